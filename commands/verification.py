"""`verify`: check setups, claimed solutions, or proofs."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from greenest.certificates.checker import Bounds
from greenest.commands.shared.options import (
    engine_option,
    existing_file,
    input_options,
    limit_options,
    names_option,
    number_option,
    refuse_options,
    row_options,
)
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Form, Rows
from greenest.commands.verifying.claims import CLAIM_KEYS, verify_claims
from greenest.commands.verifying.proofs import PROOF_KEYS, verify_certificate
from greenest.commands.verifying.setups import (
    SEARCHED,
    SETUP_KEYS,
    Asked,
    Requirement,
    verify_setups,
)
from greenest.solver.verdict import Limits

PROOF_SECONDS = 120
"""The default limit of seconds for checking a proof."""
SECONDS_HELP = (
    "Seconds to search for one position, or to check a proof.  "
    f"[default: no limit; for a proof {PROOF_SECONDS}]"
)


OF_SEARCH = ("engine", "max_nodes", "table_mb")
OF_BOARDS = ("form", "column")
OF_ROWS = ("identifier", "verbose")


@click.command()
@click.option("--moves", metavar="MOVES", help='A claimed solution, such as "a1xa2, c2xa2".')
@click.option("--moves-column", metavar="NAME", help="A table's column of claimed solutions.")
@names_option(
    "--require", "required", Requirement, "End with exit code 4 unless each setup is all of these"
)
@click.option(
    "-q", "--quiet", "is_quiet", is_flag=True, help="With --require, print only the summary."
)
@click.option(
    "--certificate",
    type=existing_file,
    metavar="FILE",
    help="A proof written by solve --certificate.",
)
@click.option(
    "--checker",
    type=existing_file,
    metavar="PROGRAM",
    help="Another checker, which must accept the proof, too.",
)
@number_option(
    "--max-memory",
    default=Bounds().max_memory,
    metavar="MB",
    says="Memory for the positions or clauses of a proof.",
)
@engine_option
@partial(limit_options, seconds_help=SECONDS_HELP)
@input_options
@row_options
def verify(
    given: Input,
    moves: str | None,
    required: tuple[Requirement, ...],
    is_quiet: bool,
    certificate: Path | None,
    checker: Path | None,
    max_memory: int,
    engine: str,
    limits: Limits,
    form: Form,
    verbose: bool,
) -> None:
    """List a setup's defects, or check claimed moves or a proof.

    A board with unequal colours or empty cells is no proper setup, but is still decided. With -v,
    the solution is replayed: the board is drawn after each capture.

    With --require, each setup must have all listed properties: proper (without defects), solvable,
    balanced (equally many pyramids of each colour), unique (only one sequence of captures leads to
    a single stack). Nothing else is computed. Setups that fail are shown (with -v, all), then a
    summary in one line.

    With --moves, give exactly one position. With --moves-column, each row of a table is a board and
    its moves. Moves are checked by the rules alone. If they stop early or one of them is wrong, the
    solver decides whether the board reached can still be won, and names the first move that loses.

    With --certificate, a proof is checked without the solver. The file names its position; if you
    give a position too, both must be the same. If a check exceeds --max-seconds or --max-memory,
    the proof is neither accepted nor refused; raise the limit. With --checker, another program must
    accept the proof as well, such as the verified checker of `make checker`.
    """
    claims = {
        "--moves": moves,
        "--moves-column": given.columns.moves,
        "--certificate": certificate,
    }
    claimed = [option for option, value in claims.items() if value is not None]
    if len(claimed) > 1:
        raise click.UsageError(f"{' and '.join(claimed[:2])} are checked one at a time.")
    if required and claimed:
        raise click.UsageError(f"--require and {claimed[0]} do not go together.")
    if is_quiet and (not required or form is Form.CSV or verbose):
        raise click.UsageError("--quiet is for --require, without --csv and --verbose.")
    if certificate:
        refuse_options(OF_SEARCH, "is for a search, and a proof is checked without one")
        refuse_options(OF_ROWS, "does not go with --certificate: a proof is one answer")
        if not given.arguments:
            refuse_options(OF_BOARDS, "is for boards, and a proof names its own")
    elif required and SEARCHED.isdisjoint(required) and not verbose:
        asked = (*OF_SEARCH, "max_seconds")
        refuse_options(asked, f"is for a search, not for {' and '.join(required)} alone")
    if not certificate:
        refuse_options(("checker", "max_memory"), "is for a proof: give --certificate too")
    if certificate is not None:
        rows = Rows(form, PROOF_KEYS + (("checker",) if checker else ()))
        bounds = Bounds(limits.max_seconds or PROOF_SECONDS, max_memory)
        verify_certificate(certificate, checker, given, bounds, rows)
    elif claimed:
        rows = Rows(form, CLAIM_KEYS, given.has_id)
        verify_claims(given, moves, limits, engine, rows, verbose)
    else:
        keys = (*SETUP_KEYS, "required" if required else "difficulty")
        rows = Rows(form, keys, given.has_id)
        verify_setups(given, Asked(required, limits, engine, verbose), rows, is_quiet)
    rows.outcome.exit()
