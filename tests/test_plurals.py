"""Whatever is counted in a sentence is counted by `many`, which knows "1 board" from "2 boards"."""

import ast
import re
from pathlib import Path

import pytest

from checkout import ROOT
from greenest.games.plurals import many

ROOMS = ("certificates", "commands", "games", "play", "solver", "study", "system", "web")
PYTHON = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
JAVASCRIPT = sorted((ROOT / "web" / "static").rglob("*.js"))
COUNTED = re.compile(r"""\bmany\(.*?, ["']([a-z ]+)["']\)""")
NO_COUNTS = {"COLOUR_NAMES[colour]", "movers", "victims", "lengths", "chosen"}
"""Values that are words, or have decimals."""
NEVER_ONE = {
    "len(lines)",
    "lines.length",
    "self.players",
    "players",
    "left",
    "count",
    "self._width",
    "len(graph)",
    "to_win",
    "stacks",
    "self.cells",
    "pieces.count(piece)",
    'MOST_CELLS.toLocaleString("en")',
}
"""Counts that a sentence has only if they are not 1, such as the lines of a text of several."""


def nouns():
    """Return what is counted anywhere, in the plural; threads are by `system`, without `many`."""
    texts = [path.read_text("utf-8") for path in (*PYTHON, *JAVASCRIPT)]
    counted = [noun for text in texts for noun in COUNTED.findall(text)]
    return {f"{noun.split()[-1]}s" for noun in (*counted, "thread")}


def counts_in_python(path):
    """Yield each formatted value of a file, and the text after it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr):
            for value, text in zip(node.values, node.values[1:], strict=False):
                if isinstance(value, ast.FormattedValue) and isinstance(text, ast.Constant):
                    yield ast.unparse(value.value), text.value


def counts_in_javascript(path):
    """Yield each value in a template of a file, and the text after it."""
    yield from re.findall(r"\$\{([^{}]*)\}([^`$]*)", path.read_text("utf-8"))


@pytest.mark.parametrize(
    ("paths", "counts_in"), [(PYTHON, counts_in_python), (JAVASCRIPT, counts_in_javascript)]
)
def test_every_count_of_a_sentence_fits_its_noun(paths, counts_in):
    plural = re.compile(rf" (?:{'|'.join(sorted(nouns()))})\b(?!/)")
    found = [(path, value, text) for path in paths for value, text in counts_in(path)]
    assert len(found) > 100
    wrong = [
        (str(Path(path).relative_to(ROOT)), value, text)
        for path, value, text in found
        if plural.match(text)
        and not value.rpartition(".")[2].isupper()
        and value not in NEVER_ONE | NO_COUNTS
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("count", "words"), [(0, "0 boards"), (1, "1 board"), (2, "2 boards"), (2000, "2,000 boards")]
)
def test_a_number_has_its_noun(count, words):
    assert many(count, "board") == words
