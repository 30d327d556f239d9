"""Many boards at once have the same verdicts as alone, in any container."""

import re
from enum import Enum
from itertools import starmap

import numpy as np
import pandas
import pytest
from hypothesis import given
from hypothesis import strategies as st

from greenest import BoardError, Limits, Position, Status, decide, decide_many
from greenest.solver import alike
from greenest.solver.alike import decide_alike
from greenest.solver.bulk import many as bulk
from greenest.solver.loader import LOADER
from greenest.solver.verdict import Verdict
from samples import balanced, of_every_density, varied

TEXTS = ["BG/.W", "BWG/GWB", "BGW/GWB/WBG", "B", "./.", "b2/gw1", "BG./..W/..."]
FOUND = ("position", "status", "engine", "captures", "reason", "nodes")


def found(verdict):
    return [getattr(verdict, name) for name in FOUND]


def turns(verdict):
    return [(turn.engine, turn.status, turn.nodes) for turn in verdict.turns]


@pytest.fixture(scope="module")
def mixed(pytestconfig):
    """Return positions of all shapes and densities; their number is five times `--positions`."""
    count = 5 * pytestconfig.getoption("--positions")
    kinds = (varied, of_every_density, lambda index: balanced(6, 6, 12 + index % 25, index))
    return [kinds[index % 3](index) for index in range(count)]


def test_the_verdicts_are_those_of_each_alone_in_processes_too(mixed):
    limits = Limits(max_nodes=200_000)
    verdicts = decide_many(list(map(str, mixed)), limits)
    for position, verdict in zip(mixed, verdicts, strict=True):
        alone = decide(position, limits)
        assert found(verdict) == found(alone), position
        assert turns(verdict) == turns(alone), position
    two = decide_many(mixed[:600], limits, jobs=2)
    assert list(map(found, two)) == list(map(found, verdicts[:600]))


@pytest.mark.parametrize("engine", ["lines", "carry", "dfs", "beam", "sat"])
def test_every_engine_answers_as_it_does_alone(mixed, engine):
    limits = Limits(max_nodes=3_000)
    for position, verdict in zip(mixed[:60], decide_many(mixed[:60], limits, engine), strict=True):
        assert found(verdict) == found(decide(position, limits, engine)), position


def test_columns_say_what_the_items_say(mixed):
    verdicts = decide_many(mixed[:200], Limits(max_nodes=500))
    assert set(verdicts.status.tolist()) == set(Status)
    assert verdicts.status.tolist() == [each.status for each in verdicts]
    assert verdicts.engine.tolist() == [each.engine for each in verdicts]
    assert verdicts.nodes.tolist() == [each.nodes for each in verdicts]
    rows = [each.as_json() for each in verdicts]
    columns = {key: [row[key] for row in rows] for key in rows[0]}
    assert verdicts.columns() == columns
    with pytest.raises(ValueError, match="read-only"):
        verdicts.status[0] = "solvable"
    table = verdicts.to_pandas()
    assert list(table) == list(columns)
    assert table.astype(object).where(table.notna(), None).to_dict("list") == columns


@pytest.mark.parametrize(
    "boards",
    [
        TEXTS,
        [Enum("Text", {"board": each}, type=str).board for each in TEXTS],
        iter(TEXTS),
        np.array(TEXTS),
        list(map(Position.parse, TEXTS)),
        [Position.parse(text) if index % 2 else text for index, text in enumerate(TEXTS)],
    ],
    ids=["list", "subclass", "iterator", "array", "Positions", "mixed"],
)
def test_texts_and_positions_come_in_anything(boards):
    assert [each.position for each in decide_many(boards)] == list(map(Position.parse, TEXTS))


def test_items_are_those_of_a_sequence_which_may_be_empty():
    verdicts = decide_many(TEXTS)
    assert len(verdicts) == len(TEXTS)
    assert found(verdicts[-1]) == found(verdicts[6])
    assert list(map(found, verdicts[1:3])) == [found(verdicts[1]), found(verdicts[2])]
    with pytest.raises(IndexError, match="none has index"):
        verdicts[7]
    assert repr(decide_many(["BG", "X"], errors="coerce")).endswith("undecided, 1 unreadable>")
    for none in ([], pandas.Series([], dtype=object)):
        assert list(decide_many(none)) == []
        assert len(decide_many(none).to_pandas()) == 0


def alone(place, item):
    """Return the row of a board, found by itself."""
    try:
        if not isinstance(item, str | Position):
            raise TypeError(f"text or a Position is expected, not {type(item).__name__}")
        position = Position.parse(str(item))
    except (BoardError, TypeError) as error:
        return {**dict.fromkeys(ROW), "verdict": "unreadable", "reason": f"board {place}: {error}"}
    return {key: value for key, value in decide(position).as_json().items() if key in ROW}


def rows_of(columns):
    """Return the rows of a table."""
    return [dict(zip(ROW, row, strict=True)) for row in zip(*map(columns.get, ROW), strict=True)]


ROW = ("board", "rows", "cols", "pieces", "verdict", "engine", "moves", "reason", "nodes")
UNREAD = ["BX/G.", "BG/G", "", None, float("nan"), 7, b"BG"]
ITEMS = st.lists(st.sampled_from([*TEXTS, *UNREAD, Position.parse("BG/.W")]), max_size=30)


def assert_beside(boards, items, index, jobs=1):
    """Check that verdicts on boards are in the order of the items and have an index."""
    expected = list(starmap(alone, enumerate(items)))
    verdicts = decide_many(boards, jobs=jobs, errors="coerce")
    assert rows_of(verdicts.columns()) == expected
    assert verdicts.status.tolist() == [row["verdict"] for row in expected]
    table = verdicts.to_pandas()
    assert table.index.equals(index)
    assert table["verdict"].tolist() == verdicts.status.tolist()
    unread = [place for place, row in enumerate(expected) if row["board"] is None]
    assert sorted(verdicts.unread) == unread
    for place in unread:
        with pytest.raises((BoardError, TypeError), match=f"board {place}: "):
            verdicts[place]
    if unread:
        with pytest.raises((BoardError, TypeError), match=f"board {unread[0]}: "):
            decide_many(boards)


@given(ITEMS, st.randoms(use_true_random=False))
def test_each_verdict_stands_beside_its_board(items, random):
    labels = [random.randrange(2 * len(items)) for _ in items]
    series = pandas.Series(items, index=labels, dtype=object)
    assert_beside(series, items, series.index)
    array = np.empty(len(items), dtype=object)
    array[:] = items
    for boards in (items, array):
        assert_beside(boards, items, pandas.RangeIndex(len(items)))


@pytest.mark.parametrize("items", [[*TEXTS, *UNREAD], UNREAD], ids=["some", "none"])
def test_it_does_so_in_processes(items):
    series = pandas.Series(items, index=range(len(items), 0, -1), dtype=object)
    assert_beside(series, items, series.index, jobs=2)


@pytest.mark.parametrize(
    ("boards", "error", "said"),
    [
        (["BG/.W", "BX/G.", None], BoardError, "board 1: line 1, column 2: unknown letter 'X'"),
        (["BG", None, "BX"], TypeError, "board 1: text or a Position is expected, not NoneType"),
        ("BG/.W", TypeError, "several boards are expected"),
        (None, TypeError, "a list or a column of boards is expected, not None"),
        (np.array("BG"), TypeError, "a list or a column of boards is expected, not array"),
        (pandas.DataFrame({"B": ["BX"]}), TypeError, "not DataFrame"),
        ({"B": "BX"}, TypeError, "not dict"),
        ({"B", "BG"}, TypeError, "not set"),
        (np.ma.array(TEXTS[:2], mask=[0, 1]), TypeError, "board 1: text or a Position is expected"),
        (np.array([[list("BG")]]), TypeError, "board 0: text or a Position is expected"),
        ([f"B.{'G' * 68}"], BoardError, "board 0: 1x70 is over 64x64, as only full boards may be"),
    ],
)
def test_what_is_no_board_is_named_by_its_place(boards, error, said):
    with pytest.raises(error, match=re.escape(said)):
        decide_many(boards)


def test_wrong_questions_are_refused():
    for wrong in ({"engine": "oracle"}, {"jobs": 0}, {"errors": "ignore"}):
        with pytest.raises(ValueError, match=r"oracle|job|coerce"):
            decide_many(TEXTS, **wrong)
    with pytest.raises(TypeError, match="Limits are expected"):
        decide_many(TEXTS, 5)
    with pytest.raises(TypeError, match="integer"):
        decide_many(TEXTS, jobs=2.5)
    assert list(decide_many(["BG"], jobs=np.int64(1)).status) == ["solvable"]


def test_what_is_left_of_the_time_is_shared_by_those_to_come(monkeypatch):
    positions = [balanced(6, 6, 25, seed) for seed in range(4)]
    seconds = []

    def open_after(position, limits, engine, first):
        seconds.append(limits.max_seconds)
        return Verdict(position, Status.UNDECIDED, "auto", None, "stopped", 0, 1.0)

    monkeypatch.setattr(alike, "decide_easily", lambda *_: None)
    monkeypatch.setattr(bulk, "decide_further", open_after)
    monkeypatch.setattr(LOADER, "clock", lambda: 0.0)
    answers_at_once = bulk.answers_at_once
    monkeypatch.setattr(
        bulk, "answers_at_once", lambda boards, limits, _: answers_at_once(boards, limits, None)
    )
    assert len(list(decide_alike(positions, Limits(max_seconds=12), shares_time=True))) == 4
    assert seconds == [12 / 4, 11 / 3, 10 / 2, 9]
    seconds.clear()
    list(decide_alike(positions, Limits(max_seconds=12)))
    assert seconds == [12] * 4


def test_many_shapes_of_one_length_are_read():
    texts = [
        "/".join("BGW."[(row + shift) % 4] * cols for row in range(rows))
        for rows, cols in [(1, 11), (2, 5), (3, 3), (4, 2), (6, 1)]
        for shift in range(4)
    ]
    assert [str(each.position) for each in decide_many(texts)] == texts
