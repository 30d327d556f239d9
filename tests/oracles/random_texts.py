"""Random texts of boards, spelt well, carelessly or not at all, and of what is between them."""

import re
from random import Random
from typing import NamedTuple

EMPTY = (".", ".", ".", "-", "_", " ", "", "1", "\U0001f7e9\ufe0e")
BETWEEN = ("", "", " ", "  ", "   ", ",", ", ", " ,", "\t", "\t", " \t", "\t ")
MARGINS = ("", "", "", " ", "  ", "\t", " # a")
LINE_ENDS = ("\n", "\n", "\r\n", "\r")
COMMENTS = ("# photo 13", "#", "  # from the left", "## 2", "#---", "# BGW/GWB")
RULES = (
    "---",
    "___",
    "===",
    "***",
    "-",
    "- - -",
    " -----",
    "--- # cut",
    "---\t",
    "-\t-",
    "~~~",
    "———",
    "-=-=-",
    "..-",
)
TITLES = ("photo 13", "Board 2:", "- 2 -", "-2-", "2.", "1.", "1.2", "2)", "No. 7", "= B =", "G:")
BLANK_LINES = ("", " ", "   ", "       ", "\t", "\t\t", "\ufeff", "\ufeff\ufeff")
SIGNS = (*"BGWbgw....-_123(),,///  \t\t\n\n\r#x⚫a", "\ufe0f", "board\n", "10", "\xa0", '"')


def random_text(seed):
    """Return a text of one or more boards, carelessly spelt and with wrong signs, or of signs."""
    random = Random(f"careless {seed}")
    if random.random() < 0.1:
        return "".join(random.choices(SIGNS, k=random.randrange(1, 30)))
    cols = random.choice((1, 2, 2, 3, 3, 4))
    ranks = _ranks(_cells(random, cols * random.choice((1, 1, 2, 2, 3, 4))), cols)
    text = random.choice(LINE_ENDS).join(random.choice(FORMS)(ranks))
    if random.random() < 0.1:
        text = mixed_text(seed).text
    text = text.replace(".", random.choice(EMPTY))
    text = re.sub(r"(?<=[\w.)])(?=[BGW.(])", random.choice(BETWEEN), text)
    if random.random() < 0.5:
        text = re.sub("^|(?<=/)", random.choice(MARGINS), text, flags=re.MULTILINE)
        text = re.sub("$|(?=/)", random.choice(MARGINS), text, flags=re.MULTILINE)
    for _ in range(random.choices((0, 1, 2), (6, 3, 1))[0]):
        at = random.randrange(len(text) + 1)
        text = text[:at] + random.choice((*SIGNS, "")) + text[at + random.randrange(2) :]
    return text


class Mixed(NamedTuple):
    """A text of several boards with lines of other kinds between them.

    `boards` has what is written: the number of the first line, comments above the board included,
    and its rows, columns and stacks. `is_clear` says that there is a blank line between any two,
    and nothing else but comments.
    """

    text: str
    boards: list[tuple[int, tuple[int, int, tuple[str, ...]]]]
    is_clear: bool


def mixed_text(seed):
    """Return a text that mixes boards with comments, rules, titles and blank lines."""
    random = Random(seed)
    form, cols = random.choice(FORMS), random.choice((1, 2, 3, 3, 4))
    kinds = random.choice(((COMMENTS, ("",)), (COMMENTS, RULES, TITLES, BLANK_LINES)))
    lines, boards = _lines_between(random, kinds, 0), []
    is_clear = len(kinds) == 2
    for number in range(random.choice((1, 2, 2, 3, 4))):
        if number:
            between = _lines_between(random, kinds, 1)
            is_clear = is_clear and "" in between
            lines += between
        rows = random.choice((1, 1, 2, 2, 3))
        cells = _cells(random, rows * cols)
        after_the_last_blank = len(lines) + 1 - ["", *lines][::-1].index("")
        boards.append((after_the_last_blank, (rows, cols, tuple(cells))))
        spelt = form(_ranks(cells, cols))
        lines += [rank + random.choice(("", "", " # a")) for rank in spelt]
    lines += _lines_between(random, kinds, 0)
    return Mixed(random.choice(LINE_ENDS).join(lines), boards, is_clear)


def _cells(random, count):
    share = random.choice((0, 0.3))
    stacks = ("B", "G", "W", "B", "G", "W", "BGW")
    return ["" if random.random() < share else random.choice(stacks) for _ in range(count)]


def _ranks(cells, cols):
    return [cells[start : start + cols] for start in range(0, len(cells), cols)]


def _lines_between(random, kinds, least):
    return [random.choice(random.choice(kinds)) for _ in range(random.randrange(least, 4))]


def _spelt(cell):
    return f"({cell})" if len(cell) > 1 else cell or "."


def _on_lines(between):
    return lambda ranks: [between.join(map(_spelt, rank)) for rank in ranks]


def _on_one_line(slash):
    return lambda ranks: [slash.join("".join(map(_spelt, rank)) for rank in ranks)]


def _in_circles(ranks):
    circles = str.maketrans("BGW", "⚫🟢⚪")
    return [line.translate(circles) for line in _on_lines("")(ranks)]


def _with_names(ranks):
    numbered = zip(range(len(ranks), 0, -1), _on_lines(" ")(ranks), strict=True)
    return [
        *(f"{number} {rank}" for number, rank in numbered),
        "  " + " ".join("abcd"[: len(ranks[0])]),
    ]


FORMS = (
    *map(_on_lines, ("", "", " ", ",", "\t")),
    *map(_on_one_line, ("/", " / ")),
    _in_circles,
    _with_names,
    lambda ranks: [_with_names(ranks)[-1], *_with_names(ranks)],
)
