import numpy as np

from greenest.lab.holes import stuck


def are_stuck(words, rows, cols, known):
    """Return whether each window is stuck."""
    room, none = stuck.empty_room(), np.uint64(0)
    found = [stuck.is_stuck(word, rows, cols, known, room, none) for word in words]
    return np.array(found, dtype=np.bool_)
