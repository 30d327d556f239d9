"""Compiled code that search and theorem share: tables of small positions and of line removals.

Compiled functions are cached on disk. A function is compiled again when its source file has
changed, or any file of the package that this file imports.
"""
