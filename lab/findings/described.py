"""The tables that only our own results have, as `tables.toml` describes them.

Ends of intervals are rounded outward.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from greenest.study.publish import tables as wording
from greenest.study.publish.columns import Share
from greenest.study.publish.shipped import content_of

PACKAGE = "greenest.lab.findings"


def share(found: Any) -> str:
    """Return a Share or the mean of a row, and its interval, in whole percent without "%"."""
    middle = found.value if isinstance(found, Share) else found.mean
    low, high = max(found.low, 0.0), min(found.high, 1.0)
    return f"{100 * middle:.0f} ({math.floor(100 * low)}–{math.ceil(100 * high)})"


def _mean(found: Any) -> str:
    """Return the mean of a row, and half the width of its interval unless all values are equal."""
    reach = found.high - found.mean
    return f"{found.mean:.1f} ± {math.ceil(10 * reach) / 10:.1f}" if reach else f"{found.mean:g}"


def _hundredths(found: Any) -> str:
    """Return the mean of a row, and half the width of its interval, in percent without "%"."""
    reach = math.ceil(1000 * (found.high - found.mean)) / 10
    return f"{100 * found.mean:.1f} ± {reach:.1f}"


CELLS = wording.Cells(share=share, mean=_mean, hundredths=_hundredths)
table = partial(wording.table, descriptions=content_of("tables.toml", PACKAGE), by=CELLS)
"""`wording.table` with the descriptions of this folder, and formats of their own."""
