"""How many letters may ask strangers for a confirmation: counted in the database, so that all servers share it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert, select, text, update

from oyez.server.notices.mail_settings import LetterLimits
from oyez.server.problems import Problem
from oyez.server.storage.schema import CONFIRMATIONS
from oyez.server.storage.stored import hash_of
from oyez.server.timing.time_messages import Way

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
AGAIN: Final = 600.0  # seconds until a mailbox may be asked again without having confirmed
ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock(1429, 1)"  # SQLite has one writer anyway
DOTLESS: Final = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}  # dots there mean nothing


@dataclass(frozen=True)
class Wish:
    """Who wants a letter sent where. `client` is the network of the asker, `holder` his account or his seat."""

    id: str
    client: str
    holder: str
    mailbox: str
    at: float


def mailbox_of(way: Way, address: str) -> str:
    """What different spellings of one address have in common: no tags, no capitals; of a webhook, no query."""
    if way == "webhook":
        parts = urlsplit(address)
        return f"{parts.hostname}:{parts.port or ''}{parts.path}"
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0]
    if domain in DOTLESS:
        local, domain = local.replace(".", ""), DOTLESS[domain]
    return f"{local}@{domain}"


def spend(connection: Connection, wish: Wish, limits: LetterLimits) -> None:
    """Count one more letter; raises Problem if that is one too many."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(ONE_AT_A_TIME))
    mailbox, client, holder = hash_of(wish.mailbox), hash_of(wish.client), hash_of(wish.holder)
    here = CONFIRMATIONS.c
    lines = connection.execute(select(CONFIRMATIONS).where(here.at > wish.at - DAY).order_by(here.at)).all()
    asked = [line.at for line in lines if line.mailbox == mailbox and not line.confirmed]
    hour = [line for line in lines if line.at > wish.at - HOUR]
    if asked and asked[-1] > wish.at - AGAIN:
        raise _refusal("this address was asked a moment ago; look into its letters", asked[-1:], AGAIN, wish)
    _within(limits.mailbox, asked, DAY, wish, "this address was asked often and never confirmed")
    of_client = [line.at for line in hour if line.client == client]
    _within(limits.client, of_client, HOUR, wish, "too many letters were asked for from your network")
    of_holder = [line.at for line in hour if line.holder == holder]
    _within(limits.holder, of_holder, HOUR, wish, "you asked for too many letters")
    _within(limits.total, [line.at for line in hour], HOUR, wish, "this server has many letters to write")
    connection.execute(
        insert(CONFIRMATIONS).values(
            id=wish.id, client=client, holder=holder, mailbox=mailbox, at=wish.at, confirmed=False
        )
    )


def confirmed(connection: Connection, id: str) -> None:
    """Whoever confirms was not bothered: it no longer counts for the mailbox."""
    connection.execute(update(CONFIRMATIONS).where(CONFIRMATIONS.c.id == id).values(confirmed=True))


def forget_old(connection: Connection, now: float) -> None:
    connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.at < now - DAY))


def _within(most: int, times: list[float], window: float, wish: Wish, sentence: str) -> None:
    if len(times) >= most:
        raise _refusal(sentence, times[len(times) - most :], window, wish)


def _refusal(sentence: str, times: list[float], window: float, wish: Wish) -> Problem:
    """Until the oldest of these is out of the window."""
    wait = max(1, math.ceil(times[0] + window - wish.at)) if times else math.ceil(window)
    return Problem("too-many-letters", f"{sentence}; wait {math.ceil(wait / 60)} minutes", wait)
