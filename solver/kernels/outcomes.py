"""Codes of what a call of an engine found for a board."""

OPEN, SOLVED, EXHAUSTED = range(3)
"""Codes that presolve's kernel returns: not decided; solved by its search; refuted by its
search."""
DEAD, SOLVED_BY_BEAM, REFUTED_BY_BEAM = range(4, 7)
"""Further codes of presolve: dead for a static reason; solved by a beam; refuted by a beam."""
SOLVED_BY_LINES, UNASKED = 7, 8
"""Other codes: solved by line removal; not examined."""
