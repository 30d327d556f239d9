"""Compiled alpha-beta search of Green and Greener; other packages use `search` and `values`."""
