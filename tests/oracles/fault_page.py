"""The tables of docs/faults.md, which `make faults` and `make fuzz` write."""

import re

from checkout import ROOT

PAGE = ROOT / "docs" / "faults.md"
ROW = re.compile(r"^\| ([a-zA-Z ]+) \|(.* \|)$", re.MULTILINE)


def rows(text):
    """Return the numbers in each row of a text's tables, by the name of the row."""
    found = {name: re.findall(r" ([0-9,]+)(?: MB)? \|", cells) for name, cells in ROW.findall(text)}
    numbers = {name: [int(x.replace(",", "")) for x in cells] for name, cells in found.items()}
    return {name: each for name, each in numbers.items() if each}


def table(heads, numbered):
    """Return the lines of a table with numbers by the name of a row."""
    lines = [f"| {' | '.join(heads)} |", f"|---{'|--:' * (len(heads) - 1)}|"]
    return lines + [f"| {name} | {' | '.join(cells)} |" for name, cells in numbered.items()]


def write_table(maker, lines):
    """Replace the table that `make` writes with the target `maker`."""
    begin = f"<!-- written by make {maker} -->\n"
    end = f"<!-- end of what make {maker} writes -->\n"
    before, _, rest = PAGE.read_text("utf-8").partition(begin)
    _, _, after = rest.partition(end)
    text = "\n".join(lines)
    PAGE.write_text(f"{before}{begin}\n{text}\n\n{end}{after}", "utf-8")
