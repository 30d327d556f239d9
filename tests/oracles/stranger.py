"""Another account of this machine, which tries to use and read what a test has started.

It reads the attempts as JSON from standard input and prints those that succeeded.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import pwd
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from functools import partial
from http import HTTPStatus
from pathlib import Path

NAME = "nobody"
IS_POSSIBLE = hasattr(os, "geteuid") and os.geteuid() == 0
PATIENCE = 5
"""Seconds for each attempt to connect."""
SECRET = b"PRIVATE KEY"
AT_ONCE = 32
LONGEST = 60
"""Seconds for all attempts."""


def tried(
    ports: dict[int, str], processes: list[int], folder: Path, certificate: dict[str, str] | None
) -> list[str]:
    """Return what another account could do, with a `certificate` that it was given or its own."""
    asked = {
        "ports": list(ports),
        "processes": processes,
        "folder": str(folder),
        "certificate": certificate,
    }
    done = subprocess.run(
        [sys.executable, __file__],
        input=json.dumps(asked),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(done.stdout)
    return found


def make_trap(folder: Path) -> Path:
    """Make Dask's default folder, open to all; owned by the other account if possible."""
    trap = folder / "dask-scratch-space"
    trap.mkdir()
    trap.chmod(0o777)
    if IS_POSSIBLE:
        os.chown(trap, _account().pw_uid, _account().pw_gid)
    return trap


def _account() -> pwd.struct_passwd:
    return pwd.getpwnam(NAME)


def _become() -> None:
    os.setgroups([])
    os.setgid(_account().pw_gid)
    os.setuid(_account().pw_uid)


def _answers(port: int, protocol: str, certificate: dict[str, str] | None) -> bool:
    """Return whether a scheduler, nanny or worker there identifies itself."""
    from distributed import Security, rpc

    security = Security(**certificate) if certificate else Security.temporary()

    async def ask() -> None:
        arguments = security.get_connection_args("client") if protocol == "tls" else {}
        address = f"{protocol}://127.0.0.1:{port}"
        async with rpc(address, timeout=PATIENCE, connection_args=arguments) as there:
            await asyncio.wait_for(there.identity(), PATIENCE)

    asyncio.run(ask())
    return True


def _runs_code(port: int, protocol: str, certificate: dict[str, str] | None) -> bool:
    """Return whether a scheduler runs a function of this account."""
    from distributed import Client, Security

    security = Security(**certificate) if certificate else Security.temporary()
    address = f"{protocol}://127.0.0.1:{port}"
    given = security if protocol == "tls" else None
    with Client(address, security=given, timeout=PATIENCE, set_as_default=False) as client:
        return isinstance(client.run_on_scheduler(os.getuid), int)


def _speaks_without_certificate(port: int) -> bool:
    """Return whether TLS answers anything to clients without a certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    with (
        socket.create_connection(("127.0.0.1", port), PATIENCE) as plain,
        context.wrap_socket(plain) as encrypted,
    ):
        return bool(encrypted.recv(1))


def _speaks_http(port: int) -> bool:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        connection.request("GET", "/status")
        return connection.getresponse().status < HTTPStatus.BAD_REQUEST


def _reads(path: Path) -> bool:
    with path.open("rb") as file:
        file.read(1)
    return True


def _lists(path: Path) -> bool:
    os.listdir(path)
    return True


def _tells_key(path: Path) -> bool:
    return SECRET in path.read_bytes()


def _attempts(
    ports: list[int], processes: list[int], folder: str, certificate: dict[str, str] | None
) -> Iterator[tuple[str, Callable[[], bool]]]:
    for port in ports:
        for protocol in ("tcp", "tls"):
            yield f"{protocol} {port} answers", partial(_answers, port, protocol, certificate)
            yield f"{protocol} {port} runs code", partial(_runs_code, port, protocol, certificate)
        yield f"{port} without certificate", partial(_speaks_without_certificate, port)
        yield f"{port} http", partial(_speaks_http, port)
    for number in processes:
        at = Path("/proc", str(number))
        for name in ("environ", "mem", "maps", "auxv"):
            yield f"{name} of {number}", partial(_reads, at / name)
        yield f"files of {number}", partial(_lists, at / "fd")
        yield f"key in cmdline of {number}", partial(_tells_key, at / "cmdline")
    for parent, folders, files in os.walk(folder):
        for name in folders:
            yield f"file {parent}/{name}", partial(_lists, Path(parent, name))
        for name in files:
            yield f"file {parent}/{name}", partial(_reads, Path(parent, name))


def main() -> None:
    """Make all attempts."""
    import distributed  # noqa: F401

    asked = json.load(sys.stdin)
    _become()
    pool = ThreadPoolExecutor(AT_ONCE)
    begun = {pool.submit(attempt): name for name, attempt in _attempts(**asked)}
    done, _ = wait(begun, LONGEST)
    print(json.dumps([begun[each] for each in done if not each.exception() and each.result()]))
    sys.stdout.flush()
    # A client may wait for what it has connected to for ever.
    os._exit(0)


if __name__ == "__main__":
    main()
