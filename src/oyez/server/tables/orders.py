"""Standing orders: what a seat wants to be asked at the secret moments of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from oyez.engine.game import Game
from oyez.engine.kernel import Decision, Seat, State
from oyez.engine.words import Action
from oyez.server.messages import Order
from oyez.server.problems import Problem
from oyez.server.storage.stored import SeatRow


def orders_of(game: Game[Any, Any], row: SeatRow) -> dict[str, Order]:
    """All of them: those the seat gave, and else the game's."""
    return cast(dict[str, Order], {**game.moments, **row.orders})


def changed(game: Game[Any, Any], row: SeatRow, orders: Mapping[str, Order]) -> dict[str, str]:
    """What has to be kept after a change; raises Problem if the game knows no such moment."""
    unknown = [name for name in orders if name not in game.moments]
    if unknown:
        known = ", ".join(game.moments) or "none"
        raise Problem("illegal", f"{game.name} takes no orders for {unknown[0]!r}; its moments are: {known}")
    both = {**row.orders, **orders}
    return {name: order for name, order in both.items() if order != game.moments[name]}


def stops(game: Game[Any, Any], g: State, row: SeatRow, moment: str) -> bool:
    """Whether the table waits for this seat at a moment, if it has a card to play."""
    order = orders_of(game, row).get(moment, "ask")
    return order == "ask" or (order == "mine" and game.concerns(g, row.seat))


def silenced(game: Game[Any, Any], g: State, row: SeatRow, decision: Decision) -> Action | None:
    """The answer that the seat's orders give to a question, or None if it wants to be asked."""
    if row.kind != "person" or not decision.prompt.secret or stops(game, g, row, decision.prompt.name):
        return None
    return game.silence(g, decision)


def stopping(game: Game[Any, Any], g: State, moment: str, seats: tuple[SeatRow, ...]) -> list[Seat]:
    """The people for whom the table is silent at a moment; what they really hold does not matter."""
    return [
        row.seat
        for row in seats
        if row.kind == "person" and game.may_respond(g, row.seat) and stops(game, g, row, moment)
    ]
