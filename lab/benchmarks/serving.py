"""The page's server under load: answer times, memory, and how soon it stops abandoned work.

A tenth of the clients send a question that takes half a minute, and disconnect before the answer.
The others send the questions of a user's page, one after the other. The server is a process of
`greenest serve`.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median

import click

from greenest.study.sampling import random_position

START = 'from greenest.cli import main; main(prog_name="greenest")'
ENDLESS = str(random_position(12, 12, 36, 1, 5))
"""A board that the search cannot decide in half a minute."""
LONG: dict[str, object] = {"board": ENDLESS, "engine": "dfs", "max_seconds": 25}
"""The request to decide `ENDLESS`."""
ABANDONING = 10
"""One in `ABANDONING` clients disconnects before the answer."""
CLIENTS, SECONDS, BOARDS = 50, 60.0, 100
"""The number of clients, the seconds of the load, and the number of boards decided without load."""
WARM_UP = 0.25
"""The share of the load's time before memory is measured first."""
REST = 10.0
"""The seconds in which the server has to stop abandoned work."""
PATH = Path("/proc")

Address = tuple[str, int]
Question = tuple[str, dict[str, object]]


@dataclass(slots=True)
class Crowd:
    """What all clients observed together."""

    seconds: list[float] = field(default_factory=list)
    """The time of each answer."""
    errors: list[str] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    """For each abandoned question, the number of the client that left."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer times for one kind of question, without other load."""

    question: str
    boards: str
    median_ms: float
    largest_ms: float


@dataclass(frozen=True, slots=True)
class Load:
    """What a load of many clients showed.

    Memory is that of all the server's processes in MB, None if unknown.
    """

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
    """Yield the questions of the client with this number."""
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


def post(address: Address, question: Question) -> HTTPConnection:
    """Send a question on a new connection."""
    path, content = question
    connection = HTTPConnection(*address)
    heads = {"Content-Type": "application/json"}
    connection.request("POST", f"/api/{path}", json.dumps(content), heads)
    return connection


def ask(address: Address, question: Question) -> str | None:
    """Send a question and wait for its answer; return None, or a message about a wrong answer."""
    with closing(post(address, question)) as connection:
        answer = connection.getresponse()
        body = answer.read()
    if answer.status != HTTPStatus.OK:
        return f"{question}: {answer.status} {body[:200]!r}"
    if question[0] == "decide" and json.loads(body)["verdict"] == "undecided":
        return f"{question}: undecided"
    return None


def client(address: Address, number: int, until: float, most: int, crowd: Crowd) -> None:
    """Act as one client, up to the time `until` or `most` questions; add what it saw to `crowd`."""
    random = Random(-number)
    for question in islice(questions(number), most):
        began = time.perf_counter()
        if began >= until:
            return
        try:
            if number % ABANDONING == 0:
                with closing(post(address, ("decide", LONG))):
                    time.sleep(random.uniform(0.02, 0.5))
                crowd.left.append(number)
                continue
            error = ask(address, question)
        except (OSError, HTTPException) as lost:
            error = f"{question}: {lost!r}"
        if error:
            crowd.errors.append(error)
        else:
            crowd.seconds.append(time.perf_counter() - began)


def crowded(address: Address, clients: int, seconds: float, most: int = sys.maxsize) -> Crowd:
    """Run `clients` clients for `seconds`, each in a thread with up to `most` questions."""
    crowd = Crowd()
    until = time.perf_counter() + seconds
    with ThreadPoolExecutor(clients) as pool:
        list(pool.map(lambda number: client(address, number, until, most, crowd), range(clients)))
    return crowd


def tree(process: int) -> dict[int, str]:
    """Return the states of a process and its descendants, by process ID."""
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
    """Return the memory of a process and its descendants in MB, counting shared pages once.

    None if the system does not report it.
    """
    total = 0
    for each in tree(process):
        try:
            lines = (PATH / str(each) / "smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return round(total / 1024, 1) if total else None


def at_rest(process: int, usual: int) -> dict[int, str]:
    """Wait until `usual` processes are left and none of them runs; return their states by ID.

    Gives up waiting after `REST` seconds.
    """
    until = time.perf_counter() + REST
    while True:
        states = tree(process)
        is_at_rest = len(states) == usual and "R" not in states.values()
        if is_at_rest or time.perf_counter() > until:
            return states
        time.sleep(0.05)


def percentile(values: list[float], share: float) -> float:
    """Return the element of the sorted `values` at the fraction `share` of their length."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def measured(address: Address, process: int, clients: int, seconds: float) -> Load:
    """Put load on a server, after a time of warming up, and return the figures."""
    first = crowded(address, clients, WARM_UP * seconds)
    before, processes = memory(process), len(tree(process))
    crowd = crowded(address, clients, (1 - WARM_UP) * seconds)
    states = at_rest(process, processes)
    for error in (first.errors + crowd.errors)[:5]:
        click.echo(error, err=True)
    return Load(
        clients,
        seconds,
        len(first.seconds + crowd.seconds),
        len(first.left + crowd.left),
        len(first.errors + crowd.errors),
        round(1000 * median(crowd.seconds), 1),
        round(1000 * percentile(crowd.seconds, 0.95), 1),
        before,
        memory(process),
        processes,
        len(states),
        sum(state == "R" for state in states.values()),
    )


def alone(address: Address, question: Question) -> float:
    """Return the seconds for a question with no other load."""
    began = time.perf_counter()
    if error := ask(address, question):
        raise click.ClickException(error)
    return time.perf_counter() - began


@contextmanager
def served() -> Iterator[tuple[Address, int]]:
    """Start a server; yield its address and its process ID."""
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


def measure(scale: float) -> Iterator[Answer | Load]:
    """Measure the server: single answers, then a crowd, of which a tenth disconnects."""
    if os.name == "nt":
        raise click.ClickException("this benchmark needs POSIX signals")
    boards = max(1, round(scale * BOARDS))
    with served() as (address, process):
        alone(address, ("decide", {"board": "BGW/GWB/WBG"}))
        for path in ("decide", "hint"):
            for pieces in (36, 15):
                times = [
                    alone(address, (path, {"board": str(random_position(6, 6, pieces, 7, index))}))
                    for index in range(boards)
                ]
                worst = round(1000 * max(times), 1)
                yield Answer(path, f"6x6/{pieces}", round(1000 * median(times), 1), worst)
        yield measured(address, process, CLIENTS, scale * SECONDS)
