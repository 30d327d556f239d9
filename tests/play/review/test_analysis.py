from dataclasses import replace

import pytest

from greenest.games.protocol import CHANCE
from greenest.games.pyramids.contest import MOST_PYRAMIDS
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.games.registry import GAMES
from greenest.games.stones.game import Stones
from greenest.play.records import new_record
from greenest.play.review.analysis import BAR, accounts, analyse, bar
from greenest.play.turns import outcome


def worth(state, hero):
    """Return a player's share of the win and lead under perfect play, by plain search."""
    if state.over:
        scores = state.scores()
        return state.returns()[hero], scores[hero] - scores[1 - hero]
    found = [worth(state.play(move), hero) for move in state.legal_moves()]
    return max(found) if state.actor == hero else min(found)


TALL = f"B(W{'G' * (MOST_PYRAMIDS - 6)})G/WGB"


@pytest.mark.parametrize("board", ["BBW/GGW", "BGW/WGB", "GBW/WBG", "WBW/GGB", "BWW/B.B", TALL])
def test_greener_is_judged_exactly_on_small_boards(board):
    game = Greener(2, 3)
    record = new_record("greener", game, 1, game.parse(f"{board}, black to move"))
    while not record.is_over:
        record = record.play(record.state.legal_moves()[-1])
    rows = list(analyse(record, 1))
    assert rows
    for row in rows:
        state, move = record.states[row.ply], record.moves[row.ply]
        best = worth(state, row.player)
        made = worth(state.play(move), row.player)
        assert row.judgement.is_exact
        assert row.judgement.shares[row.player] == best[0]
        assert row.judgement.lost == best[0] - made[0]
        assert row.judgement.points == best[1] - made[1]
        for notation in row.best:
            assert worth(state.play(state.parse_move(notation)), row.player) == best


@pytest.mark.parametrize("won", ["0-0", "2-0", "0-2", "1-1"])
def test_the_last_game_of_a_tournament_counts_the_points_of_those_before(won):
    game = Greener(2, 3, tournament=True)
    start = game.parse(f".B(BG)/(WG)W., black to move, game 2, won {won}")
    record = new_record("greener", game, 1, start)
    (row,) = analyse(record.play(start.legal_moves()[0]), 1)
    assert row.judgement.shares[row.player] == worth(start, row.player)[0]


@pytest.mark.parametrize(
    ("options", "start"),
    [
        ({"rows": 2, "cols": 3, "tie": "again"}, "BGB/GWW, black to move"),
        ({"rows": 2, "cols": 3, "tournament": True}, "BGB/GWW, black to move, game 1, won 0-0"),
        ({"rows": 3, "cols": 6}, "BBBBWG/BWGWGG/GGGWGW, black to move"),
    ],
    ids=["tie", "tournament", "large"],
)
def test_greener_is_searched_where_more_games_follow_or_the_board_is_large(options, start):
    """Another setup is dealt after a tie, or after a game of a tournament."""
    game = Greener(**options)
    record = new_record("greener", game, 1, game.parse(start))
    (row,) = analyse(record.play(record.state.legal_moves()[0]), 1)
    assert not row.judgement.is_exact
    assert row.judgement.points is None
    assert sum(row.judgement.shares) == pytest.approx(1)


def go_on(record, plies):
    """Play first moves, and what chance brings, to the end or for so many plies."""
    while not record.is_over and len(record.moves) - record.dealt < plies:
        is_luck = record.state.actor == CHANCE
        record = record.play(outcome(record) if is_luck else record.state.legal_moves()[0])
    return record


@pytest.mark.parametrize("start", ["....../......, black to move", "......, black to move"])
def test_a_tie_that_is_played_again_may_be_on_a_board_of_another_size(start):
    game = Greener(2, 3, tie="again")
    record = new_record("greener", game, 1, game.parse(start)).play("pass").play("pass")
    record = go_on(record, 99)
    for row in analyse(record, 1):
        assert set(row.judgement.best) <= set(record.states[row.ply].legal_moves())


def puzzle(text, *moves):
    game = Greenest()
    record = new_record("greenest", game, 1, game.parse(text))
    for move in moves:
        record = record.play(record.state.parse_move(move))
    return record


def test_a_puzzle_is_lost_by_the_capture_that_is_marked_if_it_was_solvable():
    (row,) = analyse(puzzle("WB./G..", "a2xb2"), 1)
    assert (row.mark, row.best, row.judgement.lost) == ("??", ("a1xa2",), 1)
    assert row.judgement.note.startswith("1 of 2 captures keeps it solvable; easy to see: ")
    (row,) = analyse(puzzle("BGB/...", "a2xb2"), 1)
    assert (row.mark, row.judgement.note) == ("", "it was not solvable before")


@pytest.mark.parametrize(
    ("nodes", "shares", "notes"),
    [
        (1, [0.5, 0.5], ["undecided within 1 positions"] * 2),
        (
            5,
            [0.5, 1],
            ["undecided within 5 positions", "2 of 8 captures keep it solvable, 4 undecided"],
        ),
        (8, [1, 1], ["9 of 10 captures keep it solvable, 1 undecided", "2 of 8 captures keep it"]),
    ],
)
def test_what_is_undecided_is_neither_lost_nor_kept(monkeypatch, nodes, shares, notes):
    monkeypatch.setattr("greenest.play.review.analysis.NODES", nodes)
    rows = list(analyse(puzzle("BGW/GWB/W.G", "a3xb3", "a2xb2"), 1))
    assert [row.judgement.shares for row in rows] == [(share,) for share in shares]
    assert [row.judgement.lost for row in rows] == [0, nodes == 8]
    for row, note in zip(rows, notes, strict=True):
        assert row.judgement.note.startswith(note)


def test_the_search_marks_a_move_that_gives_the_win_away():
    text = str(Stones().start())
    record = new_record("3stones", Stones(), 1, Stones().parse(text))
    while len(record.moves) < 140:
        record = record.play(record.state.legal_moves()[0])
    rows = list(analyse(record.back_to(8), 60))
    assert [row.ply for row in rows] == [1, 3, 5, 7]
    again = list(analyse(record.back_to(8), 60))
    assert rows == again
    assert all(0 <= row.judgement.lost <= 1 and len(row.best) == 1 for row in rows)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_analysed(name):
    options = {"rows": 2, "cols": 3} if hasattr(GAMES[name](), "rows") else {}
    record = go_on(new_record(name, GAMES[name](**options), 5), 6)
    rows = list(analyse(record, 20))
    chosen = [
        ply
        for ply, state in enumerate(record.states[:-1])
        if state.actor >= 0 and len(state.legal_moves()) > 1
    ]
    assert [row.ply for row in rows] == chosen
    if record.game.players > 1:
        assert [sum(row.judgement.shares) for row in rows] == pytest.approx([1] * len(rows))
    found = accounts(record.game.players, rows)
    assert sum(account.moves for account in found) == len(rows)
    for account in found:
        marks = sum(row.mark != "" for row in rows if row.player == account.player)
        assert sum(account.marks.values()) == marks


def test_a_mark_is_for_the_share_of_the_win_that_was_lost():
    (row,) = analyse(puzzle("WB./G..", "a1xa2"), 1)
    marks = {
        lost: replace(row, judgement=replace(row.judgement, lost=lost)).mark
        for lost in (0.0, 0.049, 0.05, 0.1, 0.15 - 1e-16, 1.0)
    }
    assert marks == {0.0: "", 0.049: "", 0.05: "?!", 0.1: "?", 0.15 - 1e-16: "??", 1.0: "??"}


def test_a_bar_has_a_part_for_each_player():
    assert bar((0.75, 0.25)) == "1" * 15 + "2" * 5
    assert bar((0.5, 0.25, 0.25)) == "1" * 10 + "2" * 5 + "3" * 5
    assert bar((0.4, 0.2)) == "1" * 13 + "2" * 7
    assert (bar((1.0,)), bar((0.0,))) == ("1" * BAR, "." * BAR)


def test_a_puzzle_lost_by_a_capture_that_only_a_search_refutes():
    rows = list(analyse(puzzle("BGW/GWB/W.G", "a3xb3", "a2xb2", "c2xc1"), 1))
    assert [row.mark for row in rows] == ["", "??", ""]
    assert rows[1].best == ("c3xc2", "b2xc2")
    assert "2 of 8 captures keep it solvable; to see it takes a search of " in (
        rows[1].judgement.note
    )
    assert rows[2].judgement.shares == (0.0,)
