"""Positions that are hard for every engine; the doors are `climb` and `benchmark`."""
