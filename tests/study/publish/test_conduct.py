"""Tables are read back with their types, and mistakes in them named by file and line."""

import re
from dataclasses import dataclass, replace
from itertools import product
from typing import Annotated

import pytest

from greenest.study.publish.columns import (
    FullBoards,
    Mixture,
    Point,
    columns,
    read_table,
    schema,
    table_text,
)
from greenest.study.publish.conduct import run_experiment
from greenest.study.publish.experiment import Experiment, Sample
from greenest.study.run import Run


@dataclass(frozen=True)
class Mixed:
    name: Annotated[str, "a text"]
    n: Annotated[int, "a whole number"]
    x: Annotated[float, "any number"]


def test_tables_are_read_back_with_their_types(tmp_path):
    rows = [Mixed('a, "b"', 3, 0.1), Mixed("", -1, 1e-9)]
    (tmp_path / "t.csv").write_text(table_text(Mixed, rows))
    assert read_table(tmp_path / "t.csv", Mixed) == rows
    with pytest.raises(ValueError, match="make it again"):
        read_table(tmp_path / "t.csv", FullBoards)


@pytest.mark.parametrize("kind", [FullBoards, Mixture, Point])
def test_a_wrong_cell_is_named_by_its_file_and_line(kind, tmp_path):
    found = columns(kind)
    path = tmp_path / "t.csv"
    usual = {"shape": "3x3", "colours": "1-1-1", int: 1, float: 0.5, str: "x"}
    row = {each.name: usual.get(each.name, usual[each.type]) for each in found}
    path.write_text(table_text(kind, [kind(**row)] * 2))
    assert len(read_table(path, kind)) == 2
    numbers = [each.name for each in found if each.type is not str]
    for column, wrong in product(numbers, ("x", "", "nan", "1e999")):
        path.write_text(table_text(kind, [kind(**row), kind(**row | {column: wrong})]))
        with pytest.raises(ValueError, match=f"^{path}:3: {column} is '{wrong}', "):
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


@pytest.mark.parametrize("solvable", [11, -1])
def test_counts_that_cannot_be_are_named_by_their_line(solvable, tmp_path):
    path = tmp_path / "t.csv"
    row = FullBoards("3x3", 9, 1, 10, solvable, 0, 0, 0.5, 0.6)
    path.write_text(table_text(FullBoards, [row]))
    with pytest.raises(ValueError, match=f"t.csv:2: {solvable} of 10 is no share"):
        read_table(path, FullBoards)


@pytest.mark.parametrize("part", [
    Sample(Run(2, 3, 6, 30_000, 1), FullBoards.of, keep="counts"),
    Sample(Run(2, 3, 5, 30_000, 1), Mixture.of),
])  # fmt: skip
def test_a_point_goes_on_from_the_boards_that_were_decided(part, tmp_path):
    experiment = Experiment("t", "t", "T", part.row.__self__, (), [part], "greenest")
    before, after = [], []

    def stop(boards):
        before.append(boards)
        if sum(before) >= 20_000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_experiment(experiment, "full", tmp_path, progress=stop)
    run_experiment(experiment, "full", tmp_path, progress=after.append)
    assert (after[0] >= sum(before), sum(after)) == (True, 30_000)
    fewer = replace(experiment, full=[replace(part, run=replace(part.run, count=2))])
    (row,) = read_table(run_experiment(fewer, "full", tmp_path), experiment.kind)
    assert row.boards == 2


def test_columns_are_the_fields_of_a_row():
    assert schema(Mixed)["fields"] == [
        {"name": "name", "type": "string", "description": "a text"},
        {"name": "n", "type": "integer", "description": "a whole number"},
        {"name": "x", "type": "number", "description": "any number"},
    ]


@pytest.mark.parametrize(
    ("seeds", "said"),
    [((), "none"), ((7,), "7"), ((3, 1, 2, 2), "1 to 3"), ((1, 2), "1 to 2"), ((1, 3), "1, 3")],
)
def test_seeds_are_named_as_they_follow_each_other(seeds, said):
    parts = tuple(Sample(Run(4, 4, 6, 10, seed), Point.of) for seed in seeds)
    experiment = Experiment("points", "transition", "Points", Point, (), parts, "greenest")
    assert experiment.seeds("full") == said
