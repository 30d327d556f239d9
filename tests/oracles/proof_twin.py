"""Boards without a removable line in plain Python: every board, every way to empty each line."""

from collections import Counter
from itertools import product

from lines_twin import spared_sets


def counts(rows, cols, fewest):
    """Return two counts of boards with at least `fewest` stacks of each colour.

    The first counts boards without a removable row, the second those without a removable row or
    column. A removal must not lose a colour.
    """
    without_row = without_line = 0
    for letters in product("BGW", repeat=rows * cols):
        found = Counter(letters)
        if min(found[colour] for colour in "BGW") >= fewest:
            cells = "".join(letters)
            ranks = [cells[i : i + cols] for i in range(0, rows * cols, cols)]
            files = [cells[i::cols] for i in range(cols)]
            if not has_removable(ranks, found):
                without_row += 1
                without_line += not has_removable(files, found)
    return without_row, without_line


def has_removable(lines, found):
    nothing = "." * len(lines[0])
    scarce = {colour for colour in "BGW" if found[colour] <= len(lines[0])}
    for before, line, after in zip([nothing, *lines], lines, [*lines[1:], nothing], strict=False):
        if any(not scarce & captured for captured in spared_sets(line, before, after)):
            return True
    return False
