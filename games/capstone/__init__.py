"""Capstone and ThreeStone, in which piles match a secret goal; `game` has both games."""
