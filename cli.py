"""The `greenest` command: reads boards, asks the packages, prints. No logic lives here.

What needs numba, ortools or scipy is imported when a command runs, so that help answers at once.
"""

from __future__ import annotations

import io
import json
import math
import os
import re
import secrets
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from functools import cache, wraps
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, NoReturn, TypeVar, cast

import click

from greenest.certificates.certificate import Proven, RefusedError, check_file
from greenest.certificates.claim import check_claim
from greenest.certificates.writer import NoCertificateError, write_certificate
from greenest.games.grid import Grid
from greenest.games.options import format_options, make_game, options_of
from greenest.games.perft import perft as count_sequences
from greenest.games.protocol import Game, State
from greenest.games.pyramids.board_text import (
    MAX_SIDE,
    Board,
    BoardError,
    draw,
    read_board,
    read_positions,
)
from greenest.games.pyramids.greenest import replay
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.setup import setup_defects
from greenest.games.pyramids.stacks import format_capture
from greenest.games.registry import GAMES
from greenest.solver.decide import ENGINES, decide, is_compiled, judge_captures, prepare
from greenest.solver.verdict import Limits, Status, Turn, Verdict

if TYPE_CHECKING:
    from greenest.play.intervals import Interval
    from greenest.play.records import Record
    from greenest.play.simulation import Simulation
    from greenest.study.batches.run import Summary
    from greenest.study.difficulty.rating import Rating
    from greenest.study.progress import Interrupted
    from greenest.study.proofs.every_size import Finding
    from greenest.study.proofs.proof import Proof, Step
    from greenest.study.proofs.stress import Trial
    from greenest.study.publication.experiments import Experiment
    from greenest.study.shapes.blocks import Ending
    from greenest.study.shapes.census import Census

Command = TypeVar("Command", bound=Callable[..., Any])
Item = TypeVar("Item")

RUNTIME_ERROR, WRONG_USAGE, UNDECIDED, REFUSED = 1, 2, 3, 4
PRECEDENCE = (RUNTIME_ERROR, WRONG_USAGE, REFUSED, UNDECIDED)

VERDICT_KEYS = (
    *("board", "rows", "cols", "pieces", "verdict"),
    *("engine", "moves", "reason", "nodes", "seconds"),
)
LONGEST_LINE = 1 << 16
LARGEST_LIMIT = 10**18
LONGEST_SEQUENCE = 1000
LARGEST_SEED = 10**18 - 1  # that records of games have
SHOWN_DEFECTS = 20
SHOWN_LABEL = 24

EPILOG = """\b
Exit codes:
  0  every position was decided
  1  an error while running
  2  wrong usage or unreadable input
  3  something stayed undecided, or its proof did not fit the limits
  4  a verification failed
"""


class Guarded(click.Group):
    """A group whose commands fail with one line on stderr, never with a traceback."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a command; GREENEST_DEBUG=1 in the environment lets unexpected errors through."""
        _mend_streams()
        try:
            return super().main(*args, **kwargs)
        except Exception as error:
            if os.environ.get("GREENEST_DEBUG") == "1":
                raise
            _drop_unwritten_output()
            text = " ".join(str(error).split())
            _say(f"Error: {text or type(error).__name__}")
            sys.exit(RUNTIME_ERROR)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; Ctrl-C ends it, in compiled code too."""
        with _interrupts():
            return super().invoke(ctx)


@contextmanager
def _interrupts() -> Iterator[None]:
    """Raise KeyboardInterrupt for the SystemError, or one in another, that numba makes of it."""
    try:
        yield
    except SystemError as error:
        cause: BaseException | None = error
        while isinstance(cause, SystemError):
            cause = cause.__cause__
        if isinstance(cause, KeyboardInterrupt):
            raise KeyboardInterrupt from None
        raise


def _mend_streams() -> None:
    """Stand in for closed streams, and print as an escape what the terminal's encoding lacks."""
    sys.stdin = sys.stdin or io.TextIOWrapper(io.BytesIO())
    sys.stdout = sys.stdout or io.TextIOWrapper(io.BytesIO())
    sys.stderr = sys.stderr or io.TextIOWrapper(io.BytesIO())
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _drop_unwritten_output() -> None:
    """Keep the interpreter from failing once more on a full disk when it closes stdout."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class UnusableError(click.ClickException):
    """An input of a command that cannot be used, in one line."""

    exit_code = WRONG_USAGE


def _shape(ctx: click.Context, param: click.Parameter, value: str | None) -> tuple[int, int] | None:
    """Read rows and columns, each from 1 to 16, from `6x9`; None if an optional one is missing."""
    if value is None:
        return None
    found = re.fullmatch(r"([0-9]{1,4})[xX×]([0-9]{1,4})", value)
    if not found:
        raise click.BadParameter(f"{value!r} is not a shape such as 6x6.", ctx, param)
    rows, cols = int(found[1]), int(found[2])
    if not (1 <= rows <= MAX_SIDE and 1 <= cols <= MAX_SIDE):
        raise click.BadParameter(
            f"{value!r} is not within 1x1 and {MAX_SIDE}x{MAX_SIDE}.", ctx, param
        )
    return rows, cols


def _finite(ctx: click.Context, param: click.Parameter, value: float | None) -> float | None:
    if value is not None and not math.isfinite(value):
        raise click.BadParameter("not a finite number.", ctx, param)
    return value


board_arguments = click.argument("boards", nargs=-1, metavar="[BOARD | FILE | -]...")
shape_argument = click.argument("shape", callback=_shape, metavar="SHAPE")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON Lines.")
verbose_option = click.option("-v", "--verbose", is_flag=True, help="Show more.")
engine_option = click.option(
    "--engine",
    type=click.Choice(ENGINES),
    default="auto",
    show_default=True,
    help="lines: removals; carry: the proof's steps; dfs: search; cpsat; auto: what serves.",
)
pieces_option = click.option(
    "--pieces",
    type=click.IntRange(min=1),
    metavar="K",
    help="Stacks on each board.  [default: one on every cell]",
)


def count_option(**settings: Any) -> Callable[[Command], Command]:
    """Return the option that says how many random boards."""
    kind = click.IntRange(min=1)
    return click.option("--count", type=kind, metavar="N", help="How many boards.", **settings)


def seed_option(**settings: Any) -> Callable[[Command], Command]:
    """Return the option that says which random boards."""
    kind = click.IntRange(min=0)
    return click.option("--seed", type=kind, metavar="S", help="Which boards.", **settings)


def jobs_option(workers: str) -> Callable[[Command], Command]:
    """Return the option that says how many workers share the work."""
    kind = click.IntRange(min=1)
    return click.option("--jobs", type=kind, metavar="J", help=f"{workers}.  [default: cores]")


game_argument = click.argument("name", metavar="GAME", type=click.Choice(list(GAMES)))
game_options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the game; greenest games lists them.",
)


folder_option = click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where the tables are.",
)


def limit_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that make up the `limits` on the search of one position."""
    nodes = click.option(
        "--max-nodes",
        type=click.IntRange(min=1, max=LARGEST_LIMIT),
        default=Limits().max_nodes,
        show_default=True,
        metavar="N",
        help="Nodes to search for one position.",
    )
    seconds = click.option(
        "--max-seconds",
        type=click.FloatRange(min=0, min_open=True),
        callback=_finite,
        metavar="S",
        help="Seconds to search for one position.  [default: no limit]",
    )
    table = click.option(
        "--table-mb",
        type=click.IntRange(min=1),
        default=Limits().table_mb,
        show_default=True,
        metavar="MB",
        help="Largest size of the transposition table.",
    )

    @nodes
    @seconds
    @table
    @wraps(command)
    def with_limits(max_nodes: int, max_seconds: float | None, table_mb: int, **rest: Any) -> Any:
        return command(limits=Limits(max_nodes, max_seconds, table_mb), **rest)

    return with_limits


class Given(NamedTuple):
    """One position of the input: where it was given, and the board or why there is none."""

    where: str
    board: Board | BoardError


class Outcome:
    """The exit code, gathered while going on after a failure."""

    def __init__(self) -> None:
        self.codes: set[int] = set()

    def refuse(self, message: str) -> None:
        """Name an unreadable input on stderr."""
        _say(message)
        self.codes.add(WRONG_USAGE)

    def count(self, verdict: Verdict) -> None:
        """Note whether a position stayed undecided."""
        if verdict.status is Status.UNDECIDED:
            self.codes.add(UNDECIDED)

    def exit(self) -> NoReturn:
        """Leave with the gravest code."""
        gravest = next((code for code in PRECEDENCE if code in self.codes), 0)
        click.get_current_context().exit(gravest)


def _say(message: str) -> None:
    """Print a line on stderr, above a progress bar if there is one."""
    if "tqdm" in sys.modules:
        from tqdm import tqdm

        tqdm.write(message, file=sys.stderr)
    else:
        click.echo(message, err=True)


def _given(arguments: Sequence[str], outcome: Outcome) -> Iterator[Given]:
    """Read every position of every argument, one at a time; refuse an input that holds none."""
    if not arguments and sys.stdin.isatty():
        raise click.UsageError("Give a board, a file of positions, or - for standard input.")
    for argument in arguments or ("-",):
        if argument == "-" or os.path.exists(argument):
            yield from _of_file(argument, outcome)
        else:
            yield from _of_argument(argument, outcome)


def _of_file(name: str, outcome: Outcome) -> Iterator[Given]:
    """Read the positions of a file, or of standard input, up to what is not text."""
    found = False
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as stream:
            for line, text in read_positions(_lines(stream)):
                found = True
                yield Given(f"{name}:{line}", _board(text, line))
    except UnreadableLineError as error:
        outcome.refuse(f"{name}:{error}")
    except OSError as error:
        outcome.refuse(f"{name}: {error.strerror}")
    else:
        if not found:
            outcome.refuse(f"{name}:1: no position found")


def _of_argument(text: str, outcome: Outcome) -> Iterator[Given]:
    label = repr(" ".join(text.split()))[1:-1]
    if len(label) > SHOWN_LABEL:
        label = label[: SHOWN_LABEL - 3] + "..."
    positions = list(read_positions([text]))
    if not positions:
        outcome.refuse(f"'{label}': no position found")
    for line, position in positions:
        board = _board(position, line)
        unreadable = isinstance(board, BoardError)
        yield Given(f"{label}: no such file, and as a board" if unreadable else label, board)


class UnreadableLineError(ValueError):
    """A line that is not text; the message begins with its number."""


def _lines(stream: BinaryIO) -> Iterator[str]:
    """Decode a stream line by line, so that what stands before a bad line is still read."""
    number = 0
    while raw := stream.readline(LONGEST_LINE):
        number += 1
        if len(raw) == LONGEST_LINE:
            raise UnreadableLineError(f"{number}: a line too long for a board")
        if b"\0" in raw:
            raise UnreadableLineError(f"{number}: binary data, not text")
        try:
            yield raw.decode()
        except UnicodeDecodeError:
            raise UnreadableLineError(f"{number}: not UTF-8 text") from None


def _board(text: str, line: int) -> Board | BoardError:
    try:
        return read_board(text, line)
    except BoardError as error:
        return error


def _readable(given: Iterable[Given], outcome: Outcome) -> Iterator[tuple[str, Board]]:
    """Pass on the boards and refuse the rest."""
    for where, board in given:
        if isinstance(board, BoardError):
            outcome.refuse(f"{where}: {_defects_in_short(board)}")
        else:
            yield where, board


def _defects_in_short(error: BoardError) -> str:
    """Name the defects in one line, not all of them where a file is no file of boards at all."""
    more = len(error.defects) - SHOWN_DEFECTS
    shown = "; ".join(map(str, error.defects[:SHOWN_DEFECTS]))
    return f"{shown}; and {more} more" if more > 0 else shown


def _decide(board: Board, limits: Limits, engine: str, outcome: Outcome) -> Verdict:
    _prepare_once(engine)
    verdict = decide(Position.of_board(board), limits, engine)
    outcome.count(verdict)
    return verdict


@cache
def _prepare_once(engine: str = "auto") -> None:
    """Compile or load an engine now, so that no verdict's seconds include it."""
    if engine != "cpsat" and not is_compiled():
        _say("compiling the search once; this takes some seconds …")
    prepare(engine)


def _with_progress(items: Iterable[Item]) -> Iterator[Item]:
    """Count on stderr if it is a terminal and the answers do not run over the same terminal."""
    from tqdm import tqdm

    hidden = True if sys.stdout.isatty() else None
    yield from tqdm(items, unit=" positions", disable=hidden, delay=1, leave=False)


def _print(*lines: str) -> None:
    """Print lines at once, so that answers stream."""
    click.echo("\n".join(lines))


def _print_json(record: dict[str, Any]) -> None:
    _print(json.dumps(record))


def _width() -> int:
    return max(20, shutil.get_terminal_size().columns)


def _wrap(text: str, indent: str = "") -> list[str]:
    """Break a sentence or a list of moves into lines that fit the terminal."""
    return textwrap.wrap(
        text,
        _width(),
        initial_indent=indent,
        subsequent_indent=indent or "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _many(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def _drawing(board: Board) -> list[str]:
    """Draw a board, or give its bare ranks where the terminal is too narrow."""
    lines = draw(board).splitlines()
    fits = max(map(len, lines)) + 2 <= _width()
    return ["  " + line for line in (lines if fits else str(board).split("/"))]


def _verdict_lines(verdict: Verdict, where: str = "") -> list[str]:
    place = f" ({where})" if where else ""
    effort = f"{verdict.engine}, {_many(verdict.nodes, 'node')}, {verdict.seconds:.3f} s"
    if verdict.moves is None:
        head = f"{verdict.status}{place}: {verdict.reason}"
    else:
        head = f"{verdict.status} in {_many(len(verdict.moves), 'capture')}{place}"
    return [*_wrap(head), *_wrap(" ".join(verdict.moves or ()), "  "), *_wrap(effort, "  ")]


@click.group(
    cls=Guarded,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=EPILOG,
)
@click.version_option(package_name="greenest")
def main() -> None:
    """Decide Greenest positions: the captures that leave one stack, or why there are none."""


@main.command()
@board_arguments
@engine_option
@limit_options
@click.option(
    "--certificate",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a proof of the verdict on one position; compressed if FILE ends in .gz.",
)
@json_option
@verbose_option
def solve(
    boards: tuple[str, ...],
    engine: str,
    limits: Limits,
    certificate: Path | None,
    as_json: bool,
    verbose: bool,
) -> None:
    """Decide positions, with moves or a reason.

    A BOARD is text such as BGW/GWB/WBG; a FILE holds positions separated by blank lines.
    With -v, tell how the verdict was found and draw the board after each capture. A certificate is
    checked by `greenest verify --certificate FILE`.
    """
    outcome = Outcome()
    given = _readable(_given(boards, outcome), outcome)
    if certificate:
        _check_folder(certificate)
        given = iter([_only_one(given, outcome, "--certificate proves")])
    for where, board in _with_progress(given):
        verdict = _decide(board, limits, engine, outcome)
        if as_json:
            _print_json(verdict.as_json())
        else:
            _print(*_verdict_lines(verdict, where))
            if verbose:
                lines = [*_turn_lines(verdict), "", *_drawing(board), *_steps(board, verdict)]
                _print(*lines, "")
        if certificate:
            _certify(verdict, certificate, limits, outcome)
    outcome.exit()


def _only_one(given: Iterator[tuple[str, Board]], outcome: Outcome, task: str) -> tuple[str, Board]:
    """Return the one position of the input; leave if there is another number of them."""
    boards = list(given)
    if outcome.codes:
        outcome.exit()
    if len(boards) != 1:
        raise click.UsageError(f"{task} one position, not {len(boards)}.")
    return boards[0]


def _check_folder(path: Path) -> None:
    """Leave before a long search whose proof could not be written."""
    if not path.name:
        raise UnusableError("--certificate needs the name of a file")
    if not path.parent.is_dir():
        raise UnusableError(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise UnusableError(f"{path}: nothing can be written in {path.parent}")


def _certify(verdict: Verdict, path: Path, limits: Limits, outcome: Outcome) -> None:
    """Write the certificate of a verdict and say so on stderr."""
    try:
        size = write_certificate(verdict, path, limits)
    except NoCertificateError as error:
        outcome.codes.add(UNDECIDED)
        _say(f"{path} not written: {error}")
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from None
    else:
        proof = _proof_size(verdict.status, size)
        _say(f"{path}: a proof in {proof}, {os.path.getsize(path):,} bytes")


def _turn_lines(verdict: Verdict) -> list[str]:
    """Tell how `auto` came to its verdict."""
    if verdict.engine == "static":
        return _wrap("decided before any search")
    lines = ["no static reason applies; engines in turns:"] if verdict.turns else []
    return lines + [line for turn in verdict.turns for line in _wrap(_turn(turn), "  ")]


def _turn(turn: Turn) -> str:
    return f"{turn.engine}: {turn.status}, {_many(turn.nodes, 'node')}, {turn.seconds:.3f} s"


def _steps(board: Board, verdict: Verdict) -> Iterator[str]:
    """Draw the board after each capture of the solution."""
    rows, cols, cells = board.rows, board.cols, board.cells
    for number, capture in enumerate(verdict.captures or (), 1):
        cells = replay(rows, cols, cells, [capture])
        after = Board(rows, cols, tuple(cell.strip(".") for cell in cells))
        yield from ("", f"  {number}. {format_capture(Grid(rows, cols), capture)}", "")
        yield from _drawing(after)


@main.command()
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
        _verify_moves(_readable(_given(boards, outcome), outcome), moves, as_json, outcome)
        outcome.exit()
    if certificate is not None:
        claimed = _readable(_given(boards, outcome), outcome) if boards else None
        _verify_certificate(certificate, claimed, as_json, outcome)
        outcome.exit()

    for where, board in _with_progress(_given(boards, outcome)):
        if isinstance(board, BoardError):
            outcome.codes.add(WRONG_USAGE)
            _print_unreadable(where, board, as_json)
            continue
        verdict = _decide(board, limits, engine, outcome)
        defects = setup_defects(board)
        rating = _rating(verdict)
        if as_json:
            difficulty = rating and rating.level
            _print_json(verdict.as_json() | {"defects": defects, "difficulty": difficulty})
        else:
            lines = (*_drawing(board), *_defect_lines(defects), *_verdict_lines(verdict))
            _print(*_wrap(where), *lines, *_rating_lines(rating), "")
    outcome.exit()


def _print_unreadable(where: str, error: BoardError, as_json: bool) -> None:
    defects = [str(defect) for defect in error.defects]
    if as_json:
        _print_json(dict.fromkeys(VERDICT_KEYS) | {"defects": defects, "difficulty": None})
    else:
        _print(*_wrap(where), *_defect_lines(defects), "not decided: this is no board", "")


def _defect_lines(defects: Sequence[str]) -> list[str]:
    if not defects:
        return ["a proper setup"]
    return [line for defect in defects for line in _wrap(f"- {defect}")]


def _verify_certificate(
    path: Path, claimed: Iterator[tuple[str, Board]] | None, as_json: bool, outcome: Outcome
) -> None:
    """Check a proof by the rules alone, and that it is of the claimed position if there is one."""
    board = _only_one(claimed, outcome, "--certificate proves")[1] if claimed else None
    started = perf_counter()
    proven, reason = _checked(path)
    seconds = perf_counter() - started
    if proven and board and Position.of_board(board) != Position.of_board(proven.board):
        reason = f"the proof is of another position, {proven.board}"
    if reason:
        outcome.codes.add(REFUSED)
    if as_json:
        found = (str(proven.board), proven.verdict) if proven and not reason else (None, None)
        record = dict(zip(("board", "verdict"), found, strict=True))
        seconds = round(seconds, 6)
        _print_json(record | {"accepted": not reason, "reason": reason, "seconds": seconds})
    elif proven and not reason:
        size = _proof_size(proven.verdict, proven.size)
        _print(*_wrap(f"accepted: {proven.verdict}: {proven.board}"), f"  {size}, {seconds:.3f} s")
    else:
        _print(*_wrap(f"refused: {reason}"))


def _checked(path: Path) -> tuple[Proven | None, str | None]:
    """Return what a certificate proves, or why nothing."""
    try:
        return check_file(path), None
    except RefusedError as error:
        return None, str(error)
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from None


def _proof_size(verdict: str, size: int) -> str:
    return _many(size, "capture" if verdict == Status.SOLVABLE else "dead position")


def _verify_moves(
    given: Iterator[tuple[str, Board]], moves: str, as_json: bool, outcome: Outcome
) -> None:
    """Check a claimed solution by the rules alone."""
    board = _only_one(given, outcome, "--moves checks")[1]
    claimed = re.findall(r"[^\s,]+", moves.lower())
    claim = check_claim(board, claimed)
    if not claim.accepted:
        outcome.codes.add(REFUSED)
    if as_json:
        _print_json({"board": str(board)} | claim._asdict())
    elif claim.accepted:
        _print(f"accepted: {_many(len(claimed), 'capture')} to a single stack")
    elif claim.wrong_move:
        move = f"move {claim.wrong_move}, {claimed[claim.wrong_move - 1]}"
        _print(*_wrap(f"refused: {move}: {claim.reason}"))
    else:
        _print(*_wrap(f"refused: {claim.reason}"))


@main.command()
@board_arguments
@limit_options
@json_option
@verbose_option
def hint(
    boards: tuple[str, ...],
    limits: Limits,
    as_json: bool,
    verbose: bool,
) -> None:
    """Judge each legal capture.

    A capture is solvable, unsolvable or undecided as the position after it is.
    With -v every capture has a line of its own, with the reason.
    """
    outcome = Outcome()
    for where, board in _readable(_given(boards, outcome), outcome):
        _prepare_once()
        position = Position.of_board(board)
        judged: list[tuple[str, Verdict]] = []
        for capture, verdict in judge_captures(position, limits):
            outcome.count(verdict)
            judged.append((format_capture(Grid(board.rows, board.cols), capture), verdict))
            if as_json:
                _print_json(_hint_record(position, *judged[-1]))
        if not as_json:
            details = _hint_details(judged) if verbose else _hint_groups(judged)
            _print(*_wrap(f"{_hint_summary(position, judged)} ({where})"), *details)
    outcome.exit()


def _hint_record(position: Position, move: str, verdict: Verdict) -> dict[str, Any]:
    kept = ("verdict", "engine", "moves", "reason", "nodes", "seconds")
    record = verdict.as_json()
    return {"board": str(position), "move": move} | {key: record[key] for key in kept}


def _hint_summary(position: Position, judged: list[tuple[str, Verdict]]) -> str:
    if not judged:
        return f"no capture is left, with {_many(position.pieces, 'stack')}"
    good = sum(verdict.status is Status.SOLVABLE for _, verdict in judged)
    return f"{good} of {_many(len(judged), 'capture')} keep the position solvable"


def _hint_groups(judged: list[tuple[str, Verdict]]) -> list[str]:
    lines = []
    for status in Status:
        moves = [move for move, verdict in judged if verdict.status is status]
        if moves:
            lines += [f"{status}:", *_wrap(" ".join(moves), "  ")]
    return lines


def _hint_details(judged: list[tuple[str, Verdict]]) -> list[str]:
    lines = []
    for move, verdict in judged:
        reason = f", {verdict.reason}" if verdict.reason else ""
        lines += _wrap(f"{move}: {verdict.status}{reason}")
    return lines


@main.command()
@shape_argument
@pieces_option
@count_option(default=1, show_default=True)
@seed_option(default=0, show_default=True)
@click.option(
    "--index",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    metavar="I",
    help="Index of the first board.",
)
@click.option(
    "--difficulty",
    type=click.Choice(["easy", "medium", "hard", "expert"]),
    help="Only solvable boards that are so hard for a person.",
)
@json_option
def generate(
    shape: tuple[int, int],
    pieces: int | None,
    count: int,
    seed: int,
    index: int,
    difficulty: str | None,
    as_json: bool,
) -> None:
    """Print random boards.

    A board is a function of shape, pieces, seed and index alone, on any machine. What is printed
    can be piped into `greenest solve -`.
    """
    rows, cols = shape
    if pieces is None:
        pieces = rows * cols
    for number, position in _random_boards(rows, cols, pieces, seed, index, count, difficulty):
        if as_json:
            record = {"board": str(position), "rows": rows, "cols": cols, "pieces": pieces}
            _print_json(record | {"seed": seed, "index": number})
        else:
            comment = f"# {rows}x{cols}, {pieces} pieces, seed {seed}, index {number}"
            _print(comment, *str(position).split("/"), "")


def _random_boards(
    rows: int, cols: int, pieces: int, seed: int, index: int, count: int, difficulty: str | None
) -> Iterator[tuple[int, Position]]:
    """Yield random boards with their indexes, all of them or those of a difficulty."""
    from greenest.study.sampling import random_position

    with _wrong_values_are_wrong_usage():
        if difficulty is None:
            for number in range(index, index + count):
                yield number, random_position(rows, cols, pieces, seed, number)
            return
        from greenest.study.difficulty.rating import Level, boards_of

        try:
            yield from islice(boards_of(Level(difficulty), rows, cols, pieces, seed, index), count)
        except LookupError as error:
            raise click.ClickException(f"{error}") from None


@contextmanager
def _wrong_values_are_wrong_usage() -> Iterator[None]:
    """Let `study` say what is wrong with a number of pieces, a seed, a count or an index."""
    try:
        yield
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


@main.command()
@shape_argument
@count_option(required=True)
@seed_option(required=True)
@pieces_option
@jobs_option("Processes")
@click.option(
    "--ledger",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep every verdict here, and go on from here.",
)
@engine_option
@limit_options
@json_option
def batch(
    shape: tuple[int, int],
    count: int,
    seed: int,
    pieces: int | None,
    jobs: int | None,
    ledger: Path | None,
    engine: str,
    limits: Limits,
    as_json: bool,
) -> None:
    """Decide random boards and count.

    The share of solvable boards is given with its 95 % intervals. With --ledger, a run that was
    stopped goes on where it was when the same command is given again.
    """
    from tqdm import tqdm

    from greenest.study.batches.batch import BatchError, run_batch
    from greenest.study.batches.ledger import LedgerError
    from greenest.study.batches.run import Run
    from greenest.study.progress import Interrupted

    rows, cols = shape
    with _wrong_values_are_wrong_usage():
        run = Run(rows, cols, pieces or rows * cols, count, seed, limits, engine)
    _prepare_once(engine)
    with tqdm(total=count, unit=" boards", disable=None) as bar:

        def resume(recorded: int) -> None:
            """Keep the boards of earlier sessions out of the rate."""
            bar.initial = bar.n = recorded

        try:
            summary = run_batch(run, jobs or os.cpu_count() or 1, ledger, bar.update, resume)
        except Interrupted as stop:
            bar.close()
            raise _stopped(stop, "board", ledger, "--ledger") from None
        except LedgerError as error:
            bar.close()
            raise UnusableError(str(error)) from error
        except BatchError as error:
            bar.close()
            raise click.ClickException(str(error)) from error
    _report(summary, as_json)


def _stopped(stop: Interrupted, noun: str, file: Path | None, option: str) -> click.ClickException:
    """Say what Ctrl-C left, and where it is kept."""
    if not stop.done:
        kept = "nothing is lost"
    elif file:
        kept = f"{file} keeps them, the same command goes on from there"
    else:
        kept = f"they are lost, for there is no {option}"
    return click.ClickException(f"stopped after {stop.done:,} of {_many(stop.count, noun)}; {kept}")


@main.command()
@click.argument("ledger", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@json_option
def stats(ledger: Path, as_json: bool) -> None:
    """Sum up a ledger written by batch."""
    from greenest.study.batches.ledger import LedgerError, ledger_stats

    try:
        summary = ledger_stats(ledger)
    except LedgerError as error:
        raise UnusableError(str(error)) from error
    _report(summary, as_json)


def _report(summary: Summary, as_json: bool) -> None:
    if as_json:
        _print_json(summary.as_json())
    else:
        _print(*_summary_lines(summary))
    if summary.undecided:
        click.get_current_context().exit(UNDECIDED)


def _summary_lines(summary: Summary) -> list[str]:
    shape = f"{summary.rows}x{summary.cols}, {summary.pieces} pieces, seed {summary.seed}"
    lines = [f"{shape}: {_many(summary.count, 'board')}"]
    for status in Status:
        boards = getattr(summary, status)
        share = 100 * boards / summary.count if summary.count else 0.0
        lines.append(f"  {status:10} {boards:>13,} {share:8.3f} %")
    lines += [
        "share solvable, 95 % intervals",
        f"  Wilson          {_interval(summary.interval)}",
        f"  Clopper-Pearson {_interval(summary.interval_clopper_pearson)}",
    ]
    if summary.undecided:
        lines += _wrap("An undecided board counts as unsolvable below, as solvable above.", "  ")
    if summary.nodes:
        median, high, most = summary.nodes
        lines += _wrap(f"nodes: median {median:,}, 95th percentile {high:,}, most {most:,}")
    return [*lines, f"{summary.boards_per_second:,.0f} boards/s, {summary.seconds:.1f} s"]


def _interval(interval: Interval) -> str:
    """Write an interval in percent, rounded outward so that no end promises too much."""
    low = math.floor(interval.low * 1e5) / 1e3
    high = math.ceil(interval.high * 1e5) / 1e3
    return f"{low:.3f} % to {high:.3f} %"


@main.command()
@shape_argument
@click.option("--all-positions", is_flag=True, help="Count all positions too, not setups alone.")
@jobs_option("Threads")
@click.option(
    "--table",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep what is decided here, and go on from here.",
)
@json_option
def census(
    shape: tuple[int, int],
    all_positions: bool,
    jobs: int | None,
    table: Path | None,
    as_json: bool,
) -> None:
    """Decide every balanced setup of a shape of up to 16 cells.

    A setup fills the board with as many stacks of each colour. With --all-positions, the positions
    with empty cells and with any colours are counted too, by the number of stacks. With --table, a
    census that was stopped goes on where it was when the same command is given again.
    """
    from tqdm import tqdm

    from greenest.study.progress import Interrupted
    from greenest.study.shapes.census import Scope, take_census
    from greenest.study.shapes.table_file import TableFileError

    try:
        scope = Scope(*shape, all_positions)
    except ValueError as error:
        raise UnusableError(str(error)) from None
    with tqdm(total=scope.positions, unit=" positions", unit_scale=True, disable=None) as bar:

        def resume(decided: int) -> None:
            """Keep the positions of earlier sessions out of the rate."""
            bar.initial = bar.n = decided

        try:
            found = take_census(scope, jobs or os.cpu_count() or 1, table, bar.update, resume)
        except Interrupted as stop:
            bar.close()
            raise _stopped(stop, "position", table, "--table") from None
        except TableFileError as error:
            bar.close()
            raise UnusableError(str(error)) from error
        except OSError as error:
            bar.close()
            raise click.ClickException(f"{table}: {error.strerror}") from None
    if as_json:
        _print_json(found.as_json())
    else:
        _print(*_census_lines(found))


@main.command()
@shape_argument
@jobs_option("Threads")
@json_option
def blocks(shape: tuple[int, int], jobs: int | None, as_json: bool) -> None:
    """Count how full boards of up to 16 cells end, alone and with a carrier.

    A carrier is one more stack on the right of a row or below a column, what is left of a part of a
    larger board. Of all boards with three colours those are counted of which no single stack can be
    left, none in the block, and not each colour in the block. With --json those that are not alike
    are listed, unless there are more than 60,000 of them.
    """
    from tqdm import tqdm

    from greenest.study.shapes.blocks import endings, positions

    try:
        total = positions(*shape)
    except ValueError as error:
        raise UnusableError(str(error)) from None
    if not as_json:
        _print(BLOCKS_HEAD)
    made = 0
    with tqdm(total=total, unit=" positions", unit_scale=True, disable=None) as bar:
        try:
            for ending in endings(*shape, jobs or os.cpu_count() or 1, bar.update):
                made += 1
                with tqdm.external_write_mode(file=sys.stderr):
                    _print_json(ending.as_json()) if as_json else _print(_ending_line(ending))
        except KeyboardInterrupt:
            bar.close()
            raise click.ClickException(f"stopped after {_many(made, 'line')}") from None


BLOCKS_HEAD = f"{'carrier':9} {'boards':>13} {'unsolvable':>13} {'not inside':>13}  not each colour"


def _ending_line(ending: Ending) -> str:
    carrier = str(ending.carrier or "none")
    inside = f"{ending.not_inside.count:,}" if ending.carrier else ""
    counts = f"{ending.boards:>13,} {ending.not_solvable.count:>13,} {inside:>13}"
    return f"{carrier:9} {counts} {ending.not_each_colour.count:>16,}"


@main.command()
@click.argument("shape", callback=_shape, metavar="SHAPE", required=False)
@click.option("--three-colours", is_flag=True, help="All full boards of three colours, not setups.")
@click.option("--all-sizes", is_flag=True, help="The checks behind the proof for all shapes.")
@jobs_option("Threads")
@click.option(
    "--ledger",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep what is done in this file, and go on from it.",
)
@json_option
def prove(
    shape: tuple[int, int] | None,
    three_colours: bool,
    all_sizes: bool,
    jobs: int | None,
    ledger: Path | None,
    as_json: bool,
) -> None:
    """Prove that every balanced setup of a shape is solvable, or list those that are not.

    Boards with a row or column that can be removed follow from smaller shapes; stuck ones are
    enumerated and solved. A line is printed for each claim as it is settled: 5x3>=1 is that all
    full boards of 5x3 with at least one stack of each colour are solvable. With --ledger, a proof
    that was stopped goes on where it was when the same command is given again.

    With --all-sizes and no SHAPE, every finite check is made on which the proof for all sizes at
    once rests, docs/every-size.md: a line for each, with how many boards were searched.
    """
    if all_sizes:
        if shape or three_colours or ledger:
            raise click.UsageError("--all-sizes takes no SHAPE, --three-colours or --ledger.")
        return _prove_all_sizes(jobs, as_json)
    if shape is None:
        raise click.UsageError("Give a SHAPE such as 6x6, or --all-sizes.")
    from tqdm import tqdm

    from greenest.study.progress import Interrupted
    from greenest.study.proofs.proof import claim, part_count
    from greenest.study.proofs.proof import prove as settle
    from greenest.study.proofs.proof_ledger import ProofLedgerError, open_proof_ledger

    fewest = 1 if three_colours else None
    try:
        target = claim(*shape, fewest)
        total = part_count(*shape, fewest)
    except ValueError as error:
        raise UnusableError(str(error)) from None

    def report(step: Step) -> None:
        with tqdm.external_write_mode(file=sys.stderr):
            _print_json(step.as_json()) if as_json else _print(_step_line(step))

    if not as_json:
        _print(PROOF_HEAD)
    with ExitStack() as stack:
        bar = stack.enter_context(tqdm(total=total, unit=" parts", disable=None))
        try:
            book = stack.enter_context(open_proof_ledger(ledger, target)) if ledger else None
            bar.initial = bar.n = book.kept if book else 0
            proof = settle(*shape, fewest, jobs or os.cpu_count() or 1, book, bar.update, report)
        except Interrupted as stop:
            bar.close()
            raise _stopped(stop, "part", ledger, "--ledger") from None
        except ProofLedgerError as error:
            bar.close()
            raise UnusableError(str(error)) from error
    if as_json:
        _print_json(proof.as_json())
    else:
        _print(*_proof_lines(proof))
    if not proof.is_settled:
        raise SystemExit(UNDECIDED)
    return None


def _prove_all_sizes(jobs: int | None, as_json: bool) -> None:
    """Make the checks for all sizes and print what each and all of them established."""
    from tqdm import tqdm

    from greenest.study.proofs.every_size import CLAIMS, checks, make_checks
    from greenest.system.workers import WorkerLostError

    total = sum(1 for _ in checks())
    findings: list[Finding] = []
    with tqdm(total=total, unit=" checks", disable=None) as bar:
        try:
            with make_checks(jobs or os.cpu_count() or 1) as made:
                for finding in made:
                    findings.append(finding)
                    bar.update()
                    with tqdm.external_write_mode(file=sys.stderr):
                        if as_json:
                            _print_json(finding.as_json())
                        else:
                            _print(_finding_line(finding, CLAIMS[finding.claim]))
        except KeyboardInterrupt:
            bar.close()
            raise click.ClickException(
                f"stopped after {len(findings)} of {_many(total, 'check')}; those printed hold"
            ) from None
        except WorkerLostError as error:
            bar.close()
            raise click.ClickException(str(error)) from None
    is_proven = all(finding.holds for finding in findings)
    if not as_json:
        _print(*_all_sizes_lines(findings, is_proven))
    if not is_proven:
        raise SystemExit(UNDECIDED)


def _finding_line(finding: Finding, says: str) -> str:
    found = finding.found
    how = f"{found.searched:,} searched" if found.searched else "table"
    failing = f", {found.exceptions + found.undecided:,} fail" if not finding.holds else ""
    head = f"{finding.claim:<5} {finding.shape:<11} {says:<44}"
    return f"{head} {how}{failing}, {finding.seconds:,.1f} s"


def _all_sizes_lines(findings: Sequence[Finding], is_proven: bool) -> list[str]:
    if not is_proven:
        return ["open: checks failed"]
    but = " and ".join(
        f"{finding.found.exceptions} of {finding.shape}"
        for finding in findings
        if finding.found.exceptions
    )
    return [
        "every full board with all three colours is solvable, whatever its size,",
        f"but for {but}",
    ]


PROOF_HEAD = f"{'claim':<9} {'boards':>21} {'stuck rows':>13} {'stuck':>11} {'searched':>9}"


def _step_line(step: Step) -> str:
    """Say in a line, under the head, how a claim was settled."""
    found = step.found
    head = f"{step.claim!s:<9} {step.claim.boards:>21,} "
    if step.method == "line":
        return f"{head}{'lemma on single lines':>35}"
    if step.method == "table":
        return f"{head}{'table of all positions':>35} {found.seconds:,.1f} s"
    counts = f"{found.without_row:>13,} {found.without_line:>11,} {found.searched:>9,}"
    return f"{head}{counts} {found.seconds:,.1f} s"


def _proof_lines(proof: Proof) -> list[str]:
    """Say what follows of the shape."""
    shape = f"{proof.rows}x{proof.cols}"
    claim = proof.claim
    if not proof.is_settled:
        return [f"{shape} is open: {claim} has exceptions, and removals lead there"]
    boards = f"{claim.boards:,} balanced setups of {shape}"
    if 3 * claim.fewest < claim.cells:
        boards = f"{claim.boards:,} full boards of {shape} with all three colours"
    if not proof.unsolvable:
        return [f"all {boards} are solvable"]
    alike = proof.unsolvable_up_to_symmetry
    return [
        f"{proof.unsolvable:,} of the {boards} are unsolvable, {len(alike):,} up to symmetry:",
        *(f"  {board}" for board in alike),
    ]


@main.command()
@shape_argument
@click.option("--count", default=100_000, show_default=True, type=click.IntRange(1), metavar="N")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@engine_option
@json_option
def conjecture(shape: tuple[int, int], count: int, seed: int, engine: str, as_json: bool) -> None:
    """Look for a full board of three colours that is not solvable.

    Decides N boards of each family: random ones, ones with few stacks of two colours, ones with
    two colours in corners, rectangles and stripes of one colour. An unsolvable one would be a
    counterexample to docs/every-size.md, which says that there is none of nine or more cells. With
    --engine carry each board to which the proof applies, of 2x5 or more, is solved as it does, and
    a step that fails is an error.
    """
    from tqdm import tqdm

    from greenest.study.proofs.stress import FAMILIES, try_families

    _prepare_once(engine)
    outcome = Outcome()
    made = 0
    with tqdm(total=count * len(FAMILIES), unit=" boards", disable=None) as bar:
        try:
            with _interrupts():
                for trial in try_families(*shape, count, seed, engine, bar.update):
                    made += 1
                    if trial.undecided:
                        outcome.codes.add(UNDECIDED)
                    with tqdm.external_write_mode(file=sys.stderr):
                        _print_json(trial.as_json()) if as_json else _print(*_trial_lines(trial))
        except ValueError as error:
            bar.close()
            raise UnusableError(str(error)) from None
        except KeyboardInterrupt:
            bar.close()
            raise click.ClickException(
                f"stopped after {made} of {len(FAMILIES)} families"
            ) from None
    outcome.exit()


def _trial_lines(trial: Trial) -> list[str]:
    is_auto = trial.engine == "auto"
    how = f"{trial.searched:,} of them searched" if is_auto else f"all by {trial.engine}"
    head = f"{trial.family:8} {trial.boards:>12,} boards, {how}: "
    bad = [*trial.unsolvable, *trial.undecided]
    if not bad:
        return [f"{head}all solvable, {trial.seconds:,.1f} s"]
    return [
        f"{head}{len(trial.unsolvable):,} unsolvable, {len(trial.undecided):,} undecided",
        *(f"  {board}" for board in bad),
    ]


def _census_lines(census: Census) -> list[str]:
    shape = f"{census.rows}x{census.cols}"
    lines = []
    if census.by_pieces is not None:
        lines.append(
            f"{shape}: {_many(sum(each.positions for each in census.by_pieces), 'position')}"
        )
        lines.append(f"  {'stacks':>6} {'positions':>14} {'solvable':>14} {'unsolvable':>14}")
        for pieces, positions, solvable in census.by_pieces:
            unsolvable = positions - solvable
            lines.append(f"  {pieces:>6} {positions:>14,} {solvable:>14,} {unsolvable:>14,}")
    lines.append(f"{shape}: {_many(census.setups, 'balanced setup')}")
    for status, setups in (("solvable", census.solvable), ("unsolvable", census.unsolvable)):
        share = f" {100 * setups / census.setups:8.3f} %" if census.setups else ""
        lines.append(f"  {status:10} {setups:>13,}{share}")
    if census.unsolvable:
        alike = len(census.unsolvable_up_to_symmetry)
        lines.append(f"unsolvable up to symmetry: {alike:,}")
        lines += [f"  {board}" for board in census.unsolvable_up_to_symmetry]
    return lines


@main.command()
@json_option
def games(as_json: bool) -> None:
    """List the games that can be played, with their options and defaults."""
    for name in GAMES:
        game = _game(name, ())
        summary = _summary_of(game)
        if as_json:
            record = {"game": name, "players": game.players, "summary": summary}
            _print_json(record | {"options": options_of(game)})
        else:
            options = " ".join(format_options(game))
            head = f"{name}, {_many(game.players, 'player')}"
            _print(head, *_wrap(summary, "  "), *_wrap(options, "  "))


def _summary_of(game: Game[Any]) -> str:
    return (type(game).__doc__ or "").strip().split("\n")[0]


def _game(name: str, options: Iterable[str]) -> Game[Any]:
    """Return a game that can be started, with its options."""
    try:
        game = make_game(GAMES[name], options)
        game.start()
    except ValueError as error:
        raise UnusableError(f"{name}: {error}") from None
    return game


@main.command()
@game_argument
@click.option(
    "--depth",
    type=click.IntRange(min=1, max=LONGEST_SEQUENCE),
    required=True,
    metavar="N",
    help="The longest sequences to count.",
)
@click.option("--position", metavar="TEXT", help="Where to start.  [default: before the deal]")
@game_options
@json_option
def perft(
    name: str, depth: int, position: str | None, options: tuple[str, ...], as_json: bool
) -> None:
    """Count the sequences of moves of each length.

    Passes and the outcomes of chance are moves.
    """
    game = _game(name, options)
    nodes = count_sequences(_state(name, game, position), depth)
    if as_json:
        _print_json({"game": name, "depth": depth, "nodes": nodes})
    else:
        width = len(f"{max(nodes):,}")
        _print(*(f"{length:<4} {count:>{width},}" for length, count in enumerate(nodes, 1)))


def _state(name: str, game: Game[Any], text: str | None) -> State[Any]:
    if text is None:
        return cast(State[Any], game.start())
    try:
        return cast(State[Any], game.parse(text))
    except ValueError as error:
        raise UnusableError(f"--position is no position of {name}: {error}") from None


@main.command()
@game_argument
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=1),
    required=True,
    metavar="N",
    help="How many games.",
)
@click.option("--seed", type=click.IntRange(min=0), required=True, metavar="S", help="Which games.")
@game_options
@json_option
def simulate(name: str, count: int, seed: int, options: tuple[str, ...], as_json: bool) -> None:
    """Play games at random and count.

    Win rates come with their 95 % intervals of Wilson. Lengths and legal moves are of the decisions
    of players, passes included and chance not.
    """
    from tqdm import tqdm

    from greenest.play.simulation import simulate as play_all

    game = _game(name, options)
    with tqdm(total=count, unit=" games", disable=None) as bar:
        found = play_all(name, game, count, seed, bar.update)
    if as_json:
        _print_json(found.as_json())
    else:
        _print(*_simulation_lines(found))


def _simulation_lines(found: Simulation) -> list[str]:
    options = " ".join(format_options(found.game))
    head = f"{found.name} ({options}), seed {found.seed}: {_many(found.games, 'game')}"
    lines = _wrap(head)
    for player, (won, interval) in enumerate(zip(found.wins, found.intervals, strict=True), 1):
        share = f"{100 * won / found.games:8.3f} %  ({_interval(interval)})"
        lines.append(f"  player {player} wins {won:>9,} {share}")
    for label, number in (("draws", found.draws), ("lost by all", found.lost)):
        if number:
            lines.append(f"  {label:13} {number:>9,} {100 * number / found.games:8.3f} %")
    figures = found.as_json()["length"]
    lines += _wrap(
        f"length: least {figures['min']}, median {figures['median']:g}, "
        f"mean {figures['mean']:.1f}, most {figures['max']}; "
        f"{found.branching:.2f} legal moves on the average"
    )
    return [*lines, f"{found.games_per_second:,.0f} games/s, {found.seconds:.1f} s"]


@main.command()
@game_argument
@shape_argument
@game_options
@json_option
def values(name: str, shape: tuple[int, int], options: tuple[str, ...], as_json: bool) -> None:
    """Value every setup of a game for two by searching it to the end.

    A value is what the setup is to player 1, who begins, if both play perfectly: win, draw or loss.
    With --json, each setup has a line before the summary.
    """
    from tqdm import tqdm

    from greenest.play.values import VALUES, setups, value

    started = perf_counter()
    game = _game(name, (*options, f"rows={shape[0]}", f"cols={shape[1]}"))
    try:
        found = setups(game)
    except ValueError as error:
        raise UnusableError(f"{name}: {error}") from None
    counts = dict.fromkeys(VALUES, 0)
    for state in tqdm(found, unit=" setups", disable=None):
        its_value = value(state)
        counts[its_value] += 1
        if as_json:
            _print_json({"setup": str(state), "value": its_value})
    if as_json:
        record = {"game": name, "options": options_of(game), "setups": len(found)}
        _print_json(record | counts | {"seconds": round(perf_counter() - started, 6)})
    else:
        _print(f"{name} {shape[0]}x{shape[1]}: {_many(len(found), 'setup')}, for player 1")
        shares = {label: 100 * number / len(found) for label, number in counts.items()}
        _print(*(f"  {label:4} {counts[label]:>9,} {shares[label]:8.3f} %" for label in VALUES))


@main.command()
@click.argument("name", metavar="GAME", type=click.Choice(list(GAMES)), required=False)
@click.option(
    "--seat",
    "seats",
    type=click.IntRange(min=1),
    multiple=True,
    metavar="N",
    help="A player at this terminal; may be repeated.  [default: 1]",
)
@click.option(
    "--opponent",
    "rival",
    type=click.Choice(["random", "greedy", "mcts"]),
    default="greedy",
    show_default=True,
    help="Who plays the other seats.",
)
@game_options
@click.option(
    "--seed",
    type=click.IntRange(min=0, max=LARGEST_SEED),
    metavar="S",
    help="Which deal.  [default: any]",
)
@click.option(
    "--load",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Go on with a game that was saved, with its options and seed.",
)
def play(
    name: str | None,
    seats: tuple[int, ...],
    rival: str,
    options: tuple[str, ...],
    seed: int | None,
    load: Path | None,
) -> None:
    """Play a game in the terminal.

    Type a move or its number in the list, or help. What is hidden from the player is not shown. A
    greedy opponent does what leaves it best off at once.
    """
    from greenest.play.opponents import UnavailableError, opponent
    from greenest.play.session import Session

    record = _loaded(load, name, options, seed) if load else _begun(name, options, seed)
    players = record.game.players
    if any(seat > players for seat in seats):
        raise click.UsageError(
            f"{record.name} has {_many(players, 'player')}, no seat {max(seats)}."
        )
    try:
        chosen = opponent(rival, record.game)
    except UnavailableError as error:
        raise UnusableError(str(error)) from None
    taken = {seat - 1 for seat in seats or (1,)}
    try:
        Session(record, taken, chosen, _read_line, click.echo).run()
    except KeyboardInterrupt:
        click.echo()


def _begun(name: str | None, options: tuple[str, ...], seed: int | None) -> Record:
    from greenest.play.records import new_record

    if name is None:
        raise click.UsageError("Give a game, or a saved one with --load.")
    game = _game(name, options)
    return new_record(name, game, secrets.randbelow(10**9) if seed is None else seed)


def _loaded(path: Path, name: str | None, options: tuple[str, ...], seed: int | None) -> Record:
    from greenest.play.records import RecordError, read_record

    if options or seed is not None:
        raise click.UsageError("--load has the options and the seed of the game that was saved.")
    try:
        record = read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnusableError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UnusableError(f"{path}: not UTF-8 text") from None
    except RecordError as error:
        raise UnusableError(f"{path}: {error}") from None
    if name not in (None, record.name):
        raise UnusableError(f"{path}: this is a game of {record.name}, not of {name}")
    return record


@main.command()
@click.argument("name", metavar="NAME", required=False)
@click.option(
    "--scale",
    type=click.Choice(["smoke", "full"]),
    default="smoke",
    show_default=True,
    help="smoke: seconds, to see that it works; full: what is published.",
)
@jobs_option("Processes")
@folder_option
def study(name: str | None, scale: str, jobs: int | None, folder: Path | None) -> None:
    """Run an experiment and write its table; without a name, list them.

    The name `all` runs one after the other. What was stopped goes on when the same command is given
    again. Tables go into the folder results, or results-smoke at that scale.
    """
    from greenest.study.publication.experiments import EXPERIMENTS

    if name is None:
        _print(*(f"{each.name:20} {each.title}" for each in EXPERIMENTS.values()))
        return
    if name != "all" and name not in EXPERIMENTS:
        raise click.UsageError(f"There is no experiment {name!r}; greenest study lists them.")
    for each in EXPERIMENTS.values() if name == "all" else (EXPERIMENTS[name],):
        _conduct(each, scale, folder or _published(scale), jobs or os.cpu_count() or 1)


def _published(scale: str) -> Path:
    return Path("results" if scale == "full" else "results-smoke")


def _conduct(experiment: Experiment, scale: str, folder: Path, jobs: int) -> None:
    """Run one experiment with a progress bar, and name its table."""
    from tqdm import tqdm

    from greenest.study.batches.batch import BatchError
    from greenest.study.batches.ledger import LedgerError
    from greenest.study.progress import Interrupted
    from greenest.study.publication.conduct import run_experiment, work_of

    total = work_of(experiment, scale)
    with tqdm(total=total, desc=experiment.name, unit_scale=True, disable=None) as bar:
        try:
            table = run_experiment(experiment, scale, folder, jobs, bar.update)
        except (Interrupted, KeyboardInterrupt):
            bar.close()
            raise click.ClickException(
                f"stopped in {experiment.name}; the same command goes on from there"
            ) from None
        except (LedgerError, ValueError) as error:
            bar.close()
            raise UnusableError(str(error)) from error
        except BatchError as error:
            bar.close()
            raise click.ClickException(str(error)) from error
        except OSError as error:
            bar.close()
            raise click.ClickException(f"{error.filename}: {error.strerror}") from None
    _print(str(table))


@main.command()
@folder_option
def report(folder: Path | None) -> None:
    """Make figures, tables, the page and the data package from the tables in a folder.

    The folder is results unless another is given. Needs matplotlib: pip install '.[report]'.
    """
    from greenest.study.publication.report import make_report

    chosen = folder or _published("full")
    try:
        made = make_report(chosen)
    except ModuleNotFoundError as error:
        raise UnusableError(_lacking(error)) from None
    except ValueError as error:
        raise UnusableError(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"{error.filename}: {error.strerror}") from None
    _print(*map(str, made))


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
    return _wrap(f"difficulty: {rating.level}; {found}", "  ")


def _lacking(error: ModuleNotFoundError) -> str:
    return f"{error.name} is not installed: pip install '.[report]' in a clone of greenest"


@main.command()
@click.argument("board")
@click.option(
    "--graphml",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the graph here, for other programs.",
)
@click.option(
    "--picture",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Draw it here, as .svg or .png.",
)
@click.option(
    "--max-nodes",
    type=click.IntRange(min=1),
    default=20_000,
    show_default=True,
    metavar="N",
    help="Refuse larger graphs.",
)
@json_option
def graph(
    board: str, graphml: Path | None, picture: Path | None, max_nodes: int, as_json: bool
) -> None:
    """Make the graph of all positions that a small position can lead to.

    Positions are won if they can be reduced to one stack, and lost otherwise. Needs networkx, and
    matplotlib for a picture: pip install '.[report]'.
    """
    try:
        from greenest.study.shapes.graph import (
            GraphError,
            describe,
            draw_graph,
            reachable,
            write_graphml,
        )
    except ModuleNotFoundError as error:
        raise UnusableError(_lacking(error)) from None

    outcome = Outcome()
    _, start = _only_one(_readable(_given((board,), outcome), outcome), outcome, "graph takes")
    try:
        found = reachable(Position.of_board(start), max_nodes)
        if graphml:
            write_graphml(found, graphml)
        if picture:
            draw_graph(found, picture)
    except (GraphError, ModuleNotFoundError) as error:
        text = _lacking(error) if isinstance(error, ModuleNotFoundError) else str(error)
        raise UnusableError(text) from None
    except OSError as error:
        raise click.ClickException(f"{error.filename}: {error.strerror}") from None
    summary = describe(found)
    if as_json:
        _print_json({"board": str(start)} | summary)
    else:
        _print(*(f"{name.replace('_', ' '):22} {count:>12,}" for name, count in summary.items()))


def _read_line(prompt: str) -> str | None:
    """Read a line at the terminal, None at its end; show what is read from anywhere else."""
    try:
        line = input(prompt)
    except EOFError:
        click.echo()
        return None
    except UnicodeDecodeError:
        raise UnusableError("standard input: not UTF-8 text") from None
    if not sys.stdin.isatty():
        click.echo(line)
    return line
