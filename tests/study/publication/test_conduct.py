"""An experiment gives the same bytes however it is run, and what is done is not done again."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from greenest.play.intervals import wilson
from greenest.solver.verdict import Limits
from greenest.study.batches.ledger_format import LedgerError
from greenest.study.batches.run import Run
from greenest.study.publication.conduct import run_experiment, work_of
from greenest.study.publication.experiments import (
    EXPERIMENTS,
    SCALES,
    SHAPE,
    STACKS,
    VERDICTS,
    Batch,
    Column,
    Experiment,
    summed,
    with_interval,
)
from greenest.study.publication.tables import read_csv, write_csv

TRANSITION = Experiment(
    name="transition-4x4",
    title="A short one",
    columns=(SHAPE, STACKS, *VERDICTS),
    smoke=tuple(Batch(Run(4, 4, stacks, 40, 5, Limits(max_nodes=60))) for stacks in (6, 8)),
    full=(Batch(Run(4, 4, 8, 80, 5, Limits(max_nodes=60))),),
    tabulate=lambda rows: [
        {key: value for key, value in row.items() if key != "seed" and "nodes" not in key}
        for row in rows
    ],
)
PARTS = replace(EXPERIMENTS["mistakes-sampled"], name="parts")


@pytest.mark.parametrize("experiment", [TRANSITION, PARTS], ids=lambda each: each.name)
def test_jobs_change_no_byte(experiment, tmp_path):
    tables = [
        run_experiment(experiment, "smoke", tmp_path / str(jobs), jobs).read_bytes()
        for jobs in (1, 2)
    ]
    assert tables[0] == tables[1]


@dataclass(frozen=True)
class Telling:
    """A part that notes that it was measured, and fails if it is told to."""

    name: str
    log: Path
    broken: Path

    def measure(self):
        if self.name == "second" and self.broken.exists():
            raise OSError(5, "broken", str(self.broken))
        with self.log.open("a") as stream:
            print(self.name, file=stream)
        return [{"shape": self.name}]


def test_what_was_stopped_goes_on_and_nothing_is_done_twice(tmp_path):
    log, broken = tmp_path / "log", tmp_path / "broken"
    parts = tuple(Telling(name, log, broken) for name in ("first", "second", "third"))
    experiment = Experiment("telling", "Parts that tell", (SHAPE,), parts, ())
    broken.touch()
    with pytest.raises(OSError, match="broken"):
        run_experiment(experiment, "smoke", tmp_path)
    assert not (tmp_path / "telling.csv").exists()
    broken.unlink()
    done = []
    table = run_experiment(experiment, "smoke", tmp_path, progress=done.append)
    assert log.read_text().split() == ["first", "second", "third"]
    assert sum(done) == work_of(experiment, "smoke") == 3
    assert table.read_text() == "shape\nfirst\nsecond\nthird\n"
    run_experiment(experiment, "smoke", tmp_path)
    assert log.read_text().split() == ["first", "second", "third"]


def test_what_another_version_measured_is_measured_again(tmp_path, monkeypatch):
    table = run_experiment(PARTS, "smoke", tmp_path)
    before = table.read_bytes()
    for kept in tmp_path.glob("runs/smoke/parts/*.json"):
        kept.write_text(kept.read_text().replace("by greenest", "by an older greenest"))
    done = []
    run_experiment(PARTS, "smoke", tmp_path, progress=done.append)
    assert done[0] == 0
    assert table.read_bytes() == before


def test_the_ledger_of_another_version_is_refused(tmp_path, monkeypatch):
    run_experiment(TRANSITION, "smoke", tmp_path)
    for kept in tmp_path.glob("runs/smoke/transition-4x4/*.json"):
        kept.unlink()
    monkeypatch.setattr("greenest.study.batches.ledger_format.version", lambda with_ortools: "9.9")
    with pytest.raises(LedgerError, match="the ledger of another run"):
        run_experiment(TRANSITION, "smoke", tmp_path)


def test_an_experiment_enters_the_data_package(tmp_path):
    run_experiment(TRANSITION, "full", tmp_path)
    run_experiment(PARTS, "smoke", tmp_path)
    package = json.loads((tmp_path / "datapackage.json").read_text())
    described = {each["name"]: each for each in package["resources"]}
    assert list(described) == ["parts", "transition-4x4"]
    assert described["transition-4x4"]["command"] == ("greenest study transition-4x4 --scale full")
    assert described["transition-4x4"]["seeds"] == "5"
    assert described["parts"]["bytes"] == len((tmp_path / "parts.csv").read_bytes())


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_experiments_are_declared_without_clashes(name):
    experiment = EXPERIMENTS[name]
    assert experiment.name == name
    for scale in SCALES:
        names = [part.name for part in experiment.parts(scale)]
        assert names
        assert len(set(names)) == len(names)
    columns = [column.name for column in experiment.columns]
    assert len(set(columns)) == len(columns)
    assert not [each for each in columns if "second" in each]


def test_full_boards_are_ten_million_of_each_shape():
    for shape in ("6x6", "6x9", "9x9"):
        batches = EXPERIMENTS[f"full-boards-{shape}"].full
        assert sum(each.run.count for each in batches) == 10**7
        assert len({each.run.seed for each in batches}) == len(batches)
    assert EXPERIMENTS["full-boards-6x6"].seeds("full") == "1 to 10"


def test_rows_are_added_up_by_their_keys():
    rows = [{"shape": "a", "n": 1}, {"shape": "b", "n": 2}, {"shape": "a", "n": 3}]
    assert summed(("shape",))(rows) == [{"shape": "a", "n": 4}, {"shape": "b", "n": 2}]


def test_intervals_count_the_undecided_against_both_ends():
    (row,) = with_interval([{"hits": 3, "of": 10, "open": 4}], "hits", "of", "open")
    assert (row["low"], row["high"]) == pytest.approx(wilson(3, 4, 10), abs=1e-9)


def test_tables_are_read_back_with_their_types(tmp_path):
    columns = (Column("name", "string", ""), Column("n", "integer", ""), Column("x", "number", ""))
    rows = [{"name": 'a, "b"', "n": 3, "x": 0.1}, {"name": "", "n": -1, "x": 1e-9}]
    write_csv(tmp_path / "t.csv", columns, rows)
    assert read_csv(tmp_path / "t.csv", columns) == rows
    with pytest.raises(ValueError, match="make it again"):
        read_csv(tmp_path / "t.csv", columns[:2])
