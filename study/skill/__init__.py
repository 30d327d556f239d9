"""Games among players of known skill: win rates of levels, and how games go.

`levels` makes the players, `match` plays one game, and `measures` plays many.
"""
