"""Finds positions that are hard for every engine: see `climb` and `benchmark`."""
