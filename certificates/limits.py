"""The limits and the units of certificates: the writer and both checkers have these alone.

docs/certificates.md has the limits in a table, and proof/greenest_check.ml once more.
"""

from enum import Enum

MOST_STACKS_OF_LEVELS = 64 * 64
"""The most stacks of a board with levels: the cells of the largest board that may have holes."""
LEAST_STACKS_OF_CLAUSES = 2
MOST_STACKS_OF_CLAUSES = 256
MOST_VARIABLES = 245_728
"""The most variables of a board with clauses: those of the full board of 16x16."""
MOST_COMMENTS = 8
"""The most comment lines after the first line."""
MOST_DIGITS = 9
"""The most digits of a number in a clause or a step."""

LONGEST_LINE = MOST_STACKS_OF_LEVELS + 1
"""The most bytes, with its line feed, in a line that is not a board, moves, a clause or a step."""
LONGEST_BOARD = 2_097_152
LONGEST_MOVES = 17_000_000
"""The most bytes in a line of moves: on a column of 1,000,000 cells all may end on a1000000."""
LONGEST_STEP = 1_048_576
"""The most bytes in a line with a clause, or with a step and its hints."""


class Unit(Enum):
    """The unit of the size of a certificate, as a noun in the singular."""

    CAPTURES = "capture"
    POSITIONS = "dead position"
    CLAUSES = "derived clause"
