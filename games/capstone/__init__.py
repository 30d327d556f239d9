"""Capstone and its sibling; the doors are `rules.Capstone` and `threestone.ThreeStone`."""
