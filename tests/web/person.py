"""Somebody at a browser."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Locator, WebSocketRoute, expect

SHOTS: Final = Path(__file__).parents[2] / "artefacts" / "screenshots"
PICTURES: Final = bool(os.environ.get("OYEZ_PICTURES"))  # they prove nothing and take their time
ENOUGH: Final = 120  # choices of one person in a game of Middle-Ages, and then some


class Line:
    """The connection of a page to its tables, which can be cut and mended. It keeps what went over it."""

    def __init__(self, context: BrowserContext) -> None:
        self._open: list[WebSocketRoute] = []
        self._cut = False
        self._kept: list[tuple[WebSocketRoute, str | bytes]] | None = None
        self.heard: Final[list[str]] = []
        self.said: Final[list[str]] = []
        context.route_web_socket("**/live", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        self._open.append(socket)
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            if self._kept is not None:
                self._kept.append((socket, message))
                return
            self.heard.append(str(message))
            socket.send(message)

        def say(message: str | bytes) -> None:
            self.said.append(str(message))
            server.send(message)

        server.on_message(hear)
        socket.on_message(say)

    def cut(self) -> None:
        self._cut = True
        for socket in self._open:
            socket.close()
        self._open.clear()

    def mend(self) -> None:
        self._cut = False

    def deafen(self) -> None:
        """What the server says comes later; what the page says still goes out."""
        self._kept = []

    def listen_again(self) -> None:
        kept, self._kept = self._kept or [], None
        for socket, message in kept:
            self.heard.append(str(message))
            socket.send(message)


class Person:
    def __init__(self, context: BrowserContext) -> None:
        self.line: Final = Line(context)
        self.page: Final = context.new_page()

    @property
    def status(self) -> Locator:
        return self.page.get_by_label("What happens now")

    @property
    def choices(self) -> Locator:
        """The buttons that list every choice."""
        return self.page.locator("[data-option]")

    @property
    def on_board(self) -> Locator:
        """The same choices where they lie on the table."""
        return self.page.locator("[data-choice]")

    @property
    def results(self) -> Locator:
        return self.page.get_by_role("heading", name="Coins over the rounds")

    def choose_game(self, name: str) -> None:
        self.page.get_by_role("radio", name=re.compile(f"^{name}")).check()

    def open_table(self, name: str, *kinds: str) -> None:
        """From the lobby; `kinds` are the other seats: "bot greedy", "open" ..."""
        self.page.goto("/")
        self.choose_game("Middle-Ages")
        self.page.get_by_label("Name on seat 1").fill(name)
        for _ in range(3 - len(kinds)):
            self.page.get_by_role("button", name="Remove seat 4").or_(
                self.page.get_by_role("button", name="Remove seat 3")
            ).last.click()
        for seat, kind in enumerate(kinds, 2):
            self.page.get_by_label(f"Who sits on seat {seat}").select_option(kind)
        self.page.get_by_role("button", name="Open the table").click()

    def play(self, most: int = ENOUGH, board: bool = True) -> int:
        """Take the first choice again and again, on the board or in the list, until it is over or enough."""
        for done in range(most):
            expect(self.choices.first.or_(self.results)).to_be_visible()
            if self.results.is_visible():
                return done
            place = self.on_board if board and done % 2 else self.choices
            self.take(place.first, corner=True)
        return most

    def take(self, choice: Locator, corner: bool = False) -> None:
        """Click a choice (a tile under another one at its corner) and wait until the table has moved on."""
        before = self.moment()
        choice.click(position={"x": 14, "y": 12} if corner else None)
        self.wait_after(before)

    def moment(self) -> str:
        """How far the game has come; every choice moves it on."""
        return self.page.locator("[data-n]").get_attribute("data-n") or ""

    def wait_after(self, moment: str) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('.results') !== null"
            " || ![null, before].includes(document.querySelector('[data-n]')?.dataset.n ?? null)",
            arg=moment,
        )

    def events(self) -> int:
        return self.page.locator("#log > *").count()

    def photograph(self, name: str, whole: bool = False) -> None:
        """A picture for people to look at, where they ask for pictures."""
        if PICTURES:
            self.show(name, whole)

    def show(self, name: str, whole: bool = False) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=whole)
