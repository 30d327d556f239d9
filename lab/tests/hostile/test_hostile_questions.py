"""Whatever size a question has, and at every address, the answer is none of a broken server."""

import json
from http.client import HTTPConnection
from itertools import product
from urllib.parse import urlsplit

import pytest
from starlette.routing import Route

from at_table import asked, tall
from greenest.games.pyramids.contest import MOST_PYRAMIDS
from greenest.games.pyramids.position import Position
from greenest.study.sampling import random_position
from greenest.web.app import create_app
from greenest.web.server.guards import LONGEST_REFUSAL
from greenest.web.server.messages import MOST_CHARACTERS
from greenest.web.table.messages import MOST_BYTES
from shell import LONGEST_WAIT

SIDES = 1, 2, 5, 16, 17, 64
FULL = (1, 4999), (2499, 1), (2, 1665), (5, 832), (70, 70)
"""The largest full boards of a question."""
SHARES = 0.0, 0.1, 0.5, 0.97, 1.0
ODD = (
    *(each * 5000 for each in ("/", "\n", "9", "(", "🟩")),
    "B\t" * 2500,
    "BG/GW\n" * 800,
    "B" + "9" * 4999,
    "/".join(["1000"] * 1000),
    f"({'BGW' * 1600})",
    "/".join(["(BGW)" * 16] * 60),
    "---\n" * 1250,
    "#\n" * 2500,
    "\0",
    "\ud800",
    "B" * 5001,
    "",
    "64" * 2500,
)
"""Texts that are no boards, or boards of tall stacks."""
BESIDES = {
    "/api/decide": {"max_nodes": 2000},
    "/api/hint": {"max_nodes": 2000, "max_seconds": 0.1},
    "/api/carry": {},
    "/api/repair": {"max_nodes": 2000},
    "/api/explain": {"max_nodes": 2000},
    "/api/certificate": {"max_nodes": 2000},
}
"""The questions about boards, with limits that do not depend on the machine."""
TABLE = ("look", "move", "answer", "undo", "redo", "save")


def boards(sample):
    """Yield texts of boards of all sizes, and of none."""
    sizes = [(*size, share) for *size, share in product(SIDES, SIDES, SHARES)]
    for rows, cols, share in sizes[:: 1 + 3 * (sample(3) == 1)]:
        stacks = int(share * rows * cols)
        empty = "/".join(["." * cols] * rows)
        yield str(random_position(rows, cols, stacks, 1, 0)) if stacks else empty
    yield from (str(random_position(rows, cols, rows * cols, 1, 0)) for rows, cols in FULL)
    yield from ODD


def told(server, method, path, question=None):
    """Return the status and the text of an answer, which is at most refused."""
    connection = HTTPConnection(urlsplit(server).netloc, timeout=LONGEST_WAIT)
    connection.request(method, path, question, {"Content-Type": "application/json"})
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    assert response.status < 500, (method, path, str(question)[:200], text)
    if response.status >= 400 and text:
        assert len(json.loads(text)["error"]) <= LONGEST_REFUSAL
    return response.status, text


def addresses():
    """Return the method and path of every route, with a file for a folder."""
    return {
        (method, route.path.replace("{name}", "%00" * 2000))
        for route in create_app().routes if isinstance(route, Route) for method in route.methods
    }  # fmt: skip


KEYS = f'{{"{"k" * 100_000}": 1}}', json.dumps(dict.fromkeys(map(str, range(9_000))))
"""Objects whose keys no question has: a long one, and many."""


def test_every_address_answers_whatever_is_sent(server):
    for (method, path), body in product(
        sorted(addresses()), (None, "", "[" * 50_000, '"' * 131_072, "{}", "0" * 200_000, *KEYS)
    ):
        told(server, method, path, body)


@pytest.mark.parametrize("path", BESIDES)
def test_boards_of_every_size_are_answered(server, path, sample):
    for board in boards(sample):
        question = json.dumps({"board": board, **BESIDES[path]})
        status, text = told(server, "POST", path, question)
        if status == 200 and path == "/api/hint":
            answer = json.loads(text)
            moves = [each["move"] for each in answer["judged"]] + answer["unjudged"]
            position = Position.parse(board)
            assert moves == list(map(position.notation, position.captures()))
        assert len(board) <= MOST_CHARACTERS or status == 422


@pytest.mark.parametrize("game", ["greenest", "green", "greener"])
@pytest.mark.parametrize("letters", [2, 100, 600, 10_000, 44_800, 45_000, 75_000, 89_000, 95_000])
def test_a_game_of_every_size_that_is_loaded_is_played_on(server, game, letters):
    status, table = asked(server, "load", record=tall(game, letters), opponent="best-10")
    most = MOST_BYTES - 150 if game == "greenest" else MOST_PYRAMIDS
    assert status == (200 if letters < most else 409 if letters < 90_000 else 422)
    if status != 200:
        reason = "up to 45,000 bytes" if game == "greenest" else "more than 1,000 pyramids"
        assert status == 422 or reason in table
        return
    for path in TABLE:
        more = {"later": table["game"]} if path == "redo" else {}
        found, answer = asked(server, path, game=table["game"], **more)
        assert found in (200, 409), answer
        if path == "save":
            assert asked(server, "load", record=answer)[0] == 200
