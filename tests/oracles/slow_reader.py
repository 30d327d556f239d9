"""A slow reader of board text, written from docs/board-text.md alone.

It shares no code with the package. For each position it gives the number of the first line and the
board, or None for a refusal.
"""

import re
from itertools import pairwise

TAB, BLANK, SLASH = "\t", " ", "/"
MARK = re.compile("^\ufeff(?!\ufeff)")
CIRCLES = {"\u26ab": "B", "\U0001f7e2": "G", "\u26aa": "W"}
SQUARES = {"\u2b1b": "B", "\U0001f7e9": "G", "\u2b1c": "W"}
SHAPES = CIRCLES | SQUARES
SELECTORS = ("\ufe0e", "\ufe0f")
SMALL = "abcdefghijklmnopqrstuvwxyz"
MOST_CELLS, MOST_WITH_HOLES = 1_000_000, 64


class RefusedError(Exception):
    """The text is no board."""


def read_text(text):
    """Return the first line number and the board or None for every position of a text."""
    found, is_below_heading = [], False
    for block in blocks_of(lines_of(text)):
        positions = positions_of(block)
        counting = [line for line in block if line[2] != "skipped"]
        if has_heading(counting):
            is_below_heading = True
        elif is_below_heading and positions == [block] and len(counting) > 1:
            found.append((block[0][0], None))
            continue
        found += [(position[0][0], board_or_none(position)) for position in positions]
    return found


def has_heading(counting):
    return bare(counting[0][1]).lower() == "board"


def read_one(text):
    """Return the one board of a text, or None for a refusal."""
    lines = trimmed(lines_of(text))
    if any(each[2] == "blank" for each in lines):
        return None
    return board_or_none(lines)


def trimmed(lines):
    """Return the lines from the first to the last that is neither skipped nor blank."""
    held = [at for at, each in enumerate(lines) if each[2] not in ("skipped", "blank")]
    return lines[held[0] : held[-1] + 1] if held else []


def board_or_none(lines):
    try:
        return board_of(lines)
    except RefusedError:
        return None


def lines_of(text):
    """Return for each line its number, its text without the comment, and its kind."""
    lines = []
    before = ""
    for number, line in enumerate(re.split("\r\n|\r|\n", text), 1):
        if not holds_signs(before):
            line = MARK.sub("", line)
        before = rest = line
        if "#" in line:
            rest = line[: line.index("#")].rstrip(BLANK + TAB)
        kind = "counts" if holds_signs(rest) else "skipped" if "#" in line else "blank"
        lines.append([number, rest, kind])
    mark_doubtful(lines)
    return lines


def holds_signs(text):
    return bare(text) != ""


def mark_doubtful(lines):
    """Mark lines of blanks that may be ranks as doubtful."""
    for index, (_, text, kind) in enumerate(lines):
        if kind != "blank" or text == "":
            continue
        for beside in (index - 1, index + 1):
            if 0 <= beside < len(lines) and lines[beside][2] == "counts":
                other = lines[beside][1]
                if SLASH in other:
                    continue
                if TAB in other:
                    is_doubtful = TAB in text
                else:
                    is_doubtful = TAB not in text and len(other.rstrip(BLANK)) <= len(text)
                if is_doubtful:
                    lines[index][2] = "doubtful"


def blocks_of(lines):
    """Return the runs of lines without a blank line; skipped lines stay in their run."""
    blocks, current = [], []
    for line in lines:
        if line[2] == "blank":
            blocks.append(current)
            current = []
        else:
            current.append(line)
    blocks.append(current)
    return [block for block in blocks if any(line[2] != "skipped" for line in block)]


def positions_of(block):
    """Return the positions of a block, each as a list of lines."""
    counting = [line for line in block if line[2] != "skipped"]
    if has_heading(counting):
        return one_a_line(counting[1:])
    slashed = [bare(line[1]) for line in counting[:20] if SLASH in line[1]]
    if len(slashed) >= 2 and all(each[0] != SLASH != each[-1] for each in slashed[:2]):
        return one_a_line(counting)
    return [block]


def one_a_line(lines):
    positions, current = [], []
    for number, text, kind in lines:
        line = [number, text if current else MARK.sub("", text), kind]
        current.append(line)
        if not bare(line[1]).endswith(SLASH):
            positions.append(current)
            current = []
    return [*positions, current] if current else positions


def bare(text):
    """Return a text without blanks and tabs at its ends."""
    return text.strip(BLANK + TAB)


def board_of(position):
    """Return the rows, columns and stacks of the board in the lines of one position."""
    lines = trimmed(position)
    texts = [line[1] for line in lines]
    if not lines or any(line[2] != "counts" for line in lines) or any(map(is_rule, texts)):
        raise RefusedError
    if not all(map(holds_signs, texts)):
        raise RefusedError
    if any(TAB in text for text in texts):
        return rectangle(tabbed(texts))
    if any(SLASH in text for text in texts):
        if len(texts) > 1:
            raise RefusedError
        ranks = texts[0].split(SLASH)
        check_blanks(ranks, on_lines=False)
        return rectangle([cells_of(rank) for rank in ranks])
    if all(map(is_numbered_rank, texts)):
        raise RefusedError
    letters, texts = drawn(texts)
    if letters is None:
        check_blanks(texts, on_lines=True)
    board = rectangle([cells_of(text) for text in texts])
    if letters is not None and board[1] != letters:
        raise RefusedError
    return board


def is_rule(text):
    """Tell whether a line of empty cells alone is neither dots alone nor begins with a number."""
    if any(sign not in ".-_0123456789 \t" for sign in text):
        return False
    signs = [sign for sign in text if sign not in (BLANK, TAB)]
    word = bare(text).replace(TAB, BLANK).split(BLANK)[0]
    is_number = all(sign in "0123456789" for sign in word)
    return not is_number and any(sign != "." for sign in signs)


def rectangle(ranks):
    rows, cols = len(ranks), len(ranks[0]) if ranks else 0
    if not 1 <= rows * cols <= MOST_CELLS or any(len(rank) != cols for rank in ranks):
        raise RefusedError
    if any("" in rank for rank in ranks) and (rows > MOST_WITH_HOLES or cols > MOST_WITH_HOLES):
        raise RefusedError
    return len(ranks), len(ranks[0]), tuple(stack for rank in ranks for stack in rank)


def tokens_of(text):
    """Return the tokens of a text without tabs and slashes: (start, end, stacks or comma)."""
    tokens, index = [], 0
    while index < len(text):
        start, sign = index, text[index]
        index += 1
        if sign == BLANK:
            continue
        if sign == ",":
            stacks = ","
        elif sign in "BGWbgw":
            stacks = [sign.upper()]
        elif sign in SHAPES:
            stacks = [SHAPES[sign]]
            if index < len(text) and text[index] in SELECTORS:
                index += 1
        elif sign in (".", "-", "_"):
            stacks = [""]
        elif sign in "0123456789":
            while index < len(text) and text[index] in "0123456789":
                index += 1
            number = int(text[start:index])
            if number == 0:
                raise RefusedError
            stacks = [""] * min(number, 1000)
        elif sign == "(":
            stack = ""
            while index < len(text) and text[index] != ")":
                inner = text[index]
                if inner in "BGWbgw":
                    stack += inner.upper()
                elif inner in SHAPES:
                    stack += SHAPES[inner]
                elif inner != BLANK and inner not in SELECTORS:
                    raise RefusedError
                index += 1
            if index == len(text) or stack == "":
                raise RefusedError
            index += 1
            stacks = [stack]
        else:
            raise RefusedError
        tokens.append((start, index, stacks))
    return tokens


def is_number(text, token):
    return text[token[0]] in "0123456789"


def cells_of(rank):
    """Return the stacks of a rank without tabs."""
    tokens = tokens_of(rank)
    if not any(token[2] == "," for token in tokens):
        return [stack for token in tokens for stack in token[2]]
    cells, field = [], []
    for token in [*tokens, (0, 0, ",")]:
        if token[2] == ",":
            if len(field) != 1 or is_number(rank, field[0]):
                raise RefusedError
            cells.append(field[0][2][0])
            field = []
        else:
            field.append(token)
    return cells


def tabbed(texts):
    """Return the ranks of lines with tabs between cells."""
    ranks = []
    for text in texts:
        rank = []
        for field in text.split(TAB):
            tokens = tokens_of(field)
            if any(token[2] == "," or is_number(field, token) for token in tokens):
                raise RefusedError
            if len(tokens) > 1:
                raise RefusedError
            rank += tokens[0][2] if tokens else [None]
        ranks.append(rank)
    width = max(len(rank) for rank in ranks)
    ranks = [rank + [None] * (width - len(rank)) for rank in ranks]
    held = [any(rank[file] is not None for rank in ranks) for file in range(width)]
    if True in held:
        first, last = held.index(True), width - 1 - held[::-1].index(True)
        if not all(held[first + 2 : max(last - 1, 0)]):
            raise RefusedError
    return [[stack or "" for stack in rank] for rank in ranks]


def check_blanks(ranks, on_lines):
    """Refuse blanks that could be empty cells."""
    plain = [rank for rank in ranks if not any(token[2] == "," for token in tokens_of(rank))]
    gaps, starts, ends = [], [], []
    for rank in plain:
        tokens = tokens_of(rank)
        if not tokens:
            raise RefusedError
        gaps += [behind[0] - before[1] for before, behind in pairwise(tokens)]
        starts.append(tokens[0][0])
        ends.append(len(rank) - tokens[-1][1])
    if any(gap != gaps[0] or gap > 2 for gap in gaps):
        raise RefusedError
    if on_lines and any(start != starts[0] for start in starts):
        raise RefusedError
    if len(plain) < len(ranks):
        return
    pitch = gaps[0] + 1 if gaps else 1
    rooms = [end // pitch for end in ends]
    if not on_lines:
        if starts[0] == ends[-1] == 0 and len({*starts[1:], *ends[:-1]}) == 1:
            return
        rooms = [room + start // pitch for room, start in zip(rooms, starts, strict=True)]
    if rooms[0] >= 1 and all(room == rooms[0] for room in rooms):
        raise RefusedError


def is_numbered_rank(text):
    text = bare(text)
    return len(text) > 2 and text[0] == "1" and text[1] == BLANK


def words_of_letters(text):
    """Return the letters of a line of file letters, or None."""
    words = [word for word in text.split(BLANK) if word]
    for index, word in enumerate(words):
        if any(letter not in SMALL + SMALL.upper() for letter in word) or len(word) > 5:
            return None
        if (len(word) == 1) != (index < 26):
            return None
    return words if words and words[0] in "aA" else None


def files(count):
    """Return the first `count` names of files: a to z, aa to az, and so on."""
    names, longest = list(SMALL), list(SMALL)
    while len(names) < count:
        longest = [name + letter for name in longest for letter in SMALL]
        names += longest
    return names[:count]


def number_before(text):
    """Return the leading number of a line, and the line with blanks in its place; None if none."""
    start = end = len(text) - len(text.lstrip(BLANK))
    while end < len(text) and text[end] in "0123456789":
        end += 1
    is_ended = end == len(text) or text[end] == BLANK
    if 1 <= end - start <= 7 and is_ended:
        return int(text[start:end]), BLANK * end + text[end:]
    return None, text


def drawn(texts):
    """Return how many files of a drawing have letters (None if none), and its bare ranks.

    For a text that is no drawing, return None and the texts unchanged.
    """
    if len(texts) < 2:
        return None, texts
    if len(texts) > 2 and words_of_letters(texts[0]) is not None:
        first, *rest = texts
        is_double = words_of_letters(rest[-1]) == words_of_letters(first)
        texts = rest if is_double else [*rest, first]
    letters = words_of_letters(texts[-1])
    numbers = [number_before(text)[0] for text in texts]
    if letters is None and numbers != [len(texts) - index for index in range(len(texts))]:
        return None, texts
    if letters is not None:
        if [letter.lower() for letter in letters] != files(len(letters)):
            raise RefusedError
        texts = texts[:-1]
    ranks = []
    for index, text in enumerate(texts):
        number, rank = number_before(text)
        if number != len(texts) - index:
            raise RefusedError
        ranks.append(with_empty_cells(rank))
    return None if letters is None else len(letters), ranks


def with_empty_cells(rank):
    """Replace `(.)` by ` . ` in a rank of a drawing; refuse stacks given by height."""
    padded = f" {rank} "
    for index in range(1, len(padded) - 2):
        end = index + 1
        while padded[end] in "0123456789":
            end += 1
        is_alone = padded[index - 1] in " (" and padded[end] in " )"
        is_letter = padded[index].lower() in SMALL
        digits = padded[index + 1 : end]
        if is_letter and is_alone and digits and digits[0] != "0" and int(digits) > 1:
            raise RefusedError
    return rank.replace("(.)", " . ")
