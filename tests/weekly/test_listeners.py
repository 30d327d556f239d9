"""Servers listen on this machine only, and nothing listens without need."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

pytest.importorskip("uvicorn", reason="uvicorn is not installed: pip install '.[web]'")

from listening import Open, listening, processes
from shell import command, command_told_of, started, wait_until

BATCH = ("batch", "6x6", "--pieces", "15", "--count", "9000000", "--seed", "5")


@pytest.mark.parametrize(
    ("arguments", "ports"),
    [
        pytest.param((*BATCH, "--jobs", "2"), 0, id="processes"),
        pytest.param(("serve", "--port", "0", "--jobs", "2"), 1, id="serve"),
    ],
)
def test_what_listens_is_on_loopback_and_needed(
    arguments: tuple[str, ...], ports: int, tmp_path: Path
) -> None:
    is_server = arguments[0] == "serve"
    program = command(*arguments) if is_server else command_told_of(*arguments)
    with started(*program, env=os.environ | {"TMPDIR": str(tmp_path)}) as process:
        said = next((line for line in process.stderr if "://" in line), "") if is_server else ""
        assert is_server or process.stdout.readline() == "advanced\n"
        wait_until(lambda: len(processes(process.pid)) > 1, process)
        found = listening(process.pid)
    assert len(found.ports) == ports, found
    assert found.are_on_loopback
    assert not found.names
    assert ("http://127.0.0.1:" in said) == is_server


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


def test_it_starts_where_the_folder_of_temporary_files_has_a_long_name(tmp_path: Path) -> None:
    """No socket can have its address there, so the fork server cannot start."""
    folder = tmp_path / ("long" * 25)
    folder.mkdir()
    where = os.environ | {"TMPDIR": str(folder)}
    with started(*command("serve", "--port", "0", "--jobs", "1"), env=where) as process:
        assert "http://127.0.0.1:" in process.stderr.readline()
