"""Builds the site, with the same folders as the repository, so that links between pages stay valid.

The pages are the README, docs, and all files to which the README and docs link. Markdown stays as
it is. Code and examples are shown as text, a folder as a list of its files, and the notebook with
its outputs. Data and pictures are copied. Each package has a page in `api`, made from its
docstrings, and `docs/help.md` has what each command prints with `-h`.
"""

import json
import posixpath
import re
import runpy
import shutil
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
COPY = ROOT / ".venv" / "docs"
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)")
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
TEXT = {
    ".py": "python",
    ".txt": "text",
    ".cff": "yaml",
    ".toml": "toml",
    ".yml": "yaml",
    ".v": "coq",
    ".ml": "ocaml",
    "": "text",
}


def page_of(path: str) -> str:
    """Return the path on the site for a file or folder of the repository."""
    here = ROOT / path
    if here.is_dir():
        return f"{path}/README.md" if (here / "README.md").exists() else f"{path}/index.md"
    is_text = here.suffix in TEXT or here.suffix == ".ipynb"
    return f"{path}.md" if is_text else path


def target_of(page: str, link: str) -> str:
    """Return the path in the repository that `link`, a relative link on `page`, names."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), link))


def markdown_of(path: str) -> str | None:
    """Return a file or folder as Markdown; None if it is neither text nor a folder."""
    here = ROOT / path
    if here.is_dir():
        return listing(path)
    if here.suffix == ".md":
        return here.read_text(encoding="utf-8")
    if here.suffix == ".ipynb":
        return notebook(here)
    if here.suffix in TEXT:
        return f"# {path}\n\n````{TEXT[here.suffix]}\n{here.read_text(encoding='utf-8')}````\n"
    return None


def listing(path: str) -> str:
    """Return the page of a folder: its README, or a list of its files.

    A module is listed with the first line of its docstring.
    """
    if (ROOT / path / "README.md").exists():
        return (ROOT / path / "README.md").read_text(encoding="utf-8")
    lines = [f"# {path}\n"]
    for each in sorted((ROOT / path).iterdir()):
        if each.name.startswith((".", "__")) or each.suffix == ".pyc":
            continue
        about = re.match(r'"""(.+)', each.read_text("utf-8")) if each.suffix == ".py" else None
        says = f": {about[1].removesuffix(chr(34) * 3)}" if about else ""
        lines.append(f"- [{each.name}]({each.name}){says}")
    return "\n".join(lines) + "\n"


def notebook(path: Path) -> str:
    """Return a notebook as Markdown, with the outputs that the file contains."""
    parts = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", ()):
            data = output.get("data", {"text/plain": output.get("text", "")})
            shown = data.get("text/html") or data.get("image/svg+xml")
            plain = "".join(data.get("text/plain", ""))
            parts.append(f"<div>{''.join(shown)}</div>" if shown else f"```text\n{plain}\n```")
    return "\n\n".join(parts) + "\n"


def packages() -> list[str]:
    """Return the names of the packages that setup.py installs."""
    found: list[str] = runpy.run_path(str(ROOT / "setup.py"))["packages"]()
    return found


def options() -> str:
    """Return the page of what `-h` prints of each command."""
    page: str = runpy.run_path(str(ROOT / "docs" / "help_page.py"))["page"]()
    return page


def reference(package: str) -> str:
    """Return the page of a package, which shows its docstring and those of its modules."""
    folder = ROOT.joinpath(*package.split(".")[1:])
    modules = sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("__"))
    if package == "greenest":
        modules = ["cli"]
    names = [package, *(f"{package}.{module}" for module in modules)]
    return f"# {package}\n\n" + "\n\n".join(f"::: {name}" for name in names) + "\n"


def on_startup(command: str, dirty: bool) -> None:
    """Copy the packages into a separate folder, since mkdocstrings would read the whole checkout.

    MkDocs calls this before mkdocstrings looks up packages.
    """
    shutil.rmtree(COPY, ignore_errors=True)
    for package in packages():
        folder = Path(*package.split(".")[1:])
        (COPY / "greenest" / folder).mkdir(parents=True)
        for module in (ROOT / folder).glob("*.py"):
            shutil.copy(module, COPY / "greenest" / folder)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add a page for each package to the navigation."""
    pages = [{package: f"api/{package}.md"} for package in packages()]
    config.nav = [*(config.nav or []), {"Code": pages}]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Generate the pages and all files to which they link, under their paths in the repository."""
    kept = [each for each in files if each.src_dir != config.docs_dir]
    made = [
        File.generated(config, f"api/{package}.md", content=reference(package))
        for package in packages()
    ]
    made.append(File.generated(config, "docs/help.md", content=options()))
    waiting = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    waiting += [f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))]
    seen = set(waiting)
    while waiting:
        path = waiting.pop()
        text = markdown_of(path)
        if text is None:
            made.append(File.generated(config, path, abs_src_path=str(ROOT / path)))
            continue
        made.append(File.generated(config, page_of(path), content=text))
        for link in LINK.findall(CODE.sub("", text)):
            target = target_of(page_of(path), link)
            if target not in seen and (ROOT / target).exists():
                seen.add(target)
                waiting.append(target)
    return Files([*kept, *made])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite links to files that have another path on the site."""
    here = page.file.src_uri

    def led(link: re.Match[str]) -> str:
        target = page_of(target_of(here, link[1]))
        return posixpath.relpath(target, posixpath.dirname(here) or ".")

    parts = re.split(f"({CODE.pattern})", markdown, flags=CODE.flags)
    return "".join(part if index % 2 else LINK.sub(led, part) for index, part in enumerate(parts))
