"""Graphs of who was ahead during a game: a bar of text for each move, or a line chart as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from greenest.play.tree_search import Values

BAR = 20
"""The number of characters of a bar."""
WIDTH, HEIGHT, EDGE = 640, 200, 24
"""Pixels of the drawing: its width, height, and margin on each side."""
COLOURS = ("#222222", "#009e73", "#d55e00", "#0072b2", "#cc79a7", "#e69f00")
"""Colours for six players, which people with any colour vision can distinguish."""


def bar(shares: Values) -> str:
    """Return a bar of players' numbers, each repeated in proportion to the player's share.

    Shares of 3/4 and 1/4 are `11111111111111122222`. In a game for one player, the
    share 1 gives a full bar, and the share 0 gives dots.
    """
    whole = sum(shares) if len(shares) > 1 else 1.0
    total, signs = 0.0, ""
    for number, share in enumerate(shares, 1):
        total += share / whole
        signs += str(number) * (round(BAR * total) - len(signs))
    return f"{signs:.<{BAR}}"


def svg(names: Sequence[str], shares: Sequence[Values]) -> str:
    """Return an SVG with a line for each player, through a point for each item of `shares`.

    The players' names are at the top left, in the colours of the lines.
    """
    step = WIDTH / max(1, len(shares) - 1)
    parts = [f'<path d="M{EDGE} {EDGE}v{HEIGHT}h{WIDTH}" fill="none" stroke="#8b8069"/>']
    for player, name in enumerate(names):
        colour = COLOURS[player]
        points = " ".join(
            f"{EDGE + step * place:.1f},{EDGE + HEIGHT * (1 - each[player]):.1f}"
            for place, each in enumerate(shares)
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        height = EDGE + 14 * (player + 1)
        parts.append(
            f'<text x="{EDGE + 6}" y="{height}" fill="{colour}" font-size="12" '
            f'font-family="sans-serif">{escape(name)}</text>'
        )
    size = f"{WIDTH + 2 * EDGE} {HEIGHT + 2 * EDGE}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">'
        f"<title>Shares of the win</title>"
        f'<rect width="100%" height="100%" fill="#f3efe6"/>{"".join(parts)}</svg>\n'
    )
