"""The tests of the page know the words that the server says today."""

from __future__ import annotations

from tools.page_words import FILE, written


def test_the_page_is_tested_with_todays_words() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `make words`"
