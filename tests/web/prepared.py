"""Tables of Fief that stand just before a wanted moment: games played at random until it comes, and stored."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from oyez.engine.kernel import State, initiatives, play
from oyez.engine.match import Match
from oyez.engine.words import Action
from oyez.games import game_named
from oyez.games.fief.state import Fief
from oyez.server.models import NewTable
from oyez.server.people.seating import prepare
from oyez.server.storage.store import open_store
from oyez.server.storage.stored import OPEN, Entry, Stored
from oyez.server.tables.table import Table

NAMES: Final = ("Marguerite", "Jan", "Perrine")
PLAYS: Final = 400  # in one try
TRIES: Final = 300
NO_OPTIONS: Final[Mapping[str, str]] = {}
NO_BOTS: Final[Mapping[int, str]] = {}
# What players do who want something to happen, so that Popes are elected and Lords captured.
LIVELY: Final = re.compile(
    "attack|fight|capture|court|woo|accept|nominate|favour|buy-cardinal|elevate|play|buy-title|lead|march|with-men|"
    "with-knights|draw|recruit"
)

Wanted = Callable[[Fief], bool]


@dataclass(frozen=True)
class Prepared:
    """A table with the keys of its people by seat."""

    id: str
    keys: tuple[str, ...]

    def link(self, seat: int) -> str:
        return f"/table/{self.id}#key={self.keys[seat]}"


def asked(g: State) -> dict[int, str]:
    """Who is asked what."""
    return {decision.seat: decision.prompt.name for decision in g.pending}


def follow(g: Fief, *verbs: str) -> Fief:
    """What would come of the first choices of these verbs; where one of them is not open it ends there."""
    g = g.copy()
    for verb in verbs:
        decision = g.pending[0]
        action = next((one for one in decision.options if one.verb.name == verb), None)
        if action is None:
            break
        play(g, decision.seat, action)
    return g


def act(g: Fief, seat: int, text: str) -> Fief | None:
    """What would come of something that the seat does of its own accord; None if it may not."""
    action = next((one for one in initiatives(g, seat) if one.text == text), None)
    if action is None:
        return None
    g = g.copy()
    play(g, seat, action)
    return g


def search(
    wanted: Wanted,
    options: Mapping[str, str] = NO_OPTIONS,
    last_by: int | None = None,
    lively: bool = False,
    start: int = 0,
) -> Match:
    """A game of three played at random that has come to what is wanted, the same every time.

    `last_by`: the last play was this seat's, and no chance was in it. `lively`: longer, and with more spirit.
    `start`: the first seed to try, where it is known that earlier ones are in vain.
    """
    key = (wanted, tuple(options.items()), last_by)
    if key not in _found:
        _found[key] = _search(wanted, options, last_by, lively, start)
    return _found[key]


_found: Final[dict[object, Match]] = {}


def _search(
    wanted: Wanted, options: Mapping[str, str], last_by: int | None, lively: bool, start: int
) -> Match:
    game = game_named("fief")
    for seed in range(start, start + TRIES):
        match, chance = Match(game, len(NAMES), options, list(NAMES), seed), Random(seed)
        while not match.over and len(match.plays) < PLAYS * (2 if lively else 1):
            assert isinstance(match.state, Fief)
            if (last_by is None or _last(match) == last_by) and wanted(match.state):
                return match
            match.play(*(_lively(match.state, chance) if lively else _any(match.state, chance)))
    raise AssertionError("no game comes to this moment")


def _any(g: Fief, chance: Random) -> tuple[int, Action]:
    return g.pending[0].seat, chance.choice(g.pending[0].options)


def _lively(g: Fief, chance: Random) -> tuple[int, Action]:
    """Relics are taken wherever they lie; otherwise mostly what makes things happen."""
    for seat in range(g.rules.seats if g.rules.holy_relics else 0):
        for own in initiatives(g, seat):
            if own.verb.name == "take-relic":
                return seat, own
    decision = g.pending[0]
    liked = [one for one in decision.options if LIVELY.fullmatch(one.verb.name)]
    return decision.seat, chance.choice(liked if liked and chance.random() < 0.7 else decision.options)


def played_out() -> tuple[Match, dict[str, int]]:
    """A short game played to its end, and after how many plays there is an election or a battle in it."""
    game = game_named("fief")
    for seed in range(TRIES):
        match, chance = Match(game, len(NAMES), {"round_limit": "4"}, list(NAMES), seed), Random(seed)
        seen: dict[str, int] = {}
        while not match.over:
            assert isinstance(match.state, Fief)
            if match.state.battle is not None and match.state.battle.rolls:
                seen.setdefault("battle", len(match.plays))
            if asked(match.state).get(0) == "place-for":
                seen.setdefault("election", len(match.plays))
            match.play(*_lively(match.state, chance))
        if len(seen) == len(("battle", "election")):
            return match, seen
    raise AssertionError("no game has both")


def _last(match: Match) -> int | None:
    last = match.plays[-1] if match.plays else None
    return last.seat if last and not last.chances else None


def lay_out(
    data: Path, match: Match, back: int = 0, bots: Mapping[int, str] = NO_BOTS, **agreed: int
) -> Prepared:
    """Put the game into the database of a server that does not know it yet; the last plays may be left out.

    `bots`: the seats that bots take, with the names of their kinds.
    """
    wish = {"game": "fief", "options": dict(match.rules.options), "respond": 0, **agreed}
    seats = [
        {"kind": "bot", "bot": bots[seat], "name": name} if seat in bots else {"kind": "me", "name": name}
        for seat, name in enumerate(match.names)
    ]
    fresh, keys = prepare(NewTable.model_validate({**wish, "seats": seats}))
    settled = replace(fresh.agreed, seed=match.seed)
    table = Table(Stored(settled, fresh.seats, OPEN, ()))
    opening = table.begin_if_full()
    beginning = Stored(settled, fresh.seats, table.progress(), opening)
    entries = [
        table.play(done.seat, table.tickets.of(done.seat), done.action.text)
        for done in match.plays[: len(match.plays) - back]
    ]
    _in_a_thread(data, table, beginning, entries)
    by_seat = {held.seat: held.key for held in keys}
    return Prepared(settled.id, tuple(by_seat.get(seat, "") for seat in range(len(seats))))


def _in_a_thread(data: Path, table: Table, beginning: Stored, entries: list[Entry]) -> None:
    """The browser's own loop runs in this one."""

    async def write() -> None:
        store = await open_store(data / "oyez.db")
        await store.create(beginning)
        await asyncio.gather(*(store.append(table.agreed.id, one, table.progress()) for one in entries))
        await store.close()

    writing = threading.Thread(target=asyncio.run, args=(write(),))
    writing.start()
    writing.join()
