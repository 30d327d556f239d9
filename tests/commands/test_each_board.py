"""`batch --json --each`: one line for each board when it is decided, and the summary last."""

import json
import os
from dataclasses import replace

import pytest

from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.run import Run
from ledger_of import entries_in
from shell import VERDICT_KEYS, records, run, stopped

SPARSE = Run(4, 4, 8, 300, 5, Limits(max_nodes=60), first=70)
DENSE = Run(5, 4, 18, 1500, 5)


def batch(a_run, *more):
    """Return the lines of the boards, sorted by index, and the summary."""
    result = run(*arguments(a_run), *more)
    *lines, summary = records(result)
    assert result.exit_code == (3 if summary["undecided"] else 0), result.stderr
    assert all(tuple(line) == ("index", *VERDICT_KEYS) for line in lines)
    return sorted(lines, key=lambda line: line["index"]), summary


def arguments(a_run):
    words = (
        f"batch {a_run.rows}x{a_run.cols} --pieces {a_run.pieces} --count {a_run.count} "
        f"--seed {a_run.seed} --index {a_run.first} --max-nodes {a_run.limits.max_nodes}"
    )
    return [*words.split(), "--json", "--each"]


def expected(a_run):
    """Return the lines of the boards, decided one by one."""
    return [
        {"index": index} | without_seconds(verdict.as_json())
        for index in a_run.boards
        for verdict in [decide(a_run.position(index), a_run.limits, a_run.engine)]
    ]


def without_seconds(line):
    return {key: value for key, value in line.items() if key != "seconds"}


@pytest.mark.parametrize(("engine", "jobs"), [("auto", "1"), ("dfs", "2")])
def test_lines_are_the_verdicts_on_all_boards(engine, jobs, monkeypatch):
    # So that other processes are started.
    monkeypatch.setattr("greenest.study.batches.batch.EASY_NODES", 20)
    a_run = replace(SPARSE, engine=engine)
    lines, summary = batch(a_run, "--jobs", jobs, "--engine", engine)
    assert [without_seconds(line) for line in lines] == expected(a_run)
    verdicts = [line["verdict"] for line in lines]
    assert (summary["start_seconds"] > 0) == (jobs == "2")
    for verdict in ("solvable", "unsolvable", "undecided"):
        assert summary[verdict] == verdicts.count(verdict) > 0


def test_a_run_that_goes_on_prints_what_is_recorded_too(tmp_path):
    ledger = ("--ledger", str(tmp_path / "run.sqlite"))
    first, _ = batch(replace(SPARSE, count=200), *ledger)
    again, _ = batch(replace(SPARSE, count=100), *ledger)
    whole, _ = batch(SPARSE, *ledger)
    assert again == first[:100]
    assert whole[:200] == first
    assert [without_seconds(line) for line in whole] == expected(SPARSE)


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_ctrl_c_leaves_whole_lines_of_what_is_recorded(tmp_path):
    many = replace(DENSE, count=2_000_000)
    ledger = tmp_path / "run.sqlite"
    seen = bytearray()

    def read_some(process):
        # The next line is then being written, and waits for us to read on.
        while len(seen) < 900_000:
            seen.extend(os.read(process.stdout.fileno(), 1 << 16))

    code, printed, said = stopped(*arguments(many), "--ledger", str(ledger), once=read_some)
    assert code == 1
    assert said.startswith("stopped after ")
    text = seen.decode() + printed
    assert text.endswith("}\n")
    indexes = [json.loads(line)["index"] for line in text.splitlines()]
    assert len(set(indexes)) == len(indexes)
    assert set(indexes) <= {entry.idx for entry in entries_in(ledger)}
