"""A scheduler and workers of Dask on this machine, as processes that tests kill.

They listen on 127.0.0.1. Dask's nannies replace a worker that ends.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from checkout import ROOT

START_SECONDS = 600
IDLE = "10 minutes"
"""The time after which an abandoned scheduler ends."""


class Dask:
    """A cluster of `workers` processes in a `with` block; its address stays."""

    def __init__(self, folder: Path, workers: int = 2) -> None:
        self.folder = folder
        self._count = workers
        self._port = str(free_port())
        self.address = f"tcp://127.0.0.1:{self._port}"

    def __enter__(self) -> Dask:
        """Start all processes, and wait for the workers."""
        self.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start the scheduler and the workers."""
        local = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0", "--no-dashboard")
        self._members = [
            self._started("scheduler", *local, "--port", self._port, "--idle-timeout", IDLE)
        ]
        each = ("--nworkers", str(self._count), "--nthreads", "1")
        self._members.append(self._started("worker", self.address, *local, *each))
        self.processes()

    def stop(self) -> None:
        """Kill all processes, and wait for their end."""
        while self._members:
            each = self._members.pop()
            os.killpg(each.pid, signal.SIGKILL)
            each.wait()

    def processes(self) -> list[int]:
        """Return the numbers of the workers' processes, once all are there."""
        from distributed import Client

        with Client(self.address, timeout=START_SECONDS, set_as_default=False) as client:
            client.wait_for_workers(self._count, timeout=START_SECONDS)
            return list(client.run(os.getpid).values())

    def _started(self, kind: str, *arguments: str) -> subprocess.Popen[bytes]:
        settings = {
            # The default is a folder below /tmp that anybody may have made.
            "DASK_TEMPORARY_DIRECTORY": str(self.folder),
            # Workers import the tests whose functions they are given.
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        with (self.folder / f"{kind}.log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.dask_{kind}", *arguments],
                cwd=ROOT,
                env=os.environ | settings,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
