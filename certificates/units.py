"""The units in which certificates are measured."""

from enum import Enum


class Unit(Enum):
    """The unit of the size of a certificate, as a noun in the singular."""

    CAPTURES = "capture"
    POSITIONS = "dead position"
    CLAUSES = "derived clause"
