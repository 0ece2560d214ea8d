"""The documentation site: built strictly, complete, and asking nobody else for anything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oyez.handbook import CannotBuild, build
from oyez.handbook.chapters import books, row_lines, sections
from oyez.handbook.crossing import cross, to_index
from oyez.handbook.inspection import PageReader, complaints, dead_links, outside
from oyez.handbook.site import moved_scripts, put, run_builder
from oyez.handbook.sources import written_pages
from oyez.ledger import ledgers
from oyez.ledger.rows import parse
from tests.tools.files import write


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built as `./oyez docs` builds it: any warning or dead link raises."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    pages = build(folder)
    assert pages == sum(1 for _ in folder.rglob("*.html")) > 100
    return folder


def search_items(site: Path) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = json.loads((site / "search.json").read_text(encoding="utf-8"))["items"]
    return items


# --- the site


def test_no_file_refers_to_another_host(site: Path) -> None:
    assert complaints(site) == []
    names = {path.name for path in site.rglob("*.woff2")}
    assert {"eb-garamond-latin-400-normal.woff2", "cinzel-latin-600-normal.woff2"} <= names


def test_every_row_has_its_anchor(site: Path) -> None:
    places = {place for path in site.glob("rules/**/*.html") for place in PageReader(path.read_text()).places}
    missing = [row.id for ledger in ledgers() for row in ledger.rows if row.id not in places]
    assert missing == []
    cavalcades = PageReader((site / "rules/fief/5-2-cavalcades/index.html").read_text())
    assert "F-5.2-07" in cavalcades.places


def test_rows_and_their_words_are_found(site: Path) -> None:
    items = search_items(site)
    assert any("cavalcade" in f"{item['title']} {item['text']}".lower() for item in items)
    found = next(item for item in items if item["title"] == "F-5.2-07")
    assert found["location"] == "rules/fief/5-2-cavalcades/#F-5.2-07"
    titles = {item["title"] for item in items}
    assert {row.id for ledger in ledgers() for row in ledger.rows} <= titles


def test_every_page_that_people_wrote_is_there(site: Path) -> None:
    wanted = {path.removesuffix(".md").removesuffix("index").strip("/") for path in written_pages()}
    for page in wanted:
        assert (site / page / "index.html").is_file(), page
    assert "how-to-play-fief" in wanted


def test_rows_that_a_text_names_are_links(site: Path) -> None:
    page = PageReader((site / "how-to-play-fief" / "index.html").read_text())
    link = ("a", "href", "../rules/fief/7-0-7-3-end-of-round-and-victory/#F-7.1-01")
    assert link in page.references


def test_a_site_is_replaced_but_nothing_else(tmp_path: Path) -> None:
    precious = write(tmp_path / "letters" / "mine.txt")
    with pytest.raises(CannotBuild, match="is no documentation site"):
        build(precious.parent)
    assert precious.is_file()
    old, new = write(tmp_path / "old" / "search.json").parent, write(tmp_path / "new" / "index.html").parent
    put(new, old)
    assert [file.name for file in old.iterdir()] == ["index.html"]


@pytest.mark.parametrize(
    ("link", "why"), [("gone.md", "page does not exist"), ("#gone", "anchor does not exist")]
)
def test_a_dead_link_fails_the_build(tmp_path: Path, link: str, why: str) -> None:
    write(tmp_path / "docs" / "index.md", f"# Home\n\n[dead]({link})\n")
    with pytest.raises(CannotBuild, match=why):
        run_builder(write(tmp_path / "mkdocs.yml", "site_name: Small"))


# --- its parts


LEDGER = """# Chess: rules

How to read it.

## A. Pieces

| ID | Rule | Decides | EN | FR | Note |
|---|---|---|---|---|---|
| C-1-01 | A <King> moves one step. | player | same | same |  |
| C-1-02 | See C-1-01. | - | same | silent | seldom |

Words between.
"""


def test_a_row_becomes_a_heading_with_its_rule_and_facts() -> None:
    first, second = parse(LEDGER, "chess", "chess.md")
    assert row_lines(first)[1:4] == ["#### C-1-01 { #C-1-01 .row }", "", "A &lt;King> moves one step."]
    assert row_lines(first)[5:7] == ["Decides: player · EN, FR: same", "{: .facts }"]
    assert row_lines(second)[5] == "EN: same · FR: silent · Note: seldom"


def test_what_stands_beside_rows_is_kept() -> None:
    whole = sections(LEDGER, "chess", "chess.md")
    (pieces,) = whole.parts
    assert pieces.title == "Pieces"
    assert pieces.all_ids() == ["C-1-01", "C-1-02"]
    assert "How to read it." in whole.lines
    text = pieces.text()
    assert text.startswith("# Pieces\n")
    assert "Words between." in text
    assert "|" not in text


def test_chapters_hold_every_row_once() -> None:
    held = [id for book in books() for chapter in book.chapters for id in chapter.ids]
    assert sorted(held) == sorted(row.id for ledger in ledgers() for row in ledger.rows)


def test_rows_are_crossed_outside_code_and_links() -> None:
    places = {"C-1-01": "rules/chess/pieces.md"}
    assert cross("see C-1-01.", "docs.md", places) == "see [C-1-01](rules/chess/pieces.md#C-1-01)."
    assert cross("see C-1-01", "rules/chess/end.md", places) == "see [C-1-01](pieces.md#C-1-01)"
    assert cross("see C-1-01", "rules/chess/pieces.md", places) == "see [C-1-01](#C-1-01)"
    for kept in ("`C-1-01`", "```\nC-1-01\n```", "[C-1-01](x.md)", "C-1-011", "{ #C-1-01 }"):
        assert cross(kept, "docs.md", places) == kept
    assert to_index("[all](rules/) [one](rules/a.md)") == "[all](rules/index.md) [one](rules/a.md)"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.html", '<script src="https://cdn.example.org/x.js"></script>'),
        ("a.html", '<link rel="stylesheet" href="//fonts.example.org/css">'),
        ("a.html", '<img src="http://example.org/pixel.gif">'),
        ("a.css", '@font-face { src: url("https://fonts.example.org/a.woff2") }'),
        ("a.css", '@import "//example.org/a.css";'),
        ("a.js", 'fetch("https://api.example.org/" + name)'),
        ("a.svg", '<image href="https://example.org/a.png"/>'),
    ],
)
def test_outside_references_are_noticed(tmp_path: Path, name: str, text: str) -> None:
    path = write(tmp_path / name, text)
    page = PageReader(text) if name.endswith("html") else None
    assert list(outside(path, page))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.html", '<a href="https://example.org/">elsewhere</a> <code>http://127.0.0.1:1429</code>'),
        (
            "a.css",
            '/* https://example.org */ a { mask: url("data:image/svg+xml,'
            "<svg xmlns='http://www.w3.org/2000/svg'/>\") }",
        ),
        ("a.js", 'document.createElementNS("http://www.w3.org/2000/svg", "path")'),
    ],
)
def test_links_and_names_are_no_outside_references(tmp_path: Path, name: str, text: str) -> None:
    path = write(tmp_path / name, text)
    page = PageReader(text) if name.endswith("html") else None
    assert list(outside(path, page)) == []


def test_dead_links_and_inline_scripts_are_noticed(tmp_path: Path) -> None:
    write(
        tmp_path / "index.html",
        '<a href="b/#here">1</a> <a href="b/#gone">2</a> <a href="c/">3</a> <p style="x">',
    )
    write(tmp_path / "b" / "index.html", '<p id="here"><a href="..">up</a><script>alert(1)</script>')
    pages = {path: PageReader(path.read_text()) for path in tmp_path.rglob("*.html")}
    assert sorted(dead_links(tmp_path, pages)) == [
        "index.html: b/#gone names a place that is not there",
        "index.html: c/ leads nowhere",
    ]
    assert {"b/index.html: inline <script>", "index.html: <p> has a style or a script of its own"} <= set(
        complaints(tmp_path)
    )


def test_scripts_are_moved_into_files(tmp_path: Path) -> None:
    page = write(tmp_path / "a" / "index.html", "<script>let x = 1</script><script src='y.js'></script>")
    (tmp_path / "assets" / "javascripts").mkdir(parents=True)
    text = moved_scripts(page.read_text(), page, tmp_path)
    (file,) = (tmp_path / "assets" / "javascripts").iterdir()
    assert file.read_text() == "let x = 1"
    assert text == f"<script src=\"../assets/javascripts/{file.name}\"></script><script src='y.js'></script>"
