"""Long games and long answers fit in what a server sends and reads."""

from bisect import bisect_left
from contextlib import suppress
from functools import partial

import pytest
from cryptography.fernet import Fernet
from fastapi import FastAPI

from at_table import tall
from greenest.solver.verdict import Limits
from greenest.study.sampling import random_position
from greenest.web.server import work as boards_work
from greenest.web.server.settings import Settings
from greenest.web.table import work
from greenest.web.table.messages import (
    MOST_BYTES,
    LoadRequest,
    MoveRequest,
    RedoRequest,
    TimedRequest,
)
from greenest.web.table.routes import LONG, add_games
from greenest.web.table.seal import sealed, sealed_length


def test_an_answer_has_not_many_more_moves_than_it_may(monkeypatch):
    monkeypatch.setattr(boards_work, "MOST_MOVES", 100)
    told = boards_work.judged(random_position(6, 6, 36, 1, 0), Limits())
    assert [len(each.moves) for each in told.judged] == [34] * 3
    assert len(told.unjudged) > 10


def test_every_game_that_a_page_may_keep_fits_in_a_request_beside_another():
    key = Fernet.generate_key()
    for size in (*range(70), MOST_BYTES - 1, MOST_BYTES):
        assert len(sealed(key, "x" * size)) == sealed_length(size)
    longest = "x" * sealed_length(MOST_BYTES)
    question = RedoRequest(game=longest, later=longest, seconds=999_999.123456789)
    assert len(question.model_dump_json()) <= Settings().max_body

    def kept(letters):
        with suppress(work.NotAllowedError):
            return work.loaded(key, LoadRequest(record=tall("greenest", letters))).game

    most = bisect_left(range(MOST_BYTES), True, key=lambda letters: kept(letters) is None) - 1
    assert len(kept(most)) == len(longest)


@pytest.mark.parametrize(("size", "lane"), [(LONG - 200, "at once"), (LONG + 2, "among hard ones")])
def test_long_games_are_replayed_where_hard_questions_are(size, lane):
    taken, app = [], FastAPI()

    async def answer(name, request, job, *arguments):
        taken.append(name)

    add_games(app, b"", partial(answer, "among hard ones"), partial(answer, "at once"), {})
    text, half = "x" * size, "x" * (size // 2)
    bodies = {
        "load": LoadRequest(record=text), "look": TimedRequest(game=text),
        "move": MoveRequest(game=text), "undo": TimedRequest(game=text),
        "redo": RedoRequest(game=half, later=half), "save": TimedRequest(game=text),
    }  # fmt: skip
    routes = {route.path.rpartition("/")[2]: route.endpoint for route in app.routes[-9:]}
    assert routes.keys() == {*bodies, "games", "begin", "answer"}
    for name, body in bodies.items():
        with suppress(StopIteration):  # it waits for nothing
            routes[name](None, body).send(None)
    assert taken == [lane] * len(bodies)
