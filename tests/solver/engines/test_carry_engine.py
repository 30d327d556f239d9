"""The steps of the proof as an engine: solutions within limits, and gaps that name the board."""

from __future__ import annotations

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from greenest.theorem import carry
from greenest.theorem.descents import GapError


def test_as_an_engine() -> None:
    position = Position.parse("BGWBG/GWBGW/WBGWB")
    verdict = decide(position, engine="carry")
    assert (verdict.status, verdict.engine) == (Status.SOLVABLE, "carry")
    assert verdict.nodes == len(verdict.captures or ()) == 14
    assert decide(position, Limits(max_nodes=13), "carry").status == Status.UNDECIDED
    assert decide(Position.parse("BGW"), engine="carry").engine == "dfs"


def test_a_gap_names_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise GapError("step 4")

    monkeypatch.setattr(carry, "solve", failing)
    with pytest.raises(GapError, match="BGWBG/GWBGW/WBGWB: step 4"):
        decide(Position.parse("BGWBG/GWBGW/WBGWB"), engine="carry")
