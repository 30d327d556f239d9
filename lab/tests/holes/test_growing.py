"""How windows of three rows grow of which no column can be removed (lab/docs/few-holes.md)."""

from functools import cache
from itertools import product

import numpy as np
import pytest

from greenest.games.pyramids.position import Position
from greenest.lab.holes import few, joined, stuck
from greenest.lab.holes.stuck import NO_WORDS
from stuck_windows import are_stuck

ROWS = 3


def images_of(word, cols):
    """Yield the reflections of a window; colours are turned so that the first stack is Black."""
    cells = [word >> 2 * cell & 3 for cell in range(ROWS * cols)]
    for across, down in product((1, -1), repeat=2):
        columns = [cells[at : at + ROWS][::down] for at in range(0, len(cells), ROWS)]
        image = [colour for column in columns[::across] for colour in column]
        first = next(filter(None, image))
        turned = [colour and (colour - first) % 3 + 1 for colour in image]
        yield sum(colour << 2 * at for at, colour in enumerate(turned))


@cache
def of_three_colours(cols, holes):
    """Return the stuck windows with three colours, and at most so many holes, by their columns.

    A window has three colours without its last column or without its first one, or it is of one
    colour between the two, which are all the others then.
    """
    columns = np.arange(1 << 2 * ROWS, dtype=np.uint64)
    found = {1: NO_WORDS}
    for width in range(2, cols + 1):
        shift = np.uint64(2 * ROWS)
        last = shift * np.uint64(width - 1)
        black = sum(1 << 2 * cell for cell in range(ROWS * (width - 2)))
        middles = {black} | {black & ~(3 << 2 * cell) for cell in range(ROWS * (width - 2))}
        beginnings = [found[width - 1]]
        beginnings += [columns | np.uint64(middle) << shift for middle in sorted(middles)]
        words = np.concatenate([each[:, None] | columns << last for each in beginnings], axis=None)
        are_wanted = [
            ROWS * width - stuck.stacks_of(word) <= holes and stuck.colours_of(word) == 0b1110
            for word in words
        ]
        words = stuck.ordered(words[np.array(are_wanted)])
        nothing = stuck.known_of([NO_WORDS] * min(stuck.together(ROWS), width - 1))
        words = words[are_stuck(words, ROWS, width, nothing)]
        images = [image for word in words for image in images_of(int(word), width)]
        found[width] = stuck.ordered(np.array(images, dtype=np.uint64))
    return found


def own_columns(word, cols):
    """Return how many columns at an end are not of the full two-coloured rest, at least."""
    cells = few.as_position(int(word), ROWS, cols).cells
    texts = [cells[col::cols] for col in range(cols)]
    least = cols
    for ends in (texts, texts[::-1]):
        for own in range(cols):
            rest = set("".join(ends[own:]))
            if "." not in rest and len(rest) <= 2:
                least = min(least, own)
                break
    return least


def test_full_windows_of_three_colours_grow_by_nine_with_each_column():
    found = of_three_colours(9, 0)
    assert [len(found[cols]) for cols in range(4, 10)] == [164, 171, 180, 189, 198, 207]


@pytest.mark.parametrize(
    "cols", [5, *(pytest.param(cols, marks=pytest.mark.slow) for cols in (6, 7, 8))]
)
def test_with_a_hole_it_is_full_rests_of_two_colours_that_grow(cols):
    counts = {4: 4_456, 5: 4_266, 6: 7_602, 7: 18_378, 8: 58_726}
    others = {5: 1_050, 6: 1_726, 7: 2_558, 8: 3_848}
    found = of_three_colours(cols, 1)
    with_a_hole = {
        width: [word for word in words if stuck.stacks_of(word) < ROWS * width]
        for width, words in found.items()
    }
    for width in range(4, cols + 1):
        assert len(with_a_hole[width]) == counts[width]
    own = [own_columns(word, cols) for word in with_a_hole[cols]]
    assert sum(each > 3 for each in own) == others[cols]


def test_a_window_of_one_colour_but_for_its_ends_is_found_too():
    word = np.uint64(few.as_word(Position.parse("BBBBB/WBBBB/GBBB.")))
    assert word in of_three_colours(5, 1)[5]
    assert own_columns(word, 5) == 5


def test_windows_are_joined_from_those_with_a_column_less():
    found, words = of_three_colours(5, 1), joined.columns(ROWS, 1)
    for width in range(2, 6):
        known = stuck.known_of([NO_WORDS] * min(stuck.together(ROWS), width - 1))
        words = joined.windows(words, ROWS, width, 1, joined.ANYWHERE, known)
        are_mixed = [stuck.colours_of(word) == 0b1110 for word in words]
        assert words[np.array(are_mixed)].tolist() == found[width].tolist()
