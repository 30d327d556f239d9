"""Capstone and its adaptation ThreeStone: build piles that match a secret goal.

The doors are `game.Capstone` and `threestone.ThreeStone`, one engine with two descriptions. `piles`
and `goals` are the material, `moves` the legal moves and `objections` the reasons against others,
`state` the course of a game. `text` and `checks` write and read it, `drawing` shows it, `encoding`
turns it into numbers.
"""
