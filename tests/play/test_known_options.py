"""Compiled rules and the solver take the games and options that they know, and no other."""

import re
from dataclasses import fields, make_dataclass
from random import Random
from typing import Literal, get_origin, get_type_hints

import pytest

from greenest.games.protocol import CHANCE
from greenest.games.pyramids.greener import Greener
from greenest.games.registry import GAMES
from greenest.play.advice import Adviser
from greenest.play.alphabeta.search import AlphaBeta
from greenest.play.known_options import ALPHABETA, EXACT, SOLVER, TREE, objection
from greenest.play.mcts.search import CompiledTreeSearch
from greenest.play.opponents import opponent
from greenest.play.records import new_record
from greenest.play.review.analysis import analyse
from greenest.play.turns import outcome
from playing import random_game

SMALL = {
    **{name: {"rows": 2, "cols": 3} for name in ("green", "greener", "greenest")},
    "triforce": {"ply_cap": 3},
}
TABLES = {"alphabeta": ALPHABETA, "exact": EXACT, "solver": SOLVER, "tree": TREE}


def changed(name):
    """Return a game as it is after its class was given a field `more`."""
    make = GAMES[name]
    place = {"__module__": make.__module__, "__qualname__": make.__qualname__}
    more = [("more", bool, False)]
    return make_dataclass(name, more, bases=(make,), namespace=place, frozen=True)(
        **SMALL.get(name, {})
    )


def of_a_variant(name):
    """Return a game of a subclass that changes nothing."""
    return type("Variant", (GAMES[name],), {"__module__": "variant"})(**SMALL.get(name, {}))


def first(game):
    """Return the first state of a random game in which a player has a choice."""
    states, _ = random_game(game, 1)
    return next(each for each in states if each.actor >= 0 and len(each.legal_moves()) > 1)


def move_of(make):
    """Return a door: the move of a player that `make` returns for a game."""
    return lambda game: make(game)(first(game), Random(1))


def judgement(game):
    """Return how the first choice of a game is judged."""
    record = new_record("", game, 1)
    while not (rows := list(analyse(record, 5))):
        is_luck = record.state.actor == CHANCE
        record = record.play(outcome(record) if is_luck else record.state.legal_moves()[0])
    return rows[0].judgement


DOORS = {
    "alphabeta": (ALPHABETA, move_of(lambda game: AlphaBeta(game, 9))),
    "alphabeta by name": (ALPHABETA, move_of(lambda game: opponent("alphabeta-9", game))),
    "analysis": ({*SOLVER, *ALPHABETA}, lambda game: judgement(game).is_exact),
    "tree": (TREE, move_of(lambda game: CompiledTreeSearch(game, 9))),
    "tree by name": (TREE, move_of(lambda game: opponent("tree-9", game))),
    "hints": (
        SOLVER,
        lambda game: not Adviser().hint(first(game), game)[0].startswith("the opponent "),
    ),
    "solutions": (
        SOLVER,
        lambda game: "only the puzzle" not in Adviser().solution(first(game), game)[1],
    ),
}
"""The doors to rules outside `games`, and what each knows; a result that is true was let in."""


def opens(door, game):
    try:
        return bool(DOORS[door][1](game))
    except ValueError as error:
        if not re.search("it (knows|does not know)|not in games.registry", str(error)):
            raise
        return False


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", GAMES)
def test_every_door_refuses_an_option_and_a_variant_that_it_does_not_know(name, door):
    game = GAMES[name](**SMALL.get(name, {}))
    is_for_three = game.players == 3 and door != "analysis"
    assert opens(door, game) == (name in DOORS[door][0] and (game.players < 3 or is_for_three))
    assert not opens(door, changed(name))
    assert not opens(door, of_a_variant(name))


def test_no_warning_is_given_in_an_unknown_puzzle():
    def warned(game):
        boards = "BGW/GWB/WBG", "BGW/BGW"
        return Adviser().light(*map(game.parse, boards), game)

    assert "can no longer be solved" in warned(GAMES["greenest"]())
    assert warned(changed("greenest")) is None


@pytest.mark.parametrize("name", GAMES)
def test_best_plays_an_unknown_game_by_the_plain_search(name):
    game = changed(name)
    best, plain = opponent("best-20", game), opponent("mcts-20", game)
    state = first(game)
    assert best(state, Random(1)) == plain(state, Random(1))


def test_a_new_word_of_a_known_option_is_not_known():
    for table in (ALPHABETA, EXACT, TREE):
        assert objection(table, Greener(tie="most")) == "it does not know the option tie=most"


@pytest.mark.parametrize("table", TABLES)
def test_the_options_that_are_known_are_those_of_the_games(table):
    for name, options in TABLES[table].items():
        hints_of = get_type_hints(GAMES[name])
        assert {text.partition("=")[0] for text in options} == {
            field.name for field in fields(GAMES[name])
        }
        for text in options:
            assert "=" in text or get_origin(hints_of[text]) is not Literal, text
        assert not objection(TABLES[table], GAMES[name]())
