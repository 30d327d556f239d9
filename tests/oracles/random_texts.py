"""Random texts of boards with random separators: boards, near boards, and nonsense."""

from random import Random
from typing import NamedTuple

CELLS = (*"BGWbgw⚫🟢⚪", "⚪\ufe0f", "⬛", "🟩\ufe0e", "(BG)", "( w b )")
EMPTY = (".", ".", ".", "-", "_", " ", "", "1")
BETWEEN = ("", "", " ", "  ", "   ", ",", ", ", " ,", "\t", "\t", " \t", "\t ")
LINE_ENDS = ("\n", "\n", "\r\n", "\r")
COMMENTS = ("# photo 13", "#", "  # from the left", "## 2", "#---", "# BGW/GWB")
RULES = (
    "---",
    "___",
    "===",
    "***",
    "-",
    "_",
    "--",
    "- - -",
    "_ _",
    " -----",
    "--- # cut",
    "---\t",
    "-\t-",
    "~~~",
    "———",
    "───",
    "-.-",
    "-=-=-",
    "..-",
)
TITLES = ("photo 13", "Board 2:", "- 2 -", "-2-", "2.", "1.", "1.2", "2)", "No. 7", "= B =", "G:")
BLANK_LINES = ("", " ", "   ", "       ", "\t", "\t\t", "\ufeff")
PARTINGS = ("\n", "\n\n", "\n \n", "\n     \n", "\n\t\n", "\n# a\n", "\n  # a\n\n", "\r\n\r\n")
PARTINGS += tuple(f"\n{each}\n" for each in (*RULES, *TITLES, *BLANK_LINES))
SIGNS = (*"BGWbgw....-_123(),,///  \t\t\n\n\r#x⚫a", "\ufe0f", "board\n", "10", "\xa0", '"')


def random_text(seed):
    """Return a text of one to four blocks, or of random characters."""
    random = Random(seed)
    if random.random() < 0.1:
        return "".join(random.choices(SIGNS, k=random.randrange(1, 30)))
    many = random.choices((1, 2, 3, 4), (6, 2, 1, 1))[0]
    text = _board(random)
    for _ in range(many - 1):
        text += random.choice(PARTINGS) + _board(random)
    text = random.choice(("", "", "", "\ufeff", "\n", "  \n", "board\n")) + text
    text += random.choice(("", "\n", "\n\n", " ", "\t", "\n    ", " # a"))
    for _ in range(random.choices((0, 1, 2), (6, 3, 1))[0]):
        at = random.randrange(len(text) + 1)
        text = text[:at] + random.choice((*SIGNS, "")) + text[at + random.randrange(2) :]
    return text


def _board(random):
    """Return a board in one spelling, possibly a faulty one."""
    rows, cols = random.choice((1, 1, 2, 2, 3, 4)), random.choice((1, 2, 2, 3, 3, 4))
    between, empty = random.choice(BETWEEN), random.choice(EMPTY)
    share = random.choice((0, 0.2, 0.5))
    ranks = [
        between.join(
            empty if random.random() < share else random.choice(CELLS[: random.choice((3, 12))])
            for _ in range(cols)
        )
        for _ in range(rows)
    ]
    if random.random() < 0.1:
        ranks = [rank.rstrip(" \t") for rank in ranks]
    if random.random() < 0.25:
        return _drawn(random, ranks, cols)
    margin = random.choice(("", "", "", " ", "  ", "\t"))
    ending = random.choice(("", "", "", " ", "  ", "\t", " # a"))
    rank_end = random.choice(("/", "/", " / ", "/ ", *LINE_ENDS, *LINE_ENDS))
    return rank_end.join(margin + rank + ending for rank in ranks)


def _drawn(random, ranks, cols):
    """Return ranks with numbers, letters or both."""
    gap = random.choice((" ", "  ", "\t"))
    lines = [f"{len(ranks) - index}{gap}{rank}" for index, rank in enumerate(ranks)]
    letters = " ".join("abcde"[:cols]) if random.random() < 0.9 else "a b c"
    if random.random() < 0.7:
        lines.append(gap + letters)
    if random.random() < 0.2:
        lines.insert(0, gap + letters)
    return random.choice(LINE_ENDS).join(lines)


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
        share = random.choice((0, 0.3))
        cells = [
            "" if random.random() < share else random.choice(("B", "G", "W", "B", "G", "W", "BGW"))
            for _ in range(rows * cols)
        ]
        after_the_last_blank = len(lines) + 1 - ["", *lines][::-1].index("")
        boards.append((after_the_last_blank, (rows, cols, tuple(cells))))
        ranks = [cells[row * cols : (row + 1) * cols] for row in range(rows)]
        lines += [rank + random.choice(("", "", " # a")) for rank in form(ranks)]
    lines += _lines_between(random, kinds, 0)
    return Mixed(random.choice(LINE_ENDS).join(lines), boards, is_clear)


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
)
