"""The commands of the lab, run in this process."""

from functools import partial

import shell
from greenest.lab.__main__ import main

run = partial(shell.run, main=main)
refused = partial(shell.refused, main=main)
