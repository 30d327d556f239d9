"""The ledger of a ladder: a line for each game, in the order of the schedule.

The number of games is not part of the ledger's identity, so more games can be added later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greenest import __version__
from greenest.games.options import format_options
from greenest.games.plurals import many
from greenest.games.protocol import Game
from greenest.lab.line_ledger import LineLedgerError, open_line_ledger
from greenest.lab.skill.ladder import Bout, Meeting

KEYS = ("returns", "seconds", "choices")


@dataclass(frozen=True, slots=True)
class Ladder:
    """The settings of a ladder, which identify its ledger.

    Two levels meet if their places in `levels` differ by at most `apart`. If `apart` is None, all
    meet.
    """

    name: str
    game: Game[Any]
    levels: tuple[str, ...]
    seed: int
    apart: int | None = None

    def record(self) -> dict[str, Any]:
        """Return the first line of the ladder's ledger."""
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
    """Open or create the ledger of a ladder by this version.

    Raises the errors of `open_line_ledger`, and LineLedgerError if more games are recorded than
    `meetings` has.
    """
    kept: list[Bout] = []

    def note(_line: int, _start: int, record: dict[str, Any]) -> bool:
        if len(kept) == len(meetings):
            raise LineLedgerError(f"{path}: it has more than {many(len(meetings), 'game')}")
        if not _is_of_a_game(record, ladder.game.players):
            return False
        kept.append(Bout(meetings[len(kept)], *(tuple(record[key]) for key in KEYS)))
        return True

    with open_line_ledger(path, ladder.record(), note, _mismatch) as lines:

        def add(bout: Bout) -> None:
            lines.add({key: getattr(bout, key) for key in KEYS})
            lines.sync()

        yield LadderLedger(kept, add)


def _is_of_a_game(record: Mapping[str, Any], players: int) -> bool:
    """Return whether a record is a valid game; a right checksum alone does not prove that."""
    found = [record.get(key) for key in KEYS]
    return all(
        isinstance(each, list)
        and len(each) == players
        and all(type(number) in (int, float) and 0 <= number < 1e9 for number in each)
        for each in found
    )


def _mismatch(record: Mapping[str, Any]) -> str:
    refused = "not the ledger of this ladder by this version"
    if not {"ladder", "levels", "seed", "greenest"} <= record.keys():
        return refused
    return (
        f"{refused}, but of {record['ladder']}, {record['levels']}, seed {record['seed']}, by "
        f"greenest {record['greenest']}: go on with that, or give another file"
    )
