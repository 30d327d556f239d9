"""Certificates that lie, sealed as if they did not."""

import hashlib

from greenest.certificates.checker import _Board, _is_frozen
from greenest.certificates.reading import Bounds, Meter


def sealed(text):
    """Return a certificate without its digest as bytes with the right one."""
    content = text if isinstance(text, bytes) else text.encode()
    return content + f"sha256 {hashlib.sha256(content).hexdigest()}\n".encode()


def unsealed_levels(start, levels):
    """Return a certificate of so many levels, unsealed, whose check takes as long as can be.

    All is right but for one member of the last level, that which is led to by the last captures
    that are made.
    """
    board, meter = _Board(start), Meter(Bounds())
    stacks = start.cells.replace(".", "")
    lines = ["greenest certificate 2", f"board {start}", "verdict unsolvable"]
    level, size = [stacks], 0
    for number in range(levels):
        if number == levels - 1:
            del level[-1]
        lines += [f"level {len(stacks) - number} members {len(level)}", *sorted(level)]
        size += len(level)
        found = board.led_to(sorted(level), meter)
        level = list(dict.fromkeys(each for each in found if not _is_frozen(each)))
    return "\n".join([*lines, f"end {size}", ""])
