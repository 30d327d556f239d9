"""Positions of each game, with their moves and results, to test other implementations.

Each row of JSON describes one position: the game, its options, the state as text, and who acts (a
player from 1, `chance`, or null at the end). The row has the legal moves in order, with their
probabilities if chance acts, and one of these moves with the text of the state after it. If the
game has points, the row has the points of each player. At the end of a game, it has the shares of
the win. `perft` has the numbers of sequences of one, two and three moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any, cast

from greenest.games.options import format_options, make_game
from greenest.games.perft import TooManyError, perft
from greenest.games.protocol import CHANCE, Game, State
from greenest.games.registry import GAMES
from greenest.play.opponents import choose_greedily, choose_randomly
from greenest.play.simulation import draw_outcome

OPTIONS: dict[str, tuple[str, ...]] = {
    "3stones": ("", "first=B", "skill=yes", "spotted=0,7"),
    "capstone": ("",),
    "green": ("", "rows=2 cols=3", "rows=3 cols=3 tie=again", "rows=3 cols=3 tournament=yes"),
    "greener": (
        "",
        "each=12",
        "rows=2 cols=3",
        "rows=3 cols=4 tie=again",
        "rows=3 cols=4 tournament=yes",
    ),
    "greenest": ("", "rows=2 cols=3"),
    "threestone": ("",),
    "triforce": (
        "ply_cap=40",
        "ply_cap=40 players=6",
        "ply_cap=40 players=4 lone_combat=yes first=2",
        "ply_cap=40 layout=3/12/231/3123/12312 seats=e5,e1,a1",
        "ply_cap=30 sword=turn",
        "ply_cap=40 shield=taker",
    ),
}
"""The options of each game for which positions are generated; a variant of a game has the options
of this game."""
DEEPEST, MOST_STATES = 3, 200
"""The length of the longest sequences counted, and the largest number of states visited to count
them."""


def tried_options(name: str) -> tuple[str, ...]:
    """Return the options for which positions of a game are generated.

    They are those of `OPTIONS`, and each option of yes or no that is not among them.
    """
    variant = GAMES[name]()
    kinds = {type(GAMES[base]()): options for base, options in OPTIONS.items()}
    found = OPTIONS.get(name) or next(kinds[kind] for kind in kinds if isinstance(variant, kind))
    switches = (each.name for each in fields(cast(Any, variant)) if each.type == "bool")
    return (*found, *(f"{each}=yes" for each in switches if f"{each}=" not in " ".join(found)))


def rows(name: str, count: int, seed: int) -> Iterator[dict[str, Any]]:
    """Yield `count` rows for each item of `tried_options(name)`, chosen at random by `seed`."""
    for texts in tried_options(name):
        game = make_game(GAMES[name], texts.split())
        rng = Random(f"{seed}/{name}/{texts}")
        for number in range(count):
            states = _played(game, rng, is_greedy=number % 2 == 1)
            state = states[-1] if number == 0 else rng.choice(states)
            yield _row(name, game, state, rng)


def _played(game: Game[Any], rng: Random, is_greedy: bool) -> list[State[Any]]:
    """Return the last two states of the deal and all later states of a random or greedy game."""
    choose = choose_greedily if is_greedy else choose_randomly
    states: list[State[Any]] = [game.start()]
    while not states[-1].over:
        state = states[-1]
        move = draw_outcome(state, rng) if state.actor == CHANCE else choose(state, rng)
        states.append(state.play(move))
    first = next(ply for ply, state in enumerate(states) if state.actor != CHANCE)
    return states[max(first - 2, 0) :]


def _row(name: str, game: Game[Any], state: State[Any], rng: Random) -> dict[str, Any]:
    moves = state.legal_moves()
    row: dict[str, Any] = {
        "game": name,
        "options": format_options(game),
        "position": str(state),
        "actor": None if state.over else "chance" if state.actor == CHANCE else state.actor + 1,
        "moves": list(map(state.format_move, moves)),
    }
    if state.chances():
        row["chances"] = list(map(str, state.chances().values()))
    if moves:
        move = rng.choice(moves)
        row |= {"move": state.format_move(move), "after": str(state.play(move))}
    if hasattr(state, "scores"):
        row["scores"] = state.scores()
    return row | ({"returns": state.returns()} if state.over else {"perft": _perft(state)})


def _perft(state: State[Any]) -> tuple[int, ...]:
    """Return the numbers of sequences of one, two and three moves.

    Lengths that need visits to more than `MOST_STATES` states are left out.
    """
    found: tuple[int, ...] = ()
    for depth in range(1, DEEPEST + 1):
        try:
            found = perft(state, depth, MOST_STATES)
        except TooManyError:
            break
    return found
