"""Loads code in multiprocessing's fork server, so that forked workers share it.

The server imports this module when it starts. It cannot be asked to call a function, so an
environment variable names the function that this module calls.
"""

from __future__ import annotations

import gc
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress

NAME = "GREENEST_AHEAD"


def encoded(ahead: Callable[[], object]) -> str:
    """Encode a function and `sys.path` as the value of the environment variable."""
    return pickle.dumps((sys.path, pickle.dumps(ahead))).hex()


def _call(text: str) -> None:
    sys.path, function = pickle.loads(bytes.fromhex(text))
    # A failure is raised again, and reported, in each worker.
    with suppress(Exception):
        pickle.loads(function)()
    # The garbage collector writes to objects, which would end the sharing of their memory.
    gc.freeze()


if NAME in os.environ:
    _call(os.environ.pop(NAME))
