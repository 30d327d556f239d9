"""What is asked of the boards of a run: the columns of the table `runs`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple, Self

from greenest.solver.registry import uses_ortools
from greenest.solver.verdict import Limits
from greenest.study.run import Keep, Run
from greenest.study.sampling import Colours
from greenest.system.version import version


class Settings(NamedTuple):
    """What is asked of the boards of a run: the columns of the table `runs` after its number.

    A run of random boards has its shape, stacks, seed, first index and number of boards; a run of
    given boards has None in all of these. `boards` is the most boards asked for so far. `seed` is a
    decimal text. Of a merged ledger, `greenest` may list several versions.
    """

    rows: int | None
    cols: int | None
    pieces: int | None
    black: int | None
    green: int | None
    white: int | None
    seed: str | None
    first: int | None
    boards: int | None
    keep: Keep
    engine: str
    max_nodes: int
    max_seconds: float | None
    table_mb: int
    greenest: str

    @classmethod
    def of_given(cls, limits: Limits, engine: str) -> Self:
        """Return the settings with which this version decides given boards."""
        by = version(with_ortools=uses_ortools(engine))
        asked = (engine, limits.max_nodes, limits.max_seconds, limits.table_mb, by)
        return cls(None, None, None, None, None, None, None, None, None, "all", *asked)

    @classmethod
    def of_run(cls, run: Run, keep: Keep) -> Self:
        """Return the settings of a new run of random boards, with this version."""
        colours: dict[str, Any] = run.colours._asdict() if run.colours else {}
        same = {name: getattr(run, name) for name in ("rows", "cols", "pieces", "first")}
        asked = cls.of_given(run.limits, run.engine)
        return asked._replace(**same, **colours, seed=str(run.seed), boards=run.count, keep=keep)

    @property
    def is_random(self) -> bool:
        """Whether the boards are random ones, rather than given ones."""
        return self.seed is not None

    @property
    def limits(self) -> Limits:
        """The limits of each search."""
        return Limits(self.max_nodes, self.max_seconds, self.table_mb)

    @property
    def run(self) -> Run:
        """The run of random boards, which must be there; raises ValueError for invalid values."""
        fields: Any = self
        return Run(
            rows=fields.rows,
            cols=fields.cols,
            pieces=fields.pieces,
            count=fields.boards,
            seed=int(fields.seed),
            limits=self.limits,
            engine=self.engine,
            first=fields.first,
            colours=None if self.black is None else Colours(*fields[3:6]),
        )

    def checked(self) -> Self:
        """Return the settings; raises TypeError or ValueError for values that no run has."""
        _ = self.run if self.is_random else self.limits
        return self


def differences(one: Settings, other: Settings, here: str, may_differ: Collection[str]) -> str:
    """Return how two settings differ, but for `may_differ`, where `here` stands for `one`."""
    return ", ".join(
        f"{name} is {theirs} there and {ours} {here}"
        for name, ours, theirs in zip(Settings._fields, one, other, strict=True)
        if ours != theirs and name not in may_differ
    )
