"""The other games among players of known skill: win rates of levels, and courses of games.

`levels` has the players, `match` plays a game and records its course, `measures` plays many.
"""
