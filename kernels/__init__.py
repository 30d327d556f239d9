"""Compiled code that search and theorem share: tables of small positions and of line removals.

Compiled functions are cached under a digest of their source file and of all files of the package
that it imports, so they are compiled again after a change of a function or constant in another
file.
"""
