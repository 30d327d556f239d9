"""What a ledger holds comes out as tables that pandas and DuckDB read back, in every format."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pandas
import pytest

from greenest.solver.verdict import Limits, Status
from greenest.study.batches.batch import run_batch
from greenest.study.export import formats
from greenest.study.export.formats import COLUMNS, OF_GIVEN, export, read_table
from greenest.study.run import Run
from greenest.study.sampling import Colours
from ledger_of import ledger_stats, read_verdicts
from shell import run as command

RUN = Run(10, 4, 9, 300, 5, Limits(max_nodes=20), first=70, colours=Colours(4, 3, 2))
APPLYING = [name for name in COLUMNS if name not in ("run", *OF_GIVEN)]
DENSE = Run(4, 4, 16, 3000, 5, Limits(max_nodes=1000))


@pytest.fixture
def path(tmp_path):
    run_batch(RUN, ledger=tmp_path / "run.sqlite")
    return tmp_path / "run.sqlite"


def written(paths, form, folder):
    table = folder / f"table.{form}"
    with table.open("wb") as stream, read_table(paths) as found:
        export(found, form, found.names, stream)
    return table


def expected(path):
    """The rows by the verdicts that the ledger's own reader makes."""
    verdicts = read_verdicts(path)
    assert {verdict.status for verdict in verdicts} == set(Status)
    return [
        {"shape": "10x4", "pieces": 9, "seed": 5, "index": index}
        | {
            name: verdict.as_json().get(name, getattr(verdict, name, None))
            for name in list(COLUMNS)[list(COLUMNS).index("board") :]
        }
        for index, verdict in zip(RUN.boards, verdicts, strict=True)
    ]


def test_json_lines_are_the_verdicts(path, tmp_path):
    table = written([path], "jsonl", tmp_path)
    lines = [json.loads(line) for line in table.read_text("utf-8").splitlines()]
    assert lines == expected(path)
    assert all(list(line) == APPLYING for line in lines)


def test_pandas_reads_a_table_back(path, tmp_path):
    rows = expected(path)
    for row in rows:
        row["moves"] = row["moves"] and " ".join(row["moves"])
    frame = pandas.read_csv(written([path], "csv", tmp_path)).astype(object)
    assert list(frame.columns) == APPLYING
    for name in APPLYING:
        assert list(frame[name].where(frame[name].notna(), None)) == [row[name] for row in rows]


def test_shards_in_any_order_export_as_one_run_and_only_what_is_asked_for(path, tmp_path):
    parts = [tmp_path / f"part-{part}" for part in range(8)]
    for part, each in enumerate(parts, 1):
        run_batch(RUN.shard(part, 8), ledger=each)
    Random(2).shuffle(parts)
    asked = ("--format", "csv", "--columns", "board, index")

    def exported(*words):
        return command("export", *map(str, words), *asked).stdout.splitlines()

    head, *rows = exported(*parts)
    assert (head, rows) == ("board,index", [f"{RUN.position(idx)},{idx}" for idx in RUN.boards])
    verdicts = [row["verdict"] for row in expected(path)]
    for status in map(str, Status):
        chosen = [row for row, each in zip(rows, verdicts, strict=True) if each == status]
        assert exported(path, "--only", status) == [head, *chosen]
    run_batch(Run(3, 3, 9, 5, 1), ledger=tmp_path / "solved")
    assert exported(tmp_path / "solved", "--only", "undecided") == [head]


@pytest.mark.parametrize("least", [100, RUN.count])
def test_rows_come_many_at_a_time(least, path, monkeypatch):
    monkeypatch.setattr(formats, "ROWS_AT_ONCE", least)
    with read_table([path]) as found:
        *others, last = (len(some["board"]) for some in found.chunks)
    assert all(size >= least for size in others)
    assert sum(others) + last == RUN.count
    assert bool(others) == (least < RUN.count)


@pytest.mark.skipif(sys.platform == "win32", reason="a process has no limits there")
def test_more_ledgers_are_read_than_files_may_be_open(tmp_path):
    import resource

    few = Run(2, 3, 6, 36, 1)
    parts = [tmp_path / f"part-{part}" for part in range(1, 37)]
    for part, each in enumerate(parts, 1):
        run_batch(few.shard(part, 36), ledger=each)
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    there = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 30
    resource.setrlimit(resource.RLIMIT_NOFILE, (there + 20, limits[1]))
    try:
        assert sum(each.count for each in ledger_stats(*parts)) == 36
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def test_runs_follow_each_other_and_given_boards_come_last(path, tmp_path):
    other = replace(RUN, pieces=8, colours=None, count=20)
    run_batch(other, ledger=path)
    given = tmp_path / "boards.csv"
    boards = ["BGW/GWB/WBG", "BG./G../...", "BGW"]
    rows = [f"n{at},{each}\n" for at, each in enumerate(boards)]
    given.write_text("".join(["name,board\n", *rows]))
    assert command("solve", str(given), "--id", "name", "--ledger", str(path)).exit_code == 0
    table = written([path], "jsonl", tmp_path).read_text()
    lines = list(map(json.loads, table.splitlines()))
    assert [each["index"] for each in lines[:320]] == [*RUN.boards, *other.boards]
    assert [each["pieces"] for each in lines[:320]] == [9] * 300 + [8] * 20
    assert list(lines[0]) == list(COLUMNS)
    names = ("shape", "pieces", "source", "line", "id", "board", "seed")
    assert [[each[name] for name in names] for each in lines[320:]] == [
        ["3x3", 9, given.name, 2, "n0", boards[0], None],
        ["3x3", 3, given.name, 3, "n1", boards[1], None],
        ["1x3", 3, given.name, 4, "n2", boards[2], None],
    ]


@pytest.mark.parametrize("is_first", [True, False])
def test_a_row_without_an_id_is_left_out_beside_the_same_one_with_an_id(is_first, tmp_path):
    given = tmp_path / "boards.csv"
    given.write_text("name,board\nn0,BGW/GWB/WBG\nn1,BG./G../...\n")
    ledgers = [tmp_path / "with.sqlite", tmp_path / "without.sqlite"]
    for path, options in zip(ledgers, (("--id", "name"), ()), strict=True):
        assert command("solve", str(given), *options, "--ledger", str(path)).exit_code == 0
    table = written(ledgers if is_first else ledgers[::-1], "jsonl", tmp_path).read_text()
    assert [json.loads(line)["id"] for line in table.splitlines()] == ["n0", "n1"]


def test_a_run_of_counts_alone_is_left_out_and_said_so_and_the_others_are_exported(path):
    run_batch(replace(DENSE, count=50), ledger=path, keep="counts")
    result = command("export", str(path), "--format", "csv", "--columns", "run,index")
    assert result.stdout.splitlines()[1:] == [f"1,{index}" for index in RUN.boards]
    assert result.stderr == "run 2 is left out: it only counts its boards\n"


@pytest.mark.parametrize(("ending", "form"), [("CSV", "csv"), ("ndjson", "jsonl"), ("txt", "csv")])
def test_a_file_appears_whole_in_the_format_of_its_name_or_the_one_asked_for(
    ending, form, path, tmp_path
):
    table = tmp_path / f"table.{ending}"
    asked = ["--format", form] if ending == "txt" else []
    result = command("export", str(path), "--output", str(table), *asked)
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr == f"{table}: 300 rows\n"
    assert {each.name for each in tmp_path.iterdir()} == {path.name, table.name}
    assert table.read_text() == command("export", str(path), "--format", form).stdout


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("--format parquet", "name it with --output"),
        ("", "Give --format, or --output with a name such as x.csv or x.parquet."),
        ("--format csv --columns board,heights", "'heights' is none of run,"),
        ("--format csv --columns board,board", "'board' is named twice"),
        ("--output x.parquet", "pyarrow is not installed: pip install '.[parquet]'"),
    ],
)
def test_what_cannot_be_written_is_one_error(path, options, told, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = command("export", str(path), *options.split())
    assert result.exit_code == 2
    assert told in result.stderr


def test_the_help_of_export_names_each_column():
    assert ",".join(COLUMNS) in "".join(command("export", "-h").stdout.split())
