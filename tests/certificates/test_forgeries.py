"""Forged certificates, sealed anew: none is accepted but for what is true and proven all the same.

`make slow NAME=forgeries` tries 100,000 of them. Each is made from a real certificate, of captures,
dead levels or clauses, or from the consistent levels of a position that can be solved, from which
only the single stacks were left out.
"""

import gzip
from collections import Counter
from random import Random

import pytest

from brute import is_solvable
from forging import levels_without_an_end, mutated, sealed, text_of, thinned
from greenest.certificates.checker import Bounds, LimitError, Proven, RefusedError, check_file
from greenest.certificates.writer import write_refutation, write_solution
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits, Status
from page_checker import proven
from samples import unbalanced

STARTS = 60
BOUNDS = Bounds(max_seconds=2, max_memory=50)


@pytest.fixture(scope="module")
def starts(tmp_path_factory):
    """Return starts, each with its real certificates, unsealed, and its levels."""
    path = tmp_path_factory.mktemp("real") / "proof"

    def written():
        return path.read_text().rpartition("sha256")[0]

    found = []
    for index in range(STARTS):
        rows, cols = [(2, 3), (3, 3), (2, 4), (1, 8), (4, 3)][index % 5]
        start = unbalanced(rows, cols, 4000 + index)
        verdict = decide(start)
        levels = levels_without_an_end(start)
        if verdict.status is Status.SOLVABLE:
            write_solution(start, verdict.captures, path)
            real = [written()]
        else:
            write_certificate(verdict, path)
            real = [written()]
            write_refutation(start, refutation(start, Limits()), path)
            real.append(written())
        found.append((start, real, levels))
    return found


def forged(index, starts):
    """Return a forgery: its bytes, which are a function of its index."""
    random = Random(f"forgery {index}")
    start, reals, levels = random.choice(starts)
    strangers = [each for _, reals, _ in starts for each in reals]
    real = random.choice(reals)
    kind = random.randrange(4)
    if kind == 0 and levels:
        text = thinned(start, levels, random)
    elif kind == 1:
        text = mutated(text_of(start, levels), random, strangers)
    else:
        text = mutated(real, random, strangers)
    while text in strangers:
        text = mutated(text, random, strangers)
    content = sealed(text)
    if random.random() < 0.1:
        cut = random.randrange(len(content))
        content = content[:cut] + random.choice((b"", b"\n", b"\0", content[cut + 1 :]))
    if random.random() < 0.2:
        content = gzip.compress(content, 1, mtime=0)
        if random.random() < 0.3:
            place = random.randrange(len(content))
            content = content[:place] + bytes([random.randrange(256)]) + content[place + 1 :]
        elif random.random() < 0.3:
            content += random.choice((gzip.compress(b""), gzip.compress(content), b"\0"))
    return content


def judged(path):
    """Return what a certificate proves, or how its check ended: by a refusal or at a limit."""
    try:
        return check_file(path, BOUNDS)
    except RefusedError as error:
        return "refused" if str(error).isprintable() else "refused in signs that do not print"
    except LimitError:
        return "ended by a limit"


def test_no_forgery_is_accepted(starts, tmp_path, pytestconfig):
    """What is accepted was changed in vain, or into another proof of something true.

    The checker of `page_checker`, written from the page alone, accepts the same.
    """
    path = tmp_path / "proof"
    ended = Counter()
    for index in range(pytestconfig.getoption("--forgeries")):
        content = forged(index, starts)
        path.write_bytes(content)
        found = judged(path)
        if not content.startswith(b"\x1f\x8b") and found != "ended by a limit":
            accepted = isinstance(found, Proven) and (str(found.position), found.verdict)
            assert (accepted or None) == proven(content), index
        if isinstance(found, Proven):
            assert is_solvable(found.position) == (found.verdict == "solvable"), index
            found = "true"
        ended[found] += 1
    print(dict(ended))
    assert ended.keys() <= {"refused", "ended by a limit", "true"}
    assert ended["refused"] > 0.8 * ended.total()


def test_consistent_levels_prove_nothing_of_what_can_be_solved(starts, tmp_path):
    path = tmp_path / "proof"
    lies = 0
    for start, reals, levels in starts:
        if levels and "verdict solvable" in reals[0]:
            lies += 1
            path.write_bytes(sealed(text_of(start, levels)))
            with pytest.raises(RefusedError):
                check_file(path)
    assert lies > 10
