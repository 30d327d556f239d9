"""The page as one file opens from a disk, loads nothing, and runs what is within it alone."""

import gzip
import re
from email.message import Message

import pytest

from greenest.web import bundle, page_files
from greenest.web.bundle import BundleError, joined

LARGEST, LARGEST_PACKED = 700_000, 250_000
"""Bytes of the file, and of the same compressed."""


@pytest.fixture
def page_of(monkeypatch):
    """Have the page's files be others, `page_of({"main.js": …})`."""

    def made(files):
        monkeypatch.setattr(bundle, "files", lambda: sorted(files))
        monkeypatch.setattr(bundle, "read", lambda path: files[path].encode())

    return made


def test_the_file_is_small_and_the_same_each_time():
    text = bundle.bundle()
    assert text == bundle.bundle()
    assert len(text.encode()) <= LARGEST
    assert len(gzip.compress(text.encode())) <= LARGEST_PACKED
    assert not re.search(r'<(?:script|link|img)[^>]* (?:src|href)="(?!data:)', text)


def test_nothing_else_runs_in_it(chromium, lone_page):
    page = chromium.new_page()
    page.goto(lone_page)
    refused = page.evaluate(
        """() => new Promise((resolve) => {
            document.onsecuritypolicyviolation = (event) => resolve(event.violatedDirective);
            const script = document.createElement("script");
            script.textContent = "globalThis.ran = true";
            document.head.append(script);
        })"""
    )
    assert refused.startswith("script-src")
    assert page.evaluate("globalThis.ran") is None
    page.close()


def test_modules_are_joined_in_the_order_in_which_they_need_each_other(page_of):
    page_of(
        {
            "main.js": 'import { two,\n  one } from "./deep/a.js";\nexport { two };\n',
            "deep/a.js": 'import * as b from "../b.js";\n'
            "export const one = b.one;\nexport async function two() {}\n",
            "b.js": "export class one {}\n",
        }
    )
    text = joined("main.js")
    assert text.index("$b =") < text.index("$deep_a =") < text.index("$main =")
    assert "const { two, one } = $deep_a;" in text
    assert "const b = $b;" in text
    assert "return { one, two };" in text
    assert "return { two };" in text
    assert not re.search("^(import|export)", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('import "./b.js";\n', "of no kind"),
        ('export * from "./b.js";\n', "of no kind"),
        ("export default 1;\n", "of no kind"),
        ("export let one = 1;\n", "of no kind"),
        ('import { a as one } from "./b.js";\n', "of no kind"),
        ('import { a } from "./main.js";\n', "in a cycle: main.js → main.js"),
        ('import { a } from "./c.js";\n', "c.js: there is no such file"),
        ('import { a } from "library";\n', "library is no file of the page"),
    ],
)
def test_what_cannot_be_joined_is_named(page_of, text, why):
    page_of({"main.js": text, "b.js": ""})
    with pytest.raises(BundleError, match=why):
        joined("main.js")


def test_no_script_ends_the_element_that_it_stands_in(page_of):
    page_of({"main.js": 'const text = "</script><!--";\n'})
    assert '"<\\/script><\\u0021--"' in joined("main.js")


def published_at(address):
    """Return the metadata of a package that says where its page is published."""
    found = Message()
    found["Project-URL"] = "Repository, https://host.example/greenest"
    found["Project-URL"] = f"Page, {address}"
    return lambda _: found


def test_a_link_leads_to_the_published_page_where_there_is_one(open_page, tmp_path, monkeypatch):
    plain = bundle.bundle()
    monkeypatch.setattr(page_files, "metadata", published_at("https://host.example/page/"))
    assert bundle.bundle() == plain
    monkeypatch.setattr(page_files, "metadata", published_at("https://host.test/page/"))
    (tmp_path / "page.html").write_text(bundle.bundle(), "utf-8")
    page = open_page("phone", (tmp_path / "page.html").as_uri() + "#board=BGW")
    shown = []
    page.on("dialog", lambda asked: (shown.append(asked.default_value), asked.dismiss()))
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    page.locator("#link").click()
    assert shown == ["https://host.test/page/#board=BGW"]
