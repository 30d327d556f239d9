import pytest

from greenest.lab.experiments.experiments import EXPERIMENTS
from lab_shell import refused, run
from shell import stopped, wait_until

STUDY = ("study", "transition-6x6", "--jobs", "1", "--folder")


def test_experiments_are_listed_and_unknown_ones_refused():
    shown = run("study").stdout.splitlines()
    assert [line.split()[0] for line in shown] == list(EXPERIMENTS)
    assert "no experiment 'everything'; python -m greenest.lab study lists them" in refused(
        "study", "everything"
    )


def test_a_run_names_its_table_and_a_second_one_changes_nothing(tmp_path):
    arguments = (*STUDY, str(tmp_path), "--scale", "smoke")
    assert run(*arguments).stdout == f"{tmp_path / 'transition' / 'transition-6x6.csv'}\n"
    files = {
        path: path.read_bytes() for path in tmp_path.glob("**/*.*") if path.suffix != ".sqlite"
    }
    assert run(*arguments).exit_code == 0
    assert {path: path.read_bytes() for path in files} == files


def test_our_tables_are_not_replaced_by_those_of_another_scale(tmp_path):
    arguments = (*STUDY, str(tmp_path), "--scale", "smoke")
    assert run(*arguments).exit_code == 0
    said = refused(*STUDY, str(tmp_path))
    assert "transition-6x6.csv: is of the scale smoke; --force replaces it" in said


@pytest.mark.slow
def test_ctrl_c_says_how_to_go_on(tmp_path):
    parts = tmp_path / "runs" / "full" / "mistakes-sampled"

    def once(process):
        wait_until((parts / "finished.sqlite").exists, process)

    scale = ("--scale", "full", "--folder", str(tmp_path), "--jobs", "2")
    code, _, said = stopped("study", "mistakes-sampled", *scale, once=once)
    assert code == 1
    assert said == "stopped in mistakes-sampled; the same command goes on from there\n"
    assert not (tmp_path / "people" / "mistakes-sampled.csv").exists()
