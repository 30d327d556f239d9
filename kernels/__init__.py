"""Compiled code that search and theorem share: tables of small positions and of line removals.

Here and in every other room, compiled functions that call each other share a module: what was
compiled is kept under a digest of that source file, and it is not noticed when a callee or constant
in another file has changed. So a module that is too long is split between
functions that do not call each other. `kernels.bits` is the exception, generated into its callers.
"""
