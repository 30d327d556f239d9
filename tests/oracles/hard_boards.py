"""The hardest positions, as results/hard publishes them."""

import csv

from checkout import ROOT

with (ROOT / "results" / "hard" / "hard.csv").open() as stream:
    HARDEST = [(each["board"], each["verdict"]) for each in csv.DictReader(stream)]
"""Boards and their verdicts."""
HARD, SLOW = HARDEST[0][0], HARDEST[19][0]
"""The engine of the page needs many seconds, and about one to find that a board is unsolvable."""
