"""Every command that opens a ledger refuses one whose schema greenest did not make."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from shell import run

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
ENDLESS_TRIGGER = "the trigger t is not"
SCHEMA = "PRAGMA writable_schema = 1; "
FOREIGN = {
    ENDLESS_TRIGGER: f"CREATE TRIGGER t BEFORE INSERT ON verdicts BEGIN {ENDLESS}; END",
    r"the trigger \x1b[1m OK is not": "CREATE TRIGGER '\x1b[1m\nOK\n' AFTER INSERT ON runs BEGIN "
    "SELECT 1; END",
    "the view chunks is not": "DROP TABLE chunks; "
    "CREATE VIEW chunks AS SELECT 1 AS run, 0 AS start, 9 AS stop, 9 AS solvable, 0 AS unsolvable, "
    "0 AS undecided, '[]' AS kinds, x'' AS entries, x'' AS moves",
    "the table sqlite_stat1 is not": "ANALYZE",
    "the index partial is not": "CREATE INDEX partial ON verdicts (board) WHERE nodes > 0",
    "(malformed database schema (chunks) -": f"{SCHEMA}INSERT INTO sqlite_master "
    "SELECT * FROM sqlite_master WHERE name = 'chunks'",
    "(malformed database schema (runs) -": f"{SCHEMA}UPDATE sqlite_master SET sql = NULL "
    "WHERE name = 'runs'",
    "the table verdicts is not": "ALTER TABLE verdicts ADD COLUMN x INT AS (nodes)",
    "the table chunks is not": "DROP TABLE chunks",
}
"""SQL that changes a schema, by what the refusal says of it."""

BATCH = ("batch", "3x3", "--pieces", "6", "--seed", "1", "--jobs", "1", "--count")
STUDY = """
title = "Boards of 3x3"
seeds = [1]

[[table]]
name = "small"
title = "Boards of 3x3"
shapes = ["3x3"]
pieces = [6]
boards = 60
"""
COMMANDS = {
    "batch": (*BATCH, "60", "--ledger", "run"),
    "batch --each": (*BATCH, "60", "--ledger", "run", "--json", "--each"),
    "stats": ("stats", "run"),
    "stats of two": ("stats", "later", "run"),
    "solve": ("solve", "BGW", "--ledger", "run"),
    "export to a file": ("export", "run", "later", "--format", "jsonl", "--output", "made"),
    "merge first": ("merge", "run", "later", "--into", "made"),
    "merge last": ("merge", "later", "run", "--into", "made"),
    "study": ("study", "mine.toml", "--jobs", "1"),
}
"""The commands that open a ledger; the foreign one is `run`, or the one of the study."""
SOME_COMMANDS = ("batch", "stats")
"""One that writes and one that reads, for all but one of the schemata."""


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A folder with two ledgers of one run, and a study that has lost its rows."""
    folder = tmp_path_factory.mktemp("ledgers")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert run(*BATCH, "40", "--ledger", "run").exit_code == 0
        assert run(*BATCH, "20", "--index", "40", "--ledger", "later").exit_code == 0
        Path("mine.toml").write_text(STUDY)
        assert run("study", "mine.toml", "--jobs", "1").exit_code == 0
        (ledger,) = Path("mine").rglob("3x3-*.sqlite")
        for each in ledger.parent.iterdir():
            if each != ledger:
                each.unlink()
    return folder


@pytest.mark.parametrize("what", FOREIGN)
def test_a_foreign_schema_is_refused_by_every_command(made, tmp_path, monkeypatch, what):
    commands = COMMANDS if what == ENDLESS_TRIGGER else SOME_COMMANDS
    folder = tmp_path / "there"
    shutil.copytree(made, folder)
    monkeypatch.chdir(folder)
    (of_study,) = Path("mine").rglob("*.sqlite")
    for path in (Path("run"), of_study):
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.executescript(FOREIGN[what])
    before = _files()
    for command in commands:
        result = run(*COMMANDS[command])
        ledger = of_study if command == "study" else "run"
        assert (result.exit_code, result.stdout) == (2, ""), command
        (told,) = [each for each in result.stderr.splitlines() if f"{ledger}: " in each]
        assert what in told, command
        assert result.stderr.endswith(f"{told}\n"), command
        assert _files() == before, command


def _files():
    return {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}
