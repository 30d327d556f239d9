"""Compiled code that search and theorem share: tables of small positions and of line removals.

What was compiled of a function is kept under a digest of its source file and of all that this
imports from the package, so a change of a callee or constant in another file compiles it anew.
"""
