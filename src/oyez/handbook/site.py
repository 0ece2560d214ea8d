"""Builds the site in a folder of its own, fits it to the server's policy, looks at it and puts it in its place."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import oyez
from oyez.handbook.inspection import complaints
from oyez.handbook.sources import CONFIGURATION, CannotBuild, gather

SITE: Final = Path(oyez.__file__).parent / "server" / "docs_site"  # where the server looks for it
INDEX: Final = "search.json"  # only a site of ours has one at its root
UNUSED: Final = ("404.html", "sitemap.xml")  # they hold only for a site at the root of a host
COLOURED: Final = re.compile(r"\x1b\[[0-9;]*m")
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
SCHEME: Final = re.compile(r"https?://(?!www\.w3\.org/)")
# The search gives its box a style as an element, which the policy forbids; as an object it is allowed.
SHADOWED: Final = re.compile(r'(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)')
ADOPTED: Final = (
    r"\1.adoptedStyleSheets=[((sheet,text)=>(sheet.replaceSync(text),sheet))"
    r"(new CSSStyleSheet,\2.toString())]"
)
MOST: Final = 20  # complaints that are shown


def build(out: Path = SITE) -> int:
    """Build the site into `out`, replacing an older one there; returns how many pages it has."""
    if not CONFIGURATION.is_file():
        raise CannotBuild("the sources are not part of the installed package: run ./oyez docs in a checkout")
    if out.exists() and not (out / INDEX).is_file() and (not out.is_dir() or any(out.iterdir())):
        raise CannotBuild(f"{out} is there and is no documentation site: choose another place with --out")
    with tempfile.TemporaryDirectory(prefix="oyez-docs-") as folder:
        configuration = gather(Path(folder))
        run_builder(configuration)
        site = Path(folder) / "site"
        prepare(site)
        wrong = complaints(site)
        if wrong:
            raise CannotBuild("\n  ".join([f"the site has {len(wrong)} faults:", *wrong[:MOST]]))
        pages = sum(1 for _ in site.rglob("*.html"))
        put(site, out)
    return pages


def run_builder(configuration: Path) -> None:
    """Strict: a warning is an error. What it printed is shown only then."""
    builder = Path(sys.executable).with_name("zensical")
    if not builder.exists():
        raise CannotBuild("the site's builder is not installed here: run ./oyez docs, which installs it")
    done = subprocess.run(
        [builder, "build", "--strict", "--config-file", configuration],
        cwd=configuration.parent,
        env={**os.environ, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        told = COLOURED.sub("", done.stdout).partition("Traceback")[0].strip()
        raise CannotBuild(f"the builder refuses the pages:\n{told}")


def prepare(site: Path) -> None:
    """Scripts into files, since the server's policy forbids them inside pages; no address of another host in them."""
    for name in UNUSED:
        (site / name).unlink(missing_ok=True)
    for page in sorted(site.rglob("*.html")):
        page.write_text(moved_scripts(page.read_text(encoding="utf-8"), page, site), encoding="utf-8")
    for file in [*site.rglob("*.js"), *site.rglob("*.css")]:
        # The theme would fetch diagrams, polyfills and figures of repositories from elsewhere. No page of ours makes it
        # do so; without the scheme it could only ask the server it came from.
        file.write_text(SCHEME.sub("", file.read_text(encoding="utf-8")), encoding="utf-8")
    adopt_styles(site)


def moved_scripts(text: str, page: Path, site: Path) -> str:
    def move(found: re.Match[str]) -> str:
        script = found[1].encode()
        name = f"assets/javascripts/part.{hashlib.sha256(script).hexdigest()[:8]}.js"
        (site / name).write_bytes(script)
        return f'<script src="{os.path.relpath(site / name, page.parent)}"></script>'

    return INLINE.sub(move, text)


def adopt_styles(site: Path) -> None:
    changed = 0
    for file in (site / "assets" / "javascripts").glob("bundle.*.js"):
        text, times = SHADOWED.subn(ADOPTED, file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")
        changed += times
    if changed != 1:
        raise CannotBuild(
            "the builder's theme is not the one that handbook/site.py knows: see SHADOWED there"
        )


def put(site: Path, out: Path) -> None:
    """The old site goes when the new one is complete beside it."""
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = out.with_name(f"{out.name}.{os.getpid()}")
    shutil.copytree(site, draft)
    if out.exists():
        shutil.rmtree(out)
    draft.rename(out)
