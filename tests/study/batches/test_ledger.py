"""A ledger keeps every verdict of one run, and refuses what it cannot vouch for untouched."""

import os
import shutil
import sqlite3
import sys
import threading
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import quantiles

import pytest

from greenest.solver.decide import decide
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits
from greenest.study.batches import ledger_format, open_file
from greenest.study.batches.ledger import describe, ledger_stats, open_ledger, read_verdicts
from greenest.study.batches.ledger_errors import LedgerError, LedgerFailedError
from greenest.study.batches.ledger_schema import FORMAT
from greenest.study.batches.ranges import Done
from greenest.study.positions import position_ledger
from greenest.study.sampling import random_position
from greenest.system.sealed_files import is_sealed, seal
from ledger_of import (
    RUN,
    chunk_of,
    entries_of,
    files_of,
    killed_ledger,
    refusal,
    verdict_columns,
    write,
)
from shell import LONGEST_WAIT, started


@pytest.fixture
def path(tmp_path, entries):
    """A finished ledger, alone in its folder."""
    path = tmp_path / "folder" / "run.sqlite"
    path.parent.mkdir()
    with open_ledger(path, RUN) as ledger:
        ledger.record(chunk_of(entries))
    return path


def both_refuse(path):
    told = refusal(lambda: ledger_stats(path), path)
    assert refusal(lambda: write(path), path) == told
    return told


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
def test_a_pipe_in_place_of_a_journal_is_refused_at_once(path):
    os.mkfifo(f"{path}-journal")
    for use in (ledger_stats, write):
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


def without_seconds(verdict):
    return replace(verdict, seconds=0, turns=())


def test_what_is_recorded_is_read_back(path):
    verdicts = list(read_verdicts(path))
    assert len(verdicts) == RUN.count
    assert {verdict.status for verdict in verdicts} == {"solvable", "unsolvable", "undecided"}
    for index, verdict in enumerate(verdicts):
        position = random_position(RUN.rows, RUN.cols, RUN.pieces, RUN.seed, index)
        decided = decide(position, RUN.limits)
        assert without_seconds(verdict) == without_seconds(decided)


def test_a_closed_ledger_is_a_single_file_of_which_readers_change_nothing(path):
    before = path.read_bytes()
    ledger_stats(path)
    list(read_verdicts(path))
    with open_ledger(path, RUN) as ledger:
        assert ledger.missing(RUN.boards) == []
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == before


def test_statistics_are_those_of_the_verdicts(path, entries):
    summary = ledger_stats(path)
    verdicts = [entry.verdict for entry in entries]
    assert summary.count == len(entries)
    assert summary.solvable == verdicts.count("solvable") > 0
    assert summary.unsolvable == verdicts.count("unsolvable") > 0
    assert summary.undecided == verdicts.count("undecided") > 0
    assert summary.seconds == pytest.approx(sum(entry.seconds for entry in entries))
    assert summary.boards_per_second == pytest.approx(summary.count / summary.seconds)
    assert sum(summary.engines.values()) == len(entries)
    nodes = sorted(entry.nodes for entry in entries)
    assert summary.nodes
    assert summary.nodes.median == nodes[len(nodes) // 2 - 1]
    assert summary.nodes.percentile_95 <= quantiles(nodes, n=20)[-1]
    assert summary.nodes.largest == nodes[-1]


def test_statistics_of_a_ledger_without_verdicts(tmp_path):
    path = tmp_path / "run.sqlite"
    with open_ledger(path, RUN):
        pass
    summary = ledger_stats(path)
    assert (summary.count, summary.nodes, summary.interval) == (0, None, (0, 1))
    assert list(read_verdicts(path)) == []


def test_gaps_are_what_is_missing(tmp_path, entries):
    with open_ledger(tmp_path / "run.sqlite", RUN) as ledger:
        assert ledger.missing(range(10)) == [range(10)]
        ledger.record(chunk_of(entries[2:4]))
        ledger.record(chunk_of(entries[7:8]))
        assert ledger.missing(range(10)) == [range(2), range(4, 7), range(8, 10)]
        assert ledger.missing(range(7)) == [range(2), range(4, 7)]
        assert ledger.missing(range(3)) == [range(2)]
        assert ledger.missing(range(0)) == []
        assert ledger.tally(range(4)).total() == 2
        assert ledger.tally(range(100)).total() == 3


def test_a_transaction_is_recorded_as_a_whole_or_not_at_all(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    with open_ledger(path, RUN) as ledger:
        ledger.record(chunk_of(entries[:10]))
        with pytest.raises(LedgerError):
            ledger.record(chunk_of([*entries[10:20], entries[3]]))
        assert ledger.tally(RUN.boards).total() == 10
        ledger.record(chunk_of(entries[10:20]))
    assert verdict_columns(path) == [(*entry[:6], entry.crc) for entry in entries[:20]]


def test_a_running_ledger_is_read_without_being_disturbed(path, entries):
    path.unlink()
    with open_ledger(path, RUN) as ledger:
        for start in range(0, RUN.count, 100):
            ledger.record(chunk_of(entries[start : start + 100]))
            assert ledger_stats(path).count == start + 100


def test_a_reader_sees_the_ledger_at_one_moment_and_the_writer_waits(path):
    read = []
    has_begun, is_waiting = threading.Event(), threading.Event()

    def count_slowly():
        reading = read_verdicts(path)
        next(reading)
        has_begun.set()
        assert is_waiting.wait(LONGEST_WAIT)
        read.append(1 + sum(1 for _ in reading))

    def notify(line):
        told.append(line)
        is_waiting.set()

    told = []
    new = chunk_of(entries_of(RUN, range(600, 601)))
    with open_ledger(path, RUN, notify=notify) as ledger:
        reader = threading.Thread(target=count_slowly)
        reader.start()
        assert has_begun.wait(LONGEST_WAIT)
        ledger.record(new)
    reader.join()
    assert read == [RUN.count]
    assert told == [f"{path}: locked by another program; waiting until it is free"]
    assert ledger_stats(path).count == RUN.count + 1


def test_there_is_one_writer(path, monkeypatch):
    monkeypatch.setattr(open_file, "PATIENCE", 0.1)
    with open_ledger(path, RUN):
        assert refusal(lambda: write(path), path) == "another process is writing this ledger"
        link = path.parent / "link.sqlite"
        link.symlink_to(path)
        assert "another process" in refusal(lambda: write(link), link)
    with open_ledger(path, RUN) as ledger:
        assert ledger.tally(RUN.boards).total() == RUN.count


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (replace(RUN, seed=2**64 - 1), f"seed is 5 there and {2**64 - 1} here"),
        (replace(RUN, rows=2, cols=8), "rows is 4 there and 2 here, cols is 4 there and 8 here"),
        (replace(RUN, pieces=9), "pieces is 8 there and 9 here"),
        (replace(RUN, engine="cpsat"), "engine is auto there and cpsat here"),
        (replace(RUN, limits=Limits()), "max_nodes is 60 there and 100000000 here"),
        (replace(RUN, limits=Limits(60, 1.5)), "max_seconds is None there and 1.5 here"),
        (replace(RUN, limits=Limits(60, table_mb=1)), "table_mb is 256 there and 1 here"),
    ],
)
def test_the_ledger_of_another_run_is_refused(path, other, difference):
    def write_other():
        with open_ledger(path, other):
            pytest.fail("another run was let in")

    assert refusal(write_other, path) == f"the ledger of another run: {difference}"


def test_a_ledger_is_of_the_version_that_decided_it(path, monkeypatch):
    monkeypatch.setattr(ledger_format, "version", lambda with_ortools: "99.0 with ortools 99.0")
    told = refusal(lambda: write(path), path)
    assert told.startswith("the ledger of another run: greenest is ")
    assert told.endswith(
        " there and 99.0 with ortools 99.0 here; `greenest stats` reads it, and the version that "
        "began it can go on with it: with this one, begin another file"
    )
    assert ledger_stats(path).count == RUN.count


@pytest.mark.parametrize("engine", CHOICES)
def test_the_version_of_cp_sat_counts_where_it_takes_part(engine, tmp_path):
    run = replace(RUN, engine=engine)
    with open_ledger(tmp_path / "run.sqlite", run) as ledger:
        (version,) = ledger.connection.execute("SELECT greenest FROM run").fetchone()
    identity = position_ledger.question_of(run.limits, engine)
    assert ("ortools" in version, identity.greenest) == (engine in ("auto", "cpsat"), version)


def test_limits_in_whole_seconds_are_read_back(tmp_path):
    run = replace(RUN, limits=Limits(60, 1))
    for _ in range(2):
        with open_ledger(tmp_path / "run.sqlite", run) as ledger:
            assert ledger.missing(range(1)) == [range(1)]


def test_the_count_is_not_part_of_a_run(path):
    with open_ledger(path, replace(RUN, count=700)) as ledger:
        assert ledger.missing(range(700)) == [range(600, 700)]


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
        for action in (ledger_stats, write):
            with pytest.raises(LedgerError, match=reason):
                action(unusable)
    assert not nowhere.parent.exists()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_an_unwritable_folder_is_refused_for_writing_and_can_be_read(path):
    path.parent.chmod(0o500)
    try:
        assert refusal(lambda: write(path), path) == "Permission denied"
        assert ledger_stats(path).count == RUN.count
    finally:
        path.parent.chmod(0o700)


def test_text_instead_of_a_ledger_is_refused(path):
    path.write_text("BGW/GWB/WBG\n" * 1000)
    assert both_refuse(path) == "not a ledger, or a damaged one"


def test_truncated_ledgers_are_refused(path):
    whole = path.read_bytes()
    for size in (0, 1, 50, 100, 4095, 4096, 8192, len(whole) // 2, len(whole) - 4096):
        path.write_bytes(whole[:size])
        both_refuse(path)
    # A seal follows the database, whose pages are 4,096 bytes each.
    path.write_bytes(whole[: len(whole) // 4096 * 4096 - 1])
    both_refuse(path)


def test_garbage_in_a_ledger_is_never_believed(path):
    """Flip bits anywhere: the ledger is refused, or says what it said (but for the times)."""
    whole = bytearray(path.read_bytes())
    content = [without_seconds(verdict) for verdict in read_verdicts(path)]
    random = Random(1)
    refused = 0
    for _ in range(150):
        place = random.randrange(len(whole))
        broken = bytearray(whole)
        broken[place] ^= 1 << random.randrange(8)
        path.write_bytes(broken)
        try:
            assert [without_seconds(verdict) for verdict in read_verdicts(path)] == content
        except LedgerError:
            refused += 1
            both_refuse(path)
    assert refused > 75


def test_what_follows_the_database_does_no_harm(path, entries):
    whole = path.read_bytes()
    for more in (b"greenest-seal-1\n", bytes(range(83)), bytes(3 * 4096)):
        path.write_bytes(whole + more)
        assert ledger_stats(path).count == RUN.count
        with open_ledger(path, replace(RUN, count=601)) as ledger:
            ledger.record(chunk_of(entries_of(RUN, range(600, 601))))
        assert ledger_stats(path).count == 601
        assert verdict_columns(path)[:600] == [(*entry[:6], entry.crc) for entry in entries]


@pytest.mark.parametrize("end", [KeyboardInterrupt, ValueError])
def test_a_ledger_is_sealed_however_its_writer_ends_but_by_a_kill(path, tmp_path, entries, end):
    def write_more():
        with open_ledger(path, replace(RUN, count=601)):
            assert not is_sealed(path)
            raise end

    with pytest.raises(end):
        write_more()
    assert is_sealed(path)
    killed = killed_ledger(tmp_path, entries[:400], 50)
    assert not is_sealed(killed)
    with open_ledger(killed, RUN) as ledger:
        assert ledger.missing(RUN.boards) == [range(400, 600)]
    assert is_sealed(killed)


def test_a_writer_checks_no_row_of_a_sealed_ledger_and_a_reader_checks_all(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE verdicts SET nodes = nodes + 1 WHERE idx = 7")
    both_refuse(path)
    seal(path, path.stat().st_size // 4096 * 4096)
    with open_ledger(path, RUN) as ledger:
        assert ledger.missing(RUN.boards) == []
    with pytest.raises(LedgerError, match="verdicts of a wrong crc: 1"):
        ledger_stats(path)


def test_a_page_of_zeros_or_of_another_place_is_refused(path):
    whole = path.read_bytes()
    pages = len(whole) // 4096
    for page in range(pages):
        for other in (b"\0" * 4096, whole[(page + 1) % pages * 4096 :][:4096]):
            path.write_bytes(whole[: page * 4096] + other + whole[(page + 1) * 4096 :])
            both_refuse(path)


def test_verdicts_changed_by_hand_are_refused(path):
    for change in (
        "UPDATE verdicts SET verdict = 'solvable' WHERE idx = 7",
        "UPDATE verdicts SET verdict = CAST(verdict AS BLOB) WHERE idx = 7",
        "UPDATE verdicts SET nodes = nodes + 1 WHERE idx = 7",
        "UPDATE verdicts SET reason = 0 WHERE reason IS NULL",
        "UPDATE verdicts SET idx = 600 WHERE idx = 7",
        "UPDATE verdicts SET moves = x'0001' WHERE idx = 7",
        "UPDATE verdicts SET seconds = -1.0 WHERE idx = 7",
        "UPDATE verdicts SET crc = 'none' WHERE idx = 7",
        "UPDATE run SET seed = '6'",
        "DELETE FROM run",
    ):
        whole = path.read_bytes()
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(change)
        assert both_refuse(path).startswith("the ledger is damaged")
        path.write_bytes(whole)
    assert ledger_stats(path).count == RUN.count


def test_the_crc_is_the_documented_one(path):
    for idx, verdict, engine, nodes, reason, moves, crc in verdict_columns(path):
        head = f"{idx}|{verdict}|{engine}|{nodes}|{reason or ''}".encode()
        assert crc == zlib.crc32(head + (moves or b""))


def test_a_killed_writer_loses_nothing(tmp_path, entries):
    path = killed_ledger(tmp_path, entries[:400], 50)
    assert Path(f"{path}-journal").exists()
    assert ledger_stats(path).count == 400
    assert list(files_of(path)) == [path.name]
    with open_ledger(path, RUN) as ledger:
        assert ledger.missing(RUN.boards) == [range(400, 600)]
        ledger.record(chunk_of(entries[400:]))
    assert verdict_columns(path) == [(*entry[:6], entry.crc) for entry in entries]
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_killed_ledger_of_another_run_is_refused(tmp_path, entries):
    path = killed_ledger(tmp_path, entries[:100], 50)
    with (
        pytest.raises(LedgerError, match="another run"),
        open_ledger(path, replace(RUN, seed=6)),
    ):
        pytest.fail("another run was let in")
    assert ledger_stats(path).count == 100


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
    assert ledger_stats(path).count == 400
    path.unlink()
    with open_ledger(path, RUN) as ledger:
        assert ledger.missing(RUN.boards) == [range(RUN.count)]


def test_a_full_disk_ends_a_batch_and_keeps_what_was_recorded(path, entries, monkeypatch):
    path.unlink()
    connect = open_file.connect

    def connect_to_a_small_disk(path, *mode):
        connection = connect(path, *mode)
        connection.execute("PRAGMA max_page_count = 12")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(open_file, "connect", connect_to_a_small_disk)
        with open_ledger(path, RUN) as ledger:
            ledger.record(chunk_of(entries[:100]))
            with pytest.raises(LedgerFailedError, match="the disk is full; what was recorded"):
                ledger.record(chunk_of(entries[100:]))
    assert ledger_stats(path).count == 100
    with open_ledger(path, RUN) as ledger:
        ledger.record(chunk_of(entries[100:]))
    assert ledger_stats(path).count == RUN.count


def test_a_ledger_that_cannot_be_made_leaves_nothing_behind(tmp_path, monkeypatch):
    wrong = {"run": "CREATE TABLE run (rows)", "no": "table"}
    monkeypatch.setattr(ledger_format, "TABLES", wrong)
    path = tmp_path / "run.sqlite"
    with pytest.raises(LedgerError):
        write(path)
    assert list(tmp_path.iterdir()) == []


def test_the_lock_dies_with_its_holder(tmp_path, monkeypatch):
    monkeypatch.setattr(open_file, "PATIENCE", 0.1)
    path = tmp_path / "run.sqlite"
    script = (
        "import sys, time; from pathlib import Path\n"
        "from greenest.study.batches.ledger import open_ledger\n"
        "sys.path.insert(0, 'tests/oracles'); from ledger_of import RUN\n"
        "with open_ledger(Path(sys.argv[1]), RUN): print('open', flush=True); time.sleep(60)"
    )
    with started(sys.executable, "-c", script, path) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "open\n"
        assert refusal(lambda: write(path), path) == "another process is writing this ledger"
        holder.kill()
        holder.wait()
    with open_ledger(path, RUN) as ledger:
        assert ledger.missing(range(1)) == [range(1)]
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_copy_of_a_ledger_is_a_ledger(path):
    copy = path.with_name("with ? and # and % and ü.sqlite")
    shutil.copy(path, copy)
    with open_ledger(copy, RUN) as ledger:
        assert ledger.tally(RUN.boards).total() == RUN.count


def test_a_part_that_arrives_twice_or_cut_otherwise_changes_nothing(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    with open_ledger(path, RUN) as ledger:
        assert ledger.record(chunk_of(entries[10:20]))
        for again in (entries[10:20], entries[5:11], entries[19:30], entries[12:13], entries[:600]):
            assert not ledger.record(chunk_of(again))
        assert ledger.record(chunk_of(entries[20:30]))
        assert ledger.missing(RUN.boards) == [range(10), range(30, 600)]
    assert verdict_columns(path) == [(*entry[:6], entry.crc) for entry in entries[10:30]]
    assert describe(path).done == [Done(10, 30, None)]


def test_a_chunk_that_lacks_verdicts_is_a_mistake(tmp_path, entries):
    with open_ledger(tmp_path / "run.sqlite", RUN) as ledger:
        with pytest.raises(ValueError, match="not as many verdicts"):
            ledger.record(chunk_of(entries[:10])._replace(boards=(range(11),)))
        assert ledger.missing(range(11)) == [range(11)]


def test_a_ledger_tells_how_many_boards_were_asked_for(path):
    for count, most in ((600, 600), (700, 700), (100, 700)):
        with open_ledger(path, replace(RUN, count=count)):
            pass
        assert describe(path).identity.run.count == most


def test_a_ledger_begins_where_its_run_does(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    late = replace(RUN, first=200, count=50)
    with open_ledger(path, late) as ledger:
        assert ledger.missing(late.boards) == [range(200, 250)]
        ledger.record(chunk_of(entries[200:250]))
    assert [verdict.position for verdict in read_verdicts(path)] == list(
        map(RUN.position, range(200, 250))
    )
    assert refusal(lambda: write(path), path) == (
        "the ledger of another run: first is 200 there and 0 here"
    )


def test_ledgers_of_other_boards_are_absorbed_in_any_order(tmp_path, entries):
    shards = [range(100), range(100, 350), range(350, 600)]
    for each in shards:
        with open_ledger(
            tmp_path / f"{each.start}", replace(RUN, first=each.start, count=len(each))
        ) as ledger:
            ledger.record(chunk_of(entries[each.start : each.stop]))
    whole = tmp_path / "whole.sqlite"
    with open_ledger(whole, RUN) as ledger:
        for each in (shards[2], shards[0], shards[1]):
            ledger.absorb(tmp_path / f"{each.start}")
        with pytest.raises(LedgerError, match=f"boards 100 to 349 are in {whole} too"):
            ledger.absorb(tmp_path / "100")
        assert ledger.missing(RUN.boards) == []
    assert verdict_columns(whole) == [(*entry[:6], entry.crc) for entry in entries]
    assert describe(whole).done == [Done(0, 600, None)]


def test_ledgers_of_other_runs_are_not_absorbed(tmp_path, path):
    with open_ledger(tmp_path / "other.sqlite", replace(RUN, seed=6)) as ledger:
        with pytest.raises(LedgerError, match="seed is 5 there and 6 here"):
            ledger.absorb(path)
        assert ledger.missing(RUN.boards) == [RUN.boards]
