import re
from copy import deepcopy
from itertools import pairwise

import pytest

from checkout import ROOT
from greenest.games.options import format_options
from greenest.games.protocol import CHANCE
from greenest.games.registry import GAMES
from greenest.games.triforce.game import Triforce
from playing import random_game
from variants import VARIANTS

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel, the extra openspiel")

from greenest.games.learning import openspiel  # noqa: E402 - as it needs pyspiel

PAGE = (ROOT / "docs" / "games.md").read_text()


READ = {bool: "yes".__eq__, int: int, str: str}


def load(variant):
    """Load a variant in OpenSpiel with its options as parameters."""
    game = VARIANTS[variant]
    name = GAMES.name_of(game)
    options = dict(option.split("=", 1) for option in format_options(game))
    types = {key: type(value) for key, value in default_parameters(name).items()}
    params = {key: READ[types[key]](text.replace(",", ";")) for key, text in options.items()}
    if "ply_cap" in params:  # long games take long to be checked in full
        params["ply_cap"] = 10 if game.players == 3 else 6
    return pyspiel.load_game(openspiel.NAMES[name], params)


def default_parameters(name):
    types = {kind.short_name: kind for kind in pyspiel.registered_games()}
    return types[openspiel.NAMES[name]].parameter_specification


every_variant = pytest.mark.parametrize("variant", VARIANTS)


@every_variant
def test_openspiels_own_test_passes_with_random_games_and_serialisation(variant, sample):
    pyspiel.random_sim_test(load(variant), num_sims=sample(2), serialize=True, verbose=False)


def test_the_parameters_are_the_options():
    assert default_parameters("green") == {"rows": 6, "cols": 6, "tournament": False, "tie": "draw"}
    assert default_parameters("triforce") == {
        "players": 3, "layout": "1/23/312/1231/23123", "seats": "", "first": 0,
        "lone_combat": False, "ply_cap": 300, "sword": "top", "shield": "lowest",
    }  # fmt: skip
    game = pyspiel.load_game("greenest_triforce(players=4,seats=a1;e5;e1;c1,lone_combat=True)")
    assert game.rules == Triforce(4, seats=("a1", "e5", "e1", "c1"), lone_combat=True)


WORDS = {
    "PERFECT_INFORMATION": "perfect", "IMPERFECT_INFORMATION": "imperfect",
    "ZERO_SUM": "zero sum", "GENERAL_SUM": "general sum, 1 or 0",
}  # fmt: skip


def table_of_games():
    """Return the rows of the page's table: the games as OpenSpiel describes them."""
    rows = []
    for name in openspiel.NAMES.values():
        game = pyspiel.load_game(name)
        kind = game.get_type()
        assert kind.chance_mode.name == "EXPLICIT_STOCHASTIC"
        cells = [f"`{name}`", WORDS[kind.information.name], WORDS[kind.utility.name]]
        rows.append(f"| {' | '.join(cells)} | {game.num_distinct_actions()} |\n")
    return "".join(rows)


def test_the_page_tells_what_openspiel_knows_of_each_game(is_updating):
    found = re.search(r"\| in OpenSpiel .*\n.*\n((?:\|.*\n)*)", PAGE)
    if is_updating:
        text = PAGE[: found.start(1)] + table_of_games() + PAGE[found.end(1) :]
        (ROOT / "docs" / "games.md").write_text(text)
    else:
        assert found[1] == table_of_games()


def test_the_example_on_the_page_on_the_games_runs(capsys):
    exec(re.search(r"^```py\n(import pyspiel\n.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[1])
    assert capsys.readouterr().out.endswith("]\n")


@every_variant
def test_playing_by_numbers_is_playing_by_the_protocol(variant):
    game = load(variant)
    states, moves = random_game(game.rules, 5)
    shadow = game.new_initial_state()
    for (state, after), move in zip(pairwise(states), moves, strict=True):
        notation = state.format_move(move)
        own = game.encoding.outcomes if state.actor == CHANCE else game.encoding.moves
        assert shadow.current_player() == state.actor
        assert shadow.action_to_string(own.index(notation)) == notation
        if state.actor == CHANCE:
            chances = {state.format_move(m): float(share) for m, share in state.chances().items()}
            assert {own[n]: share for n, share in shadow.chance_outcomes()} == chances
        else:
            notations = {state.format_move(m) for m in state.legal_moves()}
            assert {own[n] for n in shadow.legal_actions()} == notations
        shadow.apply_action(own.index(notation))
        assert str(shadow) == str(after)
    assert shadow.is_terminal()
    assert shadow.returns() == pytest.approx(openspiel.utilities(states[-1].returns()))


@pytest.mark.parametrize(
    ("shares", "worth"),
    [
        ((1.0,), [1]),
        ((0.5, 0.5), [0, 0]),
        ((1.0, 0.0, 0.0), [1, -0.5, -0.5]),
        ((0.5, 0.5, 0.0), [0.25, 0.25, -0.5]),
    ],
)
def test_what_shares_of_the_win_are_worth(shares, worth):
    assert openspiel.utilities(shares) == pytest.approx(worth)


def at_notations(game, notations):
    state = game.new_initial_state()
    for notation in notations:
        encoding = game.encoding
        own = encoding.outcomes if state.is_chance_node() else encoding.moves
        state.apply_action(own.index(notation))
    return state


def test_a_long_game_is_copied_with_all_moves_so_far():
    game = pyspiel.load_game("greenest_triforce")
    played = zip(*random_game(game.rules, 5, most=1200), strict=False)
    state = at_notations(game, [each.format_move(move) for each, move in played])
    for each in (deepcopy(state), game.deserialize_state(state.serialize())):
        assert each.information_state_string(0) == state.information_state_string(0)


def test_the_strings_are_what_is_seen_and_the_moves_so_far():
    state = at_notations(load("greenest 6x6"), "BG")
    assert state.observation_string(0) == str(state)
    assert state.information_state_string(0).splitlines()[1:] == ["B G"]
    assert state.observation_tensor(0)[:3] == [0, 1, 0]


def test_hidden_moves_are_in_nobody_elses_information_state():
    game = load("threestone")
    one = at_notations(game, [*"BGRY", *"BGRY", "BGRY", "GBRY"])
    two = at_notations(game, [*"BGRY", *"BGRY", "YRGB", "GBRY"])
    for what in ("information_state_string", "information_state_tensor"):
        assert getattr(one, what)(1) == getattr(two, what)(1)
        assert getattr(one, what)(0) != getattr(two, what)(0)
    assert one.observation_string(1) == two.observation_string(1)
    assert one.observation_tensor(1) == two.observation_tensor(1)
    seen = one.information_state_string(1).splitlines()[1]
    assert seen == "? ? ? ? B G R Y ? GBRY"


def test_the_order_of_moves_is_remembered_where_there_are_secrets():
    game = load("threestone")
    goals = [*"BGRY", *"BGRY", "BGRY", "GBRY"]
    one = at_notations(game, [*goals, "B@L1"])
    goal, placed = (game.encoding.moves.index(each) + 1 for each in ("BGRY", "B@L1"))
    numbers = one.information_state_tensor(0)[-game.max_game_length() :]
    assert numbers[:4] == [goal, -1, placed, 0]
