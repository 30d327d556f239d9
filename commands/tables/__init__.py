"""Reads tables of boards row by row, and prints rows of answers."""
