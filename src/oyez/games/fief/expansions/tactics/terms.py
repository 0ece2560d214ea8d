"""The numbers of Tactics and its five kinds of pieces (X-TAC-01, X-TAC-02)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.words import Verb
from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.tactics.words import (
    ARCHER,
    BOMBARD,
    LOSE_ARCHERS,
    LOSE_GUARD_KNIGHTS,
    LOSE_GUARD_MEN,
    LOSE_MERCENARIES,
    WITH_ARCHERS,
    WITH_BOMBARDS,
    WITH_GUARD_KNIGHTS,
    WITH_GUARD_MEN,
)
from oyez.games.fief.rules.board.pieces import FURTHER, HEAVY, KNIGHT, LIGHT, MAN_AT_ARMS, Kind, Sale

# Rows of the table of kinds: Tactics comes into the draft first. Counted from there they are the nouns "piece".
ARCHERS: Final = FURTHER
BOMBARDS: Final = FURTHER + 1
MERCENARIES: Final = FURTHER + 2
GUARD_HORSE: Final = FURTHER + 3
GUARD_FOOT: Final = FURTHER + 4

# Reigns, each with a Guard of its own.
KINGS: Final = 0
QUEENS: Final = 1


@final
class Terms:
    """What numbers.toml says about Tactics; lists are by reign."""

    def __init__(self, numbers: Numbers) -> None:
        self.archer_price: Final = numbers.whole("tactics.archer.cost")
        self.archers: Final = numbers.whole("tactics.archer.per_player")
        self.archer_points: Final = numbers.whole("strength.archer")
        self.hits_per_extra: Final = numbers.whole("tactics.archer.hits_per_extra")
        self.minimum_stronghold: Final = numbers.whole("tactics.archer.minimum_stronghold")
        self.minimum_city: Final = numbers.whole("tactics.archer.minimum_fortified_city")
        self.minimum_great: Final = numbers.whole("tactics.archer.minimum_teutonic_stronghold")
        self.deadly_face: Final = numbers.whole("tactics.sniping.kills_on_face")
        self.bombard_price: Final = numbers.whole("tactics.bombard.cost")
        self.bombards: Final = numbers.whole("tactics.bombard.per_player")
        self.rerolls: Final = numbers.whole("tactics.bombard.rerolls_per_battle_roll")
        self.pool: Final = numbers.whole("tactics.mercenary.pool")
        self.mercenary_points: Final = numbers.whole("strength.mercenary")
        self.upkeep: Final = numbers.whole("tactics.mercenary.upkeep")
        self.lowest_bid: Final = numbers.whole("tactics.mercenary.minimum_bid")
        guard = "tactics.royal_guard"
        self.guard_horse: Final = numbers.whole(f"{guard}.knights")
        self.guard_foot: Final = numbers.whole(f"{guard}.men_at_arms")
        self.horse_of: Final = (
            numbers.whole(f"{guard}.king_knights"),
            numbers.whole(f"{guard}.queen_knights"),
        )
        self.foot_of: Final = (
            numbers.whole(f"{guard}.king_men_at_arms"),
            numbers.whole(f"{guard}.queen_men_at_arms"),
        )
        self.guard_hits: Final = numbers.whole(f"{guard}.bonus_hits")


def nobody_leads(g: Any) -> int:
    """Committed Mercenaries stay where they are (X-TAC-46)."""
    return 0


def kinds_of(terms: Terms) -> tuple[Kind, ...]:
    """In the order of the rows above. A verb that is never asked for is that of another question."""
    return (
        archers_of(terms),
        Kind(
            "bombards",
            BOMBARDS - FURTHER,
            points=0,  # X-TAC-30
            supply=terms.bombards,
            common=False,
            holds=False,
            rides=False,
            along=WITH_BOMBARDS,
            lose=WITH_BOMBARDS,
            bury=WITH_BOMBARDS,
            slow=True,  # X-TAC-31
            sale=Sale(BOMBARD, terms.bombard_price),
        ),
        mercenaries_of(terms),
        guards_of("guard-knights", GUARD_HORSE, HEAVY, terms.guard_horse),
        guards_of("guard-men", GUARD_FOOT, LIGHT, terms.guard_foot),
    )


def archers_of(terms: Terms) -> Kind:
    """As Men-at-Arms: they hold Villages and guard captives (X-TAC-05)."""
    worth = (terms.archer_points, terms.archers)
    sale = Sale(ARCHER, terms.archer_price)
    return on_foot("archers", ARCHERS, worth, (WITH_ARCHERS, LOSE_ARCHERS), common=False, sale=sale)


def mercenaries_of(terms: Terms) -> Kind:
    """They hold nothing and follow nobody, and lie open (X-TAC-46, X-TAC-48, X-GEN-68)."""
    worth, verbs = (terms.mercenary_points, terms.pool), (LOSE_MERCENARIES, LOSE_MERCENARIES)
    return on_foot("mercenaries", MERCENARIES, worth, verbs, common=True, hired=True)


def on_foot(
    name: str,
    row: int,
    worth: tuple[int, int],  # strength points, supply
    verbs: tuple[Verb, Verb],  # along; lost in battle and by the plague
    *,
    common: bool,
    hired: bool = False,
    sale: Sale | None = None,
) -> Kind:
    return Kind(
        name,
        row - FURTHER,
        points=worth[0],
        supply=worth[1],
        common=common,
        holds=not hired,
        rides=False,
        along=verbs[0],
        lose=verbs[1],
        bury=verbs[1],
        leads=nobody_leads if hired else None,
        public=hired,
        sale=sale,
    )


def guards_of(name: str, row: int, points: int, supply: int) -> Kind:
    """A Royal Guard is worth what it replaced, and an heir gets that for it (X-TAC-57, X-TAC-68)."""
    mounted = points == HEAVY
    lose = LOSE_GUARD_KNIGHTS if mounted else LOSE_GUARD_MEN
    return Kind(
        name,
        row - FURTHER,
        points=points,
        supply=supply,
        common=True,
        holds=True,
        rides=mounted,  # X-GEN-73
        along=WITH_GUARD_KNIGHTS if mounted else WITH_GUARD_MEN,
        lose=lose,
        bury=lose,
        passes_as=KNIGHT if mounted else MAN_AT_ARMS,
    )
