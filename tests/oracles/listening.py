"""Where the processes that a test started wait for others to connect."""

from __future__ import annotations

import ipaddress
from typing import NamedTuple

import psutil


class Open(NamedTuple):
    """What the processes listen at: ports by TCP and UDP, and sockets of this machine by name."""

    ports: dict[int, str]
    """The address of each port."""
    names: set[str]

    @property
    def are_on_loopback(self) -> bool:
        """Whether all ports are out of reach from other machines."""
        return all(ipaddress.ip_address(host).is_loopback for host in self.ports.values())


def processes(number: int) -> list[psutil.Process]:
    """Return a process and all that it started, and so on."""
    first = psutil.Process(number)
    return [first, *first.children(recursive=True)]


def listening(number: int) -> Open:
    """Return what a process and all that it started listen at."""
    found = Open({}, set())
    for process in processes(number):
        for each in process.net_connections("inet"):
            if not each.raddr:
                found.ports[each.laddr.port] = each.laddr.ip
        found.names.update(each.laddr for each in process.net_connections("unix") if each.laddr)
    return found
