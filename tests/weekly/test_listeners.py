"""Servers listen on this machine only, and nothing listens without need."""

from __future__ import annotations

import ipaddress
import os
import socket
from pathlib import Path

import psutil
import pytest

from shell import command, command_told_of, started, wait_until

pytest.importorskip("uvicorn", reason="uvicorn is not installed: pip install '.[web]'")
BATCH = ("batch", "6x6", "--pieces", "15", "--count", "9000000", "--seed", "5")


def listening(number: int) -> tuple[set[str], set[str]]:
    """Return where a process and its descendants listen: addresses of ports, and named sockets.

    A name in a folder that only this account can enter is left out.
    """
    first = psutil.Process(number)
    found = [
        each
        for process in (first, *first.children(recursive=True))
        for each in process.net_connections("all")
        if each.laddr and not each.raddr
    ]
    ports = {
        f"{each.laddr.ip}:{each.laddr.port}" for each in found if each.family != socket.AF_UNIX
    }
    names = {each.laddr for each in found if each.family == socket.AF_UNIX}
    return ports, {each for each in names if not _is_private(Path(each).parent)}


def _is_private(folder: Path) -> bool:
    if not folder.is_absolute() or not folder.is_dir():
        return False
    status = folder.stat()
    return status.st_uid == os.getuid() and not status.st_mode & 0o077


@pytest.mark.parametrize("is_server", [False, True])
def test_what_listens_is_on_loopback_and_needed(is_server: bool, tmp_path: Path) -> None:
    program = command("serve", "--port", "0", "--jobs", "2") if is_server else None
    program = program or command_told_of(*BATCH, "--jobs", "2")
    with started(*program, env=os.environ | {"TMPDIR": str(tmp_path)}) as process:
        if is_server:
            assert "http://127.0.0.1:" in next(line for line in process.stderr if "://" in line)
        else:
            assert process.stdout.readline() == "advanced\n"
        wait_until(lambda: bool(psutil.Process(process.pid).children()), process)
        ports, names = listening(process.pid)
    assert len(ports) == is_server
    assert all(ipaddress.ip_address(each.rpartition(":")[0]).is_loopback for each in ports)
    assert not names


@pytest.mark.parametrize(("mode", "is_found"), [(0o700, False), (0o711, True)])
def test_listeners_would_be_found(mode: int, is_found: bool, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    folder.chmod(mode)
    with socket.create_server(("127.0.0.1", 0)) as port, socket.socket(socket.AF_UNIX) as named:
        named.bind(str(folder / "name"))
        named.listen()
        ports, names = listening(os.getpid())
        assert f"127.0.0.1:{port.getsockname()[1]}" in ports
        assert (str(folder / "name") in names) is is_found


def test_it_starts_where_the_folder_of_temporary_files_has_a_long_name(tmp_path: Path) -> None:
    """No socket can have its address there, so the fork server cannot start."""
    folder = tmp_path / ("long" * 25)
    folder.mkdir()
    where = os.environ | {"TMPDIR": str(folder)}
    with started(*command("serve", "--port", "0", "--jobs", "1"), env=where) as process:
        assert "http://127.0.0.1:" in process.stderr.readline()
