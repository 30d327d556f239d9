"""False certificates with valid digests, and the judgement of both checkers."""

import hashlib
import re
import subprocess
from io import BytesIO
from random import Random

from greenest.certificates.checker import (
    LimitError,
    RefusedError,
    _Board,
    _is_frozen,
    check_certificate,
)
from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import Bounds, Meter
from greenest.certificates.writer import write_refutation
from greenest.games.pyramids.position import Position
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits
from samples import unbalanced

ACCEPTED, REFUSED = 0, 4
VERIFIED = []
"""The path of the verified checker, while it judges what Python's judges."""
BEYOND_A_VERDICT = re.compile(
    "line [0-9]+: ('sha256 [0-9a-f]+' expected, not 'sha256 [0-9a-f]{64}'|"
    "'dead frozen' expected, not 'dead split'|"
    "'level [0-9]+ members ...' or 'end [0-9]+' expected, not 'level [0-9]+ members [0-9]+'|"
    ".* is not after .* in rising order|a variable stands twice|this is no clause of the board)"
)
"""Why Python's checker alone refuses a certificate: no verdict depends on these."""
SIGNS = (*"BGW.BGW./ x019\t\r\0é", "\0" * 99, "\x1b[2J\x07\r\n", *(x * 2_200_000 for x in "B9 "))
NUMBERS = ("0", "", "00", "-1", "+1", "0x1", "1_0", "\u0661", "1e9", "2", "3", "999999999")
NUMBERS += ("1000000000", "4611686018427387904", "18446744073709551617", "9" * 4000)
COMMENTS = ("# by hand", "# ", "#", "#by hand", "# \t", "# é", " # x", "#  #")


def sealed(content):
    """Return a certificate with its digest; `content` is text, bytes, or lines without a digest."""
    if isinstance(content, list):
        content = "".join(f"{line}\n" for line in content).encode("latin-1")
    elif isinstance(content, str):
        content = content.encode()
    return content + f"sha256 {hashlib.sha256(content).hexdigest()}\n".encode()


def verified(checker, content):
    """Return the exit code of the verified checker, which prints one line of printable ASCII."""
    ended = subprocess.run([checker, "-"], input=content, capture_output=True)
    assert re.fullmatch(rb"[ -~]+\n", ended.stdout + ended.stderr)
    assert len(ended.stderr) < 1250
    return ended.returncode


def judge(content, bounds=None):
    """Check a certificate; the verified checker must agree on all that a verdict depends on."""
    reason = ""
    try:
        return check_certificate(BytesIO(content), bounds)
    except (RefusedError, LimitError) as error:
        reason = str(error)
        raise
    finally:
        for checker in VERIFIED if bounds is None else ():
            exits = verified(checker, content)
            assert exits == (REFUSED if reason else ACCEPTED) or (
                exits == ACCEPTED and BEYOND_A_VERDICT.match(reason)
            ), reason


def check(content, bounds=None):
    """Check a certificate without its digest."""
    return judge(sealed(content), bounds)


def proven_by(content):
    """Return what a certificate proves, or None if it is refused."""
    try:
        return judge(content)
    except RefusedError:
        return None


def certified_starts(count, seed, path):
    """Return small random starts, each with its certificates without digests, and levels.

    The levels are consistent even if some captures lead to a single stack. `path` is a scratch
    file.
    """

    def written():
        return path.read_text().rpartition("sha256")[0]

    found = []
    for index in range(count):
        rows, cols = [(2, 3), (3, 3), (2, 4), (1, 8), (4, 3)][index % 5]
        start = unbalanced(rows, cols, seed + index)
        verdict = decide(start)
        write_certificate(verdict, path)
        real = [written()]
        if verdict.captures is None:
            write_refutation(start, refutation(start, Limits()), path)
            real.append(written())
        found.append((start, real, levels_without_an_end(start)))
    return found


def levels_without_an_end(start, most=256):
    """Return the levels below a start, up to so many, without single stacks.

    They are consistent and false if the start is solvable.
    """
    board, meter = _Board(start), Meter(Bounds())
    level, levels = [start.cells.replace(".", "")], []
    while level and len(levels) < most and len(level[0]) - level[0].count(".") > 1:
        levels.append(level)
        found = board.led_to(sorted(level), meter)
        level = list(dict.fromkeys(each for each in found if not _is_frozen(each)))
    return levels


def text_of(start, levels):
    """Return a certificate of levels, sorted and counted."""
    lines = ["greenest certificate 2", f"board {start}", "verdict unsolvable"]
    for level in filter(None, levels):
        stacks = len(level[0]) - level[0].count(".")
        lines += [f"level {stacks} members {len(level)}", *sorted(level)]
    return "\n".join([*lines, f"end {sum(map(len, levels))}", ""])


def forged(index, starts):
    """Return the bytes of forgery number `index`: made of a real certificate, or of levels.

    It has a digest of its own, but for every fifth, which is damaged as files are.
    """
    random = Random(f"forgery {index}")
    start, reals, levels = random.choice(starts)
    strangers = [each for _, reals, _ in starts for each in reals]
    kind = random.randrange(4)
    if kind == 0 and levels:
        text = thinned(start, levels, random)
    else:
        text = mutated(
            text_of(start, levels) if kind == 1 else random.choice(reals), random, strangers
        )
    while text in strangers:
        text = mutated(text, random, strangers)
    content = sealed(text)
    return content if random.random() < 0.8 else damaged(content, random)


def damaged(content, random):
    """Return a certificate that is cut, overwritten in some places, or nothing but noise."""
    cut = random.randrange(len(content))
    found = bytearray(content)
    for _ in range(random.choice((1, 1, 2, 5))):
        found[random.randrange(len(found))] = random.randrange(256)
    return random.choice(
        (content[:cut], content[:cut] + content[cut + 1 :], bytes(found), random.randbytes(cut))
    )


def mutated(text, random, strangers):
    """Change a certificate once or several times, as a forger or a fault would.

    Lines of the certificates in `strangers` are mixed in.
    """
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        lines, stranger = text.split("\n"), random.choice(strangers).split("\n")
        at, other = random.choices(range(len(lines)), k=2)
        change = random.randrange(8)
        if change == 0:
            lines[at], lines[other] = lines[other], lines[at]
        elif change == 1:
            lines = lines[: min(at, 4)] + stranger[min(at, 4) :]
        elif change == 2:
            random.shuffle(lines)
        else:
            at = 1 if random.random() < 0.1 else at
            lines[at : at + 1] = changed(lines[at], random, (lines[other], *stranger))
        text = "\n".join(lines)
    return text


def changed(line, random, others):
    """Return what a change leaves of a line: lines in its place, some of them `others`."""
    words, sign = line.split(" "), random.choice(SIGNS)
    place, letter = random.randrange(len(words)), random.randrange(len(line) + 1)
    before, behind = words[:place], words[place + 1 :]
    in_words = (
        random.sample(words, len(words)),
        [*before, random.choice(NUMBERS), *behind],
        [*before, *behind],
        [*before, random.choice(words), words[place], *behind],
        [line[:letter] + sign + line[letter + random.randrange(2) :]],
        [line.translate(str.maketrans("BGW", random.choice(("GWB", "bgw", "BBW"))))],
    )
    in_lines = (
        [],
        [line, others[0]],
        [random.choice(others)],
        [*[random.choice(COMMENTS)] * random.choice((1, 1, 2, 7, 8, 9)), line],
    )
    return random.choice((*in_lines, *([" ".join(each)] for each in in_words)))


def thinned(start, levels, random):
    """Return a certificate of levels with members dropped or recoloured, and counts updated."""
    kept = [set(level) for level in levels]
    for _ in range(random.randint(1, 3)):
        level = random.choice(kept)
        if level:
            gone = random.choice(sorted(level))
            level.discard(gone)
            if random.random() < 0.5:
                place = random.randrange(len(gone))
                level.add(gone[:place] + random.choice("BGW.") + gone[place + 1 :])
    return text_of(start, [sorted(level) for level in kept])


def dense_refutation(side):
    """Return a forged refutation of a full square: a clause for most variables, and a false step.

    The checker has to propagate each of these variables.
    """
    start = Position(side, side, ("BGW" * side**2)[: side**2])
    encoding = Encoding(start, Meter(Bounds()))
    made = map(encoding.follows, range(1, encoding.variables + 1))
    shortest = [
        min(each, key=lambda clause: (len(clause), sorted(clause))) for each in made if each
    ]
    lines = [
        "greenest certificate 3",
        f"board {start}",
        "verdict unsolvable",
        f"cnf {encoding.variables} {len(shortest)}",
        *(" ".join(map(str, [*sorted(clause), 0])) for clause in shortest),
        f"{len(shortest) + 1} 0 1 0",
        "end 1",
    ]
    return sealed("\n".join([*lines, ""]))


def repeated_step(start, literals, steps):
    """Yield lines of a certificate with endless steps of that many literals.

    Each step is the first clause of the position with additional literals.
    """
    variables = Encoding(start, Meter(Bounds())).variables
    assert literals <= variables
    head = f"greenest certificate 3\nboard {start}\nverdict unsolvable\n"
    yield f"{head}cnf {variables} 1\n1 2 3 0\n"
    clause = " ".join(map(str, range(1, literals + 1)))
    for number in range(2, steps + 2):
        yield f"{number} {clause} 0 1 0\n"
