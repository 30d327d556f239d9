"""`--moves`: captures already made on a board, from which a command continues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import click

from greenest.certificates.claim import check_claim
from greenest.commands.shared.exits import RefutedError, UnusableError
from greenest.commands.shared.printing import Printable, drawing, many
from greenest.commands.shared.reading import Given
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.moves import split_moves

moves_option = click.option(
    "--moves", metavar="MOVES", help='Go on after captures, such as "a1xa2, c2xa2".'
)


@dataclass(frozen=True, slots=True)
class Played:
    """A board and the captures made on it."""

    start: Position
    moves: tuple[str, ...]

    def beside(self, answer: Printable) -> Continued:
        """Return an answer about the position reached together with how it was reached."""
        return Continued(answer, self)


@dataclass(frozen=True, slots=True)
class Continued:
    """An answer about a position, and how it was reached."""

    answer: Printable
    played: Played

    def as_json(self) -> dict[str, Any]:
        """Return the answer under its keys, then the start and the captures."""
        played = {"start": str(self.played.start), "played": list(self.played.moves)}
        return self.answer.as_json() | played


def play_on(given: Given, text: str) -> tuple[Played, Given]:
    """Make captures on a board; return them, and the board that they lead to."""
    played = Played(given.position, split_moves(text))
    line = check_claim(played.start, played.moves)
    if line.end is None:
        assert line.wrong_move is not None
        error = RefutedError if line.is_capture else UnusableError
        raise error(wrong_move(played.moves, line.wrong_move, line.reason))
    label = f"{given.origin.where} after {many(len(played.moves), 'capture')}"
    return played, Given(given.origin._replace(label=label), line.end.board)


def wrong_move(moves: Sequence[str], number: int, reason: str | None) -> str:
    """Say which move is wrong, counted from 1, and why."""
    return f"move {number}, {moves[number - 1]}: {reason}"


def drawn_steps(start: Position, moves: Sequence[str], first: int = 1) -> Iterator[str]:
    """Draw the position after each capture; the first one has the number `first`."""
    position = start
    for number, move in enumerate(moves, first):
        position = position.after(move)
        yield from ("", f"  {number}. {move}", "", *drawing(position.board))
