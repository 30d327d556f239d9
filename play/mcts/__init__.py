"""Compiled Monte Carlo tree search of 3 Stones, Capstone, ThreeStone and Green, in `search`.

`playouts` has compiled random games of Green, Greener and 3 Stones, `triforce` those of Triforce.
"""
