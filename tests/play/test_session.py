from dataclasses import replace

import pytest

from greenest.games.capstone.game import Capstone
from greenest.games.protocol import CHANCE, IllegalMove
from greenest.games.pyramids.green import Green
from greenest.games.pyramids.greener import Greener
from greenest.games.pyramids.greenest import Greenest
from greenest.games.registry import GAMES
from greenest.games.stones.game import Stones
from greenest.games.triforce.game import Triforce
from greenest.play.clock import Clock
from greenest.play.entry import read_move
from greenest.play.opponents import choose_greedily
from greenest.play.outcome import result
from greenest.play.records import LONGEST_RECORD, new_record, read_record
from greenest.play.session import HELP, Session
from greenest.play.wording import FEW, choices, move_list
from greenest.solver.verdict import Status, Verdict


class Script:
    """A terminal with a script of lines to type; it records what is shown."""

    page = ""
    """The line typed at a page that hides everything."""

    def __init__(self, *lines):
        self.lines = iter(lines)
        self.prompts, self.written = [], []

    @property
    def said(self):
        """Return each output as one line."""
        return [" ".join(text.split()) for text in self.written]

    @property
    def record(self):
        return self.session.record

    def read(self, prompt):
        self.prompts.append(prompt)
        line = next(self.lines, None)
        return line() if callable(line) else line

    def write(self, text):
        self.written.append(text)

    def show(self, name, picture):
        self.written.append(picture)

    def hand_over(self, player):
        self.written.append(f"--- {player} ---")
        return self.page

    def play(self, record, seats=(0,), make=lambda level, game: choose_greedily, **rest):
        record = replace(record, opponent=record.opponent or "greedy")
        self.session = Session(record, list(seats), make, self, **rest)
        self.session.run()
        return self


def played(record, *lines, **rest):
    """Run a session on lines of input; return its terminal."""
    return Script(*lines).play(record, **rest)


def dealt(game, setup):
    record = new_record(type(game).__name__.lower(), game, 1)
    for colour in setup:
        record = record.play(colour)
    return record


def puzzle(text):
    game = Greenest()
    return new_record("greenest", game, 1, game.parse(text))


GREEN, SIX = dealt(Green(1, 3), "BGW"), dealt(Green(2, 3), "BGWGWB")
BEGUN = "2026-11-26T12:40:03Z"
ENDLESS = new_record("triforce", Triforce(ply_cap=None), 1)
TWO_ROWS = new_record("greenest", Greenest(2, 3), 3)
SECRET = new_record("capstone", Capstone(), 3)
LOSABLE = puzzle("WB./G..")
"""b2 must not be taken first, or nothing can reach the other stack."""
LOST = puzzle("BG./..B")


def stones(seed):
    """Return a game of 3 Stones, in which chance draws a stone after every placement."""
    return new_record("3stones", Stones(), seed)


@pytest.mark.parametrize(
    ("record", "lines", "same"),
    [
        (GREEN, "Q;1", ""),
        (SIX, "1;undo;1;1;undo", "1"),
        (TWO_ROWS, "1;1;undo 2", ""),
        (TWO_ROWS, "1;1;undo 2;redo;redo", "1;1"),
        (TWO_ROWS, "1;1;undo 2;1;redo", "1;1"),
        (stones(4), "1;undo;1;1", "1;1"),
    ],
)
def test_ways_back_and_forth_lead_to_the_same_game(record, lines, same):
    moves = played(record, *same.split(";") if same else ()).record.moves
    assert played(record, *lines.split(";")).record.moves == moves


def test_what_is_taken_back_is_a_choice_and_no_pass():
    shown = played(GREEN, "1", "1", "undo", seats=(0, 1, 2))
    assert str(shown.record.state) == ".(BG)W, white to move, passes 1"


def outcomes(record):
    pairs = zip(record.states, record.moves, strict=False)
    return [move for state, move in pairs if state.actor == CHANCE]


def test_a_stone_seen_cannot_be_exchanged_by_any_way_back():
    """Not by another move, by the same move again, or by a longer way round."""
    told = "what was thrown or drawn since comes again, whatever you play"
    ways = (
        ("1", "undo", "2"),
        ("1", "undo", "2", "undo", "1"),
        ("3", "1", "undo 2", "7", "undo", "2", "undo", "1"),
    )
    for seed in range(10):
        seen = outcomes(played(stones(seed), "1").record)
        for way in ways:
            shown = played(stones(seed), *way)
            assert outcomes(shown.record) == seen
            assert told in shown.said
    assert told not in played(GREEN, "1", "undo").said


def test_no_piece_of_a_hand_that_the_other_gives_back_is_told():
    redrawn = 0
    for seed in range(40):
        shown = played(new_record("capstone", Capstone(), seed), seats=(1,))
        if shown.record.moves[4] == "redraw":
            redrawn += 1
            text = " ".join(shown.said[:2])
            assert text.startswith(f"chance: {'(unseen) ' * 4}chance: three alike, so ")
    assert redrawn


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (
            replace(Green().parse("(BG)WW"), passes=3),
            "player 1 (black) wins (player 1 (black) 2, player 2 (green) 0, player 3 (white) 2): "
            "equal points of 2: the tallest stack decides (black 2, white 1)",
        ),
        (
            replace(Greener().parse("BW"), passes=2),
            "draw: player 1 (black), player 2 (white) (player 1 (black) 0, player 2 (white) 0): "
            "equal points of 0, and equal tallest stacks (black 1, white 1)",
        ),
        (Greenest().parse("B"), "player 1 wins: a single stack is left"),
        (Greenest().parse("BB"), "lost: 2 stacks are left, and none can take"),
    ],
)
def test_the_result_in_words(state, text):
    assert result(state) == text


class TestClock:
    def timed(self, *minutes, game=None):
        record = dealt(game or Green(1, 3), "BGW")
        return replace(record, left=tuple(60.0 * each for each in minutes))

    def run(self, record, *lines, seats=(0, 1, 2)):
        """Play lines; a number before one is the seconds that pass before it is typed."""
        time = [0.0]

        def passing(seconds, line):
            def typed():
                time[0] += seconds
                return line

            return typed

        steps = [passing(*each) if isinstance(each, tuple) else each for each in lines]
        make = lambda left: Clock(left, lambda: time[0])  # noqa: E731
        return played(record, *steps, seats=seats, make_clock=make)

    def test_each_player_uses_their_own_time_and_undo_gives_none_back(self):
        shown = self.run(self.timed(5, 5, 5), (10, "1"), (20, "1"), (0, "show"))
        assert shown.record.left == (290, 300, 280)
        assert shown.prompts[:2] == ["player 1 (black), 5:00> ", "player 3 (white), 5:00> "]
        shown = self.run(self.timed(5, 5, 5), (10, "1"), (20, "undo"), (0, "show"))
        assert shown.record.left == (290, 300, 280)
        shown = self.run(self.timed(1, game=Greenest(1, 3)), (60, ""), seats=(0,))
        assert shown.written[-1] == "player 1 has run out of time and loses"

    def test_who_runs_out_of_time_loses(self):
        shown = self.run(self.timed(1, 1, 1), (61, "1"), "1")
        assert shown.record.late == 0
        assert read_record(str(shown.record)).late == 0
        assert len(shown.record.moves) == 3
        assert (
            "player 1 (black) has run out of time and loses; the win is shared by "
            "player 2 (green), player 3 (white)"
        ) in " ".join(shown.said)
        assert shown.prompts[-1] == "over> "

    def test_no_saved_game_gives_time_back(self, tmp_path):
        late, early, bare = (tmp_path / name for name in ("late.txt", "early.txt", "bare.txt"))
        self.run(self.timed(5, 4, 3), (10.5, "1"), (3, f"save {late}"))
        assert "clock 289.500 240.000 177.000" in late.read_text()
        assert read_record(late.read_text()).left == (289.5, 240, 177)
        shown = self.run(self.timed(5, 5, 5), f"save {early}", (10, "1"), f"load {early}")
        assert shown.record.left == (290, 300, 300)
        played(replace(self.timed(5), left=None), f"save {bare}")
        shown = self.run(self.timed(5, 5, 5), (10, f"load {bare}"), (5, "show"))
        assert shown.record.left == (285, 300, 300)
        assert shown.prompts[-1] == "player 1 (black), 4:45> "


def test_nothing_is_shown_where_nobody_stays_at_the_page(monkeypatch):
    monkeypatch.setattr(Script, "page", " Quit ")
    shown = played(SECRET, seats=(0, 1))
    assert shown.written == ["--- player 1 ---"]
    assert shown.prompts == []


def test_a_game_that_is_not_saved_is_left_at_the_page_by_a_second_q_alone(monkeypatch):
    pages, asked = iter(["", "q", "", "q", "q"]), []
    monkeypatch.setattr(Script, "hand_over", lambda _, said: asked.append(said) or next(pages))
    played(SECRET, "1", "1", "G@L1", "decline", "B@L2", seats=(0, 1))
    warned = "this game is not saved, q once more leaves\n"
    assert asked == [
        "player 1", "player 2", f"{warned}player 2", "player 1", f"{warned}player 1"
    ]  # fmt: skip


def test_after_the_page_one_is_told_what_the_other_did_in_the_open():
    shown = played(SECRET, "1", "1", "G@L1", "decline", "B@L2", seats=(0, 1)).written
    page = len(shown) - 1 - shown[::-1].index("--- player 1 ---")
    assert shown[page + 1 : page + 3] == [
        "player 2: (unseen)",
        "player 2: G@L1, a green piece is placed on L1",
    ]


class TestFiles:
    @pytest.fixture
    def path(self, tmp_path):
        return tmp_path / "a game.txt"

    def test_a_game_is_saved_under_a_name_and_again_and_gone_on_with(self, path):
        shown = played(GREEN, f"save {path}", "1", "save")
        assert shown.said[-1] == f"{path}: 9 moves, chance included"
        assert read_record(path.read_text()) == shown.record
        path.write_text(f"# mine\n{path.read_text()}")
        again = played(TWO_ROWS, f"load {path}", "save", light=False)
        assert (again.said[-1], again.record) == (shown.said[-1], shown.record)

    def test_nothing_but_a_record_is_written_over_or_read(self, path):
        path.write_text("letters" * LONGEST_RECORD)
        for line in played(GREEN, f"save {path}", f"save {path.parent}").said[-2:]:
            assert line.endswith(" not written: it is there, and no record of a game")
        path.write_text("letters")
        assert played(GREEN, f"save {path}", f"load {path}").said[-2:] == [
            f"{path} not written: it is there, and no record of a game",
            f"{path} not read: line 1: no record of a game, which begins with 'greenest record 1'",
        ]
        assert path.read_text() == "letters"

    def test_another_saved_game_is_written_over_by_a_second_save_alone(self, path):
        path.write_text(str(GREEN))
        save = f"save {path}"
        for lines in ([save], ["1", save, "show", save]):
            assert played(TWO_ROWS, *lines, light=False).said[-1] == (
                f"{path} not written: it holds a game; save FILE once more overwrites it"
            )
            assert path.read_text() == str(GREEN)
        shown = played(TWO_ROWS, save, save, "1", save, light=False)
        assert shown.said[-1] == f"{path}: {len(shown.record.moves)} moves, chance included"
        assert read_record(path.read_text()) == shown.record

    @pytest.mark.parametrize("name", ["/no/such/folder/game", "/", "a\0b"])
    def test_a_file_that_cannot_be_written_is_one_line(self, name):
        written = played(GREEN, f"save {name}").written[-1]
        assert written.startswith(f"{name} not written: ")
        assert "\n" not in written

    def test_a_game_too_long_to_be_read_is_not_written(self, path, monkeypatch):
        monkeypatch.setattr("greenest.play.session.LONGEST_RECORD", 50)
        shown = played(GREEN, f"save {path}")
        assert shown.said[-1] == f"{path} not written: more than 50 bytes, which nothing reads"
        assert not path.exists()

    def test_a_game_that_is_not_saved_is_dropped_by_a_second_load_alone(self, path):
        path.write_text(str(GREEN))
        load, kept = f"load {path}", "greenest"
        shown = played(TWO_ROWS, "1", load, light=False)
        assert shown.said[-1] == (
            "this game is not saved: save FILE keeps it, load FILE once more drops it"
        )
        for lines, name in (
            (["1", load], kept),
            (["1", load, "show", load], kept),
            (["1", load, load], "green"),
            ([load], "green"),
        ):
            assert played(TWO_ROWS, *lines, light=False).record.name == name

    def test_a_game_is_loaded_with_the_level_of_its_opponent(self, path):
        path.write_text(str(replace(GREEN, opponent="greedy", seats=(0,), begun=BEGUN)))
        made = []

        def make(level, game):
            made.append(level)
            return choose_greedily

        lines = (f"load {path}", "1", f"save {path}")
        played(replace(GREEN, opponent="random"), *lines, make=make)
        assert made == ["random", "greedy"]
        saved = read_record(path.read_text())
        assert (saved.opponent, saved.begun, bool(saved.ended)) == ("greedy", BEGUN, True)

    def test_a_game_goes_on_with_its_names_and_seats_which_it_must_have(self, path):
        named = GREEN.called(0, "Ada").called(2, "Ben")
        shown = played(named, "1", f"save {path}", seats=(1, 0))
        assert shown.prompts[0] == "Ada (black)> "
        assert shown.said[-2].startswith("Ben (white) wins (Ada (black) 0, player 2")
        assert "\nseats 1 2\n" in path.read_text()
        assert played(SIX, f"load {path}").session.record.seats == (0, 1)
        path.write_text(str(dealt(Greener(1, 3), "BGW")))
        assert "greener has no seat 3" in played(GREEN, f"load {path}", seats=(2,)).said[-1]

    def test_what_would_be_lost_is_not_left_at_the_first_word(self, path):
        warning = "this game is not saved: save FILE keeps it, q once more leaves"
        for record, lines, read, warnings in (
            (SIX, "1;q;q;show", 3, 1),
            (SIX, "1;q;show;q;q;show", 5, 2),
            (SIX, f"1;save {path};q;show", 3, 0),
            (GREEN, "1;q;show", 2, 0),
        ):
            shown = played(record, *lines.split(";"))
            assert (len(shown.prompts), shown.said.count(warning)) == (read, warnings)


OVER = "the game is over: player 1 wins: a single stack is left"
NOW_LOST = "! now it can no longer be solved; undo takes the capture back"


@pytest.mark.parametrize(
    ("record", "lines", "answer"),
    [
        (GREEN, "a1xc1", "not legal: the stack on b1 stands in between"),
        (GREEN, "9", "there is no move 9 in the list; try help"),
        (GREEN, "x", "'x' is not a capture, which is written as in c3xc5; try help"),
        (GREEN, "moves", "1 a1xb1"),
        (GREEN, "undo", "there is nothing to take back"),
        (GREEN, "save", "save needs the name of a file"),
        (GREEN, "load /no/such", "/no/such not read: No such file or directory"),
        (TWO_ROWS, "1;undo 3", "there is no more than 1 to take back"),
        (TWO_ROWS, "1;undo x", "'x' is not a number of moves"),
        (TWO_ROWS, f"1;undo {'9' * 5000}", f"'{'9' * 5000}' is not a number of moves"),
        (TWO_ROWS, "1;redo 0", "'0' is not a number of moves"),
        (TWO_ROWS, "1;1;undo 2;redo 2;redo", "there is nothing to play again"),
        (TWO_ROWS, "light off;1;undo;2;redo", "there is nothing to play again"),
        (LOSABLE, "hint", "1 of 2 captures keeps it solvable: a1xa2"),
        (LOST, "hint", "none of 1 capture keeps it solvable"),
        (GREEN, "hint", "the opponent best-2000 would play a1xb1"),
        (ENDLESS, "hint", "the opponent greedy would play +1"),
        (GREEN, "solve", "there is nothing to solve here: only the puzzle greenest has solutions"),
        (
            LOST,
            "solve",
            "unsolvable: no white stack is left, and only white takes black: "
            "the 2 black stacks can never become one",
        ),
        (puzzle("BB"), "solve", "the game is over"),
        (puzzle("BB"), "hint", "the game is over"),
        (puzzle("BG"), "1;1", OVER),
        (LOSABLE, "a2xb2", NOW_LOST),
        (LOSABLE, "light off;light on;a2xb2", NOW_LOST),
        (LOSABLE, "light", "light is switched by light on and light off"),
    ],
)
def test_a_line_is_answered(record, lines, answer):
    shown = played(record, *lines.split(";"))
    assert shown.said[-1] == answer
    if ";" not in lines and record is not LOSABLE:
        assert shown.record == record


@pytest.mark.parametrize(
    ("record", "lines"),
    [(LOSABLE, ("a1xa2", "a2xb2")), (LOST, ("1",)), (LOSABLE, ("light off", "a2xb2"))],
)
def test_the_light_stays_off_while_all_is_well_or_was_lost_before(record, lines):
    assert not any(text.startswith("!") for text in played(record, *lines).said)


def test_solve_plays_a_solution_that_can_be_stepped_through():
    shown = played(LOSABLE, "solve", "undo 2", "redo")
    assert "solved in 2 captures; undo 2" in " ".join(shown.written)
    assert len(shown.record.moves) == 1
    assert played(LOSABLE, "solve").record.state.returns() == (1,)


def test_what_stays_undecided_is_said(monkeypatch):
    monkeypatch.setattr("greenest.play.advice.MAX_NODES", 2)
    monkeypatch.setattr("greenest.solver.alike.decide_alike", undecided)
    written = played(LOSABLE, "a2xb2").written
    assert written[-1] == "! whether it can still be solved is undecided within 2 positions"


def undecided(positions, limits):
    return [Verdict(each, Status.UNDECIDED, "dfs", None, "stopped", 1, 0.0) for each in positions]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_page_of_rules_that_fits_and_shows_its_notation(name):
    record = new_record(name, GAMES[name](), 1)
    written = played(record, "rules").written
    assert max(map(len, written[-1].splitlines())) <= 60
    assert "\nMoves " in written[-1]


@pytest.mark.parametrize("columns", [20, 120])
def test_help_fits_the_terminal_and_keeps_its_words(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    written = played(TWO_ROWS, "help").written
    assert max(map(len, written[-1].splitlines())) <= columns
    assert written[-1].split() == HELP.split()
    assert (written[-1] == HELP) == (columns == 120)


def test_many_moves_are_listed_on_request_only():
    state = Greenest().parse("BGW/GWB/WBG")
    assert len(state.legal_moves()) == FEW
    assert choices(state) == move_list(state)
    assert choices(Greenest().parse("BGWB/GWBG/WBGW")) == (
        "17 moves are legal; type moves to list them"
    )


PUZZLE = Greenest().parse("BGW/GWB/WBG")
STONES, TRIFORCE = Stones().start().play("W"), Triforce().start().play("+1").play("+2")
BOTH = Capstone().parse("L=RG/./Y/./. M=./B/./R/. hands=-/- goals=BGBY/RGYB placed=- moved=R")
"""R could be a piece or a capstone; its case decides."""


@pytest.mark.parametrize(
    ("state", "text", "move"),
    [
        (PUZZLE, "a2xb2", "a2xb2"),
        (PUZZLE, "a2 b2", "a2xb2"),
        (STONES, "wf7", "Wf7"),
        (STONES, "F7", "Wf7"),
        (TRIFORCE, "A1 b1", "a1-b1"),
        (TRIFORCE, "STOP", "stop"),
        (BOTH, "R@l2", "r@L2"),
    ],
)
def test_a_move_is_read_in_many_hands(state, text, move):
    assert state.format_move(read_move(state, text)) == move


def test_a_pocket_alone_is_refused_with_the_reason():
    state = STONES.play(STONES.parse_move("Wf7")).play("C")
    with pytest.raises(IllegalMove, match="h8 is neither in the row nor in the column"):
        state.play(read_move(state, "H8"))
    with pytest.raises(ValueError, match="there is no pocket 'z9'"):
        read_move(state, "z9")
    hands = Stones(skill=True).start()
    with pytest.raises(ValueError, match="'f7' does not say which stone, as Wf7 does"):
        read_move(hands, "f7")
