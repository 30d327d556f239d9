"""`solve` decides positions; `hint` judges each capture of a position."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.certificates.claim import check_claim
from greenest.commands.shared.colour import color_option
from greenest.commands.shared.exits import (
    UNDECIDED,
    Outcome,
    RefutedError,
    StoppedError,
    UnusableError,
)
from greenest.commands.shared.hints import JUDGED_KEYS, Judged, hint_lines, judge, no_capture
from greenest.commands.shared.options import (
    engine_option,
    input_options,
    keep_inputs,
    limit_options,
    number_option,
    output_option,
    refuse_options,
    row_options,
)
from greenest.commands.shared.printing import drawing, print_lines, say, wrap
from greenest.commands.shared.progress import Pace, counted
from greenest.commands.shared.reading import Input
from greenest.commands.shared.verdicts import (
    VERDICT_KEYS,
    Answered,
    decide_chunk,
    decided_easily,
    drawn_steps,
    verdict_lines,
    wrong_move,
)
from greenest.commands.tables.given import Chunk, Given, Origin, Together, Unreadable
from greenest.commands.tables.rows import Form, Rows, text_of
from greenest.games.plurals import many
from greenest.games.pyramids.reading.moves import split_moves
from greenest.solver.certify import NoCertificateError, certify
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Verdict
from greenest.system.streams import encodable

if TYPE_CHECKING:
    from greenest.solver.bulk.boards import Group
    from greenest.study.book.given import GivenBook

_PLAYED_KEYS = ("start", "played")

moves_option = click.option(
    "--moves", metavar="MOVES", help='Go on after captures, such as "a1xa2, c2xa2".'
)


@click.command()
@moves_option
@engine_option
@limit_options
@number_option(
    "--jobs",
    default=1,
    metavar="J",
    says="Processes; answers stay in order.",
)
@output_option("--ledger", "Record verdicts here; boards recorded are not decided again.")
@click.option(
    "--again",
    type=click.Choice(["undecided"]),
    help="With --ledger, decide again what stayed undecided under other limits.",
)
@output_option(
    "--certificate", "Write a proof of the verdict on one position; compressed if FILE ends in .gz."
)
@input_options
@row_options
@color_option
def solve(
    given: Input,
    moves: str | None,
    engine: str,
    limits: Limits,
    jobs: int,
    ledger: Path | None,
    again: str | None,
    certificate: Path | None,
    form: Form,
    verbose: bool,
) -> None:
    """Decide positions, with moves or a reason.

    A BOARD is text such as BGW/GWB/WBG. A FILE holds positions separated by blank lines, or is a
    table with a column of boards: CSV, TSV or JSON Lines. With -v, show how each verdict was found
    and draw the board after each capture. With --moves, give exactly one board: its moves are
    played, and the position after them is decided. With --ledger, each board is decided once with
    the same engine and limits, wherever it stands; so the same command given again continues an
    interrupted run. With --again undecided, boards that are decided under any limits are not
    decided again, and the others are under these. `greenest verify --certificate FILE` checks a
    certificate.
    """
    if again and not ledger:
        raise click.UsageError("--again is about --ledger: give that too.")
    if ledger:
        keep_inputs(ledger, given.arguments, "--ledger")
        others = {"--moves": moves, "--certificate": certificate, "--verbose": verbose}
        if other := next((option for option, value in others.items() if value), None):
            raise click.UsageError(f"--ledger and {other} do not go together.")
    if certificate:
        keep_inputs(certificate, given.arguments, "--certificate")
    if moves is not None or certificate:
        refuse_options(("jobs",), "is for many positions, not with --moves or --certificate")
    rows = Rows(form, VERDICT_KEYS + (_PLAYED_KEYS if moves is not None else ()), given.has_id)
    # With a ledger, each verdict is recorded as soon as it is found.
    pace = Pace(most=1) if ledger else Pace()
    chunks = given.chunks(rows.outcome, pace)
    if moves is not None or certificate:
        task = "--certificate proves" if moves is None else "--moves goes on from"
        chunks = iter([[_play_on(given.one(rows, task), moves, rows)]])
    with (
        _stopped_after(rows.outcome, ledger),
        _book_of(ledger, limits, engine, bool(again)) as book,
        closing(_decided(chunks, limits, engine, jobs, book)) as decided,
    ):
        for chunk, verdicts in counted(
            decided, given.count, lambda each: len(each[0]), has_rate=ledger is None
        ):
            if book:
                _place(book, chunk, given)
            if not isinstance(verdicts, list):
                pace.learn(len(verdicts), float(verdicts.seconds.sum()))
                if isinstance(chunk, Together) and not rows.is_text:
                    columns = verdicts.columns(rows.between)
                    rows.outcome.count(columns["verdict"])
                    rows.print_columns(columns | chunk.origins())
                    continue
            else:
                pace.learn(len(verdicts), sum(each.seconds for each in verdicts))
            answers = iter(verdicts)
            for each in chunk:
                if isinstance(each, Unreadable):
                    rows.refuse(each.origin, each.message)
                    continue
                verdict = next(answers)
                rows.outcome.count([verdict.status])
                _print_verdict(verdict, each, rows, verbose)
                if certificate:
                    _certify(verdict, certificate, limits, rows.outcome)
        if book:
            book.end_files(given.ended, given.board_field)
    rows.outcome.exit()


def _print_verdict(verdict: Verdict, given: Given, rows: Rows, verbose: bool) -> None:
    def lines() -> Iterator[str]:
        yield from verdict_lines(verdict, given.origin.where)
        if verbose:
            yield from (*_turn_lines(verdict), "", *drawing(given.board))
            first = 1 + len(rows.more.get("played", ()))
            yield from drawn_steps(verdict.position, verdict.moves or (), first)
            yield ""

    rows.print(verdict.as_json(), given.origin, lines)


@contextmanager
def _stopped_after(outcome: Outcome, ledger: Path | None) -> Iterator[None]:
    """Say after Ctrl-C how many positions have a verdict, if a ledger keeps them."""
    try:
        yield
    except KeyboardInterrupt:
        if ledger is None:
            raise
        raise StoppedError(
            f"stopped after {many(outcome.decided, 'position')}; {ledger} keeps what was decided, "
            "the same command goes on from there"
        ) from None


def _decided(
    chunks: Iterator[Chunk], limits: Limits, engine: str, jobs: int, book: GivenBook | None
) -> Generator[Answered, None, None]:
    """Yield the positions of the chunks in order, with their verdicts.

    With several jobs, chunks are decided at the same time. With a ledger, each chunk has one
    position.
    """
    first = list(islice(chunks, 2)) if jobs > 1 else []
    chunks = chain(first, chunks)
    if jobs > 1 and sum(map(len, first)) != 1:
        yield from _decided_by_processes(chunks, limits, engine, jobs, book)
        return
    recorded = partial(decide, limits=limits, engine=engine)
    for chunk in chunks:
        if book:
            readable = (each.position for each in chunk if isinstance(each, Given))
            yield chunk, [book.decided(position, recorded) for position in readable]
        else:
            yield from decide_chunk(chunk, limits, engine)


def _place(book: GivenBook, chunk: Chunk, read: Input) -> None:
    """Record where the positions of a chunk were given; their verdicts are recorded."""
    for each in chunk:
        if isinstance(each, Given):
            source, line, _, identifier, _ = each.origin
            said = None if identifier is None else encodable(text_of("id", identifier))
            # The name of a pipe is another one each time.
            name = source if source in read.files else source and "-"
            book.place(each.position, name or "", line or 1, said, read.board_field)


@contextmanager
def _book_of(
    ledger: Path | None, limits: Limits, engine: str, keeps_decided: bool
) -> Iterator[GivenBook | None]:
    """Open a ledger, if there is one; say how many boards it has recorded.

    With `keeps_decided`, what it has decided under other limits counts, too.
    """
    if ledger is None:
        yield None
        return
    from greenest.study.book.given import open_given
    from greenest.study.book.settings import Settings

    with open_given(ledger, Settings.of_given(limits, engine), say, keeps_decided) as book:
        if book.kept:
            say(f"{ledger}: {many(book.kept, 'board')} recorded before")
        yield book


def _decided_by_processes(
    chunks: Iterator[Chunk], limits: Limits, engine: str, jobs: int, book: GivenBook | None
) -> Generator[Answered, None, None]:
    """Decide chunks in several processes, except easy boards given as arguments."""
    from greenest.solver.bulk.boards import grouped
    from greenest.study.positions.decide_all import decide_all

    def parts() -> Iterator[tuple[Answered, Sequence[Group]]]:
        for chunk in chunks:
            if isinstance(chunk, Together):
                yield (chunk, []), chunk.groups
                continue
            given = [each for each in chunk if isinstance(each, Given)]
            found = (decided_easily(each, limits, engine) for each in given if not book)
            easy = [verdict for verdict in found if verdict is not None]
            yield (chunk, easy), [] if easy else grouped([each.position for each in given])

    for (chunk, easy), verdicts in decide_all(parts(), limits, engine, jobs, book):
        yield chunk, easy or verdicts


def _certify(verdict: Verdict, path: Path, limits: Limits, outcome: Outcome) -> None:
    try:
        written = certify(verdict, path, limits)
    except NoCertificateError as error:
        outcome.codes.add(UNDECIDED)
        say(f"{path} not written: {error}")
    else:
        proof = many(written.size, written.counted.value)
        say(f"{path}: a proof in {proof}, {os.path.getsize(path):,} bytes")


def _turn_lines(verdict: Verdict) -> list[str]:
    if verdict.engine == "static":
        return wrap("decided before any search")
    lines = ["no static reason applies; engines in turns:"] if verdict.turns else []
    for turn in verdict.turns:
        effort = f"{many(turn.nodes, 'node')}, {turn.seconds:.3f} s"
        lines += wrap(f"{turn.engine}: {turn.status}, {effort}", "  ")
    return lines


@click.command()
@moves_option
@limit_options
@input_options
@row_options
def hint(
    given: Input,
    moves: str | None,
    limits: Limits,
    form: Form,
    verbose: bool,
) -> None:
    """Judge each legal capture.

    A capture is solvable, unsolvable or undecided, like the position after it. With -v, the
    reasons are given, each once. With --moves, give exactly one board: its moves are played, and
    the captures of the position after them are judged.
    """
    rows = Rows(form, JUDGED_KEYS + (_PLAYED_KEYS if moves is not None else ()), given.has_id)
    if moves is None:
        positions = given.each(rows)
    else:
        positions = iter([_play_on(given.one(rows, "--moves goes on from"), moves, rows)])
    for each in positions:
        position = each.position
        judged: list[Judged] = []
        with rows.passing_over(each.origin):
            for capture in judge(position, limits, rows.outcome):
                judged.append(capture)
                rows.print(capture.as_json(), each.origin)
            if not judged:
                rows.print(no_capture(position), each.origin)
            if rows.is_text:
                print_lines(*hint_lines(position, judged, each.origin.where, verbose))
    rows.outcome.exit()


def _play_on(given: Given, text: str | None, rows: Rows) -> Given:
    """Return the position after the captures in `text`, if any, and add them to later rows.

    Exit at a wrong capture.
    """
    if text is None:
        return given
    moves = split_moves(text)
    line = check_claim(given.position, moves)
    if line.end is None:
        assert line.wrong_move is not None
        error = RefutedError if line.is_capture else UnusableError
        raise error(wrong_move(moves, line.wrong_move, line.reason))
    rows.more = {"start": str(given.position), "played": list(moves)}
    label = f"{given.origin.where} after {many(len(moves), 'capture')}"
    return Given(Origin(*given.origin[:-1], label), line.end.board)
