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
        change = random.randrange(10)
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


REFUTATION_FLAWS = (
    "another board",
    "other colours",
    "clause missing",
    "clause less",
    "clause twice",
    "clause of none",
    "literal less",
    "step missing",
    "step twice",
    "no empty clause",
    "steps counted wrong",
    "hint less",
    "hint twice",
    "hints turned",
    "hint of later",
    "no hint",
    "no literal",
    "number wrong",
    "clauses counted wrong",
)
NO_NUMBERS = ("0", "-1", "-0", "00", "1" + "0" * 4000, "9" * 10, "+1", "1.0", "x", "", "\u0661")


def flawed(refutation, flaw, random, boards):
    """Return the lines of a refutation with a flaw, without comment and digest."""
    lines = list(refutation)
    _, variables, count = lines[3].split()
    first_step = 4 + int(count)
    clause, step = random.randrange(4, first_step), random.randrange(first_step, len(lines) - 1)
    with_hints = [at for at in range(first_step, len(lines) - 1) if _hints(lines[at])[2:]]
    at = random.choice(with_hints)
    hints = _hints(lines[at])
    hint = random.randrange(len(hints))
    match flaw:
        case "another board":
            lines[1] = f"board {random.choice([each for each in boards if each not in lines[1]])}"
        case "other colours":
            pair = "".join(random.sample("BGW", 2))
            lines[1] = f"board {lines[1][6:].translate(str.maketrans(pair, pair[::-1]))}"
        case "clause missing":
            del lines[clause]
        case "clause less":
            del lines[clause]
            lines[3] = f"cnf {variables} {int(count) - 1}"
        case "clause twice":
            lines.insert(4, lines[4])
        case "clause of none":
            lines[clause] = f"{random.randint(1, int(variables)) * random.choice((1, -1))} 0"
        case "literal less":
            words = lines[clause].split()
            del words[random.randrange(len(words) - 1)]
            lines[clause] = " ".join(words)
        case "step missing":
            del lines[step]
        case "step twice":
            lines.insert(step, lines[step])
        case "no empty clause":
            del lines[-2]
        case "steps counted wrong":
            lines[-1] = f"end {len(lines) - 1 - first_step + random.choice((1, -1))}"
        case "hint less":
            lines[at] = _with_hints(lines[at], hints[:hint] + hints[hint + 1 :])
        case "hint twice":
            lines[at] = _with_hints(lines[at], [*hints[: hint + 1], *hints[hint:]])
        case "hints turned":
            lines[at] = _with_hints(lines[at], [hints[-1], *hints[:-1]])
        case "hint of later" | "no hint":
            own = lines[at].split()[0]
            hints[hint] = own if flaw == "hint of later" else random.choice(NO_NUMBERS)
            lines[at] = _with_hints(lines[at], hints)
        case "no literal":
            place = random.choice((clause, step))
            words = lines[place].split(" ")
            words[int(place == step)] = random.choice(NO_NUMBERS[2:])
            lines[place] = " ".join(words)
        case "number wrong":
            number, _, rest = lines[step].partition(" ")
            lines[step] = f"{int(number) + random.choice((-1, 1, 10**30))} {rest}"
        case "clauses counted wrong":
            wrong = (f"{variables} {int(count) + 1}", f"{int(variables) + 1} {count}", variables)
            wrong += (f"{variables} {'9' * 50}", f"{variables} 0{count}", f"{variables} -{count}")
            lines[3] = f"cnf {random.choice(wrong)}"
    return lines


def _hints(step):
    return step.partition(" 0 ")[2].split()[:-1]


def _with_hints(step, hints):
    return " ".join([step.partition(" 0 ")[0], "0", *hints, "0"])


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
