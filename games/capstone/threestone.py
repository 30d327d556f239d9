"""ThreeStone, an adaptation of Capstone by its designer: fewer pieces, and two capstones alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from greenest.games.capstone.rules import Capstone, Rules


@dataclass(frozen=True, slots=True)
class ThreeStone(Capstone):
    """Capstone with fewer pieces, and two capstones of which either moves.

    There are no options.
    """

    rules: ClassVar[Rules] = Rules(piles=3, smalls=3, capstones="ww")
