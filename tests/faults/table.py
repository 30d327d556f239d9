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
    """How often trials ended how, by kind of disturbance; what was wrong."""

    ends: Counter[tuple[str, ...]] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, scenario: Scenario, kind: str, what: str, outcome: Outcome) -> None:
        """Add the outcome of a trial, told by what was done."""
        self.ends[kind, outcome.end] += 1
        self.wrong += [f"{scenario}: {what}: {each}" for each in outcome.wrong]

    def as_json(self) -> str:
        return json.dumps((list(self.ends.items()), self.wrong))

    def add_all(self, text: str) -> None:
        """Add the report of another process."""
        ends, wrong = json.loads(text)
        self.ends.update({tuple(key): count for key, count in ends})
        self.wrong += wrong

    def table(self) -> list[str]:
        """Return a table in Markdown of the outcomes by kind of disturbance."""
        kinds: dict[str, Counter[str]] = {}
        for (kind, end), count in self.ends.items():
            kinds.setdefault(kind, Counter())[end] += count
        total = sum(kinds.values(), Counter[str]())
        heads = ["disturbance", "trials", *ENDS]
        lines = [f"| {' | '.join(heads)} |", f"|---{'|--:' * (len(heads) - 1)}|"]
        for name, ends in {**kinds, "all": total}.items():
            numbers = [ends.total(), *(ends[end] for end in ENDS)]
            lines.append(f"| {name} | {' | '.join(f'{each:,}' for each in numbers)} |")
        return lines


def write_page(report: Report) -> None:
    """Replace the table on the page."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(f"{BEGIN}\n")
    _, _, after = rest.partition(f"{END}\n")
    table = "\n".join(report.table())
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}\n{after}", "utf-8")
