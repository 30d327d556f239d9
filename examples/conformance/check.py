"""Check another implementation of the games against the positions of this folder.

    python check.py MODULE [GAME ...]

MODULE is a Python module on the path with these functions:

    parse(game, options, text)   a state; `options` are texts such as rows=6
    text(state)                  its text
    actor(state)                 who acts: a player from 1, "chance", or None at the end
    moves(state)                 the legal moves as notation, in any order
    play(state, move)            the state after a move
    scores(state)                each player's points
    returns(state)               each player's share of the win at the end
"""

import importlib
import json
import sys
from pathlib import Path


def perft(player, state, depth):
    """Return the number of sequences of `depth` moves from a state; `player` is the module."""
    if depth == 0:
        return 1
    return sum(perft(player, player.play(state, move), depth - 1) for move in player.moves(state))


def faults(player, row):
    """Compare the results of the module `player` with those in `row`.

    Return a list of triples for wrong values: the key, the module's value, and the right value.
    """
    state = player.parse(row["game"], row["options"], row["position"])
    found = {"actor": player.actor(state), "moves": sorted(player.moves(state))}
    if "move" in row:
        found["after"] = player.text(player.play(state, row["move"]))
    for key in {"scores", "returns"} & row.keys():
        found[key] = list(getattr(player, key)(state))
    depths = range(1, len(row.get("perft", ())) + 1)
    found["perft"] = [perft(player, state, depth) for depth in depths]
    wanted = {"perft": [], **row, "moves": sorted(row["moves"])}
    return [(key, value, wanted[key]) for key, value in found.items() if value != wanted[key]]


def lines(file):
    """Return the lines of a file; exit if it cannot be read or is not UTF-8."""
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        sys.exit(f"{file}: {error}")


def main(name, *games):
    """Print all faults of a module and their number; return whether there are any."""
    player, wrong, checked = importlib.import_module(name), 0, 0
    for file in sorted(Path(__file__).parent.glob("*.jsonl")):
        for number, line in enumerate(lines(file) if not games or file.stem in games else (), 1):
            try:
                row, checked = json.loads(line), checked + 1
            except ValueError:
                sys.exit(f"{file}:{number}: no JSON")
            for key, found, wanted in faults(player, row):
                wrong += 1
                print(row["game"], *row["options"], row["position"], key, found, "not", wanted)
    print(f"{checked} positions, {wrong} faults")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
