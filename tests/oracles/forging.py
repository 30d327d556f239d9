"""False certificates with valid digests."""

import hashlib

from greenest.certificates.checker import _Board, _is_frozen, check_certificate
from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import Bounds, Meter
from greenest.certificates.writer import write_refutation
from greenest.games.pyramids.position import Position
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits
from samples import unbalanced


def sealed(content):
    """Return a certificate with its digest; `content` is text, bytes, or lines without a digest."""
    if isinstance(content, list):
        content = "".join(f"{line}\n" for line in content).encode("latin-1")
    elif isinstance(content, str):
        content = content.encode()
    return content + f"sha256 {hashlib.sha256(content).hexdigest()}\n".encode()


def check(content, bounds=None):
    """Check a certificate without its digest."""
    return check_certificate(sealed(content).splitlines(keepends=True), bounds)


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


def lies(starts):
    """Return false certificates, with digests, of the solvable ones among the starts."""
    return [
        sealed(text_of(start, levels))
        for start, reals, levels in starts
        if levels and "verdict solvable" in reals[0]
    ]


def unsealed_levels(start, levels):
    """Return a certificate of that many levels, without digest, that takes as long as possible.

    Only one member of the last level is wrong: the position after the captures that are played
    last.
    """
    board, meter = _Board(start), Meter(Bounds())
    stacks = start.cells.replace(".", "")
    lines = ["greenest certificate 2", f"board {start}", "verdict unsolvable"]
    level, size = [stacks], 0
    for number in range(levels):
        if number == levels - 1:
            del level[-1]
        lines += [f"level {len(stacks) - number} members {len(level)}", *sorted(level)]
        size += len(level)
        found = board.led_to(sorted(level), meter)
        level = list(dict.fromkeys(each for each in found if not _is_frozen(each)))
    return "\n".join([*lines, f"end {size}", ""])


def levels_without_an_end(start):
    """Return the levels below a start without single stacks; false if the start is solvable.

    The levels are consistent, sorted and counted, as a forger would write them.
    """
    board, meter = _Board(start), Meter(Bounds())
    level, levels = [start.cells.replace(".", "")], []
    while level and len(level[0]) - level[0].count(".") > 1:
        levels.append(level)
        found = {each for each in board.led_to(level, meter) if not _is_frozen(each)}
        level = sorted(found)
    return levels


def text_of(start, levels):
    """Return a certificate of levels with matching numbers."""
    lines = ["greenest certificate 2", f"board {start}", "verdict unsolvable"]
    for level in levels:
        if level:
            stacks = len(level[0]) - level[0].count(".")
            lines += [f"level {stacks} members {len(level)}", *level]
    return "\n".join([*lines, f"end {sum(map(len, levels))}", ""])


def mutated(text, random, strangers):
    """Change a certificate once or several times, as a forger or a fault would.

    Lines of the certificates in `strangers` are mixed in.
    """
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        lines = text.split("\n")
        at = random.randrange(len(lines))
        change = random.randrange(12)
        if change == 0 and lines[at]:
            place = random.randrange(len(lines[at]))
            sign = random.choice("BGW.BGW./ x019\t\r\0é")
            lines[at] = lines[at][:place] + sign + lines[at][place + 1 :]
        elif change == 1:
            del lines[at]
        elif change == 2:
            lines.insert(at, random.choice(lines))
        elif change == 3:
            other = random.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif change == 4:
            stranger = random.choice(strangers).split("\n")
            lines[at] = random.choice(stranger)
        elif change == 5:
            stranger = random.choice(strangers).split("\n")
            lines = lines[: min(at, 4)] + stranger[min(at, 4) :]
        elif change == 6:
            words = lines[at].split(" ")
            random.shuffle(words)
            lines[at] = " ".join(words)
        elif change == 7:
            words = lines[at].split(" ")
            number = random.choice(("0", "1", "00", "-1", "1e3", "9" * 30, "", "2", "3"))
            words[random.randrange(len(words))] = number
            lines[at] = " ".join(words)
        elif change == 8:
            words = lines[at].split(" ")
            del words[random.randrange(len(words))]
            lines[at] = " ".join(words)
        elif change == 9:
            words = lines[at].split(" ")
            words.insert(random.randrange(len(words)), random.choice(words))
            lines[at] = " ".join(words)
        elif change == 10:
            place = random.choice((1, 1, 1, at))
            comment = random.choice(
                ("# by hand", "# ", "#", "#by hand", "# \t", "# é", " # x", "#  #")
            )
            lines[place:place] = [comment] * random.choice((1, 1, 2, 7, 8, 9))
        else:
            lines[at] = lines[at].translate(
                str.maketrans("BGW", random.choice(("GWB", "bgw", "BBW")))
            )
        text = "\n".join(lines)
    return text


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
