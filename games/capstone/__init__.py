"""Capstone and its adaptation ThreeStone: build piles that match a secret goal.

The doors are `game.Capstone` and `threestone.ThreeStone`, one engine with two descriptions. `piles`
and `goals` are what is played with, `moves` what can be done and `objections` what cannot, `state`
the course of a game. `text` and `checks` write and read it, `drawing` shows it, `encoding` says how
a program learns it.
"""
