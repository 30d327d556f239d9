"""Triforce, by Jeremiah Wittevrongel: three to six players fight for a triangle of territories.

The door is `game.Triforce`. `board` has the territories and where pyramids may go, `combat` what
happens on one stack, `stages` what a turn goes through, `rules` what the options settle, and
`state` the course of a game. `moves` and `text` say how a game is written, `checks` what is refused
when it is read, `drawing` how it is shown, `encoding` how a program learns it.
"""
