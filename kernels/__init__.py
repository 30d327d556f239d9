"""Compiled code that search and theorem share: tables of small positions and of line removals."""
