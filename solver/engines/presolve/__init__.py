"""Presolve: static reasons, some search and narrow beams, which answer most sparse positions."""
