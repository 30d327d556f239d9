"""Captures in words: the captor, its prey, and the resulting stack."""

from __future__ import annotations

from collections.abc import Callable

from greenest.games.pyramids.board import Board
from greenest.games.pyramids.stacks import COLOUR_NAMES, Capture


def capture_in_words(board: Board, capture: Capture, size: Callable[[str], str]) -> str:
    """Describe a legal capture in words. `size` describes the size of a stack."""
    captor, taken = board.stacks[capture.source], board.stacks[capture.target]
    colour, prey = COLOUR_NAMES[captor[0]], COLOUR_NAMES[taken[0]]
    return f"{colour}{_of(captor, size)} takes {prey}{_of(taken, size)}: now {size(captor + taken)}"


def height(stack: str) -> str:
    """Return the words for the height of a stack."""
    return f"{len(stack)} high"


def height_and_greens(stack: str) -> str:
    """Return the words for the height of a stack and the number of its greens."""
    greens = stack.count("G")
    return f"{height(stack)} with {greens or 'no'} green{'' if greens == 1 else 's'}"


def _of(stack: str, size: Callable[[str], str]) -> str:
    return f" ({size(stack)})" if len(stack) > 1 else ""
