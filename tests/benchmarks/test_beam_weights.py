"""The weights of the beam's score come from choices between what can and cannot be solved."""

import numpy as np
from benchmarks import beam_weights
from benchmarks.beam_weights import FEATURES, KEPT, Choice, features, fitted, judged, trials
from click.testing import CliRunner

from greenest.games.pyramids.position import Position
from greenest.solver.engines.beam import kernel as beam_kernel


def test_features_are_what_they_are_said_to_be():
    found = dict(zip(FEATURES, features(Position.parse("BG./.WB/W..")), strict=True))
    assert found == {
        "cycles": 5 - 6 + 1,
        "fullness": (4 + 4 + 1 + 4 + 4 + 1) / 5,
        "cubes": (8 + 8 + 1 + 8 + 8 + 1) / 5,
        "longest": 2,
        "ends": 2,
        "stuck": 1,
        "unlike": 1.0,
        "rarest": 1,
        "balance": (4 + 1 + 4) / 5,
    }


def test_choices_are_between_positions_of_both_kinds_that_are_not_dead_at_once(monkeypatch):
    monkeypatch.setattr(beam_weights, "POINTS", ((4, 4, 9),))
    found = list(beam_weights.choices(1001, 12))
    assert len({choice.board for choice in found}) > 2
    for choice in found:
        assert choice.features.shape == (len(choice.is_solvable), len(FEATURES))
        assert 0 < choice.is_solvable.sum() < len(choice.is_solvable)


def test_a_fit_finds_the_weights_that_made_the_choices():
    random = np.random.default_rng(1)
    true = np.array([1.5, -0.5])
    made = []
    for board in range(600):
        one, other = random.normal(size=(2, 2))
        chance = 1 / (1 + np.exp(-(one - other) @ true))
        labels = np.array([True, False]) ^ (random.random() > chance)
        made.append(Choice(board, np.array([one, other]), labels))
    found = fitted(trials(made), [0, 1])
    assert np.abs(found - true).max() < 0.3
    agreement, loss = judged(found, trials(made), [0, 1])
    assert agreement > 0.7
    assert loss < judged(np.zeros(2), trials(made), [0, 1])[1]


def test_every_feature_is_fitted_alone_with_others_and_left_out(monkeypatch):
    monkeypatch.setattr(beam_weights, "POINTS", ((4, 4, 9),))
    result = CliRunner().invoke(beam_weights.main, ["--boards", "20"])
    assert result.exit_code == 0, result.output
    for name in FEATURES:
        assert f"\n{name} alone" in result.stdout
        assert f"\nall but {name}" in result.stdout
    used = next(line for line in result.stdout.splitlines() if "as the beam has it" in line)
    weights = zip(KEPT, (beam_kernel.CYCLES, beam_kernel.FULLNESS), strict=True)
    assert used.endswith(", ".join(f"{name} {weight:.2f}" for name, weight in weights))
    assert "standard errors" in result.stdout
