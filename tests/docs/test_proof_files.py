"""The drawing of the files of the Coq proof shows what imports what."""

import re
import sys

from checkout import ROOT
from drawn import edges
from shell import ended

DRAWING = ROOT / "docs" / "proof-files.svg"
PROOF = ROOT / "proof"


def imports() -> dict[str, set[str]]:
    """Return what each source imports of the others."""
    return {
        path.stem: {
            name
            for line in re.findall(r"^From Greenest[^.]*(?:\.theorem)? Require[^.]*\.", text, re.M)
            for name in re.sub(r".*?Require(?: Import)?", "", line, flags=re.S).strip(".").split()
        }
        for path in PROOF.rglob("*.v")
        if not path.stem.endswith("_Found")
        for text in [path.read_text()]
    }


def above(arrows: set[tuple[str, str]], low: str) -> set[str]:
    """Return all boxes that arrows lead to from one box."""
    found: set[str] = set()
    waiting = [low]
    while waiting:
        box = waiting.pop()
        more = {other for one, other in arrows if one == box} - found
        found |= more
        waiting += more
    return found


def test_the_drawing_shows_every_import_and_nothing_else() -> None:
    needed = {(one, name) for name, ones in imports().items() for one in ones}
    arrows = edges(DRAWING)
    assert arrows <= needed
    assert all(above(arrows, one) == above(needed, one) for one, _ in needed)
    assert all(other not in above(arrows - {(one, other)}, one) for one, other in arrows)


def test_the_drawing_is_that_of_the_program() -> None:
    drawn = ended(sys.executable, "docs/proof_files.py", check=True).stdout
    assert drawn == DRAWING.read_text(), "python docs/proof_files.py > docs/proof-files.svg"
