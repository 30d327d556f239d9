"""False certificates with valid digests, and the judgement of both checkers."""

import hashlib
import re
import subprocess
from io import BytesIO
from random import Random

from greenest.certificates.checker import LimitError, RefusedError, check_certificate
from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import Bounds, Meter
from greenest.certificates.writer import write_refutation
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide
from greenest.solver.refutation import refutation
from greenest.solver.static import dead_rule
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
COMMENTS += tuple("\n".join(["# by hand"] * count) for count in (2, 7, 8, 9))


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


def refutation_lines(position, path):
    """Write the refutation of a position; return its lines, without the digest."""
    write_refutation(position, refutation(position, Limits()), path)
    return path.read_text().splitlines()[:-1]


def small_certificates(count, path):
    """Return the certificates of small random starts and false ones of consistent levels.

    Both are without digests. Those of the levels miss captures that lead to a single stack. `path`
    is a scratch file.
    """

    def written():
        return path.read_text().rpartition("sha256")[0]

    reals, lies = [], []
    for index in range(count):
        rows, cols = [(2, 3), (3, 3), (2, 4), (1, 8), (4, 3)][index % 5]
        start = unbalanced(rows, cols, 4000 + index)
        verdict = decide(start)
        write_certificate(verdict, path)
        reals.append(written())
        if verdict.captures is None:
            write_refutation(start, refutation(start, Limits()), path)
            reals.append(written())
        elif levels := levels_without_an_end(start):
            lies.append(text_of(start, levels))
    return reals, lies


def levels_without_an_end(start, most=256):
    """Return the levels below a start, up to so many, without single stacks.

    They are consistent and false if the start is solvable.
    """
    stacks = [cell for cell, colour in enumerate(start.cells) if colour != "."]
    level, levels = [start], []
    while level and level[0].pieces > 1:
        levels.append(["".join(each.cells[cell] for cell in stacks) for each in level])
        if len(levels) == most:
            break
        found = dict.fromkeys(each.after(move) for each in level for move in each.captures())
        level = [each for each in found if not dead_rule(each)]
    return levels


def text_of(start, levels):
    """Return a certificate of levels, sorted and counted."""
    lines = ["greenest certificate 2", f"board {start}", "verdict unsolvable"]
    for level in filter(None, levels):
        stacks = len(level[0]) - level[0].count(".")
        lines += [f"level {stacks} members 0", *sorted(level)]
    return recounted("\n".join([*lines, "end 0", ""]))


def recounted(text):
    """Return a certificate with the numbers of members that it has."""
    head, *levels = text.rpartition("end ")[0].split("level ")
    numbers = [each.count("\n") - 1 for each in levels]
    found = [
        re.sub("^(.*members) .*", rf"level \1 {number}", each)
        for each, number in zip(levels, numbers, strict=True)
    ]
    return f"{head}{''.join(found)}end {sum(numbers)}\n" if levels else text


def forged(index, texts):
    """Return the bytes of forgery number `index`, made of a certificate in `texts`.

    It has a digest of its own, but for every fifth, which is damaged as files are.
    """
    random = Random(f"forgery {index}")
    text = random.choice(texts)
    while text in texts:
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            text = mutated(text, random, random.choice(texts).split("\n"))
        text = recounted(text) if random.random() < 0.3 else text
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


def mutated(text, random, others):
    """Change a certificate as a forger or a fault would; `others` are lines to be mixed in."""
    lines = text.split("\n")
    at = 1 if random.random() < 0.1 else random.randrange(len(lines))
    line = lines[at]
    match random.choice(["headers", "colours", "lines", "lines", "words", "signs"]):
        case "headers":
            lines = lines[: min(at, 4)] + others[min(at, 4) :]
        case "colours":
            lines[at] = line.translate(str.maketrans("BGW", random.choice(("GWB", "bgw", "BBW"))))
        case "lines":
            lines = edited(lines, random, (*others, *COMMENTS))
        case "words":
            lines[at] = " ".join(edited(line.split(" "), random, NUMBERS))
        case "signs":
            lines[at] = "".join(edited([*line], random, SIGNS))
    return "\n".join(lines)


def edited(items, random, others):
    """Return items of which one is left out, added, replaced or repeated, or in another order."""
    at, to = random.choices(range(len(items) + 1), k=2)
    return random.choice(
        (
            [*items[:at], *items[at + 1 :]],
            [*items[:at], random.choice(others), *items[at + random.randrange(2) :]],
            [*items[:to], *items[at : at + 1], *items[to:]],
            random.sample(items, len(items)),
        )
    )


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
