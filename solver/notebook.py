"""Verdicts in notebooks: the board, and its solution to step through, as HTML.

The HTML has radio buttons and CSS instead of scripts; the arrow keys step, too. Each step of a
solution adds five elements:

    <svg class="layer">    the two cells that the step's capture changes, over earlier layers
    <input type="radio">   checked at this step, which hides later layers
    <svg class="arrow">    the arrow of the capture, shown at this step only
    <span class="way">     links to the steps before and after, shown at this step only
    <label class="move">   the capture by its name, a link to this step

So 255 captures draw 255 times two cells, not 255 boards of 256 cells. Without style sheets, a
browser shows the board and the list of captures.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from html import escape

from greenest.games.pyramids import drawing
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture

_STYLE = """
.greenest-verdict .steps { position: relative; display: flex; flex-wrap: wrap; max-width: 36em;
  align-items: center; gap: 2px; }
.greenest-verdict .layer, .greenest-verdict .arrow, .greenest-verdict input {
  position: absolute; top: 0; left: 0; margin: 0; pointer-events: none; }
.greenest-verdict .layer { display: block; }
.greenest-verdict input { opacity: 0; }
.greenest-verdict input:checked ~ .layer { display: none; }
.greenest-verdict input:checked + .arrow { display: block; }
.greenest-verdict .way { order: 1; flex-basis: 100%; align-items: center; gap: 6px; margin: 4px 0; }
.greenest-verdict input:checked + .arrow + .way { display: flex; }
.greenest-verdict input:focus-visible + .arrow + .way { outline: 2px solid #3584e4; }
.greenest-verdict .way > * { min-width: 2em; text-align: center; padding: 2px 8px; }
.greenest-verdict .way label { border: 1px solid #888; border-radius: 4px; cursor: pointer; }
.greenest-verdict .way .end { opacity: 0.35; cursor: default; }
.greenest-verdict .way span { min-width: 11em; }
.greenest-verdict .move { order: 2; padding: 1px 5px; border-radius: 4px; cursor: pointer;
  font-family: monospace; }
.greenest-verdict input:checked ~ .move { opacity: 0.6; }
.greenest-verdict input:checked + .arrow + .way + .move { opacity: 1; font-weight: bold;
  background: rgba(128, 128, 128, 0.35); }
""".strip()


def verdict_html(
    position: Position, captures: Sequence[Capture], status: str, found: str, effort: str
) -> str:
    """Return a verdict as self-contained HTML; a page may contain it several times.

    `status` is the verdict in a word, `found` a text after it, and `effort` the work in words.
    """
    board = position.svg()
    if captures:
        # A form of its own keeps the buttons of a copied cell independent of the original.
        steps = "".join(_steps(position, captures))
        board = f'<form class="steps" method="dialog">{board}{steps}</form>'
    style = f"<style>{_STYLE}</style>" if captures else ""
    head = f"<strong>{escape(status)}</strong>{escape(found)} <small>({escape(effort)})</small>"
    return f'<div class="greenest-verdict">{style}<p>{head}</p>{board}</div>'


def _steps(position: Position, captures: Sequence[Capture]) -> Iterator[str]:
    """Yield the elements of each step; step 0 is the start."""
    group = f"greenest-{secrets.token_hex(6)}"
    grid = position.grid
    hidden = ' display="none"'
    yield _controls(group, 0, len(captures), "start", f'<svg class="arrow"{hidden} width="0"/>')
    for step, (source, target) in enumerate(captures, 1):
        capture = position.notation((source, target))
        captor = position.cells[source]
        position = position.after((source, target))
        cells = drawing.bare(grid, (source, target)) + drawing.pyramids(grid, {target: captor})
        arrow = drawing.arrow(grid, source, target)
        yield drawing.sheet(grid, cells, attributes=f' class="layer"{hidden}')
        drawn = drawing.sheet(grid, arrow, attributes=f' class="arrow"{hidden}')
        yield _controls(group, step, len(captures), capture, drawn)


def _controls(group: str, step: int, last: int, name: str, arrow: str) -> str:
    """Return a step's radio button of `group`, `arrow`, links, and label `name`."""

    def way(to: int, sign: str, hint: str) -> str:
        if not 0 <= to <= last or to == step:
            return f'<label class="end" aria-hidden="true">{sign}</label>'
        return f'<label for="{group}-{to}" title="{hint}">{sign}</label>'

    checked = "" if step else " checked"
    numbered = f"{step}. {name}" if step else name
    return (
        f'<input type="radio" name="{group}" id="{group}-{step}" aria-label="{numbered}"{checked}>'
        f'{arrow}<span class="way" hidden>'
        f"{way(0, '«', 'to the start')}{way(step - 1, '‹', 'one step back')}"
        f"<span>{f'{step} of {last}: {name}' if step else f'start, {last} to come'}</span>"
        f"{way(step + 1, '›', 'one step on')}{way(last, '»', 'to the end')}</span>"
        f'<label class="move" for="{group}-{step}">{numbered}</label>'
    )
