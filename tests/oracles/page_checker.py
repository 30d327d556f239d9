"""Certificates judged as docs/certificates.md defines them: slow, short, for small boards.

It shares no line with `greenest.certificates`. The rules are those of `brute` and `described`, the
clauses those that the solver compiles.
"""

import re
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

import described
from brute import followers
from formula import compiled_clauses, encoded, spelt
from greenest.games.pyramids.position import Position

HEAD = re.compile(
    rb"greenest certificate (?P<form>[23])\n(?P<comments>(?:# [ -~]*\n){0,8})"
    rb"board (?P<board>[BGW./]+)\nverdict (?P<verdict>solvable|unsolvable)\n"
    rb"(?P<body>[ -~\n]*\n)sha256 (?P<digest>[0-9a-f]{64})\n",
)
NUMBER = "[1-9][0-9]{0,8}"
CLAUSE = re.compile(f"((?:-?{NUMBER} )+)0")
STEP = re.compile(f"({NUMBER}) ((?:-?{NUMBER} )*)0 ((?:{NUMBER} )*)0")
LONGEST, LONGEST_BOARD, LONGEST_STEP, LONGEST_MOVES = 4097, 2**21, 2**20, 17_000_000


def proven(content):
    """Return the board and verdict that a certificate proves, or None."""
    found = HEAD.fullmatch(content)
    if not found or sha256(content[: found.end("body")]).hexdigest() != found["digest"].decode():
        return None
    ranks = found["board"].decode().split("/")
    rows, cols = len(ranks), len(ranks[0])
    if {*map(len, ranks)} - {cols} or not 0 < rows * cols <= 10**6:
        return None
    if "." in found["board"].decode() and max(rows, cols) > 64:
        return None
    position = Position(len(ranks), len(ranks[0]), "".join(ranks))
    lines, short = found["body"].decode().split("\n")[:-1], found.start("body")
    is_clausal, verdict = found["form"] == b"3", found["verdict"].decode()
    is_short = all(
        len(line) < (LONGEST_BOARD if line[:6] == b"board " else LONGEST)
        for line in content[:short].split(b"\n")
    )
    longest = LONGEST_STEP if is_clausal else LONGEST_MOVES if verdict == "solvable" else LONGEST
    if not is_short or any(len(line) >= longest for line in lines):
        return None
    if is_clausal:
        is_proof = verdict == "unsolvable" and refutes(position, lines)
    else:
        is_proof = (solves if verdict == "solvable" else is_closed)(position, lines)
    return (str(position), verdict) if is_proof else None


def solves(position, lines):
    """Return whether lines play captures to a single stack."""
    if len(lines) != 2 or not re.fullmatch("moves( [a-z]+[0-9]+x[a-z]+[0-9]+)*", lines[0]):
        return False
    rows, cols, cells = position.rows, position.cols, position.cells
    moves = lines[0].split()[1:]
    for move in moves:
        named = [re.fullmatch("([a-z]{1,5})([1-9][0-9]{0,6})", each) for each in cells_of(move)]
        if None in named:
            return False
        named = [each.groups() for each in named]
        source, target = ((rows - int(rank)) * cols + file_of(file) for file, rank in named)
        if any(int(rank) > rows or file_of(file) >= cols for file, rank in named):
            return False
        after = list(cells)
        after[target], after[source] = cells[source], "."
        if source == target or "".join(after) not in followers(rows, cols, cells):
            return False
        cells = "".join(after)
    return len(cells) - cells.count(".") == 1 and lines[1] == f"end {len(moves)}"


def cells_of(move):
    """Return the two cells of a move; the x after the first digits separates them."""
    end = re.match("[a-z]+[0-9]+", move).end()
    return move[:end], move[end + 1 :]


def file_of(letters):
    """Return the number of a file, from 0: its letters are a number of 26 digits from 1."""
    return sum((ord(each) - 96) * 26**place for place, each in enumerate(reversed(letters))) - 1


def is_closed(position, lines):
    """Return whether lines are the closed set of a position, or the rule by which it is dead."""
    if rule := described.dead_rule(position, position.cells):
        return lines == [f"dead {rule}", "end 0"]
    stated = closed_set(position)
    return lines == stated and not any(line.startswith("level 1 ") for line in stated)


@lru_cache(1000)
def closed_set(position):
    return described.closed_set(position)


class Stated(NamedTuple):
    """The variables of a position, and its clauses except those against cycles."""

    variables: int
    clauses: set[frozenset[int]]
    before: dict[int, tuple[int, int]]
    """For each literal: the stack whose cell is left first, and the other stack."""

    def is_cycle(self, clause):
        """Return whether a clause excludes a cycle of three or more cells."""
        if not all(-literal in self.before for literal in clause):
            return False
        after = dict(self.before[-literal] for literal in clause)
        start = at = next(iter(after), None)
        for _ in clause:
            at = after.pop(at, None)
        return len(clause) > 2 and at == start and not after


@lru_cache(1000)
def stated_of(position):
    cnf = encoded(position)
    n, variables, *_ = cnf.sizes.tolist()
    order = cnf.order[: n * n].tolist()
    before = {next(iter(spelt([p]))): divmod(at, n) for at, p in enumerate(order) if p >= 0}
    return Stated(variables, compiled_clauses(cnf), before)


def refutes(position, lines):
    """Return whether lines refute the position's clauses, step by step."""
    head = re.fullmatch(f"cnf ({NUMBER}) ({NUMBER})", lines[0])
    if position.pieces < 2 or not head or len(lines) < int(head[2]) + 3:
        return False
    stated = stated_of(position)
    if int(head[1]) != stated.variables:
        return False
    clauses = {}
    for line in lines[1 : int(head[2]) + 1]:
        found = CLAUSE.fullmatch(line)
        clause = found and literals(found[1], stated.variables)
        if not clause or not (frozenset(clause) in stated.clauses or stated.is_cycle(clause)):
            return False
        clauses[len(clauses) + 1] = clause
    steps = lines[int(head[2]) + 1 : -1]
    for line in steps:
        found = STEP.fullmatch(line)
        clause = found and literals(found[2], stated.variables)
        if clause is None or int(found[1]) != len(clauses) + 1:
            return False
        hints = list(map(int, found[3].split()))
        if not hints_refute(clause, hints, clauses) or (not clause) != (line is steps[-1]):
            return False
        clauses[len(clauses) + 1] = clause
    return lines[-1] == f"end {len(steps)}" and not clause


def literals(text, variables):
    """Return the literals of a clause, or None if a variable is repeated or unknown."""
    found = list(map(int, text.split()))
    numbers = {*map(abs, found)}
    return found if len(numbers) == len(found) and max(numbers, default=0) <= variables else None


def hints_refute(clause, hints, clauses):
    """Return whether the hints refute the negated clause: each propagates, the last fails."""
    false = set(clause)
    for hint in hints[:-1]:
        left = [each for each in clauses.get(hint, ()) if each not in false]
        if len(left) != 1 or -left[0] in false:
            return False
        false.add(-left[0])
    return bool(hints) and hints[-1] in clauses and false.issuperset(clauses[hints[-1]])
