"""The other games among players of known skill: win rates between levels, and courses of games.

`levels` are the players, `match` plays one game and records its course, `measures` plays many.
"""
