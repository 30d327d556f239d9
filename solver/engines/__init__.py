"""The engines of `solver.decide`; each can answer the question alone."""
