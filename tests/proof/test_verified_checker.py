"""The checker extracted from the machine-checked proofs agrees with the checker in Python.

Needs Debian's `coq`; `make checker` builds it in half a minute, so all of these tests are slow.
"""

import lzma
import re
import subprocess
from collections import Counter
from io import BytesIO
from itertools import pairwise
from random import Random
from string import ascii_lowercase
from zipfile import ZipFile

import pytest

from brute import is_solvable
from certified import KINDS, certificate_of_a_kind, solved_line
from checkout import ROOT
from forging import certified_starts, lies, mutated, sealed, thinned
from greenest.certificates import limits
from greenest.certificates.checker import (
    LimitError,
    RefusedError,
    check_certificate,
    check_file,
)
from greenest.certificates.second_opinion import refusal_of
from greenest.certificates.writer import write_refutation, write_solution
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.refutation import refutation
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_position

pytestmark = pytest.mark.slow

PROOF = ROOT / "proof"
HARD = ROOT / "results" / "hard" / "certificates.zip"
THEOREMS = ("captures_of_exact", "solvable_sound", "unsolvable_sound")
COUNTS = (
    "sixty_of_2x3",
    "six_of_2x4",
    "no_other_exceptions",
    "ninety_balanced",
    "forty_two_balanced",
)
ACCEPTED, REFUSED = 0, 4
HEAD = "greenest certificate 2"
SMALL = 800_000
"""Bytes of a certificate that can be judged in half a second."""


def verified(checker, content):
    """Return the exit code of the verified checker, which prints one line of printable ASCII."""
    ended = subprocess.run([checker, "-"], input=content, capture_output=True)
    assert re.fullmatch(rb"[ -~]+\n", ended.stdout + ended.stderr)
    assert len(ended.stderr) < 1250
    return ended.returncode


def refusal(content):
    """Return why the checker in Python refuses a certificate, or nothing."""
    try:
        check_certificate(BytesIO(content))
    except (RefusedError, LimitError) as error:
        return str(error)
    return ""


def judged(content):
    """Return the exit code that corresponds to the judgement in Python."""
    return REFUSED if refusal(content) else ACCEPTED


def printed_by_coq(lines, folder):
    """Return the lines that Coq prints for commands after the proofs."""
    source = folder / "Commands.v"
    source.write_text("\n".join(lines))
    command = ["coqc", "-Q", PROOF, "Greenest", source]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_the_theorems_rest_on_no_axiom(checker, tmp_path):
    commands = map("Print Assumptions {}.".format, THEOREMS)
    lines = printed_by_coq(["From Greenest Require Import Check.", *commands], tmp_path)
    assert lines == ["Closed under the global context"] * len(THEOREMS)


def test_the_theorem_on_full_boards_rests_on_its_claims_and_no_axiom(checker, tmp_path):
    subprocess.run(["make", "proof"], cwd=ROOT, check=True, capture_output=True)
    files = (
        "S1_Tools S2_1_Claims S4_1_Edge S4_Wide Turned Exceptions S2_2_Small S5_Counts S5_AllSizes "
        "S2_9_P3 S2_10_P3 S2_10_P3_Holds S2_9_P4 S2_10_P4 L5_TwoColours"
    )
    lines = printed_by_coq(
        [
            "From Coq Require Import List.",
            "From Greenest Require Import Statement Geometry.",
            f"From Greenest.theorem Require Import {files}.",
            "Goal (forall n, 5 <= n -> S2_1_P_some 4 n) -> forall m n F, full m n F -> three F ->",
            "solvable (setup (filled F)) \\/ In F exceptions \\/ In (turned n F) exceptions.",
            "Proof. exact S5_all_sizes. Qed.",
            "Print Assumptions S5_all_sizes.",
            "Print Assumptions sixty_of_2x3.",
            "Goal forall F, In F exceptions -> ~ solvable (setup (filled F)).",
            "Proof. exact S2_1_small_exceptions. Qed.",
            "Print Assumptions S2_1_small_exceptions.",
            "Goal forall witness windows, checks_P4 witness windows ->",
            "forall n, 5 <= n -> S2_1_P 4 n.",
            "Proof. exact P_four_rows. Qed.",
            "Goal forall n, 5 <= n -> S2_1_P 3 n.",
            "Proof. exact S2_1_P_three_rows. Qed.",
            "Print Assumptions P_four_rows.",
            "Print Assumptions S2_1_P_three_rows.",
            "Print Assumptions L5_two_colours.",
        ],
        tmp_path,
    )
    assert lines == ["Closed under the global context"] * 6


def test_the_whole_theorem_rests_on_no_claim_and_no_axiom(checker, tmp_path):
    subprocess.run(["make", "proof-long"], cwd=ROOT, check=True, capture_output=True)
    page = (ROOT / "docs" / "machine-checked.md").read_text()
    [stated] = re.findall(
        r"^Definition theorem_on_full_boards : Prop :=\n *(.*?\.)$", page, re.M | re.S
    )
    lines = printed_by_coq(
        [
            "From Coq Require Import List.",
            "From Greenest Require Import Statement Theorem.",
            "From Greenest.theorem Require Import S2_1_Claims S5_Counts S2_10_P4_Holds S5_Whole.",
            f"Goal {stated}",
            "Proof. exact full_boards. Qed.",
            *map("Print Assumptions {}.".format, COUNTS),
            "Print Assumptions full_boards.",
            "Print Assumptions S5_whole.",
            "Goal forall n, 5 <= n -> S2_1_P 4 n.",
            "Proof. exact S2_1_P_four_rows. Qed.",
        ],
        tmp_path,
    )
    assert lines == ["Closed under the global context"] * (len(COUNTS) + 2)
    assert all(f"`{name}`" in page for name in COUNTS)


def test_both_name_the_same_captures(checker, pytestconfig):
    positions = [
        random_position(rows, cols, random.randint(1, rows * cols), 34, index)
        for index in range(10 * pytestconfig.getoption("--positions"))
        for random in [Random(f"captures {index}")]
        for rows, cols in [(random.randint(1, 9), random.randint(1, 9))]
    ]
    boards = "".join(f"{position}\n" for position in positions)
    command = [checker, "--captures"]
    printed = subprocess.run(command, input=boards, capture_output=True, text=True, check=True)
    lines = printed.stdout.splitlines()
    for position, line in zip(positions, lines, strict=True):
        expected = sorted(map(position.notation, position.captures()))
        assert sorted(line.split()) == expected, position


def published(longest):
    """Yield the published certificates of at most `longest` bytes, uncompressed."""
    with ZipFile(HARD) as archive:
        for name in archive.namelist():
            content = lzma.decompress(archive.read(name))
            if len(content) <= longest:
                yield content


@pytest.mark.parametrize(("longest", "least"), [(SMALL, 16), (1 << 30, 50)], ids=["few", "fifty"])
def test_published_certificates_are_accepted(checker, longest, least):
    found = Counter(verified(checker, each) for each in published(longest))
    assert found.keys() == {ACCEPTED}
    assert found.total() >= least


@pytest.fixture(scope="module")
def starts(tmp_path_factory, pytestconfig):
    count = max(30, pytestconfig.getoption("--positions") // 2)
    return certified_starts(count, 8000, tmp_path_factory.mktemp("real") / "proof")


@pytest.mark.parametrize("kind", KINDS)
def test_both_accept_whatever_is_written(checker, kind, pytestconfig, tmp_path):
    """For boards with holes to 64x64 and full ones; 2,000 of them in `make slow NAME=forgeries`."""
    path = tmp_path / "proof"
    count = max(8, pytestconfig.getoption("--forgeries") // 300)
    most_cells = 1_000_000 if count > 8 else 30_000
    for index in range(count):
        position = certificate_of_a_kind(kind, Random(f"{kind} {index}"), path, most_cells)
        proven = check_file(path)
        assert proven.position == position
        assert refusal_of(checker, path, proven) is None, (kind, index)


@pytest.mark.parametrize(("side", "is_column"), [(20_000, False), (1_000_000, True)])
def test_a_line_is_checked_in_little_stack_however_far_captures_go(
    checker, side, is_column, tmp_path
):
    position, captures = solved_line(side, is_column)
    write_solution(position, captures, tmp_path / "proof")
    assert check_file(tmp_path / "proof").size == side - 1
    frozen = "/".join("BG" * side) if is_column else "BG" * side
    lines = [HEAD, f"board {frozen[: 2 * side - 1]}", "verdict unsolvable", "dead frozen", "end 0"]
    (tmp_path / "frozen").write_bytes(sealed(lines))
    for name in ("proof", "frozen"):
        ended = subprocess.run(["sh", "-c", 'ulimit -s 256; "$0" "$1"', checker, tmp_path / name])
        assert ended.returncode == ACCEPTED


def test_captures_that_want_more_stack_say_so(checker):
    board = ("BGW" * 20_000 + "\n").encode()
    ended = subprocess.run(
        ["sh", "-c", 'ulimit -s 256; "$0" --captures', checker], input=board, capture_output=True
    )
    assert ended.returncode == 1
    assert ended.stderr == b"too large for the stack: run it after ulimit -s unlimited\n"


def test_an_x_after_a_digit_parts_the_cells_of_a_capture(checker):
    """One stack takes all others, over the files x, xx, ax and xa."""
    files = [first + last for first in ("", *ascii_lowercase) for last in ascii_lowercase]
    lines = [HEAD, f"board B{'G' * (len(files) - 1)}", "verdict solvable"]
    moves = " ".join(f"{one}1x{other}1" for one, other in pairwise(files))
    content = sealed([*lines, f"moves {moves}", f"end {len(files) - 1}"])
    assert judged(content) == verified(checker, content) == ACCEPTED
    for wrong in ("x1y1", "xx1", "x1x", "1x1", "x1xx", "x0x1xy1", "x1xy1x", "X1xy1", "x1xy0x1"):
        content = sealed(
            [HEAD, f"board {'.' * 23}BG", "verdict solvable", f"moves {wrong}", "end 1"]
        )
        assert judged(content) == verified(checker, content) == REFUSED


def test_what_cannot_be_written_is_an_error(checker):
    content = sealed([HEAD, "board B", "verdict solvable", "moves", "end 0"])
    wrong = content.replace(b"moves", b"bored")
    for text, option, stream in (
        (content, "-", "stdout"),
        (wrong, "-", "stderr"),
        (b"BGW\n", "--captures", "stdout"),
    ):
        with open("/dev/full", "wb") as full:
            ended = subprocess.run([checker, option], input=text, **{stream: full})
        assert ended.returncode == 1


def test_both_refuse_a_comment_that_is_too_long(checker):
    rest = ["board B", "verdict solvable", "moves", "end 0"]
    for size, exits in ((limits.LONGEST_LINE, ACCEPTED), (limits.LONGEST_LINE + 1, REFUSED)):
        content = sealed([HEAD, f"# {'x' * (size - 3)}", *rest])
        assert judged(content) == verified(checker, content) == exits


@pytest.mark.parametrize("board", [".", "B"])
def test_both_refuse_clauses_of_fewer_than_two_stacks(checker, board):
    lines = [f"board {board}", "verdict unsolvable", "cnf 0 1", "0", "2 0 1 0", "end 1"]
    content = sealed(["greenest certificate 3", *lines])
    assert judged(content) == verified(checker, content) == REFUSED


def test_both_refuse_clauses_of_too_many_variables(checker, tmp_path, monkeypatch):
    """The proof is right, and short: one stack shares no row or column with the others."""
    ranks = [("BGW" * 4)[row % 3 :][:6] + "." for row in range(40)]
    position = Position.parse("/".join([*ranks, "......G"]))
    proof = refutation(position, Limits())
    assert proof.variables > limits.MOST_VARIABLES
    with monkeypatch.context() as patched:
        patched.setattr(limits, "MOST_VARIABLES", proof.variables)
        write_refutation(position, proof, tmp_path / "proof")
    content = (tmp_path / "proof").read_bytes()
    assert judged(content) == verified(checker, content) == REFUSED


@pytest.mark.parametrize(
    "shape", [(6, 6, 12), (7, 5, 14), (9, 9, 21), (4, 12, 16), (12, 12, 30)], ids=str
)
def test_refutations_of_larger_boards_are_accepted(checker, shape, tmp_path, sample):
    """Cells with many neighbours are treated in turn there; others have orders of landing."""
    refuted = 0
    for index in range(sample(30)):
        position = random_position(*shape, 34, index)
        verdict = decide(position, Limits(max_nodes=300_000))
        if verdict.status is not Status.UNSOLVABLE:
            continue
        if not (proof := refutation(position, Limits())):
            continue
        path = tmp_path / "proof"
        write_refutation(position, proof, path)
        content = path.read_bytes()
        assert judged(content) == verified(checker, content) == ACCEPTED, position
        refuted += 1
    assert refuted > sample(3)


def test_mutants_are_refused_but_for_what_is_true(checker, starts, pytestconfig):
    """The verified checker accepts whatever Python accepts, and accepts only what is true."""
    strangers = [each for _, reals, _ in starts for each in reals]
    found = Counter()
    for index in range(max(100, pytestconfig.getoption("--forgeries") // 10)):
        random = Random(f"mutant {index}")
        start, reals, levels = random.choice(starts)
        text = thinned(start, levels, random) if levels and random.random() < 0.3 else None
        content = sealed(text or mutated(random.choice(reals), random, strangers))
        ours, python = verified(checker, content), judged(content)
        if ours == ACCEPTED:
            lines = content.decode().split("\n")
            board, verdict = [line for line in lines[1:] if not line.startswith("# ")][:2]
            position = Position.parse(board.removeprefix("board "))
            assert is_solvable(position) == (verdict == "verdict solvable"), index
        assert ours == ACCEPTED or python != ACCEPTED, index
        found[ours == ACCEPTED, python == ACCEPTED] += 1
    print(dict(found))
    assert found[False, False] > 0.5 * found.total()


def test_consistent_levels_of_what_can_be_solved_prove_nothing(checker, starts):
    forged = lies(starts)
    assert len(forged) > 5
    assert all(verified(checker, each) == REFUSED for each in forged)


@pytest.mark.parametrize("side", [30, 100])
def test_both_refuse_a_capture_left_out_doubled_or_turned(checker, side, tmp_path):
    position = random_position(side, side, side * side, 34, 2)
    write_solution(position, decide(position, Limits()).captures, tmp_path / "proof")
    text = (tmp_path / "proof").read_text().splitlines()[:-1]
    at = next(number for number, line in enumerate(text) if line.startswith("moves "))
    moves = text[at].split()[1:]
    random = Random(side)
    for place in random.choices(range(len(moves)), k=20):
        source, target = moves[place].split("x", 1) if moves[place].count("x") == 1 else ("", "")
        for changed in ([], [moves[place]] * 2, [f"{target}x{source}"] if source else []):
            forged = [*moves[:place], *changed, *moves[place + 1 :]]
            lines = [*text[:at], " ".join(["moves", *forged]), f"end {len(forged)}"]
            content = sealed(lines)
            assert judged(content) == verified(checker, content) == REFUSED
