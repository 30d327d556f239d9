"""A ledger's solutions are played again; a row that was forged, checksum and all, is found."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from greenest.cli import main
from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.book.shards import read_shards
from greenest.study.replay import ForgedError, replay
from greenest.study.run import Run
from ledger_of import settle

RUN = Run(rows=3, cols=4, pieces=8, count=40, seed=3, limits=Limits(max_nodes=10_000))
FIELDS = "idx, board, verdict, engine, nodes, reason, moves"


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    path = tmp_path_factory.mktemp("made") / "run.sqlite"
    run_batch(RUN, ledger=path)
    return path


@pytest.fixture
def ledger(made, tmp_path):
    return Path(shutil.copy(made, tmp_path))


def replayed(path, progress=None):
    with read_shards([path]) as ((shard,),):
        return replay(shard, progress)


def rows(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(f"SELECT {FIELDS} FROM verdicts ORDER BY idx").fetchall()


def forge(path, index, **changes):
    """Change a row and seal it as docs/ledger.md tells everybody."""
    (row,) = (row for row in rows(path) if row[0] == index)
    forged = dict(zip(FIELDS.split(", "), row, strict=True)) | changes
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE verdicts SET verdict=?, engine=?, nodes=?, reason=?, moves=? WHERE idx=?",
            (*list(forged.values())[2:], index),
        )
        settle(connection)


def first(path, verdict):
    return next(row for row in rows(path) if row[2] == verdict)


def test_every_recorded_solution_is_played(ledger):
    seen = []
    solvable = sum(row[2] == "solvable" for row in rows(ledger))
    assert replayed(ledger, seen.append) == solvable
    assert 0 < solvable < RUN.count == sum(seen)


def test_ledgers_hold_boards_over_16x16(tmp_path):
    pieces, path = 54, tmp_path / "run.sqlite"
    run = Run(17, 17, pieces=pieces, count=2, seed=1)
    run_batch(run, ledger=path)
    solved = [row for row in rows(path) if row[2] == "solvable"]
    assert replayed(path) == len(solved) > 0
    assert {len(row[6]) for row in solved} == {4 * (pieces - 1)}


@pytest.mark.parametrize(
    ("verdict", "change"),
    [
        ("solvable", lambda moves: moves[:-2]),
        ("solvable", lambda moves: moves[:-1]),
        ("solvable", lambda moves: None),
        ("solvable", lambda moves: bytes([moves[0], moves[0]]) + moves[2:]),
        ("solvable", lambda moves: bytes([moves[0], 200]) + moves[2:]),
        ("solvable", lambda moves: bytes(reversed(moves))),
        ("solvable", lambda moves: moves + moves[-2:]),
        ("unsolvable", lambda moves: b"\0\1"),
    ],
    ids=["short", "cut", "none", "to itself", "off the board", "backwards", "long", "unsolvable"],
)
def test_forged_moves_are_found(ledger, verdict, change):
    index, *_, moves = first(ledger, verdict)
    forge(ledger, index, moves=change(moves))
    with pytest.raises(ForgedError, match=rf"run.sqlite: board {index}\b") as found:
        replayed(ledger)
    assert "\n" not in str(found.value)


def test_an_unsolvable_board_that_is_called_solvable_is_found(ledger):
    index = first(ledger, "unsolvable")[0]
    moves = first(ledger, "solvable")[-1]
    forge(ledger, index, verdict="solvable", reason=None, moves=moves)
    with pytest.raises(ForgedError, match=rf"board {index} \({RUN.position(index)}\): "):
        replayed(ledger)


def test_the_command_says_how_many_it_played_or_which_board_is_wrong(ledger):
    solutions = sum(row[2] == "solvable" for row in rows(ledger))
    said = CliRunner().invoke(main, ["stats", str(ledger), "--replay"])
    assert f"{solutions} solutions played by the rules" in said.stdout
    answer = CliRunner().invoke(main, ["stats", str(ledger), "--replay", "--json"])
    assert json.loads(answer.stdout)["replayed"] == solutions
    index, *_, moves = first(ledger, "solvable")
    forge(ledger, index, moves=moves[:-2])
    refused = CliRunner().invoke(main, ["stats", str(ledger), "--replay"])
    assert (refused.exit_code, refused.stdout) == (4, "")
    assert refused.stderr == (
        f"Error: {ledger}: board {index} ({RUN.position(index)}): the moves leave 2 stacks\n"
    )
    assert CliRunner().invoke(main, ["stats", str(ledger)]).exit_code == 0
