"""Whoever goes on with a sealed ledger reads it once and checks no row; readers check them all."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from greenest.study.batches import ledger, ledger_format, open_file
from greenest.study.batches.ledger import ledger_stats, open_ledger, read_entries
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.ledger_format import Entry
from greenest.study.batches.open_file import note_of, tally_of
from greenest.study.batches.result_chunk import counted
from greenest.study.batches.run import Keep
from greenest.system.sealed_files import read_seal, seal, unseal
from ledger_of import RUN, chunk_of, killed_ledger, verdict_columns


@pytest.fixture
def path(tmp_path: Path, entries: list[Entry]) -> Path:
    """A ledger of which a third is missing, alone in its folder."""
    path = tmp_path / "folder" / "run.sqlite"
    path.parent.mkdir()
    with open_ledger(path, RUN) as book:
        book.record(chunk_of(entries[:400]))
    return path


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which rows were checked, in SQL."""
    found: list[str] = []
    check = ledger_format.check_rows

    def watched(path: Path, connection: sqlite3.Connection, which: str = "true") -> None:
        found.append(which)
        check(path, connection, which)

    monkeypatch.setattr(ledger_format, "check_rows", watched)
    monkeypatch.setattr(ledger, "check_rows", watched)
    return found


def reseal(path: Path) -> None:
    """Seal a ledger anew, as if a writer had left it as it is."""
    found = read_seal(path)
    note = found.note if found else note_of({})
    unseal(path, path.stat().st_size // 4096 * 4096)
    seal(path, note)


def test_going_on_checks_no_row_of_a_sealed_ledger(
    path: Path, entries: list[Entry], checked: list[str]
) -> None:
    with open_ledger(path, RUN) as book:
        assert book.missing(RUN.boards) == [range(400, 600)]
        book.record(chunk_of(entries[400:]))
    with open_ledger(path, RUN) as book:
        assert book.missing(RUN.boards) == []
    assert checked == []
    assert verdict_columns(path) == [(*entry[:6], entry.crc) for entry in entries]
    ledger_stats(path)
    list(read_entries(path))
    assert checked == ["true", "true"]


@pytest.mark.parametrize("keep", ["all", "unsolved"])
@pytest.mark.parametrize("some", [RUN.boards, range(100), range(350, 450), range(500, 600)])
def test_the_tally_of_a_sealed_ledger_is_that_of_its_rows(
    tmp_path: Path, entries: list[Entry], keep: Keep, some: range
) -> None:
    path = tmp_path / "run.sqlite"
    for part in (entries[:200], entries[200:350], entries[400:500]):
        with open_ledger(path, RUN, keep) as book:
            given = chunk_of(part)
            book.record(given if keep == "all" else counted(given, RUN))
            boards = {each.idx for each in entries[:350] + entries[400:500]} & {*some}
            tally = book.tally(some)
        summary = ledger_stats(path)
        assert summary.engines == {
            engine: sum(boards for (_, other), boards in whole.items() if other == engine)
            for whole in [tally_of((read_seal(path) or pytest.fail("not sealed")).note) or {}]
            for _, engine in whole
        }
    expected = [(entries[idx].verdict, entries[idx].engine) for idx in boards]
    assert tally == {kind: expected.count(kind) for kind in expected}


def test_a_broken_seal_is_told_and_every_row_checked(path: Path, checked: list[str]) -> None:
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)
    told: list[str] = []
    for expected in (1, 1):
        with open_ledger(path, RUN, notify=told.append):
            pass
        assert len(told) == expected
    assert told == [f"{path}: the seal is broken, the file was changed since; every row is checked"]
    assert checked == ["true"]


def test_a_ledger_is_sealed_however_its_writer_ends_but_by_a_kill(
    path: Path, tmp_path: Path, entries: list[Entry]
) -> None:
    for end in (KeyboardInterrupt, ValueError):
        with suppress(end), open_ledger(path, RUN):
            assert read_seal(path) is None
            raise end
        assert read_seal(path)
    assert read_seal(killed_ledger(tmp_path, entries[:100], 50)) is None


def test_a_change_that_was_broken_off_leaves_no_seal(
    path: Path, entries: list[Entry], monkeypatch: pytest.MonkeyPatch, checked: list[str]
) -> None:
    def interrupt(*given: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(ledger.Ledger, "_add_efforts", interrupt)
        with pytest.raises(KeyboardInterrupt), open_ledger(path, RUN) as book:
            book.record(chunk_of(entries[400:]))
    assert read_seal(path) is None
    with open_ledger(path, RUN) as book:
        assert book.missing(RUN.boards) == [range(400, 600)]
    assert checked == ["true"]
    assert read_seal(path)


def test_what_is_left_of_a_seal_does_no_harm(path: Path) -> None:
    whole = path.read_bytes()
    content = verdict_columns(path)
    start = len(whole) // 4096 * 4096
    for other in (
        *(whole[:size] for size in range(start, len(whole), 7)),
        whole + whole[start:],
        whole[:start] + bytes(3 * 4096),
        whole[:-1] + b"?",
    ):
        path.write_bytes(other)
        assert ledger_stats(path).count == 400
        with open_ledger(path, RUN):
            pass
        assert path.read_bytes() == whole
        assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert verdict_columns(path) == content


def test_a_power_cut_while_a_ledger_is_sealed_costs_nothing(
    tmp_path: Path, entries: list[Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, cut = tmp_path / "run.sqlite", tmp_path / "cut.sqlite"

    def cut_the_power(target: Path, note: bytes) -> None:
        shutil.copy(target, cut)
        seal(target, note)

    monkeypatch.setattr(open_file, "seal", cut_the_power)
    with open_ledger(path, RUN) as book:
        book.record(chunk_of(entries[:100]))
    assert ledger_stats(cut).count == ledger_stats(path).count == 100


def test_a_ledger_is_sealed_while_it_is_read(
    path: Path, entries: list[Entry], checked: list[str]
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        with open_ledger(path, RUN) as book:
            book.record(chunk_of(entries[400:]))
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM verdicts").fetchone()
        assert reader.execute("SELECT count(*) FROM verdicts").fetchone() == (600,)
    assert read_seal(path)
    with open_ledger(path, RUN) as book:
        assert book.missing(RUN.boards) == []
    assert checked == []


def test_damage_that_was_sealed_is_noticed_by_whoever_reads_it(path: Path) -> None:
    """A bit that flips under a writer: it is sealed with the rest."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE verdicts SET nodes = nodes + 1 WHERE idx = 7")
    reseal(path)
    other = path.with_name("other")
    with open_ledger(path, RUN) as book, open_ledger(other, RUN) as another:
        for reading in (
            lambda: ledger_stats(path),
            lambda: list(read_entries(path)),
            lambda: list(book.entries(range(8))),
            lambda: another.absorb(path),
        ):
            with pytest.raises(LedgerError, match="verdicts of a wrong crc: 1"):
                reading()


def test_a_seal_around_another_run_opens_nothing(path: Path) -> None:
    for change in (
        "UPDATE run SET seed = '6'",
        "UPDATE done SET stop = stop + 1",
        "DROP TABLE effort",
        "PRAGMA user_version = 9",
    ):
        whole = path.read_bytes()
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(change)
        reseal(path)
        with pytest.raises(LedgerError), open_ledger(path, RUN):
            pytest.fail("a ledger was opened that should be refused")
        path.write_bytes(whole)
    with (
        pytest.raises(LedgerError, match="seed is 5 there and 6 here"),
        open_ledger(path, replace(RUN, seed=6)),
    ):
        pytest.fail("another run was let in")


@pytest.mark.parametrize("note", [b"", b"7", b"[[1, 2]]", b'[["solved", "dfs", 3]]', b"[" * 10**5])
def test_a_note_that_is_no_tally_is_none(note: bytes) -> None:
    assert tally_of(note) is None
