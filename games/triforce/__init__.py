"""Triforce, by Jeremiah Wittevrongel: three to six players fight for a triangle of territories.

The door is `game.Triforce`. `board` has the territories and the reach of pyramids, `combat` the
fight on one stack, `stages` the stages of a turn, `rules` the consequences of the options, and
`state` the course of a game. `moves` and `text` write a game, `checks` refuses impossible texts,
`drawing` shows it, `encoding` turns it into numbers.
"""
