"""`verify`: a setup's defects, a claimed solution, or a proof."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from greenest.certificates.checker import Proven, RefusedError, check_file
from greenest.certificates.claim import CheckedClaim, check_claim
from greenest.commands.shared.exits import REFUSED, WRONG_USAGE, Outcome, failing_file
from greenest.commands.shared.options import (
    board_arguments,
    engine_option,
    json_option,
    limit_options,
)
from greenest.commands.shared.printing import drawing, many, print_json, print_lines, wrap
from greenest.commands.shared.progress import counted
from greenest.commands.shared.reading import only_one, read_boards, read_given
from greenest.commands.shared.search import decide_board
from greenest.commands.shared.verdicts import proof_size, verdict_lines
from greenest.games.pyramids.board_text import Board, BoardError
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.setup import setup_defects
from greenest.solver.verdict import Limits, Status, Verdict

if TYPE_CHECKING:
    from greenest.study.difficulty.rating import Rating

VERDICT_KEYS = (
    *("board", "rows", "cols", "pieces", "verdict"),
    *("engine", "moves", "reason", "nodes", "seconds"),
)


@click.command()
@board_arguments
@click.option("--moves", metavar="MOVES", help='A claimed solution, such as "a1xa2, c2xa2".')
@click.option(
    "--certificate",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A proof written by solve --certificate.",
)
@engine_option
@limit_options
@json_option
def verify(
    boards: tuple[str, ...],
    moves: str | None,
    certificate: Path | None,
    engine: str,
    limits: Limits,
    as_json: bool,
) -> None:
    """Name a setup's defects, or check claimed moves or a proof.

    Unequal colours or empty cells make a board no proper setup, but it is decided all the same.
    With --moves, exactly one position is given. With --certificate none needs to be, for the file
    names it; if one is, the proof must be of that one. The solver takes no part in either.
    """
    outcome = Outcome()
    if moves is not None and certificate is not None:
        raise click.UsageError("--moves and --certificate are checked one at a time.")
    if moves is not None:
        _verify_moves(boards, moves, as_json, outcome)
    elif certificate is not None:
        _verify_certificate(certificate, boards, as_json, outcome)
    else:
        _verify_setups(boards, limits, engine, as_json, outcome)
    outcome.exit()


@dataclass(frozen=True, slots=True)
class CheckedSetup:
    """The defects of a setup and, if it can be read, the verdict on it and its difficulty."""

    defects: tuple[str, ...]
    board: Board | None = None
    verdict: Verdict | None = None
    rating: Rating | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the verdict, the defects and the difficulty under their published keys."""
        verdict = self.verdict.as_json() if self.verdict else dict.fromkeys(VERDICT_KEYS)
        difficulty = self.rating and self.rating.level
        return verdict | {"defects": list(self.defects), "difficulty": difficulty}

    def lines(self) -> list[str]:
        """Return the same for people, with a drawing."""
        if self.board is None or self.verdict is None:
            return [*_defect_lines(self.defects), "not decided: this is no board"]
        found = [*_defect_lines(self.defects), *verdict_lines(self.verdict)]
        return [*drawing(self.board), *found, *_rating_lines(self.rating)]


def _verify_setups(
    boards: Sequence[str], limits: Limits, engine: str, as_json: bool, outcome: Outcome
) -> None:
    """Name the defects of each setup, and decide it all the same."""
    for where, board in counted(read_given(boards, outcome)):
        if isinstance(board, BoardError):
            outcome.codes.add(WRONG_USAGE)
            checked = CheckedSetup(tuple(map(str, board.defects)))
        else:
            verdict = decide_board(board, limits, engine, outcome)
            defects = tuple(setup_defects(board))
            checked = CheckedSetup(defects, board, verdict, _rating(verdict))
        if as_json:
            print_json(checked)
        else:
            print_lines(*wrap(where), *checked.lines(), "")


def _defect_lines(defects: Sequence[str]) -> list[str]:
    if not defects:
        return ["a proper setup"]
    return [line for defect in defects for line in wrap(f"- {defect}")]


def _rating(verdict: Verdict) -> Rating | None:
    """Return how hard a solvable position is for a person."""
    if verdict.status is not Status.SOLVABLE:
        return None
    from greenest.study.difficulty.rating import rate

    return rate(verdict.position)


def _rating_lines(rating: Rating | None) -> list[str]:
    if rating is None:
        return []
    found = f"{rating.solved:,} of {rating.games:,} random games solve it"
    return wrap(f"difficulty: {rating.level}; {found}", "  ")


@dataclass(frozen=True, slots=True)
class CheckedProof:
    """What a certificate proves, or why it is refused, and the seconds it took to find out."""

    proven: Proven | None
    refused: str | None
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Return the finding under its published keys; a refused proof names no board."""
        proven = self.proven
        return {
            "board": str(proven.position) if proven else None,
            "verdict": proven.verdict if proven else None,
            "accepted": proven is not None,
            "reason": self.refused,
            "seconds": round(self.seconds, 6),
        }

    def lines(self) -> list[str]:
        """Return the finding for people."""
        proven = self.proven
        if proven is None:
            return wrap(f"refused: {self.refused}")
        size = proof_size(proven.verdict, proven.size)
        head = wrap(f"accepted: {proven.verdict}: {proven.position}")
        return [*head, f"  {size}, {self.seconds:.3f} s"]


def _verify_certificate(path: Path, boards: Sequence[str], as_json: bool, outcome: Outcome) -> None:
    """Check a proof by the rules alone, and that it is of the claimed position if there is one."""
    claimed = None
    if boards:
        claimed = only_one(read_boards(boards, outcome), outcome, "--certificate proves").board
    checked = _checked(path, claimed)
    if checked.refused:
        outcome.codes.add(REFUSED)
    if as_json:
        print_json(checked)
    else:
        print_lines(*checked.lines())


def _checked(path: Path, claimed: Board | None) -> CheckedProof:
    """Check a certificate, of the claimed position if one is."""
    started = perf_counter()
    try:
        with failing_file(path):
            proven = check_file(path)
    except RefusedError as error:
        return CheckedProof(None, str(error), perf_counter() - started)
    seconds = perf_counter() - started
    if claimed and Position.of_board(claimed) != proven.position:
        reason = f"the proof is of another position, {proven.position}"
        return CheckedProof(None, reason, seconds)
    return CheckedProof(proven, None, seconds)


@dataclass(frozen=True, slots=True)
class CheckedMoves:
    """A claimed solution of a board and what came of it."""

    board: Board
    moves: tuple[str, ...]
    claim: CheckedClaim

    def as_json(self) -> dict[str, Any]:
        """Return the finding under its published keys."""
        return {"board": str(self.board)} | self.claim._asdict()

    def lines(self) -> list[str]:
        """Return the finding for people."""
        claim = self.claim
        if claim.accepted:
            return [f"accepted: {many(len(self.moves), 'capture')} to a single stack"]
        if claim.wrong_move:
            move = f"move {claim.wrong_move}, {self.moves[claim.wrong_move - 1]}"
            return wrap(f"refused: {move}: {claim.reason}")
        return wrap(f"refused: {claim.reason}")


def _verify_moves(boards: Sequence[str], moves: str, as_json: bool, outcome: Outcome) -> None:
    """Check a claimed solution by the rules alone."""
    board = only_one(read_boards(boards, outcome), outcome, "--moves checks").board
    claimed = tuple(re.findall(r"[^\s,]+", moves.lower()))
    checked = CheckedMoves(board, claimed, check_claim(Position.of_board(board), claimed))
    if not checked.claim.accepted:
        outcome.codes.add(REFUSED)
    if as_json:
        print_json(checked)
    else:
        print_lines(*checked.lines())
