"""Starts schedulers and workers of Dask from a process that has loaded their modules.

Each line read is a list in JSON: `scheduler` or `worker`, the file for its messages, and its
arguments. The number of the new process is printed. On Linux, processes are forked, which saves
seconds of loading, and they end with the input.
"""

from __future__ import annotations

import ctypes
import importlib
import json
import os
import signal
import subprocess
import sys

MODULE = "distributed.cli.dask_{}"
PR_SET_PDEATHSIG = 1
"""From linux/prctl.h: the signal to receive when the parent dies."""


def main() -> None:
    """Load the modules, then start a process for each line."""
    if hasattr(signal, "SIGCHLD"):
        # Nobody waits for them, so that none lingers.
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    if sys.platform == "linux":
        _load()
    while line := sys.stdin.readline():
        kind, log, *arguments = json.loads(line)
        if sys.platform != "linux":
            command = [sys.executable, "-m", MODULE.format(kind), *arguments]
            with open(log, "ab") as file:
                print(subprocess.Popen(command, stdout=file, stderr=file).pid, flush=True)
        elif number := os.fork():
            print(number, flush=True)
        else:
            _become(kind, log, arguments)
            return


def _load() -> None:
    from greenest.study.batches.batch import get_ready
    from greenest.study.batches.run import Run

    for kind in ("scheduler", "worker"):
        importlib.import_module(MODULE.format(kind))
    for pieces in (4, 9):
        get_ready(Run(3, 3, pieces, 1, 1))


def _become(kind: str, log: str, arguments: list[str]) -> None:
    """Run as a scheduler or a worker until it or the parent ends."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for here, there in ((nothing, 0), (file, 1), (file, 2)):
        os.dup2(here, there)
    sys.argv = [f"dask-{kind}", *arguments]
    importlib.import_module(MODULE.format(kind)).main()


if __name__ == "__main__":
    main()
