"""CDCL: a position as CNF, and conflict-driven clause learning with an acyclic order of cells."""
