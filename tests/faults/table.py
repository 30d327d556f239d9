"""The table of docs/faults.md: the outcomes of all trials."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from scenario import Scenario
from trial import Tally

PAGE = Path(__file__).parents[2] / "docs" / "faults.md"
BEGIN = "<!-- written by make faults -->"
END = "<!-- end of what make faults writes -->"
ENDS = ("as if nothing had happened", "went on", "refused", "wrong")


class Report:
    """The tallies of each scenario, by kind of disturbance."""

    def __init__(self) -> None:
        self._tallies: dict[str, dict[str, Tally]] = {}
        self._calls: Counter[str] = Counter()

    def kinds(self, scenario: Scenario) -> dict[str, Tally]:
        """Return the tallies of a scenario by kind; a new kind is added when asked for."""
        return self._tallies.setdefault(str(scenario), {})

    def of(self, scenario: Scenario, kind: str) -> Tally:
        return self.kinds(scenario).setdefault(kind, Tally())

    def as_json(self) -> str:
        tallies = {
            scenario: {kind: (dict(tally.ends), tally.wrong) for kind, tally in kinds.items()}
            for scenario, kinds in self._tallies.items()
        }
        return json.dumps((tallies, self._calls))

    def add(self, text: str) -> None:
        """Add the report of another process."""
        tallies, calls = json.loads(text)
        for scenario, kinds in tallies.items():
            for kind, (ends, wrong) in kinds.items():
                self._tallies.setdefault(scenario, {})[kind] = Tally(Counter(ends), wrong)
        self._calls.update(calls)

    def count_calls(self, scenario: Scenario, calls: int) -> None:
        """Record how many calls a scenario makes."""
        self._calls[str(scenario)] = calls

    def trials(self, name: str) -> int:
        return sum(each.trials for each in self._tallies[name].values())

    def wrong(self) -> list[str]:
        return [
            each
            for kinds in self._tallies.values()
            for tally in kinds.values()
            for each in tally.wrong
        ]

    def lines(self) -> list[str]:
        """Return two tables in Markdown: by kind of disturbance, and by scenario."""
        kinds: dict[str, Counter[str]] = {}
        scenarios: dict[str, Counter[str]] = {}
        for scenario, tallies in self._tallies.items():
            for kind, tally in tallies.items():
                kinds.setdefault(kind, Counter()).update(tally.ends)
                scenarios.setdefault(scenario, Counter()).update(tally.ends)
        total: Counter[str] = Counter()
        for ends in kinds.values():
            total.update(ends)
        return [
            *_table("disturbance", {**kinds, "all": total}),
            "",
            *_table("command", scenarios, self._calls),
        ]


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
    """Replace the tables on the page."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(f"{BEGIN}\n")
    _, _, after = rest.partition(f"{END}\n")
    table = "\n".join(report.lines())
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}\n{after}", "utf-8")
