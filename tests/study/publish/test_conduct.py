"""An experiment gives the same bytes however it is run, and what is done is not done again."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, is_dataclass, replace
from typing import Annotated, get_args, get_type_hints

import pytest

from greenest.solver.verdict import Limits
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.run import Run
from greenest.study.publish.columns import columns, read_table, schema, write_table
from greenest.study.publish.conduct import run_experiment, work_of
from greenest.study.publish.experiment import Experiment, Measurement, Sample
from greenest.study.publish.experiments import EXPERIMENTS, SCALES
from greenest.study.publish.findings.data import Data
from greenest.study.publish.package import resources
from greenest.study.publish.rows import FullBoards, Mixture, Point, SampledMistakes, merged
from greenest.system.intervals import wilson


def sparse(stacks, count):
    return Sample(Run(4, 4, stacks, count, 5, Limits(max_nodes=60)), Point.of)


TRANSITION = Experiment(
    name="transition-4x4",
    topic="transition",
    title="A short one",
    kind=Point,
    smoke=(sparse(6, 40), sparse(8, 40)),
    full=(sparse(8, 80),),
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
    experiment = Experiment("telling", "people", "Parts that tell", Told, parts, ())
    broken.touch()
    with pytest.raises(OSError, match="broken"):
        run_experiment(experiment, "smoke", tmp_path)
    assert not (tmp_path / "people").exists()
    broken.unlink()
    done = []
    table = run_experiment(experiment, "smoke", tmp_path, progress=done.append)
    assert log.read_text().split() == ["first", "second", "third"]
    assert sum(done) == work_of(experiment, "smoke") == 3
    assert table.read_text() == "shape\nfirst\nsecond\nthird\n"


@pytest.mark.parametrize(
    ("kept", "changed"),
    [
        pytest.param("by greenest", "by an older greenest", id="another version"),
        pytest.param('"losing"', '"lost"', id="another form"),
        pytest.param('"losing": ', '"losing": 1', id="another digit"),
    ],
)
def test_kept_rows_that_do_not_fit_are_measured_again(kept, changed, tmp_path):
    table = run_experiment(PARTS, "smoke", tmp_path)
    before = table.read_bytes()
    for path in tmp_path.glob("runs/smoke/parts/*.line"):
        text = path.read_text()
        assert kept in text
        path.write_text(text.replace(kept, changed))
    done = []
    run_experiment(PARTS, "smoke", tmp_path, progress=done.append)
    assert done[0] == 0
    assert table.read_bytes() == before


def test_a_table_where_version_0_3_wrote_it_is_refused_by_name(tmp_path):
    old = tmp_path / "parts.csv"
    old.touch()
    with pytest.raises(
        ValueError, match=r"parts\.csv: .* move it to .*people.parts\.csv, or remove"
    ):
        run_experiment(PARTS, "smoke", tmp_path)


def test_a_table_that_was_moved_keeps_its_description(tmp_path):
    """The data packages of version 0.3 have the tables beside them."""
    experiment = EXPERIMENTS["mistakes-exact"]
    run_experiment(experiment, "smoke", tmp_path)
    path = tmp_path / "datapackage.json"
    path.write_text(path.read_text().replace(experiment.path, "mistakes-exact.csv"))
    run_experiment(EXPERIMENTS["solutions"], "smoke", tmp_path)
    assert [each.path for each in resources(tmp_path)] == [
        experiment.path,
        EXPERIMENTS["solutions"].path,
    ]


def test_the_ledger_of_another_version_is_refused(tmp_path, monkeypatch):
    run_experiment(TRANSITION, "smoke", tmp_path)
    for kept in tmp_path.glob("runs/smoke/transition-4x4/*.line"):
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
    assert described["parts"]["bytes"] == len((tmp_path / "people" / "parts.csv").read_bytes())


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_experiments_are_declared_without_clashes(name):
    experiment = EXPERIMENTS[name]
    assert experiment.name == name
    for scale in SCALES:
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


@dataclass(frozen=True)
class Mixed:
    name: Annotated[str, "a text"]
    n: Annotated[int, "a whole number"]
    x: Annotated[float, "any number"]


def test_tables_are_read_back_with_their_types(tmp_path):
    rows = [Mixed('a, "b"', 3, 0.1), Mixed("", -1, 1e-9)]
    write_table(tmp_path / "t.csv", Mixed, rows)
    assert read_table(tmp_path / "t.csv", Mixed) == rows
    with pytest.raises(ValueError, match="make it again"):
        read_table(tmp_path / "t.csv", Told)


KINDS = {args[0] for each in get_type_hints(Data).values() if (args := get_args(each))} - {str}
ROWS = [*(kind for kind in KINDS if is_dataclass(kind)), Point, Mixture]
CELLS = sorted(((kind, each.name) for kind in ROWS for each in columns(kind)), key=str)


@pytest.mark.parametrize(("kind", "column"), CELLS)
def test_a_wrong_cell_is_named_by_its_file_and_line(kind, column, tmp_path):
    found = columns(kind)
    path = tmp_path / "t.csv"
    usual = {"shape": "3x3", "colours": "1-1-1", int: 1, float: 0.5, str: "x"}
    row = {each.name: usual.get(each.name, usual[each.type]) for each in found}
    write_table(path, kind, [kind(**row)] * 2)
    assert len(read_table(path, kind)) == 2
    if {each.name: each.type for each in found}[column] is str:
        return
    for wrong in ("x", "", "nan", "1e999"):
        write_table(path, kind, [kind(**row), kind(**row | {column: wrong})])
        with pytest.raises(
            ValueError, match=rf"^{re.escape(str(path))}:3: {column} is '{wrong}', "
        ):
            read_table(path, kind)


@pytest.mark.parametrize(
    ("content", "line", "said"),
    [
        (b"", 1, "its columns are not those of this version; make it again"),
        (b"name,n,x\na,1,2\na,1\n", 3, "2 fields, the header has 3"),
        (b"name,n,x\na,1,2\n\na,1,2\n", 3, "0 fields, the header has 3"),
        (b'name,n,x\n"a,1,2\n', 2, "unexpected end of data"),
        (b"name,n,x\na,1,2\n\xff,1,2\n", 3, "not UTF-8 text"),
    ],
)
def test_what_is_no_table_is_named_by_its_file_and_line(content, line, said, tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=re.escape(f"{path}:{line}: {said}")):
        read_table(path, Mixed)


@pytest.mark.parametrize(
    ("counts", "said"), [((10, 11), "11 of 10 is no share"), ((10, -1), "-1 of 10 is no share")]
)
def test_counts_that_cannot_be_are_named_by_their_line(counts, said, tmp_path):
    path, (boards, solvable) = tmp_path / "t.csv", counts
    write_table(path, FullBoards, [FullBoards("3x3", 9, 1, boards, solvable, 0, 0, 0.5, 0.6)])
    with pytest.raises(ValueError, match=f"t.csv:2: {said}"):
        read_table(path, FullBoards)


def test_columns_are_the_fields_of_a_row():
    assert schema(Mixed)["fields"] == [
        {"name": "name", "type": "string", "description": "a text"},
        {"name": "n", "type": "integer", "description": "a whole number"},
        {"name": "x", "type": "number", "description": "any number"},
    ]
    assert [column.type for column in columns(Mixed)] == [str, int, float]
