"""Games written down move by move, for people to read and tests to replay.

    game greenest rows=1 cols=3
    chance: W
    chance: G
    chance: B
    player 1: b1xa1
    player 1: c1xb1
    ...
    returns: 1
    end:
    (BGW)..

Players are counted from 1. A game with points has a line `scores:` after the returns. The text of
the last state reaches to the end of the file. Lines that begin with # are remarks.
"""

from typing import NamedTuple

from checkout import ROOT
from greenest.games.options import format_options, make_game
from greenest.games.protocol import CHANCE
from greenest.games.registry import GAMES

FOLDER = ROOT / "tests" / "games" / "transcripts"
ENDING = ("returns", "scores")


class Transcript(NamedTuple):
    """A game, its moves as (who, notation), its outcome by name, and the text of the last state."""

    game: object
    moves: list[tuple[str, str]]
    outcome: dict[str, tuple[float, ...]]
    end: str


def path_of(variant):
    return FOLDER / f"{variant.replace(' ', '-')}.txt"


def who(state):
    return "chance" if state.actor == CHANCE else f"player {state.actor + 1}"


def outcome_of(state):
    return {name: getattr(state, name)() for name in ENDING if hasattr(state, name)}


def heading(game):
    """Return the first line, with the game and its options."""
    return " ".join(["game", GAMES.name_of(game), *format_options(game)])


def write(game, moves):
    """Return the transcript of moves from the start of a game to its end."""
    lines = [heading(game)]
    state = game.start()
    for move in moves:
        lines.append(f"{who(state)}: {state.format_move(move)}")
        state = state.play(move)
    for each, numbers in outcome_of(state).items():
        lines.append(" ".join([f"{each}:", *(f"{number:.15g}" for number in numbers)]))
    return "\n".join([*lines, "end:", str(state), ""])


def read(text):
    """Return the transcript that a text holds."""
    head, _, end = text.partition("\nend:\n")
    first, *lines = (line for line in head.splitlines() if not line.startswith("#"))
    _, name, *options = first.split()
    pairs = [tuple(line.split(": ", 1)) for line in lines]
    outcome = {
        label: tuple(map(float, numbers.split())) for label, numbers in pairs if label in ENDING
    }
    moves = [pair for pair in pairs if pair[0] not in ENDING]
    return Transcript(make_game(GAMES[name], options), moves, outcome, end.removesuffix("\n"))
