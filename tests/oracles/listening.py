"""Where the processes that a test started accept connections."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path
from typing import NamedTuple

import psutil


class Open(NamedTuple):
    """The ports (TCP and UDP) and named sockets at which processes listen."""

    ports: dict[int, str]
    """The address of each port."""
    names: set[str]
    """Sockets that other accounts can reach: without a file, or in an accessible folder."""

    @property
    def are_on_loopback(self) -> bool:
        """Return whether no port can be reached from other machines."""
        return all(ipaddress.ip_address(host).is_loopback for host in self.ports.values())


def processes(number: int) -> list[psutil.Process]:
    """Return a process and all its descendants."""
    first = psutil.Process(number)
    return [first, *first.children(recursive=True)]


def listening(number: int) -> Open:
    """Return where a process and its descendants listen."""
    found = Open({}, set())
    for process in processes(number):
        for each in process.net_connections("inet"):
            if not each.raddr:
                found.ports[each.laddr.port] = each.laddr.ip
        names = {each.laddr for each in process.net_connections("unix") if each.laddr}
        found.names.update(name for name in names if not _is_in_private_folder(name))
    return found


def _is_in_private_folder(name: str) -> bool:
    """Return whether a socket is a file in a folder that only this account can enter."""
    folder = Path(name).parent
    if not folder.is_absolute() or not folder.is_dir():
        return False
    status = folder.stat()
    return status.st_uid == os.getuid() and not status.st_mode & 0o077
