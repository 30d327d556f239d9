"""Composed puzzles, and the players of several strengths who tell how hard they are."""
