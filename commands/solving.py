"""The verdicts on given positions, in order: by one process or several, with a ledger or none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from hashlib import sha256
from itertools import chain, islice
from pathlib import Path

import click

from greenest.commands.shared.exits import Outcome, StoppedError, failing, failing_file, unusable
from greenest.commands.shared.printing import many
from greenest.commands.shared.reading import Readable
from greenest.commands.shared.search import decide_position
from greenest.commands.tables.options import Tables
from greenest.commands.tables.readers import Format
from greenest.games.pyramids.position import Position
from greenest.solver.alike import decide_alike
from greenest.solver.decide import compile_ahead
from greenest.solver.verdict import Limits, Verdict

LOOKED_AT = 50
"""Positions of a file that are looked at all at once, a tenth of a second at most."""


def decided(
    given: Iterator[Readable],
    limits: Limits,
    engine: str,
    outcome: Outcome,
    jobs: int,
    ledger: Path | None,
    arguments: tuple[str, ...],
    tables: Tables,
) -> Iterator[tuple[Readable, Verdict]]:
    """Yield each position with its verdict, and note whether it stayed undecided.

    Several jobs decide several positions at once; where there is one alone, they all decide that.
    `arguments` and `tables` are what the positions are read from, which a ledger is bound to.
    """
    if jobs == 1 and ledger is None:
        # The modules for many positions need not be loaded.
        for each, verdict in _decided_here(given, limits, engine, _are_at_hand(arguments)):
            outcome.count(verdict)
            yield each, verdict
        return
    from greenest.study.positions import position_ledger
    from greenest.study.positions.decide_all import decide_all
    from greenest.study.positions.race import race
    from greenest.system.workers import WorkerLostError

    first = list(islice(given, 2 if jobs > 1 else 0))
    given = chain(first, given)
    at_once = jobs if len(first) > 1 else 1
    racing = jobs if len(first) == 1 and engine == "auto" else 1

    def decide_here(position: Position) -> Verdict:
        return race(position, limits, racing, partial(decide_position, position, engine=engine))

    if at_once > 1:
        compile_ahead(engine)
    positions = ((each, Position.of_board(each.board)) for each in given)
    done = 0
    with ExitStack() as stack:
        stack.enter_context(unusable(position_ledger.PositionLedgerError))
        stack.enter_context(failing(position_ledger.PositionLedgerFailedError))
        stack.enter_context(failing(WorkerLostError))
        book = None
        if ledger:
            identity = position_ledger.identity_of(_content(arguments, tables), limits, engine)
            book = stack.enter_context(position_ledger.open_position_ledger(ledger, identity))
        verdicts = decide_all(
            positions,
            decide_here,
            limits,
            engine,
            at_once,
            book,
        )
        try:
            for each, verdict in stack.enter_context(closing(verdicts)):
                outcome.count(verdict)
                done += 1
                yield each, verdict
        except KeyboardInterrupt:
            if ledger is None:
                raise
            raise StoppedError(
                f"stopped after {many(done, 'position')}; {ledger} keeps what was decided, "
                "the same command goes on from there"
            ) from None


def _decided_here(
    given: Iterator[Readable], limits: Limits, engine: str, are_at_hand: bool
) -> Iterator[tuple[Readable, Verdict]]:
    """Decide positions one by one, or where they are at hand have those alike looked at at once."""
    if engine != "auto" or not are_at_hand:
        for each in given:
            yield each, decide_position(Position.of_board(each.board), limits, engine)
        return
    for group in _alike(given):
        verdicts = decide_alike([position for _, position in group], limits)
        for (each, _), verdict in zip(group, verdicts, strict=True):
            yield each, verdict


def _are_at_hand(arguments: tuple[str, ...]) -> bool:
    """Tell whether positions can be read before those before them are answered."""
    return "-" not in (arguments or "-") and all(
        os.path.isfile(each) or not os.path.exists(each) for each in arguments
    )


def _alike(given: Iterator[Readable]) -> Iterator[list[tuple[Readable, Position]]]:
    """Read positions in groups of one shape and number of stacks, in order."""
    group: list[tuple[Readable, Position]] = []
    kind: tuple[int, ...] = ()
    for each in given:
        position = Position.of_board(each.board)
        before, kind = kind, (position.rows, position.cols, position.pieces)
        if group and kind != before:
            yield group
            group = []
        group.append((each, position))
        if len(group) == LOOKED_AT:
            yield group
            group = []
    if group:
        yield group


def refuse_without_files(arguments: tuple[str, ...], **others: object) -> None:
    """Refuse what a ledger cannot be kept of: standard input, and other uses of one position."""
    streams = (each for each in arguments if os.path.exists(each) and not os.path.isfile(each))
    if not arguments or "-" in arguments or any(streams):
        raise click.UsageError("--ledger is bound to files or boards, and cannot be to a stream.")
    for name, value in others.items():
        if value:
            raise click.UsageError(f"--ledger and --{name} do not go together.")


def _content(arguments: tuple[str, ...], tables: Tables) -> str:
    """Return a hash of the positions: of boards, and of files, whatever they are called."""
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
