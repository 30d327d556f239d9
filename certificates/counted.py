"""What the size of a certificate counts."""

from enum import Enum


class Counted(Enum):
    """What a certificate consists of, as a word for one of them."""

    CAPTURES = "capture"
    POSITIONS = "dead position"
    CLAUSES = "derived clause"
