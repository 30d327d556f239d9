"""The certificate of an unsolvable position, built as docs/certificates.md describes it."""

import hashlib

from brute import PAIRS, followers
from greenest.system.version import version


def certificate(position):
    """Return the one text that proves an unsolvable position, with its comment and digest."""
    rule = dead_rule(position, position.cells)
    proof = [f"dead {rule}", "end 0"] if rule else closed_set(position)
    comment = f"# greenest {version(with_ortools=False)}"
    head = ["greenest certificate 2", comment, f"board {position}", "verdict unsolvable"]
    text = "\n".join([*head, *proof, ""])
    return f"{text}sha256 {hashlib.sha256(text.encode()).hexdigest()}\n"


def closed_set(position):
    """Return the lines of the levels: all positions reached without passing a dead one."""
    places = [place for place, letter in enumerate(position.cells) if letter != "."]
    lines, size, level = [], 0, {position.cells}
    while level:
        stacks = {len(cells) - cells.count(".") for cells in level}
        lines.append(f"level {stacks.pop()} members {len(level)}")
        lines += sorted("".join(cells[place] for place in places) for cells in level)
        size += len(level)
        led_to = {
            after for cells in level for after in followers(position.rows, position.cols, cells)
        }
        level = {cells for cells in led_to if not dead_rule(position, cells)}
    return [*lines, f"end {size}"]


def dead_rule(position, cells):
    """Return the first rule by which the cells are dead, or None."""
    stacks = [place for place, letter in enumerate(cells) if letter != "."]
    if not stacks:
        return "empty"
    if any(captor not in cells and cells.count(prey) > 1 for captor, prey in PAIRS):
        return "frozen"
    group, before = {divmod(stacks[0], position.cols)}, set()
    while group != before:
        before = group
        rows, cols = ({cell[way] for cell in group} for way in (0, 1))
        group = {
            (row, col)
            for row, col in (divmod(place, position.cols) for place in stacks)
            if row in rows or col in cols
        }
    return "split" if len(group) < len(stacks) else None
