"""Windows are stuck just when the rules let no columns go; boards are joined of such windows."""

from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest

from greenest.games.pyramids.position import Position
from greenest.lab.holes import few, joined, stuck
from greenest.lab.holes.stuck import NO_WORDS, Known
from greenest.study.shapes.census import classes, images
from stuck_windows import are_stuck

BEATS = {"B": "G", "G": "W", "W": "B"}
NONE = stuck.known_of([])
SEARCH = few.FewHolesSearch()


def words_of(boards):
    return np.array([few.as_word(each) for each in boards], dtype=np.uint64)


def captures(board, rows, cols, cell):
    """Yield the cells of the stacks that one takes, by the rules."""
    row, col = divmod(cell, cols)
    for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        y, x = row + down, col + right
        while 0 <= y < rows and 0 <= x < cols and board[y * cols + x] == ".":
            y, x = y + down, x + right
        if 0 <= y < rows and 0 <= x < cols and board[y * cols + x] == BEATS[board[cell]]:
            yield y * cols + x


def left_by_removals(position, first, count):
    """Return the boards that are left when columns are emptied, row by row, the columns gone.

    Their stacks capture within these columns and what stands in the two columns beside them.
    """
    rows, cols = position.rows, position.cols
    inside = range(first, first + count)

    @cache
    def left(board):
        mine = [cell for cell in range(rows * cols) if cell % cols in inside and board[cell] != "."]
        if not mine:
            return frozenset(
                ["".join(board[cell] for cell in range(rows * cols) if cell % cols not in inside)]
            )
        found = set()
        for cell in mine:
            for other in captures(board, rows, cols, cell):
                if first - 1 <= other % cols <= first + count:
                    after = list(board)
                    after[other], after[cell] = board[cell], "."
                    found |= left("".join(after))
        return frozenset(found)

    return set(left(position.cells))


def outcome_by_the_rules(position, first, count, dead):
    left = left_by_removals(position, first, count)
    colours = set(position.cells) - {"."}
    if any(set(each) - {"."} == colours and each not in dead for each in left):
        return stuck.REMOVED
    return stuck.EMPTIED if left else stuck.STAYING


@pytest.mark.parametrize(
    ("rows", "cols", "most"), [(2, 4, 3), (3, 4, 2), (3, 5, 3), (4, 4, 2), (5, 3, 2), (7, 2, 1)]
)
def test_columns_are_removed_as_the_rules_say(rows, cols, most, sample):
    """Also where some of what may be left is known to be unsolvable."""
    random, room = Random(rows * cols), stuck.empty_room()
    outcomes = []
    for _ in range(sample(150)):
        weights = random.choice([(2, 3, 3, 3), (1, 8, 1, 1), (1, 5, 5, 1)])
        cells = "".join(random.choices(".BGW", weights, k=rows * cols))
        position = Position(rows, cols, cells)
        word = np.uint64(few.as_word(position))
        count = random.randint(1, min(most, cols - 1))
        first = random.randint(0, cols - count)
        left = sorted(left_by_removals(position, first, count))
        dead = set(random.sample(left, random.choice([0, len(left) // 2, len(left)])))
        parts = [[] for _ in range(count - 1)] + [sorted(dead)]
        known = stuck.known_of(
            [
                words_of([Position(rows, cols - less, each) for each in part])
                for less, part in enumerate(parts, 1)
            ]
        )
        found = stuck.outcome(word, rows, cols, first, count, known, room)
        assert found == outcome_by_the_rules(position, first, count, dead), (cells, first, count)
        assert not room.seen.any()
        outcomes.append(found)
    assert set(outcomes) == {stuck.STAYING, stuck.EMPTIED, stuck.REMOVED}


def is_stuck_by_the_rules(position, most, dead):
    """Tell whether no columns can be removed, up to so many that stand together."""
    return not any(
        outcome_by_the_rules(position, first, count, dead[count]) == stuck.REMOVED
        for count in range(1, most + 1)
        for first in range(position.cols - count + 1)
    )


def turned(position):
    columns = "".join(position.cells[col :: position.cols] for col in range(position.cols))
    return Position(position.cols, position.rows, columns)


@pytest.mark.parametrize(
    ("rows", "cols", "holes"), [(2, 3, 0), (2, 3, 2), (2, 3, 3), (3, 3, 1), (2, 4, 2)]
)
def test_the_boards_joined_are_those_of_which_no_line_can_be_removed(rows, cols, holes):
    """Also where there may be no stack but in the first and the last column."""

    def dead(rows, cols):
        return {
            less: {
                each.cells
                for fewer in range(holes + 1)
                for each in SEARCH.unsolvable(rows, cols - less, fewer)
            }
            for less in range(1, cols)
        }

    narrower, flat = dead(rows, cols), dead(cols, rows)
    across, down = min(stuck.together(rows), cols - 1), min(stuck.together(cols), rows - 1)
    expected = set()
    seen = set()
    for cells in map("".join, product(".BGW", repeat=rows * cols)):
        is_counted = cells.count(".") == holes and set("BGW") <= set(cells)
        if is_counted and cells not in seen:
            position = Position(rows, cols, cells)
            seen |= images(position)
            if is_stuck_by_the_rules(position, across, narrower) and is_stuck_by_the_rules(
                turned(position), down, flat
            ):
                expected |= images(position)
    positions = joined_boards(rows, cols, holes, 1)
    assert set().union(*map(images, positions)) == expected
    assert expected
    assert len(classes(positions)) <= len(positions) <= len(expected)
    assert joined_boards(rows, cols, holes, 2) == positions


def joined_boards(rows, cols, holes, jobs):
    tails = heads = joined.columns(rows, holes)
    for width in range(2, cols):
        rims = joined.rims(rows, width, rows == cols) if width == cols - 1 else joined.ANYWHERE
        known = SEARCH.known(rows, cols, holes, width)
        tails, heads = heads, joined.windows(heads, rows, width, holes, rims, known, jobs)
    known, flat = SEARCH.known(rows, cols, holes, cols), SEARCH.known(cols, rows, holes, rows)
    found = list(joined.boards(heads, tails, rows, cols, holes, known, flat, jobs))
    return [few.as_position(int(word), rows, cols) for word in np.concatenate(found)]


@pytest.mark.parametrize("cols", [7, 10, 11, 12, 16])
def test_boards_of_two_long_rows_are_joined_as_well(cols):
    """Those of Theorem 8, from their own windows; three rows as long need not fit a word."""

    def boards(cols):
        sea = "B" * (cols - 5)
        texts = f"B.B{sea}BB/GB{sea}BWW", f"B.B{sea}BW/GB{sea}BBW", f"B.{sea}BWB/GB{sea}BBW"
        return set().union(*(images(Position.parse(text)) for text in texts))

    def words(cols):
        return words_of([Position(2, cols, each) for each in boards(cols)])

    known = stuck.known_of([words(cols - 1) if cols - 1 > 5 else SEARCH.up_to(2, cols - 1, 1)])
    heads, tails = (stuck.windows(words(cols), 2, cols, cols - less) for less in (1, 2))
    found = joined.boards(heads, tails, 2, cols, 1, known, NONE)
    positions = [few.as_position(int(word), 2, cols) for word in np.concatenate(list(found))]
    assert set().union(*map(images, positions)) == boards(cols)


def test_what_stays_in_a_head_and_in_a_tail_need_not_be_tried():
    random, room = Random(0), stuck.empty_room()
    known, found = stuck.known_of([NO_WORDS] * 3), []
    for _ in range(300):
        cells = "".join(random.choices(".BGW", (2, 8, 3, 1), k=15))
        word = np.uint64(few.as_word(Position(3, 5, cells)))
        staying = stuck.staying_columns(word, 3, 5, 0, 4, known, room)
        staying |= stuck.staying_columns(word, 3, 5, 2, 5, known, room)
        found.append(stuck.is_stuck(word, 3, 5, known, room, staying))
        assert found[-1] == stuck.is_stuck(word, 3, 5, known, room, np.uint64(0)), cells
        bits = [
            int(stuck.outcome(word, 3, 5, first, count, known, room) == stuck.STAYING) << place
            for place, (count, first) in enumerate(
                (count, first) for count in (1, 2, 3) for first in range(6 - count)
            )
        ]
        assert stuck.staying_columns(word, 3, 5, 0, 5, known, room) == sum(bits)
        assert int(staying) & ~sum(bits) == 0
    assert set(found) == {True, False}


def test_the_rims_are_the_outer_lines_but_one():
    def texts(*shape, is_square):
        rows, cols = shape
        found = joined.rims(rows, cols, is_square)
        return [str(few.as_position(int(word), rows, cols)) for word in found]

    assert texts(3, 2, is_square=False) == ["B./B./B.", ".B/.B/.B"]
    assert texts(3, 2, is_square=True) == ["BB/B./BB", "BB/.B/BB"]


def test_words_are_boards_column_by_column():
    position = Position.parse("B./GW/WB")
    assert few.as_word(position) == 1849
    assert few.as_position(1849, 3, 2) == position
    (word,) = stuck.turned(np.array([1849], dtype=np.uint64), 3, 2)
    assert few.as_position(int(word), 2, 3) == Position.parse("BGW/.WB")
    boards = np.array([1849, 57], dtype=np.uint64)
    assert stuck.windows(boards, 3, 2, 1).tolist() == [0, 28, 57]


def test_what_is_known_is_in_order_part_by_part():
    parts = [np.array(part, dtype=np.uint64) for part in ([7, 3, 7], [], [5])]
    assert stuck.known_of(parts).words.tolist() == [3, 7, 5]
    assert stuck.known_of(parts).starts.tolist() == [0, 2, 2, 3]
    known = Known(np.array([0b111001, 0b1], dtype=np.uint64), np.array([0, 1, 2]))
    assert stuck.without(known, np.uint64(0b11), 2, 3).words.tolist() == [0b001000]


def test_a_line_is_removed_unless_a_colour_or_the_rest_is_lost():
    """Here the first column alone can go into the second; at last it would take the only green."""
    for text, dead, is_stuck in [
        ("BGW/BGG", [], False),
        ("BGW/BGG", ["BW/BG"], True),
        ("BG/.W", [], True),
    ]:
        position = Position.parse(text)
        words, known = words_of([position]), stuck.known_of([words_of(map(Position.parse, dead))])
        found = are_stuck(words, position.rows, position.cols, known)
        assert found.tolist() == [is_stuck], text


def test_the_windows_of_a_column_are_all_that_begin_with_black():
    texts = [str(few.as_position(int(word), 2, 1)) for word in joined.columns(2, 1)]
    assert sorted(texts) == ["./B", "B/.", "B/B", "B/G", "B/W"]
