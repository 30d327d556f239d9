"""Strips brought down to one stack; every line of play is replayed by the rules."""

from __future__ import annotations

import pytest

from greenest.games.pyramids.greenest import replay
from greenest.theorem.descents import descent
from greenest.theorem.strips import Strip


@pytest.mark.parametrize("run", [4, 5, 10])
@pytest.mark.parametrize("rest", ["BBW/BGB/BBB", "GBB/BBB/WBB", "BBB/BGB/BWB"])
def test_a_free_column_of_seas_with_long_runs(run: int, rest: str) -> None:
    rows = ["B" * run + row for row in rest.split("/")]
    cols = len(rows[0])
    found = descent(
        Strip(tuple(tuple(map("BGW".index, column)) for column in zip(*rows, strict=True)))
    )
    assert set(found.captures) == {0, 1, 2}
    for colour, line in found.captures.items():
        captures = [(r * cols + c, s * cols + d) for (r, c), (s, d) in line]
        left = replay(3, cols, "".join(rows), captures)
        assert left.replace(".", "") == "BGW"[colour]
        assert left.index("BGW"[colour]) % cols == found.column
