"""How the server of the page bears a crowd: answers, waits, memory, and work that nobody waits for.

A tenth of the clients ask what takes half a minute, and leave. The others ask what a page asks, one
question after the other. The server is a process of its own, as `greenest serve` starts it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import median

import click
from benchmarks import options

from greenest.study.sampling import random_position

START = 'from greenest.cli import main; main(prog_name="greenest")'
ENDLESS = str(random_position(12, 12, 36, 1, 5))
"""A board that the search does not decide in half a minute."""
ABANDONING = 10
"""Of so many clients one leaves before the answer."""
WARM_UP = 0.25
"""The part of the time after which memory is measured first."""
REST = 10.0
"""Seconds after which nothing may be left of work that nobody waits for."""
PATH = Path("/proc")

Question = tuple[str, dict[str, object]]


@dataclass(slots=True)
class Crowd:
    """What befell the clients."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    """The seconds that each answer took, by what was asked."""
    errors: list[str] = field(default_factory=list)
    abandoned: int = 0

    @property
    def answered(self) -> int:
        """How many questions were answered."""
        return sum(map(len, self.seconds.values()))


@dataclass(frozen=True, slots=True)
class Load:
    """A run in numbers. Memory is that of all processes, in MB, None where it is not known."""

    clients: int
    seconds: float
    answered: int
    abandoned: int
    errors: int
    median_ms: float
    percentile_95_ms: float
    memory_before: float | None
    memory_after: float | None
    processes_before: int
    processes_after: int
    working_after: int


def questions(number: int) -> Iterator[Question]:
    """Yield what one client asks, always the same."""
    random = Random(number)
    for index in range(10**9):
        kind = random.random()
        if kind < 0.6:
            yield "decide", {"board": str(random_position(6, 6, 36, number, index))}
        elif kind < 0.8:
            stacks = random.choice((6, 9, 12, 15, 18, 24))
            yield "decide", {"board": str(random_position(6, 6, stacks, number, index))}
        elif kind < 0.9:
            yield "hint", {"board": str(random_position(6, 6, 30, number, index))}
        else:
            yield "generate", {"shape": "9x9", "seed": number, "index": index}


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def send(host: str, port: int, question: Question) -> Connection:
    """Send a question on a connection of its own."""
    path, content = question
    body = json.dumps(content).encode()
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(
        f"POST /api/{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        + body
    )
    return reader, writer


async def ask(host: str, port: int, question: Question) -> str | None:
    """Ask a question; return what is wrong with the answer, None if nothing is."""
    reader, writer = await send(host, port, question)
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        body = await reader.read()
    finally:
        writer.close()
    if not head.startswith(b"HTTP/1.1 200 "):
        return f"{question}: {head[:40]!r} {body[:200]!r}"
    answer = json.loads(body)
    if question[0] == "decide" and answer["verdict"] == "undecided":
        return f"{question}: undecided"
    return None


async def abandon(host: str, port: int, seconds: float) -> None:
    """Ask what takes long, and leave."""
    question = {"board": ENDLESS, "engine": "dfs", "max_seconds": 25}
    _, writer = await send(host, port, ("decide", question))
    await asyncio.sleep(seconds)
    writer.close()


async def client(host: str, port: int, number: int, until: float, crowd: Crowd) -> None:
    """Ask, or leave, until a time."""
    random = Random(-number)
    for question in questions(number):
        began = time.perf_counter()
        if began >= until:
            return
        try:
            if number % ABANDONING == 0:
                await abandon(host, port, random.uniform(0.02, 0.5))
                crowd.abandoned += 1
                continue
            error = await ask(host, port, question)
        except (OSError, asyncio.IncompleteReadError) as lost:
            error = f"{question}: {lost!r}"
        if error:
            crowd.errors.append(error)
        else:
            took = time.perf_counter() - began
            crowd.seconds.setdefault(question[0], []).append(took)


async def crowded(host: str, port: int, clients: int, seconds: float) -> Crowd:
    """Have so many clients ask for so many seconds."""
    crowd = Crowd()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(client(host, port, each, until, crowd) for each in range(clients)))
    return crowd


def tree(process: int) -> dict[int, str]:
    """Return the states of a process and of all below it, by number; none where unknown."""
    found = {}
    for each in PATH.glob("[0-9]*/stat"):
        try:
            state, parent = each.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        found[int(each.parent.name)] = int(parent), state
    below = {process}
    while more := {each for each, (parent, _) in found.items() if parent in below} - below:
        below |= more
    return {each: found[each][1] for each in below if each in found}


def memory(process: int) -> float | None:
    """Return the MB of a process and of all below it, shared pages counted once."""
    total = 0
    for each in tree(process):
        try:
            lines = (PATH / str(each) / "smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return round(total / 1024, 1) if total else None


def at_rest(process: int, usual: int) -> dict[int, str]:
    """Return the states of the processes once they are as many as usual and none works."""
    until = time.perf_counter() + REST
    while True:
        states = tree(process)
        is_at_rest = len(states) == usual and "R" not in states.values()
        if is_at_rest or time.perf_counter() > until:
            return states
        time.sleep(0.05)


def percentile(values: list[float], share: float) -> float:
    """Return the value below which so many lie."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def measured(address: tuple[str, int], process: int, clients: int, seconds: float) -> Load:
    """Load a server that is warm, and tell what came of it."""
    first = asyncio.run(crowded(*address, clients, WARM_UP * seconds))
    before, processes = memory(process), len(tree(process))
    crowd = asyncio.run(crowded(*address, clients, (1 - WARM_UP) * seconds))
    states = at_rest(process, processes)
    for error in (first.errors + crowd.errors)[:5]:
        click.echo(error, err=True)
    times = [each for own in crowd.seconds.values() for each in own]
    return Load(
        clients,
        seconds,
        first.answered + crowd.answered,
        first.abandoned + crowd.abandoned,
        len(first.errors + crowd.errors),
        round(1000 * median(times), 1),
        round(1000 * percentile(times, 0.95), 1),
        before,
        memory(process),
        processes,
        len(states),
        sum(state == "R" for state in states.values()),
    )


def alone(address: tuple[str, int], question: Question) -> float:
    """Return the seconds that a question takes if nobody else asks."""
    began = time.perf_counter()
    error = asyncio.run(ask(*address, question))
    if error:
        raise click.ClickException(error)
    return time.perf_counter() - began


@contextmanager
def served() -> Iterator[tuple[tuple[str, int], int]]:
    """Start a server; give its address and the number of its process."""
    command = [sys.executable, "-c", START, "serve", "--port", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            for line in process.stderr:
                if found := re.search(r"http://(.+):(\d+)/", line):
                    yield (found[1], int(found[2])), process.pid
                    return
            raise click.ClickException("the server does not start")
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@options.as_json
@click.option("--clients", default=50, show_default=True, help="Clients at a time.")
@click.option("--seconds", default=60.0, show_default=True, help="How long they ask.")
@click.option("--boards", default=100, show_default=True, help="Boards asked about alone.")
def main(as_json: bool, clients: int, seconds: float, boards: int) -> None:
    """Measure the server: single answers, then a crowd of which a tenth leaves."""
    if os.name == "nt":
        raise click.ClickException("signals are sent in another way there")
    with served() as (address, process):
        alone(address, ("decide", {"board": "BGW/GWB/WBG"}))
        for path in ("decide", "hint"):
            for pieces in (36, 15):
                times = [
                    alone(address, (path, {"board": str(random_position(6, 6, pieces, 7, index))}))
                    for index in range(boards)
                ]
                record = {
                    "question": path,
                    "shape": "6x6",
                    "pieces": pieces,
                    "median_ms": round(1000 * median(times), 1),
                    "largest_ms": round(1000 * max(times), 1),
                }
                click.echo(json.dumps(record) if as_json else _line(record))
        load = asdict(measured(address, process, clients, seconds))
    click.echo(json.dumps(load) if as_json else _line(load))


def _line(record: Mapping[str, object]) -> str:
    return ", ".join(f"{name} {value}" for name, value in record.items())


if __name__ == "__main__":
    main()
