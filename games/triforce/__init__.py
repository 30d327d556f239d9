"""Triforce, in which three to six players fight for a triangle; `game.Triforce` is the game."""
