"""Whatever a file brought, what is printed of it is printable: no escape reaches a terminal."""

import sqlite3
from contextlib import closing

import pytest

from ledger_of import settle
from shell import UNSOLVABLE, run
from terminal import at_a_terminal

FOREIGN = ["\x1b]0;owned\x07\x1b[2J", "\x9b31m", "\x00\x08\x7f", "\u202e\u2066"]


def is_printable(text):
    return all(each.isprintable() or each == "\n" for each in text)


@pytest.fixture(params=FOREIGN, ids=ascii)
def forged(request, tmp_path):
    """Return a file of boards, and its ledger with a foreign reason under a right checksum."""
    boards, ledger = tmp_path / "boards.txt", tmp_path / "boards.sqlite"
    boards.write_text("\n\n".join([UNSOLVABLE.replace("/", "\n")] * 20), encoding="utf-8")
    run("solve", str(boards), "--ledger", str(ledger))
    with closing(sqlite3.connect(ledger)) as connection, connection:
        connection.execute("UPDATE verdicts SET reason = reason || ?", (request.param,))
        settle(connection)
    return str(boards), str(ledger)


@pytest.mark.parametrize("form", [(), ("--json",), ("--csv",)])
def test_a_forged_reason_of_a_ledger_is_printable(forged, form):
    boards, ledger = forged
    ended = run("solve", boards, "--ledger", ledger, *form)
    assert is_printable(ended.output)
    assert ended.exit_code or "\\" in ended.stdout
    form = "csv" if form == ("--csv",) else "jsonl"
    assert is_printable(run("export", ledger, "--format", form).output)


def test_identifiers_are_kept_in_files_and_shown_as_escapes_on_a_terminal(tmp_path):
    table, ledger = tmp_path / "boards.csv", tmp_path / "boards.sqlite"
    table.write_text("id,board\n\x1b[2Jmine,BG\n", encoding="utf-8")
    run("solve", str(table), "--id", "id", "--ledger", str(ledger))
    for command in (
        ("solve", str(table), "--id", "id", "--csv"),
        ("export", str(ledger), "--format", "csv"),
    ):
        assert "\x1b[2Jmine" in run(*command).stdout
        shown = at_a_terminal(*command, columns=200)
        assert r"\x1b[2Jmine" in "\n".join(shown.lines)
