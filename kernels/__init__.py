"""Compiled code that search and theorem share: tables of small positions and of line removals.

Here and in every other room, compiled functions that call each other share a module: what was
compiled is kept under a digest of that source file, and it is not noticed when a callee or constant
in another file has changed, unless `compiled` is told of the other module. `kernels.bits` is an
exception, generated into its callers.
"""
