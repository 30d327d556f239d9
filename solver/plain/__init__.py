"""Engines in plain Python: for easy positions, what the compiled ones answer, before any of them.

A plain engine gives the status, the captures and the nodes of the compiled one, or raises
`effort.TooHardError`. So a verdict does not depend on what was compiled, and a first answer need
not wait for it.
"""
