"""Accounts: a name and a password, sessions, and one's own games."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from oyez.server.models import Status
from oyez.server.people import hosting
from oyez.server.people.account_models import (
    AccountShape,
    Claimed,
    Claims,
    Farewell,
    Me,
    MyGames,
    NewAccount,
    NewPassword,
    SessionShape,
    SignIn,
)
from oyez.server.people.account_models import Sessions as SessionList
from oyez.server.people.accounts import Accounts
from oyez.server.people.devices import KEPT, Browser
from oyez.server.people.my_games import my_games
from oyez.server.people.origin import COOKIE, DEVICE
from oyez.server.people.people import Account, Session
from oyez.server.problems import Problem
from oyez.server.routes.answers import refusals
from oyez.server.routes.asking import From, Hall, People, Who, at_most

router: Final = APIRouter(tags=["accounts"])


@router.post(
    "/accounts",
    status_code=201,
    responses=refusals("name-taken", "weak-password", "too-many", "not-stored"),
    dependencies=[Depends(at_most("account"))],
)
async def open_account(
    people: People, browser: From, request: Request, response: Response, new: NewAccount
) -> AccountShape:
    """Claim a name. Whoever does is signed in with it."""
    account = await people.open(new.name, new.password)
    return await _sign_in(people, account, browser, request, response)


@router.post(
    "/sessions",
    status_code=201,
    responses=refusals("wrong-password", "too-many", "not-stored"),
)
async def sign_in(
    people: People, browser: From, request: Request, response: Response, who: SignIn
) -> AccountShape:
    """Sign in. A wrong name and a wrong password are answered alike."""
    account = await people.check(who.name, who.password, browser)
    return await _sign_in(people, account, browser, request, response)


@router.get("/me", responses=refusals("not-stored"))
async def get_me(people: People, who: Who, request: Request, response: Response) -> Me:
    """Who is signed in. A session that is used lasts longer."""
    if who.account is None or who.session is None:
        return Me(account=None)
    longer = await people.sessions.prolong(who.session)
    if longer is not None:
        _give(request.cookies[COOKIE], longer, request, response)
    return Me(account=_shape(who.account))


@router.post(
    "/me/close",
    status_code=204,
    responses=refusals("sign-in", "wrong-password", "too-many", "not-stored"),
    dependencies=[Depends(at_most("sign-in"))],
)
async def close_account(
    people: People, rooms: Hall, who: Who, response: Response, farewell: Farewell
) -> None:
    """The account is no more. Its seats stay with whoever has their links, its games stay as they are."""
    account, session = who.signed_in()
    tables = [game.agreed.id for game in await people.register.games_of(account.id)]
    await people.close(account, session, farewell.password)
    for table in tables:
        await rooms.look_again(table)
    _take_back(response)


@router.put(
    "/me/password",
    status_code=204,
    responses=refusals("sign-in", "wrong-password", "weak-password", "too-many", "not-stored"),
    dependencies=[Depends(at_most("sign-in"))],
)
async def change_password(people: People, browser: From, who: Who, change: NewPassword) -> None:
    """Every other session ends."""
    await people.change_password(who.signed_in(), browser, change.old, change.new)


@router.get("/me/sessions", responses=refusals("sign-in", "not-stored"))
async def list_sessions(people: People, who: Who) -> SessionList:
    """Where the account is signed in, the last used first."""
    account, current = who.signed_in()
    found = await people.sessions.of_account(account.id)
    return SessionList(sessions=[_session(one, current) for one in found])


@router.delete("/me/sessions", status_code=204, responses=refusals("sign-in", "not-stored"))
async def sign_out_everywhere(people: People, who: Who, response: Response) -> None:
    """All sessions end, this one included."""
    account, _ = who.signed_in()
    await people.sessions.end_all(account.id)
    _take_back(response)


@router.delete(
    "/me/sessions/{id}", status_code=204, responses=refusals("sign-in", "unknown-session", "not-stored")
)
async def sign_out(
    people: People,
    who: Who,
    response: Response,
    id: Annotated[str, Path(max_length=40, description='Of a session, or "current".')],
) -> None:
    """One session ends."""
    account, current = who.signed_in()
    await people.sessions.end(account.id, current.id if id == "current" else id)
    if id in ("current", current.id):
        _take_back(response)


@router.get("/me/games", responses=refusals("sign-in", "unknown-table", "not-stored"))
async def list_my_games(
    people: People,
    who: Who,
    status: Annotated[Status | None, Query(description="Only these.")] = None,
    game: Annotated[str | None, Query(max_length=40, description="Only of this game.")] = None,
    before: Annotated[str | None, Query(max_length=40, description="`next` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    archived: Annotated[bool, Query(description="Those that are archived, instead of the others.")] = False,
) -> MyGames:
    """The tables of the account: those that wait for it first, then the newest."""
    account, _ = who.signed_in()
    tables = await people.register.games_of(account.id, archived=archived)
    return my_games(tables, account.id, status, game, before, limit)


@router.post("/me/seats", responses=refusals("sign-in", "not-stored"))
async def claim_seats(rooms: Hall, who: Who, wish: Claims) -> Claimed:
    """Seats that were held by their links alone belong to the account, too; keys that open nothing are passed over."""
    account, _ = who.signed_in()
    claimed = 0
    for one in wish.claims:
        try:
            async with rooms.at(one.table) as room:
                claimed += await hosting.claim(room, account, one.key)
        except Problem as problem:
            if problem.code not in ("unknown-table", "outdated", "late"):
                raise
    return Claimed(claimed=claimed)


async def _sign_in(
    people: Accounts, account: Account, browser: Browser, request: Request, response: Response
) -> AccountShape:
    known = await people.devices.remember(account.id, browser)
    _set_cookie(DEVICE, known, KEPT, request, response)
    token, session = await people.sessions.begin(account, request.headers.get("user-agent", ""))
    _give(token, session, request, response)
    return _shape(account)


def _give(token: str, session: Session, request: Request, response: Response) -> None:
    _set_cookie(COOKIE, token, int(session.expires - session.seen), request, response)


def _set_cookie(name: str, token: str, seconds: int, request: Request, response: Response) -> None:
    """No script can read the cookie, no other page sends it along, and with TLS it travels in no other way."""
    response.set_cookie(
        name,
        token,
        max_age=seconds,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def _take_back(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


def _shape(account: Account) -> AccountShape:
    return AccountShape(name=account.name, created=_time(account.created))


def _session(one: Session, current: Session) -> SessionShape:
    return SessionShape(
        id=one.id,
        agent=one.agent,
        created=_time(one.created),
        seen=_time(one.seen),
        expires=_time(one.expires),
        current=one.id == current.id,
    )


def _time(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
