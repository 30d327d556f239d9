"""The engines of `solver.decide`; each of them can be used alone."""
