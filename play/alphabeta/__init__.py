"""Compiled alpha-beta search of Green and Greener; other rooms use `search`."""
