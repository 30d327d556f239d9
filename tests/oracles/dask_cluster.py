"""A scheduler and workers of Dask on this machine, as processes that can be killed and stopped.

Workers run without a nanny. Like a batch system, `Dask` starts another in the place of one that is
gone, whatever ended it.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

from checkout import ROOT

ORACLES = Path(__file__).parent
POLL_SECONDS = 0.02
START_SECONDS = 60
IDLE = "10 minutes"
"""After which a scheduler that nobody ended is gone."""


class Dask:
    """Processes that are there while one is within `with`; the address outlives the scheduler."""

    def __init__(self, folder: Path, workers: int = 2, paths: tuple[Path, ...] = ()) -> None:
        self.folder = folder
        self.address = f"tcp://127.0.0.1:{free_port()}"
        self.workers: list[subprocess.Popen[bytes]] = []
        self._wanted = workers
        found = os.environ.get("PYTHONPATH")
        paths_there = [str(path) for path in (*paths, ORACLES)] + ([found] if found else [])
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths_there),
            "DASK_DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL": "10s",
            "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",
            "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
        }
        self._ended = threading.Event()
        self._tending = threading.Thread(target=self._tend, daemon=True)

    def __enter__(self) -> Dask:
        """Start all processes; the workers wait for the scheduler."""
        self.start_scheduler()
        self.workers = [self._worker() for _ in range(self._wanted)]
        self._tending.start()
        return self

    def __exit__(self, *exception: object) -> None:
        """Kill them."""
        self._ended.set()
        self._tending.join()
        for each in (self.scheduler, *self.workers):
            each.kill()
            each.wait()

    def start_scheduler(self) -> None:
        """Start a scheduler in the place of one that is gone."""
        host, _, port = self.address.removeprefix("tcp://").partition(":")
        arguments = ["--host", host, "--port", port, "--no-dashboard", "--no-jupyter"]
        arguments += ["--idle-timeout", IDLE]
        self.scheduler = self._start("scheduler", *arguments)

    def stop_scheduler(self, number: int = signal.SIGKILL) -> None:
        """End the scheduler by a signal."""
        self.scheduler.send_signal(number)
        self.scheduler.wait()

    def wait(self, workers: int) -> None:
        """Wait until the scheduler knows of so many workers, of those that are alive."""
        from distributed import Client

        with Client(self.address, timeout=START_SECONDS, set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=START_SECONDS)

    def _worker(self) -> subprocess.Popen[bytes]:
        return self._start(
            *("worker", self.address, "--no-nanny", "--nthreads", "1", "--no-dashboard"),
            *("--local-directory", str(self.folder), "--death-timeout", str(START_SECONDS)),
        )

    def _start(self, kind: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{kind}.log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.dask_{kind}", *arguments],
                cwd=ROOT,
                env=self.environment,
                stdout=log,
                stderr=log,
            )

    def _tend(self) -> None:
        while not self._ended.wait(POLL_SECONDS):
            for place, each in enumerate(self.workers):
                if each.poll() is not None:
                    self.workers[place] = self._worker()


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
