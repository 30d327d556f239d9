"""Checks a refutation of a position's clauses by its hints, without a search or a solver.

A certificate first lists clauses of the position, as docs/formula.md states them; each is checked
with `certificates.encoding`, which derives clauses from the board. Then come steps: each is a
clause and its hints, which are the numbers of earlier clauses. A step is checked by unit
propagation: all literals of its clause are assumed false; each hint must have exactly one literal
that is not false, which is made true; the last hint must have none. The last step is the empty
clause.

    1   -5 6        5 -> 6
    2   -6 7        6 -> 7
    3   5 7         or else 7
    4   7           follows by 1 2 3 or by 3 1 2: let 7 be false; 2: so 6 is; 1: so 5 is; 3 has none
"""

from __future__ import annotations

from collections.abc import Sequence

from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import LONGEST_STEP, OBJECT_BYTES, Reader
from greenest.games.pyramids.position import Position

_LEAST_STACKS, _MOST_STACKS = 2, 256
_BETWEEN_LOOKS = 1024
"""The limits are checked each time this many hints, or literals of a hint, were read."""
_WORD = 10
"""Bytes of a literal in a clause, rounded up."""


def check_refutation(position: Position, reader: Reader) -> int:
    """Check the clauses and the steps of a certificate; return the number of steps."""
    if position.pieces < _LEAST_STACKS:
        reader.refuse("a board of two or more stacks expected")
    if position.pieces > _MOST_STACKS:
        reader.refuse(f"clauses are for boards of up to {_MOST_STACKS} stacks")
    encoding = Encoding(position, reader.meter)
    head = f"cnf {encoding.variables} "
    count = _number(line.removeprefix(head)) if (line := reader.next()).startswith(head) else None
    if count is None:
        reader.refuse(f"'{head}' and the number of clauses expected, not '{line}'")
    clauses = _Clauses(encoding.variables, reader)
    for _ in range(count):
        clauses.read_given(encoding)
    steps = 1
    while clauses.read_step():
        steps += 1
    reader.expect(f"end {steps}")
    return steps


def _number(text: str) -> int | None:
    """Parse a number of at most nine digits without leading zeros; return None for other text."""
    is_one = text.isascii() and text.isdigit() and text[0] != "0" and len(text) < 10
    return int(text) if is_one else None


class _Clauses:
    """The clauses read so far, by their numbers in the file."""

    def __init__(self, variables: int, reader: Reader) -> None:
        numbers = range(1, variables + 1)
        self._literals = {str(each): each for number in numbers for each in (number, -number)}
        self._clauses: dict[str, Sequence[int]] = {}
        self._reader = reader
        self._followed = 0

    def read_given(self, encoding: Encoding) -> None:
        """Read a clause; refuse it unless it is a clause of the position."""
        *literals, end = self._reader.next(LONGEST_STEP).split(" ")
        clause = self._clause(literals)
        if end != "0" or not clause or not encoding.has(frozenset(clause)):
            self._reader.refuse("this is no clause of the board")
        self._add(str(len(self._clauses) + 1), clause)

    def read_step(self) -> bool:
        """Read a step and check that its clause follows; tell whether the clause has literals."""
        name, *words = self._reader.next(LONGEST_STEP).split(" ")
        if name != str(len(self._clauses) + 1) or words.count("0") != 2 or words[-1] != "0":
            self._reader.refuse(
                f"'{len(self._clauses) + 1} literals 0 numbers of clauses 0' expected"
            )
        middle = words.index("0")
        clause = self._clause(words[:middle])
        self._follow(clause, words[middle + 1 : -1])
        self._add(name, clause)
        return bool(clause)

    def _clause(self, words: Sequence[str]) -> tuple[int, ...]:
        """Parse literals of different variables."""
        try:
            clause = tuple(map(self._literals.__getitem__, words))
        except KeyError as error:
            self._reader.refuse(f"'{error.args[0]}' is no literal")
        if len(set(map(abs, clause))) < len(clause):
            self._reader.refuse("a variable stands twice in a clause")
        return clause

    def _add(self, name: str, clause: Sequence[int]) -> None:
        self._clauses[name] = clause
        self._reader.meter.kept += 4 * OBJECT_BYTES + _WORD * len(clause)
        self._look(1)

    def _follow(self, clause: Sequence[int], hints: Sequence[str]) -> None:
        """Check by unit propagation over the hints that a clause follows."""
        clauses = self._clauses
        false = set(clause)
        for place, hint in enumerate(hints, 1):
            if hint not in clauses:
                self._reader.refuse(f"there is no clause '{hint}' before this one")
            left = [literal for literal in clauses[hint] if literal not in false]
            if not left:
                if place < len(hints):
                    self._reader.refuse(f"clause {hint} is false already, and more are named")
                self._look(place)
                return
            if len(left) > 1 or -left[0] in false:
                self._reader.refuse(f"clause {hint} makes no literal true here")
            false.add(-left[0])
            if place % _BETWEEN_LOOKS == 0 or len(clauses[hint]) > _BETWEEN_LOOKS:
                self._reader.meter.look()
        self._reader.refuse("this clause does not follow from the clauses named")

    def _look(self, hints: int) -> None:
        """Count hints, and check the limits from time to time."""
        self._followed += hints
        if self._followed >= _BETWEEN_LOOKS:
            self._followed = 0
            self._reader.meter.look()
