"""Letters that ask for a confirmation flood nobody, and say nothing that a stranger wrote."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from oyez.server.models import NewTable
from oyez.server.notices.letter_budget import Wish, confirmed, mailbox_of, spend
from oyez.server.notices.letters import Writer
from oyez.server.notices.mail_settings import LetterLimits, Post, Smtp
from oyez.server.notices.post import PostOffice
from oyez.server.problems import Problem
from oyez.server.settings import Settings
from oyez.server.storage.databases import database_of
from oyez.server.storage.store import Store, open_store
from oyez.server.storage.upgrading import bring_up_to_date
from oyez.server.timing.time_messages import Subscribe
from tests.server.indoors import hall, sit_in
from tests.server.people import new_table, seated
from tests.server.postgres import Cluster
from tests.server.running import running

NOW = 1_429_000_000.0
LIMITS = LetterLimits(client=3, holder=2, mailbox=2, total=4)
BASE = "https://oyez.example.org"


async def ask(store: Store, number: int, **changes: Any) -> None:
    """The wish of somebody new for something new, but for what is the same."""
    wish = {"id": f"{number}", "client": f"client {number}", "holder": f"holder {number}"}
    whole = Wish(**{**wish, "mailbox": f"{number}@example.org", "at": NOW, **changes})
    await store.write(lambda connection: spend(connection, whole, LIMITS))


@pytest.mark.parametrize(
    ("same", "every", "most", "window", "sentence"),
    [
        ({"client": "192.0.2.1"}, 0, 3, 3600, "from your network"),
        ({"holder": "account"}, 0, 2, 3600, "you asked for too many"),
        ({"mailbox": "a@example.org"}, 601, 2, 86_400, "never confirmed"),
        ({"mailbox": "a@example.org"}, 0, 1, 600, "a moment ago"),
        ({}, 0, 4, 3600, "many letters to write"),
    ],
)
async def test_letters_are_limited(
    tmp_path: Path, same: dict[str, str], every: int, most: int, window: int, sentence: str
) -> None:
    store = await open_store(tmp_path / "oyez.db")
    for number in range(most):
        await ask(store, number, at=NOW + number * every, **same)
    last = NOW + most * every
    with pytest.raises(Problem, match=sentence) as refused:
        await ask(store, 10, at=last, **same)
    assert refused.value.code == "too-many-letters"
    assert refused.value.wait == NOW + window - last
    await ask(store, 11, at=NOW + window, **same)
    await store.close()


async def test_a_confirmed_mailbox_is_not_bothered(tmp_path: Path) -> None:
    """Somebody with many games confirms each time; that does not count for his mailbox."""
    store = await open_store(tmp_path / "oyez.db")
    for number in range(4):
        await ask(store, number, mailbox="a@example.org")

        def note(connection: Connection, id: str = f"{number}") -> None:
            confirmed(connection, id)

        await store.write(note)
    await store.close()


def test_spellings_of_one_mailbox() -> None:
    def mail(address: str) -> str:
        return mailbox_of("mail", address)

    assert mail("Case@Example.org") == mail("case+a@example.org") == mail("case+b+c@EXAMPLE.ORG")
    assert mail("j.an@gmail.com") == mail("jan+x@googlemail.com")
    assert mail("j.an@example.org") != mail("jan@example.org")
    hooks = [mailbox_of("webhook", f"https://{host}/a?n={n}") for n, host in enumerate(("X.org", "x.org"))]
    assert hooks[0] == hooks[1]


def test_two_servers_share_the_budget(tmp_path: Path, cluster: Cluster) -> None:
    """The second one waits until the first has counted, and then finds nothing left."""
    database = database_of(Settings(tmp_path, address=cluster.new()))
    bring_up_to_date(database)
    engine, limits = database.writing_engine(), LetterLimits(total=1)

    def second() -> None:
        with engine.begin() as other:
            spend(other, Wish("2", "b", "b", "b@example.org", NOW), limits)

    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as first:
            spend(first, Wish("1", "a", "a", "a@example.org", NOW), limits)
            under_way = pool.submit(second)
            with pytest.raises(TimeoutError):
                under_way.result(0.3)
        with pytest.raises(Problem, match="many letters"):
            under_way.result(60)
    engine.dispose()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("way", ["mail", "webhook"])
async def test_the_first_letter_quotes_nobody(tmp_path: Path, language: str, way: Any) -> None:
    post = Post(base=BASE, smtp=Smtp("127.0.0.1", "oyez@example.org", 1, "none"), webhooks="public")
    async with hall(tmp_path, post=post) as rooms:
        office = PostOffice(rooms)
        seats = [{"kind": "me", "name": "BUY-PILLS"}, {"kind": "me"}]
        made = await rooms.create(
            NewTable.model_validate({"game": "middle-ages", "seats": seats, "title": "CHEAP-LOANS"})
        )
        table, keys = made.id, [held.key for held in made.keys]
        async with rooms.at(table) as room:
            [me, *_] = await sit_in(room, keys)
            where = "a@example.org" if way == "mail" else "https://example.org/hook"
            wish = Subscribe(type="subscribe", way=way, address=where, language=language, events=["turn"])
            await office.subscribe(room, me.watcher, wish)
            [(letter, address)] = await office._book.due(2 * NOW, 10, way)
        told = f"{letter.subject} {letter.body} {letter.link}"
        assert "PILLS" not in told
        assert "LOANS" not in told
        assert BASE in told
        stored = await rooms.store.summary(table)
        assert stored is not None
        assert "LOANS" in Writer(BASE, address, stored).over().subject, "afterwards it does"
        await office.close()


async def test_a_network_is_counted_over_the_live_connection(tmp_path: Path) -> None:
    post = Post(base=BASE, webhooks="public", limits=LetterLimits(client=1), every=3600.0)
    with running(tmp_path, post=post) as server, server.http() as http:
        for number, code in enumerate((None, "too-many-letters")):
            table, keys = new_table(http, "me", "me")
            async with seated(server.address, table, keys[0]) as one:
                address = f"https://{number}.example.org/"
                wish = {"way": "webhook", "address": address, "language": "en", "events": ["turn"]}
                await one.say(type="subscribe", **wish)
                if code is None:
                    await one.hear_about("notices")
                else:
                    assert await one.refusal() == code
