"""The table of docs/faults.md: the outcomes of all trials."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from scenario import Scenario
from trial import WELL, WENT_ON, Outcome

PAGE = Path(__file__).parents[2] / "docs" / "faults.md"
BEGIN = "<!-- written by make faults -->"
END = "<!-- end of what make faults writes -->"
ENDS = (WELL, WENT_ON, "refused", "wrong")


@dataclass
class Report:
    """How often trials ended how, by scenario and kind; what was wrong; the calls of scenarios."""

    ends: Counter[tuple[str, ...]] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    calls: Counter[str] = field(default_factory=Counter)

    def add(self, scenario: Scenario, kind: str, what: str, outcome: Outcome) -> None:
        """Add the outcome of a trial, told by what was done."""
        self.ends[str(scenario), kind, outcome.end] += 1
        self.wrong += [f"{scenario}: {what}: {each}" for each in outcome.wrong]

    def as_json(self) -> str:
        return json.dumps((list(self.ends.items()), self.wrong, self.calls))

    def add_all(self, text: str) -> None:
        """Add the report of another process."""
        ends, wrong, calls = json.loads(text)
        self.ends.update({tuple(key): count for key, count in ends})
        self.wrong += wrong
        self.calls.update(calls)

    def by_disturbance(self) -> list[str]:
        """Return a table in Markdown of the outcomes by kind of disturbance."""
        kinds = self._grouped(1)
        total = sum(kinds.values(), Counter[str]())
        return _table("disturbance", {**kinds, "all": total})

    def by_command(self) -> list[str]:
        """Return a table in Markdown of the outcomes by scenario."""
        return _table("command", self._grouped(0), self.calls)

    def _grouped(self, place: int) -> dict[str, Counter[str]]:
        """Return the outcomes by scenario (place 0) or by kind (1)."""
        found: dict[str, Counter[str]] = {}
        for key, count in self.ends.items():
            found.setdefault(key[place], Counter())[key[2]] += count
        return found


def _table(
    head: str, rows: dict[str, Counter[str]], calls: Counter[str] | None = None
) -> list[str]:
    heads = [head, *(["calls"] if calls else []), "trials", *ENDS]
    lines = [f"| {' | '.join(heads)} |", f"|---{'|--:' * (len(heads) - 1)}|"]
    for name, ends in rows.items():
        numbers = [*([calls[name]] if calls else []), ends.total(), *(ends[end] for end in ENDS)]
        lines.append(f"| {name} | {' | '.join(f'{each:,}' for each in numbers)} |")
    return lines


def write_page(report: Report) -> None:
    """Replace the table on the page."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(f"{BEGIN}\n")
    _, _, after = rest.partition(f"{END}\n")
    table = "\n".join(report.by_disturbance())
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}\n{after}", "utf-8")
