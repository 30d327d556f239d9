"""The games of a ladder in a ledger, in the order of the schedule.

The number of games is not part of their topic, so more games can be added later.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greenest import __version__
from greenest.games.options import format_options
from greenest.games.plurals import many
from greenest.games.protocol import Game
from greenest.lab.skill.ladder import Bout, Meeting
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import opened

KEYS = ("returns", "seconds", "choices")


@dataclass(frozen=True, slots=True)
class Ladder:
    """The settings of a ladder, which are the topic of its games.

    Two levels meet if their places in `levels` differ by at most `apart`. If `apart` is None, all
    meet.
    """

    name: str
    game: Game[Any]
    levels: tuple[str, ...]
    seed: int
    apart: int | None = None

    def record(self) -> dict[str, Any]:
        """Return the settings as JSON has them."""
        pairs = {} if self.apart is None else {"apart": self.apart}
        return {
            "ladder": " ".join([self.name, *format_options(self.game)]),
            "levels": list(self.levels),
            **pairs,
            "seed": self.seed,
            "greenest": __version__,
        }


@dataclass(frozen=True, slots=True)
class LadderLedger:
    """The recorded games, and a function that records one more."""

    kept: Sequence[Bout]
    add: Callable[[Bout], object]


@contextmanager
def open_ladder_ledger(
    path: Path, ladder: Ladder, meetings: Sequence[Meeting]
) -> Iterator[LadderLedger]:
    """Open a ledger for the games of a ladder by this version, or create it.

    Raises the errors of `opened`, and LedgerError if more games are recorded than `meetings`
    has, or something else than games.
    """
    topic = json.dumps(ladder.record())
    with opened(path) as notes:
        records = notes.records(topic)
        if len(records) > len(meetings):
            raise LedgerError(f"{path}: it has more than {many(len(meetings), 'game')}")
        if not all(_is_of_a_game(each, ladder.game.players) for each in records):
            raise LedgerError(f"{path}: a game is damaged")
        kept = [
            Bout(meeting, *(tuple(record[key]) for key in KEYS))
            for meeting, record in zip(meetings, records, strict=False)
        ]

        def add(bout: Bout) -> None:
            notes.add_record(topic, {key: getattr(bout, key) for key in KEYS})

        yield LadderLedger(kept, add)


def _is_of_a_game(record: Any, players: int) -> bool:
    """Return whether a record is a valid game; a right checksum alone does not prove that."""
    if not isinstance(record, dict):
        return False
    found = [record.get(key) for key in KEYS]
    return all(
        isinstance(each, list)
        and len(each) == players
        and all(type(number) in (int, float) and 0 <= number < 1e9 for number in each)
        for each in found
    )
