"""`solve` decides many positions together and prints the rows that each has alone."""

import csv
import io
import itertools
import json
import re
import sys
from pathlib import Path

import pytest

from greenest.commands.shared import reading
from greenest.commands.shared.progress import Pace
from greenest.solver.decide import prepare
from greenest.study.sampling import random_position
from shell import LATIN, UNSOLVABLE, command, records, run, started

TALL = [str(random_position(12, 3, 6 + index % 31, 1, index)) for index in range(100)]
"""With twelve ranks, the names of cells differ in length."""
FULL = [str(random_position(4, 4, 16, 1, index)) for index in range(400)]
MIXED = [LATIN, UNSOLVABLE, "BG", "BGWB/GWBG", "BGW" * 6, "(BG)W/G(WB)", "(BG)WG/GWB"]
PARTED = ["BX/G.", *MIXED * 5, "BX/G.", "BX/G.", *MIXED * 5, "BX/G.", *MIXED]
"""Unreadable boards come before, between and after boards that are decided together."""
LIMITS = ["--max-nodes", "3000"]


@pytest.fixture(autouse=True, scope="module")
def _compiled():
    prepare()


def timeless(row):
    return row | {"seconds": 0}


def rows_of(result, is_csv=False):
    found = csv.DictReader(io.StringIO(result.stdout)) if is_csv else records(result)
    return [timeless(dict(row)) for row in found]


def one_by_one(monkeypatch, *arguments, is_csv=False):
    with monkeypatch.context() as patch:
        patch.setattr(reading, "FEW", 10**9)
        return rows_of(run(*arguments), is_csv)


@pytest.mark.parametrize("form", ["--json", "--csv"])
@pytest.mark.parametrize(
    ("texts", "command"),
    [
        (TALL, "solve --jobs 1"),
        (["B", "./.", "B.", *FULL[:60], *PARTED, "BX/G."], "solve --jobs 2"),
        (PARTED, "verify"),
        (PARTED, "verify --require solvable,proper"),
        (PARTED, "verify --require unique,balanced,solvable"),
    ],
)
def test_a_table_has_the_rows_of_its_boards_alone_in_their_order(
    tmp_path, monkeypatch, form, texts, command
):
    path = tmp_path / "100% of, them.csv"
    names = ['a "b"', "5 %s", "", "c,d", "é", "0"]
    with path.open("w", newline="") as file:
        csv.writer(file).writerows(
            [["name", "board"], *([names[i % 6], text] for i, text in enumerate(texts))]
        )
    asked = [*command.split(), str(path), form, "--id", "name", *LIMITS]
    is_csv = form == "--csv"
    together = rows_of(run(*asked), is_csv)
    tops = [re.sub(r"\((.).*?\)", r"\1", text) for text in texts]
    assert [row["board"] or "BX/G." for row in together] == tops
    assert together == one_by_one(monkeypatch, *asked, is_csv=is_csv)


def test_a_pipe_is_answered_as_it_comes():
    with started(*command("solve", "-", "--json")) as process:
        for text in FULL[:40]:
            process.stdin.write(f"{text}\n\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["board"] == text
        rest, _ = process.communicate("\n\n".join(FULL))
    assert [json.loads(line)["board"] for line in rest.splitlines()] == FULL
    assert process.returncode == 0


def test_the_pace_doubles_while_boards_are_easy_and_falls_when_they_are_not():
    pace = Pace()
    for expected in (2, 4, 8):
        pace.learn(pace.size, 1e-4)
        assert pace.size == expected
    pace.learn(7, 10.0)
    assert pace.size == 8
    pace.learn(1, 0.0)
    assert pace.size == 1
    for _ in range(30):
        pace.learn(pace.size, 0.0)
    assert pace.size == Pace.MOST


def test_no_more_is_read_than_is_decided_together():
    pace, numbers = Pace(), itertools.count()
    chunks = reading.taken(numbers, pace, None)
    assert next(chunks) == [0]
    pace.size = 3
    assert next(chunks) == [1, 2, 3]
    assert next(numbers) == 4
    assert next(reading.taken(iter("abc"), pace, lambda: False)) == ["a"]


def test_what_was_read_before_an_error_is_not_lost():
    def items():
        yield from "ab"
        raise ValueError("broken")

    pace = Pace()
    pace.size = 10
    chunks = reading.taken(items(), pace, None)
    assert next(chunks) == ["a", "b"]
    with pytest.raises(ValueError, match="broken"):
        next(chunks)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_an_endless_input_is_answered_in_flat_memory(tmp_path):
    """The memory of the process does not grow from some boards to many boards."""
    path = tmp_path / "boards.csv"
    path.write_text("board\n" + "".join(f"{text}\n" for text in FULL) * 50)
    sizes = []
    with started(*command("solve", str(path), "--json")) as process:
        for number, _ in enumerate(process.stdout):
            if number in (10_000, 19_000):
                status = Path(f"/proc/{process.pid}/status").read_text()
                sizes.append(int(re.search(r"VmRSS:\s+(\d+)", status)[1]))
    assert sizes[1] < sizes[0] + 10_000


LARGE = str(random_position(70, 70, 4900, 1, 0))
"""A board with more captures than are judged, and larger than what is repaired."""


@pytest.mark.parametrize("asked", ["hint", "repair", "explain"])
def test_a_board_too_large_for_a_command_keeps_no_other_from_its_row(asked):
    found = run(*asked.split(), "--json", "BG", LARGE, "BB")
    rows = records(found)
    assert [(row["board"], row["number"]) for row in (rows[0], rows[2])] == [("BG", 1), ("BB", 3)]
    assert found.exit_code == (0 if asked == "explain" else 2)
    if asked in ("hint", "repair"):
        assert rows[1].items() >= {"board": None, "number": 2}.items()
        assert rows[1]["error"] in found.stderr
