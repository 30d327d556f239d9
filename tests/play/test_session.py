from dataclasses import dataclass, replace
from random import Random

import pytest

from greenest.games.capstone.game import Capstone
from greenest.games.protocol import NOBODY, IllegalMove, State
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.play.opponents import choose_greedily, choose_randomly
from greenest.play.records import new_record, read_record
from greenest.play.session import Session, move_list, read_move, result


def played(record, *lines, seats=(0,), rival=choose_greedily):
    """Run a session on lines of input: the session after it, and what it wrote."""
    given = iter(lines)
    prompts, written = [], []

    def read(prompt):
        prompts.append(prompt)
        return next(given, None)

    session = Session(record, set(seats), rival, read, written.append)
    session.run()
    return session, prompts, written


def dealt(game, setup):
    record = new_record(
        {Green: "green", Greener: "greener", Greenest: "greenest"}[type(game)], game, 1
    )
    for colour in setup:
        record = record.play(colour)
    return record


@dataclass(frozen=True, slots=True)
class Secret(State[str]):
    """The second player takes a coin in secret, then the first guesses it openly."""

    coin: str = ""
    guess: str = ""

    @property
    def actor(self):
        return 1 if not self.coin else 0 if not self.guess else NOBODY

    def legal_moves(self):
        return () if self.over else ("heads", "tails")

    def play(self, move):
        if move not in self.legal_moves():
            raise IllegalMove("it is over")
        return replace(self, **{"guess" if self.coin else "coin": move})

    def returns(self):
        return (1.0, 0.0) if self.coin == self.guess else (0.0, 1.0)

    def format_move(self, move):
        return move

    def parse_move(self, text):
        raise ValueError(f"{text!r} is no side of a coin")

    def __str__(self):
        return f"coin {self.coin}, guess {self.guess}"

    def observation(self, player):
        return str(self) if player == 1 or self.over else f"coin ?, guess {self.guess}"

    def sees(self, player, move):
        return player == 1 or self.coin != ""


@dataclass(frozen=True)
class Guessing:
    """Heads or tails."""

    players: int = 2

    def start(self):
        return Secret()


class TestSession:
    def test_chance_deals_and_the_player_sees_the_board_and_the_moves(self):
        session, prompts, written = played(new_record("greenest", Greenest(1, 3), 1))
        dealt_line, shown = written
        assert dealt_line.startswith("chance: ")
        assert sorted(dealt_line.removeprefix("chance: ").split()) == ["B", "G", "W"]
        assert shown.startswith(session.record.state.draw())
        assert shown.endswith(move_list(session.record.state))
        assert prompts == ["player 1> "]

    @pytest.mark.parametrize("line", ["1", "a1xb1", " a1xb1 "])
    def test_a_move_is_played_by_number_or_notation_and_the_opponents_answer(self, line):
        session, _, written = played(dealt(Green(1, 3), "BGW"), line)
        # Green passes, white takes black's stack, and black has to pass.
        assert str(session.record.state) == ".(WBG)., black to move"
        assert written[1:3] == ["player 2: pass", "player 3: c1xb1"]
        assert written[-1].endswith("1 pass")

    def test_a_game_goes_on_to_the_end_and_tells_who_won(self):
        _, prompts, written = played(dealt(Green(1, 3), "BGW"), "1", "1")
        assert prompts[-1] == "over> "
        assert written[-1].endswith("player 3 wins (player 1 0, player 2 0, player 3 3)")

    def test_what_is_no_move_is_said_and_the_game_stays(self):
        record = dealt(Green(1, 3), "BGW")
        session, _, written = played(record, "a1xc1", "9", "0", "x", "", "undo", "save")
        assert session.record == record
        assert written[1:] == [
            "not legal: the stack on b1 stands in between",
            "there is no move 9 in the list; try help",
            "there is no move 0 in the list; try help",
            "'x' is not a capture, which is written as in c3xc5; try help",
            "there is nothing to take back",
            "save needs the name of a file",
        ]

    def test_undo_takes_back_the_last_choice_and_what_followed(self):
        record = dealt(Green(2, 3), "BGWGWB")
        once, _, _ = played(record, "1")
        assert len(once.record.moves) > len(record.moves) + 1
        again, _, written = played(record, "1", "undo")
        assert again.record == record
        assert written[-1] == written[0]
        twice, _, _ = played(record, "1", "undo", "1", "1", "undo")
        assert twice.record == once.record

    def test_undo_works_after_the_end(self):
        record = dealt(Green(1, 3), "BGW")
        session, _, _ = played(record, "1", "1", "undo", "undo")
        assert session.record == record

    def test_the_same_seed_has_the_same_luck_whatever_was_taken_back(self):
        record = new_record("green", Green(), 5)
        straight, _, _ = played(record, "1", "2", "1", rival=choose_randomly)
        detour, _, _ = played(
            record, "1", "1", "1", "undo", "undo", "2", "1", rival=choose_randomly
        )
        assert straight.record == detour.record
        other, _, _ = played(new_record("green", Green(), 6), rival=choose_randomly)
        assert other.record.state != straight.record.states[36]

    def test_several_people_take_turns_at_one_terminal(self):
        _, prompts, _ = played(dealt(Green(1, 3), "BGW"), "1", "1", "1", seats=(0, 1, 2))
        assert prompts == ["player 1> ", "player 2> ", "player 3> ", "player 1> "]

    def test_another_seat_can_be_taken(self):
        _, prompts, written = played(dealt(Greener(1, 3), "BGW"), seats=(1,))
        assert prompts == ["player 2> "]
        assert written[0] == "player 1: a1xb1"

    def test_quit_and_the_end_of_input_leave(self):
        record = dealt(Green(1, 3), "BGW")
        session, prompts, _ = played(record, "quit", "1")
        assert (session.record, len(prompts)) == (record, 1)

    def test_help_and_moves_are_shown_on_request(self):
        _, _, written = played(dealt(Green(1, 3), "BGW"), "help", "moves")
        assert "save FILE" in written[1]
        assert written[2] == "  1 a1xb1"

    def test_a_secret_of_an_opponent_is_not_told(self):
        record = new_record("secret", Guessing(), 1)
        _, _, written = played(record, rival=choose_randomly)
        assert written[0] == "player 2: (unseen)"
        assert written[1].startswith("coin ?")
        _, _, written = played(record, "heads", seats=(0, 1))
        assert written[0].startswith("coin , guess")

    def test_what_was_secret_is_shown_at_the_end(self):
        session, _, written = played(new_record("secret", Guessing(), 1), "1")
        assert written[-1].startswith(str(session.record.state))


class TestSaving:
    def test_a_game_is_saved_and_can_be_gone_on_with(self, tmp_path):
        path = tmp_path / "a game.txt"
        session, _, written = played(dealt(Green(1, 3), "BGW"), "1", f"save {path}")
        assert read_record(path.read_text()) == session.record
        assert written[-1] == f"{path}: 6 moves, chance included"

    def test_a_record_may_be_written_anew_but_nothing_else(self, tmp_path):
        path = tmp_path / "game.txt"
        record = dealt(Green(1, 3), "BGW")
        session, _, _ = played(record, f"save {path}", "1", f"save {path}")
        assert read_record(path.read_text()) == session.record
        path.write_text("letters")
        _, _, written = played(record, f"save {path}")
        assert written[-1] == f"{path} not written: it is there, and no record of a game"
        assert path.read_text() == "letters"

    @pytest.mark.parametrize("name", ["/no/such/folder/game", "/", "a\0b"])
    def test_a_file_that_cannot_be_written_is_one_line(self, name):
        _, _, written = played(dealt(Green(1, 3), "BGW"), f"save {name}")
        assert written[-1].startswith(f"{name} not written: ")
        assert "\n" not in written[-1]


def test_no_piece_of_a_hand_that_the_other_gives_back_is_told():
    told = [
        written[0].split()[1:]
        for seed in range(40)
        for _, _, written in [played(new_record("capstone", Capstone(), seed), seats=(1,))]
    ]
    redrawn = [words for words in told if words[4] == "redraw"]
    assert redrawn
    assert all(words[:4] == ["(unseen)"] * 4 for words in redrawn)


def test_moves_are_read_by_number_in_the_order_of_the_list():
    state = Green().parse("BGW/GWB/WBG")
    moves = state.legal_moves()
    assert [read_move(state, str(n)) for n in range(1, len(moves) + 1)] == list(moves)
    assert [read_move(state, state.format_move(move)) for move in moves] == list(moves)


def test_the_move_list_fits_the_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    state = Greenest().parse("BGW/GWB/WBG")
    lines = move_list(state).splitlines()
    assert len(lines) > 1
    assert all(len(line) <= 40 for line in lines)
    words = " ".join(lines).split()
    assert words[::2] == [str(n) for n in range(1, len(state.legal_moves()) + 1)]
    assert words[1::2] == [state.format_move(move) for move in state.legal_moves()]


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (
            replace(Green().parse("(BG)WW"), passes=3),
            "player 1 wins (player 1 2, player 2 0, player 3 2)",
        ),
        (
            replace(Greener().parse("BW"), passes=2),
            "draw: player 1, player 2 (player 1 0, player 2 0)",
        ),
        (Greenest().parse("B"), "player 1 wins"),
        (Greenest().parse("BB"), "lost"),
    ],
)
def test_the_result_in_words(state, text):
    assert result(state) == text


def test_opponents_are_given_their_luck():
    given = []

    def rival(state, rng):
        given.append(rng.random())
        return state.legal_moves()[0]

    played(dealt(Green(1, 3), "BGW"), "1", rival=rival)
    assert given == [Random("1/4").random(), Random("1/5").random()]
