"""Whatever happens to a ledger, it holds what was recorded, or is refused untouched."""

import os
import shutil
import signal
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from greenest.solver.decide import decide
from greenest.study.batches.batch import run_batch
from greenest.study.book import file, writing
from greenest.study.book.book import ledger_stats, open_book
from greenest.study.book.errors import LedgerError, LedgerFailedError
from greenest.study.book.given import open_given
from greenest.study.book.notes import open_notes
from greenest.study.book.rows import Place, Settings
from greenest.study.book.schema import FORMAT
from greenest.study.book.shards import read_shards
from greenest.study.run import Run
from greenest.study.sampling import random_position
from greenest.system.locks import Watched
from ledger_of import (
    RUN,
    chunk_of,
    entries_in,
    entries_of,
    files_of,
    killed_ledger,
    refusal,
    stats_of,
    verdict_columns,
    write,
)
from shell import LONGEST_WAIT, started

COUNTED = Run(6, 6, 36, 3000, seed=3)
GIVEN = [random_position(4, 4, 8, 9, index) for index in range(40)]


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
            ledger.place(Place("boards.csv", line, f"board {line}"), position)
    with open_notes(path) as notes:
        notes.add("search", b"found", bytes(9000))
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
        rows = [each._replace(seconds=0.0) for shard in shards for each in shard.entries()]
        given = [(place, row.board, row.verdict) for _, place, row in shards[0].given()]
        counts = [(kind, each.boards) for kind, each in shards[1].efforts().items()]
        settings = [shard.settings for shard in shards]
    with sqlite3.connect(path) as connection:
        noted = connection.execute("SELECT topic, number, value FROM notes").fetchall()
    connection.close()
    return settings, rows, given, counts, noted


def both_refuse(path):
    told = refusal(lambda: ledger_stats(path), path)
    assert refusal(lambda: write(path), path) == told
    return told


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
def test_a_pipe_in_place_of_a_journal_is_refused_at_once(path):
    os.mkfifo(f"{path}-journal")
    for use in (stats_of, write):
        with pytest.raises(
            LedgerError, match=r"run\.sqlite-journal beside it is not a regular file"
        ):
            use(path)
    path.unlink()
    with pytest.raises(LedgerError, match=r"its journal run\.sqlite-journal is there"):
        write(path)


def test_a_log_of_wal_mode_beside_a_ledger_is_refused(path):
    path.with_name("run.sqlite-wal").touch()
    assert both_refuse(path) == (
        "cannot be read: SQLite would take run.sqlite-wal for a part of it"
    )


def test_a_ledger_in_wal_mode_is_refused_and_no_file_is_left(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert "in WAL mode" in both_refuse(path)


@pytest.mark.parametrize("place", [18, 19])
def test_a_later_version_of_sqlites_format_is_refused(path, place):
    content = bytearray(path.read_bytes())
    content[place] = 3
    path.write_bytes(content)
    assert "a version of SQLite's format" in both_refuse(path)
    assert list(files_of(path)) == [path.name]


def test_a_reader_sees_the_ledger_at_one_moment_and_the_writer_waits(path):
    read = []
    has_begun, is_waiting = threading.Event(), threading.Event()

    def count_slowly():
        with read_shards([path]) as (shards,):
            has_begun.set()
            assert is_waiting.wait(LONGEST_WAIT)
            read.append(shards[0].tally().total())

    def notify(line):
        told.append(line)
        is_waiting.set()

    told = []
    new = chunk_of(entries_of(RUN, range(600, 601)))
    with open_book(path, RUN, notify=notify) as ledger:
        reader = threading.Thread(target=count_slowly)
        reader.start()
        assert has_begun.wait(LONGEST_WAIT)
        ledger.record(new)
    reader.join()
    assert read == [RUN.count]
    assert told == [f"{path}: locked by another program; waiting until it is free"]
    assert ledger_stats(path)[0].count == RUN.count + 1


def test_there_is_one_writer(path, monkeypatch):
    monkeypatch.setattr(writing, "PATIENCE", 0.1)
    with open_book(path, RUN):
        assert refusal(lambda: write(path), path) == "another process is writing this ledger"
        link = path.parent / "link.sqlite"
        link.symlink_to(path)
        assert "another process" in refusal(lambda: write(link), link)
    with open_book(path, RUN) as ledger:
        assert ledger.tally(RUN.boards).total() == RUN.count


def test_other_databases_and_other_formats_are_refused(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {FORMAT + 1}")
    assert both_refuse(path) == f"a ledger of format {FORMAT + 1}; this greenest knows {FORMAT}"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 0")
    assert both_refuse(path) == "a database, but not a ledger of greenest"


def test_what_is_no_file_is_refused(tmp_path, path):
    nowhere = tmp_path / "none" / "run.sqlite"
    for unusable, reason in (
        (path.parent, "not a regular file"),
        (nowhere, "[Nn]o such file"),
        (path / "run.sqlite", "[Nn]o such file|Not a directory"),
    ):
        for action in (stats_of, write):
            with pytest.raises(LedgerError, match=reason):
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


def test_text_instead_of_a_ledger_is_refused(path):
    path.write_text("BGW/GWB/WBG\n" * 1000)
    assert both_refuse(path) == "not a ledger, or a damaged one"


def test_truncated_ledgers_are_refused(path):
    whole = path.read_bytes()
    for size in (0, 1, 50, 100, 4095, 4096, 8192, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:size])
        both_refuse(path)


def test_flipped_bits_are_refused_or_change_nothing_but_times(path, sample):
    """In each table and index page, in SQLite's header, and in free space."""
    whole = bytearray(path.read_bytes())
    right = told_by(path)
    random = Random(1)
    refused, trials = 0, sample(250)
    places = [*range(0, 100, 9), *(random.randrange(len(whole)) for _ in range(trials))]
    for place in places:
        broken = bytearray(whole)
        broken[place] ^= 1 << random.randrange(8)
        path.write_bytes(broken)
        try:
            assert told_by(path) == right
        except LedgerError:
            refused += 1
            both_refuse(path)
    assert refused > trials / 2


def test_a_page_of_zeros_or_of_another_place_is_refused(path):
    whole = path.read_bytes()
    pages = len(whole) // 4096
    for page in range(pages):
        for other in (b"\0" * 4096, whole[(page + 1) % pages * 4096 :][:4096]):
            path.write_bytes(whole[: page * 4096] + other + whole[(page + 1) * 4096 :])
            both_refuse(path)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE verdicts SET verdict = 'solvable' WHERE idx = 7",
        "UPDATE verdicts SET verdict = CAST(verdict AS BLOB) WHERE idx = 7",
        "UPDATE verdicts SET nodes = nodes + 1 WHERE idx = 7",
        "UPDATE verdicts SET reason = 0 WHERE reason IS NULL",
        "UPDATE verdicts SET idx = 600 WHERE idx = 7",
        "UPDATE verdicts SET run = 2 WHERE idx = 7",
        "UPDATE verdicts SET run = 9 WHERE run = 1",
        "UPDATE verdicts SET board = lower(board) WHERE run = 3",
        "UPDATE verdicts SET moves = x'0001' WHERE idx = 7",
        "UPDATE verdicts SET seconds = -1.0 WHERE idx = 7",
        "UPDATE verdicts SET crc = 'none' WHERE idx = 7",
        "DELETE FROM verdicts WHERE run = 3 AND board = (SELECT max(board) FROM verdicts)",
        "DELETE FROM verdicts WHERE idx = 7",
        "UPDATE counts SET boards = boards + 1",
        "UPDATE counts SET seconds = -1.0",
        "UPDATE counts SET verdict = upper(verdict)",
        "UPDATE counts SET nodes = nodes + 1000000",
        "UPDATE counts SET engine = 'beam'",
        "UPDATE counts SET run = 1",
        "DELETE FROM counts",
        "UPDATE done SET stop = stop - 1",
        "UPDATE done SET run = 3 WHERE run = 1",
        "DELETE FROM done",
        "INSERT INTO done SELECT run, stop, stop + 5, crc FROM done",
        "UPDATE runs SET keep = 'all'",
        "UPDATE runs SET boards = 5",
        "UPDATE runs SET seed = '6'",
        "UPDATE runs SET seed = NULL WHERE number = 1",
        "DELETE FROM runs",
        "UPDATE origins SET line = line + 100",
        "UPDATE origins SET id = 'another'",
        "UPDATE origins SET run = 1",
        "UPDATE notes SET value = x'00' WHERE number = 0",
        "DELETE FROM notes WHERE number = 1",
        "UPDATE totals SET rows = rows + 1",
        "DELETE FROM totals",
    ],
)
def test_what_is_changed_by_hand_is_refused(path, change):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(change)
    assert both_refuse(path).startswith("the ledger is damaged")


def test_a_killed_writer_loses_nothing(tmp_path, entries):
    path = killed_ledger(tmp_path, entries[:400], 50)
    assert Path(f"{path}-journal").exists()
    assert stats_of(path).count == 400
    assert list(files_of(path)) == [path.name]
    with open_book(path, RUN) as ledger:
        assert ledger.missing(RUN.boards) == [range(400, 600)]
        ledger.record(chunk_of(entries[400:]))
    assert verdict_columns(path) == [(*entry[:7], entry.crc) for entry in entries]
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
        assert ledger.missing(RUN.boards) == [range(RUN.count)]


def test_a_full_disk_ends_a_batch_and_keeps_what_was_recorded(path, entries, monkeypatch):
    path.unlink()
    connect = writing.connect

    def connect_to_a_small_disk(path, *mode):
        connection = connect(path, *mode)
        connection.execute("PRAGMA max_page_count = 12")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(writing, "connect", connect_to_a_small_disk)
        with open_book(path, RUN) as ledger:
            ledger.record(chunk_of(entries[:100]))
            with pytest.raises(LedgerFailedError, match="the disk is full; what was recorded"):
                ledger.record(chunk_of(entries[100:]))
    assert stats_of(path).count == 100
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries[100:]))
    assert stats_of(path).count == RUN.count


def test_a_ledger_that_cannot_be_made_leaves_nothing_behind(tmp_path, monkeypatch):
    wrong = {"runs": "CREATE TABLE runs (rows)", "no": "table"}
    monkeypatch.setattr(file, "TABLES", wrong)
    path = tmp_path / "run.sqlite"
    with pytest.raises(LedgerError):
        write(path)
    assert list(tmp_path.iterdir()) == []


def test_the_lock_dies_with_its_holder(tmp_path, monkeypatch):
    monkeypatch.setattr(writing, "PATIENCE", 0.1)
    path = tmp_path / "run.sqlite"
    script = (
        "import sys, time; from pathlib import Path\n"
        "from greenest.study.book.book import open_book\n"
        "sys.path.insert(0, 'tests/oracles'); from ledger_of import RUN\n"
        "with open_book(Path(sys.argv[1]), RUN): print('open', flush=True); time.sleep(60)"
    )
    with started(sys.executable, "-c", script, path) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "open\n"
        assert refusal(lambda: write(path), path) == "another process is writing this ledger"
        holder.kill()
        holder.wait()
    with open_book(path, RUN) as ledger:
        assert ledger.missing(range(1)) == [range(1)]
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def remove(path):
    path.unlink()


def move(path):
    path.rename(path.with_name("moved"))


def put_another_there(path):
    other = path.with_name("other")
    other.write_bytes(b"not yours")
    other.replace(path)


def cut(path):
    os.truncate(path, path.stat().st_size // 2)


def empty(path):
    os.truncate(path, 0)


def write_over(path):
    with path.open("r+b") as stream:
        stream.seek(path.stat().st_size // 2)
        byte = stream.read(1)
        stream.seek(-1, os.SEEK_CUR)
        stream.write(bytes([byte[0] ^ 4]))


def link(path):
    os.link(path, path.with_name("second"))


DEEDS = (remove, move, put_another_there, cut, empty, write_over, link)


def disturb(path, entries, deed, then_closed):
    """Do something to a ledger that is being written."""
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries[:400]))
        deed(path)
        if not then_closed:
            ledger.record(chunk_of(entries[400:]))
    pytest.fail("nobody noticed")


@pytest.mark.parametrize("at", range(2))
def test_ctrl_c_while_our_own_writing_is_noted_is_no_disturbance(
    at, tmp_path, entries, monkeypatch
):
    path = tmp_path / "run.sqlite"
    looked = 0
    renew = Watched.renew

    def interrupted(watched):
        nonlocal looked
        looked += 1
        if looked == at + 1:
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
        assert looked > at
        monkeypatch.undo()
    assert stats_of(path).count == 400 + 200 * at


@pytest.mark.parametrize("then_closed", [False, True], ids=["recorded", "closed"])
@pytest.mark.parametrize("deed", DEEDS)
def test_what_others_do_to_a_ledger_is_noticed_and_nothing_is_written_over(
    deed, then_closed, tmp_path, entries
):
    path = tmp_path / "run.sqlite"
    found = {}

    def deed_and_look(target):
        deed(target)
        found.update(files_of(path))

    with pytest.raises(LedgerFailedError) as told:
        disturb(path, entries, deed_and_look, then_closed)
    assert str(told.value) == (
        f"{path}: run.sqlite was removed, replaced or changed by another program while it was "
        "being written; nothing more is recorded, and nothing is written over"
    )
    found.pop("run.sqlite-lock", None)
    assert files_of(path) == found


def test_a_ledger_that_was_moved_is_whole_when_it_is_back(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    with pytest.raises(LedgerFailedError, match="was removed"):
        disturb(path, entries, move, then_closed=True)
    (tmp_path / "moved").rename(path)
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries[400:]))
    assert verdict_columns(path) == [(*entry[:7], entry.crc) for entry in entries]


def test_a_ledger_with_a_second_name_is_read_but_not_written(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    with open_book(path, RUN) as ledger:
        ledger.record(chunk_of(entries[:400]))
    link(path)
    assert refusal(lambda: write(path), path).startswith("has a second name")
    assert stats_of(path).count == 400


def locked(path):
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_the_lock_of_another_program_is_waited_for_and_that_is_told(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    told = []
    with open_book(path, RUN, notify=told.append) as ledger:
        ledger.record(chunk_of(entries[:10]))
        with closing(locked(path)) as other:
            timer = threading.Timer(2.5, other.rollback)
            timer.start()
            ledger.record(chunk_of(entries[10:20]))
            timer.join()
        ledger.record(chunk_of(entries[20:30]))
    assert told == [f"{path}: locked by another program; waiting until it is free"]
    assert stats_of(path).count == 30


def test_a_lock_is_waited_for_when_a_ledger_is_opened(tmp_path):
    path = tmp_path / "run.sqlite"
    with open_book(path, RUN):
        pass
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    timer = threading.Timer(6.5, other.close)
    timer.start()
    told = []
    with open_book(path, RUN, notify=told.append) as ledger:
        assert ledger.missing(RUN.boards) == [RUN.boards]
    assert told == [f"{path}: locked by another program; waiting until it is free"]


def test_a_damaged_journal_leaves_what_was_recorded_or_a_ledger_that_is_refused(tmp_path, entries):
    path = killed_ledger(tmp_path, entries[:400], 50)
    journal = Path(f"{path}-journal")
    ledger, whole = path.read_bytes(), journal.read_bytes()
    random = Random(1)
    broken = [whole[:size] for size in (0, 20, 511, 512, len(whole) // 2, len(whole) - 1)]
    broken.append(b"garbage" * 1000)
    for place in (*range(28), *(random.randrange(len(whole)) for _ in range(150))):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << random.randrange(8)
        broken.append(bytes(flipped))
    refused = 0
    for data in broken:
        path.write_bytes(ledger)
        journal.write_bytes(data)
        try:
            found = [each._replace(seconds=0.0) for each in entries_in(path)]
        except LedgerError:
            refused += 1
        else:
            assert found == [each._replace(seconds=0.0) for each in entries[:400]]
    assert 30 < refused < len(broken)


def test_a_lost_journal_is_noticed(tmp_path, entries):
    path = killed_ledger(tmp_path, entries[:400], 50)
    Path(f"{path}-journal").unlink()
    with pytest.raises(LedgerError, match="the ledger is damaged"):
        stats_of(path)


def test_a_journal_that_may_not_be_played_back_is_reported(tmp_path, entries, monkeypatch):
    path = killed_ledger(tmp_path, entries[:400], 50)
    mode = "greenest.study.book.file._mode_of"
    monkeypatch.setattr(mode, lambda path: "mode=ro")
    with pytest.raises(LedgerError, match="its last batch was killed while it wrote; open it once"):
        stats_of(path)
