"""Checks a refutation of a position's clauses by its hints, without a search or a solver.

The certificate first lists clauses of the position, which docs/formula.md defines. The checker
derives them from the board (`certificates.encoding`) and refuses any other clause. Then come steps.
A step is a clause and its hints, which are the numbers of earlier clauses.

A step is checked by unit propagation. All literals of its clause are assumed false. Then the hints
are read in order. Each hint but the last must have exactly one literal that is not false, and this
literal must be unassigned; it becomes true. The last hint must have only false literals, which is a
conflict. The last step is the empty clause.

    1   -5 6        clause of the position: 5 implies 6
    2   -6 7        clause of the position: 6 implies 7
    3   5 7         clause of the position: 5 or 7
    4   7           step with hints 3 1 2 or 2 1 3. For 3 1 2, assume that 7 is false:
                    by hint 3, 5 is true; by hint 1, 6 is true; all literals of 2 are false
"""

from __future__ import annotations

from collections.abc import Sequence

from greenest.certificates import limits
from greenest.certificates.encoding import Encoding
from greenest.certificates.reading import OBJECT_BYTES, Reader
from greenest.games.pyramids.position import Position

_BETWEEN_LOOKS = 1024
"""The limits are checked after this many hints, or after one hint with more literals than this."""
_WORD = 10
"""Bytes of memory for a literal of a clause, rounded up."""


def check_refutation(position: Position, reader: Reader) -> int:
    """Check the clauses and steps of a certificate, and return the number of steps."""
    if position.pieces < limits.LEAST_STACKS_OF_CLAUSES:
        reader.refuse("a board of two or more stacks expected")
    if position.pieces > limits.MOST_STACKS_OF_CLAUSES:
        reader.refuse(f"clauses are for boards of up to {limits.MOST_STACKS_OF_CLAUSES} stacks")
    encoding = Encoding(position, reader.meter)
    if encoding.variables > limits.MOST_VARIABLES:
        reader.refuse(f"clauses are for boards of up to {limits.MOST_VARIABLES:,} variables")
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
    """Parse a positive number of not too many digits; return None for any other text."""
    is_one = text.isascii() and text.isdigit() and text[0] != "0"
    return int(text) if is_one and len(text) <= limits.MOST_DIGITS else None


class _Clauses:
    """A reader of clauses and steps, which stores each clause under its number in the file."""

    def __init__(self, variables: int, reader: Reader) -> None:
        numbers = range(1, variables + 1)
        self._literals = {str(each): each for number in numbers for each in (number, -number)}
        self._clauses: dict[str, Sequence[int]] = {}
        self._reader = reader
        self._followed = 0

    def read_given(self, encoding: Encoding) -> None:
        """Read a clause, and refuse the certificate unless the clause belongs to the position."""
        *literals, end = self._reader.next(limits.LONGEST_STEP).split(" ")
        clause = self._clause(literals)
        if end != "0" or not clause or not encoding.has(frozenset(clause)):
            self._reader.refuse("this is no clause of the board")
        self._add(str(len(self._clauses) + 1), clause)

    def read_step(self) -> bool:
        """Read and check a step; return False if its clause is empty."""
        name, *words = self._reader.next(limits.LONGEST_STEP).split(" ")
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
        """Parse literals; refuse the certificate if a variable occurs twice."""
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
        """Refuse the certificate unless unit propagation derives a clause from its hints."""
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
        """Count hints; check the limits after every `_BETWEEN_LOOKS` of them."""
        self._followed += hints
        if self._followed >= _BETWEEN_LOOKS:
            self._followed = 0
            self._reader.meter.look()
