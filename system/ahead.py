"""Preloads code in multiprocessing's fork server, which imports this module before it forks.

The server can import modules, but not be told to call a function, so the environment names the
function.
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
    """Encode a function and `sys.path` as a value for the environment."""
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
