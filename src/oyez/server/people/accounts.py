"""Accounts: a name and a password, so that one's seats can be found from any device."""

from __future__ import annotations

import logging
import time
from typing import Final, final

from oyez.server.people.doorkeeper import Doorkeeper
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
        self._passwords: Final = Passwords(settings.password_cost)

    async def open(self, name: str, password: str) -> Account:
        """A new account; raises Problem if the name is taken."""
        hashed = await self._passwords.hash(password)
        account = Account(new_id(), name, folded(name), hashed, time.time())
        await self.register.add(account)
        log.info("account opened")
        return account

    async def check(self, name: str, password: str) -> Account:
        """Whose name and password these are. A wrong name cannot be told from a wrong password, nor timed."""
        known = _folded(name)
        await self.door.admit("name", known)
        account = await self.register.by_name(known)
        if not await self._passwords.fit(password, account.password if account else None) or account is None:
            raise Problem("wrong-password", "no account has this name and this password; check both")
        if self._passwords.is_outdated(account.password):
            await self.register.set_password(account.id, await self._passwords.hash(password))
        return account

    async def change_password(self, account: Account, session: Session, old: str, new: str) -> None:
        """Every other session ends with the old password."""
        await self._confirm(account, old)
        await self.register.set_password(account.id, await self._passwords.hash(new))
        await self.sessions.end_all(account.id, but=session.id)
        log.info("password changed")

    async def close(self, account: Account, password: str) -> None:
        """The account is no more; its seats stay with whoever has their links."""
        await self._confirm(account, password)
        sessions = [one.id for one in await self.register.sessions_of(account.id)]
        await self.register.remove(account.id)
        self.sessions.forget(sessions)
        log.info("account closed")

    async def _confirm(self, account: Account, password: str) -> None:
        await self.door.admit("name", account.folded)
        if not await self._passwords.fit(password, account.password):
            raise Problem("wrong-password", "this is not your password; type the one you sign in with")


def _folded(name: str) -> str:
    """What cannot be a name is nobody's."""
    try:
        return folded(clean_name(name))
    except ValueError:
        return ""
