"""The verdicts on given positions, in order: by one process or several, with a ledger or none."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from functools import partial
from hashlib import sha256
from itertools import chain, islice
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.exits import Outcome, StoppedError, failing, failing_file, unusable
from greenest.commands.shared.printing import many
from greenest.commands.shared.reading import FEW, Readable, Together
from greenest.commands.shared.search import decide_position
from greenest.commands.tables.chunks import Pace
from greenest.commands.tables.options import Tables
from greenest.commands.tables.readers import Format
from greenest.games.pyramids.position import Position
from greenest.solver.decide import compile_ahead
from greenest.solver.verdict import Limits, Verdict

if TYPE_CHECKING:
    from greenest.solver.bulk.boards import Group
    from greenest.solver.bulk.many import Verdicts

Answered = Iterator[tuple[Sequence[Readable], "list[Verdict] | Verdicts"]]
"""Positions in order, some at a time, with as many verdicts."""


def decided(
    given: Iterator[Sequence[Readable]],
    limits: Limits,
    engine: str,
    outcome: Outcome,
    jobs: int,
    ledger: Path | None,
    arguments: tuple[str, ...],
    tables: Tables,
    pace: Pace,
) -> Answered:
    """Yield positions with their verdicts, and note whether one stayed undecided.

    Several jobs decide several positions at once; a single position is decided by all of them.
    `arguments` and `tables` are the input, which a ledger is bound to. The pace, by which they are
    read, learns how long they take.
    """
    if jobs == 1 and ledger is None:
        # The modules for many positions need not be loaded.
        answered = _decided_here(given, limits, engine, pace)
    else:
        first = list(islice(given, 2 if jobs > 1 else 0))
        given = chain(first, given)
        is_alone = sum(map(len, first)) == 1
        if ledger is None and not is_alone:
            answered = _shared(given, limits, engine, jobs, pace)
        else:
            content = _content(arguments, tables) if ledger else ""
            racing = jobs if is_alone and engine == "auto" else 1
            at_once = 1 if is_alone else jobs
            answered = _kept(given, limits, engine, racing, at_once, ledger, content)
    for some, verdicts in answered:
        if isinstance(verdicts, list):
            outcome.note([each.status for each in verdicts])
        else:
            outcome.note(verdicts.status.tolist())
        yield some, verdicts


def _decided_here(
    given: Iterator[Sequence[Readable]], limits: Limits, engine: str, pace: Pace
) -> Answered:
    """Decide positions together that were read together, a few one by one."""
    for some in given:
        began = perf_counter()
        if len(some) < FEW:
            for each in some:
                position = Position.of_board(each.board)
                yield [each], [decide_position(position, limits, engine)]
        else:
            from greenest.solver.bulk.many import decide_in_order

            start = 0
            for verdicts in decide_in_order(_grouped(some), limits, engine):
                yield some[start : start + len(verdicts)], verdicts
                start += len(verdicts)
        pace.learn(len(some), perf_counter() - began)


def _grouped(some: Sequence[Readable]) -> Sequence[Group]:
    """Return the boards of positions in groups."""
    if isinstance(some, Together):
        return some.groups
    from greenest.solver.bulk.boards import grouped

    return grouped([Position.of_board(each.board) for each in some])


def _shared(
    given: Iterator[Sequence[Readable]], limits: Limits, engine: str, jobs: int, pace: Pace
) -> Answered:
    """Decide positions in several processes."""
    from greenest.study.positions.decide_all import decide_parts
    from greenest.system.workers import WorkerLostError

    compile_ahead(engine)
    parts = ((some, _grouped(some)) for some in given)
    with failing(WorkerLostError), closing(decide_parts(parts, limits, engine, jobs)) as found:
        for some, verdicts in found:
            pace.learn(len(some), float(verdicts.seconds.sum()))
            yield some, verdicts


def _kept(
    given: Iterator[Sequence[Readable]],
    limits: Limits,
    engine: str,
    racing: int,
    jobs: int,
    ledger: Path | None,
    content: str,
) -> Answered:
    """Decide positions one by one and keep the verdicts in a ledger; or one alone, in a race."""
    from greenest.study.positions import position_ledger
    from greenest.study.positions.decide_all import decide_all
    from greenest.study.positions.race import race
    from greenest.system.workers import WorkerLostError

    def decide_here(position: Position) -> Verdict:
        return race(position, limits, racing, partial(decide_position, position, engine=engine))

    if jobs > 1:
        compile_ahead(engine)
    positions = ((each, Position.of_board(each.board)) for some in given for each in some)
    done = 0
    with ExitStack() as stack:
        stack.enter_context(unusable(position_ledger.PositionLedgerError))
        stack.enter_context(failing(position_ledger.PositionLedgerFailedError))
        stack.enter_context(failing(WorkerLostError))
        book = None
        if ledger:
            identity = position_ledger.identity_of(content, limits, engine)
            book = stack.enter_context(position_ledger.open_position_ledger(ledger, identity))
        verdicts = decide_all(positions, decide_here, limits, engine, jobs, book)
        try:
            for each, verdict in stack.enter_context(closing(verdicts)):
                done += 1
                yield [each], [verdict]
        except KeyboardInterrupt:
            if ledger is None:
                raise
            raise StoppedError(
                f"stopped after {many(done, 'position')}; {ledger} keeps what was decided, "
                "the same command goes on from there"
            ) from None


def refuse_without_files(arguments: tuple[str, ...], **others: object) -> None:
    """Refuse input that cannot have a ledger: standard input, and other uses of one position."""
    streams = (each for each in arguments if os.path.exists(each) and not os.path.isfile(each))
    if not arguments or "-" in arguments or any(streams):
        raise click.UsageError("--ledger is bound to files or boards, and cannot be to a stream.")
    for name, value in others.items():
        if value:
            raise click.UsageError(f"--ledger and --{name} do not go together.")


def _content(arguments: tuple[str, ...], tables: Tables) -> str:
    """Return a hash of the positions: of boards, and of the content of files, not their names."""
    total = sha256()
    for each in arguments:
        content = sha256()
        if os.path.exists(each):
            with failing_file(Path(each)), open(each, "rb") as file:
                while block := file.read(1 << 20):
                    content.update(block)
            form = tables.format_of(each)
            if form is not Format.TEXT:
                content.update(f"\0{form} {tables.columns.board}".encode(errors="surrogateescape"))
        else:
            content.update(each.encode(errors="surrogateescape"))
        total.update(content.digest())
    return total.hexdigest()
