"""The log of a killed batch is whole, or the ledger is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from greenest.study.batches import ledger as ledger_module
from greenest.study.batches.ledger import ledger_stats, open_ledger
from greenest.study.batches.ledger_format import Entry
from ledger_of import RUN, killed_ledger, refusal, write


def test_a_damaged_log_is_refused(tmp_path: Path, entries: list[Entry]) -> None:
    path = killed_ledger(tmp_path, entries[:400], 50)
    log, index = Path(f"{path}-wal"), Path(f"{path}-shm")
    whole, known = log.read_bytes(), index.read_bytes()
    broken = [whole[:size] for size in (0, 20, 32, len(whole) // 2, len(whole) - 1)]
    broken.append(b"garbage" * 1000)
    for place in (*range(32), *range(32, len(whole), 1999), len(whole) - 1):
        flipped = bytearray(whole)
        flipped[place] ^= 1
        broken.append(bytes(flipped))
    for data in broken:
        log.write_bytes(data)
        index.write_bytes(known)
        told = refusal(lambda: write(path), path)
        assert told == "the ledger is damaged (its log run.sqlite-wal is not whole)"
    index.write_bytes(known)
    assert "its log" in refusal(lambda: ledger_stats(path), path)
    log.unlink()
    assert "its log" in refusal(lambda: ledger_stats(path), path)
    log.write_bytes(whole)
    assert ledger_stats(path).count == 400


def test_a_damaged_log_without_its_index_is_refused(tmp_path: Path, entries: list[Entry]) -> None:
    path = killed_ledger(tmp_path, entries[:400], 50)
    log = Path(f"{path}-wal")
    Path(f"{path}-shm").unlink()
    whole = log.read_bytes()
    for place in (0, 40, 100, len(whole) // 2):
        flipped = bytearray(whole)
        flipped[place] ^= 1
        log.write_bytes(flipped)
        assert "its log" in refusal(lambda: write(path), path)
    log.write_bytes(whole[:-1])
    with open_ledger(path, RUN) as ledger:
        assert ledger.missing(RUN.boards) == [range(350, 600)]


def test_a_power_cut_in_the_last_transaction_takes_nothing_else(
    tmp_path: Path, entries: list[Entry]
) -> None:
    """Its frames reach the disk in any order, and the index, which is never flushed, does not."""
    path = killed_ledger(tmp_path, entries[:400], 50)
    log = Path(f"{path}-wal")
    whole = log.read_bytes()
    frame = 24 + 4096
    commits = [at for at in range(32, len(whole), frame) if any(whole[at + 4 : at + 8])]
    torn = range(commits[-2] + frame, commits[-1], frame)
    assert len(commits) == 8
    assert len(torn) > 1
    for lost in torn:
        Path(f"{path}-shm").unlink(missing_ok=True)
        log.write_bytes(whole[:lost] + bytes(frame) + whole[lost + frame :])
        assert ledger_stats(path).count == 350
    for at in range(commits[-2], commits[-2] + 40):
        damaged = bytearray(whole)
        damaged[at] ^= 1
        log.write_bytes(damaged)
        Path(f"{path}-shm").unlink(missing_ok=True)
        assert "its log" in refusal(lambda: ledger_stats(path), path)


@pytest.mark.parametrize("is_folded", [False, True])
def test_a_damaged_log_loses_verdicts_that_nothing_but_its_check_misses(
    is_folded: bool, tmp_path: Path, entries: list[Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite takes a log up to its first bad checksum, and finds what is left in order.

    So does every other check of ours. Verdicts are gone then, though they were on the disk: even
    those that had come into the ledger itself, for the log's older pages come to lie over them.
    """
    path = killed_ledger(tmp_path, entries[:400], 50, is_folded)
    log = Path(f"{path}-wal")
    damaged = bytearray(log.read_bytes())
    damaged[len(damaged) // 2] ^= 1
    log.write_bytes(damaged)
    assert "its log" in refusal(lambda: write(path), path)
    monkeypatch.setattr(ledger_module, "is_whole", lambda log, index: True)
    assert 0 < ledger_stats(path).count < 400
    log.unlink()
    assert ledger_stats(path).count == (400 if is_folded else 0)
