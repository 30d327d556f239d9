"""A study runs from a file to a report, in one piece or in parts that are merged."""

import json
import re
import shlex
from unittest.mock import Mock
from urllib.parse import unquote

import pytest
import yaml
from test_unwritable_outputs import contents

from greenest.study.publish import conduct, package, report
from greenest.study.publish.figures.drawing import Picture
from greenest.study.publish.package import read_data
from greenest.system.version import made_by
from shell import refused, run

STUDY = """
title = "What a stranger asks"
seeds = [41]

[[table]]
name = "mixes-5x7"
title = "Boards of 5x7 by their colours"
shapes = ["5x7"]
mixes = [[5, 5, 5], [8, 4, 3], [3, 4, 8]]
width = 0.2

[[table]]
name = "border-4x4"
title = "Boards of 4x4 at the border"
topic = "borders"
shapes = ["4x4"]
pieces = { from = 3, to = 15, step = 3 }
boards = 60
at = "border"
"""
TABLES = ("tables/mixes-5x7.csv", "borders/border-4x4.csv")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("stranger")
    (folder / "my study.toml").write_text(STUDY)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        result = run("study", "my study.toml", "--folder", "my", "--jobs", "1")
        assert (result.exit_code, result.stdout.split()) == (0, [f"my/{name}" for name in TABLES])
        assert run("report", "--folder", "my").exit_code == 0
    return folder


@pytest.fixture
def there(made, monkeypatch):
    monkeypatch.chdir(made)
    return made


def test_the_report_has_tables_figures_page_data_package_and_how_to_cite_it(there):
    readme, page = ((there / "my" / name).read_text() for name in ("README.md", "report.html"))
    package = json.loads((there / "my" / "datapackage.json").read_text())
    listed = {each["path"]: each for each in package["resources"]}
    for table in TABLES:
        name = table.rsplit("/")[1].removesuffix(".csv")
        assert f"<!-- begin table-{name} -->\n| shape |" in readme
        assert f"](figures/{name}.svg)\n" in readme
        made = "`greenest study 'my study.toml'`"
        assert f"[{table}]({table}) | {listed[table]['title']} | {made}" in readme
        assert f"<summary>{listed[table]['title']}</summary>" in page
        assert {table, f"figures/{name}.svg", f"figures/{name}.png"} <= listed.keys()
    assert "| --- | --- | --- | --- | --- |\n" in readme
    assert package["title"] == listed["my study.toml"]["title"] == "What a stranger asks"
    assert read_data(there / "my").declared == ("mixes-5x7", "border-4x4")
    assert readme.startswith("# What a stranger asks\n\n<!-- begin state -->\n<!-- end")
    assert "<h1>What a stranger asks</h1>" in page
    assert (there / "my" / "my study.toml").read_text() == STUDY
    versions = {made_by(with_ortools=True), "any, from the tables"}
    assert {each["version"] for each in package["resources"]} == versions
    cited = yaml.safe_load((there / "my" / "CITATION.cff").read_text())
    assert cited["title"] == package["title"]
    assert package["created"] == f"{cited['date-released']}T00:00:00Z"
    assert cited["references"][0]["version"] == made_by(with_ortools=True)


def test_a_second_report_changes_no_byte_and_keeps_what_is_not_generated(there):
    before, readme = contents(there / "my"), there / "my" / "README.md"
    assert run("report", "--folder", "my").exit_code == 0
    assert contents(there / "my") == before
    own = b"# Mine\n\n<!-- begin notes -->\nWords.\n<!-- end notes -->\n\n"
    own += b"<!-- begin table-x -->\nWords.\n| a |\n<!-- end table-x -->\n"
    mine = readme.read_bytes().replace(b"# What a stranger asks\n", own)
    readme.write_bytes(mine)
    assert run("report", "--folder", "my").exit_code == 0
    assert contents(there / "my") == before | {"README.md": mine}
    readme.write_bytes(before["README.md"])


def test_what_others_write_into_the_package_is_kept_and_hides_no_table(there):
    before, package = contents(there / "my"), there / "my" / "datapackage.json"
    written = json.loads(package.read_text()) | {"id": "10.1/2", "description": "Ours"}
    for each in written["resources"]:
        each |= {"description": "Ours", "sources": [{"title": "We"}]}
        if "schema" in each:
            each["schema"]["fields"][0]["description"] = "Ours"
            each["schema"] |= {"missingValues": [""], "primaryKey": "shape"}
    written["resources"].append({"name": "own", "path": TABLES[0], "title": "By hand"})
    package.write_text(json.dumps(written))
    for command in ("report", "study 'my study.toml' --jobs 1", "report"):
        assert run(*shlex.split(command), "--folder", "my").exit_code == 0
        assert json.loads(package.read_text()) == written
    assert contents(there / "my") == before | {package.name: package.read_bytes()}
    written["resources"][-1]["name"] = "mixes-5x7"
    package.write_text(json.dumps(written))
    assert "mixes-5x7 is ours; give yours another name" in refused("report", "--folder", "my")
    package.write_bytes(before[package.name])


def test_links_lead_to_files_and_the_page_loads_and_runs_nothing(there):
    """Solutions are replayed on the page of `greenest page`, which tests/web opens in a browser."""
    files = contents(there / "my")
    links = re.findall(r"\]\((.*?)\)", files["README.md"].decode())
    assert {unquote(link) for link in links} <= files.keys()
    assert "my%20study.toml" in links
    assert not any(" " in link for link in links)
    page = files["report.html"].decode()
    links = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert {link[:5] for link in links} == {"data:"}
    assert not re.search(r"@import|url\(|<script|\son[a-z]+=", page)
    figures = [name for name in files if name.startswith("figures/")]
    assert {name.rsplit(".")[0] for name in figures} == {"figures/border-4x4", "figures/mixes-5x7"}
    for name in figures:
        assert files[name].startswith(b"<?xml" if name.endswith(".svg") else b"\x89PNG")


SMALL = """
[[table]]
name = "t"
title = "First"
shapes = ["2x3"]
boards = 2
"""


@pytest.fixture
def small(tmp_path, monkeypatch):
    """Run a study of two boards with an old date; return the working folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(package, "today", lambda: "2001-02-03")
    (tmp_path / "my.toml").write_text(SMALL)
    assert run("study", "my.toml", "--jobs", "1").exit_code == 0
    monkeypatch.setattr(package, "today", lambda: "2004-05-06")
    return tmp_path


def read(folder):
    names = ("t.csv", "datapackage.json", "CITATION.cff", "my.toml")
    found = [folder / ("tables" if name == "t.csv" else "") / name for name in names]
    return {path.name: path.read_text() for path in found}


def changed(small, *replaced, arguments=()):
    """Change the study file and run the study again."""
    (small / "my.toml").write_text(SMALL.replace(*replaced))
    return run("study", "my.toml", "--jobs", "1", *arguments)


OTHER_RULES = [
    ("boards = 2", "boards = 3"),
    ("boards = 2", "boards = 2\nseeds = [7]"),
    ("boards = 2", "boards = 2\ncolumns = 'full-boards'"),
    ("boards = 2", "boards = 2\ncolumns = 'transition'"),
]


@pytest.mark.parametrize("replaced", OTHER_RULES, ids=lambda pair: pair[1].split("\n")[-1])
def test_tables_of_another_rule_are_replaced_only_if_forced(small, replaced, monkeypatch):
    before = read(small / "my")
    unlike = changed(small, *replaced)
    assert unlike.exit_code == 2
    assert unlike.stderr == (
        "Error: my/tables/t.csv: was made by other seeds or another rule; --force replaces it, "
        "and --folder DIR keeps it\n"
    )
    assert read(small / "my") == before
    assert changed(small, *replaced, arguments=("--folder", "new")).exit_code == 0
    (small / "my" / "my.toml").write_text(SMALL.replace(*replaced))
    for command in (("merge", "my", "--into", "whole"), ("report", "--folder", "my")):
        said = refused(*command)
        assert said.startswith("Error: my/my.toml: does not declare t as made; put the file back")
    again = [*said.rpartition("greenest ")[2].split(), "--jobs", "1"]
    for step in ("run_batch", "describe_table"):
        with monkeypatch.context() as patch:
            patch.setattr(conduct, step, Mock(side_effect=KeyboardInterrupt))
            assert "the same command goes on from there" in run(*again).stderr
        again = [word for word in again if word != "--force"]
    assert run(*again).exit_code == 0
    assert read(small / "my") == read(small / "new")
    assert read(small / "my")["t.csv"] != before["t.csv"]


def test_a_table_that_is_declared_no_more_is_no_part_of_the_package(small):
    assert run("report", "--folder", "my").stderr == ""
    before = read(small / "my")
    moved = [("boards = 2", f"boards = {boards}\ntopic = 'u'") for boards in (2, 3)]
    for other in (*moved, ('name = "t"', 'name = "u"')):
        assert "my/tables/t.csv: is not declared any more" in changed(small, *other).stderr
        assert read(small / "my") == before
    assert changed(small, *other, arguments=("--force",)).exit_code == 0
    said = run("report", "--folder", "my").stderr
    assert said.startswith("my/README.md: has no place for table-u, figure-")
    listed = json.loads(read(small / "my")["datapackage.json"])["resources"]
    names = {each["path"] for each in listed}
    assert {"my.toml", "tables/u.csv", "figures/u.svg"} <= names
    assert not names & {"tables/t.csv", "figures/t.svg", "figures/t.png"}
    assert read(small / "my")["t.csv"] == before["t.csv"]
    readme = small / "my" / "README.md"
    readme.write_text(f"<!-- begin figure-u --> {said.split('; ')[1]}{readme.read_text()}")
    assert "no place for figure-u; <!-- begin" in run("report", "--folder", "my").stderr
    for place in ("table-u -->\n| shape |", "table-t -->\n<!-- end table-t -->"):
        assert f"<!-- begin {place}" in readme.read_text()


def test_a_table_that_others_changed_is_refused_until_it_is_made_anew(small):
    table, kept = (small / "my" / each for each in ("tables/t.csv", "runs/full/t/finished.sqlite"))
    before = table.read_text()
    table.write_text(before.replace(",2,", ",3,", 1))
    kept.write_text("")
    for _ in ("changed", "changed, and a study stopped since"):
        said = refused("report", "--folder", "my")
        assert said.startswith("Error: my/tables/t.csv: not as datapackage.json has it; greenest")
        said = refused("study", "my.toml", "--jobs", "1")
        assert said.endswith("; --folder DIR begins the study anew, as does removing my/runs\n")
    (small / said.split()[-1]).rename(small / "removed")
    assert run("study", "my.toml", "--jobs", "1").exit_code == 0
    assert run("report", "--folder", "my").exit_code == 0
    assert table.read_text() == before


@pytest.mark.parametrize("study", [("my.toml", "--shard", "2/2"), ("other.toml",)])
def test_a_folder_has_one_study_or_one_part_of_it_or_a_file_of_ones_own(study, small):
    before, own = read(small / "my"), small / "own" / study[0]
    own.parent.mkdir()
    own.write_text("# mine")
    (small / "other.toml").write_text(SMALL.replace('"t"', '"u"'))
    assert f"own/{study[0]}: is another file" in refused("study", *study, "--folder", "own")
    assert own.read_text() == "# mine"
    said = refused("study", *study, "--folder", "my", "--jobs", "1")
    assert said.startswith("Error: my/my.toml: was made by `greenest study my.toml`; --force")
    assert read(small / "my") == before
    assert run("study", *study, "--folder", "my", "--force", "--jobs", "1").exit_code == 0
    listed = json.loads(read(small / "my")["datapackage.json"])["resources"]
    assert "tables/t.csv" not in {each["path"] for each in listed}
    parts = [each.get("part") for each in listed if each["path"].endswith("toml")]
    assert parts == ["2/2" if "--shard" in study else None]


@pytest.mark.parametrize(
    "name", ["my.TOML", "my.txt", "my", ".toml", "...toml", "....toml", "m\udcff.toml", "m\n.toml"]
)
def test_a_file_that_cannot_be_published_by_its_name_is_refused(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text(SMALL)
    said = refused("study", name, "--jobs", "1")
    assert "the name of a study is text that can be printed, then .toml" in said
    assert [each.name for each in tmp_path.iterdir()] == [name]


def test_other_words_decide_and_replace_nothing_nor_does_a_table_without_its_package(
    small, monkeypatch
):
    before = read(small / "my")
    again = "a board was decided again"
    monkeypatch.setattr(conduct, "run_batch", lambda *_, **__: pytest.fail(again))
    # Every later version has to find it.
    assert '"rule": "3e1b3e65d02d4c30' in before["datapackage.json"]
    assert changed(small, "First", "Second").stderr.startswith("my: goes on; what was decided")
    assert read(small / "my")["t.csv"] == before["t.csv"]
    (small / "my" / "my.toml").write_text(SMALL)
    assert run("report", "--folder", "my").exit_code == 0
    package = json.loads(read(small / "my")["datapackage.json"])
    found = {each["path"]: (each["title"], each["bytes"]) for each in package["resources"]}
    assert (package["title"], found["my.toml"]) == ("my", ("my", len(SMALL)))
    (small / "my" / "datapackage.json").unlink()
    said = "Error: my/tables/t.csv: is not in datapackage.json; --force replaces it"
    assert said in changed(small, "First", "First").stderr


def test_the_scale_smoke_has_a_folder_of_its_own(small):
    before = read(small / "my")
    result = run("study", "my.toml", "--scale", "smoke", "--jobs", "1")
    assert result.stdout == "my-smoke/tables/t.csv\n"
    said = refused("study", "my.toml", "--scale", "smoke", "--folder", "my", "--jobs", "1")
    assert said.startswith("Error: my/tables/t.csv: is of the scale full; --force")
    assert read(small / "my") == before


def test_the_date_is_that_of_the_last_change_of_a_table_and_what_is_written_by_hand_is_kept(small):
    assert run("study", "my.toml", "--jobs", "1").exit_code == 0
    for name in ("datapackage.json", "CITATION.cff"):
        assert "2001-02-03" in read(small / "my")[name]
    path = small / "my" / "CITATION.cff"
    own = "references:\n  - title: ours\n    type: data\n    version: 7\n"
    text = path.read_text().replace("The authors of my.toml", "Ada").replace("references:\n", own)
    path.write_text(text.replace('title: "my"', "title: my words"))
    changed(small, "boards = 2", "boards = 3", arguments=("--force",))
    for name in ("datapackage.json", "CITATION.cff"):
        assert "2004-05-06" in read(small / "my")[name]
    cited = yaml.safe_load(path.read_text())
    assert (cited["title"], cited["authors"]) == ("my words", [{"name": "Ada"}])
    assert [each["version"] for each in cited["references"]] == [7, made_by(with_ortools=True)]
    changed(small, "boards = 2", "boards = 3\nengine = 'dfs'", arguments=("--force",))
    assert f"version: {made_by(with_ortools=False)}\n" in f"{path.read_text()}\n"


def test_two_shards_are_merged_into_the_same_tables(there, monkeypatch):
    for part in ("1", "2"):
        study = ("study", "my study.toml", "--shard", f"{part}/2", "--jobs", "1")
        tried = ("--scale", "smoke", "--folder", f"my study-{part}-of-2")
        assert run(*study, *tried).exit_code == 0
        if part == "2":
            mixed = refused("merge", "my study-1-of-2", "my study-2-of-2", "--into", "whole")
            assert "tables of one scale are wanted in all, not full and smoke" in mixed
        assert run(*study, "--force").exit_code == 0
    result = run("merge", "my study-2-of-2", "my study-1-of-2", "--into", "whole")
    assert result.stdout.split() == [f"whole/{name}" for name in TABLES]
    for name in TABLES:
        assert (there / "whole" / name).read_bytes() == (there / "my" / name).read_bytes()
    assert "is there already" in refused("merge", "my study-1-of-2", "--into", "whole")
    said = refused("merge", "my study-1-of-2", "--into", "part")
    assert said.startswith("Error: my study-1-of-2: points of mixes-5x7, border-4x4 not finished")
    assert not (there / "part").exists()
    begun = []

    def stop(folder, *_):
        begun.append((folder / "datapackage.json").exists() and not (there / "part").exists())
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(conduct, "describe_table", stop)
        assert run("merge", "my study-2-of-2", "my study-1-of-2", "--into", "part").exit_code == 1
    assert begun == [True]
    assert not list(there.glob("part*"))
    (there / "my study-2-of-2" / "my study.toml").write_text(STUDY + "\n")
    other = run("merge", "my study-1-of-2", "my study-2-of-2", "--into", "part")
    assert "another study than that of my study-1-of-2" in other.stderr


CURVE = """
title = "Curves"
pieces = { from = 3, to = 24, step = 3 }
boards = 30

[[table]]
name = "points"
title = "Shares of 4x6"
columns = "transition"
shapes = ["4x6"]

[[table]]
name = "mixes"
title = "Ratios of 4x6"
shapes = ["4x6"]
ratios = [[1, 1, 1]]
engine = "sat"
"""


STATE = re.compile("part 1 of 2|unfinished")
TITLES = re.compile(
    r"<(?:h1|title|summary|figcaption)>(.*?)</|!\[(.*?)\]|^title: (.*)|begin state -->\n(.*)", re.M
)


def stated(folder):
    """Make the report of a study, and return every text of it that says of how much it is."""
    assert run("report", "--folder", str(folder)).exit_code == 0
    package = json.loads((folder / "datapackage.json").read_text())
    made = [each["title"] for each in package["resources"] if each["command"] == "greenest report"]
    files = [(folder / name).read_text() for name in ("README.md", "report.html", "CITATION.cff")]
    assert not STATE.findall("".join(re.findall("^#.*", files[0], re.M)))
    shown = ["".join(each) for each in TITLES.findall("\n".join(files))]
    assert min(len(made), len(shown)) >= 5
    return [package["title"], *made, *shown]


@pytest.mark.parametrize("state", ["part 1 of 2", "unfinished", "part 1 of 2, unfinished"])
def test_a_report_says_everywhere_of_how_much_it_is_and_no_more_when_it_is_whole(
    state, tmp_path, monkeypatch
):
    decide = conduct.run_experiment

    def stopped(experiment, *rest):
        if experiment.name == "t":
            raise KeyboardInterrupt
        return decide(experiment, *rest)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(conduct, "run_experiment", stopped)
    monkeypatch.setattr(report, "picture", lambda each: Picture(each.name, each.caption, b"", b""))
    more = SMALL.replace("2x3", "4x6") if "unfinished" in state else ""
    shard = ("--shard", "1/2") if "part" in state else ()
    for title, (table, options, wanted) in enumerate(2 * ((more, shard, state), ("", (), ""))):
        (tmp_path / "my.toml").write_text(CURVE.replace("Curves", rf"Curves \\{title}") + table)
        said = run("study", "my.toml", "--folder", "my", "--force", "--jobs", "1", *options).stderr
        assert ("stopped in t" in said) == bool(table)
        assert rf'title: "Curves \\{title}' in (tmp_path / "my" / "CITATION.cff").read_text()
        assert {", ".join(STATE.findall(each)) for each in stated(tmp_path / "my")} == {wanted}
        if table:
            left = "my: t not finished; the command of the study goes on\n"
            assert run("report", "--folder", "my").stderr == left
            assert refused("merge", "my", "--into", "whole") == f"Error: {left}"


def test_each_file_of_a_part_says_so_and_by_which_command_it_was_made(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.toml").write_text(CURVE)
    options = ("--shard", "1/2", "--scale", "smoke")
    assert run("study", "my.toml", *options, "--jobs", "1").exit_code == 0
    folder = tmp_path / "my-smoke-1-of-2"
    assert run("report", "--folder", str(folder)).exit_code == 0
    package = json.loads((folder / "datapackage.json").read_text())
    listed = {each["path"]: each for each in package["resources"]}
    made = [each for path, each in listed.items() if "tables/" in path or path == "my.toml"]
    assert {path: each["version"] for path, each in listed.items() if each in made} == {
        "my.toml": made_by(with_ortools=True),
        "tables/points.csv": made_by(with_ortools=True),
        "tables/mixes.csv": made_by(with_ortools=False),  # no engine of that table has it
    }
    command = "greenest study my.toml --scale smoke --shard 1/2"
    assert {each["command"] for each in made} == {command}
    assert "transition/k50.csv" in listed
    assert all("part 1 of 2" in each["title"] for each in listed.values())
    readme = (folder / "README.md").read_text()
    assert "| Ratios of 4x6, part 1 of 2 |" in readme
    assert "\n**This is part 1 of 2, a smoke trial.**\n" in readme
    # The other part does not replace this one.
    others = ["2/2" if word == "1/2" else word for word in options]
    said = run("study", "my.toml", *others, "--folder", str(folder), "--jobs", "1").stderr
    assert f"my.toml: was made by `{command}`; --force takes it out of the package" in said
    # Each command that is recorded runs as it is written, in the folder.
    monkeypatch.chdir(folder)
    for command in sorted({each["command"] for each in listed.values()}):
        assert run(*shlex.split(command)[1:]).exit_code == 0


@pytest.mark.parametrize(("most", "code"), [(1, 3), (10**6, 0)])
def test_a_study_that_left_boards_undecided_says_so_by_its_exit_code(most, code, tmp_path):
    path, into = tmp_path / "my.toml", tmp_path / "tables"
    path.write_text(
        f'shapes = ["5x5"]\nengine = "dfs"\nmax-nodes = {most}\nboards = 5\n'
        '[[table]]\nname = "p"\ncolumns = "transition"\npieces = [9]\n'
        '[[table]]\nname = "m"\nmixes = [[3, 3, 3]]\n'
    )
    for _ in ("decided", "found as decided before"):
        result = run("study", str(path), "--folder", str(into), "--jobs", "1")
        assert result.exit_code == code, result.stderr
    for part in (into, *(into / "runs" / "full" / "m").glob("5x5*")):
        assert run("merge", str(part), "--into", f"{part}-joined").exit_code == code
    assert (into / "tables" / "m.csv").exists()


def test_what_is_no_text_is_named_with_its_line_and_a_folder_without_tables(small):
    commands = {"README.md": ("report", "--folder", "my"), "CITATION.cff": ("study", "my.toml")}
    for name, command in commands.items():
        (small / "my" / name).write_bytes(b"# Mine\n\xff\n")
        assert refused(*command) == f"Error: my/{name}:2: not UTF-8 text\n"
    (small / "my" / "README.md").unlink()
    (small / "my" / "datapackage.json").rename(small / "my" / "old.json")
    (small / "my" / "datapackage.json").mkdir()
    assert refused("report", "--folder", "my") == "Error: my/datapackage.json: Is a directory\n"
    (small / "none").mkdir()
    assert "Error: none: no tables; greenest study" in refused("report", "--folder", "none")


KEYS = ("name", "path", "scale", "part")
ENTRY = dict.fromkeys(("name", "title", "command", "version", "seeds"), "x") | {"path": "x.csv"}


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("[]", ""),
        ("{\n  x", ":2"),
        (json.dumps({"resources": 5}), ""),
        *((json.dumps({"resources": [ENTRY | {key: 5}]}), "") for key in ENTRY),
        *((json.dumps({"resources": [ENTRY | {key: ""}]}), "") for key in KEYS),
    ],
)
def test_a_damaged_data_package_is_named(content, line, small):
    (small / "my" / "datapackage.json").write_text(content)
    where = f"my/datapackage.json{line}"
    said = f"Error: {where}: not as greenest wrote it; move it away to begin a new one\n"
    assert refused("study", "my.toml") == said
    assert refused("report", "--folder", "my") == said
