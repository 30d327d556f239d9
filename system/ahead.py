"""Loads what workers share: multiprocessing's fork server imports this before it forks them.

It imports modules, but calls no function; what is to be called comes in the environment.
"""

from __future__ import annotations

import gc
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress

NAME = "GREENEST_AHEAD"


def noted(ahead: Callable[[], object]) -> str:
    """Return a function, and where modules are, for the environment of a fork server."""
    return pickle.dumps((sys.path, pickle.dumps(ahead))).hex()


def _call(text: str) -> None:
    sys.path, function = pickle.loads(bytes.fromhex(text))
    # A failure is raised again, and reported, in each worker.
    with suppress(Exception):
        pickle.loads(function)()
    # The garbage collector would write to objects, which are shared until then.
    gc.freeze()


if NAME in os.environ:
    _call(os.environ.pop(NAME))
