"""Compiled code that search and theorem share: tables of small positions and of line removals.

Here and in every other room, compiled functions that call each other share a module: numba keeps
what it compiled beside the source, by the time that file was changed, and does not notice when a
callee or a constant in another file has changed. So a module that is too long is split between
functions that do not call each other. `kernels.bits` is the exception, generated into its callers.
"""
