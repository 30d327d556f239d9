"""Capstone and ThreeStone in numbers, for programs that learn: see `games.learning.encoding`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations, product
from random import Random

from greenest.games.capstone.game import Capstone
from greenest.games.capstone.moves import DECLINE, REDRAW
from greenest.games.capstone.piles import COLOURS, HEIGHT, Rules, capped, fair, pieces
from greenest.games.capstone.state import CapstoneState
from greenest.games.learning.encoding import Encoding, Features, each_one_hot, one_hot


def encode(game: Capstone) -> Encoding:
    """Return the encoding of Capstone or ThreeStone."""
    capstones = sorted(set(game.rules.capstones))

    def features(state: CapstoneState, player: int) -> Features:
        return _piles(state, capstones) | _goals(state, player)

    # Each of the pieces is placed once, and a move and a capstone may follow. At most one hand in
    # eight goes back, so draws are fewer than moves.
    longest = 2 + 3 * len(COLOURS) * len(game.rules.names)
    moves = _moves(game.rules, capstones)
    return Encoding(moves, (*COLOURS, REDRAW), longest, features, (2, 2), _guess)


def _moves(rules: Rules, capstones: Sequence[str]) -> tuple[str, ...]:
    names, half = rules.names, rules.piles
    goals = ["".join(goal) for goal in product(COLOURS, repeat=HEIGHT)]
    return (
        *(goal for goal in goals if fair(goal)),
        *(f"{piece}@{name}" for name in names for piece in COLOURS),
        *(f"{a}-{b}" for row in (names[:half], names[half:]) for a, b in permutations(row, 2)),
        DECLINE,
        *(f"{capstone}@{name}" for capstone in capstones for name in names),
        *(f"{capstone}{a}-{b}" for capstone in capstones for a, b in permutations(names, 2)),
    )


def _piles(state: CapstoneState, capstones: Sequence[str]) -> Features:
    cells = "".join(pieces(pile)[::-1].ljust(HEIGHT) for pile in state.piles)
    return {
        "pieces": each_one_hot(cells, COLOURS),
        "capstones": each_one_hot(
            (pile[0] if capped(pile) else "" for pile in state.piles), capstones
        ),
        "placed": one_hot(state.placed, range(len(state.piles))),
        "moved": one_hot(state.moved, COLOURS),
    }


def _goals(state: CapstoneState, player: int) -> Features:
    """Return features of the player's hand and goal, and of what is seen of the opponent's."""
    other = 1 - player
    shown = state.goals[other] if state.over else ""
    hand = state.hands[other]
    return {
        "hand": [float(state.hands[player].count(piece)) for piece in COLOURS],
        "goal": each_one_hot(state.goals[player].ljust(HEIGHT), COLOURS),
        "other hand": one_hot(len(hand), range(HEIGHT + 1)),
        "other redraws": [float(len(hand) == HEIGHT and not fair(hand))],
        "other ordered": [float(state.goals[other] != "")],
        "other goal": each_one_hot(shown.ljust(HEIGHT), COLOURS),
    }


def _guess(state: CapstoneState, player: int, rng: Random) -> CapstoneState:
    """Return the state with the opponent's hand or goal replaced by a random one.

    The new hand or goal has pieces that the player cannot see.
    """
    other = 1 - player
    held = state.hands[other] + state.goals[other]
    bag = sorted("".join(piece * count for piece, count in state.bag().items()) + held)
    hand = "".join(rng.sample(bag, len(held)))
    while not fair(hand):
        hand = "".join(rng.sample(bag, len(held)))
    ordered = state.goals[other] != ""
    mine = state.goals[player] if ordered else state.hands[player]
    theirs = hand if ordered else "".join(sorted(hand))
    both = (mine, theirs) if player == 0 else (theirs, mine)
    return replace(state, goals=both) if ordered else replace(state, hands=both)
