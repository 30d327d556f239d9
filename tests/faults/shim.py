"""Python's side of shim.c, the library between this process and the file system.

It must be loaded when the process starts, by its `environment`.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).with_name("shim.c")


class How(IntEnum):
    """The effect on a disturbed call."""

    FAIL = 1
    HALF = 2
    KILL = 3


class Call(NamedTuple):
    """A recorded call.

    The name `call` announces call number `at`: its name is `path` and its path is `other`. Other
    names are completed changes or marks.
    """

    name: str
    inode: int
    at: int
    data: bytes
    path: str
    other: str


def environment(folder: Path) -> dict[str, str]:
    """Build the library in a folder; return the environment of a Python that is to load it."""
    library = folder / "shim.so"
    words = ["cc", "-O2", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"]
    subprocess.run(words, check=True)
    path = os.pathsep.join(map(str, (SOURCE.parent, SOURCE.parents[1] / "oracles")))
    return os.environ | {"LD_PRELOAD": str(library), "PYTHONPATH": path}


def watch(folder: Path) -> None:
    """Count the calls on files of a folder from now on."""
    ctypes.CDLL(None).shim_watch(str(folder).encode())


def arm(at: int, how: How, error: int = 0, stays: bool = False, writes_only: bool = False) -> None:
    """Set the effect on call number `at`, or on all calls from there on."""
    ctypes.CDLL(None).shim_arm(at, int(how), error, int(stays), int(writes_only))


def set_clock(at: int, seconds: int) -> None:
    """Change the clock by `seconds` at call number `at`."""
    ctypes.CDLL(None).shim_set_clock(at, seconds)


def record(file: int) -> None:
    """Record calls in an open file."""
    ctypes.CDLL(None).shim_record(file)


def mark(number: int) -> None:
    """Record that `number` boards are promised to be on the disk."""
    ctypes.CDLL(None).shim_mark(number)


def count() -> int:
    """Return the number of calls so far."""
    return ctypes.CDLL(None).shim_calls()


def read_calls(path: Path) -> Iterator[Call]:
    """Yield the recorded calls."""
    with path.open("rb") as stream:
        while line := stream.readline():
            name, inode, at, size, path_, other = line.decode().rstrip("\n").split("\t")
            yield Call(name, int(inode), int(at), stream.read(int(size)), path_, other)
