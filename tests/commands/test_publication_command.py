import json

import pytest

from shell import refused

ENTRY = dict.fromkeys(("name", "title", "command", "version", "seeds"), "x") | {"path": "x.csv"}


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("[]", ""),
        ("{\n  x", ":2"),
        (json.dumps({"resources": 5}), ""),
        *((json.dumps({"resources": [ENTRY | {key: 5}]}), "") for key in ENTRY),
        *((json.dumps({"resources": [ENTRY | {key: ""}]}), "") for key in ("name", "path")),
    ],
)
def test_a_damaged_data_package_is_named(content, line, tmp_path):
    path = tmp_path / "datapackage.json"
    path.write_text(content)
    said = f"Error: {path}{line}: not a data package; remove it to begin a new one\n"
    study = tmp_path / "my.toml"
    study.write_text('[[table]]\nname = "t"\nshapes = ["2x3"]\nboards = 2\n')
    assert refused("study", str(study), "--folder", str(tmp_path)) == said
    assert refused("report", "--folder", str(tmp_path)) == said
