"""The post office: tells people of their games while they are not at the table.

It looks at the summaries of tables now and then and works beside the games: no choice ever waits for it. Everything it
has to remember stands in the database, so that any number of servers share the work and a restart loses no letter.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

from oyez.engine.game import SPECTATOR
from oyez.narration import LANGUAGES
from oyez.server.notices.addresses import KEPT, Address, AddressBook, Letter, letter_id
from oyez.server.notices.delivery import Outcome, deliver_mail, is_mailbox
from oyez.server.notices.hook_pool import HookPool
from oyez.server.notices.letter_budget import Wish, mailbox_of
from oyez.server.notices.letters import Text, Writer
from oyez.server.notices.notifier import Notifier
from oyez.server.notices.webhooks import is_webhook
from oyez.server.problems import Problem
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.storage.stored import hash_of, new_id
from oyez.server.tables.audience import Watcher
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.timing.time_messages import AddressShape, Notices, Subscribe

log: Final = logging.getLogger("oyez.server")
MOST: Final = 3  # addresses of a seat
BATCH: Final = 50  # letters in one go
LEASE: Final = 300.0  # seconds until another server tries a letter that one has begun with
TRIES: Final = 5  # of a letter to whom it may concern: an address that nobody has confirmed
SLOWEST: Final = 6 * 3600.0  # seconds between two tries


@final
class PostOffice:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms
        self._post: Final = rooms.settings.post
        self._second: Final = rooms.settings.second
        self._book: Final = AddressBook(rooms.store)
        self._notifier: Final = Notifier(rooms, self._book)
        self._hooks: Final = HookPool(self._post, self._note)
        self._mailer: Final = ThreadPoolExecutor(1, thread_name_prefix="mail")

    async def subscribe(self, room: Room, watcher: Watcher, wish: Subscribe) -> None:
        """A letter asks whether the address is the player's; nothing else is sent before that."""
        held = await self._held(room, watcher)
        self._check(wish, held)
        now = time.time()
        stored = await self._rooms.store.summary(room.id)
        assert stored is not None
        token = secrets.token_urlsafe(24)
        address = Address(
            id=new_id(),
            table_id=room.id,
            seat=watcher.seat,
            holder=stored.seats[watcher.seat].key_hash,
            way=wish.way,
            address=wish.address,
            language=wish.language,
            events=tuple(dict.fromkeys(wish.events)),
            token_hash=hash_of(token),
            confirmed=False,
            created=now,
        )
        owner = stored.seats[watcher.seat].account or f"{room.id}:{watcher.seat}"
        mailbox = mailbox_of(wish.way, wish.address)
        text = Writer(self._post.base, address, stored).confirm(token)
        await self._book.add(
            address,
            letter(address, text, address.id, now),
            Wish(address.id, watcher.client, owner, mailbox, now),
            self._post.limits,
        )
        await self.tell(room, watcher)

    async def unsubscribe(self, room: Room, watcher: Watcher, id: str) -> None:
        await self._held(room, watcher)
        await self._book.end(id, room.id, watcher.seat)
        await self.tell(room, watcher)

    async def tell(self, room: Room, watcher: Watcher) -> None:
        """The addresses of the seat, to whoever asks for them in that seat."""
        held = await self._held(room, watcher)
        shapes = [
            AddressShape(
                id=one.id,
                way=one.way,
                address=one.address,
                language=one.language,
                events=list(one.events),
                confirmed=one.confirmed,
            )
            for one in held
        ]
        watcher.say(Notices(ways=self._post.ways, addresses=shapes))

    async def seen(self, room: Room, watcher: Watcher, *, leaves: bool) -> None:
        """Somebody sits down or leaves: what he waits for he has seen."""
        if watcher.seat == SPECTATOR or not self._post.ways:
            return
        until = time.time() + (0.0 if leaves else 3 * self._post.every)
        try:
            if await self._book.of(room.id, watcher.seat):
                await self._book.saw(room.id, watcher.seat, until)
        except STORE_ERRORS as error:
            log.error("cannot note who is here table=%s: %s", room.id, cause(error))

    async def confirm(self, token: str) -> Address:
        found = await self._book.confirm(hash_of(token), time.time())
        if found is None:
            raise Problem(
                "unknown-path", "this link confirms nothing any more; ask for a new one at the table"
            )
        return found

    async def end(self, id: str) -> None:
        await self._book.end(id)

    async def _held(self, room: Room, watcher: Watcher) -> list[Address]:
        if watcher.seat == SPECTATOR:
            raise Problem("not-yours", "spectators are not told of games; sit down with the key of a seat")
        return await self._book.of(room.id, watcher.seat)

    def _check(self, wish: Subscribe, held: list[Address]) -> None:
        if wish.way not in self._post.ways:
            raise Problem("illegal", f"this server does not send by {wish.way}; its host can set that up")
        fits = (
            is_mailbox(wish.address) if wish.way == "mail" else is_webhook(wish.address, self._post.webhooks)
        )
        if not fits:
            right = "name@example.org" if wish.way == "mail" else "https://example.org/hook"
            raise Problem("malformed", f"this is no address for {wish.way}; one looks like {right}")
        if wish.language not in LANGUAGES:
            raise Problem(
                "malformed", f"there is no such language; the languages are: {', '.join(LANGUAGES)}"
            )
        if len(held) >= MOST:
            raise Problem("too-many", f"a seat has at most {MOST} addresses; remove one first")

    async def round(self) -> None:
        """Write what is to be written, and send what is due."""
        if not self._post.ways:
            return
        try:
            await self._notifier.round()
            await self._send()
            await self._book.tidy(time.time())
        except STORE_ERRORS as error:
            log.error("the post office cannot read or write: %s", cause(error))

    async def _send(self) -> None:
        await self._send_hooks()
        await self._send_mail()

    async def _send_mail(self) -> None:
        """All over one connection, in the one thread for that."""
        if self._post.smtp is None:
            return
        now = time.time()
        due = await self._book.due(now, BATCH, "mail")
        mine = [one for one in due if await self._book.claim(one[0], now + LEASE)]
        if mine:
            loop = asyncio.get_running_loop()
            outcomes = await loop.run_in_executor(self._mailer, deliver_mail, self._post, mine)
            for one, address in mine:
                await self._note(one, address, outcomes[one.id])

    async def _send_hooks(self) -> None:
        """As many as there is room for; they go on beside this round."""
        now = time.time()
        for one, address in await self._book.due(now, BATCH, "webhook"):
            if self._hooks.has_room_for(address) and await self._book.claim(one, now + LEASE):
                self._hooks.send(one, address)

    async def settled(self) -> None:
        """Until no webhook is under way."""
        await self._hooks.settled()

    async def close(self) -> None:
        self._mailer.shutdown(wait=False, cancel_futures=True)
        await self._hooks.close()

    async def _note(self, one: Letter, address: Address, outcome: Outcome) -> None:
        """The log says which table and seat, never an address."""
        where = f"table={address.table_id} seat={address.seat} event={one.event}"
        late = time.time() - one.created > KEPT * self._second
        late |= one.event == "confirm" and one.tries + 1 >= TRIES
        if outcome == "sent":
            log.info("sent a letter %s", where)
            await self._book.sent(one)
        elif outcome == "refused" or late:
            log.warning("gave a letter up %s tries=%d outcome=%s", where, one.tries + 1, outcome)
            await self._book.sent(one)
        else:
            pause = min(self._post.retry * 2**one.tries, SLOWEST)
            log.warning("could not send a letter %s tries=%d", where, one.tries + 1)
            await self._book.failed(one, time.time() + pause)


def letter(address: Address, text: Text, occasion: object, now: float) -> Letter:
    id = letter_id(address, text.event, occasion)
    return Letter(id, address.id, text.event, text.subject, text.body, text.link, now, now)
