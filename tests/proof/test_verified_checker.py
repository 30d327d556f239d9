"""The theorems rest on no axiom, and the checker extracted from their proofs keeps to its format.

Needs Debian's `coq`; `make checker` builds it in half a minute, so all of these tests are slow.
With `--slow`, it judges the certificates of tests/certificates, beside the checker in Python.
"""

import lzma
import re
import subprocess
from collections import Counter
from random import Random
from zipfile import ZipFile

import pytest

from certified import solved_line
from checkout import ROOT
from forging import ACCEPTED, sealed, verified
from greenest.certificates.checker import check_file
from greenest.certificates.second_opinion import refusal_of
from greenest.certificates.writer import write_solution
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
UNREADABLE = 2
HEAD = "greenest certificate 2"
SMALL = 800_000
"""Bytes of a certificate that can be judged in half a second."""


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


@pytest.mark.parametrize(("side", "is_column"), [(20_000, False), (1_000_000, True)])
def test_a_line_is_checked_in_little_stack_however_far_captures_go(
    checker, side, is_column, tmp_path
):
    position, captures = solved_line(side, is_column)
    write_solution(position, captures, tmp_path / "proof")
    proven = check_file(tmp_path / "proof")
    assert proven.size == side - 1
    assert is_column or refusal_of(checker, tmp_path / "proof", proven) is None
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


def test_hostile_boards_are_refused_before_their_captures(checker):
    for index in range(60):
        random = Random(f"board {index}")
        lines = (
            random.randbytes(random.randrange(1, 300)).replace(b"\n", b""),
            *(b"B" * 9, b"B" * 3_000_000, b"BG/W\n", b"/\n", b"\n", b"." * 65 + b"\n"),
        )
        content = random.choice((b"", b"BGW\n", b"B.G/WGB\n")) + random.choice(lines)
        ended = subprocess.run([checker, "--captures"], input=content, capture_output=True)
        assert re.fullmatch(rb"([ -~]*\n)*", ended.stdout + ended.stderr)
        assert len(ended.stderr) < 1250
        assert ended.returncode == UNREADABLE, index
