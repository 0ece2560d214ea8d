"""The store and the scribe: all or nothing, in order, and one flush for all who wait."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from oyez.engine.kernel import Decision
from oyez.engine.words import Prompt, Vocabulary
from oyez.server.models import NewSeat, NewTable
from oyez.server.people.names import clean_name, name_of_bot
from oyez.server.people.seating import prepare
from oyez.server.problems import Problem
from oyez.server.settings import Settings
from oyez.server.storage.databases import database_of
from oyez.server.storage.store import Store, open_store
from oyez.server.storage.stored import Entry, Progress, Spoken, Stored, hash_of, new_key, seat_with
from oyez.server.tables.table import Table
from oyez.server.tables.telling import Briefing
from oyez.server.tables.tickets import Tickets
from tests.server.postgres import Cluster

WORDS = Vocabulary()
ACCEPT, REFUSE = WORDS.verb("accept")[0], WORDS.verb("refuse")[0]
PLAYING = Progress("playing", 1, 1, (0,), (0,), ())


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Every test of the store is one of both databases."""
    address = None
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        address = cluster.new()
    store = await open_store(database_of(Settings(tmp_path, address=address)))
    yield store
    await store.close()


def new_table(*kinds: str) -> Stored:
    seats = [NewSeat.model_validate({"kind": kind}) for kind in kinds]
    return prepare(NewTable(game="middle-ages", seats=seats))[0]


def entry(number: int) -> Entry:
    return Entry(number, "play", 0, "place 1-1", (3, 1), 1.5)


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = new_table("me", "me")
    await store.create(table)
    assert await store.load(table.agreed.id) == table
    await store.append(table.agreed.id, entry(1), PLAYING)
    assert await store.load(table.agreed.id) == replace(table, progress=PLAYING, log=(entry(1),))
    assert await store.load("nowhere") is None
    assert await store.summary("nowhere") is None


def has_wal(folder: Path) -> bool:
    return any(folder.glob("*-wal"))


async def test_nothing_holds_the_file_of_a_store_that_was_closed(tmp_path: Path) -> None:
    """SQLite takes its -wal away when the last connection ends."""
    store = await open_store(database_of(Settings(tmp_path)))
    table = new_table("me", "me")
    await store.create(table)
    await store.append(table.agreed.id, entry(1), PLAYING)
    assert await store.load(table.agreed.id) is not None
    assert (await store.entries(table.agreed.id, 0))[0]
    assert has_wal(tmp_path)
    await store.close()
    assert not has_wal(tmp_path)


async def test_a_number_is_given_once(store: Store) -> None:
    table = new_table("me", "me")
    await store.create(table)
    id = table.agreed.id
    tries = await asyncio.gather(
        *(store.append(id, entry(number), PLAYING) for number in (1, 1, 2, 2, 3)), return_exceptions=True
    )
    assert [type(result) for result in tries if result] == [IntegrityError, IntegrityError]
    stored = await store.load(id)
    assert stored is not None
    assert [line.number for line in stored.log] == [1, 2, 3]


async def test_an_entry_needs_its_table(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.append("nowhere", entry(1), PLAYING)


async def test_who_waits_shares_a_transaction(store: Store) -> None:
    commits: list[object] = []
    event.listen(store._engine.sync_engine, "commit", commits.append)
    tables = [new_table("me", "open") for _ in range(40)]
    await asyncio.gather(*(store.create(table) for table in tables))
    assert len(commits) < 5
    assert {table.agreed.id for table in await store.newest(100)} == {table.agreed.id for table in tables}


async def test_one_that_fails_does_not_take_the_others_with_it(store: Store) -> None:
    tables = [new_table("me", "me") for _ in range(5)]
    tables[3] = tables[1]
    results = await asyncio.gather(*(store.create(table) for table in tables), return_exceptions=True)
    assert [result is not None for result in results] == [False, False, False, True, False]
    assert len(await store.newest(100)) == 4


async def test_a_writer_who_gives_up_does_not_stop_what_is_written(store: Store) -> None:
    table = new_table("me", "me")
    task = asyncio.create_task(store.create(table))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store._scribe.close()
    assert await store.load(table.agreed.id) == table


async def test_a_seat_is_given_once(store: Store) -> None:
    table = new_table("me", "open", "open")
    await store.create(table)
    row = replace(table.seats[1], name="Ada", taken=True, key_hash=hash_of("key"))
    seats = (table.seats[0], row, table.seats[2])
    tries = await asyncio.gather(
        *(store.take_seat(table.agreed.id, row, seats, (table.progress, ())) for _ in range(3)),
        return_exceptions=True,
    )
    refused = [result for result in tries if result]
    assert [result.code for result in refused if isinstance(result, Problem)] == ["taken", "taken"]
    stored = await store.load(table.agreed.id)
    assert stored is not None
    assert stored.seats[1] == row


async def test_tables_where_bots_have_to_choose_are_found(store: Store) -> None:
    """Among bots alone only where somebody watches."""
    alone, mixed, people = [new_table(*kinds) for kinds in (("bot", "bot"), ("bot", "me"), ("me", "me"))]
    for table in (alone, mixed, people):
        await store.create(replace(table, progress=replace(table.progress, asked=(0,))))
    assert await store.with_bots_to_move(()) == [mixed.agreed.id]
    watched = [table.agreed.id for table in (alone, people)]
    assert sorted(await store.with_bots_to_move(watched)) == sorted([alone.agreed.id, mixed.agreed.id])


async def test_the_file_is_as_careful_as_promised(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "oyez.db")
    async with store._engine.connect() as connection:
        asked = ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
        found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in asked]
    await store.close()
    assert found == [2, "wal", 1, 5000]  # 2 is FULL
    with closing(sqlite3.connect(tmp_path / "oyez.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


FIRST_VERSION = """
CREATE TABLE tables (id VARCHAR(22) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, version VARCHAR(20) NOT NULL,
 options JSON NOT NULL, seed BIGINT NOT NULL, opening JSON NOT NULL, pace VARCHAR(10) NOT NULL,
 created FLOAT NOT NULL, status VARCHAR(10) NOT NULL, plays INTEGER NOT NULL, round INTEGER NOT NULL,
 waiting JSON NOT NULL, asked JSON NOT NULL, winners JSON NOT NULL);
CREATE INDEX newest ON tables (created);
CREATE INDEX by_status ON tables (status);
CREATE TABLE seats (table_id VARCHAR(22) NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
 kind VARCHAR(10) NOT NULL, bot VARCHAR(40), name VARCHAR(100), taken BOOLEAN NOT NULL, key_hash BLOB,
 PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE TABLE log (table_id VARCHAR(22) NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
 kind VARCHAR(10) NOT NULL, seat INTEGER NOT NULL, action TEXT NOT NULL, chances JSON NOT NULL, at FLOAT NOT NULL,
 PRIMARY KEY (table_id, number)) WITHOUT ROWID;
INSERT INTO tables VALUES ('old', 'middle-ages', '{version}', '{{}}', {seed}, '{opening}', 'calm', 1.0, 'playing', 1, 1,
 '[0]', '[0]', '[]');
INSERT INTO seats VALUES ('old', 0, 'person', NULL, 'Ada', 1, x'00'), ('old', 1, 'person', NULL, 'Bob', 1, x'01');
INSERT INTO log VALUES ('old', 1, 'play', {seat}, '{action}', '{chances}', 2.0);
PRAGMA user_version = 1;
"""


async def test_a_database_of_the_first_version_goes_on(tmp_path: Path) -> None:
    new = new_table("me", "me")
    table = Table(new)
    assert table.match is not None
    asked = table.match.state.pending[0]
    done = table.play(asked.seat, 0, asked.options[0].text)
    old = FIRST_VERSION.format(
        version=new.agreed.version,
        seed=new.agreed.seed,
        opening=list(new.opening),
        seat=done.seat,
        action=done.action,
        chances=list(done.chances),
    )
    with closing(sqlite3.connect(tmp_path / "oyez.db")) as database:
        database.executescript(old)
    store = await open_store(tmp_path / "oyez.db")
    try:
        stored = await store.load("old")
        assert stored is not None
        assert (stored.agreed.respond, stored.agreed.talk_minutes, stored.agreed.lesson) == (0, 3, None)
        assert [(row.family, row.orders) for row in stored.seats] == [(0, {}), (1, {})]
        again = Table(stored)
        assert again.n == 1
        assert again.tickets.of(done.seat) == 1
        assert again.match is not None
        assert [play.action.text for play in again.match.plays] == [done.action]
        await store.append("old", replace(done, number=2), PLAYING)
        await store.say("old", Spoken(0, 1, "still here", 3.0, None))
        stored = await store.load("old")
        assert stored is not None
        assert stored.log[1].ticks == done.ticks == (done.seat,)
        assert stored.said == (Spoken(0, 1, "still here", 3.0, None),)
    finally:
        await store.close()
    await (await open_store(tmp_path / "oyez.db")).close()  # once is enough


def test_a_log_with_undos_is_what_it_amounts_to() -> None:
    stored = new_table("me", "me")
    table = Table(stored)
    log: list[Entry] = []
    while table.n < 12:
        decision = table.match.state.pending[0] if table.match else None
        assert decision is not None
        seat = decision.seat
        log.append(table.play(seat, table.tickets.of(seat), decision.options[-1].text))
        if table.match and table.match.may_undo(seat) and table.n % 3 == 0:
            log.append(table.undo(seat, table.tickets.of(seat)))
    assert {line.kind for line in log} == {"play", "undo"}
    again = Table(replace(stored, log=tuple(log)))
    assert [again.tickets.of(seat) for seat in (0, 1)] == [table.tickets.of(seat) for seat in (0, 1)]
    assert again.n == table.n
    told = [Briefing(one).telling(one.position(), 0).text for one in (again, table)]
    assert told[0] == told[1]


def test_a_game_of_other_rules_is_not_gone_on_with() -> None:
    stored = new_table("me", "me")
    with pytest.raises(Problem, match="version 0 of the rules") as old:
        Table(replace(stored, agreed=replace(stored.agreed, version="0")))
    assert old.value.code == "outdated"
    with pytest.raises(Problem) as broken:
        Table(replace(stored, log=(Entry(1, "play", 0, "lose 3", (17,), 0.0),)))
    assert broken.value.code == "outdated"
    assert "17" not in broken.value.message


def test_a_game_of_earlier_rules_goes_on_with_them() -> None:
    """See docs/decisions/0010-earlier-rules.md."""
    stored = new_table("me", "me", "me")
    agreed = replace(stored.agreed, game="fief", version="3", options={})
    fief = replace(stored, agreed=agreed, opening=())
    table = Table(fief)
    assert table.match is not None
    assert table.match.record().options == {"rules_version": "3"}
    decision = table.match.state.pending[0]
    done = table.play(decision.seat, table.tickets.of(decision.seat), decision.options[0].text)
    again = Table(replace(fief, log=(done,))).match
    assert again is not None
    assert again.record().options == {"rules_version": "3"}


def test_keys_open_the_seat_whose_hash_they_have() -> None:
    keys = [new_key() for _ in range(3)]
    rows = tuple(replace(row, key_hash=hash_of(keys[row.seat])) for row in new_table("me", "me", "me").seats)
    assert [seat_with(key, rows) for key in keys] == [0, 1, 2]
    for wrong in ("", keys[0] + "x", "\x00" * 32, "\ud83d\ude00"[:1]):
        assert seat_with(wrong.encode("utf-16", "surrogatepass").decode("utf-16", "replace"), rows) is None
    without = tuple(replace(row, key_hash=None) for row in rows)
    assert seat_with("anything", without) is None


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Łucja", "Łucja"),
        ("نیلوفر\u200cزاده", "نیلوفر\u200cزاده"),
        ("x" * 24, "x" * 24),
        ("<b>", "<b>"),
    ],
)
def test_names_are_tidied(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    "name", ["", "  ", "x" * 25, "a\nb", "a\x00", "\u202eevil", "a\u2028b", "\u200d", "\ud800"]
)
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(ValueError):
        clean_name(name)


def test_a_ticket_is_used_up_when_something_else_is_asked() -> None:
    first = Decision(1, Prompt("leave", "T-1", secret=False), (ACCEPT, REFUSE))
    other = Decision(1, Prompt("marry", "T-2", secret=False), (ACCEPT, REFUSE))
    tickets = Tickets(2, ())
    tickets.note((first,))
    assert tickets.used(0, (first,), lambda _: False) == (0,)  # the choices of others leave it alone
    assert tickets.used(0, (), lambda _: False) == (0,)
    assert tickets.used(0, (first,), lambda _: False) == (0,)  # interrupted, and asked again
    assert tickets.used(None, (other,), lambda _: True) == ()  # never seen, answered by orders
    assert tickets.used(0, (other,), lambda _: False) == (0, 1)  # an answer to the first must not answer this
    assert tickets.used(1, (), lambda _: False) == (1,)
    assert tickets.all_used(()) == (0, 1)
    assert [tickets.of(seat) for seat in (0, 1)] == [5, 3]


def test_bots_of_a_kind_are_told_apart() -> None:
    assert [name_of_bot("random", number) for number in (1, 2)] == ["Random bot", "Random bot 2"]
