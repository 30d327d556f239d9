"""Section 4 of docs/every-size.md, tried on all boards of few rows by the colours of the rows.

A row is the set of its colours. So all boards of a few rows are a few thousand cases, whatever
their width: the place of the window depends on these sets alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import reduce
from itertools import pairwise, product
from operator import or_

import pytest

from proof_page import table

X, Y, Z = 1, 2, 4
ALL = X | Y | Z
"""A row's colours as a mask: z takes x, x takes y, y takes z."""

Rows = tuple[int, ...]


def colours_of(rows: Rows) -> int:
    return reduce(or_, rows, 0)


def shortest_intervals(rows: Rows) -> Iterator[tuple[int, int]]:
    """Yield the shortest intervals with three colours, as pairs of first and last row."""
    for first, last in product(range(len(rows)), repeat=2):
        whole = rows[first : last + 1]
        is_shortest = colours_of(whole[1:]) != ALL and colours_of(whole[:-1]) != ALL
        if first <= last and colours_of(whole) == ALL and is_shortest:
            yield first, last


def takes(captor: int, prey: int) -> bool:
    return (captor, prey) in ((Z, X), (X, Y), (Y, Z))


def removed(rows: Rows, row: int, into: int) -> Rows:
    """Return the rows after step 1.2: the captors of a row capture in the row beside it."""
    prey = rows[into]
    captor = next(each for each in (X, Y, Z) if takes(each, prey))
    assert abs(row - into) == 1
    assert rows[row] in (captor, captor | prey)
    left = [*rows]
    left[into] = rows[row]
    return (*left[:row], *left[row + 1 :])


@pytest.mark.parametrize("count", [4, 5])
def test_a_long_shortest_interval_loses_a_row(count: int) -> None:
    """Sections 4.2 (rows) and 2.4 (columns)."""
    found = 0
    for rows in product(range(1, 8), repeat=count):
        for first, last in shortest_intervals(rows):
            if last - first >= 3:
                found += 1
                (gamma,) = set(rows[first + 1 : last])
                assert gamma in (X, Y, Z)
                is_first = any(takes(each, gamma) and each & rows[first] for each in (X, Y, Z))
                ways = ((first, first + 1) if is_first else (last, last - 1),)
                assert all(colours_of(removed(rows, *way)) == ALL for way in ways)
    assert found


def test_five_rows_lose_the_fourth_or_the_third() -> None:
    """Section 4.3: row 2 has α and row 4 has β, so row 4 is not all γ, and row 5 stays."""
    outcomes = set()
    for rows in product(range(1, 8), repeat=5):
        edges = colours_of(rows[:3]), colours_of(rows[2:])
        is_short = all(last - first <= 2 for first, last in shortest_intervals(rows))
        if colours_of(rows) == ALL and ALL not in edges and is_short:
            gamma = rows[2]
            assert gamma in (X, Y, Z)
            if not takes(ALL ^ edges[0], gamma):
                rows = rows[::-1]
            beta, alpha = ALL ^ colours_of(rows[:3]), ALL ^ colours_of(rows[2:])
            assert takes(beta, gamma)
            assert takes(gamma, alpha)
            assert rows[1] & alpha
            assert rows[3] & beta
            left = removed(rows, 3, 2)
            # The fourth row's prey may be gone from the third: then it is all captors.
            if rows[3] == beta and not any(each & gamma for each in (*rows[:2], rows[4])):
                assert set(rows[:2]) == {alpha}
                left = removed(rows, 2, 1)
            outcomes.add(left == removed(rows, 3, 2))
            assert colours_of(left) == ALL
    assert outcomes == {False, True}


def is_sum_of_3s_and_4s(number: int) -> bool:
    return number >= 3 and number != 5


def value(text: str, k: int, height: int) -> int:
    """Return the value at the start of a table entry of 4.5 or 4.6, such as `k−3` or `M−6 ≥ 2`."""
    whole = re.match(r"(?:[−+]?(?:[kM]|\d+))+", text)
    assert whole
    terms = re.findall(r"([−+]?)([kM]|\d+)", whole[0])
    names = {"k": k, "M": height}
    return sum((-1 if sign == "−" else 1) * (names.get(term) or int(term)) for sign, term in terms)


def window(number: str, key: int, k: int) -> tuple[int, int, list[str]] | None:
    """Return the first row, the last row and the other cells of S′ in a table of the page.

    Rows are counted from 1. Return None if the table says that no such board exists.
    """
    lines = table(number)
    (line,) = [line for line in lines if line[0] == str(key)] or lines[-1:]
    if line[1] == "impossible":
        return None
    _, _, rows = line[1].rpartition("rows ")
    first, last = re.split(" … |–", rows)
    return value(first, k, 0), value(last, k, 0), line


def middles(height: int, k: int) -> Iterator[Rows]:
    """Yield the row colours that 4.4 leaves: u and v are y, z is in S alone, and (∗) holds."""
    clean = {
        count: [(Y,) * count, *product((X, X | Y), repeat=count)] for count in range(2, height)
    }
    for upper, lower in product(clean[k - 3], clean[height - k]):
        is_two_coloured = colours_of(upper + lower) == X | Y
        if not (is_two_coloured and upper[-1] & Y and lower[0] & Y):
            continue
        for middle in product(range(1, 8), repeat=3):
            rows = (*upper, *middle, *lower)
            first = colours_of(rows[: k - 1]) != ALL and colours_of(middle) == ALL
            last = colours_of(rows[-4:]) != ALL
            if first and last and not any(map(is_star, pairwise(rows))):
                yield rows


def is_star(pair: Rows) -> bool:
    """Return whether one row is y-only and the other is a clean row with x."""
    return any(one == Y and other in (X, X | Y) for one, other in (pair, pair[::-1]))


@pytest.mark.parametrize(
    "height",
    [*range(7, 11), *(pytest.param(each, marks=pytest.mark.slow) for each in (11, 12, 13))],
)
def test_4_5_and_4_6_find_their_window(height: int) -> None:
    for k in range(5, height - 1):
        for rows in middles(height, k):
            if colours_of(rows[: k - 3]) & X:
                check_4_5(rows, k)
            else:
                check_4_6(rows, k)


def check_4_5(rows: Rows, k: int) -> None:
    height = len(rows)
    assert height - k >= 3
    found = window("4.5", k, k)
    assert found
    first, last, (*_, above, below) = found
    assert first <= k <= last
    assert last - first in (2, 3)
    assert colours_of(rows[first - 1 : last]) == ALL
    a, b = first - 1, height - last
    assert (a, b) == (value(above, k, height), value(below, k, height))
    assert is_sum_of_3s_and_4s(a)
    assert b >= 2
    assert all(row in (X, X | Y) for row in rows[: first - 1])
    assert not colours_of(rows[last:]) & Z


def check_4_6(rows: Rows, k: int) -> None:
    height = len(rows)
    found = window("4.6", height - k, k)
    assert found, rows
    first, last, (*_, below) = found
    assert last - first in (2, 3)
    assert colours_of(rows[first - 1 : last]) == ALL
    assert set(rows[: first - 1]) == {Y}
    assert first - 1 >= 2
    assert height - last == value(below, k, height)
    assert is_sum_of_3s_and_4s(height - last)
    assert all(row in (X, X | Y) for row in rows[last:])


@pytest.mark.parametrize("number", ["4.5", "4.6"])
def test_4_5_and_4_6_meet_every_line_of_their_tables(number: str) -> None:
    met = set()
    for height in range(7, 14):
        for k in range(5, height - 1):
            key = k if number == "4.5" else height - k
            is_step = any(
                bool(colours_of(rows[: k - 3]) & X) == (number == "4.5")
                for rows in middles(height, k)
            )
            if is_step:
                found = window(number, key, k)
                assert found
                met.add(found[2][0])
    impossible = {"2"} if number == "4.6" else set()
    assert met == {line[0] for line in table(number)} - impossible
