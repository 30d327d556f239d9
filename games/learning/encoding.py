"""The games in numbers, for programs that learn: moves as numbers, what a player sees as features.

`encoding(game)` says for a game with its options chosen

- every notation a move of a player, and an outcome of chance, can ever have. The number of a move
  is its place in that list, the same in every state, whatever is legal there;
- how many moves a game can have at most;
- what a player sees as named lists of numbers, each always of the same length;
- where the game has secrets, a state that could as well be the true one by what a player sees.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product
from random import Random
from typing import Any

from greenest.games.capstone.rules import COLOURS as PIECES
from greenest.games.capstone.rules import (
    DECLINE,
    HEIGHT,
    MOST_ALIKE,
    REDRAW,
    Capstone,
    CapstoneState,
)
from greenest.games.capstone.threestone import ThreeStone
from greenest.games.grid import Grid
from greenest.games.protocol import Game
from greenest.games.pyramids.board_text import COLOURS, Board
from greenest.games.pyramids.contest import PASS, Contest, ContestState
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest, GreenestState
from greenest.games.stones.rules import COLOURS as STONE_PLAYERS
from greenest.games.stones.rules import NAMES as POCKETS
from greenest.games.stones.rules import STONES, Stones, StonesState
from greenest.games.triforce import board as triangle
from greenest.games.triforce.stages import Acting, Choosing, Ended, Offering, Rolling
from greenest.games.triforce.state import Triforce, TriforceState
from greenest.games.triforce.text import MOVES as TRIFORCE_MOVES
from greenest.games.triforce.text import PIPS as TRIFORCE_PIPS

Features = dict[str, list[float]]


@dataclass(frozen=True)
class Encoding:
    """A game in numbers.

    `longest` bounds the moves of the players in a game, and also those of chance.
    """

    moves: tuple[str, ...]
    outcomes: tuple[str, ...]
    longest: int
    features: Callable[[Any, int], Features]
    players: tuple[int, int]
    """The fewest and the most players that options of the game allow."""
    guess: Callable[[Any, int, Random], Any] | None = None
    """A state with the same observation for a player at turn, what is hidden drawn at random.

    None where nothing is hidden.
    """


def encoding(game: Game[Any]) -> Encoding:
    """Return the encoding of a game; raises ValueError if it has none or no end."""
    if type(game) not in ENCODINGS:
        raise ValueError(f"{type(game).__name__} has no encoding, which games.encoding would have")
    return ENCODINGS[type(game)](game)


def one_hot(value: Any, values: Collection[Any]) -> list[float]:
    """Return a 1 at the place of a value among all, and 0 elsewhere; all 0 if it is not there."""
    return [float(value == each) for each in values]


def _captures(rows: int, cols: int) -> tuple[str, ...]:
    """Return every capture between two cells in line, by their numbers."""
    grid = Grid(rows, cols)
    return tuple(
        f"{grid.name(source)}x{grid.name(target)}" for source, target in sorted(grid.paths)
    )


def _stacks(board: Board, undealt: int) -> Features:
    """Return for each cell the colour on top, the pyramids of each colour, and if it is undealt."""
    size = len(board.stacks)
    tops = [number for stack in board.stacks for number in one_hot(stack[:1], COLOURS)]
    counts = [float(stack.count(colour)) for stack in board.stacks for colour in COLOURS]
    hidden = [float(cell >= size - undealt) for cell in range(size)]
    return {"tops": tops, "pyramids": counts, "undealt": hidden}


def _greenest(game: Greenest) -> Encoding:
    def features(state: GreenestState, player: int) -> Features:
        return _stacks(state.board, state.undealt)

    size = game.rows * game.cols
    captures = _captures(game.rows, game.cols)
    return Encoding(captures, tuple(COLOURS), size, features, (1, 1))


def _contest(game: Contest) -> Encoding:
    players = range(game.players)
    games = game.players if game.tournament else 1
    size = game.rows * game.cols

    def features(state: ContestState, player: int) -> Features:
        return _stacks(state.board, state.undealt) | {
            "turn": one_hot(state.turn, players),
            "passes": one_hot(state.passes, range(game.players + 1)),
            "number": one_hot(state.number, range(1, games + 1)),
            "won": list(map(float, state.won)),
        }

    # Each capture can be followed by passes of all the others, and at last everybody passes.
    longest = games * size * game.players
    moves = (*_captures(game.rows, game.cols), PASS)
    seats = (game.players, game.players)
    return Encoding(moves, tuple(COLOURS), longest, features, seats)


def _stones(game: Stones) -> Encoding:
    def features(state: StonesState, player: int) -> Features:
        last = None if state.last is None else POCKETS[state.last]
        return {
            "pockets": [number for stone in state.board for number in one_hot(stone, STONES)],
            "last": one_hot(last, POCKETS),
            "turn": one_hot(STONE_PLAYERS[state.turn], STONE_PLAYERS),
            "drawn": one_hot(state.drawn, STONES),
            "left": [float(number) for supply in state.supplies for number in supply],
        }

    moves = tuple(stone + pocket for stone in STONES for pocket in POCKETS)
    total = sum(map(sum, game.start().supplies))
    outcomes = () if game.skill else tuple(STONES)
    return Encoding(moves, outcomes, total, features, (2, 2))


def _capstone(game: Capstone) -> Encoding:
    rules = game.rules
    names, capstones = rules.names, sorted(set(rules.capstones))
    goals = ["".join(goal) for goal in product(PIECES, repeat=HEIGHT)]
    half = rules.piles
    moves = (
        *(goal for goal in goals if _fair(goal)),
        *(f"{piece}@{name}" for name in names for piece in PIECES),
        *(f"{a}-{b}" for row in (names[:half], names[half:]) for a, b in permutations(row, 2)),
        DECLINE,
        *(f"{capstone}@{name}" for capstone in capstones for name in names),
        *(f"{capstone}{a}-{b}" for capstone in capstones for a, b in permutations(names, 2)),
    )

    def features(state: CapstoneState, player: int) -> Features:
        return _seen_piles(state, capstones) | _seen_goals(state, player)

    # Each of the pieces is placed once, and a move and a capstone may follow. Hands that go back
    # are no more than one of eight, so that draws will not come to as many.
    longest = 2 + 3 * len(PIECES) * len(names)
    return Encoding(moves, (*PIECES, REDRAW), longest, features, (2, 2), _guess_capstone)


def _fair(hand: str) -> bool:
    return all(hand.count(piece) <= MOST_ALIKE for piece in hand)


def _seen_piles(state: CapstoneState, capstones: Sequence[str]) -> Features:
    piles, cells = [], []
    for pile in state.piles:
        capped = pile[:1].islower()
        piles += one_hot(pile[:1] if capped else "", capstones)
        pieces = (pile[1:] if capped else pile)[::-1].ljust(HEIGHT)
        cells += [number for piece in pieces for number in one_hot(piece, PIECES)]
    return {
        "pieces": cells,
        "capstones": piles,
        "placed": one_hot(state.placed, range(len(state.piles))),
        "moved": one_hot(state.moved, PIECES),
    }


def _seen_goals(state: CapstoneState, player: int) -> Features:
    """Return one's own hand and goal, and of the other's what one sees of it."""
    other = 1 - player
    shown = state.goals[other] if state.over else ""
    hand = state.hands[other]

    def goal(text: str) -> list[float]:
        return [number for piece in text.ljust(HEIGHT) for number in one_hot(piece, PIECES)]

    return {
        "hand": [float(state.hands[player].count(piece)) for piece in PIECES],
        "goal": goal(state.goals[player]),
        "other hand": one_hot(len(hand), range(HEIGHT + 1)),
        "other redraws": [float(len(hand) == HEIGHT and not _fair(hand))],
        "other ordered": [float(state.goals[other] != "")],
        "other goal": goal(shown),
    }


def _guess_capstone(state: CapstoneState, player: int, rng: Random) -> CapstoneState:
    """Return the state with another hand or goal of the other, from the pieces one cannot see."""
    other = 1 - player
    held = state.hands[other] + state.goals[other]
    bag = sorted("".join(piece * count for piece, count in state.bag().items()) + held)
    hand = "".join(rng.sample(bag, len(held)))
    while not _fair(hand):
        hand = "".join(rng.sample(bag, len(held)))
    ordered = state.goals[other] != ""
    mine = state.goals[player] if ordered else state.hands[player]
    theirs = hand if ordered else "".join(sorted(hand))
    both = (mine, theirs) if player == 0 else (theirs, mine)
    return replace(state, goals=both) if ordered else replace(state, hands=both)


def _triforce(game: Triforce) -> Encoding:
    if game.ply_cap is None:
        raise ValueError("a game of Triforce without a cap on the plies may never end")
    letters = triangle.PLAYERS[: game.players]
    kinds = (triangle.SWORD, triangle.SHIELD)
    swaps = [letter + kind for letter in letters for kind in kinds]
    cap = game.ply_cap

    def features(state: TriforceState, player: int) -> Features:
        stage = state.stage
        start = stage.start if isinstance(stage, Acting) else _BARE
        combat = stage.territory if isinstance(stage, Offering | Rolling) else None
        taken = stage.taken if isinstance(stage, Choosing | Offering | Rolling) else ()
        sword, shield = stage.bearing if isinstance(stage, Rolling) else ("", "")
        if isinstance(stage, Offering):
            sword = stage.sword
        rolls = stage.rolls if isinstance(stage, Rolling) else ()
        return {
            "board": _triangle(state.board),
            "start": _triangle(start),
            "turn": one_hot(state.player, range(game.players)),
            "ply": [state.ply / cap],
            "stage": [float(isinstance(stage, kind)) for kind in _TRIFORCE_STAGES],
            "done": one_hot(stage.done if isinstance(stage, Acting) else None, range(3)),
            "combat": one_hot(combat, range(len(triangle.NAMES))),
            "kind": one_hot(stage.kind if isinstance(stage, Offering) else None, kinds),
            "taken": [float(swap in taken) for swap in swaps],
            "sword": one_hot(sword, letters),
            "shield": one_hot(shield, letters),
            "rolls": [float(roll) for roll in (*rolls, *[0] * (_MOST_DICE - len(rolls)))],
        }

    # A turn makes at most three stacks contested, each of up to twenty pyramids of which a combat
    # takes one, until three are left. There are more dice than there is anything else to do.
    longest = cap * 3 * (triangle.HIGHEST - 3) * _MOST_DICE
    return Encoding(TRIFORCE_MOVES, TRIFORCE_PIPS, longest, features, (3, 6))


_BARE = ("",) * len(triangle.NAMES)
_TRIFORCE_STAGES = (Acting, Choosing, Offering, Rolling, Ended)
_MOST_DICE = 7


def _triangle(board: Iterable[str]) -> list[float]:
    """Return for each territory and height the owner and the size of the pyramid."""
    owners = triangle.PLAYERS + triangle.SWORD + triangle.SHIELD
    numbers = []
    for stack in board:
        padded = stack.ljust(2 * triangle.HIGHEST)
        for owner, size in zip(padded[::2], padded[1::2], strict=True):
            numbers += one_hot(owner, owners) + one_hot(size, triangle.SIZES)
    return numbers


ENCODINGS: dict[type, Callable[[Any], Encoding]] = {
    Capstone: _capstone,
    Green: _contest,
    Greener: _contest,
    Greenest: _greenest,
    Stones: _stones,
    ThreeStone: _capstone,
    Triforce: _triforce,
}
