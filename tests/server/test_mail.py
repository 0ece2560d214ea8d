"""Letters to players, through a real SMTP server in a process of its own: it takes them, is down, comes back."""

from __future__ import annotations

import asyncio
import http.server
import json
import logging
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from oyez.server.notices.delivery import is_mailbox
from oyez.server.notices.mail_settings import BadMail, Post, Smtp, post_settings
from oyez.server.notices.post import PostOffice
from oyez.server.notices.webhooks import is_webhook
from oyez.server.problems import Problem
from oyez.server.storage.stored import hash_of
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.timing import takebacks
from oyez.server.timing.time_messages import Subscribe
from tests.server.indoors import Ear, act_and_see, hall, sit_in, table_in
from tests.server.people import connected, new_table, seated
from tests.server.postbox import NOBODY, Postbox
from tests.server.running import running
from tests.server.test_time import by_turn

BASE = "https://oyez.example.org"
ALL = ["turn", "offer", "time", "over", "digest"]
NONE = dict.fromkeys(
    (
        "base-url",
        "mail-from",
        "smtp-host",
        "smtp-port",
        "smtp-tls",
        "smtp-user",
        "smtp-password-file",
        "webhooks",
        "letters-per-hour",
    )
)


@pytest.fixture
def postbox(tmp_path: Path) -> Iterator[Postbox]:
    box = Postbox(tmp_path / "letters")
    yield box
    box.stop()


def post_with(port: int, **changes: Any) -> Post:
    smtp = Smtp("127.0.0.1", "oyez@example.org", port, "none", timeout=5.0)
    return Post(**{"base": BASE, "smtp": smtp, "grace": 0.0, "retry": 0.0, **changes})


@asynccontextmanager
async def office(folder: Path, post: Post, **changes: Any) -> AsyncIterator[tuple[Rooms, PostOffice]]:
    async with hall(folder, post=post, **changes) as rooms:
        post_office = PostOffice(rooms)
        yield rooms, post_office
        await post_office.close()


async def subscribed(
    office: PostOffice,
    room: Room,
    ear: Ear,
    box: Postbox,
    address: str,
    events: list[str],
    language: str = "en",
) -> None:
    """From the wish over the letter to the confirmation."""
    known = len(box.letters())
    wish = Subscribe.model_validate(
        {"type": "subscribe", "way": "mail", "address": address, "language": language, "events": events}
    )
    await office.subscribe(room, ear.watcher, wish)
    assert ear.listen()[-1]["addresses"][-1]["confirmed"] is False
    await office.round()
    letter = box.letters()[known]
    assert letter["To"] == address
    await office.confirm(token_in(letter))


def token_in(letter: EmailMessage) -> str:
    found = re.search(r"#confirm=([\w-]+)", letter.get_content().replace("=\n", ""))
    assert found
    return found.group(1)


async def rounds(office: PostOffice, count: int = 3) -> None:
    """A wait is found, then it has lasted, then it was told of."""
    for _ in range(count):
        await office.round()
        await office.settled()


async def test_a_turn_is_told_of_once_to_who_is_not_there(tmp_path: Path, postbox: Postbox) -> None:
    async with office(tmp_path, post_with(postbox.port)) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "me", title="Friday, <b>late</b>")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, second = by_turn(ears)
            seat = second.watcher.seat
            await subscribed(post, room, second, postbox, "jan@example.org", ["turn"], "fr")
            room.leave(second.watcher)
            await post.seen(room, second.watcher, leaves=True)
            await rounds(post)
            assert len(postbox.letters()) == 1, "it is not his turn"
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            await rounds(post, 5)
            [_, letter] = postbox.letters()
            assert letter["Subject"] == "Oyez : à vous de jouer dans Friday, <b>late</b> (Middle-Ages)"
            body = letter.get_content().replace("\r\n", "\n")
            assert "La table vous attend" in body
            assert f"{BASE}/table/{table}\n" in body
            assert not any(key in body for key in keys)
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert letter.get_content_type() == "text/plain"
            back = Ear(await room.join(keys[seat]))
            await post.seen(room, back.watcher, leaves=False)
            await rounds(post)
            while not first.now["decision"]:
                await act_and_see(room, back, back.now["decision"]["options"][0]["text"])
            room.leave(back.watcher)
            await post.seen(room, back.watcher, leaves=True)
            while first.now["decision"]:
                await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            await rounds(post, 5)
            assert len(postbox.letters()) == 3, "the next wait is told of again"


async def test_a_server_that_is_down_holds_nobody_up_and_nothing_is_lost(tmp_path: Path) -> None:
    box = Postbox(tmp_path / "letters")
    async with office(tmp_path, post_with(box.port)) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, second = by_turn(ears)
            await subscribed(post, room, second, box, "jan@example.org", ["turn"])
            room.leave(second.watcher)
            await post.seen(room, second.watcher, leaves=True)
            box.stop()
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            await rounds(post, 5)
            assert len(box.letters()) == 1
            again = Postbox(tmp_path / "letters", box.port)
            try:
                await rounds(post, 2)
                assert len(again.letters()) == 2
                await rounds(post, 2)
                assert len(again.letters()) == 2
            finally:
                again.stop()


async def test_a_letter_survives_a_restart(tmp_path: Path) -> None:
    box = Postbox(tmp_path / "letters")
    async with office(tmp_path, post_with(box.port)) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "bot")
        async with rooms.at(table) as room:
            [me, _] = await sit_in(room, keys)
            await subscribed(post, room, me, box, "jan@example.org", ["turn"])
            if not me.now["decision"]:
                await me.until(lambda m: m["type"] == "table" and m["decision"] is not None)
            room.leave(me.watcher)
            await post.seen(room, me.watcher, leaves=True)
            box.stop()
            await rounds(post)
    again = Postbox(tmp_path / "letters", box.port)
    try:
        async with (
            office(tmp_path, post_with(box.port)) as (rooms, post),
            office(tmp_path, post_with(box.port)) as (_, other),
        ):
            await asyncio.gather(rounds(post), rounds(other))
            assert len(again.letters()) == 2, "two servers send one letter"
    finally:
        again.stop()


async def test_who_is_there_gets_no_letters_and_nobody_before_the_grace(
    tmp_path: Path, postbox: Postbox
) -> None:
    async with office(tmp_path, post_with(postbox.port, grace=3600.0)) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, _ = by_turn(ears)
            await subscribed(post, room, first, postbox, "jan@example.org", ["turn", "digest"])
            await rounds(post)
            room.leave(first.watcher)
            await post.seen(room, first.watcher, leaves=True)
            await rounds(post)
            assert [letter["Subject"] for letter in postbox.letters()[1:]] == ["Oyez: a game waits for you"]


async def test_nothing_is_sent_before_a_confirmation(tmp_path: Path, postbox: Postbox) -> None:
    async with office(tmp_path, post_with(postbox.port)) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "bot")
        async with rooms.at(table) as room:
            [me, watcher] = await sit_in(room, keys)
            wish = Subscribe(
                type="subscribe", way="mail", address="a@example.org", language="pl", events=["turn"]
            )
            await post.subscribe(room, me.watcher, wish)
            with pytest.raises(Problem, match="a moment ago"):
                await post.subscribe(room, me.watcher, wish)
            with pytest.raises(Problem, match="spectators"):
                await post.subscribe(room, watcher.watcher, wish)
            room.leave(me.watcher)
            await rounds(post, 5)
            [letter] = postbox.letters()
            assert letter["Subject"] == "Oyez: czy to twój adres?"
            assert "List-Unsubscribe" not in letter
            with pytest.raises(Problem, match="confirms nothing"):
                await post.confirm("not-a-token")


async def test_letters_are_for_whoever_holds_the_seat(tmp_path: Path, postbox: Postbox) -> None:
    """Somebody else sits there now: the old player is told nothing more."""
    async with office(tmp_path, post_with(postbox.port)) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "bot")
        async with rooms.at(table) as room:
            [me, _] = await sit_in(room, keys)
            await subscribed(post, room, me, postbox, "jan@example.org", ["turn"])
            if not me.now["decision"]:
                await me.until(lambda m: m["type"] == "table" and m["decision"] is not None)
            room.leave(me.watcher)
            await post.seen(room, me.watcher, leaves=True)
            await rooms.store.replace_keys(table, {0: hash_of("a new key")})
            await rounds(post)
            assert len(postbox.letters()) == 1


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"address": "no address"}, "no address for mail"),
        ({"address": "a@example.org\nBcc: b@example.org"}, "no address for mail"),
        ({"language": "xx"}, "no such language"),
        ({"way": "webhook", "address": "https://example.org/"}, "does not send by webhook"),
    ],
)
async def test_wishes_that_cannot_be_granted(tmp_path: Path, change: dict[str, str], complaint: str) -> None:
    async with office(tmp_path, post_with(1)) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "bot")
        async with rooms.at(table) as room:
            [me, _] = await sit_in(room, keys)
            wish = {
                "type": "subscribe",
                "way": "mail",
                "address": "a@example.org",
                "language": "en",
                "events": ["turn"],
            }
            with pytest.raises(Problem, match=complaint):
                await post.subscribe(room, me.watcher, Subscribe.model_validate(wish | change))


async def test_offers_time_and_the_end(tmp_path: Path, postbox: Postbox) -> None:
    """A takeback that waits for an answer; a clock in its last fifth; a game that is over."""
    terms = {"clock": "decision", "seconds": 60_000}
    async with office(tmp_path, post_with(postbox.port), second=0.01) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "me", terms=terms)
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, second = by_turn(ears)
            await subscribed(post, room, second, postbox, "jan@example.org", ["offer", "time"])
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            room.leave(second.watcher)
            await post.seen(room, second.watcher, leaves=True)
            await takebacks.ask(room, first.watcher.seat, 1)
            await rounds(post)
            [_, offer] = postbox.letters()
            assert offer["Subject"] == "Oyez: an offer for you in Middle-Ages"
            assert "asks to take a choice back" in offer.get_content()
            assert room.table is not None
            assert room.table.sand is not None
            room.table.sand["at"] -= 500  # of 600 seconds
            await rounds(post, 1)
            assert postbox.letters()[-1]["Subject"] == "Oyez: your time runs out in Middle-Ages"
            assert "a bot decides this once" in postbox.letters()[-1].get_content()


async def test_a_mailbox_that_does_not_exist_is_given_up(
    tmp_path: Path, postbox: Postbox, caplog: pytest.LogCaptureFixture
) -> None:
    async with office(tmp_path, post_with(postbox.port)) as (rooms, post):
        table, keys = await table_in(rooms, "middle-ages", "me", "bot")
        async with rooms.at(table) as room:
            [me, _] = await sit_in(room, keys)
            wish = Subscribe(type="subscribe", way="mail", address=NOBODY, language="en", events=["turn"])
            with caplog.at_level(logging.WARNING, "oyez.server"):
                await post.subscribe(room, me.watcher, wish)
                await rounds(post, 3)
    gone = [record.getMessage() for record in caplog.records if "gave a letter up" in record.getMessage()]
    assert len(gone) == 1
    assert "@" not in gone[0]
    assert keys[0] not in gone[0]


async def test_over_the_network_with_one_click_to_end_it(tmp_path: Path, postbox: Postbox) -> None:
    """The whole way as pages and mail programs go it."""
    post = post_with(postbox.port, every=0.05)
    with running(tmp_path, post=post) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        async with seated(server.address, table, keys[0]) as one:
            await one.say(type="notices")
            notices = await one.hear_about("notices")
            assert (notices["ways"], notices["addresses"]) == (["mail"], [])
            await one.say(type="subscribe", way="mail", address="m@example.org", language="en", events=ALL)
            [address] = (await one.hear_about("notices"))["addresses"]
            [letter] = await arrived(postbox, 1)
            answer = http.post("/api/v1/addresses/confirm", json={"token": token_in(letter)})
            assert answer.json() == {"table": table, "seat": 0}
            await one.say(type="notices")
            assert (await one.hear_about("notices"))["addresses"][0]["confirmed"] is True
        async with seated(server.address, table, keys[1]) as two:
            if two.now["decision"]:
                await two.play(two.options()[0])
        [_, letter, *_] = await arrived(postbox, 2)
        link = str(letter["List-Unsubscribe"]).strip("<> ")
        assert link == f"{BASE}/api/v1/addresses/{address['id']}/end"
        ended = http.post(link.removeprefix(BASE), content=b"List-Unsubscribe=One-Click")
        assert ended.status_code == 204
        assert http.post(link.removeprefix(BASE)).status_code == 204, "twice is no mistake"
        async with seated(server.address, table, keys[0]) as one:
            await one.say(type="notices")
            assert (await one.hear_about("notices"))["addresses"] == []
        refused = http.post("/api/v1/addresses/confirm", json={"token": "x"})
        assert refused.status_code == 404


async def arrived(box: Postbox, count: int) -> list[EmailMessage]:
    async with asyncio.timeout(20):
        while len(box.letters()) < count:  # noqa: ASYNC110 (another process writes them)
            await asyncio.sleep(0.05)
    return box.letters()


async def test_without_a_mail_server_there_is_nothing_to_subscribe_to(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        async with seated(server.address, table, keys[0]) as one:
            await one.say(type="notices")
            assert (await one.hear_about("notices"))["ways"] == []
            await one.say(type="subscribe", way="mail", address="m@example.org", language="en", events=ALL)
            assert await one.refusal() == "illegal"
        async with connected(server.address, table) as guest:
            await guest.say(type="watch")
            await guest.hear_about("table")
            await guest.say(type="notices")
            assert await guest.refusal() == "not-yours"


class Hook(http.server.BaseHTTPRequestHandler):
    """A player's own webhook."""

    heard: list[dict[str, str]]

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        self.heard.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def hook() -> Iterator[tuple[str, list[dict[str, str]]]]:
    heard: list[dict[str, str]] = []
    kind = type("Listening", (Hook,), {"heard": heard})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind) as listener:
        thread = threading.Thread(target=listener.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{listener.server_port}/hook?x=1", heard
        listener.shutdown()
        thread.join()


async def test_a_webhook_is_told(tmp_path: Path) -> None:
    with hook() as (address, heard):
        async with office(tmp_path, Post(base=BASE, webhooks="all", grace=0.0)) as (rooms, post):
            table, keys = await table_in(rooms, "middle-ages", "me", "bot")
            async with rooms.at(table) as room:
                [me, _] = await sit_in(room, keys)
                wish = Subscribe(
                    type="subscribe", way="webhook", address=address, language="en", events=["turn"]
                )
                await post.subscribe(room, me.watcher, wish)
                if not me.now["decision"]:
                    await me.until(lambda m: m["type"] == "table" and m["decision"] is not None)
                await rounds(post, 1)
                assert heard[0]["event"] == "confirm"
                await post.confirm(heard[0]["link"].partition("#confirm=")[2])
                room.leave(me.watcher)
                await post.seen(room, me.watcher, leaves=True)
                await rounds(post)
                assert [one["event"] for one in heard] == ["confirm", "turn"]
                assert heard[1]["link"] == f"{BASE}/table/{table}"


def test_addresses() -> None:
    assert is_mailbox("jan.dlugosz+oyez@mail.example.org")
    for wrong in (
        "jan",
        "@example.org",
        "a b@example.org",
        "a@b@c",
        "a@example.org>",
        "é@example.org",
        "a@-x",
        "a@x\n",
    ):
        assert not is_mailbox(wrong), wrong
    assert is_webhook("https://example.org/hook", "public")
    for wrong in (
        "http://example.org/",
        "https://user:pass@example.org/",
        "https:///x",
        "file:///etc",
        "https://x:99999/",
        "https://127.0.0.1/",
        "https://[64:ff9b::7f00:1]/",
    ):
        assert not is_webhook(wrong, "public"), wrong


def test_settings_from_options_and_environment() -> None:
    assert post_settings(NONE, {}) == Post()
    environment = {
        "OYEZ_SMTP_HOST": "mail.example.org",
        "OYEZ_MAIL_FROM": "oyez@example.org",
        "OYEZ_BASE_URL": BASE + "/",
    }
    post = post_settings(NONE, environment)
    assert (post.base, post.ways) == (BASE, ["mail"])
    assert post.smtp == Smtp("mail.example.org", "oyez@example.org", 587)
    assert post_settings({**NONE, "smtp-tls": "tls"}, environment).smtp == Smtp(
        "mail.example.org", "oyez@example.org", 465, "tls"
    )


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"smtp-host": "mail"}, "--mail-from"),
        ({"smtp-host": "mail", "mail-from": "a@b"}, "--base-url"),
        (
            {"smtp-host": "mail", "mail-from": "a@b", "base-url": BASE, "smtp-user": "a"},
            "--smtp-password-file",
        ),
        ({"smtp-host": "mail", "mail-from": "a@b", "base-url": BASE, "smtp-tls": "yes"}, "--smtp-tls"),
        ({"smtp-host": "mail", "mail-from": "a@b", "base-url": BASE, "smtp-port": "0"}, "--smtp-port"),
        ({"base-url": "example.org"}, "begins with"),
        ({"webhooks": "public"}, "--base-url"),
        ({"webhooks": "all", "base-url": BASE}, "off or public"),
        ({"letters-per-hour": "many"}, "is a number"),
    ],
)
def test_settings_that_do_not_fit_are_refused(given: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadMail, match=complaint):
        post_settings({**NONE, **given}, {})


def test_passwords_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("secret\n")
    smtp = Smtp("h", "a@b", 25, "none", "user", tmp_path / "password")
    assert smtp.password() == "secret"
    assert "secret" not in repr(smtp)


def test_no_body_is_needed_to_end_it(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as client:
        assert isinstance(client, httpx.Client)
        assert client.post("/api/v1/addresses/unknown/end").status_code == 204
