"""`verify`: a setup's defects, a claimed solution, or a proof."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from greenest.certificates.checker import (
    Bounds,
    LimitError,
    Proven,
    RefusedError,
    check_file,
)
from greenest.certificates.claim import CheckedClaim, Followed, follow, judge_line
from greenest.certificates.second_opinion import CheckerError, refusal_of
from greenest.commands.shared.colour import color_option
from greenest.commands.shared.exits import (
    REFUSED,
    UNDECIDED,
    WRONG_USAGE,
    Outcome,
    failing,
    failing_file,
)
from greenest.commands.shared.hints import Judged, hint_lines, judge
from greenest.commands.shared.moves import drawn_steps, split_moves, wrong_move
from greenest.commands.shared.options import (
    board_arguments,
    engine_option,
    limit_options,
    verbose_option,
)
from greenest.commands.shared.printing import drawing, many, print_lines, wrap
from greenest.commands.shared.progress import counted
from greenest.commands.shared.reading import (
    Given,
    Readable,
    in_short,
    only_one,
    read_boards,
    read_given,
)
from greenest.commands.shared.search import decide_board
from greenest.commands.shared.verdicts import VERDICT_KEYS, proof_size, verdict_lines
from greenest.commands.tables.options import (
    Tables,
    moves_column_option,
    row_options,
    table_options,
)
from greenest.commands.tables.rows import Form, Origin, Rows
from greenest.games.pyramids.board_text import Board, BoardError
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.setup import setup_defects
from greenest.solver.verdict import Limits, Status, Verdict

if TYPE_CHECKING:
    from greenest.study.difficulty.rating import Rating

PROOF_SECONDS = 120
"""Seconds that the check of a proof may take unless another limit is given."""
SECONDS_HELP = (
    "Seconds to search for one position, or to check a proof.  "
    f"[default: no limit; for a proof {PROOF_SECONDS}]"
)
SETUP_KEYS = (*VERDICT_KEYS, "defects", "difficulty")
CLAIM_KEYS = (
    *("board", "accepted", "wrong_move", "reason", "board_after", "verdict"),
    *("board_before", "verdict_before", "solution"),
)
PROOF_KEYS = ("board", "verdict", "accepted", "reason", "seconds")


@click.command()
@board_arguments
@click.option("--moves", metavar="MOVES", help='A claimed solution, such as "a1xa2, c2xa2".')
@moves_column_option
@click.option("--hint", "with_hint", is_flag=True, help="Judge each legal capture as well.")
@click.option(
    "--certificate",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A proof written by solve --certificate.",
)
@click.option(
    "--checker",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="PROGRAM",
    help="Another checker, which must accept the proof, too.",
)
@click.option(
    "--max-memory",
    type=click.IntRange(min=1),
    default=Bounds().max_memory,
    show_default=True,
    metavar="MB",
    help="Memory for the positions or clauses of a proof.",
)
@engine_option
@partial(limit_options, seconds_help=SECONDS_HELP)
@table_options
@row_options
@verbose_option
@color_option
def verify(
    boards: tuple[str, ...],
    moves: str | None,
    with_hint: bool,
    certificate: Path | None,
    checker: Path | None,
    max_memory: int,
    engine: str,
    limits: Limits,
    tables: Tables,
    form: Form,
    verbose: bool,
) -> None:
    """Name a setup's defects, or check claimed moves or a proof.

    Unequal colours or empty cells make a board no proper setup, but it is decided all the same.
    With --hint, each capture is judged as greenest hint does. With -v, the solution is played back:
    the board is drawn after each capture.

    With --moves, exactly one position is given; with --moves-column, each row of a table is a board
    and its moves. With --certificate none needs to be, for the file names it; if one is, the proof
    must be of that one. The solver takes no part in either. Of moves that stop early it then says
    whether the board that they lead to can still be won, and of a wrong move, whether the board
    before it can. A proof whose check meets --max-seconds or --max-memory is neither accepted nor
    refused; larger numbers allow it more. With --checker, another program has to accept it as well,
    such as the verified one of `make checker`.
    """
    outcome = Outcome()
    claims = {
        "--moves": moves,
        "--moves-column": tables.columns.moves,
        "--certificate": certificate,
    }
    given = [option for option, value in claims.items() if value is not None]
    if len(given) > 1 or (certificate and with_hint):
        raise click.UsageError(f"{' and '.join([*given, '--hint'][:2])} are checked one at a time.")
    if checker and not certificate:
        raise click.UsageError("--checker checks a proof: give --certificate too.")
    further = Further(limits, engine, with_hint, outcome)
    hint_keys = ("hint",) if with_hint else ()
    if certificate is not None:
        rows = Rows(form, PROOF_KEYS + (("checker",) if checker else ()))
        bounds = Bounds(limits.max_seconds or PROOF_SECONDS, max_memory)
        _verify_certificate(certificate, checker, boards, bounds, rows, tables, outcome)
    elif moves is not None:
        rows = Rows(form, CLAIM_KEYS + hint_keys, tables.has_id)
        each = only_one(read_boards(boards, outcome, rows, tables), outcome, "--moves checks")
        checked = _check_moves(each.board, moves, further)
        rows.print(checked, each.origin)
        if rows.is_text:
            print_lines(*checked.lines(verbose))
    elif tables.columns.moves is not None:
        rows = Rows(form, CLAIM_KEYS + hint_keys, tables.has_id)
        _verify_claims(read_boards(boards, outcome, rows, tables), further, rows, verbose)
    else:
        rows = Rows(form, SETUP_KEYS + hint_keys, tables.has_id)
        _verify_setups(read_given(boards, outcome, tables), further, rows, verbose)
    outcome.exit()


@dataclass(frozen=True, slots=True)
class Further:
    """How a position is decided, and whether its captures are judged as well."""

    limits: Limits
    engine: str
    with_hint: bool
    outcome: Outcome

    def decide(self, position: Position) -> Decided:
        """Decide a position, and judge its captures if that is asked for."""
        verdict = decide_board(position.board, self.limits, self.engine, self.outcome)
        if not self.with_hint:
            return Decided(verdict, None)
        return Decided(verdict, tuple(judge(position, self.limits, self.outcome)))


@dataclass(frozen=True, slots=True)
class Decided:
    """A verdict, and its position's captures judged if that was asked for."""

    verdict: Verdict
    judged: tuple[Judged, ...] | None

    def hint_lines(self) -> list[str]:
        """Return for people which captures keep the position solvable."""
        return [] if self.judged is None else hint_lines(self.verdict.position, self.judged)

    def hint_as_json(self) -> dict[str, Any]:
        """Return the captures judged, none where they are not asked for."""
        if self.judged is None:
            return {}
        return {"hint": [each.as_json() for each in self.judged]}


@dataclass(frozen=True, slots=True)
class CheckedSetup:
    """The defects of a setup and, if it can be read, the verdict on it and its difficulty."""

    defects: tuple[str, ...]
    board: Board | None = None
    decided: Decided | None = None
    rating: Rating | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the verdict, the defects and the difficulty under their published keys."""
        decided = self.decided
        verdict = decided.verdict.as_json() if decided else dict.fromkeys(VERDICT_KEYS)
        difficulty = self.rating and self.rating.level
        found = verdict | {"defects": list(self.defects), "difficulty": difficulty}
        return found | (decided.hint_as_json() if decided else {})

    def lines(self, verbose: bool) -> list[str]:
        """Return the same for people, with drawings."""
        if self.board is None or self.decided is None:
            return [*_defect_lines(self.defects), "not decided: this is no board"]
        verdict = self.decided.verdict
        return [
            *drawing(self.board),
            *_defect_lines(self.defects),
            *verdict_lines(verdict),
            *_rating_lines(self.rating),
            *self.decided.hint_lines(),
            *(drawn_steps(verdict.position, verdict.moves or ()) if verbose else ()),
        ]


def _verify_setups(given: Iterator[Given], further: Further, rows: Rows, verbose: bool) -> None:
    """Name the defects of each setup, and decide it all the same."""
    for each in counted(given):
        board = each.board
        if isinstance(board, BoardError):
            further.outcome.codes.add(WRONG_USAGE)
            checked = CheckedSetup(tuple(map(str, board.defects)))
            rows.print(checked, each.origin, in_short(board))
        else:
            decided = further.decide(Position.of_board(board))
            defects = tuple(setup_defects(board))
            checked = CheckedSetup(defects, board, decided, _rating(decided.verdict))
            rows.print(checked, each.origin)
        if rows.is_text:
            print_lines(*wrap(each.where), *checked.lines(verbose), "")


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
    """What a certificate proves, or why not, and the seconds it took to find out.

    It is refused for a reason; where a limit was met first, nothing is known of it.
    """

    proven: Proven | None
    refused: str | None
    limit: str | None
    seconds: float
    checker: Path | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the finding under its published keys; only an accepted proof names its board."""
        proven = self.proven
        other = {"checker": str(self.checker)} if self.checker else {}
        return {
            "board": str(proven.position) if proven else None,
            "verdict": proven.verdict if proven else None,
            "accepted": None if self.limit else proven is not None,
            "reason": self.refused or self.limit,
            "seconds": round(self.seconds, 6),
            **other,
        }

    def lines(self) -> list[str]:
        """Return the finding for people."""
        proven = self.proven
        if self.limit:
            return wrap(f"undecided: {self.limit}; --max-seconds and --max-memory allow more")
        if proven is None:
            return wrap(f"refused: {self.refused}")
        size = proof_size(proven.size, proven.counted)
        head = wrap(f"accepted: {proven.verdict}: {proven.position}")
        other = wrap(f"accepted by {self.checker}, too") if self.checker else []
        return [*head, f"  {size}, {self.seconds:.3f} s", *other]


def _verify_certificate(
    path: Path,
    checker: Path | None,
    boards: Sequence[str],
    bounds: Bounds,
    rows: Rows,
    tables: Tables,
    outcome: Outcome,
) -> None:
    """Check a proof by the rules alone, and that it is of the claimed position if there is one."""
    claimed = None
    if boards:
        given = read_boards(boards, outcome, rows, tables)
        claimed = only_one(given, outcome, "--certificate proves").board
    with failing(CheckerError):
        checked = _checked(path, checker, claimed, bounds)
    if checked.refused:
        outcome.codes.add(REFUSED)
    if checked.limit:
        outcome.codes.add(UNDECIDED)
    rows.print(checked, Origin(str(path), None, 1))
    if rows.is_text:
        print_lines(*checked.lines())


def _checked(
    path: Path, checker: Path | None, claimed: Board | None, bounds: Bounds
) -> CheckedProof:
    """Check a certificate, of the claimed position if one is; then another checker has its say."""
    started = perf_counter()
    proven = refused = limit = None
    try:
        with failing_file(path):
            proven = check_file(path, bounds)
            refused = refusal_of(checker, path, bounds.max_seconds) if checker else None
    except RefusedError as error:
        refused = str(error)
    except LimitError as error:
        limit = str(error)
    if proven and claimed and Position.of_board(claimed) != proven.position:
        refused = f"the proof is of another position, {proven.position}"
    is_open = refused or limit
    return CheckedProof(
        None if is_open else proven, refused, limit, perf_counter() - started, checker
    )


@dataclass(frozen=True, slots=True)
class CheckedMoves:
    """A claimed solution of a board and what came of it.

    `decided` is about the board that the moves lead to if they stop early, and about the one before
    the first wrong move if one is wrong; None of a solution.
    """

    board: Board
    moves: tuple[str, ...]
    line: Followed
    decided: Decided | None

    @property
    def claim(self) -> CheckedClaim:
        """Whether the moves solve the board."""
        return judge_line(self.line)

    @property
    def legal(self) -> tuple[str, ...]:
        """The moves before the first wrong one."""
        return self.moves[: self.line.wrong_move and self.line.wrong_move - 1]

    def as_json(self) -> dict[str, Any]:
        """Return the finding under its published keys."""
        end, decided = self.line.end, self.decided
        status = str(decided.verdict.status) if decided else None
        before = str(decided.verdict.position) if decided and not end else None
        reached = {
            "board_after": str(end) if end else None,
            "verdict": status if end else None,
            "board_before": before,
            "verdict_before": status if before else None,
            "solution": decided.verdict.moves if decided else None,
        }
        found = {"board": str(self.board)} | self.claim._asdict() | reached
        return found | (decided.hint_as_json() if decided else {})

    def lines(self, verbose: bool) -> list[str]:
        """Return the finding for people, played back if they want to see more."""
        lines = wrap(self._finding())
        start = Position.of_board(self.board)
        if verbose:
            lines += [*drawing(start.board), *drawn_steps(start, self.legal), ""]
        if not self.decided:
            return lines
        verdict = self.decided.verdict
        if not verbose:
            lines += drawing(verdict.position.board)
        reached = "after these moves" if self.line.end else "before this move"
        lines += verdict_lines(verdict, reached) + self.decided.hint_lines()
        if verbose:
            lines += drawn_steps(verdict.position, verdict.moves or (), len(self.legal) + 1)
        return lines

    def _finding(self) -> str:
        claim = self.claim
        if claim.accepted:
            return f"accepted: {many(len(self.moves), 'capture')} to a single stack"
        if claim.wrong_move:
            return f"refused: {wrong_move(self.moves, claim.wrong_move, claim.reason)}"
        return f"refused: {claim.reason}"


def _verify_claims(given: Iterator[Readable], further: Further, rows: Rows, verbose: bool) -> None:
    """Check the claimed solutions of a table."""
    for each in counted(given):
        checked = _check_moves(each.board, each.moves or "", further)
        rows.print(checked, each.origin)
        if rows.is_text:
            print_lines(*wrap(each.where), *checked.lines(verbose), "")


def _check_moves(board: Board, moves: str, further: Further) -> CheckedMoves:
    """Check a claimed solution by the rules alone, and decide where it stops or goes wrong."""
    start, claimed = Position.of_board(board), split_moves(moves)
    line = follow(start, claimed)
    checked = CheckedMoves(board, claimed, line, None)
    if checked.claim.accepted:
        return checked
    further.outcome.codes.add(REFUSED)
    return replace(checked, decided=further.decide(line.end or start.after(*checked.legal)))
