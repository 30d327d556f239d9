"""The steps of the proof as an engine: it keeps limits, and names the board of a gap."""

from __future__ import annotations

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.full import carry
from greenest.solver.full.descents import GapError
from greenest.solver.verdict import Limits, Status


def test_as_an_engine_it_names_the_board_of_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.parse("BGWBG/GWBGW/WBGWB")
    verdict = decide(position, engine="carry")
    assert (verdict.status, verdict.engine) == (Status.SOLVABLE, "carry")
    assert verdict.nodes == len(verdict.captures or ()) == 14
    assert decide(position, Limits(max_nodes=13), "carry").status == Status.UNDECIDED
    assert decide(Position.parse("BGW"), engine="carry").engine == "dfs"

    def failing(*_: object) -> None:
        raise GapError("step 4")

    monkeypatch.setattr(carry, "played", failing)
    with pytest.raises(GapError, match="BGWBG/GWBGW/WBGWB: step 4"):
        decide(Position.parse("BGWBG/GWBGW/WBGWB"), engine="carry")
