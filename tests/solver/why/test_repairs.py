"""Repairs: which changes make an unsolvable position solvable."""

from itertools import chain, repeat
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brute import is_solvable
from greenest import Limits, Position, Status, decide, random_position, repairs
from greenest.solver.why.changes import Kind, changed, changes_of, pairs_of
from neighbours import helping, kind_of, neighbours

SHAPES = ((1, 4), (1, 7), (2, 2), (2, 3), (3, 3), (2, 5), (3, 4))
EVERY = Limits()


def unsolvable(*sizes):
    """Return a random board of (rows, cols, stacks, seed) that is refuted by a search."""
    verdicts = (decide(random_position(*sizes, index=index)) for index in range(1000))
    refuted = (x for x in verdicts if x.status is Status.UNSOLVABLE and x.engine != "static")
    return next(refuted).position


def found_by(found):
    return {(each.kind, each.position.cells) for each in found.repairs}


def check(found):
    """Fail unless each repair changes its cells alone, and its captures leave one stack."""
    before = found.verdict.position
    for each in found.repairs:
        grid, after = before.grid, each.position
        differing = {cell for cell in range(grid.size) if before.cells[cell] != after.cells[cell]}
        assert {grid.cell(name) for name in each.cells} == differing
        assert after.after(*each.captures).is_solved
        assert Position.parse(changed(before, each.changes)) == after


@given(st.data())
def test_of_single_changes_exactly_those_help_that_brute_force_finds(data):
    rows, cols = data.draw(st.sampled_from(SHAPES))
    cells = data.draw(st.text(".BGW", min_size=rows * cols, max_size=rows * cols))
    position = Position(rows, cols, cells)
    found = repairs(position, EVERY, tuple(Kind))
    check(found)
    if is_solvable(position):
        assert (found.verdict.status, found.repairs, found.asked) == (Status.SOLVABLE, (), ())
        return
    expected = helping(position, is_solvable)
    if expected:
        assert found_by(found) == expected
        assert len(found.repairs) == len(expected)
    else:
        assert all("+" in each.kind for each in found.repairs)
    asked = {each.kind: each for each in found.asked}
    for kind in Kind:
        boards = {after for other, after in neighbours(cells) if other == kind}
        counts = asked[kind]
        assert counts.solvable + counts.unsolvable == len(boards)
        assert (counts.undecided, counts.unasked) == (0, 0)


@pytest.mark.parametrize("seed", range(2))
def test_of_a_balanced_4x4_all_swaps_and_moves_that_help_are_found(seed):
    position = unsolvable(4, 4, 9, seed)
    found = repairs(position)
    check(found)
    keeping = {pair for pair in helping(position, is_solvable) if pair[0] in ("swap", "move")}
    assert found_by(found) == keeping
    assert all(each.position.counts == position.counts for each in found.repairs)


def test_an_unbalanced_board_may_be_changed_in_every_way():
    found = repairs(Position.parse("BB./.WW"))
    assert [each.kind for each in found.asked] == list(Kind)
    assert found_by(found) == helping(Position.parse("BB./.WW"), is_solvable)


def test_repairs_are_sorted_by_kind_then_by_nodes():
    found = repairs(unsolvable(5, 5, 11, 1), kinds=tuple(Kind)).repairs
    order = [(list(Kind).index(each.changes[0].kind), each.nodes) for each in found]
    assert order == sorted(order)
    assert len({kind for kind, _ in order}) > 1


@pytest.mark.parametrize("text", ["..GG/.G..", "GB./.B./B.B"])
def test_where_no_single_change_helps_pairs_are_tried(text):
    position = Position.parse(text)
    assert not helping(position, is_solvable)
    found = repairs(position, kinds=tuple(Kind))
    check(found)
    assert found.repairs
    assert all(len(each.changes) == 2 for each in found.repairs)


def test_a_pair_changes_different_cells_and_of_few_all_are_tried():
    position = Position.parse("BG/.W")
    singles = changes_of(position, [Kind.SWAP, Kind.ADD])
    tried = {each.kinds: each for each in pairs_of(singles)}
    assert list(tried) == [("swap", "swap"), ("swap", "add"), ("add", "add")]
    swaps = tried["swap", "swap"]
    assert (swaps.pairs, swaps.others) == ([], 0)  # three stacks have no two swaps apart
    assert len(tried["swap", "add"].pairs) == 3 * 3


def test_of_many_pairs_the_others_are_counted():
    singles = changes_of(random_position(6, 6, 13, 1, 0), tuple(Kind))
    for each in pairs_of(singles):
        one, other = (len(singles[kind]) for kind in each.kinds)
        count = one * (one - 1) // 2 if each.kinds[0] is each.kinds[1] else one * other
        assert len(set(each.pairs)) + each.others <= count
        assert len(set(each.pairs)) == len(each.pairs)
        assert all(set(a.cells).isdisjoint(b.cells) for a, b in each.pairs)


def test_boards_for_which_the_limits_do_not_suffice_are_counted_as_undecided():
    position = unsolvable(9, 9, 22, 7)
    found = repairs(position, Limits(600_000))
    tried = changes_of(position, [each.kind for each in found.asked])
    for each in found.asked:
        assert each.solvable + each.unsolvable + each.undecided == len(tried[Kind(each.kind)])
    assert sum(each.undecided for each in found.asked)


@pytest.mark.parametrize("limits", [Limits(10), Limits(max_seconds=0.0)])
def test_an_undecided_position_is_not_repaired(limits):
    found = repairs(unsolvable(9, 9, 22, 7), limits)
    assert (found.verdict.status, found.repairs, found.is_open) == (Status.UNDECIDED, (), True)


def test_the_seconds_that_a_position_took_are_gone_for_its_changed_boards(monkeypatch):
    clock = Mock(side_effect=chain([0.0], repeat(5.0)))
    monkeypatch.setattr("greenest.solver.why.repairs.LOADER", Mock(clock=clock))
    found = repairs(Position.parse("BWG/GWB"), Limits(max_seconds=4.0))
    assert (found.repairs, found.is_open) == ((), True)


@pytest.mark.parametrize("kinds", ["swap", ["swap", "swop"]])
def test_unknown_kinds_are_refused(kinds):
    with pytest.raises(ValueError, match="is not a valid Kind"):
        repairs(Position.parse("BWG/GWB"), kinds=kinds)


@pytest.mark.parametrize(
    ("after", "words"),
    [
        ("GB./..W", "swap a2 and b2"),
        ("WG./..W", "make a2 white"),
        (".GB/..W", "move a2 to c2"),
        ("BGG/..W", "add a green stack on c2"),
        ("B../..W", "remove b2"),
    ],
)
def test_a_change_is_told_as_an_instruction(after, words):
    position = Position.parse("BG./..W")
    cells = Position.parse(after).cells
    kind = Kind(kind_of(position.cells, cells))
    (change,) = (x for x in changes_of(position, [kind])[kind] if changed(position, (x,)) == after)
    assert change.words(position.grid) == words
