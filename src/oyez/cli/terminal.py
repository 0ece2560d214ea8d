"""The terminal: where to print, what to call things, and reading a line from a person or a pipe."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from contextlib import suppress
from typing import Annotated, Final

import typer
from rich.console import Console

from oyez.narration import Language, language, preferred_language

LanguageCode = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="en|fr|pl", help="The language; by default that of $LANG.", show_default=False
    ),
]
# By seat, after Okabe and Ito's colours; never the only mark, since a letter goes with each.
SEAT_STYLES: Final = (
    "bold dodger_blue1",
    "bold orange1",
    "bold spring_green3",
    "bold orchid",
    "bold yellow1",
    "bold red1",
)

# What is no letter with a mark; French sets a narrow space before its colon.
SIMPLER: Final = {
    "·": "-",
    "→": ">",
    "’": "'",
    "“": '"',
    "„": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "…": ".",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "ł": "l",
    "Ł": "L",
}


def open_console(stderr: bool = False) -> Console:
    """A console that prints texts as they are: names may hold brackets and colons."""
    stream = sys.stderr if stderr else sys.stdout
    if isinstance(stream, io.TextIOWrapper) and "utf" not in stream.encoding.lower():
        codecs.register_error("simpler", _simpler)
        stream.reconfigure(errors="simpler")
    return Console(file=stream, markup=False, highlight=False, emoji=False)


def _simpler(error: UnicodeError) -> tuple[str, int]:
    """What a terminal without UTF-8 shows for letters it does not have: those without their marks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = [
        SIMPLER.get(letter) or unicodedata.normalize("NFD", letter)[0]
        for letter in error.object[error.start : error.end]
    ]
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


def is_plain(console: Console) -> bool:
    """Whether only ASCII can be printed."""
    return "utf" not in console.encoding.lower()


def texts(code: str | None) -> Language:
    """What the terminal itself says, in the language asked for or that of the terminal."""
    return language(code or preferred_language(), "cli")


def ease_typing() -> None:
    """Arrow keys and earlier lines at the prompt, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401


def read_line(console: Console, prompt: str) -> str | None:
    """A line without its end, or None at the end of the input or on Ctrl-C."""
    try:
        line = input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"
    if not sys.stdin.isatty():
        console.print(line)  # a pipe does not echo; without it the answers would be missing from what is read
    return line
