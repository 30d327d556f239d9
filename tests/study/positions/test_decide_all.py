"""Positions decided by many workers come in order, with a ledger or without."""

import itertools

import pytest

from given_boards import ASKED, LIMITS, POSITIONS, WITHOUT_TIMES, decided
from greenest.solver.bulk.boards import grouped
from greenest.study.book.given import open_given
from greenest.study.positions import decide_all as deciding
from greenest.study.positions.decide_all import decide_all


def test_verdicts_come_in_order_and_are_those_of_decide():
    assert decided(jobs=2) == WITHOUT_TIMES


def test_nothing_to_decide_is_no_work():
    assert list(decide_all(iter(()), LIMITS)) == []
    assert [list(found) for _, found in decide_all(iter([(0, []), (1, [])]), LIMITS)] == [[], []]


@pytest.mark.parametrize(("name", "size"), [("PARTS_AHEAD", 1), ("POSITIONS_AHEAD", 0)])
def test_positions_are_read_as_they_are_needed(tmp_path, name, size, monkeypatch):
    monkeypatch.setattr(deciding, name, 10)
    endless = enumerate(itertools.cycle(POSITIONS))
    parts = ((number, grouped([position])) for number, position in endless)
    with open_given(tmp_path / "kept", ASKED) as ledger:
        found = decide_all(parts, LIMITS, ledger=None if size else ledger)
        assert [number for number, _ in itertools.islice(found, 300)] == list(range(300))
        found.close()
    assert next(endless)[0] <= 310
