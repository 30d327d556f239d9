import numba
import numpy as np
import pytest

from greenest.games.pyramids.board import MAX_SIDE
from greenest.games.pyramids.position import Position
from greenest.solver.decide import search_alone
from greenest.solver.engines import schedule
from greenest.solver.engines.dfs import kernel, table
from greenest.solver.engines.dfs import search as dfs
from greenest.solver.engines.dfs.plain import largest_buckets
from greenest.solver.engines.replays import codes_of_position
from greenest.solver.verdict import Limits, Status
from samples import unbalanced

HARD = Position.parse(
    "...B..G../W.....G.B/G.......B/......G.W/......GW./..B....G./GW..BW.../........B/..B.....W"
)


def test_hashed_keys_find_what_exact_keys_find(monkeypatch):
    positions = [unbalanced(5, 5, seed) for seed in range(30)]
    exact = [search_alone(position, Limits()).status for position in positions]
    monkeypatch.setattr(table, "EXACT_STACKS", 0)
    assert [search_alone(position, Limits()).status for position in positions] == exact
    assert set(exact) == {Status.SOLVABLE, Status.UNSOLVABLE}


def test_key_of_the_drawn_example():
    position = Position.parse("BG./.WB")
    state, cells = kernel.new_state(MAX_SIDE, position.pieces), codes_of_position(position)
    kernel.begin(state, cells, position.cols, position.pieces, True)
    numba.njit(kernel.set_up)(state, cells, position.cols)
    assert state.key.tolist() == [0b1101, 0b0110]
    assert state.lines[:3].tolist() == [0b011, 0b110, 0]
    assert state.lines[16:][:4].tolist() == [0b01, 0b11, 0b10, 0]
    lists = state.lines, state.colour, state.captures, state.scores
    listed = numba.njit(kernel.list_captures)
    end, _ = listed(*lists, 0, np.uint64(1), numba.njit(kernel.noise_of)(1))
    captures = {divmod(capture, 256) for capture in state.captures[:end].tolist()}
    assert captures == {(0x00, 0x01), (0x01, 0x11), (0x11, 0x12)}


@pytest.mark.parametrize("table_mb", [1, 3, 256])
def test_tables_fit_the_limit_together_with_the_one_before(table_mb):
    largest = largest_buckets(Limits(table_mb=table_mb)) * schedule.BUCKET_BYTES
    assert largest * (1 + 1 / schedule.TABLE_GROWTH) <= table_mb * 2**20
    assert largest >= 0.9 * table_mb * 2**20


def test_neither_table_nor_slices_change_the_search(monkeypatch):
    small, large = Limits(table_mb=1), Limits(table_mb=64)
    narrow, wide = search_alone(HARD, small), search_alone(HARD, large)
    assert narrow.status == wide.status == Status.UNSOLVABLE
    whole = search_alone(HARD, Limits()).nodes
    monkeypatch.setattr(dfs, "SLICE", 777)
    assert search_alone(HARD, Limits()).nodes == whole
