import numba
import numpy as np
import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import search_alone
from greenest.solver.engines import schedule
from greenest.solver.engines.dfs import kernel, table
from greenest.solver.engines.dfs import search as dfs
from greenest.solver.engines.dfs.plain import largest_buckets
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


def test_exact_keys_tell_all_colourings_of_all_subsets_apart():
    cells = np.array([1, 2, 0, 3, 2], dtype=np.uint8)
    pairs = np.zeros((256, 4, 2), dtype=np.uint64)
    numba.njit(table.choose_pairs)(cells, 5, True, pairs)
    keys = {(0, 0)}
    for place in (0, 1, 3, 4):
        words = [tuple(int(word) for word in pairs[place, colour]) for colour in (1, 2, 3)]
        keys |= {(low ^ a, high ^ b) for low, high in keys for a, b in words}
    assert len(keys) == 4**4


def test_key_of_the_drawn_example():
    position = Position.parse("BG./.WB")
    search = dfs.Search(position)
    state = search._state
    numba.njit(kernel.set_up)(state, search._cells, 3)
    assert state.key.tolist() == [0b1101, 0b0110]
    assert state.lines[:3].tolist() == [0b011, 0b110, 0]
    assert state.lines[16:][:4].tolist() == [0b01, 0b11, 0b10, 0]
    lists = state.lines, state.colour, state.captures, state.scores
    listed = numba.njit(kernel.list_captures)
    end, _ = listed(*lists, 0, np.uint64(1), numba.njit(kernel.noise_of)(1))
    captures = {divmod(capture, 256) for capture in state.captures[:end].tolist()}
    assert captures == {(0x00, 0x01), (0x01, 0x11), (0x11, 0x12)}


def test_stored_keys_are_found_and_a_full_bucket_drops_that_of_the_fewest_stacks():
    dead = np.zeros(1024 * table.BUCKET, dtype=np.uint64)
    keys = [(3 * i + 1, 7 * i) for i in range(500)]
    store, is_stored = numba.njit(table.store), numba.njit(table.is_stored)
    taken = sum(store(dead, np.uint64(low), np.uint64(high)) for low, high in keys)
    assert taken == 500
    assert all(is_stored(dead, np.uint64(low), np.uint64(high)) for low, high in keys)
    assert not any(is_stored(dead, np.uint64(i), np.uint64(7 * i + 1)) for i in range(500))
    dead = np.zeros(table.BUCKET, dtype=np.uint64)
    for low in (0b1111, 0b1, 0b111, 0b11111, 0b111111):
        store(dead, np.uint64(low), np.uint64(0))
    assert sorted(dead[::2].tolist()) == [0b111, 0b1111, 0b11111, 0b111111]


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
