"""A visitor of the games who plays at random and checks everything by a replay."""

import http.client
import json
from contextlib import closing
from random import Random
from urllib.parse import urlsplit

from greenest.play.outcome import result
from greenest.play.records import read_record
from shell import LONGEST_WAIT

SHORTER = {"triforce": ["ply_cap=30"]}
"""Options without which random games hardly end."""
BRIEF = "best-100"
"""The best opponent of each game, limited to a hundred positions."""
SIX = ("green", "greener", "capstone", "threestone", "triforce", "3stones")
"""The games that are played at a table."""
LISTED = ".match .moves:not(.log) button"
"""The moves that the page of games lists."""
JSON = {"Content-Type": "application/json"}


def waited(page):
    """Wait until a person has to choose or the game is over; tell whether it is."""
    page.wait_for_function(
        "() => !document.querySelector('.match.is-asking')"
        f" && document.querySelector('.turn.is-over, {LISTED}, .cover:not([hidden])')"
    )
    return page.locator(".turn.is-over").count() > 0


def got(server, path, body=None, method="GET", **headers):
    """Return the response to a request, with its body read."""
    connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=LONGEST_WAIT)
    with closing(connection):
        connection.request(method, f"/{path}", body, headers)
        response = connection.getresponse()
        response.body = response.read()
    return response


def asked(server, path, **question):
    """Return the status and the answer of a question about games."""
    response = got(server, f"api/games/{path}", json.dumps(question).encode(), "POST", **JSON)
    if path == "save" and response.status == 200:
        return 200, response.body.decode()
    answer = json.loads(response.body)
    return response.status, answer if response.status == 200 else answer["error"]


def answered(server, path, **question):
    status, answer = asked(server, path, **question)
    assert status == 200, answer
    return answer


def tall(game, letters):
    """Return a record of a game that begins with a stack of so many pyramids."""
    stack = ("BGW" * letters)[:letters]
    return f"greenest record 1\ngame {game} rows=3 cols=3\nseed 1\nposition BG/.({stack})\n"


def played(server, name, seed, **options):
    """Play a random game against an opponent; return the last answer and all views before it."""
    rng = Random(f"{name}/{seed}")
    table = answered(server, "begin", game=name, seed=seed, **options)
    views = [table["view"]]
    while table["waits_for"] != "nobody":
        if table["waits_for"] == "opponent":
            table = answered(server, "answer", game=table["game"])
        else:
            move = rng.choice(table["view"]["moves"])["move"]
            table = answered(server, "move", game=table["game"], move=move)
        views.append(table["view"])
    return table, views


def check_game(server, name, seed, **options):
    """Play a game and compare everything shown with a replay of its record."""
    table, views = played(server, name, seed, **options)
    check_views(views, table["result"], answered(server, "save", game=table["game"]))


def check_views(views, told, record):
    """Compare the views of a player and the stated result with a replay of the record."""
    states = read_record(record).states
    assert states[-1].over
    assert told == result(states[-1])
    *shown, last = views
    observed = [(str(state.observation(0)), state) for state in states]
    at = 0
    for view in shown:
        while observed[at][0] != view["state"]:
            at += 1
        state = observed[at][1]
        moves = state.legal_moves() if state.actor == 0 else ()
        assert [each["move"] for each in view["moves"]] == list(map(state.format_move, moves))
    assert last["state"] == str(states[-1])
    assert last["moves"] == []
