"""Whatever happens to a ledger, it holds what was recorded, or is refused untouched."""

import os
import shutil
import sqlite3
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random

import pytest

from greenest.solver.decide import decide
from greenest.study.batches.batch import run_batch
from greenest.study.book import file, schema
from greenest.study.book.book import open_book, read_shards
from greenest.study.book.errors import LedgerError, LedgerFailedError
from greenest.study.book.file import opened
from greenest.study.book.given import given_in, open_given, placed_in
from greenest.study.book.schema import FORMAT
from greenest.study.book.settings import Settings
from greenest.study.run import Run, gaps
from greenest.study.sampling import random_position
from ledger_of import (
    RUN,
    chunk_of,
    content,
    entries_of,
    files_of,
    killed_ledger,
    ledger_stats,
    refusal,
    settle,
    stats_of,
    verdict_columns,
    write,
)

COUNTED = Run(6, 6, 36, 3000, seed=3)
GIVEN = [random_position(4, 4, 8, 9, index) for index in range(40)]
PAGE = 4096


@pytest.fixture(scope="module")
def made(tmp_path_factory, entries):
    """A ledger with rows, counts, verdicts on given boards, and notes."""
    path = tmp_path_factory.mktemp("made") / "run.sqlite"
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries))
    run_batch(COUNTED, ledger=path, keep="counts")
    with open_given(path, Settings.of_given(RUN.limits, "auto")) as ledger:
        for line, position in enumerate(GIVEN, 1):
            ledger.decided(position, lambda each: decide(each, RUN.limits))
            ledger.place(position, "boards.csv", line, f"board {line}")
    with opened(path) as notes:
        notes.add("search", b"found", b"x" * 9000)
    return path


@pytest.fixture
def path(made, tmp_path):
    """A copy of the ledger, alone in its folder."""
    path = tmp_path / "folder" / "run.sqlite"
    path.parent.mkdir()
    shutil.copy(made, path)
    return path


def told_by(path):
    """What a ledger has, without times, after its readers have read all of it."""
    with read_shards([path]) as (shards,):
        for shard in shards:
            assert [*shard.chunks(), *given_in(shard)]
        assert list(placed_in(shards[0].ledger))
    return content(path)


def both_refuse(path):
    told = refusal(lambda: ledger_stats(path), path)
    assert refusal(lambda: write(path), path) == told
    return told


def write_over(path, text, other):
    path.write_bytes(path.read_bytes().replace(text, other))


def changed(path, statement):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = 1")
        return connection.execute(statement).rowcount


ENDLESS = (
    "CREATE TRIGGER t BEFORE INSERT ON verdicts BEGIN WITH RECURSIVE n(i) AS "
    "(SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n; END"
)


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("PRAGMA journal_mode = WAL", "in WAL mode"),
        (f"PRAGMA application_id = {FORMAT + 1}", "not a ledger, or of another format"),
        (ENDLESS, "the trigger t"),
        ("CREATE VIEW v AS SELECT 1 AS run", "the view v is not"),
        ("ANALYZE", "the table sqlite_stat1 is not"),
        ("CREATE INDEX i ON verdicts (board) WHERE nodes > 0", "the index i is not"),
        ("ALTER TABLE verdicts ADD COLUMN x INT AS (nodes)", "the table verdicts is not"),
        ("DROP TABLE chunks", "the table chunks is not"),
        ("UPDATE sqlite_master SET sql = NULL WHERE name = 'runs'", "schema (runs) -"),
        ("INSERT INTO sqlite_master SELECT * FROM sqlite_master WHERE name = 'chunks'", "(chunks)"),
    ],
)
def test_a_schema_that_is_not_ours_is_refused(path, statement, told):
    """All commands open ledgers by these doors."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(f"PRAGMA writable_schema = 1; {statement}")
    assert told in both_refuse(path)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda path: path.with_name("run.sqlite-wal").touch(), "SQLite would take run.sqlite-wal"),
        (lambda path: write_over(path, b"CREATE TABLE o", b"CREATE TABL\xa0 o"), "is damaged ("),
        (lambda path: path.write_text("BGW/GWB/WBG\n" * 1000), "not a ledger, or a damaged one"),
    ],
)
def test_what_is_no_ledger_of_this_format_is_refused(path, change, told):
    change(path)
    assert told in both_refuse(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
@pytest.mark.parametrize("end", ["", "-journal"])
def test_a_pipe_in_place_of_a_file_is_refused_at_once(path, end):
    pipe = path.with_name(path.name + end)
    pipe.unlink(missing_ok=True)
    os.mkfifo(pipe)
    for use in (stats_of, write):
        with pytest.raises(LedgerError, match=f"{pipe.name}.* not a regular file"):
            use(path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_an_unwritable_folder_is_refused_for_writing_and_can_be_read(path):
    right = told_by(path)
    path.parent.chmod(0o500)
    try:
        assert refusal(lambda: write(path), path) == "Permission denied"
        assert told_by(path) == right
    finally:
        path.parent.chmod(0o700)


def test_a_ledger_cut_short_or_with_a_page_of_zeros_or_of_another_place_is_refused(path):
    whole = path.read_bytes()
    broken = [whole[:size] for size in (0, 1, 100, PAGE - 1, PAGE, 2 * PAGE, len(whole) - 1)]
    for at in range(0, len(whole), PAGE):
        others = (bytes(PAGE), whole[(at + PAGE) % len(whole) :][:PAGE])
        broken += [whole[:at] + other + whole[at + PAGE :] for other in others]
    for each in broken:
        path.write_bytes(each)
        both_refuse(path)


def flipped(content, place, random):
    found = bytearray(content)
    found[place] ^= 1 << random.randrange(8)
    return bytes(found)


def test_flipped_bits_are_refused_or_change_nothing(path, sample):
    """In each table and index page, in SQLite's header, and in free space."""
    whole, right = path.read_bytes(), told_by(path)
    random, refused, trials = Random(1), 0, sample(250)
    for place in [*range(0, 100, 9), *(random.randrange(len(whole)) for _ in range(trials))]:
        path.write_bytes(flipped(whole, place, random))
        try:
            assert told_by(path) == right
        except LedgerError:
            refused += 1
    assert refused > trials / 2


def test_whatever_is_changed_by_hand_in_whichever_column_is_refused(made, path):
    """In the first row of each table, as far as the types of its columns allow it."""
    before, tried = made.read_bytes(), 0
    with closing(sqlite3.connect(made)) as connection:
        columns = {
            table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            for table in schema.TABLES
        }
    for table, names in columns.items():
        row = f"WHERE {names[0]} = (SELECT min({names[0]}) FROM {table})"
        statements = [f"DELETE FROM {table} {row}"]
        for name in names:
            others = (f"{name} || 'x'", f"{name} - 1000000000", f"CAST({name} AS BLOB)", "NULL")
            statements += [f"UPDATE {table} SET {name} = {other} {row}" for other in others]
        for statement in statements:
            shutil.copy(made, path)
            with suppress(sqlite3.IntegrityError):
                changed(path, statement)
            if path.read_bytes() != before:
                tried += 1
                assert both_refuse(path).startswith("the ledger is damaged"), statement
    assert tried > 60


def test_an_index_that_lacks_rows_is_refused(path):
    """Each row is right and so is the sum: only a search by the index would miss them."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE type = 'index'"
        ((root,),) = connection.execute(query)
    whole, at = bytearray(path.read_bytes()), (root - 1) * PAGE
    empty_leaf = bytes([10, 0, 0, 0, 0, *PAGE.to_bytes(2), 0])
    whole[at : at + PAGE] = empty_leaf.ljust(PAGE, b"\0")
    path.write_bytes(whole)
    assert "chunks" in both_refuse(path)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE runs SET keep = 'some' WHERE number = 1",
        "UPDATE runs SET seed = '-1' WHERE number = 1",
        "UPDATE chunks SET stop = stop + 1",
        "UPDATE chunks SET start = -1, stop = stop - 1 WHERE start = 0",
        "UPDATE chunks SET solvable = solvable - 1, unsolvable = unsolvable + 1",
        "UPDATE chunks SET moves = substr(moves, 2) WHERE run = 1",
        "UPDATE chunks SET moves = x'' WHERE run = 1",
        "UPDATE chunks SET moves = CAST(x'10' || substr(moves, 2) AS BLOB) WHERE run = 1",
        "UPDATE chunks SET moves = CAST(moves || x'0001' AS BLOB) WHERE run = 1",
        "UPDATE verdicts SET moves = NULL WHERE verdict = 'solvable'",
        "UPDATE verdicts SET moves = '' WHERE verdict = 'unsolvable'",
        "UPDATE verdicts SET nodes = -1, seconds = 0.0",
        "UPDATE verdicts SET seconds = 9e999",
        "DELETE FROM runs",
    ],
)
def test_rows_that_no_run_has_are_refused_with_right_checksums_too(path, statement):
    assert changed(path, statement) > 0
    with closing(sqlite3.connect(path)) as connection, connection:
        settle(connection)
    assert refusal(lambda: told_by(path), path).startswith("the ledger is damaged (")


@pytest.mark.parametrize("is_read_first", [True, False])
def test_a_killed_writer_loses_nothing(is_read_first, tmp_path, entries):
    path = killed_ledger(tmp_path, entries[:400], 50)
    assert Path(f"{path}-journal").exists()
    if is_read_first:
        assert stats_of(path).count == 400
        assert list(files_of(path)) == [path.name]
    with open_book(path, RUN) as ledger:
        assert gaps(ledger.ranges(), RUN.boards) == [range(400, 600)]
        ledger.record(chunk_of(entries[400:]))
    assert verdict_columns(path) == [entry[:-1] for entry in entries]
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_the_journal_of_a_ledger_that_is_gone_is_neither_removed_nor_taken_for_that_of_the_next(
    tmp_path, entries
):
    path = killed_ledger(tmp_path, entries[:400], 50)
    moved = path.rename(tmp_path / "moved")
    assert refusal(lambda: write(path), path) == (
        "no such file, but its journal run.sqlite-journal is there and may hold verdicts: move the "
        "ledger back beside it, or remove the journal to begin anew"
    )
    moved.rename(path)
    assert stats_of(path).count == 400
    path.unlink()
    with open_book(path, RUN) as ledger:
        assert gaps(ledger.ranges(), RUN.boards) == [range(RUN.count)]


def test_a_new_ledger_is_not_taken_from_its_journal(tmp_path):
    path = tmp_path / "run.sqlite"
    with opened(path):
        path.with_name("run.sqlite-journal").touch()
    assert path.exists()


def test_a_full_disk_ends_a_batch_and_keeps_what_was_recorded(path, entries, monkeypatch):
    path.unlink()
    connect = sqlite3.connect

    def connect_to_a_small_disk(*given, **named):
        connection = connect(*given, **named)
        connection.execute("PRAGMA max_page_count = 10")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", connect_to_a_small_disk)
        with open_book(path, RUN) as ledger:
            ledger.record(chunk_of(entries[:100]))
            with pytest.raises(LedgerFailedError, match="the disk is full; what it held"):
                ledger.record(chunk_of(entries[100:]))
    assert stats_of(path).count == 100


def test_a_reader_sees_the_ledger_at_one_moment_and_the_writer_waits(path, monkeypatch):
    monkeypatch.setattr(file, "PATIENCE", 0.1)
    told, read = [], []
    new = chunk_of(entries_of(RUN, range(600, 601)))
    with ExitStack() as reader:

        def notify(line):
            told.append(line)
            read.append(shards[0].tally().total())
            reader.close()

        with open_book(path, RUN, notify=notify) as ledger:
            (shards,) = reader.enter_context(read_shards([path]))
            ledger.record(new)
    assert read == [RUN.count]
    assert told == [f"{path}: locked by another program; waiting until it is free"]
    assert ledger_stats(path)[0].count == RUN.count + 1


def test_what_another_program_writes_while_a_writer_waits_is_noticed(path, monkeypatch):
    monkeypatch.setattr(file, "PATIENCE", 0.1)
    new = chunk_of(entries_of(RUN, range(600, 601)))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:

        def delete(_):
            other.execute("DELETE FROM chunks")
            other.execute("COMMIT")

        def record_while_it_writes():
            with open_book(path, RUN, notify=delete) as ledger:
                other.execute("BEGIN EXCLUSIVE")
                ledger.record(new)

        with pytest.raises(LedgerFailedError, match="changed by another program"):
            record_while_it_writes()


def put_another_there(path):
    other = path.with_name("other")
    other.write_bytes(b"not yours")
    other.replace(path)


DEEDS = {
    "removed": Path.unlink,
    "replaced": put_another_there,
    "cut": lambda path: os.truncate(path, path.stat().st_size // 2),
    "written over": lambda path: write_over(path, b"CREATE TABLE o", b"DELETE ALL OF o"),
    "linked": lambda path: os.link(path, path.with_name("second")),
}


@pytest.mark.parametrize("then_closed", [False, True], ids=["recorded", "closed"])
@pytest.mark.parametrize("deed", DEEDS)
def test_what_others_do_to_a_ledger_is_noticed_and_nothing_is_written_over(
    deed, then_closed, tmp_path, entries
):
    path = tmp_path / "run.sqlite"
    left = {}

    def disturbed():
        with open_book(path, RUN) as ledger:
            ledger.record(chunk_of(entries[:400]))
            DEEDS[deed](path)
            left.update(files_of(path))
            if not then_closed:
                ledger.record(chunk_of(entries[400:]))

    with pytest.raises(LedgerFailedError) as told:
        disturbed()
    assert str(told.value) == (
        f"{path}: removed, replaced or changed by another program while it was being written; "
        "nothing more is recorded, and nothing is written over"
    )
    del left["run.sqlite-lock"]
    assert files_of(path) == left


def test_a_ledger_with_a_second_name_is_read_but_not_written(path):
    DEEDS["linked"](path)
    assert refusal(lambda: write(path), path).startswith("has a second name")
    assert ledger_stats(path)[0].count == RUN.count
