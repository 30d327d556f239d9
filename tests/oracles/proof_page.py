from checkout import ROOT

PAGE = (ROOT / "docs" / "every-size.md").read_text()


def section(number: str) -> str:
    """Return the text under a numbered heading."""
    _, _, rest = PAGE.partition(f"\n### {number} ")
    assert rest, number
    return rest.partition("\n### ")[0].partition("\n## ")[0]


def table(number: str) -> list[list[str]]:
    """Return the rows of a section's first table without its head."""
    lines = [line for line in section(number).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
