"""The CDCL engine: encodes a position as CNF, and solves it by conflict-driven clause learning."""
