"""A ledger's solutions are played again; a row that was forged, checksum and all, is found."""

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.book.book import open_book, read_shards
from greenest.study.ledgers import ForgedError, by_run, replay
from greenest.study.run import Run
from ledger_of import chunk_of, entries_in
from shell import refused, run

RUN = Run(rows=3, cols=4, pieces=8, count=40, seed=3, limits=Limits(max_nodes=10_000))


@pytest.fixture
def ledger(tmp_path):
    run_batch(RUN, ledger=tmp_path / "run.sqlite")
    return tmp_path / "run.sqlite"


def replayed(path, progress=None):
    with read_shards([path]) as (shards,):
        (run,) = by_run(shards)
        return replay(run, progress)


def forge(path, index, **changes):
    """Make the ledger anew with other verdicts on a board; its checksums are right."""
    entries = entries_in(path)
    entries[index] = entries[index]._replace(**changes)
    path.unlink()
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries))


def first(path, verdict):
    return next(entry for entry in entries_in(path) if entry.verdict == verdict)


def test_every_recorded_solution_is_played(ledger):
    seen = []
    solvable = sum(entry.verdict == "solvable" for entry in entries_in(ledger))
    assert replayed(ledger, seen.append) == solvable
    assert 0 < solvable < RUN.count == sum(seen)


def test_ledgers_hold_boards_over_16x16(tmp_path):
    pieces, path = 54, tmp_path / "run.sqlite"
    run = Run(17, 17, pieces=pieces, count=2, seed=1)
    run_batch(run, ledger=path)
    solved = [entry for entry in entries_in(path) if entry.verdict == "solvable"]
    assert replayed(path) == len(solved) > 0
    assert {len(entry.moves) for entry in solved} == {4 * (pieces - 1)}


@pytest.mark.parametrize(
    ("verdict", "change"),
    [
        ("solvable", lambda moves: moves[:1] + moves[:1] + moves[2:]),
        ("unsolvable", lambda moves: moves),
    ],
    ids=["to itself", "called solvable"],
)
def test_forged_moves_are_found(ledger, verdict, change):
    index, moves = first(ledger, verdict).idx, first(ledger, "solvable").moves
    forge(ledger, index, verdict="solvable", reason=None, moves=change(moves))
    with pytest.raises(ForgedError, match=rf"board {index} \({RUN.position(index)}\): "):
        replayed(ledger)


def test_the_command_names_the_board_that_is_wrong(ledger):
    entry = first(ledger, "solvable")
    forge(ledger, entry.idx, moves=bytes(reversed(entry.moves)))
    said = refused("stats", str(ledger), "--replay", code=4)
    assert said.startswith(
        f"Error: {ledger}: board {entry.idx} ({RUN.position(entry.idx)}): move 1: "
    )
    assert run("stats", str(ledger)).exit_code == 0
