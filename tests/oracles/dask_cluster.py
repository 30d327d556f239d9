"""A scheduler and workers of Dask on this machine, as processes that tests kill and stop.

They listen on 127.0.0.1 and accept whoever has their certificate: this process and its children,
while the cluster exists.

Workers have no nanny. `Dask` replaces any worker that ends, as a batch system does.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from unittest.mock import patch

from checkout import ROOT

ORACLES = Path(__file__).parent
POLL_SECONDS = 0.02
START_SECONDS = 600
IDLE = "10 minutes"
"""The time after which an abandoned scheduler ends."""
SILENT = ("--no-dashboard", "--dashboard-address", "127.0.0.1:0")
ROLES = ("client", "scheduler", "worker")


class Member:
    """A process of the cluster, which may end at any time."""

    def __init__(self, number: int) -> None:
        # Dask brings it along, and may not be there.
        import psutil

        self.number = number
        self._process = psutil.Process(number)
        self._gone = psutil.NoSuchProcess

    @property
    def is_gone(self) -> bool:
        """Return whether it has ended."""
        return not self._process.is_running()

    def send_signal(self, number: int) -> None:
        """Send it a signal if it exists."""
        with suppress(self._gone):
            self._process.send_signal(number)

    def kill(self) -> None:
        with suppress(self._gone):
            self._process.kill()

    def wait(self) -> None:
        self._process.wait()


class Dask:
    """A cluster in a `with` block. Its address stays when the scheduler changes."""

    def __init__(self, folder: Path, workers: int = 2, paths: tuple[Path, ...] = ()) -> None:
        self.folder = folder
        self.address = f"tls://127.0.0.1:{free_port()}"
        self.workers: list[Member] = []
        self._wanted = workers
        found = os.environ.get("PYTHONPATH")
        paths_there = [str(path) for path in (*paths, ORACLES)] + ([found] if found else [])
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths_there),
            "DASK_DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL": "10s",
            "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",
            "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
            # What has to listen for HTTP has nothing to say there.
            "DASK_DISTRIBUTED__SCHEDULER__HTTP__ROUTES": "[]",
            "DASK_DISTRIBUTED__WORKER__HTTP__ROUTES": "[]",
            # The default is a folder below /tmp that anybody may have made.
            "DASK_TEMPORARY_DIRECTORY": str(folder),
        }
        self._starting = threading.Lock()
        self._ended = threading.Event()
        self._tending = threading.Thread(target=self._tend, daemon=True)

    def __enter__(self) -> Dask:
        """Start all processes; the workers wait for the scheduler."""
        import dask

        settings = certified(self.folder)
        self.environment |= environment_of(settings)
        self._certified = ExitStack()
        self._certified.enter_context(dask.config.set(settings))
        self._certified.enter_context(patch.dict(os.environ, environment_of(settings)))
        self._stem = subprocess.Popen(
            [sys.executable, str(ORACLES / "dask_stem.py")],
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.start_scheduler()
        self.workers = [self._worker() for _ in range(self._wanted)]
        self._tending.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._ended.set()
        self._tending.join()
        for each in (self.scheduler, *self.workers):
            each.kill()
            each.wait()
        self._stem.kill()
        self._stem.communicate()
        self._certified.close()

    def start_scheduler(self) -> None:
        """Start a new scheduler in the place of one that has ended."""
        protocol, _, place = self.address.partition("://")
        host, _, port = place.partition(":")
        arguments = ["--protocol", protocol, "--host", host, "--port", port, *SILENT]
        arguments += ["--no-jupyter", "--idle-timeout", IDLE]
        self.scheduler = self._start("scheduler", *arguments)

    def stop_scheduler(self, number: int = signal.SIGKILL) -> None:
        self.scheduler.send_signal(number)
        self.scheduler.wait()

    def wait(self, workers: int) -> None:
        """Wait until the scheduler knows `workers` living workers."""
        from distributed import Client

        with Client(self.address, timeout=START_SECONDS, set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=START_SECONDS)

    def _worker(self) -> Member:
        return self._start(
            *("worker", self.address, "--host", "127.0.0.1", "--no-nanny", "--nthreads", "1"),
            *(*SILENT, "--death-timeout", str(START_SECONDS)),
        )

    def _start(self, kind: str, *arguments: str) -> Member:
        assert self._stem.stdin
        assert self._stem.stdout
        with self._starting:
            print(
                json.dumps([kind, str(self.folder / f"{kind}.log"), *arguments]),
                file=self._stem.stdin,
                flush=True,
            )
            return Member(int(self._stem.stdout.readline()))

    def _tend(self) -> None:
        while not self._ended.wait(POLL_SECONDS):
            for place, each in enumerate(self.workers):
                if each.is_gone:
                    self.workers[place] = self._worker()


def certified(folder: Path) -> dict[str, str]:
    """Make a certificate and its key in a folder; return the settings of Dask that name them."""
    from distributed import Security

    made = Security.temporary()
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    for path, text in ((certificate, made.tls_client_cert), (key, made.tls_client_key)):
        path.touch(mode=0o600)
        path.write_text(text)
    settings = {"distributed.comm.tls.ca-file": str(certificate)}
    for role in ROLES:
        settings[f"distributed.comm.tls.{role}.cert"] = str(certificate)
        settings[f"distributed.comm.tls.{role}.key"] = str(key)
    return settings


def environment_of(settings: dict[str, str]) -> dict[str, str]:
    """Return the environment variables that give the same settings to processes with Dask."""
    return {
        f"DASK_{name.replace('.', '__').replace('-', '_').upper()}": value
        for name, value in settings.items()
    }


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
