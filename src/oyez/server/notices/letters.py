"""The text of letters, in the player's language. They name the game and what is asked, never what is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oyez.engine.kernel import Decision
from oyez.narration import Language, Narrator, language
from oyez.server.notices.addresses import Address
from oyez.server.people.names import guest
from oyez.server.storage.stored import Stored
from oyez.server.tables.reopening import game_of
from oyez.server.tables.table import Table

HOUR: Final = 3600.0


@dataclass(frozen=True)
class Text:
    """What a letter says."""

    event: str
    subject: str
    body: str
    link: str


def table_name(stored: Stored, words: Language) -> str:
    game = language(words.code, stored.agreed.game).say("game-name")
    return words.say("mail-table", title=stored.hosting.title or "none", game=game)


def name_of(stored: Stored, seat: int) -> str:
    return stored.seats[seat].name or guest(seat)


class Writer:
    """Writes to one address about one table."""

    def __init__(self, base: str, address: Address, stored: Stored) -> None:
        self.words: Final = language(address.language, "mail")
        self._address: Final = address
        self._stored: Final = stored
        self._table: Final = table_name(stored, self.words)
        self._base: Final = base
        self.link: Final = f"{base}/table/{stored.agreed.id}"

    def confirm(self, token: str) -> Text:
        """To whoever that is: not a word of what people wrote, neither titles nor names.

        The token stands in the fragment, which browsers do not send.
        """
        link = f"{self._base}/notices#confirm={token}"
        game = language(self.words.code, self._stored.agreed.game).say("game-name")
        body = self.words.say("mail-confirm-body", game=game, site=self._base, link=link)
        whole = f"{body}\n\n{self.words.say('mail-confirm-ignore')}\n"
        return Text("confirm", self.words.say("mail-confirm-subject"), whole, link)

    def turn(self, table: Table, decision: Decision) -> Text:
        """What is asked; of a secret moment only that there is one."""
        narrator = self._narrator()
        secret = decision.prompt.secret
        asked = self.words.say("mail-turn-secret") if secret else narrator.prompt(decision.prompt)
        event = "offer" if is_offer(decision) else "turn"
        return self._text(event, self.words.say(f"mail-{event}-body", asked=asked))

    def request(self, kind: str, seat: int) -> Text:
        """Somebody wants to take a choice back, or is out of time."""
        asked = self.words.say(f"mail-offer-{kind}", name=name_of(self._stored, seat))
        return self._text("offer", self.words.say("mail-offer-body", asked=asked))

    def time(self, seconds: float, zero: str) -> Text:
        if seconds >= 2 * HOUR:
            left = self.words.say("mail-hours", hours=int(seconds // HOUR))
        else:
            left = self.words.say("mail-minutes", minutes=max(1, int(seconds // 60)))
        return self._text("time", self.words.say("mail-time-body", time=left, zero=zero))

    def over(self) -> Text:
        names = ", ".join(name_of(self._stored, seat) for seat in self._stored.progress.winners)
        return self._text("over", self.words.say("mail-over-body", names=names or "none"))

    def digest(self, games: list[tuple[str, str]]) -> Text:
        """Tables that wait, each with its link."""
        lines = "\n".join(f"- {name}: {link}" for name, link in games)
        subject = self.words.say("mail-digest-subject", games=len(games))
        body = f"{self.words.say('mail-digest-body')}\n{lines}\n\n{self._footer()}"
        return Text("digest", subject, body, self._base)

    def _narrator(self) -> Narrator:
        game = game_of(self._stored.agreed)
        names = [name_of(self._stored, row.seat) for row in self._stored.seats]
        rules = game.rules(len(names), self._stored.agreed.options)
        return Narrator(game, rules, names, self.words.code)

    def _text(self, event: str, body: str) -> Text:
        hello = self.words.say("mail-hello", name=name_of(self._stored, self._address.seat))
        way = f"{self.words.say('mail-link', link=self.link)}\n{self.words.say('mail-keeper')}"
        subject = self.words.say(f"mail-{event}-subject", table=self._table)
        return Text(event, subject, f"{hello}\n\n{body}\n\n{way}\n\n{self._footer()}", self.link)

    def _footer(self) -> str:
        end = f"{self._base}/notices#end={self._address.id}"
        return f"-- \n{self.words.say('mail-end', link=end)}\n"


def is_offer(decision: Decision) -> bool:
    """A question of somebody else that can be accepted or declined."""
    return any(action.verb.name == "accept" for action in decision.options)
