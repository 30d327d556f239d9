from checkout import ROOT

PAGE = (ROOT / "docs" / "every-size.md").read_text()


def section(number: str) -> str:
    """Return the text under a numbered heading."""
    _, _, rest = PAGE.partition(f"\n### {number} ")
    assert rest, number
    return rest.partition("\n### ")[0].partition("\n## ")[0]
