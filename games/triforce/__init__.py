"""Triforce, by Jeremiah Wittevrongel: three to six players fight for a triangle of territories.

The door is `state.Triforce`. `board` has the territories and where pyramids may go, `combat` what
happens on one stack, `stages` what a turn goes through, `text` how it is written.
"""
