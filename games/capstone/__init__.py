"""Capstone and ThreeStone: piles that match a secret goal. The doors are the classes of `game`."""
