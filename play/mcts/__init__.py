"""Compiled Monte Carlo tree search of 3 Stones, Capstone, ThreeStone and Green: `search`.

Random games of Green, Greener and 3 Stones: `playouts`; of Triforce: `triforce`.
"""
