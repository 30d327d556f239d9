"""Positions decided by many workers come in order, and a ledger keeps each verdict once."""

import errno
import itertools
import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study import line_ledger
from greenest.study.line_ledger import LineLedgerError, LineLedgerFailedError
from greenest.study.positions import decide_all as deciding
from greenest.study.positions.decide_all import decide_all
from greenest.study.positions.position_ledger import (
    identity_of,
    open_position_ledger,
)
from greenest.study.sampling import random_position
from greenest.system import sealed_lines
from greenest.system.sealed_lines import sealed

LIMITS = Limits(max_nodes=200)
IDENTITY = identity_of("some positions", LIMITS, "auto")
POSITIONS = [random_position(4, 4, 4 + index % 12, 3, index) for index in range(120)]
EXPECTED = [decide(position, LIMITS) for position in POSITIONS]


def decided(ledger=None, jobs=1, decide_one=None):
    """Verdicts on all positions without their times, by this process or by others."""
    if ledger and jobs == 1:
        found = [ledger.decided(each, decide_one or here) for each in POSITIONS]
    else:
        parts = ((number, [each]) for number, each in enumerate(POSITIONS))
        answered = list(decide_all(parts, LIMITS, jobs=jobs, ledger=ledger))
        assert [number for number, _ in answered] == list(range(len(POSITIONS)))
        found = [verdict for _, verdicts in answered for verdict in verdicts]
    return timeless(found)


def here(position):
    return decide(position, LIMITS)


def forbidden(position):
    raise AssertionError(f"{position} was decided again")


def timeless(verdicts):
    return [replace(verdict, seconds=0.0, turns=()) for verdict in verdicts]


WITHOUT_TIMES = timeless(EXPECTED)


@pytest.fixture
def path(tmp_path):
    """The ledger of all positions."""
    path = tmp_path / "positions.ledger"
    with open_position_ledger(path, IDENTITY) as ledger:
        for number, verdict in enumerate(EXPECTED):
            ledger.record(number, verdict)
    return path


def refusal(path, identity=IDENTITY):
    before = path.read_bytes()
    with pytest.raises(LineLedgerError) as refused, open_position_ledger(path, identity):
        pytest.fail("a ledger was opened that should be refused")
    assert path.read_bytes() == before
    message = str(refused.value)
    assert message.startswith(f"{path}: ")
    assert "\n" not in message
    return message.removeprefix(f"{path}: ")


def test_verdicts_come_in_order_and_are_those_of_decide():
    assert decided(jobs=2) == WITHOUT_TIMES


def test_nothing_to_decide_is_no_work():
    assert list(decide_all(iter(()), LIMITS)) == []
    assert [list(found) for _, found in decide_all(iter([(0, []), (1, [])]), LIMITS)] == [[], []]


@pytest.mark.parametrize(("name", "size"), [("PARTS_AHEAD", 1), ("POSITIONS_AHEAD", 0)])
def test_positions_are_read_as_they_are_needed(path, name, size, monkeypatch):
    monkeypatch.setattr(deciding, name, 10)
    endless = enumerate(itertools.cycle(POSITIONS))
    parts = ((number, [position]) for number, position in endless)
    with open_position_ledger(path, IDENTITY) as ledger:
        found = decide_all(parts, LIMITS, ledger=None if size else ledger)
        assert [number for number, _ in itertools.islice(found, 300)] == list(range(300))
        found.close()
    assert next(endless)[0] <= 310


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_in_a_ledger_is_not_decided_again(path, jobs):
    before = path.read_bytes()
    with open_position_ledger(path, IDENTITY) as ledger:
        assert ledger.kept == len(POSITIONS)
        assert decided(ledger, jobs, forbidden) == WITHOUT_TIMES
    assert path.read_bytes() == before


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_ledger_cut_anywhere_is_completed(path, jobs):
    whole = path.read_bytes()
    for size in (0, 1, 100, len(whole) // 3, len(whole) - 1):
        path.write_bytes(whole[:size])
        with open_position_ledger(path, IDENTITY) as ledger:
            assert decided(ledger, jobs) == WITHOUT_TIMES
        assert len(path.read_bytes().splitlines()) == 1 + len(POSITIONS)


def test_verdicts_written_in_any_order_are_found(path):
    head, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([head, *lines[::-2]]))
    with open_position_ledger(path, IDENTITY) as ledger:
        assert ledger.kept == len(POSITIONS) // 2
        assert decided(ledger) == WITHOUT_TIMES


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (identity_of("others", LIMITS, "auto"), "the ledger of other positions"),
        (identity_of("some positions", Limits(), "auto"), "max_nodes is 200 there and 100000000"),
        (identity_of("some positions", LIMITS, "dfs"), "engine is auto there and dfs here"),
        (IDENTITY._replace(greenest="99.0"), "there and 99.0 here; give another ledger"),
    ],
)
def test_the_ledger_of_others_is_refused(path, other, told):
    assert told in refusal(path, other)


def test_what_is_no_ledger_is_refused(tmp_path):
    path = tmp_path / "boards.txt"
    for content in (b"BGW\n", b"BGW", b"\0" * 5000, sealed({"proof": "3x3"})):
        path.write_bytes(content)
        assert refusal(path) == "not a ledger of positions"


def test_a_damaged_line_is_named(path):
    whole = bytearray(path.read_bytes())
    at = whole.index(b"\n") + 40
    whole[at] ^= 1
    path.write_bytes(whole)
    assert refusal(path) == "line 2 is damaged"


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record | {"board": "BGW"},
        lambda record: record | {"moves": record["moves"][:-1]},
        lambda record: record | {"moves": ["a9xb9"]},
        lambda record: record | {"moves": 5},
        lambda record: record | {"verdict": "maybe"},
        lambda record: {"number": record["number"]},
    ],
)
def test_a_forged_verdict_is_not_given_out(path, change):
    number = next(place for place, each in enumerate(EXPECTED) if each.moves)
    with open_position_ledger(path, IDENTITY) as ledger:
        pass
    record = {"number": number} | EXPECTED[number].as_json()
    with path.open("ab") as file:
        file.write(sealed(change(record)))
    with (
        open_position_ledger(path, IDENTITY) as ledger,
        pytest.raises(LineLedgerError, match=f"the verdict on position {number + 1}, "),
    ):
        decided(ledger, 1, forbidden)


@pytest.mark.parametrize("then_closed", [False, True], ids=["recorded", "closed"])
@pytest.mark.parametrize(
    "deed",
    [
        Path.unlink,
        lambda path: path.rename(f"{path}-moved"),
        lambda path: path.with_suffix("").touch() or path.with_suffix("").replace(path),
        lambda path: os.truncate(path, 100),
        lambda path: path.open("ab").write(b"x"),
        lambda path: os.link(path, f"{path}-too"),
    ],
)
def test_what_others_do_to_a_ledger_is_noticed(path, deed, then_closed):
    def disturb():
        with open_position_ledger(path, IDENTITY) as ledger:
            deed(path)
            if not then_closed:
                ledger.record(0, EXPECTED[0])

    with pytest.raises(LineLedgerFailedError) as told:
        disturb()
    assert str(told.value).startswith(f"{path}: positions.ledger was removed, replaced or ch")


def test_a_full_disk_is_no_wrong_usage(tmp_path, monkeypatch):
    def full(*given):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "positions.ledger"
    monkeypatch.setattr(sealed_lines, "keep_name", full)
    told = f"{path}: {os.strerror(errno.ENOSPC)}"
    with pytest.raises(LineLedgerFailedError, match=re.escape(told)):
        open_position_ledger(path, IDENTITY).__enter__()
    monkeypatch.undo()
    monkeypatch.setattr(os, "fsync", full)
    with (
        pytest.raises(LineLedgerFailedError, match=re.escape(told)),
        open_position_ledger(path, IDENTITY),
    ):
        pass


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are none")
def test_a_pipe_is_no_ledger(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(LineLedgerError) as refused, open_position_ledger(path, IDENTITY):
        pytest.fail("a ledger was opened that should be refused")
    assert str(refused.value) == f"{path}: not a regular file"


@pytest.mark.parametrize("longest", [1 << 20, 400])
def test_lines_that_a_power_cut_kept_from_the_disk_are_decided_again(path, longest, monkeypatch):
    """They are zeros then, from a sector on or whole, before others that are there."""
    monkeypatch.setattr(line_ledger, "LONGEST_LINE", longest)
    head, *lines = path.read_bytes().splitlines(keepends=True)
    for number in (0, 1, 2, 7, 50, 51, 52, 119):
        lines[number] = bytes(len(lines[number]))
    lines[90] = lines[90][:100] + bytes(len(lines[90]) - 100)
    path.write_bytes(b"".join([head, *lines]))
    with open_position_ledger(path, IDENTITY) as ledger:
        assert ledger.kept == len(POSITIONS) - 9
        assert decided(ledger) == WITHOUT_TIMES
    with open_position_ledger(path, IDENTITY) as ledger:
        assert ledger.kept == len(POSITIONS)


def test_a_closed_pipe_is_not_blamed_on_the_ledger(path):
    with pytest.raises(BrokenPipeError), open_position_ledger(path, IDENTITY):
        raise BrokenPipeError


def test_a_line_that_never_ends_is_damaged(path):
    with path.open("ab") as file:
        file.write(b"7" * ((1 << 25) + 1))
    assert refusal(path) == f"line {len(POSITIONS) + 2} is damaged"


def test_a_ledger_has_one_writer(path):
    with open_position_ledger(path, IDENTITY):
        assert refusal(path) == "another process is writing this ledger"
