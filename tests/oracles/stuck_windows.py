"""Which of many windows are stuck."""

import numpy as np

from greenest.study.holes import stuck


def are_stuck(words, rows, cols, known):
    """Tell of each window whether it is stuck."""
    room, none = stuck.empty_room(), np.uint64(0)
    found = [stuck.is_stuck(word, rows, cols, known, room, none) for word in words]
    return np.array(found, dtype=np.bool_)
