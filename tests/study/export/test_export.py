"""What a ledger holds comes out as tables that pandas and DuckDB read back, in every format."""

import io
import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pandas
import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Limits, Status
from greenest.study.batches.batch import run_batch
from greenest.study.book.book import ledger_stats, open_book, read_verdicts
from greenest.study.book.errors import LedgerError
from greenest.study.book.rows import ResultChunk, make_entry
from greenest.study.export.formats import export
from greenest.study.export.rows import COLUMNS, read_table
from greenest.study.run import Run
from greenest.study.sampling import Colours
from shell import run as command

RUN = Run(10, 4, 9, 300, 5, Limits(max_nodes=20), first=70, colours=Colours(4, 3, 2))
APPLYING = [name for name in COLUMNS if name not in ("run", "source", "line", "id")]
DENSE = Run(4, 4, 16, 3000, 5, Limits(max_nodes=1000))


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "run.sqlite"
    run_batch(RUN, ledger=path)
    return path


def written(paths, form, folder, only=None):
    table = folder / f"table.{form}"
    with table.open("wb") as stream, read_table(paths, only) as found:
        export(found, form, found.names, stream)
    return table


def expected(path):
    """The rows by the verdicts that the ledger's own reader makes."""
    verdicts = list(read_verdicts(path))
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


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_pandas_reads_every_format_back(path, tmp_path, form):
    table = written([path], form, tmp_path)
    rows = expected(path)
    if form == "csv":
        for row in rows:
            row["moves"] = row["moves"] and " ".join(row["moves"])
    frame = pandas.read_csv(table) if form == "csv" else pandas.read_json(table, lines=True)
    assert list(frame.columns) == APPLYING
    for name in APPLYING:
        values = [row[name] for row in rows]
        by_pandas = [
            None if not hasattr(each, "__len__") and pandas.isna(each) else each
            for each in frame[name].tolist()
        ]
        by_pandas = [
            list(each) if name == "moves" and form != "csv" and each is not None else each
            for each in by_pandas
        ]
        if name == "seconds":  # which pandas reads of JSON to the last digit but one
            values = pytest.approx(values)
        assert by_pandas == values, name


def test_no_verdicts_are_an_empty_table(tmp_path):
    path = tmp_path / "empty.sqlite"
    with open_book(path, RUN):
        pass
    assert written([path], "csv", tmp_path).read_text() == ",".join(APPLYING) + "\n"
    assert written([path], "jsonl", tmp_path).read_text() == ""


def test_shards_in_any_order_export_as_one_run_but_for_seconds(path, tmp_path):
    parts = [tmp_path / f"part-{part}" for part in range(8)]
    for part, each in enumerate(parts, 1):
        run_batch(RUN.shard(part, 8), ledger=each)
    Random(2).shuffle(parts)
    columns = [name for name in APPLYING if name != "seconds"]
    tables = []
    for paths in ([path], parts):
        stream = io.BytesIO()
        with read_table(paths) as found:
            assert export(found, "csv", columns, stream) == RUN.count
        tables.append(stream.getvalue())
    assert tables[0] == tables[1]


@pytest.mark.skipif(sys.platform == "win32", reason="a process has no limits there")
def test_more_ledgers_are_read_than_files_may_be_open(tmp_path):
    import resource

    few = Run(2, 3, 6, 36, 1)
    parts = [tmp_path / f"part-{part}" for part in range(1, 37)]
    for part, each in enumerate(parts, 1):
        run_batch(few.shard(part, 36), ledger=each)

    def exported():
        with read_table(parts) as found:
            return sum(len(each["board"]) for each in found.chunks)

    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    there = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 30
    for read in (
        lambda: sum(each.count for each in ledger_stats(*parts)),
        exported,
    ):
        resource.setrlimit(resource.RLIMIT_NOFILE, (there + 20, limits[1]))
        try:
            assert read() == 36
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)


@pytest.mark.parametrize("keep", ["unsolved", "counts"])
def test_boards_that_are_only_counted_are_refused(tmp_path, keep):
    path = tmp_path / "run.sqlite"
    run_batch(DENSE, ledger=path, keep=keep)
    told = f"keeps {keep}, so not every board has a row"
    with pytest.raises(LedgerError, match=told), read_table([path]):
        pytest.fail("counted boards were let in")


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
    names = ("shape", "pieces", "source", "line", "id", "board", "seed")
    assert [[each[name] for name in names] for each in lines[320:]] == [
        ["3x3", 9, str(given), 2, "n0", boards[0], None],
        ["3x3", 3, str(given), 3, "n1", boards[1], None],
        ["1x3", 3, str(given), 4, "n2", boards[2], None],
    ]
    with read_table([path]) as table:
        assert list(table.names) == list(COLUMNS)


@pytest.mark.parametrize("moves", [b"\x00", b"\x00\xc8", b"\xff\xff\x00\x01"])
def test_forged_moves_are_named(tmp_path, moves):
    path = tmp_path / "forged.sqlite"
    run = replace(RUN, first=0, count=1)
    with open_book(path, run) as ledger:
        forged = make_entry(0, "solvable", "dfs", 1, None, moves, 0.0)
        ledger.record(ResultChunk((range(1),), [forged], {}))
    with (
        pytest.raises(LedgerError, match="the moves recorded for board 0 are not on it"),
        read_table([path]) as found,
    ):
        list(found.chunks)


class TestCommand:
    def test_columns_are_those_asked_for_in_that_order(self, path):
        result = command("export", str(path), "--format", "csv", "--columns", "board, index")
        head, first, *_ = result.stdout.splitlines()
        assert head == "board,index"
        assert first == f"{RUN.position(70)},70"

    @pytest.mark.parametrize("only", Status)
    def test_only_one_verdict(self, path, only):
        result = command("export", str(path), "--format", "jsonl", "--only", str(only))
        lines = [json.loads(line) for line in result.stdout.splitlines()]
        assert lines == [row for row in expected(path) if row["verdict"] == only]

    def test_a_file_appears_whole(self, path, tmp_path):
        table = tmp_path / "table.csv"
        result = command("export", str(path), "--output", str(table))
        assert (result.exit_code, result.stdout) == (0, "")
        assert result.stderr == f"{table}: 300 rows\n"
        assert {each.name for each in tmp_path.iterdir()} == {path.name, table.name}
        positions = map(Position.parse, pandas.read_csv(table)["board"])
        assert list(positions) == [RUN.position(index) for index in RUN.boards]

    @pytest.mark.parametrize(
        ("ending", "form"),
        [("csv", "csv"), ("CSV", "csv"), ("jsonl", "jsonl"), ("ndjson", "jsonl")],
    )
    def test_the_name_of_the_file_has_its_format(self, ending, form, path, tmp_path):
        table = tmp_path / f"table.{ending}"
        assert command("export", str(path), "--output", str(table)).exit_code == 0
        assert table.read_text() == command("export", str(path), "--format", form).stdout
        other = ("--format", "jsonl" if form == "csv" else "csv")
        assert command("export", str(path), "--output", str(table), *other).exit_code == 0
        assert table.read_text() == command("export", str(path), *other).stdout

    def test_what_fails_leaves_the_file_that_was_there(self, path, tmp_path):
        table = tmp_path / "table.csv"
        table.write_text("before")
        run_batch(replace(RUN, first=71, count=5), ledger=tmp_path / "other")
        arguments = ["export", str(path), str(tmp_path / "other"), "--format", "csv"]
        result = command(*arguments, "--output", str(table))
        assert result.exit_code == 2
        assert "boards 71 to 75 are in" in result.stderr
        assert table.read_text() == "before"
        assert len(list(tmp_path.iterdir())) == 3

    def test_a_ledger_is_not_written_over(self, path, tmp_path):
        before = path.read_bytes()
        (tmp_path / "link").symlink_to(path)
        for name in ("run.sqlite", "link", "run.sqlite-journal"):
            options = ["--format", "csv", "--output", str(tmp_path / name)]
            result = command("export", str(path), *options)
            assert result.exit_code == 2
            assert f"would write over the ledger {path}" in result.stderr
        assert path.read_bytes() == before
        assert {each.name for each in tmp_path.iterdir()} == {"run.sqlite", "link"}

    def test_what_is_refused_prints_nothing(self, path):
        for form in ("csv", "jsonl"):
            result = command("export", str(path), str(path), "--format", form)
            assert (result.exit_code, result.stdout) == (2, "")
            assert "boards 70 to 369 are in" in result.stderr

    @pytest.mark.parametrize(
        ("options", "told"),
        [
            ([], "Give --format, or --output with a name such as x.csv or x.parquet."),
            (["--output", "x.txt"], "Give --format, or --output with a name such as"),
            (["--format", "csv", "--columns", "board,heights"], "'heights' is none of run,"),
            (["--format", "csv", "--columns", "board,board"], "'board' is named twice"),
            (["--format", "csv", "--only", "solved"], "is not one of"),
            (["--format", "xls"], "is not one of"),
            (["--format", "csv", "--output", "/nowhere/table"], "No such file or directory"),
        ],
    )
    def test_what_cannot_be_written_is_one_error(self, path, options, told):
        result = command("export", str(path), *options)
        assert result.exit_code in (1, 2)
        assert told in result.stderr

    def test_a_missing_extra_is_named(self, path, tmp_path, monkeypatch):
        monkeypatch.setitem(sys.modules, "pyarrow", None)
        options = ["--format", "parquet", "--output", str(tmp_path / "table")]
        result = command("export", str(path), *options)
        assert result.exit_code == 2
        assert "pyarrow is not installed: pip install '.[parquet]'" in result.stderr
