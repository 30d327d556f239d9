import random
from collections import Counter
from fractions import Fraction

import pytest

from greenest.games.protocol import CHANCE, IllegalMove
from greenest.games.stones.board import CELLS, NAMES
from greenest.games.stones.board import lines as scores
from greenest.games.stones.game import Stones
from greenest.games.stones.state import Placement, StonesState
from playing import random_game
from variants import VARIANTS

GAME = Stones()
GAMES_OF_STONES = [game for game in VARIANTS.values() if isinstance(game, Stones)]
POCKET = {cell: pocket for pocket, cell in enumerate(CELLS)}
ALL = Counter(W=30, B=30, C=12)


def state_of(stones, last=None, drawn="", turn=0):
    """Return a state with these stones by pocket name, and the others in the pouch."""
    board = "".join(stones.get(name, ".") for name in NAMES)
    left = ALL - Counter(board + drawn)
    last = None if last is None else NAMES.index(last)
    return StonesState(board, turn, ((left["W"], left["B"], left["C"]),), last, drawn)


def placements(state):
    return {state.format_move(move) for move in state.legal_moves()}


class Referee:
    """The rules by another way: stones by row and column, and points counted as they are made."""

    EDGES = (3, 5, 7, 9, 11, 11, 11, 9, 7, 5, 3)

    def __init__(self):
        self.stones = {}
        self.last = None
        self.points = {"W": 0, "B": 0}

    def is_pocket(self, row, col):
        if not 0 <= row <= 10 or (row, col) == (5, 5):
            return False
        margin = (11 - self.EDGES[row]) // 2
        return margin <= col < 11 - margin

    def open_cells(self):
        cells = [
            (row, col)
            for row in range(11)
            for col in range(11)
            if self.is_pocket(row, col) and (row, col) not in self.stones
        ]
        if self.last is None:
            return set(cells)
        line = {cell for cell in cells if cell[0] == self.last[0] or cell[1] == self.last[1]}
        return line or set(cells)

    def place(self, stone, row, col):
        self.stones[row, col] = stone
        self.last = (row, col)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            for start in (-2, -1, 0):
                line = [
                    self.stones.get((row + steps * down, col + steps * right))
                    for steps in range(start, start + 3)
                ]
                for colour, other in ("WB", "BW"):
                    if None not in line and other not in line and colour in line:
                        self.points[colour] += 1


@pytest.mark.parametrize("game", GAMES_OF_STONES)
def test_placements_and_scores_agree_with_a_referee_in_random_games(game):
    for seed in range(12):
        states, moves = random_game(game, seed)
        referee = Referee()
        for state, move in zip(states[:-1], moves, strict=True):
            if state.actor == CHANCE:
                continue
            pockets = {CELLS[placement.pocket] for placement in state.legal_moves()}
            assert pockets == referee.open_cells()
            referee.place(move.stone, *CELLS[move.pocket])
            spotted = dict(zip("WB", game.spotted, strict=True))
            points = tuple(referee.points[colour] + spotted[colour] for colour in "WB")
            assert state.play(move).scores() == points


def test_the_board_is_an_octagon_of_80_pockets_around_a_dead_centre():
    rows = Counter(row for row, _ in CELLS)
    assert [rows[row] for row in range(11)] == [3, 5, 7, 9, 11, 10, 11, 9, 7, 5, 3]
    assert len(CELLS) == 80
    assert set(CELLS) == {(col, row) for row, col in CELLS}
    assert (5, 5) not in POCKET
    assert NAMES[POCKET[5, 4]] == "e6"
    assert NAMES[POCKET[0, 4]] == "e11"
    assert NAMES[POCKET[10, 6]] == "g1"
    assert NAMES[39] == "e6"


def triples():
    """Yield every three adjacent pockets: across, down and on both diagonals."""
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row, col in CELLS:
            places = [(row + steps * down, col + steps * right) for steps in range(3)]
            if all(place in POCKET for place in places):
                yield tuple(POCKET[place] for place in places)


TRIPLES = tuple(triples())


def test_points_are_the_triples_of_a_colour_that_are_not_all_clear():
    rng = random.Random(1)
    for _ in range(300):
        board = "".join(rng.choices(".WBC", [rng.random() * 3, 1, 1, rng.random()], k=80))
        trios = [{board[pocket] for pocket in triple} for triple in TRIPLES]
        expected = tuple(sum(own in trio <= {own, "C"} for trio in trios) for own in "WB")
        assert scores(board) == expected


def test_the_line_goes_on_past_stones_and_the_centre():
    state = state_of({"b6": "B", "a6": "W"}, last="a6", drawn="W")
    row = {f"W{file}6" for file in "cdeghijk"}
    assert placements(state) == row | {"Wa5", "Wa7"}


def test_with_row_and_column_full_any_pocket_is_open():
    line = {f"{file}11": "W" for file in "efg"} | {f"f{rank}": "B" for rank in (1, 2, 3, 4, 5)}
    line |= {f"f{rank}": "B" for rank in (7, 8, 9, 10)}
    full = state_of(line, last="f11", drawn="C")
    assert len(full.legal_moves()) == 80 - 12
    del line["f1"]
    assert placements(state_of(line, last="f11", drawn="C")) == {"Cf1"}


def test_nothing_scores_across_the_centre():
    assert state_of(dict.fromkeys(["d6", "e6", "g6", "h6"], "W")).scores() == (0, 0)
    assert state_of(dict.fromkeys(["e5", "g7", "e7", "g5"], "B")).scores() == (0, 0)


def test_one_stone_can_score_for_both_and_for_who_did_not_place_it():
    state = state_of({"a6": "C", "b6": "W", "c6": "W", "d7": "B", "d8": "B"}, "a6", "C", turn=1)
    assert state.scores() == (1, 0)
    assert state.play(state.parse_move("Cd6")).scores() == (2, 1)


def test_72_stones_are_placed_by_turns_and_8_pockets_stay_empty():
    for game in GAMES_OF_STONES:
        states, moves = random_game(game, 0)
        players = [state.actor for state in states if state.actor >= 0]
        first = "WB".index(game.first)
        assert players == [first, 1 - first] * 36
        assert len(moves) == (72 if game.skill else 144)
        assert states[-1].board.count(".") == 8
        assert Counter(states[-1].board) == ALL + Counter({".": 8})


def test_chance_draws_what_is_left_in_the_pouch():
    state = GAME.start()
    assert state.chances() == {"W": Fraction(5, 12), "B": Fraction(5, 12), "C": Fraction(1, 6)}
    state = state.play("C").play(Placement("C", 0))
    assert state.chances() == {"W": Fraction(30, 71), "B": Fraction(30, 71), "C": Fraction(11, 71)}


def test_the_state_says_nothing_of_the_order_of_the_pouch():
    """The draws W, B and B, W make different games with the same future."""
    one, other = GAME.start(), GAME.start()
    for draw, place in (("W", "Wa7"), ("B", "Ba6"), ("B", "Ba5")):
        one = one.play(draw).play(one.parse_move(place))
    for draw, place in (("B", "Ba6"), ("W", "Wa7"), ("B", "Ba5")):
        other = other.play(draw).play(other.parse_move(place))
    assert one == other
    assert one.observation(0) == one.observation(1) == str(one)


def test_in_the_game_of_pure_skill_hands_are_halves_and_end_together():
    state = Stones(skill=True).start()
    assert state.supplies == ((15, 15, 6), (15, 15, 6))
    for seed in range(12):
        states, _ = random_game(Stones(skill=True), seed)
        assert not any(state.actor == CHANCE for state in states)
        for state in states:
            first, second = map(sum, state.supplies)
            assert first - second == (0 if state.turn == 0 else -1)


def test_a_colour_that_has_run_out_of_a_hand_cannot_be_placed():
    state = Stones(skill=True).start()
    while state.supplies[0][2] or state.turn:
        stone = "B" if state.turn else "C"
        state = state.play(next(move for move in state.legal_moves() if move.stone == stone))
    assert {move.stone for move in state.legal_moves()} == {"W", "B"}
    with pytest.raises(IllegalMove, match="no C left in the hand of White"):
        state.play(Placement("C", state.legal_moves()[0].pocket))


def test_more_points_win_and_equal_points_draw():
    ends = [random_game(Stones(), seed)[0][-1] for seed in range(12)]
    ends.append(GAME.parse(DRAWN))
    for end in ends:
        white, black = end.scores()
        shares = {1: (1.0, 0.0), 0: (0.5, 0.5), -1: (0.0, 1.0)}
        assert end.returns() == shares[(white > black) - (white < black)]
    assert ends[-1].returns() == (0.5, 0.5)


@pytest.mark.parametrize("game", GAMES_OF_STONES)
def test_a_placement_is_listed_just_when_it_can_be_played(game):
    rng = random.Random(3)
    states = [state for seed in range(3) for state in random_game(game, seed)[0]]
    for state in rng.sample(states, 60):
        legal = state.legal_moves()
        for move in (Placement(stone, pocket) for stone in "WBC" for pocket in range(-1, 81)):
            if move in legal:
                assert state.play(move).board[move.pocket] == move.stone
            else:
                with pytest.raises(IllegalMove):
                    state.play(move)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("We7", "the stone drawn is C, not W"),
        ("Cf7", "f7 is taken"),
        ("Ce8", "e8 is neither in the row nor in the column of the last stone, which is f7"),
        ("B", "'B' is no placement, and no stone is to be drawn now"),
    ],
)
def test_the_reason_against_a_move(move, reason):
    state = state_of({"f7": "W"}, last="f7", drawn="C", turn=1)
    with pytest.raises(IllegalMove) as error:
        state.play(state.parse_move(move))
    assert error.value.reason == reason


def test_a_stone_is_drawn_before_it_is_placed():
    with pytest.raises(IllegalMove, match="a stone has to be drawn first"):
        GAME.start().play(Placement("W", 0))
    with pytest.raises(IllegalMove, match="'X' is not a stone that is left"):
        GAME.start().play("X")


@pytest.mark.parametrize("text", ["", "Wf6", "Xe5", "We", "Wa1", "We12", "wa6", "Wa6 "])
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError, match=r"no placement|no pocket"):
        GAME.start().parse_move(text)


START = str(GAME.start())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("turn=W", "turn=X", "is no state of 3 Stones"),
        ("pouch=30W", "pouch=030W", "is no state of 3 Stones"),
        (".../.....", "..../.....", r"the ranks have \[4, 5"),
        ("x", ".", "the centre, and nothing else, is x"),
        ("last=-", "last=f6", "no pocket 'f6'"),
        ("last=-", "last=e6", "a last stone just when"),
        ("pouch=30W", "pouch=29W", "there are 29 white stones, not 30"),
        (".../.....", "W../.....", "there are 31 white stones"),
        ("drawn=-", "drawn=C", "there are 13 clear stones"),
        ("pouch", "hands", "there is one pouch"),
        ("pouch=30W30B12C", "hands=16W14B6C/14W16B6C", "a hand has at most 15 white"),
        ("pouch=30W30B12C", "hands=15W15B5C/15W15B7C", "of 35 and 37 stones"),
        ("drawn=- pouch=30W30B12C", "drawn=C hands=15W15B6C/15W15B5C", "no stone is drawn in"),
    ],
)
def test_the_text_of_no_state_is_refused(old, new, message):
    assert START.count(old)
    with pytest.raises(ValueError, match=message):
        GAME.parse(START.replace(old, new, 1))


def test_a_colour_that_nobody_has_cannot_move_first():
    with pytest.raises(ValueError, match="'C' cannot move first"):
        Stones(first="C")


def test_the_picture_marks_open_pockets_unless_all_are_or_the_game_is_over():
    state = state_of({"f7": "W", "e6": "B", "g11": "C"}, last="e6", drawn="C", turn=1)
    assert state.draw() == PICTURE
    assert state.draw(0) == state.draw(1) == PICTURE
    assert "+" not in GAME.start().draw()
    assert "+" not in GAME.parse(DRAWN).draw()
    assert GAME.start().play("C").play(Placement("C", 0)).draw().count("+") == 12


DRAWN = (
    "W.B/CWCBC/WBWBBBB/BBBW..BBB/.WWWWWBBW.C/.CBBWxBBWB./WBCWBBCWBCW/WWWWBBCWW/WWWWWBC/WB.CC/BBW "
    "turn=W last=f7 drawn=- pouch=0W0B0C"
)
PICTURE = """\
11              +  .  C
10           .  +  .  .  .
 9        .  .  +  .  .  .  .
 8     .  .  .  +  .  .  .  .  .
 7  .  .  .  .  +  W  .  .  .  .  .
 6  +  +  +  + (B) x  +  +  +  +  +
 5  .  .  .  .  +  .  .  .  .  .  .
 4     .  .  .  +  .  .  .  .  .
 3        .  .  +  .  .  .  .
 2           .  +  .  .  .
 1              +  .  .
    a  b  c  d  e  f  g  h  i  j  k

White 0, Black 0; Black is to place a clear stone
in the pouch: 29 white, 29 black, 10 clear"""


def test_points_spotted_count_from_the_start():
    game = Stones(spotted=(0, 7))
    state = game.start()
    assert (state.scores(), state.observation(0)) == ((0, 7), f"{START} spotted=0/7")
    assert "White 0, Black 7 (spotted 0 and 7)" in state.draw()
    assert state.play("C").play(Placement("C", 0)).scores() == (0, 7)


def test_spotted_points_are_those_of_the_text_or_the_option_and_can_decide_a_game():
    assert GAME.parse(f"{START} spotted=3/0").spotted == (3, 0)
    assert Stones(spotted=(1, 0)).parse(START).spotted == (1, 0)
    with pytest.raises(ValueError, match="is no state of 3 Stones"):
        GAME.parse(f"{START} spotted=0/0")
    equal = GAME.parse(DRAWN)
    white, black = equal.scores()
    assert (white == black) == (equal.returns() == (0.5, 0.5))
    ahead = Stones(spotted=(0, 99)).parse(DRAWN)
    assert ahead.scores() == (white, black + 99)
    assert ahead.returns() == (0, 1)


@pytest.mark.parametrize("spotted", [(1,), (0, 100), (-1, 0), (1, 2, 3)])
def test_what_is_no_handicap_is_refused(spotted):
    with pytest.raises(ValueError, match="is not two numbers from 0 to 99, White's first"):
        Stones(spotted=spotted)


def test_moves_in_words_say_who_scores():
    state = state_of({"e7": "W", "f7": "W", "f8": "B"}, last="f7", drawn="C", turn=1)
    assert state.describe(state.parse_move("Cg7")) == "a clear stone on g7, White scores 1"
    assert state.describe(state.parse_move("Cj7")) == "a clear stone on j7"
    assert GAME.start().describe("B") == "a black stone is drawn"
    assert [state.known_as(player) for player in (0, 1)] == ["white", "black"]


def test_every_stone_placed_since_is_in_brackets():
    state = state_of({"f7": "W"}, last="f7", drawn="C", turn=1)
    after = state.play(state.parse_move("Cg7")).play("B")
    after = after.play(after.parse_move("Bg8"))
    assert after.draw(since=state).count("(") == 2
    assert after.draw().count("(") == 1
