"""Whoever listens does so on this machine alone, and nobody listens without need."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="distributed is not installed: pip install '.[cluster]'")
pytest.importorskip("uvicorn", reason="uvicorn is not installed: pip install '.[web]'")

from checkout import ROOT
from listening import Open, listening, processes
from shell import command, command_told_of, wait_until

BATCH = ("batch", "6x6", "--pieces", "15", "--count", "9000000", "--seed", "5")
LOCAL = (*BATCH, "--jobs", "1", "--cluster", "local")


@contextmanager
def started(
    arguments: tuple[str, ...], temporary: Path
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a command until it has done something; give it with the address that it tells."""
    begin = command if arguments[0] == "serve" else command_told_of
    process = subprocess.Popen(
        begin(*arguments),
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(temporary)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        tells = begin is command or "--cluster" in arguments
        said = next(line for line in process.stderr if "://" in line) if tells else ""
        if begin is command_told_of:
            assert process.stdout.readline() == "advanced\n"
        yield process, said
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("arguments", "ports"),
    [
        pytest.param((*BATCH, "--jobs", "2"), 0, id="processes"),
        pytest.param(LOCAL, len(["scheduler", "nanny", "worker"]), id="cluster"),
        pytest.param(
            (*LOCAL, "--dashboard"),
            len(["scheduler", "nanny", "worker", "dashboard"]),
            id="dashboard",
        ),
        pytest.param(("serve", "--port", "0", "--jobs", "2"), 1, id="serve"),
    ],
)
def test_what_listens_is_on_loopback_and_needed(
    arguments: tuple[str, ...], ports: int, tmp_path: Path
) -> None:
    with started(arguments, tmp_path) as (process, said):
        wait_until(lambda: len(processes(process.pid)) > 1, process)
        found = listening(process.pid)
    assert len(found.ports) == ports, found
    assert found.are_on_loopback
    assert not found.names
    assert ("http://127.0.0.1:" in said) == ("--dashboard" in arguments or "serve" in arguments)


def test_a_listener_would_be_found_and_one_that_other_machines_reach_told_apart() -> None:
    with socket.create_server(("127.0.0.1", 0)) as opened:
        assert listening(os.getpid()).ports[opened.getsockname()[1]] == "127.0.0.1"
    assert not Open({80: "0.0.0.0"}, set()).are_on_loopback
    assert not Open({80: "127.0.0.1", 81: "::"}, set()).are_on_loopback
    assert Open({80: "127.0.0.1", 81: "::1"}, set()).are_on_loopback


@pytest.mark.parametrize(("mode", "is_found"), [(0o700, False), (0o711, True)])
def test_a_socket_that_other_accounts_reach_would_be_found(
    mode: int, is_found: bool, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    folder.chmod(mode)
    with socket.socket(socket.AF_UNIX) as opened:
        opened.bind(str(folder / "name"))
        opened.listen()
        assert (str(folder / "name") in listening(os.getpid()).names) is is_found
