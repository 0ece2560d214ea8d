"""Names that look alike do not stand beside each other, be it among accounts or at a table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from oyez.server.messages import Watch
from oyez.server.models import Guest
from oyez.server.people import hosting
from oyez.server.people.account_models import NewLink, SeatWish
from oyez.server.people.looks import is_twin, unlike
from oyez.server.people.names import clean_name
from oyez.server.people.people import Account, Asker
from oyez.server.people.register import Register
from oyez.server.problems import Problem
from oyez.server.settings import Settings
from oyez.server.storage.databases import database_of
from oyez.server.storage.store import Overtaken
from oyez.server.storage.upgrading import bring_up_to_date
from oyez.server.tables.asides import take
from oyez.server.tables.gallery import enter, murmur
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.talk_messages import Say
from tests.server.indoors import hall, table_in
from tests.server.test_migrations import migrate
from tests.server.visitors import API, Visitor, code, visiting

ada = visiting("ada")
TWINS = [
    ("Ada", "A\u200dda"),  # a joiner
    ("Ada", "Ada\u2800"),  # a blank of Braille
    ("Ada", "Ada\u3164"),  # a filler of Hangul
    ("Ada", "А\u0064а"),  # Cyrillic at both ends
    ("Bob", "Вob"),
    ("Bob", "ВOB"),  # Cyrillic, and in capitals
    ("Olga", "Οlga"),  # Greek
    ("Сосо", "Coco"),  # Cyrillic as a whole
    ("Iris", "lris"),
    ("Iris", "іris"),
    ("Arno", "Amo"),
    ("Ann0", "AnnO"),
    ("Ada", "𝐀𝐝𝐚"),
]
OTHERS = [("Zoë", "Zoe"), ("Łukasz", "Lukasz"), ("Iana", "Lana"), ("Alla", "Aila"), ("Guest 1", "Guest 2")]


def account(id: str, name: str, created: float = 1.0) -> Account:
    return Account(id, name, name.casefold(), "", created)


@pytest.mark.parametrize(("name", "twin"), TWINS)
def test_twins(name: str, twin: str) -> None:
    assert is_twin(twin, [name])
    assert is_twin(name, [twin])


@pytest.mark.parametrize(("name", "other"), OTHERS)
def test_names_that_can_be_told_apart(name: str, other: str) -> None:
    assert not is_twin(name, [other])


def test_a_number_tells_names_apart() -> None:
    assert unlike("Ada", ["Аda", "Ada 2"]) == "Ada 3"
    assert unlike("Ada", ["Bob"]) == "Ada"


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f \ufe0f"])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(ValueError, match="can be seen"):
        clean_name(name)


def test_no_account_looks_like_another(ada: Visitor) -> None:
    wish = {"name": "Marguerite", "password": "seven grey herons"}
    assert ada.post(f"{API}/accounts", json=wish).status_code == 201
    for twin in ("Mаrguerite", "Margu\u200derite", "MARGUERІTE"):
        assert code(ada.post(f"{API}/accounts", json=wish | {"name": twin})) == (409, "name-taken")


async def test_a_look_is_free_again_with_its_account(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        register = Register(rooms.store)
        await register.add(account("first", "Ada"))
        with pytest.raises(Problem, match="looks like"):
            await register.add(account("second", "Аda"))
        await register.remove("first")
        await register.add(account("second", "Аda"))


async def test_twins_from_before_are_kept_and_get_no_more(tmp_path: Path) -> None:
    database = database_of(Settings(tmp_path))
    engine = database.upgrading_engine()
    migrate(engine, "0013")
    add = "INSERT INTO accounts (id, name, folded, password, created) VALUES (:id, :name, :name, '', :at)"
    with engine.begin() as connection:
        for at, name in enumerate(("Ada", "Аda", "Bob")):
            connection.execute(text(add), {"id": str(at), "name": name, "at": float(at)})
    engine.dispose()
    bring_up_to_date(database)
    async with hall(tmp_path) as rooms:
        register = Register(rooms.store)
        for name in ("Ada", "Аda", "Bob"):
            assert await register.by_name(name) is not None
        for twin in ("Adа", "Вob"):
            with pytest.raises(Problem, match="looks like"):
                await register.add(account("new", twin))


async def names_at(rooms: Rooms, table: str) -> list[str | None]:
    stored = await rooms.store.summary(table)
    assert stored is not None
    return [row.name for row in stored.seats]


async def test_guests_of_a_table_are_told_apart(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "open", "open", "open", "open", "open")
        async with rooms.at(table) as room:
            await take(room, 0, Guest(name="Ada"))
            with pytest.raises(Problem, match="looks like"):
                await take(room, 1, Guest(name="Аda"))
            await take(room, 1, Guest(), account("an account", "Ada"))
            await take(room, 2, Guest(name="Guest 4"))
            await take(room, 3, Guest())
            await take(room, 4, Guest(), account("an account", "Ada"))
        # Whoever has two seats is nobody's twin, but each of them stands beside the guest who came first.
        assert await names_at(rooms, table) == ["Ada", "Ada 2", "Guest 4", "Guest 4 2", "Ada 2"]


async def test_a_new_table_has_no_twins(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        twins = [{"kind": "me", "name": "Ada"}, {"kind": "open", "name": "Аda"}]
        with pytest.raises(Problem, match="looks like"):
            await table_in(rooms, "middle-ages", seats=twins)
        seats = [{"kind": "me", "name": "Random bot"}, {"kind": "bot", "bot": "random"}]
        table, _ = await table_in(rooms, "middle-ages", seats=seats)
        assert await names_at(rooms, table) == ["Random bot", "Random bot 2"]


async def test_no_host_makes_twins(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", "open", "open")
        async with rooms.at(table) as room:
            host = Asker(account("host", "Host"))
            held = await room.ready()
            held.hosting = replace(held.hosting, host="host")
            for kind in ("bot", "open"):
                wish = SeatWish.model_validate({"kind": kind, "name": "Guest l"} | _bot(kind))
                with pytest.raises(Problem, match="looks like"):
                    await hosting.set_seat(room, host, 2, wish)
                held = await room.ready()
                held.hosting = replace(held.hosting, host="host")
            with pytest.raises(Problem, match="looks like"):
                await hosting.reissue(room, host, 1, NewLink(hand_over=True, name="Guest l"))
        assert len(keys) == 2


def _bot(kind: str) -> dict[str, str]:
    return {"bot": "random"} if kind == "bot" else {}


async def test_two_who_sit_down_at_once_are_no_twins(tmp_path: Path) -> None:
    """The store looks again: somebody may have sat down at another process."""
    async with hall(tmp_path) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "open", "open", "open")
        stored = await rooms.store.summary(table)
        assert stored is not None
        one, two, three = stored.seats
        first = replace(one, taken=True, name="Ada")
        second = replace(two, taken=True, name="Аda")
        begun = (stored.progress, ())
        await rooms.store.take_seat(table, first, (first, two, three), begun)
        with pytest.raises(Overtaken):
            await rooms.store.take_seat(table, second, (first, second, three), begun)


async def test_a_spectator_does_not_speak_as_somebody_else(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room:
            first, second = await room.join(None), await room.join(None)
            for watcher in (first, second):
                await enter(room, watcher, Watch(type="watch"), None)
            await murmur(room, first, Say(type="say", text="Good evening", name="Pierre"))
            await murmur(room, first, Say(type="say", text="all", name="Pierre"))
            for twin in ("Рierre", "Guest l"):
                with pytest.raises(Problem, match="looks like"):
                    await murmur(room, second, Say(type="say", text="Good evening", name=twin))
