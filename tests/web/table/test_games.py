"""Games at a table over HTTP: legal at every step, as a replay by the library, secrets kept."""

import json

import pytest
from cryptography.fernet import Fernet

from at_table import BRIEF, SHORTER, SIX, answered, asked, check_game, got, played
from greenest.games.registry import GAMES
from greenest.play.records import read_record
from greenest.web.table import seal, work
from greenest.web.table.messages import BeginRequest, MoveRequest, TableRequest

ENDLESS = {"game": "triforce", "options": ["ply_cap=none"]}
QUICK = {"green": (), "capstone": ()}
"""Games that are played to their end at every change."""


def moved(server, table, number=0, **more):
    """Make a move of a table's view; return the next table."""
    move = table["view"]["moves"][number]["move"]
    return answered(server, "move", game=table["game"], move=move, **more)


@pytest.mark.parametrize(
    ("name", "opponent", "options"),
    [
        ("green", "greedy", ["rows=3", "cols=3", "tournament=yes"]),
        ("3stones", "random", ["skill=yes"]),
        ("greener", "mcts-10", ["rows=3", "cols=4"]),
        *(
            pytest.param(
                name, BRIEF, SHORTER.get(name, []), marks=QUICK.get(name, pytest.mark.slow)
            )
            for name in SIX
        ),
    ],
)
def test_games_against_an_opponent_are_as_a_replay_by_the_rules(server, name, opponent, options):
    check_game(server, name, 1, opponent=opponent, options=options)


def test_the_games_are_described(server):
    found = {each["game"]: each for each in json.loads(got(server, "api/games").body)}
    assert found.keys() == set(GAMES)
    levels = {name: " ".join(found[name]["opponents"]) for name in ("greener", "triforce")}
    assert levels["greener"] == "random greedy mcts tree alphabeta best"
    assert levels["triforce"] == "random greedy mcts best"
    (skill,) = (each for each in found["3stones"]["options"] if each["name"] == "skill")
    assert skill == {"name": "skill", "value": "no", "choices": ["no", "yes"]}
    assert "GREEN, a game for three" in found["green"]["rules"]


def test_between_people_what_was_thrown_or_drawn_is_not_taken_back(server):
    for name, has_chance in (("3stones", True), ("greener", False)):
        table = answered(server, "begin", game=name, seed=3, seats=[1, 2])
        table = moved(server, table)
        assert table["can_undo"] != has_chance
        if has_chance:
            refused = asked(server, "undo", game=table["game"])
            assert refused == (409, "between people, what was thrown or drawn is not taken back")


def both_sides(server, first, second):
    """Play Capstone with two at the screen and the goals of these numbers; return all answers."""
    table = answered(server, "begin", game="capstone", seed=4, seats=[1, 2])
    answers, goals = [table], iter((first, second))
    for step in range(60):
        if table["waits_for"] == "nobody":
            break
        if table["hand_over"]:
            table = answered(server, "look", game=table["game"])
        else:
            table = moved(server, table, next(goals, step % len(table["view"]["moves"])))
        answers.append(table)
    return answers


def test_nothing_depends_on_the_goal_of_the_other_side_until_the_end(server):
    """The answers to player 1 are the same whichever goal player 2 has, but for the seal."""
    one, other = both_sides(server, 3, 0), both_sides(server, 3, 7)
    assert len(one) == len(other)
    differ = [
        mine["view"] and mine["view"]["seat"]
        for mine, theirs in zip(one, other, strict=True)
        if mine | {"game": None} != theirs | {"game": None}
    ]
    assert set(differ) == {2}


def test_an_opponent_is_seen_to_order_its_goal_but_not_how(server):
    table = answered(server, "begin", game="capstone", seed=1)
    move = table["view"]["moves"][0]["move"]
    table = moved(server, table)
    table = answered(server, "answer", game=table["game"])
    assert "player 2: (unseen)" in table["view"]["news"]
    assert f"goals={move}/????" in table["view"]["state"]
    assert table["players"][1]["score"] is None


def test_a_choice_is_taken_back_with_what_followed_and_throws_come_again(server):
    table = moved(server, answered(server, "begin", game="3stones", seed=2, opponent="random"))
    assert table["can_undo"]
    back = answered(server, "undo", game=table["game"])
    assert "comes again" in back["view"]["news"][0]
    states = [moved(server, back, number)["view"]["state"] for number in (0, -1)]
    assert len({state.split("drawn=")[1][0] for state in states}) == 1
    fresh = answered(server, "begin", game="green")
    assert asked(server, "undo", game=fresh["game"]) == (409, "there is nothing to take back")


def test_what_was_taken_back_is_made_again_and_nothing_else_is(server):
    table = answered(server, "begin", game="greener", seats=[1, 2], seed=3, minutes="9")
    for _ in range(4):
        table = moved(server, table, seconds=10)
    back = answered(server, "undo", game=table["game"])
    back = answered(server, "undo", game=back["game"], seconds=30)
    again = answered(server, "redo", game=back["game"], later=table["game"], seconds=5)
    told = {key: again["view"][key] for key in ("log", "news")}
    assert again["view"] == table["view"] | told
    left = [[each["seconds"] for each in told["players"]] for told in (table, again)]
    assert sum(left[0]) - sum(left[1]) == 35
    other = answered(server, "begin", game="greener", seats=[1, 2], seed=4, minutes="9")["game"]
    one, two = table["game"], back["game"]
    for game, later in ((other, one), (one, two), (two, other)):
        refused = asked(server, "redo", game=game, later=later)
        assert refused == (409, "there is nothing to make again")
    assert asked(server, "redo", game=back["game"], later="gAAA")[0] == 404


def test_time_is_charged_and_does_not_come_back(server):
    table = answered(server, "begin", game="greener", minutes="1", seats=[1, 2], seed=1)
    move = table["view"]["moves"][0]["move"]
    table = moved(server, table, seconds=20)
    assert [each["seconds"] for each in table["players"]] == [40, 60]
    table = answered(server, "undo", game=table["game"], seconds=5)
    assert [each["seconds"] for each in table["players"]] == [40, 55]
    table = answered(server, "look", game=table["game"], seconds=1.5)
    for seconds, told in ((9, "\nclock 29.500 55.000\n"), (54, "\nended 20")):
        assert told in answered(server, "save", game=table["game"], seconds=seconds)
    late = answered(server, "move", game=table["game"], seconds=40)
    assert late["result"].startswith("player 1 (black) has run out of time and loses")
    assert (late["waits_for"], late["can_undo"]) == ("nobody", False)
    assert asked(server, "move", game=late["game"], move=move) == (409, "the game is over")


def test_a_record_is_saved_as_the_terminal_saves_it_and_loaded(server):
    table, _ = played(server, "greener", 5, options=["rows=3", "cols=4"])
    text = answered(server, "save", game=table["game"])
    record = read_record(text)
    assert str(record) == text
    assert record.seats == (0,)
    loaded = answered(server, "load", record=text)
    assert loaded["result"] == table["result"]
    assert loaded["view"]["state"] == table["view"]["state"]
    endless = answered(server, "begin", **ENDLESS)
    assert "\nopponent greedy\n" in answered(server, "save", game=endless["game"])
    cut = "\n".join(text.splitlines()[:-4])
    assert answered(server, "load", record=cut)["waits_for"] in ("person", "opponent")


@pytest.mark.parametrize(
    ("path", "question", "status", "said"),
    [
        ("begin", {"game": "green", "options": ["rows=x"]}, 409, "option rows"),
        ("begin", {"game": "green", "seats": [4]}, 409, "no seat 4"),
        ("begin", {"game": "triforce", "opponent": "alphabeta"}, 409, "it knows green, greener"),
        ("begin", ENDLESS | {"opponent": "best:0.4s"}, 409, "best does not play this"),
        ("begin", {"game": "green", "opponent": "oracle"}, 409, "not one of"),
        ("begin", {"game": "green", "minutes": "never"}, 409, "not minutes"),
        ("begin", {"game": "green", "minutes": ""}, 409, "not minutes"),
        ("load", {"record": "no record"}, 409, "line 1: no record of a game"),
        ("load", {"record": "greenest record 1\ngame green\nseed 1\nmove"}, 409, "line 4"),
        ("look", {"game": "gAAAA"}, 404, "not begun on this server"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(server, path, question, status, said):
    found, sentence = asked(server, path, **question)
    assert found == status
    assert said in sentence
    assert "\n" not in sentence


def test_a_sealed_text_that_is_no_record_is_told():
    key = Fernet.generate_key()
    with pytest.raises(seal.SealError, match="not read by this version: line 1"):
        work.looked(key, TableRequest(game=seal.sealed(key, "greenest record 0")))


@pytest.mark.parametrize(
    ("game", "level"),
    [("capstone", "mcts-1000000"), ("green", "tree-999999999"), ("greener", "best:9999s")],
)
def test_an_opponent_plays_in_time_or_is_ended(impatient_server, monkeypatch, game, level):
    server, key = impatient_server
    table = work.begun(key, BeginRequest(game=game, opponent=level, seats=[2], seed=1))
    while table.waits_for == "person":
        table = work.moved(key, MoveRequest(game=table.game, move=table.view.moves[0].move))
    assert asked(server, "answer", game=table.game) == (504, "stopped after 0.2 s")
    monkeypatch.setattr(work, "MOVE_SECONDS", 0.001)
    assert work.answered(key, TableRequest(game=table.game)).game != table.game


def test_illegal_moves_are_refused_with_the_reason(server):
    table = answered(server, "begin", game="greener", seed=1)
    refused = asked(server, "move", game=table["game"], move="a1xb3")
    assert refused[0] == 409
    assert refused[1].startswith("not legal: ")
    assert asked(server, "move", game=table["game"], move="??")[0] == 409
    assert asked(server, "answer", game=table["game"]) == (409, "no opponent is to move")
    move = table["view"]["moves"][0]["move"]
    table = answered(server, "move", game=table["game"], move=move)
    assert asked(server, "move", game=table["game"], move=move) == (409, "an opponent is to move")
