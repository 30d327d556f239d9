"""Depth-first search with restarts and a transposition table."""
