"""Tables of removable lines, and boards without any, against the oracle of lines."""

from collections import Counter
from itertools import chain, combinations, pairwise, product
from random import Random

import numpy as np
import pytest

from greenest.kernels import removal
from lines_twin import byte, oracle_byte, spared_sets


def lines(length):
    return ["".join("BGW"[code // 3**i % 3] for i in range(length)) for code in range(3**length)]


@pytest.mark.parametrize("length", [1, 2, 3])
def test_the_tables_of_removable_lines_are_their_definition(length):
    tables = removal.removal_tables(length)
    inner, edge = tables.inner_of(length), tables.edge_of(length)
    some = lines(length) if length < 3 else lines(length)[::4]
    names = lines(length)
    for line in some:
        for one in some:
            assert edge[names.index(line), names.index(one)] == byte(line, one, "." * length)
            for other in some:
                place = names.index(line), names.index(one), names.index(other)
                assert inner[place] == byte(line, one, other)


def test_the_drawn_removal():
    inner = removal.removal_tables(3).inner_of(3)
    names = lines(3)
    assert [names.index(line) for line in ("WBG", "BWG", "BBW")] == [11, 15, 18]
    assert inner[11, 15, 18] == byte("WBG", "BWG", "BBW") == 0b00010101


def test_of_triples_of_six_a_tenth_is_not_removable():
    """Another program found the same before; here with lines of five, which is faster."""
    inner = removal.removal_tables(5).inner_of(5)
    assert np.mean(inner & 1 == 0) == pytest.approx(0.1489, abs=5e-5)


@pytest.mark.parametrize("length", [1, 2])
def test_every_short_line_is_removable_as_the_oracle_says(length):
    tables = removal.removal_tables(length)
    inner, edge = tables.inner_of(length), tables.edge_of(length)
    names = list(enumerate(lines(length)))
    for (a, line), (b, side) in product(names, repeat=2):
        assert edge[a, b] == oracle_byte(line, side)
    for (a, line), (b, side), (c, other) in product(names, repeat=3):
        assert inner[a, b, c] == oracle_byte(line, side, other)


@pytest.mark.parametrize("length", [3, 4, 5])
def test_longer_lines_are_removable_as_the_oracle_says(length):
    tables = removal.removal_tables(5)
    inner, edge = tables.inner_of(length), tables.edge_of(length)
    random = Random(length)
    found = set()
    for _ in range(250):
        codes = [random.randrange(3**length) for _ in range(3)]
        line, side, other = (lines(length)[code] for code in codes)
        assert inner[tuple(codes)] == oracle_byte(line, side, other), (line, side, other)
        assert edge[tuple(codes[:2])] == oracle_byte(line, side), (line, side)
        found.add(int(inner[tuple(codes)]))
    assert 0 in found
    assert len(found) > 5


def test_lines_longer_than_a_table_are_cut_into_removable_segments(monkeypatch):
    """Here with tables of up to 3 cells and lines of 5.

    A line is removable if the oracle can empty the segments of some cut one by one. Other lines may
    be removable, too, but no line that this finds is not.
    """
    places = chain.from_iterable(combinations(range(1, 5), many) for many in range(5))
    cuts = [(0, *inner, 5) for inner in places]
    cuts = [cut for cut in cuts if all(end - first <= 3 for first, end in pairwise(cut))]
    monkeypatch.setattr(removal, "LONGEST", 3)
    tables = removal.removal_tables(3)
    random = Random(3)
    outcomes = Counter()
    for _ in range(600):
        codes = [random.randrange(3**5) for _ in range(3)]
        texts = [lines(5)[code] for code in codes]
        spared, is_edge = random.choice((0, 0, 1, 2, 4, 5)), random.random() < 0.3
        if is_edge:
            codes[2], texts = -1, texts[:2]
        answer = bool(removal._is_removable.py_func(*codes, 5, spared, tables))
        removable = any(
            all(
                oracle_byte(*(text[first:end] for text in texts)) >> spared & 1
                for first, end in pairwise(cut)
            )
            for cut in cuts
        )
        outcomes[answer] += 1
        assert answer == removable, (texts, spared)
        assert answer <= oracle_byte(*texts) >> spared & 1, (texts, spared)
    assert min(outcomes.values()) > 100


def without_removable_row(rows, cols):
    """Return the balanced boards without a removable row."""
    spared = np.full((rows * cols + 1, rows * cols + 1), -1, dtype=np.int8)
    spared[rows * cols // 3, rows * cols // 3] = 0
    tables = removal.removal_tables(max(rows, cols))
    plan, stuck = removal.plan(rows, cols, spared), removal.stuck_rows(tables, cols, 0)
    return sum(removal.stuck_boards(row, plan, stuck, tables)[0] for row in range(3**cols))


@pytest.mark.parametrize(
    ("rows", "cols", "count"), [(3, 3, 54), pytest.param(6, 5, 52_453_320, marks=pytest.mark.slow)]
)
def test_counts_known_from_another_program(rows, cols, count):
    assert without_removable_row(rows, cols) == count


def test_words_are_boards():
    spared = np.zeros((7, 7), dtype=np.int8)
    plan = removal.plan(3, 2, spared)
    (board,) = removal.boards(plan, np.array([815], dtype=np.uint64))
    assert board.tobytes() == b"BGWWGW"


@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (3, 2), (2, 3), (4, 2), (3, 3)])
@pytest.mark.parametrize("spared", [0b000, 0b001, 0b110])
def test_the_stuck_boards_are_all_and_only_those_by_the_twin(rows, cols, spared):
    """Boards of any mixture of colours, with the same spared set for rows and columns."""
    tables = removal.removal_tables(max(rows, cols))
    wanted = np.full((rows * cols + 1, rows * cols + 1), spared, dtype=np.int8)
    plan, stuck = removal.plan(rows, cols, wanted), removal.stuck_rows(tables, cols, spared)
    stuck_in_rows, found = 0, []
    for upper in range(3**cols):
        count, words = removal.stuck_boards(upper, plan, stuck, tables)
        stuck_in_rows += count
        found += [board.tobytes().decode() for board in removal.boards(plan, words)]
    expected = [
        stuck_by_the_twin(cells, cols, spared) for cells in product("BGW", repeat=rows * cols)
    ]
    assert stuck_in_rows == sum(in_rows for in_rows, _, _ in expected)
    assert sorted(found) == sorted(cells for _, in_lines, cells in expected if in_lines)
    assert found


def stuck_by_the_twin(letters, cols, spared):
    """Return whether a board has no removable row, and whether it has no removable line."""
    cells = "".join(letters)
    ranks = [cells[i : i + cols] for i in range(0, len(cells), cols)]
    files = [cells[i::cols] for i in range(cols)]
    in_rows = not has_removable(ranks, spared)
    return in_rows, in_rows and not has_removable(files, spared), cells


def has_removable(rows, spared):
    kept = {"BGW"[colour] for colour in range(3) if spared >> colour & 1}
    nothing = "." * len(rows[0])
    return any(
        not kept & captured
        for before, line, after in zip([nothing, *rows], rows, [*rows[1:], nothing], strict=False)
        for captured in spared_sets(line, before, after)
    )


@pytest.mark.parametrize(("rows", "cols"), [(1, 5), (2, 7), (3, 1), (13, 4)])
def test_shapes_whose_boards_cannot_be_enumerated_are_refused(rows, cols):
    with pytest.raises(ValueError, match=f"{rows}x{cols} cannot be enumerated"):
        removal.field_bits(rows, cols)
