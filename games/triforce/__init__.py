"""Triforce, by Jeremiah Wittevrongel: three to six players fight for a triangle of territories.

The door is `Triforce`. `board` has the territories and where pyramids may go, `combat` what happens
on one stack, `stages` what there is to decide in a turn, `state` the course of the game, and `text`
how it is written, read and drawn.
"""

from games.triforce.state import Triforce, TriforceState

__all__ = ["Triforce", "TriforceState"]
