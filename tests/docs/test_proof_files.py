"""The drawing of the files of the Coq proof is made from their imports."""

import sys

from checkout import ROOT
from shell import ended

DRAWING = ROOT / "docs" / "proof-files.svg"


def test_the_drawing_is_that_of_the_program() -> None:
    drawn = ended(sys.executable, "docs/proof_files.py", check=True).stdout
    assert drawn == DRAWING.read_text(), "python docs/proof_files.py > docs/proof-files.svg"
