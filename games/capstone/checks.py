"""Impossible states of Capstone whose text is well-formed.

Whether earlier turns can lead to the piles is not checked, so a state can be set up by hand.
"""

from __future__ import annotations

from collections import Counter

from greenest.games.capstone.goals import fair
from greenest.games.capstone.piles import COLOURS, HEIGHT, capped, capstones, pieces
from greenest.games.capstone.state import CapstoneState


def check_state(state: CapstoneState) -> None:
    """Raise ValueError with the first thing that is wrong with a state."""
    for check in (_check_capstones, _check_smalls, _check_setup, _check_turn):
        check(state)


def _check_capstones(state: CapstoneState) -> None:
    """Raise ValueError if a capstone is on several piles."""
    if capstones(state.piles) - Counter(state.rules.capstones):
        raise ValueError(f"more capstones are on the piles than {' '.join(state.rules.capstones)}")


def _check_smalls(state: CapstoneState) -> None:
    """Raise ValueError unless the hands and goals can come from the bag."""
    drawn = "".join((*state.hands, *state.goals))
    if any(drawn.count(colour) > state.rules.smalls for colour in COLOURS):
        raise ValueError(f"there are only {state.rules.smalls} small pieces of each colour")
    if any(hand != "".join(sorted(hand)) for hand in state.hands):
        raise ValueError("the pieces of a hand are in the order of the alphabet")
    if any(goal and (len(goal) < HEIGHT or not fair(goal)) for goal in state.goals):
        raise ValueError("a goal has four pieces, at most two of them alike")


def _check_setup(state: CapstoneState) -> None:
    """Raise ValueError unless the hands were drawn and ordered one after the other."""
    drawer = state.drawer
    if any(hand and goal for hand, goal in zip(state.hands, state.goals, strict=True)):
        raise ValueError("an ordered hand is a goal and no hand any more")
    if (drawer is not None and any(state.goals)) or (drawer == 0 and state.hands[1]):
        raise ValueError("player 2 draws after player 1, and goals are ordered after both have")
    if state.goals[1] and not state.goals[0]:
        raise ValueError("player 1 orders the goal first")


def _check_turn(state: CapstoneState) -> None:
    """Raise ValueError unless the step of the turn fits the piles."""
    if not all(state.goals) and (any(state.piles) or state.within_turn):
        raise ValueError("the piles are empty until there are goals")
    if state.placed is not None and state.moved:
        raise ValueError("a turn is either at placed=… or at moved=…")
    if state.placed is not None:
        pile = state.piles[state.placed]
        if not pile or capped(pile):
            raise ValueError(f"no piece can have been placed on {state.rules.names[state.placed]}")
        if not state.shifts():
            raise ValueError("there is no piece to move, so that the turn is over at placed=-")
    if state.moved and not _can_have_moved(state):
        raise ValueError(f"no piece {state.moved} can have been moved")


def _can_have_moved(state: CapstoneState) -> bool:
    """Return whether a pile has such a piece on top, and another one was placed."""
    placed = "".join(map(pieces, state.piles))
    return len(placed) > 1 and any(pile[:1] == state.moved for pile in state.piles)
