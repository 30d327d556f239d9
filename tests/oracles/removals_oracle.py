"""What the house's oracle of line removals says of lines of text, in the form of the tables."""

from greenest.theorem.removals import removal


def oracle_byte(line, one=None, other=None):
    """Return the byte of a line: bit s is set if it can be emptied sparing the colours of s."""
    given = colours(line), colours(one), colours(other)
    return sum(1 << spared for spared in range(8) if removal(*given, spared) is not None)


def colours(line):
    """Return the colours of a line of text, None for a dot; None for no line."""
    return None if line is None else tuple(None if x == "." else "BGW".index(x) for x in line)
