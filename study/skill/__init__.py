"""The other games among players of known skill: who beats whom, and how such games go.

`levels` are the players, `match` plays one game and notes its course, `measures` plays many.
"""
