"""Ledgers for the tests of this folder: a short run, and what a killed writer leaves behind."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.batches.ledger import Row, open_ledger, row_of
from greenest.study.batches.run import Run
from greenest.study.sampling import random_position

RUN = Run(rows=4, cols=4, pieces=8, count=600, seed=5, limits=Limits(max_nodes=60))
"""Solvable, unsolvable and undecided boards, in a second or less."""


def rows_of(run: Run, indexes: range) -> list[Row]:
    return [
        row_of(
            index,
            decide(
                random_position(run.rows, run.cols, run.pieces, run.seed, index),
                run.limits,
                run.engine,
            ),
        )
        for index in indexes
    ]


def verdict_columns(path: Path) -> list[tuple[Any, ...]]:
    """All that a ledger says but the times, read as docs/ledger.md tells everybody to."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(
            "SELECT idx, verdict, engine, nodes, reason, moves, crc FROM verdicts ORDER BY idx"
        ).fetchall()


def files_of(path: Path) -> dict[str, bytes]:
    """The ledger and everything beside it, but for the index that readers may rebuild."""
    return {
        each.name: each.read_bytes()
        for each in path.parent.iterdir()
        if not each.name.endswith("-shm")
    }


def killed_ledger(folder: Path, rows: list[Row], part: int) -> Path:
    """Write a ledger in parts, and copy its files while the writer still has it open."""
    living, path = folder / "living.sqlite", folder / "killed" / "run.sqlite"
    path.parent.mkdir(parents=True)
    with open_ledger(living, RUN) as ledger:
        for start in range(0, len(rows), part):
            ledger.record(rows[start : start + part])
        for suffix in ("", "-wal", "-shm"):
            shutil.copy(f"{living}{suffix}", f"{path}{suffix}")
    return path
