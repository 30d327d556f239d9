"""The tables of section 4 of docs/every-size.md, tried on all boards of few rows.

A row is the set of its colours. So all boards of a few rows are a few thousand cases, whatever
their width: the place of the window depends on these sets alone. Coq proves the lemmas.
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
"""A row's colours as a mask."""

Rows = tuple[int, ...]


def colours_of(rows: Rows) -> int:
    return reduce(or_, rows, 0)


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


def below_the_edges(height: int) -> Iterator[tuple[int, str, Rows]]:
    """Yield k, the number of the table for the case, and the rows, of all that 4.4 leaves."""
    for k in range(5, height - 1):
        for rows in middles(height, k):
            yield k, "4.5" if colours_of(rows[: k - 3]) & X else "4.6", rows


@pytest.mark.parametrize("number", ["4.5", "4.6"])
def test_4_5_and_4_6_find_their_window_and_meet_every_line_of_their_tables(
    number: str, request: pytest.FixtureRequest
) -> None:
    met = set()
    for height in range(7, 14 if request.config.getoption("--slow") else 12):
        for k, treated, rows in below_the_edges(height):
            if treated == number:
                found = window(number, k if number == "4.5" else height - k, k)
                assert found, rows
                met.add(found[2][0])
                check_window(rows, k, number, found)
    impossible = {"2"} if number == "4.6" else set()
    assert met == {line[0] for line in table(number)} - impossible


def check_window(rows: Rows, k: int, number: str, found: tuple[int, int, list[str]]) -> None:
    """Check that a window has three colours, and that what is left on both sides is as told."""
    height = len(rows)
    first, last, (*_, above, below) = found
    assert last - first in (2, 3)
    assert colours_of(rows[first - 1 : last]) == ALL
    assert height - last == value(below, k, height)
    assert height - last >= 2
    if number == "4.5":
        assert first <= k <= last
        assert first - 1 == value(above, k, height)
        assert is_sum_of_3s_and_4s(first - 1)
        assert all(row in (X, X | Y) for row in rows[: first - 1])
        assert not colours_of(rows[last:]) & Z
    else:
        assert is_sum_of_3s_and_4s(height - last)
        assert first - 1 >= 2
        assert set(rows[: first - 1]) == {Y}
        assert all(row in (X, X | Y) for row in rows[last:])
