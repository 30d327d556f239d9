"""Whatever happens to a ledger, it holds what was recorded, or is refused untouched."""

import os
import shutil
import signal
import sqlite3
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from greenest.solver.decide import decide
from greenest.study.batches.batch import run_batch
from greenest.study.book import file, schema
from greenest.study.book.book import open_book, read_shards
from greenest.study.book.errors import LedgerError, LedgerFailedError
from greenest.study.book.file import opened
from greenest.study.book.given import open_given, placed_in
from greenest.study.book.schema import FORMAT
from greenest.study.book.settings import Settings
from greenest.study.run import Run, gaps
from greenest.study.sampling import random_position
from greenest.system.locks import Watched
from ledger_of import (
    RUN,
    chunk_of,
    content,
    entries_in,
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
    """All that readers tell of a ledger, without times."""
    with read_shards([path]) as (shards,):
        found = [
            replace(verdict, seconds=0.0)
            for chunk in shards[0].chunks()
            for _, verdict in chunk.verdicts(shards[0].settings.run)
        ]
        given = [
            (*place, replace(verdict, seconds=0.0))
            for *place, verdict in placed_in(shards[0].ledger)
        ]
        counts = [(each.tally(), each.nodes()) for each in shards[1].chunks()]
        settings = [shard.settings for shard in shards]
    return settings, found, given, counts, content(path)["notes"]


def both_refuse(path):
    told = refusal(lambda: ledger_stats(path), path)
    assert refusal(lambda: write(path), path) == told
    return told


def changed(path, statement):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = 1")
        return connection.execute(statement).rowcount


def with_byte(place, value):
    def change(path):
        whole = bytearray(path.read_bytes())
        whole[place] = value
        path.write_bytes(whole)

    return change


def with_text(text, other):
    return lambda path: path.write_bytes(path.read_bytes().replace(text.encode(), other))


def by_sql(statement):
    return lambda path: changed(path, statement)


def by_schema(statement):
    def change(path):
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.executescript(f"PRAGMA writable_schema = 1; {statement}")

    return change


ENDLESS = (
    "CREATE TRIGGER t BEFORE INSERT ON verdicts BEGIN WITH RECURSIVE n(i) AS "
    "(SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n; END"
)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda path: path.with_name("run.sqlite-wal").touch(), "SQLite would take run.sqlite-wal"),
        (by_sql("PRAGMA journal_mode = WAL"), "in WAL mode"),
        (with_byte(18, 3), "a damaged one"),
        (with_byte(19, 3), "a damaged one"),
        (by_sql(f"PRAGMA application_id = {FORMAT + 1}"), "not a ledger, or of another format"),
        (by_sql("PRAGMA application_id = 0"), "not a ledger, or of another format"),
        (with_text("CREATE TABLE origins", b"CREATE TABL\xa0 origins"), "the ledger is damaged ("),
        (lambda path: path.write_text("BGW/GWB/WBG\n" * 1000), "not a ledger, or a damaged one"),
        (
            by_sql(ENDLESS),
            "the trigger t",
        ),
        (by_sql("CREATE VIEW v AS SELECT 1 AS run"), "the view v is not"),
        (by_sql("ANALYZE"), "the table sqlite_stat1 is not"),
        (by_sql("CREATE INDEX i ON verdicts (board) WHERE nodes > 0"), "the index i is not"),
        (by_sql("ALTER TABLE verdicts ADD COLUMN x INT AS (nodes)"), "the table verdicts is not"),
        (by_sql("DROP TABLE chunks"), "the table chunks is not"),
        (by_schema("UPDATE sqlite_master SET sql = NULL WHERE name = 'runs'"), "schema (runs) -"),
        (
            by_schema(
                "INSERT INTO sqlite_master SELECT * FROM sqlite_master WHERE name = 'chunks'"
            ),
            "schema (chunks) -",
        ),
    ],
)
def test_what_is_no_ledger_of_this_format_is_refused(path, change, told):
    """All commands open ledgers by these doors."""
    change(path)
    before = path.read_bytes()
    assert told in both_refuse(path)
    assert path.read_bytes() == before


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
def test_a_pipe_in_place_of_a_journal_is_refused_at_once(path):
    os.mkfifo(f"{path}-journal")
    for use in (stats_of, write):
        with pytest.raises(LedgerError, match=r"sqlite-journal beside it is not a regular file"):
            use(path)


def test_what_is_no_file_is_refused(tmp_path, path):
    nowhere = tmp_path / "none" / "run.sqlite"
    for unusable in (path.parent, nowhere, path / "run.sqlite"):
        for action in (stats_of, write):
            with pytest.raises(LedgerError, match=r"(?i)no.* (file|folder)"):
                action(unusable)
    assert not nowhere.parent.exists()


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


ANYWHERE = (
    "UPDATE {table} SET {column} = {column} || 'x' WHERE {row}",
    "UPDATE {table} SET {column} = {column} - 1000000000 WHERE {row}",
    "UPDATE {table} SET {column} = CAST({column} AS BLOB) WHERE {row}",
    "UPDATE {table} SET {column} = NULL WHERE {row}",
)
OF_ROWS = (
    "UPDATE verdicts SET run = 9 WHERE run = 3",
    "UPDATE chunks SET run = 9 WHERE run = 1",
    "UPDATE chunks SET entries = zeroblob(length(entries)) WHERE run = 1",
    "UPDATE chunks SET moves = entries, entries = moves WHERE run = 1",
)

CHOSEN = {
    "runs": [f"number = {number}" for number in (1, 2, 3)],
    "verdicts": ["board = (SELECT max(board) FROM verdicts)"],
    "chunks": ["run = 1", "run = 2"],
    "origins": ["line = 7"],
    "notes": ["number = 1"],
    "total": ["crcs <> 0"],
}
"""Conditions that choose a row of a table."""


def test_whatever_is_changed_by_hand_in_whichever_column_is_refused(made, path):
    before, tried = made.read_bytes(), 0
    for table in CHOSEN:
        with closing(sqlite3.connect(made)) as connection:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        rows = CHOSEN[table]
        statements = [f"DELETE FROM {table} WHERE {row}" for row in rows]
        statements += [
            each.format(table=table, row=row, column=column)
            for each in ANYWHERE
            for column in columns
            for row in rows
        ]
        if table == "verdicts":
            statements += OF_ROWS
        for statement in statements:
            shutil.copy(made, path)
            with suppress(sqlite3.IntegrityError):
                changed(path, statement)
            if path.read_bytes() != before:
                tried += 1
                assert both_refuse(path).startswith("the ledger is damaged"), statement
    assert tried > 90


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
        "UPDATE verdicts SET moves = NULL WHERE verdict = 'solvable'",
        "UPDATE verdicts SET moves = '' WHERE verdict = 'unsolvable'",
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


def test_a_damaged_journal_leaves_what_was_recorded_or_a_ledger_that_is_refused(
    tmp_path, entries, sample
):
    path = killed_ledger(tmp_path, entries[:400], 50)
    journal = Path(f"{path}-journal")
    ledger, whole = path.read_bytes(), journal.read_bytes()
    random = Random(1)
    broken = [whole[:size] for size in (0, 20, 511, 512, len(whole) // 2, len(whole) - 1)]
    broken.append(b"garbage" * 1000)
    places = [*range(28), *(random.randrange(len(whole)) for _ in range(sample(150)))]
    broken += [flipped(whole, place, random) for place in places]
    refused = 0
    for data in broken:
        path.write_bytes(ledger)
        journal.write_bytes(data)
        try:
            found = entries_in(path)
        except LedgerError:
            refused += 1
        else:
            assert found == entries[:400]
    assert 20 < refused < len(broken)


def test_a_lost_journal_is_noticed_and_one_that_may_not_be_played_back_is_reported(
    tmp_path, entries, monkeypatch
):
    path, connect = killed_ledger(tmp_path, entries[:400], 50), sqlite3.connect
    with monkeypatch.context() as patch:
        patch.setattr(
            sqlite3,
            "connect",
            lambda address, *given, **named: connect(
                address.replace("mode=rw", "mode=ro"), *given, **named
            ),
        )
        with pytest.raises(LedgerError, match="after a kill, a writer has to open it first"):
            stats_of(path)
    Path(f"{path}-journal").unlink()
    with pytest.raises(LedgerError, match="the ledger is damaged"):
        stats_of(path)


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
            with pytest.raises(LedgerFailedError, match="the disk is full; what was recorded"):
                ledger.record(chunk_of(entries[100:]))
    assert stats_of(path).count == 100
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries[100:]))
    assert stats_of(path).count == RUN.count


def test_a_ledger_that_cannot_be_made_leaves_nothing_behind(tmp_path, monkeypatch):
    monkeypatch.setattr(schema, "TABLES", {"runs": "CREATE TABLE runs (rows)", "no": "table"})
    with pytest.raises(LedgerError):
        write(tmp_path / "run.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_there_is_one_writer(path, monkeypatch):
    monkeypatch.setattr(file, "PATIENCE", 0.1)
    with open_book(path, RUN):
        assert refusal(lambda: write(path), path) == "another process is writing this file"


def test_a_reader_sees_the_ledger_at_one_moment_and_the_writer_waits(path):
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


def test_the_lock_of_another_program_is_waited_for_when_a_ledger_is_opened(path, monkeypatch):
    monkeypatch.setattr(file, "PATIENCE", 0.1)
    told = []
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")

        def notify(line):
            told.append(line)
            other.close()

        with open_book(path, RUN, notify=notify) as ledger:
            assert gaps(ledger.ranges(), RUN.boards) == []
    assert told == [f"{path}: locked by another program; waiting until it is free"]


def test_what_another_program_writes_while_a_writer_waits_is_noticed(path):
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


def write_over(path):
    middle = path.stat().st_size // 2
    path.write_bytes(flipped(path.read_bytes(), middle, Random(1)))


DEEDS = {
    "removed": Path.unlink,
    "moved": lambda path: path.rename(path.with_name("moved")),
    "replaced": put_another_there,
    "cut": lambda path: os.truncate(path, path.stat().st_size // 2),
    "emptied": lambda path: os.truncate(path, 0),
    "written over": write_over,
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
        f"{path}: run.sqlite was removed, replaced or changed by another program while it was "
        "being written; nothing more is recorded, and nothing is written over"
    )
    del left["run.sqlite-lock"]
    assert files_of(path) == left


def test_a_ledger_with_a_second_name_is_read_but_not_written(path):
    DEEDS["linked"](path)
    assert refusal(lambda: write(path), path).startswith("has a second name")
    assert ledger_stats(path)[0].count == RUN.count


@pytest.mark.parametrize("at", range(2))
def test_ctrl_c_while_our_own_writing_is_noted_is_no_disturbance(
    at, tmp_path, entries, monkeypatch
):
    path, looked, renew = tmp_path / "run.sqlite", [], Watched.renew

    def interrupted(watched):
        looked.append(watched)
        if len(looked) == at + 1:
            signal.raise_signal(signal.SIGINT)
        renew(watched)

    def record(ledger):
        for start in (200, 400):
            ledger.record(chunk_of(entries[start : start + 200]))

    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries[:200]))
        monkeypatch.setattr(Watched, "renew", interrupted)
        with pytest.raises(KeyboardInterrupt):
            record(ledger)
        monkeypatch.undo()
    assert stats_of(path).count == 400 + 200 * at
