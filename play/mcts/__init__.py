"""Compiled Monte Carlo tree search of 3 Stones, Capstone, ThreeStone and Green: `search`.

Random games of Triforce, too: `triforce`.
"""
