"""Random texts of boards with random separators: boards, near boards, and nonsense."""

from random import Random

CELLS = ("B", "G", "W", "b", "g", "w", "⚫", "🟢", "⚪", "⚪\ufe0f", "(BG)", "( w b )")
EMPTY = (".", ".", ".", "-", "_", " ", "", "1")
BETWEEN = ("", "", " ", "  ", "   ", ",", ", ", " ,", "\t", "\t", " \t", "\t ")
LINE_ENDS = ("\n", "\n", "\r\n", "\r")
PARTINGS = ("\n", "\n\n", "\n \n", "\n     \n", "\n\t\n", "\n# a\n", "\n  # a\n\n", "\r\n\r\n")
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
