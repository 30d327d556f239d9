"""What others do to a ledger while it is written is noticed, and told; nothing more is written."""

import os
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from greenest.study.batches.ledger import ledger_stats, open_ledger
from greenest.study.batches.ledger_errors import LedgerFailedError
from greenest.system.locks import Watched
from ledger_of import RUN, chunk_of, files_of, refusal, verdict_columns, write

Deed = Callable[[Path], object]
Files = dict[str, bytes]


def remove(path):
    path.unlink()


def move(path):
    path.rename(path.with_name("moved"))


def replace(path):
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


DEEDS = (remove, move, replace, cut, empty, write_over, link)


def disturb(path, entries, deed, then_closed):
    """Do something to a ledger that is being written."""
    with open_ledger(path, RUN) as ledger:
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

    with open_ledger(path, RUN) as ledger:
        ledger.record(chunk_of(entries[:200]))
        monkeypatch.setattr(Watched, "renew", interrupted)
        with pytest.raises(KeyboardInterrupt):
            record(ledger)
        assert looked > at
        monkeypatch.undo()
    assert ledger_stats(path).count == 400 + 200 * at


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
    with open_ledger(path, RUN) as ledger:
        ledger.record(chunk_of(entries[400:]))
    assert verdict_columns(path) == [(*entry[:6], entry.crc) for entry in entries]


def test_a_ledger_with_a_second_name_is_read_but_not_written(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    with open_ledger(path, RUN) as ledger:
        ledger.record(chunk_of(entries[:400]))
    link(path)
    assert refusal(lambda: write(path), path).startswith("has a second name")
    assert ledger_stats(path).count == 400


def locked(path):
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_the_lock_of_another_program_is_waited_for_and_that_is_told(tmp_path, entries):
    path = tmp_path / "run.sqlite"
    told = []
    with open_ledger(path, RUN, notify=told.append) as ledger:
        ledger.record(chunk_of(entries[:10]))
        with closing(locked(path)) as other:
            timer = threading.Timer(2.5, other.rollback)
            timer.start()
            ledger.record(chunk_of(entries[10:20]))
            timer.join()
        ledger.record(chunk_of(entries[20:30]))
    assert told == [f"{path}: locked by another program; waiting until it is free"]
    assert ledger_stats(path).count == 30


def test_a_lock_is_waited_for_when_a_ledger_is_opened(tmp_path):
    path = tmp_path / "run.sqlite"
    with open_ledger(path, RUN):
        pass
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    timer = threading.Timer(6.5, other.close)
    timer.start()
    told = []
    with open_ledger(path, RUN, notify=told.append) as ledger:
        assert ledger.missing(RUN.boards) == [RUN.boards]
    assert told == [f"{path}: locked by another program; waiting until it is free"]
