"""The journal of a killed batch undoes its last transaction, or the ledger is refused."""

from pathlib import Path
from random import Random

import pytest

from greenest.study.batches.ledger import ledger_stats, read_entries
from greenest.study.batches.ledger_errors import LedgerError
from ledger_of import killed_ledger


def test_the_journal_is_played_back_once_and_goes(tmp_path, entries):
    path = killed_ledger(tmp_path, entries[:400], 50)
    assert list(read_entries(path)) == entries[:400]
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert ledger_stats(path).count == 400


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
            found = [each._replace(seconds=0.0) for each in read_entries(path)]
        except LedgerError:
            refused += 1
        else:
            assert found == [each._replace(seconds=0.0) for each in entries[:400]]
    assert 30 < refused < len(broken)


def test_a_lost_journal_is_noticed(tmp_path, entries):
    path = killed_ledger(tmp_path, entries[:400], 50)
    Path(f"{path}-journal").unlink()
    with pytest.raises(LedgerError, match="the ledger is damaged"):
        ledger_stats(path)


def test_a_journal_that_may_not_be_played_back_is_reported(tmp_path, entries, monkeypatch):
    path = killed_ledger(tmp_path, entries[:400], 50)
    mode = "greenest.study.batches.ledger_format._mode_of"
    monkeypatch.setattr(mode, lambda path: "mode=ro")
    with pytest.raises(LedgerError, match="its last batch was killed while it wrote; open it once"):
        ledger_stats(path)
