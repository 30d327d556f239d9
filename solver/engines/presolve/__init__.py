"""Presolve: static reasons, a short search and narrow beams; they decide most sparse positions."""
