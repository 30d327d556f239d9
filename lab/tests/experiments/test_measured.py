"""What is measured is measured once, and gives the same bytes however it is run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

import pytest

from greenest.lab.experiments.experiments import EXPERIMENTS, MEASURED
from greenest.lab.experiments.measured import Measured, Measurement, measure_experiment
from greenest.lab.experiments.rows import SampledMistakes, merged
from greenest.play.intervals import wilson
from greenest.study.publish.columns import FullBoards, Point, columns

PARTS = replace(MEASURED["mistakes-sampled"], name="parts")


def test_jobs_change_no_byte(tmp_path):
    tables = [
        measure_experiment(PARTS, "smoke", tmp_path / str(jobs), jobs).read_bytes()
        for jobs in (1, 2)
    ]
    assert tables[0] == tables[1]


@dataclass(frozen=True)
class Told:
    shape: Annotated[str, "who told"]


def tell(name, log, broken):
    """Note that this was measured, and fail if told to."""
    if name == "second" and broken.exists():
        raise OSError(5, "broken", str(broken))
    with log.open("a") as stream:
        print(name, file=stream)
    return [Told(name)]


def test_what_was_stopped_goes_on_and_nothing_is_done_twice(tmp_path):
    log, broken = tmp_path / "log", tmp_path / "broken"
    parts = tuple(Measurement(tell, (name, log, broken)) for name in ("first", "second", "third"))
    experiment = Measured("telling", "people", "Parts that tell", Told, parts, (), "tell")
    broken.touch()
    with pytest.raises(OSError, match="broken"):
        measure_experiment(experiment, "smoke", tmp_path)
    assert not (tmp_path / "people").exists()
    broken.unlink()
    done = []
    table = measure_experiment(experiment, "smoke", tmp_path, progress=done.append)
    assert log.read_text().split() == ["first", "second", "third"]
    assert sum(done) == 3
    assert table.read_text() == "shape\nfirst\nsecond\nthird\n"


def test_rows_of_another_version_are_measured_again(tmp_path, monkeypatch):
    table = measure_experiment(PARTS, "smoke", tmp_path)
    before = table.read_bytes()
    monkeypatch.setattr("greenest.study.publish.conduct.version", lambda with_ortools: "99.0")
    for known in (0, len(PARTS.smoke)):
        done = []
        measure_experiment(PARTS, "smoke", tmp_path, progress=done.append)
        assert done[0] == known
        assert table.read_bytes() == before


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_experiments_are_declared_without_clashes(name):
    experiment = EXPERIMENTS[name]
    assert experiment.name == name
    for scale in ("smoke", "full"):
        names = [part.name for part in experiment.parts(scale)]
        assert names
        assert len(set(names)) == len(names)
    assert not [each for each in columns(experiment.kind) if "second" in each.name]


def test_full_boards_are_ten_million_of_each_shape():
    for shape in ("6x6", "6x9", "9x9"):
        batches = EXPERIMENTS[f"full-boards-{shape}"].full
        assert sum(each.run.count for each in batches) == 10**7
        assert len({each.run.seed for each in batches}) == len(batches)
    assert EXPERIMENTS["full-boards-6x6"].seeds("full") == "1 to 10"


def test_walks_are_added_up_by_shape_and_stacks():
    rows = [SampledMistakes.counted("3x3", stacks, 4, 1, 1) for stacks in (5, 4, 5)]
    assert merged(rows) == [
        SampledMistakes.counted("3x3", 5, 8, 2, 2),
        SampledMistakes.counted("3x3", 4, 4, 1, 1),
    ]


def test_intervals_count_the_undecided_against_both_ends():
    row = SampledMistakes.counted("3x3", 5, 10, 3, 4)
    assert (row.low, row.high) == pytest.approx(wilson(3, 4, 10), abs=1e-9)


def test_ours_are_files_of_the_same_kind():
    kinds = {name: each.kind for name, each in EXPERIMENTS.items()}
    assert kinds["full-boards-9x9"] is FullBoards
    assert kinds["transition-9x9"] is Point
    points = EXPERIMENTS["transition-9x9"].full
    assert [part.run.pieces for part in points] == list(range(3, 82, 3))
    assert {part.run.count for part in points} == {10_000}
    assert {part.run.limits.max_nodes for part in points} == {20_000_000}
