import csv

from checkout import ROOT

with (ROOT / "results" / "hard" / "hard.csv").open() as stream:
    HARDEST = [(each["board"], each["verdict"]) for each in csv.DictReader(stream)]
HARD, SLOW = HARDEST[0][0], HARDEST[19][0]
"""Unsolvable boards that take the page's engine many seconds, and about one second."""
