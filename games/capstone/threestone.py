"""ThreeStone, an adaptation of Capstone by its designer: fewer pieces, and two capstones alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from greenest.games.capstone.game import Capstone
from greenest.games.capstone.piles import Rules


@dataclass(frozen=True, slots=True)
class ThreeStone(Capstone):
    """Capstone with fewer pieces, and two capstones; either may move.

    There are no options.
    """

    rules: ClassVar[Rules] = Rules(piles=3, smalls=3, capstones="ww")
