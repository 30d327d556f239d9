"""`solve` decides positions."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from greenest.commands.shared.exits import UNDECIDED, Outcome, StoppedError
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
from greenest.commands.shared.printing import drawing, say
from greenest.commands.shared.progress import Pace, counted
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Form, Rows, text_of
from greenest.commands.shared.verdicts import (
    PLAYED_KEYS,
    VERDICT_KEYS,
    Answered,
    decide_chunk,
    decide_given,
    decided_easily,
    drawn_steps,
    moves_option,
    play_on,
    verdict_lines,
)
from greenest.commands.tables.given import Chunk, Given
from greenest.games.plurals import many
from greenest.solver.certify import NoCertificateError, certify
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Verdict
from greenest.system.streams import encodable

if TYPE_CHECKING:
    from greenest.solver.bulk.boards import Group
    from greenest.solver.bulk.verdicts import Verdicts
    from greenest.study.book.given import GivenBook


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
    table with a column of boards: CSV, TSV or JSON Lines. With -v, draw the board after each
    capture. With --moves, give exactly one board: its moves are played, and the position after them
    is decided. With --ledger, each board is decided once with the same engine and limits, wherever
    it stands; so the same command given again continues an interrupted run. With --again undecided,
    boards that are decided under any limits are not decided again, and the others are under these.
    `greenest verify --certificate FILE` checks a certificate.
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
    rows = Rows(form, VERDICT_KEYS + (PLAYED_KEYS if moves is not None else ()), given.has_id)
    if moves is None and not certificate:
        with _book_of(ledger, limits, engine, again, rows.outcome) as book:
            _solve_each(given, limits, engine, jobs, book, rows, verbose)
        rows.outcome.exit()
    task = "--certificate proves" if moves is None else "--moves goes on from"
    each = play_on(given.one(rows, task), moves, rows)
    verdict = decide_given(each, limits, engine)
    _print_verdict(verdict, each, rows, verbose)
    if certificate:
        _certify(verdict, certificate, limits, rows.outcome)
    rows.outcome.exit()


def _solve_each(
    given: Input,
    limits: Limits,
    engine: str,
    jobs: int,
    book: GivenBook | None,
    rows: Rows,
    verbose: bool,
) -> None:
    """Decide positions in order, and print each answer as soon as those before it are printed."""
    # With a ledger, each verdict is recorded as soon as it is found.
    pace = Pace(most=1) if book else Pace()
    chunks = given.chunks(rows.outcome, pace)
    with closing(_decided(chunks, limits, engine, jobs, book)) as decided:
        for answered in counted(
            decided, given.count, lambda each: len(each.chunk), has_rate=book is None
        ):
            if book:
                _place(book, answered.chunk, given)
            pace.learn(len(answered.verdicts), answered.seconds)
            if answered.table is not None and not rows.is_text:
                columns = answered.table.columns(rows.between)
                rows.outcome.count(columns["verdict"])
                rows.print_columns(columns | answered.chunk.origins())
                continue
            for each, verdict in answered.pairs():
                if verdict is None:
                    rows.refuse(each.origin, each.message)
                else:
                    _print_verdict(verdict, each, rows, verbose)
    if book:
        book.end_files(given.ended, given.board_field)


def _print_verdict(verdict: Verdict, given: Given, rows: Rows, verbose: bool) -> None:
    rows.outcome.count([verdict.status])

    def lines() -> Iterator[str]:
        yield from verdict_lines(verdict, given.origin.where)
        if verbose:
            yield from ("", *drawing(given.board))
            first = 1 + len(rows.more.get("played", ()))
            yield from drawn_steps(verdict.position, verdict.moves or (), first)
            yield ""

    rows.print(verdict.as_json(), given.origin, lines)


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
            readable = (each.position for each in chunk if not each.error)
            yield Answered(chunk, [book.decided(position, recorded) for position in readable])
        else:
            yield from decide_chunk(chunk, limits, engine)


def _place(book: GivenBook, chunk: Chunk, read: Input) -> None:
    """Record where the positions of a chunk were given; their verdicts are recorded."""
    for each in chunk:
        if not each.error:
            origin = each.origin
            named = None if origin.identifier is None else text_of("id", origin.identifier)
            book.place(
                each.position,
                read.lasting_name(origin.source),
                origin.line or 1,
                named and encodable(named),
                read.board_field,
            )


@contextmanager
def _book_of(
    ledger: Path | None, limits: Limits, engine: str, again: str | None, outcome: Outcome
) -> Iterator[GivenBook | None]:
    """Open a ledger, if there is one; say how many boards it has, and what it keeps after Ctrl-C.

    With `again`, what it has decided under other limits counts, too.
    """
    if ledger is None:
        yield None
        return
    from greenest.study.book.given import open_given
    from greenest.study.book.settings import Settings

    try:
        with open_given(ledger, Settings.of_given(limits, engine), say, bool(again)) as book:
            if book.kept:
                say(f"{ledger}: {many(book.kept, 'board')} recorded before")
            yield book
    except KeyboardInterrupt:
        raise StoppedError(
            f"stopped after {many(outcome.decided, 'position')}; {ledger} keeps what was decided, "
            "the same command goes on from there"
        ) from None


def _decided_by_processes(
    chunks: Iterator[Chunk], limits: Limits, engine: str, jobs: int, book: GivenBook | None
) -> Generator[Answered, None, None]:
    """Decide chunks in several processes, except easy boards given as arguments."""
    from greenest.solver.bulk.boards import grouped
    from greenest.study.positions.decide_all import decide_all

    def parts() -> Iterator[tuple[tuple[Chunk, list[Verdict]], Sequence[Group]]]:
        for chunk in chunks:
            if chunk.groups:
                yield (chunk, []), chunk.groups
                continue
            given = [each for each in chunk if not each.error]
            found = (decided_easily(each, limits, engine) for each in given if not book)
            easy = [verdict for verdict in found if verdict is not None]
            yield (chunk, easy), [] if easy else grouped([each.position for each in given])

    for (chunk, easy), verdicts in decide_all(parts(), limits, engine, jobs, book):
        table = cast("Verdicts", verdicts) if chunk.groups else None
        yield Answered(chunk, easy or verdicts, table)


def _certify(verdict: Verdict, path: Path, limits: Limits, outcome: Outcome) -> None:
    try:
        written = certify(verdict, path, limits)
    except NoCertificateError as error:
        outcome.codes.add(UNDECIDED)
        say(f"{path} not written: {error}")
    else:
        proof = many(written.size, written.counted.value)
        say(f"{path}: a proof in {proof}, {os.path.getsize(path):,} bytes")
