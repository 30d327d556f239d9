"""A table that was mended is decided anew where its boards are new, and joins with the export."""

import csv
import json
import os
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from io import StringIO
from random import Random

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.sampling import random_position
from shell import run

LIMITS = Limits(max_nodes=200)


def board(index):
    return str(random_position(4, 4, 4 + index % 9, 7, index))


def write(path, rows):
    with path.open("w", newline="") as stream:
        csv.writer(stream).writerows([("name", "board"), *rows])


def solve(path, ledger, *options, nodes=LIMITS.max_nodes):
    limits = ("--max-nodes", str(nodes))
    named = ("--id", "name", "--json", "--ledger", str(ledger))
    return run("solve", str(path), *named, *limits, *options)


def exported(ledger):
    """The rows that are exported, by line."""
    result = run("export", str(ledger), "--format", "jsonl")
    return {each["line"]: each for each in map(json.loads, result.stdout.splitlines())}


def places(ledger, columns):
    """Return these columns of the export, as lines of CSV."""
    asked = ("--format", "csv", "--columns", columns)
    return run("export", str(ledger), *asked).stdout.splitlines()[1:]


def mended(rows, random):
    """Mend 20 rows, move 50 to other places, and add 30."""
    rows = [*rows]
    for place in random.sample(range(len(rows)), 20):
        rows[place] = (rows[place][0], board(10_000 + place))
    moving = [rows.pop(random.randrange(len(rows))) for _ in range(50)]
    for each in moving:
        rows.insert(random.randrange(len(rows)), each)
    for number in range(30):
        rows.insert(random.randrange(len(rows)), (f"new {number}", board(20_000 + number)))
    return rows


def test_only_new_boards_are_decided_and_the_export_joins_row_by_row(tmp_path):
    random = Random(3)
    table, ledger = tmp_path / "boards.csv", tmp_path / "ledger"
    before = [(f"row {index}", board(index)) for index in range(2_000)]
    write(table, before)
    assert solve(table, ledger).exit_code == 3
    after = mended(before, random)
    write(table, after)
    assert solve(table, ledger, "--jobs", "2").exit_code == 3
    with closing(sqlite3.connect(ledger)) as connection:
        decided = Counter(row for (row,) in connection.execute("SELECT board FROM verdicts"))
    assert decided == Counter({text for _, text in (*before, *after)})
    found = exported(ledger)
    assert list(found) == list(range(2, len(after) + 2))
    for line, (name, text) in enumerate(after, 2):
        row = found[line]
        assert (row["source"], row["id"], row["board"]) == (table.name, name, text)
        assert row["verdict"] == decide(Position.parse(text), LIMITS).status


def test_a_table_under_larger_limits_replaces_what_was_exported(tmp_path):
    table, ledger = tmp_path / "boards.csv", tmp_path / "ledger"
    write(table, [(str(index), board(index)) for index in range(60)])
    solve(table, ledger, nodes=20)
    assert any(each["verdict"] == "undecided" for each in exported(ledger).values())
    assert solve(table, ledger, "--again", "undecided", nodes=100_000).exit_code == 0
    found = exported(ledger)
    assert len(found) == 60
    assert all(each["verdict"] != "undecided" for each in found.values())


TWO_BOARDS = {
    "txt": b"BGW\n\nBG\n",
    "csv": b"name,board\na,BGW\nb,BG\n",
    "tsv": b"name\tboard\na\tBGW\nb\tBG\n",
    "jsonl": b'{"board": "BGW"}\n{"board": "BG"}\n',
}
"""Files of two boards by the endings of their names."""
WITHOUT_BOARDS = {
    "txt": [b"", b"\n\n", b"# none\n", b"BX\n"],
    "csv": [b"", b"name,board\n", b"name,board\na,BX\n", b"name,board\na,\n"],
    "tsv": [b"", b"name\tboard\n", b"board\nBX\n"],
    "jsonl": [b"", b"\n", b'{"board": "BX"}\n', b"BGW\n"],
}
CUT_OFF = {
    "txt": [b"BGW\n\n\xff\n"],
    "csv": [b"name,board\na,BGW\nb,\xff\n", b'name,board\na,BGW\nb,"BG\n'],
    "tsv": [b'name\tboard\na\tBGW\nb\t"BG\n'],
    "jsonl": [b'{"board": "BGW"}\n\xff\n'],
}
"""The same files with a place where reading stops after a board, though others may follow."""
UNREAD = {"txt": b"BX\n\n" * 1000, "csv": b"names\n\n", "tsv": b"\xff\n", "jsonl": b"\xff\n"}


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("form", TWO_BOARDS)
def test_what_a_file_had_before_it_was_read_again_is_not_exported(form, jobs, tmp_path):
    path, ledger = tmp_path / f"boards.{form}", tmp_path / "ledger"
    for left, contents in enumerate((WITHOUT_BOARDS[form], CUT_OFF[form], [UNREAD[form]])):
        for content in contents:
            for each in (TWO_BOARDS[form], content):
                path.write_bytes(each)
                run("solve", str(path), "--jobs", jobs, "--json", "--ledger", str(ledger))
            assert len(exported(ledger)) == left, content


def test_boards_of_two_columns_are_kept_side_by_side(tmp_path):
    table, ledger = tmp_path / "boards.csv", tmp_path / "ledger"
    asked = ("--ledger", str(ledger), "--json", "--column")
    table.write_text("board,start,end\nBG,BGW,GB\nWB,WBG,BW\n")
    for column in ("start", "end", "board", "start"):
        run("solve", str(table), *asked, column)
    usual = ["boards.csv,,2,BG", "boards.csv,,3,WB"]
    end = ["boards.csv,end,2,GB", "boards.csv,end,3,BW"]
    start = ["boards.csv,start,2,BGW", "boards.csv,start,3,WBG"]
    assert places(ledger, "source,field,line,board") == [*usual, *end, *start]
    table.write_text("board,start,end\nBG,BGW,GB\n")
    run("solve", str(table), *asked, "start")
    assert places(ledger, "source,field,line,board") == [*usual, *end, start[0]]
    table.write_text("board,begin\nBG,GBW\n")
    run("solve", str(table), *asked, "begin")
    assert places(ledger, "source,field,line,board") == [*usual, "boards.csv,begin,2,GBW"]


def test_a_key_within_another_is_no_column(tmp_path):
    table, ledger = tmp_path / "boards.jsonl", tmp_path / "ledger"
    for row, *column in (('"alt": "GW"', "--column", "alt"), ('"meta": {"alt": 1}',)):
        table.write_text(f'{{"board": "BG", {row}}}\n')
        run("solve", str(table), "--ledger", str(ledger), *column)
    assert places(ledger, "field,board") == [",BG"]


def test_a_column_without_a_name_is_not_the_usual_one(tmp_path):
    table, ledger = tmp_path / "boards.jsonl", tmp_path / "ledger"
    table.write_text(
        '{"": "BG", "board": "WB", "\\udcff": "BW", "\\\\udcff": "BGW", "a\\rb": "GW"}\n'
    )
    for column in ("", "board", "\udcff", "\\udcff", "a\rb"):
        run("solve", str(table), "--ledger", str(ledger), "--column", column)
    shown = run("export", str(ledger), "--format", "csv", "--columns", "field,board").stdout
    assert list(csv.reader(StringIO(shown, newline="")))[1:] == [
        ["", "WB"], ['""', "BG"], ['"\\udcff"', "BW"], ["\\udcff", "BGW"], ["a\rb", "GW"]
    ]  # fmt: skip


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes there")
def test_the_name_of_a_pipe_is_no_place(tmp_path):
    ledger = tmp_path / "ledger"
    for name in ("one", "two"):
        os.mkfifo(tmp_path / name)
        with ThreadPoolExecutor(1) as pool:
            pool.submit((tmp_path / name).write_text, "BGW\n\nBG\n")
            run("solve", str(tmp_path / name), "--ledger", str(ledger))
    assert places(ledger, "source,line,board") == ["-,1,BGW", "-,3,BG"]


def test_identifiers_are_those_of_solve_and_read_back(tmp_path):
    table, ledger = tmp_path / "boards.jsonl", tmp_path / "ledger"
    given = [True, False, 7, 7.5, "a\rb", "a\nb", 'a"b', "true", None, " x ", "\ud800"]
    table.write_text("".join(f'{{"id": {json.dumps(each)}, "board": "BG"}}\n' for each in given))
    shown = run("solve", str(table), "--id", "id", "--csv", "--ledger", str(ledger)).stdout
    kept = run("export", str(ledger), "--format", "csv").stdout
    found = [
        [row["id"] for row in csv.DictReader(StringIO(text, newline=""))] for text in (shown, kept)
    ]
    assert found[0] == found[1]
    assert found[0][:5] == ["true", "false", "7", "7.5", "a\rb"]


def test_boards_of_arguments_and_standard_input_stay_in_the_export(tmp_path):
    ledger = tmp_path / "ledger"
    for text in ("BGW", "BG", "BGW"):
        run("solve", text, "--json", "--ledger", str(ledger))
    for text in ("GB\n", "WG\n\nBW\n"):
        run("solve", "-", "--json", "--ledger", str(ledger), text=text)
    assert places(ledger, "source,line,board") == [",1,BG", ",1,BGW", "-,1,GB", "-,1,WG", "-,3,BW"]
