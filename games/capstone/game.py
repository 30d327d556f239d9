"""Capstone, a game for two by Jeremiah Wittevrongel: build piles that match a secret goal.

ThreeStone is an adaptation by the same designer, with fewer pieces and two capstones alike. Both
games are here. `parse` reads the text of a state. It accepts piles that no earlier turns lead to,
so a state can be set up by hand.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from greenest.games.capstone.moves import PILE
from greenest.games.capstone.piles import (
    COLOURS,
    HEIGHT,
    SIZES,
    Rules,
    capped,
    fair,
    pieces,
)
from greenest.games.capstone.state import CapstoneState
from greenest.games.plurals import many
from greenest.games.protocol import Game

_ROWS = " ".join(rf"{size}=(?P<{size}>\S+)" for size in SIZES)
_STATE = re.compile(
    rf"{_ROWS} hands=(?P<hands>\S+) goals=(?P<goals>\S+) "
    rf"placed=(?P<placed>-|{PILE}) moved=(?P<moved>[-{COLOURS}])"
)


@dataclass(frozen=True, slots=True)
class Capstone(Game[CapstoneState]):
    """Two players build piles that match secret goals; capstones block piles.

    After the move of a piece, the capstone of its colour must move. There are no options.
    """

    rules: ClassVar[Rules] = Rules(piles=5, smalls=4, capstones="bgry")

    @property
    def players(self) -> int:
        """Two."""
        return 2

    def start(self) -> CapstoneState:
        """Return the state with empty piles, before the hands are drawn."""
        return CapstoneState(self.rules, ("",) * (len(SIZES) * self.rules.piles))

    def parse(self, text: str) -> CapstoneState:
        """Read the text of a state; raises ValueError naming the fault."""
        match = _STATE.fullmatch(text)
        if not match:
            raise ValueError(
                f"{text!r} is no state of this game, which is written as L=RG/./… M=./yB/… "
                "hands=-/- goals=BGBY/RGYB placed=L1 moved=-"
            )
        state = CapstoneState(
            self.rules,
            tuple(pile for size in SIZES for pile in _read_row(self.rules, size, match[size])),
            _read_pair("hands", match["hands"]),
            _read_pair("goals", match["goals"]),
            None if match["placed"] == "-" else self.rules.pile(match["placed"]),
            match["moved"].replace("-", ""),
        )
        for check in (_check_capstones, _check_smalls, _check_setup, _check_turn):
            check(state)
        return state


@dataclass(frozen=True, slots=True)
class ThreeStone(Capstone):
    """Capstone with fewer pieces; a player may move either of the two capstones.

    After the move of a piece, one of the two must move. There are no options.
    """

    rules: ClassVar[Rules] = Rules(piles=3, smalls=3, capstones="ww")


def _read_row(rules: Rules, size: str, text: str) -> list[str]:
    """Read the piles of one size.

    Raises ValueError for a wrong number of piles, a malformed pile, or too many pieces of a colour.
    """
    row = ["" if pile == "." else pile for pile in text.split("/")]
    if len(row) != rules.piles:
        raise ValueError(f"{size} has {many(len(row), 'pile')}, not {rules.piles}")
    for pile in row:
        if not re.fullmatch(f"[{rules.capstones}]?[{COLOURS}]{{0,{HEIGHT}}}", pile):
            raise ValueError(f"{pile!r} is no pile: a capstone if any, and up to four pieces")
    for colour in COLOURS:
        if "".join(row).count(colour) > rules.piles:
            raise ValueError(
                f"{size} has more than {many(rules.piles, 'piece')} of the colour {colour}"
            )
    return row


def _read_pair(key: str, text: str) -> tuple[str, ...]:
    """Read the two hands or the two goals; raises ValueError unless each has at most four pieces.

    `key` is the name of the field, for the message.
    """
    pair = tuple("" if part == "-" else part for part in text.split("/"))
    if len(pair) != 2 or not all(re.fullmatch(f"[{COLOURS}]{{0,{HEIGHT}}}", part) for part in pair):
        raise ValueError(
            f"{key}={text} is not two times up to four pieces, each - if there is none"
        )
    return pair


def _check_capstones(state: CapstoneState) -> None:
    found = Counter(pile[0] for pile in state.piles if capped(pile))
    if found - Counter(state.rules.capstones):
        raise ValueError(f"more capstones are on the piles than {' '.join(state.rules.capstones)}")


def _check_smalls(state: CapstoneState) -> None:
    """Raise ValueError unless the hands and goals can be drawn from the bag."""
    drawn = "".join((*state.hands, *state.goals))
    if any(drawn.count(colour) > state.rules.smalls for colour in COLOURS):
        raise ValueError(f"there are only {state.rules.smalls} small pieces of each colour")
    if any(hand != "".join(sorted(hand)) for hand in state.hands):
        raise ValueError("the pieces of a hand are in the order of the alphabet")
    if any(goal and (len(goal) < HEIGHT or not fair(goal)) for goal in state.goals):
        raise ValueError("a goal has four pieces, at most two of them alike")


def _check_setup(state: CapstoneState) -> None:
    """Raise ValueError unless the hands were drawn and ordered in the right sequence."""
    drawer = state.drawer
    if any(hand and goal for hand, goal in zip(state.hands, state.goals, strict=True)):
        raise ValueError("an ordered hand is a goal and no hand any more")
    if (drawer is not None and any(state.goals)) or (drawer == 0 and state.hands[1]):
        raise ValueError("player 2 draws after player 1, and goals are ordered after both have")
    if state.goals[1] and not state.goals[0]:
        raise ValueError("player 1 orders the goal first")


def _check_turn(state: CapstoneState) -> None:
    """Raise ValueError unless `placed` and `moved` are possible with these piles."""
    if not all(state.goals) and (any(state.piles) or state.within_turn):
        raise ValueError("the piles are empty until there are goals")
    if state.placed is not None and state.moved:
        raise ValueError("a turn is either at placed=… or at moved=…")
    if state.placed is not None:
        pile = state.piles[state.placed]
        if not pile or capped(pile):
            raise ValueError(f"no piece can have been placed on {state.rules.names[state.placed]}")
        if not state.shifts():
            raise ValueError("no piece can be moved, so the turn is over: placed=-")
    if state.moved and not _can_have_moved(state):
        raise ValueError(f"no piece {state.moved} can have been moved")


def _can_have_moved(state: CapstoneState) -> bool:
    """Return whether a piece of the colour `moved` is on top of a pile without a capstone.

    There must also be another piece, since a piece was placed before one was moved.
    """
    placed = "".join(map(pieces, state.piles))
    return len(placed) > 1 and any(pile[:1] == state.moved for pile in state.piles)
