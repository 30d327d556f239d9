"""A cluster of this machine does nothing for other accounts and tells them nothing."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

pytest.importorskip("distributed", reason="distributed is not installed: pip install '.[cluster]'")

from checkout import ROOT
from dask_cluster import Dask
from listening import Open, listening, processes
from stranger import IS_POSSIBLE, make_trap, tried

CLUSTER = """
import json, sys
from greenest.system.clusters.cluster import LOCAL, connected
def path():
    return sys.path
with connected(LOCAL, 1, lambda line: None) as executor:
    security = executor.client.security
    fields = ("tls_ca_file", "tls_client_cert", "tls_client_key")
    certificate = {each: getattr(security, each) for each in fields}
    (workers,) = executor.client.run(path).values()
    found = {"certificate": certificate, "paths": sys.path + workers}
    print(json.dumps(found | {"address": executor.client.scheduler.address}), flush=True)
    input()
"""
"""Starts a cluster, prints its owner's secrets, and ends with its input."""


@contextmanager
def a_cluster(temporary: Path) -> Iterator[tuple[dict[str, object], list[int], Open]]:
    """Yield the secrets of a cluster, its processes, and where they listen."""
    process = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(temporary)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        said = json.loads(process.stdout.readline())
        yield said, [each.pid for each in processes(process.pid)], listening(process.pid)
    finally:
        process.communicate("\n")


@pytest.fixture
def temporary() -> Iterator[Path]:
    """Yield a folder in which every account may make files, as in /tmp."""
    with TemporaryDirectory() as folder:
        os.chmod(folder, 0o1777)
        yield Path(folder)


@pytest.mark.skipif(not IS_POSSIBLE, reason="root alone can act as another account")
def test_another_account_neither_uses_nor_reads_a_cluster(temporary: Path) -> None:
    trap = make_trap(temporary)
    readable = temporary / "readable"
    readable.touch(mode=0o644)
    with a_cluster(temporary) as (said, numbers, opened):
        found = tried(opened.ports, numbers, temporary, None)
        given = tried(opened.ports, [], temporary, said["certificate"])
    assert sorted(found) == [f"file {trap}", f"file {readable}"]
    # What was tried succeeds with the certificate, which nobody else has.
    scheduler = str(said["address"]).rpartition(":")[2]
    assert {f"tls {port} answers" for port in opened.ports} <= set(given)
    assert f"tls {scheduler} runs code" in given


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions are of another kind here")
def test_modules_are_imported_from_no_folder_of_another_account(temporary: Path) -> None:
    trap = make_trap(temporary)
    with a_cluster(temporary) as (said, _, _):
        scratch = {
            temporary / Path(path).relative_to(temporary).parts[0]
            for path in said["paths"]
            if Path(path).is_relative_to(temporary)
        }
        assert scratch
        for folder in scratch:
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            assert folder.stat().st_uid == os.geteuid()
    assert list(temporary.iterdir()) == [trap]
    assert not list(trap.iterdir())


@pytest.mark.slow
@pytest.mark.skipif(not IS_POSSIBLE, reason="root alone can act as another account")
def test_the_cluster_of_the_tests_is_closed_to_others(tmp_path: Path) -> None:
    with Dask(tmp_path, workers=1) as dask:
        dask.wait(1)
        members = [dask.scheduler.number, dask.workers[0].number]
        opened = listening(members[0]), listening(members[1])
        ports = opened[0].ports | opened[1].ports
        found = tried(ports, members, tmp_path, None)
    assert not found
    assert ports
    assert all(each.are_on_loopback for each in opened)
