"""The engines of `solver.decide`; each can also be used alone."""
