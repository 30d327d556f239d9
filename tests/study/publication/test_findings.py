"""Derived numbers are what the rows say, rounded so that none promises too much."""

import math
import re

import pytest

from greenest.study.publication.findings.data import Data
from greenest.study.publication.findings.derived import crossing, totals, transitions
from greenest.study.publication.findings.sentences import answer, findings
from greenest.study.publication.findings.tables import tables
from greenest.study.publication.findings.wording import percent, span, unsolvable_bound
from greenest.study.publication.rows import FullBoards, Mistakes, Point, SimplePlay, Transition
from greenest.system.intervals import wilson


def point(stacks, solvable, low, high, undecided=0):
    unsolvable = 100 - solvable - undecided
    return Point("6x6", stacks, 1, 100, solvable, unsolvable, undecided, 1, stacks, low, high)


ROWS = (point(9, 10, 0.05, 0.15), point(12, 40, 0.3, 0.45), point(15, 80, 0.7, 0.9))


def full(shape, seed, boards, solvable=None):
    found = boards if solvable is None else solvable
    return FullBoards(shape, 36, seed, boards, found, boards - found, 0, 0.9, 1.0)


def test_the_crossing_lies_on_the_line_between_the_points_and_is_the_last():
    assert crossing([0, 10], [0.0, 1.0]) == 5
    assert crossing([3, 6, 9, 12], [0.4, 0.6, 0.2, 0.7]) == pytest.approx(10.8)
    assert crossing([3, 6], [0.6, 0.9]) is None
    assert crossing([3, 6], [0.1, 0.4]) is None


def test_half_of_the_boards_are_solvable_on_the_line_between_two_points():
    low, high = 12 + 3 * 0.05 / 0.45, 12 + 3 * 0.2 / 0.4
    assert transitions(ROWS) == [
        Transition("6x6", 12, 36, 100, 12.75, round(low, 3), round(high, 3))
    ]
    assert transitions(ROWS[:2]) == []


def test_slices_of_full_boards_are_one_sample():
    (row,) = totals([full("6x6", seed, 1000) for seed in (1, 2)])
    assert (row.boards, row.solvable) == (2000, 2000)


@pytest.mark.parametrize("count", [10, 2000, 10**7])
def test_the_bound_of_unsolvable_boards_is_the_exact_one(count):
    """With none among n boards it is 1 - 0.025^(1/n); 1 in N is rounded to the safe side."""
    one_in = int(unsolvable_bound(count, 0, count).removeprefix("1 in ").replace(",", ""))
    bound = -math.expm1(math.log(0.025) / count)
    assert 1 / one_in >= bound > 1 / (one_in + 2)


@pytest.mark.parametrize(
    ("part", "whole", "text"),
    [(0, 9, "0 %"), (9, 9, "100 %"), (1, 3, "33.33 %"), (9999, 10000, "99.990 %"),
     (1, 10**6, "0.00010 %")],
)  # fmt: skip
def test_shares_show_that_they_are_neither_none_nor_all(part, whole, text):
    assert percent(part, whole) == text


def test_intervals_are_rounded_outward():
    assert span(0.12345, 0.23456) == "12.3 to 23.5 %"
    low, high = span(0.0000012, 0.0000019).removesuffix(" %").split(" to ")
    assert float(low) <= 0.00012 < 0.00019 <= float(high)


def test_tables_that_are_missing_are_left_out():
    assert findings(Data()) == []
    assert tables(Data()) == []
    assert answer(Data()) is None
    assert [table.name for table in tables(Data(points=ROWS))] == ["transition", "k50"]
    hardest, undecided = findings(Data(points=ROWS))
    assert hardest.endswith(" 15 stacks on 6x6.")
    assert undecided == "None of these 300 boards stayed undecided."


def test_full_boards_that_are_unsolvable_stand_in_their_table():
    rows = (full("6x6", 1, 1000, solvable=998), full("6x6", 2, 1000))
    (table,) = tables(Data(full_boards=rows))
    assert [row[:5] for row in table.rows] == [("6x6", "2,000", "1,998", "2", "0")]


def test_captures_that_lose_stand_beside_the_number_of_stacks():
    rows = (Mistakes("3x3", 6, 10, 100, 90), Mistakes("3x4", 7, 10, 100, 40))
    (table,) = tables(Data(exact_mistakes=rows))
    assert table.header == ("stacks", "3x3, exact", "3x4, exact")
    assert table.rows == (("6", "90.00 %", ""), ("7", "", "40.00 %"))


def test_undecided_boards_are_told():
    rows = (*ROWS, point(18, 90, 0.8, 0.99, undecided=2))
    assert findings(Data(points=rows))[-1].startswith("2 of these 400 boards stayed undecided")


def test_the_answer_has_a_question_three_sentences_and_the_numbers_of_the_tables():
    sure = point(18, 100, 0.9, 1.0)
    random = SimplePlay("6x6", "random", 1000, 2, 9000, *wilson(2, 0, 1000))
    data = Data(points=(*ROWS, sure), full_boards=(full("6x6", 1, 1000),), play=(random,))
    found = answer(data)
    assert found.question.endswith("?")
    assert len(re.findall(r"\.(?= |$)", found.text)) == 3
    for said in ("1,000 random setups", "10.00 % are solvable with 9 stacks", "half with 12.8",
                 "18 or more", "0.20 % of the full 6x6 boards"):  # fmt: skip
        assert said in found.text


def test_every_row_of_a_table_is_as_wide_as_its_header():
    for table in tables(Data(points=ROWS)):
        assert {len(row) for row in table.rows} == {len(table.header)}
        assert len({line.count("|") for line in table.as_markdown().splitlines()}) == 1
