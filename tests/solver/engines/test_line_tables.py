"""The tables that removing lines looks up, against their oracle, the rules and brute force."""

from itertools import product
from random import Random

import pytest

from brute import is_solvable
from greenest.games.pyramids.position import Position
from greenest.solver.engines.line_tables import LAST, line_tables
from lines_twin import byte
from removals_oracle import oracle_byte


def word(line):
    return sum(".BGW".index(colour) << 2 * place for place, colour in enumerate(line))


def byte_of(line, one, other):
    """Look a patch up."""
    cells, *sides = map(word, (line, one, other))
    return line_tables().patches[cells << 16 | sides[0] << 8 | sides[1]]


def drawn(random):
    return ["".join(random.choices(".BGW", (1, 3, 3, 3), k=4)) for _ in range(3)]


def test_the_table_of_patches_is_their_definition():
    for patch in product(map("".join, product(".BGW", repeat=2)), repeat=3):
        assert byte_of(*patch) == byte(*patch)
    random = Random(1)
    for _ in range(3000):
        patch = drawn(random)
        assert byte_of(*patch) == byte(*patch)


def test_patches_can_be_emptied_as_the_oracle_says():
    random = Random(2)
    found = set()
    for _ in range(1500):
        patch = drawn(random)
        assert byte_of(*patch) == oracle_byte(*patch), patch
        found.add(byte_of(*patch))
    assert 0 in found
    assert len(found) > 10


def test_the_drawn_patch():
    assert word("WBGG") == 0xA7
    assert (word("BWGW"), word("BBWB")) == (0xED, 0x75)
    assert line_tables().patches[0xA7ED75] == byte_of("WBGG", "BWGW", "BBWB")
    assert byte_of("WBGG", "BWGW", "BBWB") & 0b101 == 0b101


SHAPES = [(0, 3, 3), (1, 2, 5)]


@pytest.mark.parametrize(("base", "rows", "cols"), SHAPES)
def test_the_tables_of_bases_agree_with_brute_force(base, rows, cols):
    """What is solvable is solved by the captures of the table, which are legal."""
    table = line_tables().bases[base]
    assert not table[0]
    random = Random(2)
    solved = 0
    for _ in range(2000):
        weights = (random.random() * 3, 1, 1, 1)
        cells = "".join(random.choices(".BGW", weights, k=rows * cols))
        if not cells.strip("."):
            continue
        position = Position(rows, cols, cells)
        assert bool(table[word(cells)]) == is_solvable(Position(rows, cols, cells))
        while table[word(position.cells)]:
            if position.is_solved:
                assert table[word(position.cells)] == LAST
                solved += 1
                break
            capture = divmod(int(table[word(position.cells)]) - 1, rows * cols)
            position = position.after(capture)
        else:
            assert not is_solvable(Position(rows, cols, cells))
    assert solved > 200


def test_the_drawn_base():
    assert line_tables().bases[0][0b10_01] == 2


@pytest.mark.parametrize(("base", "rows", "cols"), SHAPES)
def test_smaller_boards_leave_the_last_lines_of_a_base_empty(base, rows, cols):
    random = Random(4)
    for _ in range(200):
        low, short = random.randint(1, rows), random.randint(1, cols)
        cells = "".join(random.choices("BGW", k=low * short))
        lines = [cells[at : at + short] for at in range(0, len(cells), short)]
        padded = "".join(line.ljust(cols, ".") for line in lines).ljust(rows * cols, ".")
        answer = bool(line_tables().bases[base][word(padded)])
        assert answer == is_solvable(Position(low, short, cells))
