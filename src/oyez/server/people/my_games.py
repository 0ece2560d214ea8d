"""The games of an account, in the order in which they want its attention."""

from __future__ import annotations

from collections.abc import Sequence

from oyez.server.models import Status
from oyez.server.people.account_models import MyGame, MyGames
from oyez.server.problems import Problem
from oyez.server.storage.stored import Stored
from oyez.server.tables.shapes import summary


def my_games(
    tables: Sequence[Stored],
    account: str,
    status: Status | None,
    game: str | None,
    before: str | None,
    limit: int,
) -> MyGames:
    """A page of them; `tables` come newest first. Where a page begins is told by the last id of the one before."""
    kept = [
        table
        for table in tables
        if status in (None, table.progress.status) and game in (None, table.agreed.game)
    ]
    listed = sorted((_my_game(table, account) for table in kept), key=_rank)
    first = 0
    if before is not None:
        found = [number for number, one in enumerate(listed) if one.table.id == before]
        if not found:
            raise Problem("unknown-table", "this page is not there any more; begin with the first one")
        first = found[0] + 1
    page = listed[first : first + limit]
    more = first + limit < len(listed)
    return MyGames(games=page, next=page[-1].table.id if more else None)


def _my_game(table: Stored, account: str) -> MyGame:
    """Whether it waits is told to the seat that is asked, so what is asked in secret counts, too."""
    seats = [row.seat for row in table.seats if row.account == account]
    awake = table.progress.status == "playing" and table.lifetime.archived is None
    turn = awake and any(seat in table.progress.asked for seat in seats)
    return MyGame(table=summary(table), seats=seats, host=table.hosting.host == account, turn=turn)


def _rank(game: MyGame) -> int:
    return 0 if game.turn else {"playing": 1, "open": 2, "over": 3}[game.table.status]
