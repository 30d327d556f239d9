"""`solve --jobs --ledger`: files of positions in parallel, in order, and again after a stop."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from greenest.study.sampling import random_position
from shell import HARD, LATIN, UNSOLVABLE, command, records, refused, run, started, wait_until


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """Return a file of positions, one of them unreadable."""
    path = tmp_path / "boards.txt"
    texts = [str(random_position(4, 4, 10, 1, index)) for index in range(40)]
    path.write_text("\n\n".join([*texts[:20], "XYZ", *texts[20:]]))
    return path


def timeless(result):
    return [line | {"seconds": 0, "source": None} for line in records(result)]


def test_jobs_change_no_answer_and_no_order(boards):
    alone = run("solve", str(boards), UNSOLVABLE, "--json")
    shared = run("solve", str(boards), UNSOLVABLE, "--json", "--jobs", "2")
    assert timeless(shared) == timeless(alone)
    assert [line["number"] for line in timeless(alone)] == list(range(1, 43))
    assert [line["number"] for line in timeless(alone) if "error" in line] == [21]
    assert shared.exit_code == alone.exit_code == 2
    assert shared.stderr == alone.stderr
    assert "unknown letter" in shared.stderr


def test_undecided_is_exit_code_3_with_a_ledger_and_with_jobs(tmp_path):
    options = ["--max-nodes", "1000", "--ledger", str(tmp_path / "kept"), "--json"]
    for _ in range(2):
        result = run("solve", HARD, LATIN, *options)
        assert result.exit_code == 3
        assert [line["verdict"] for line in records(result)] == ["undecided", "solvable"]
    result = run("solve", HARD, "--max-nodes", "1000", "--jobs", "2", "--json")
    assert (result.exit_code, records(result)[0]["verdict"]) == (3, "undecided")
    assert run("solve", "XYZ", "--jobs", "2").exit_code == 2


def test_a_second_run_prints_what_the_first_did_to_the_digit(boards, tmp_path):
    options = [str(boards), "--json", "--ledger", str(tmp_path / "kept")]
    first = run("solve", *options, "--jobs", "2")
    assert run("solve", *options).stdout == first.stdout
    renamed = boards.rename(tmp_path / "renamed.txt")
    told = first.stdout.replace(str(boards), str(renamed))
    assert run("solve", str(renamed), *options[1:]).stdout == told


def test_boards_that_moved_are_found_and_new_ones_alone_are_decided(boards, tmp_path):
    options = ["--json", "--ledger", str(tmp_path / "kept")]
    before = verdicts(run("solve", str(boards), *options))
    lines = boards.read_text().split("\n\n")
    boards.write_text("\n\n".join(["BGW", *reversed(lines), "BGW"]))
    again = run("solve", str(boards), *options)
    found = verdicts(again)
    assert {board: found[board] for board in before} == before
    assert found.keys() - before.keys() == {"BGW"}
    piped = run("solve", *options, text=boards.read_text())
    assert verdicts(piped) == found


def verdicts(result):
    """Return the whole verdict of each board, with its seconds."""
    origin = {"source", "line", "number", "id"}
    return {
        each["board"]: {key: each[key] for key in each.keys() - origin}
        for each in records(result)
        if each["board"]
    }


def test_what_stayed_undecided_is_decided_again_under_other_limits(tmp_path):
    options = ["--json", "--ledger", str(tmp_path / "kept"), "--max-nodes"]
    first = run("solve", HARD, LATIN, *options, "1000")
    assert first.exit_code == 3
    again = run("solve", HARD, LATIN, *options, "2000", "--again", "undecided")
    (hard, latin), (was_hard, was_latin) = records(again), records(first)
    assert latin == was_latin
    assert (was_hard["verdict"], hard["verdict"]) == ("undecided", "solvable")
    assert records(run("solve", HARD, *options, "2000"))[0] == hard
    assert records(run("solve", LATIN, *options, "2000"))[0] != latin
    assert "--again is about --ledger" in refused("solve", LATIN, "--again", "undecided")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([LATIN, "--moves", "a2xb2"], "--ledger and --moves do not go together"),
        ([LATIN, "--certificate", "proof.txt"], "--ledger and --certificate do not"),
        ([LATIN, "-v"], "--ledger and --verbose do not go together"),
    ],
)
def test_what_a_ledger_cannot_go_with_is_wrong_usage(tmp_path, arguments, told):
    kept = tmp_path / "kept"
    assert told in refused("solve", *arguments, "--ledger", str(kept), text=LATIN)
    assert not kept.exists()


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL there")
def test_a_killed_run_is_completed(tmp_path):
    boards, kept = tmp_path / "boards.txt", tmp_path / "kept"
    positions = [random_position(6, 6, 12, 1, index) for index in range(200)]
    boards.write_text("\n\n".join(map(str, positions)))
    arguments = ["solve", str(boards), "--json", "--ledger", str(kept)]
    with started(*command(*arguments, "--jobs", "2")) as process:
        # Its answers have to be read: else it would wait for its reader, and record no more.
        first = [process.stdout.readline() for _ in range(20)]
        wait_until(lambda: recorded(kept) >= 1, process)
        process.kill()
        rest, _ = process.communicate()
    again = run(*arguments)
    found = timeless(again)
    before = [json.loads(line) for line in ("".join(first) + rest).splitlines()[:-1]]
    assert found[: len(before)] == [line | {"seconds": 0, "source": None} for line in before]
    assert [line["board"] for line in found] == list(map(str, positions))
    assert recorded(kept) == 200


def recorded(path):
    """Return the number of verdicts in a ledger."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT count(*) FROM verdicts").fetchone()[0]
