"""Capstone, a game for two by Jeremiah Wittevrongel: build piles that match a secret goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from greenest.games.capstone.checks import check_state
from greenest.games.capstone.piles import SIZES, Rules
from greenest.games.capstone.state import CapstoneState
from greenest.games.capstone.text import read_state
from greenest.games.protocol import Game


@dataclass(frozen=True, slots=True)
class Capstone(Game[CapstoneState]):
    """Two players build piles that match secret goals; capstones block piles.

    After a piece the capstone of its colour moves. There are no options.
    """

    rules: ClassVar[Rules] = Rules(piles=5, smalls=4, capstones="bgry")

    @property
    def players(self) -> int:
        """Two."""
        return 2

    def start(self) -> CapstoneState:
        """Return the empty piles, with both hands still to be drawn."""
        return CapstoneState(self.rules, ("",) * (len(SIZES) * self.rules.piles))

    def parse(self, text: str) -> CapstoneState:
        """Read the text of a state; raises ValueError naming the fault."""
        state = CapstoneState(self.rules, *read_state(self.rules, text))
        check_state(state)
        return state
