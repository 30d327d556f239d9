from dataclasses import replace

import pytest

from greenest.games.protocol import IllegalMove
from greenest.games.pyramids.green import Green
from greenest.games.registry import GAMES
from greenest.play.records import RecordError, new_record, read_record

TEXT = """\
greenest record 1
game green rows=1 cols=3 tournament=no tie=draw
seed 7
chance: B
chance: G
chance: W
player 1: a1xb1
player 2: pass
"""


def test_a_record_is_written_as_said_with_the_result_as_a_remark():
    record = new_record("green", Green(1, 3), 7)
    for notation in ["B", "G", "W", "a1xb1", "pass"]:
        record = record.play(record.state.parse_move(notation))
    assert str(record) == TEXT
    over = "player 3: c1xb1\nplayer 1: pass\nplayer 2: pass\nplayer 3: pass\n"
    text = str(read_record(TEXT + over))
    assert "\n# result: player 3 (white) wins (player 1 (black) 0, " in text
    assert str(read_record(text)) == text


def test_a_record_may_have_remarks_and_be_older_but_nothing_follows_its_end():
    remarked = TEXT.replace("player 1", "\n  # The only capture.\n  player 1") + "\n\n"
    assert read_record(remarked) == read_record(TEXT)
    record = read_record(TEXT)
    assert (record.names, record.opponent, record.begun, record.ended) == ((), "", "", "")
    over = "player 3: c1xb1\nplayer 1: pass\nplayer 2: pass\nplayer 3: pass\n"
    assert read_record(TEXT + over).state.over
    with pytest.raises(RecordError, match="line 13: the game is over before 'player 1: pass'"):
        read_record(TEXT + over + "player 1: pass\n")


def test_going_back_leaves_the_first_moves_and_an_illegal_move_is_not_recorded():
    record = read_record(TEXT)
    earlier = record.back_to(3)
    assert str(earlier) == "".join(TEXT.splitlines(keepends=True)[:6])
    assert earlier.state == record.states[3]
    assert read_record(TEXT) == record
    with pytest.raises(IllegalMove):
        record.play("B")


NO_LINES = {
    "position BGX": "line 4: line 1, column 3: unknown letter 'X', not B, G, W or '.'",
    "position BGW\nposition BGW": "line 5: a second position",
    "seats 4": "line 4: '4' is not seats of 1, 2, 3, each once",
    "seats": "line 4: '' is not seats of 1, 2, 3, each once",
    "name 2 A\nname 2 B": "line 5: a second name 2",
    "name 4 Ada": "line 4: '4 Ada' is not a player of 1, 2, 3 and a name",
    "name 1": "line 4: '' is not a name, of 1 to 60 printable characters",
    "opponent Greedy!": "line 4: 'Greedy!' is not a level, as in 'opponent greedy'",
    "begun today": "line 4: 'today' is not a time, as 2026-11-26T12:40:03Z",
    "clock 1 2 9.9999": "line 4: '1 2 9.9999' is not the seconds of each player, as in '1800 90.5'",
    "clock 1 2": "line 4: '1 2' is not the seconds of each player, as in '1800 90.5'",
}
"""What stands below the seed, and what is said of it."""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (TEXT, "", "line 1: no record of a game, which begins with 'greenest record 1'"),
        ("record 1", "record 2", "line 1: no record of a game"),
        (TEXT[18:], "", "the record ends before the game and the seed are named"),
        ("game green", "game chess", "line 2: there is no game 'chess', only "),
        (
            "game green",
            "green",
            "line 2: 'green rows=1 cols=3 tournament=no tie=draw' does not name a game",
        ),
        ("rows=1", "rows=x", "line 2: option rows: 'x' is not a whole number"),
        ("rows=1", "rows=0", "line 2: no grid of 0x3"),
        ("seed 7", "seed seven", "line 3: 'seed seven' is not a seed"),
        ("chance: G", "chance: B", "line 5: B: 'B' is not a colour that is left to be dealt"),
        ("chance: G", "player 1: G", "line 5: chance is to act, not player 1"),
        ("player 1: a1xb1", "a1xb1", "line 7: 'a1xb1' is not a move, as in 'player 1: c3xc5'"),
        ("a1xb1", "a1xz1", "line 7: a1xz1: there is no cell 'z1' on 1x3"),
        ("a1xb1", "a1xc1", "line 7: a1xc1: the stack on b1 stands in between"),
        ("player 2: pass", "player 3: pass", "line 8: player 2 is to act, not player 3"),
        *(("seed 7", f"seed 7\n{line}", said) for line, said in NO_LINES.items()),
    ],
)
def test_what_is_no_record_is_refused(old, new, message):
    with pytest.raises(RecordError) as error:
        read_record(TEXT.replace(old, new))
    assert str(error.value).startswith(message)


def test_positions_and_seats_are_read_back():
    game = GAMES["greenest"]()
    record = new_record("greenest", game, 3, game.parse("B(GW)./W.G"))
    record = record.play(record.state.legal_moves()[0])
    assert "\nposition B(GW)./W.G\n" in str(record)
    assert read_record(str(record)) == record
    record = replace(read_record(TEXT), seats=(0, 2))
    assert "\nseats 1 3\n" in str(record)
    assert read_record(str(record)).seats == (0, 2)
    assert read_record(TEXT).seats == ()


def test_names_the_level_of_the_opponent_and_times_are_read_back():
    record = read_record(TEXT).called(0, "Ada Lovelace").called(2, "Béla")
    times = {"begun": "0926-11-26T12:40:03Z", "ended": "2026-11-26T13:01:30Z"}
    text = str(replace(record, opponent="mcts:2s", **times))
    assert (
        "\nname 1 Ada Lovelace\nname 3 Béla\nopponent mcts:2s\n"
        "begun 0926-11-26T12:40:03Z\nended 2026-11-26T13:01:30Z\nchance: B\n"
    ) in text
    again = read_record(text)
    assert str(again) == text
    assert (again.names, again.opponent) == (("Ada Lovelace", "", "Béla"), "mcts:2s")
    assert (again.begun, again.ended) == tuple(times.values())


@pytest.mark.parametrize("name", ["", " Ada", "A\nB", "A\x1b[2J", "A" * 61])
def test_what_is_no_name_is_refused(name):
    with pytest.raises(ValueError, match="is not a name, of 1 to 60 printable characters"):
        read_record(TEXT).called(0, name)
