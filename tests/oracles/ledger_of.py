"""Ledgers for tests: a short run, and the files of a killed writer."""

from __future__ import annotations

import json
import shutil
import sqlite3
import struct
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Verdict
from greenest.study.book.book import open_book, read_shards
from greenest.study.book.errors import LedgerError
from greenest.study.book.settings import Settings
from greenest.study.chunk import ENTRY, Chunk, Kind
from greenest.study.ledgers import by_run
from greenest.study.run import Run, Summary
from shell import LONGEST_WAIT

RUN = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
"""Solvable, unsolvable and undecided boards, in a second or less."""


class Entry(NamedTuple):
    """What a ledger has of a random board, without its reason if that is static."""

    idx: int
    verdict: str
    engine: str
    reason: str | None
    nodes: int
    moves: bytes | None
    seconds: float


def width(numbers: int) -> str:
    """Return the type of an index below `numbers`, as docs/ledger.md defines it."""
    return "u1" if numbers <= 256 else "<u2" if numbers <= 65_536 else "<u4"


def entries_of(run: Run, indexes: range) -> list[Entry]:
    return [_entry(run, index) for index in indexes]


def _entry(run: Run, index: int) -> Entry:
    found = decide(run.position(index), run.limits, run.engine)
    moves = None
    if found.captures is not None:
        moves = np.array(tuple(found.captures), dtype=width(run.rows * run.cols)).tobytes()
    reason = None if found.engine == "static" else found.reason
    return Entry(index, found.status, found.engine, reason, found.nodes, moves, found.seconds)


def chunk_of(entries: Sequence[Entry]) -> list[Chunk]:
    """Return the verdicts on consecutive boards as a ledger takes them."""
    kinds = list(dict.fromkeys(Kind(*each[1:4]) for each in entries))
    chunk = Chunk(
        range(entries[0].idx, entries[0].idx + len(entries)),
        kinds,
        np.array(
            [(each.nodes, each.seconds, 1, kinds.index(Kind(*each[1:4]))) for each in entries],
            dtype="<i8,<f8,<i8,<u4",
        ).view(ENTRY),
        b"".join(each.moves or b"" for each in entries),
    )
    return [chunk]


CHUNKS = """SELECT run, start, kinds, entries, moves, rows * cols, pieces
    FROM chunks JOIN runs ON run = number ORDER BY run, start"""


def unpacked(entries: bytes) -> Iterator[tuple[Any, ...]]:
    """Return nodes, seconds, boards and kind of each entry."""
    return struct.iter_unpack("<qdqI", entries)


def decoded(connection: sqlite3.Connection) -> Iterator[tuple[int, Entry]]:
    """Yield run and verdict of each random board, read as docs/ledger.md describes."""
    for run, start, kinds, entries, moves, cells, pieces in connection.execute(CHUNKS):
        listed = json.loads(kinds)
        size = 2 * (pieces - 1) * np.dtype(width(cells)).itemsize
        for index, (nodes, seconds, _, kind) in enumerate(unpacked(entries), start):
            verdict, engine, reason = listed[kind]
            own = None
            if verdict == "solvable":
                own, moves = moves[:size], moves[size:]
            yield run, Entry(index, verdict, engine, reason, nodes, own, seconds)


def counted_in(connection: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    """Yield run, range, verdict, engine, nodes and number of boards that are only counted."""
    query = "SELECT run, start, stop, kinds, entries FROM chunks"
    for run, start, stop, kinds, entries in connection.execute(query):
        for nodes, _, boards, kind in unpacked(entries):
            yield run, start, stop, *json.loads(kinds)[kind][:2], nodes, boards


def opened(path: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(path, timeout=LONGEST_WAIT))


def entries_in(path: Path) -> list[Entry]:
    """Return the verdicts on random boards in a sound ledger."""
    with read_shards([path]), opened(path) as connection:
        return [entry for _, entry in decoded(connection)]


def verdict_columns(path: Path) -> list[tuple[Any, ...]]:
    """Return the verdicts on random boards without times."""
    with opened(path) as connection:
        return [entry[:-1] for _, entry in decoded(connection)]


TABLES = {
    "runs": "*",
    "verdicts": "run, board, verdict, engine, nodes, reason, moves",
    "origins": "*",
    "notes": "*",
}


def content(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything in a ledger except times, by the keys of its tables."""
    with opened(path) as connection:
        found = {
            table: connection.execute(f"SELECT {columns} FROM {table}").fetchall()
            for table, columns in TABLES.items()
        }
        (counts,) = connection.execute("SELECT count(*) FROM runs WHERE keep = 'counts'").fetchone()
        if counts:
            return found | {"chunks": list(counted_in(connection))}
        return found | {"chunks": [(run, *entry[:-1]) for run, entry in decoded(connection)]}


def ledger_stats(*paths: Path) -> list[Summary]:
    """Return the summary of each run in one or more ledgers."""
    with read_shards(paths) as found:
        return [each.summary() for each in by_run(chain.from_iterable(found))]


def stats_of(*paths: Path) -> Summary:
    """Return the summary of the only run in some ledgers."""
    (summary,) = ledger_stats(*paths)
    return summary


def settings_in(path: Path) -> Settings:
    """Return the settings of the only run of a ledger."""
    with read_shards([path]) as ((shard,),):
        return shard.settings


def crc_of(*fields: object) -> int:
    """Return the checksum of a row, as docs/ledger.md defines it."""
    texts = (each if isinstance(each, bytes) else f"{each}|".encode() for each in fields)
    return zlib.crc32(b"".join(texts))


def settle(connection: sqlite3.Connection) -> None:
    """Correct all checksums, as docs/ledger.md defines them, after rows were changed."""
    total = sum(
        crc_of(*row)
        for table in (*TABLES, "chunks")
        for row in connection.execute(f"SELECT * FROM {table}")
    )
    connection.execute("UPDATE total SET crcs = ?", (total,))


def read_verdicts(path: Path) -> list[Verdict]:
    """Return the verdicts on random boards: by run, then by index."""
    with read_shards([path]) as (shards,):
        return [
            verdict
            for shard in shards
            for chunk in shard.chunks()
            for _, verdict in chunk.verdicts(shard.settings.run)
        ]


def files_of(path: Path) -> dict[str, bytes]:
    """Return the content of the ledger and of each file beside it."""
    return {each.name: each.read_bytes() for each in path.parent.iterdir()}


def killed_ledger(folder: Path, entries: list[Entry], part: int) -> Path:
    """Write a ledger in parts and leave it as a kill in the middle of one more part does.

    That part is partly in the ledger; the journal can undo it.
    """
    living, path = folder / "living.sqlite", folder / "killed" / "run.sqlite"
    path.parent.mkdir(parents=True)
    with open_book(living, RUN) as shard:
        ledger = shard.ledger
        for start in range(0, len(entries), part):
            shard.record(chunk_of(entries[start : start + part]))
        # SQLite writes to the file before the commit if its cache is full.
        ledger.connection.execute("PRAGMA cache_size = 1")
        with suppress(KeyboardInterrupt), ledger.transaction():
            ledger.connection.execute("UPDATE chunks SET kinds = 'none', moves = x''")
            for suffix in ("", "-journal"):
                shutil.copy(f"{living}{suffix}", f"{path}{suffix}")
            raise KeyboardInterrupt
    return path


def refusal(action: Callable[[], object], path: Path) -> str:
    """Return the one-line refusal of an action that leaves all files unchanged."""
    before = files_of(path)
    with pytest.raises(LedgerError) as refused:
        action()
    assert files_of(path) == before
    message = str(refused.value)
    assert message.startswith(f"{path}: ")
    assert "\n" not in message
    return message.removeprefix(f"{path}: ")


def write(path: Path) -> None:
    with open_book(path, RUN):
        pytest.fail("a ledger was opened that should be refused")
