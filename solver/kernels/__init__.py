"""Code that search and theorem share, compiled, and tables of small positions and of removals.

Compiled functions are cached on disk. A function is compiled again after a change of its source
file, or of a file that the source file imports from this package.
"""
