"""A polynomial oracle for boards without a cycle, with its proof.

With rows and columns as vertices and stacks as edges, the board is a tree. `colours` takes adjacent
stacks of a line, an interval, with everything that hangs on them by their other lines. It returns
the colours in which all that can become a single stack on the line.

It ends on the cell of some stack r of the interval. In a tree, r is all that links four sides: the
interval to the left and to the right of r, and both halves of its other line, each with what hangs
there. Nothing passes from one side to another except by landing on r, and r itself never leaves.

Consider the stack of a side that lands on r first. It is what became of the stacks between r and
some cell: stacks beyond that cell have not crossed it, since captures take neighbours. The same
holds for the rest of the side. So a side splits into intervals, the nearest first, each of which
becomes a single stack on the line and lands. Sides do not wait for each other, so landings may
alternate in any way, as long as each takes what stands on r. If r had colour x, the i-th stack to
land has colour x - i (mod 3). So r with its interval can end in colour x - n if and only if n
landings use up all sides, and the i-th has colour x - i.

The numbers of landings of each side and the colour are all that has to be known: at most 3 * 16**4
states on boards up to 16x16. Intervals rest on smaller ones only, and the whole board is the
interval of all stacks of a row. So the time is polynomial.
"""

from functools import cache


def _lines(position):
    """Return the cells with stacks of each row and column, in order; empty lines are left out."""
    lines = {}
    for place, letter in enumerate(position.cells):
        if letter != ".":
            row, col = divmod(place, position.cols)
            lines.setdefault(("row", row), []).append((row, col))
            lines.setdefault(("col", col), []).append((row, col))
    return lines


def is_solvable(position):
    """Decide a board that is a tree."""
    lines = _lines(position)
    letters = {divmod(place, position.cols): x for place, x in enumerate(position.cells)}

    @cache
    def colours(line, first, last):
        found = set()
        for place in range(first, last + 1):
            found |= ending_on(line, first, place, last)
        return frozenset(found)

    def ending_on(line, first, place, last):
        """Return the colours in which everything can end on one cell of the line.

        Captures land on it from four sides: left and right on this line, and both sides of the
        other line. A side splits into groups of adjacent stacks, nearest first. Each group becomes
        one stack and lands. Only the number of landings from each side matters.
        """
        row, col = cell = lines[line][place]
        other = ("col", col) if line[0] == "row" else ("row", row)
        there = lines[other].index(cell)
        sides = [
            (line, place, -1, place - first),
            (line, place, 1, last - place),
            (other, there, -1, there),
            (other, there, 1, len(lines[other]) - 1 - there),
        ]
        reached = {((0, 0, 0, 0), "BGW".index(letters[cell]))}
        fresh = list(reached)
        for landed, colour in fresh:
            captor = (colour - 1) % 3
            for index, (name, at, step, size) in enumerate(sides):
                nearest = at + step * (landed[index] + 1)
                for more in range(landed[index] + 1, size + 1):
                    if captor in colours(name, *sorted((nearest, at + step * more))):
                        state = ((*landed[:index], more, *landed[index + 1 :]), captor)
                        if state not in reached:
                            reached.add(state)
                            fresh.append(state)
        everything = tuple(side[3] for side in sides)
        return {colour for landed, colour in reached if landed == everything}

    rows = [line for line in lines if line[0] == "row"]
    return any(colours(row, 0, len(lines[row]) - 1) for row in rows)
