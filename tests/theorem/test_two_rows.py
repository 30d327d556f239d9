"""D and C of docs/every-size.md for long strips (2.7 and 2.9), by a second program.

It uses the definitions in plain Python: it grows the list again and checks it by the rules.
"""

import json
from itertools import groupby, product

import pytest

import irreducible_twin as twin
from brute import followers
from checkout import ROOT
from greenest.theorem.irreducible import irreducible_strips
from strips_twin import COLOURS

WINDOW = 4
TURN = str.maketrans("BGW", "GWB")


def is_reducible(strip, mark, closed):
    """Return whether a part is reducible. An outer column is removed only at a closed end."""
    inner = range(1 - closed[0], len(strip) - 1 + closed[1])
    windows = range(len(strip) - WINDOW + 1)
    return (
        twin.white_can_take_a_black(strip, mark)
        or any(twin.can_be_removed(strip, col, mark) for col in inner if col != mark)
        or any(
            twin.can_leave(strip, first, first + WINDOW, mark)
            for first in windows
            if mark is None or first <= mark < first + WINDOW
        )
    )


def grown(mark):
    """Return irreducible strips without long runs and their marks: all, up to symmetry.

    They grow from a three-coloured window or the marked column, right and left in turn.
    """
    columns = ["".join(each) for each in product("BGW" if mark is None else "BG", repeat=2)]
    starts = [(column,) for column in columns]
    if mark is None:
        starts = [
            each for each in product(columns, repeat=4) if twin.has_three_coloured_window(each, 4)
        ]
        starts = [each for each in starts if each == min(coloured(each))]
    parts, found, at_right = {(strip, mark, (False, False)) for strip in starts}, set(), True
    while parts:
        parts = {
            part for part in parts if not twin.has_long_run(*part[:2]) and not is_reducible(*part)
        }
        found |= {(strip, at) for strip, at, closed in parts if all(closed)}
        parts = {
            after
            for strip, at, (left, right) in parts
            if not (left and right)
            for after in longer(strip, at, left, right, columns, left or (at_right and not right))
        }
        at_right = not at_right
    return found


def longer(strip, mark, left, right, columns, at_right):
    """Yield a part with one more column at one side, or with its end there."""
    if at_right:
        yield strip, mark, (left, True)
        yield from (((*strip, column), mark, (left, right)) for column in columns)
    else:
        yield strip, mark, (True, right)
        place = None if mark is None else mark + 1
        yield from (((column, *strip), place, (left, right)) for column in columns)


def coloured(strip):
    """Yield a strip in all colour turns, and turned over."""
    for laid in (strip, tuple(column[::-1] for column in strip)):
        for _ in COLOURS:
            laid = tuple(column.translate(TURN) for column in laid)
            yield laid


def alike(strip, mark):
    """Return the first of the strips that are the same up to symmetry."""
    if mark is None:
        return min(*coloured(strip), *coloured(strip[::-1])), None
    return min((strip, mark), (strip[::-1], len(strip) - 1 - mark))


def runs(strip, mark):
    """Return the columns of each run."""
    kinds = [
        column if len({*column}) == 1 and col != mark else col for col, column in enumerate(strip)
    ]
    groups = [list(group) for _, group in groupby(range(len(strip)), key=kinds.__getitem__)]
    return [group for group in groups if isinstance(kinds[group[0]], str)]


def guarded(strip, mark):
    """Yield the strip with its runs cut down to 2, 3 or 4, its mark, and each choice of guards."""
    for most in (2, 3, 4):
        out = {col for run in runs(strip, mark) for col in run[most:]}
        cut = [col for col in range(len(strip)) if col not in out]
        wanted = [run[:most] for run in runs(strip, mark) if len(run) > most or len(run) == 4]
        for guards in product(*wanted):
            place = None if mark is None else cut.index(mark)
            yield tuple(strip[col] for col in cut), place, {cut.index(col) for col in guards}


def is_solved(strip, mark, guards, most=4000):
    """Return whether one stack can remain with these columns guarded, within `most` positions."""
    cols, seen = len(strip), set()

    def breaks(cell, stack, is_captor):
        return cell % cols in guards and (stack == strip[cell % cols][0]) == is_captor

    def follow(cells):
        if cells.count(".") == len(cells) - 1:
            return (len(cells) - len(cells.lstrip("."))) % cols not in guards
        for after in followers(3, cols, cells):
            pairs = zip(cells, after, strict=True)
            changed = [cell for cell, (one, other) in enumerate(pairs) if one != other]
            if any(breaks(cell, cells[cell], after[cell] == ".") for cell in changed):
                continue
            if after not in seen and len(seen) < most:
                seen.add(after)
                if follow(after):
                    return True
        return False

    above = "".join(".W"[col == mark] for col in range(cols))
    return follow(above + "".join(map("".join, zip(*strip, strict=True))))


@pytest.mark.parametrize(("claim", "mark"), [("D", None), ("C", 0)])
def test_the_list_and_its_check_are_those_of_the_results(claim, mark):
    found = {alike(*each) for each in grown(mark)}
    listed = {
        (
            tuple("".join(COLOURS[colour] for colour in column) for column in strip.columns),
            strip.mark,
        )
        for strip in irreducible_strips(2, mark is not None)
    }
    assert found == {alike(*each) for each in listed}
    checked = [
        (strip, at)
        for strip, at in found
        if (len(strip) >= 9 or 4 in map(len, runs(strip, at))) and len({*"".join(strip)}) > 1
    ]
    records = map(json.loads, (ROOT / "results/theorem/every-size.jsonl").read_text().splitlines())
    (record,) = (
        each for each in records if (each["claim"], each["shape"]) == (claim, "2xN, N >= 9")
    )
    assert len(checked) == record["searched"]
    for strip, at in checked:
        assert any(is_solved(*way) for way in guarded(strip, at)), (strip, at)


def test_a_column_that_cannot_be_guarded_is_found_out():
    """White ends where it takes the last Black, in a guarded column."""
    assert is_solved(("BB", "BB"), 0, set())
    assert not is_solved(("BB", "BB"), 0, {0, 1})
