"""The unit of the size of a certificate."""

from enum import Enum


class Counted(Enum):
    """The parts of a certificate, as a word for one of them."""

    CAPTURES = "capture"
    POSITIONS = "dead position"
    CLAUSES = "derived clause"
