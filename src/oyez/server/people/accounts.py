"""Accounts: a name and a password, so that one's seats can be found from any device."""

from __future__ import annotations

import logging
import time
from typing import Final, final
from urllib.parse import urlsplit

from oyez.server.people.devices import Browser, Devices
from oyez.server.people.doorkeeper import Doorkeeper
from oyez.server.people.guessing import Guesser, Guessing
from oyez.server.people.names import clean_name, folded
from oyez.server.people.passwords import Passwords
from oyez.server.people.people import Account, Session
from oyez.server.people.register import Register
from oyez.server.people.sessions import Sessions
from oyez.server.problems import Problem
from oyez.server.settings import Settings
from oyez.server.storage.store import Store
from oyez.server.storage.stored import new_id

log: Final = logging.getLogger("oyez.server")


@final
class Accounts:
    """Everything about people that is not about a table."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings: Final = settings
        self.register: Final = Register(store)
        self.sessions: Final = Sessions(self.register, settings.session_days)
        self.door: Final = Doorkeeper(settings.rates)
        self.devices: Final = Devices(store)
        self.guessing: Final = Guessing(store, counts=settings.rates is not None)
        self._sites: Final = [*settings.host_names, urlsplit(settings.post.base).hostname or ""]
        self._passwords: Final = Passwords(settings.password_cost)

    async def open(self, name: str, password: str) -> Account:
        """A new account; raises Problem if the name is taken or the password is too common."""
        await self._passwords.require_uncommon(password, name, self._sites)
        hashed = await self._passwords.hash(password)
        account = Account(new_id(), name, folded(name), hashed, time.time())
        await self.register.add(account)
        log.info("account opened")
        return account

    async def check(self, name: str, password: str, browser: Browser) -> Account:
        """Whose name and password these are. A wrong name cannot be told from a wrong password, nor timed."""
        known = _folded(name)
        account = await self.register.by_name(known)
        guesser = await self.devices.guesser(account.id if account else None, browser)
        if guesser.kind != "device":
            await self.door.admit("sign-in", browser.network)
        await self.guessing.attempt(known, guesser)
        if not await self._passwords.fit(password, account.password if account else None) or account is None:
            raise Problem("wrong-password", "no account has this name and this password; check both")
        await self.guessing.was_right(known, guesser)
        if self._passwords.is_outdated(account.password):
            await self.register.set_password(account.id, await self._passwords.hash(password))
        return account

    async def change_password(
        self, asker: tuple[Account, Session], browser: Browser, old: str, new: str
    ) -> None:
        """Every other session ends with the old password, and no other device is known any more."""
        account, session = asker
        await self._confirm(account, session, old)
        await self._passwords.require_uncommon(new, account.name, self._sites)
        await self.register.set_password(account.id, await self._passwords.hash(new))
        await self.sessions.end_all(account.id, but=session.id)
        await self.devices.forget(account.id, but=browser)
        log.info("password changed")

    async def close(self, account: Account, session: Session, password: str) -> None:
        """The account is no more; its seats stay with whoever has their links."""
        await self._confirm(account, session, password)
        sessions = [one.id for one in await self.register.sessions_of(account.id)]
        await self.register.remove(account.id)
        self.sessions.forget(sessions)
        log.info("account closed")

    async def _confirm(self, account: Account, session: Session, password: str) -> None:
        guesser = Guesser("device", f"session:{session.id}")
        await self.guessing.attempt(account.folded, guesser)
        if not await self._passwords.fit(password, account.password):
            raise Problem("wrong-password", "this is not your password; type the one you sign in with")
        await self.guessing.was_right(account.folded, guesser)


def _folded(name: str) -> str:
    """What cannot be a name is nobody's."""
    try:
        return folded(clean_name(name))
    except ValueError:
        return ""
