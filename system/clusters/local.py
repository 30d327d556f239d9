"""A Dask cluster on this machine, which no other account can use or read.

Each start makes one certificate. Scheduler, nannies and workers listen on 127.0.0.1 and accept only
peers with that certificate. The key of the certificate stays in the memory of these processes.
Workers receive the key through the pipe that starts them. OpenSSL reads the key from a file that
exists for a moment, in a folder of mode 700.

Dask's defaults are less safe: every process has an HTTP server, and imports modules from a folder
below /tmp, which another account may have made.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import closing, contextmanager
from tempfile import TemporaryDirectory
from typing import Any

import dask
from distributed import Nanny, Scheduler, Security, SpecCluster, Worker

from greenest.system.interrupts import blocked

LOOPBACK = "127.0.0.1"
CALM = {
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.admin.tick.interval": "1s",
    "distributed.worker.profile.enabled": False,
    "distributed.nanny.pre-spawn-environ": {"OMP_NUM_THREADS": 1, "OPENBLAS_NUM_THREADS": 1},
}
"""Settings that reduce Dask's monitoring, which by default takes a twentieth of each core.

They also keep workers from returning memory that they need again a moment later.
"""
SHOWN = {
    "distributed.scheduler.http.routes": [
        "distributed.http.scheduler.info",
        "distributed.http.statics",
    ]
}
"""Routes of the dashboard: its pages, but no proxy to other servers."""
ORIGINS = "distributed.scheduler.dashboard.bokeh-application.allow_websocket_origin"


class LocalScheduler(Scheduler):
    """A scheduler with an HTTP server for the dashboard only."""

    def start_http_server(self, routes: Any, address: str | None, **rest: Any) -> None:
        """Start the dashboard's server if it has an address; only its pages may open WebSockets."""
        if address is not None:
            super().start_http_server(routes, address, **rest)
            port = self.http_server.port
            dask.config.set({ORIGINS: [f"{LOOPBACK}:{port}", f"localhost:{port}"]})


class LocalWorker(Worker):
    """A worker without an HTTP server."""

    def start_http_server(self, *arguments: Any) -> None:
        """Start no server."""


@contextmanager
def started(jobs: int, dashboard: bool) -> Iterator[SpecCluster]:
    """Start `jobs` workers, which ignore Ctrl-C and have one thread each; end them on exit."""
    security = Security.temporary()
    shared = {"host": LOOPBACK, "protocol": "tls", "security": security}
    address = f"{LOOPBACK}:0" if dashboard else None
    scheduler = {**shared, "port": 0, "dashboard": dashboard, "dashboard_address": address}
    worker = {
        **shared,
        "worker_class": LocalWorker,
        "nthreads": 1,
        "memory_limit": None,
        "dashboard": False,
        "silence_logs": logging.CRITICAL,
    }
    with TemporaryDirectory(prefix="greenest-cluster-", ignore_cleanup_errors=True) as folder:
        settings = {**CALM, **SHOWN, ORIGINS: [], "temporary-directory": folder}
        with dask.config.set(settings), blocked():
            cluster = SpecCluster(
                scheduler={"cls": LocalScheduler, "options": scheduler},
                workers={number: {"cls": Nanny, "options": worker} for number in range(jobs)},
                security=security,
                silence_logs=logging.CRITICAL,
            )
        with closing(cluster):
            yield cluster
