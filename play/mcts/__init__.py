"""Compiled Monte Carlo tree search of all games for several players but Triforce, in `search`."""
