"""Positions as clauses, and a search of clauses that learns; `solver.engines.sat` is the engine."""
