"""The tables that only our own results have, as `tables.toml` describes them."""

from __future__ import annotations

from functools import partial

from greenest.study.publish import wording
from greenest.study.publish.shipped import content_of

PACKAGE = "greenest.lab.findings"
table = partial(wording.table, descriptions=content_of("tables.toml", PACKAGE))
"""`wording.table` with the descriptions of this folder."""
