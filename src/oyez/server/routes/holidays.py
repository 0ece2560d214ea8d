"""The holidays of an account."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from oyez.server.people.account_models import Departure, HolidayAt, HolidayShape
from oyez.server.routes.answers import refusals
from oyez.server.routes.asking import Who, at_most
from oyez.server.timing.holidays import Holidays

router: Final = APIRouter(tags=["accounts"])


def holidays_of(request: Request) -> Holidays:
    holidays: Holidays = request.app.state.holidays
    return holidays


Calendar = Annotated[Holidays, Depends(holidays_of)]


@router.get("/me/holiday", responses=refusals("sign-in", "not-stored"))
async def get_holiday(calendar: Calendar, who: Who) -> HolidayShape:
    """Whether the account is on holiday, and what that means at its tables."""
    account, _ = who.signed_in()
    return await _shape(calendar, account.id)


@router.put(
    "/me/holiday",
    responses=refusals("sign-in", "too-many", "not-stored"),
    dependencies=[Depends(at_most("holiday"))],
)
async def go_on_holiday(calendar: Calendar, who: Who, departure: Departure) -> HolidayShape:
    """Be away at all tables, at each for as long as it allows; or change until when."""
    account, _ = who.signed_in()
    await calendar.begin(account.id, departure.until.timestamp())
    return await _shape(calendar, account.id)


@router.delete("/me/holiday", responses=refusals("sign-in", "late", "not-stored"))
async def come_home(calendar: Calendar, who: Who) -> HolidayShape:
    """Home again, everywhere; whole days that are left count again."""
    account, _ = who.signed_in()
    await calendar.end(account.id)
    return await _shape(calendar, account.id)


async def _shape(calendar: Holidays, account: str) -> HolidayShape:
    holiday, sittings = await calendar.of(account)
    now = time.time()
    return HolidayShape(
        until=None if holiday is None else _time(holiday.until),
        tables=[
            HolidayAt(
                table=one.table,
                game=one.game,
                title=one.title,
                seat=one.seat,
                until=_time(one.affairs.away_until(one.seat, now)),
            )
            for one in sittings
        ],
    )


def _time(at: float | None) -> datetime | None:
    return None if at is None else datetime.fromtimestamp(at, UTC)
