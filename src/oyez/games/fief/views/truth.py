"""Everything in words, for scenarios: the keys of a position, and what follows from them (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.pieces import count
from oyez.games.fief.rules.board.tables import (
    BISHOPRICS,
    CARDS,
    LORDS,
    MILLS,
    MOST,
    N_LORDS,
    N_VILLAGES,
    NO_ROAD,
    RELICS,
    ROADS,
    VILLAGES,
)
from oyez.games.fief.rules.board.troops import stocks
from oyez.games.fief.rules.cards.hands import kind_of
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.market.buying import strongholds_in_stock
from oyez.games.fief.rules.state import Fief

PHASES: Final = (
    "setup",
    "hear-ye",
    "cards",
    "income",
    "purchases",
    "movement",
    "battles",
    "closing",
)
FORT_NAMES: Final = ("none", "stronghold", "city", "great-stronghold")


def truth(g: Fief) -> dict[str, object]:
    """Seats as numbers, which scenarios may write as names; nobody and nowhere as null."""
    words: dict[str, object] = {
        "round": g.round,
        "phase": g.rules.phases[g.phase],
        "first": g.first,
        "active": g.active,
        **_court(g),
        **_map(g),
        **_table(g),
        **_march(g),
        "winners": list(g.winners),
    }
    for (name, _), part in zip(g.rules.doors.parts, g.parts, strict=True):
        words[name] = part.words(g)
    return {**g.snapshot(), **words}  # what has no words of its own is shown as the state keeps it


def lord_name(lord: int) -> str | None:
    return None if lord == NOBODY else LORDS[lord]


def village_name(village: int) -> str | None:
    return None if village == NOBODY else VILLAGES[village]


def seat_number(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def road_name(road: int) -> str | None:
    return None if road == NO_ROAD else "-".join([VILLAGES[end] for end in ROADS[road]])


def lords_in(mask: int) -> list[str]:
    return [name for lord, name in enumerate(LORDS) if mask >> lord & 1]


def bishoprics_in(mask: int) -> list[int]:
    return [int(name) for number, name in enumerate(BISHOPRICS) if mask >> number & 1]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(MOST) if mask >> seat & 1]


def title_names(rules: Rules) -> tuple[str, ...]:
    """All counters of titles, those of expansions last."""
    return rules.titles.names


def titles_in(g: Fief, mask: int) -> list[str]:
    return [name for title, name in enumerate(title_names(g.rules)) if mask >> title & 1]


def numbers(g: Fief, others: int) -> list[int]:
    """How many pieces of each further kind there are."""
    return [count(others, kind) for kind in g.rules.kinds.further]


def _court(g: Fief) -> dict[str, object]:
    seats = range(g.rules.seats)
    lords = range(N_LORDS)
    return {
        "lords": [
            {LORDS[lord]: village_name(g.at[lord]) for lord in lords if g.family[lord] == seat}
            for seat in seats
        ],
        "family": {LORDS[lord]: seat_number(g.family[lord]) for lord in lords},
        "at": {LORDS[lord]: village_name(g.at[lord]) for lord in lords},
        "captives": {LORDS[lord]: seat_number(g.captor[lord]) for lord in lords},
        "married": {LORDS[lord]: lord_name(g.spouse[lord]) for lord in lords},
        "titles": {LORDS[lord]: titles_in(g, g.titles[lord]) for lord in lords},
        "holders": {name: lord_name(g.holder[title]) for title, name in enumerate(title_names(g.rules))},
        "regency": g.regency,
        "heir_born": g.heir_born,
        "new_bishops": bishoprics_in(g.new_bishops),
        "excommunicated": lord_name(g.excommunicated),
        "excommunicated_in": g.excommunicated_in,
        "darc": lord_name(g.darc),
        "assassins": lords_in(g.assassins),
        "victory_points": [victory_points(g, seat) for seat in seats],
    }


def _map(g: Fief) -> dict[str, object]:
    seats = range(g.rules.seats)
    villages = range(N_VILLAGES)
    return {
        "troops": [
            {
                VILLAGES[v]: [
                    g.men_at_arms[v * MOST + seat],
                    g.knights[v * MOST + seat],
                    *numbers(g, g.others[v * MOST + seat] if g.others else 0),
                ]
                for v in villages
            }
            for seat in seats
        ],
        "stock": [stocks(g, seat) for seat in seats],
        "control": {VILLAGES[v]: seat_number(g.control[v]) for v in villages},
        "arrivals": {VILLAGES[v]: list(g.arrivals[v]) for v in villages},
        "forts": {VILLAGES[v]: FORT_NAMES[g.forts[v]] for v in villages},
        "mills": {VILLAGES[v]: g.mills[v] for v in villages},
        "supply": {
            "strongholds": strongholds_in_stock(g),
            "mills": MILLS - sum(g.mills),
        },
        "sieges": {VILLAGES[v]: [g.sieges[v * MOST + seat] for seat in seats] for v in villages},
        "relieved": {VILLAGES[v]: seats_in(g.relieved[v]) for v in villages},
        "relics": {
            name: lord_name(g.relic_lord[relic]) or village_name(g.relic_village[relic])
            for relic, name in enumerate(RELICS)
        },
        "claimed": [name for relic, name in enumerate(RELICS) if g.relics_claimed >> relic & 1],
    }


def _table(g: Fief) -> dict[str, object]:
    return {
        "deniers": list(g.deniers),
        "markers": list(g.diplomacy),
        "hands": [[CARDS[kind_of(card)] for card in hand] for hand in g.hands],
        "fortune_deck": [CARDS[kind] for kind in g.fortune_deck[::-1]],
        "fortune_discard": [CARDS[kind] for kind in g.fortune_discard[::-1]],
        "lord_deck": [CARDS[kind] for kind in g.lord_deck[::-1]],
        "lord_discard": [CARDS[kind] for kind in g.lord_discard[::-1]],
        "track": [CARDS[kind] for kind in g.track],
        "rain": bishoprics_in(g.rain),
        "famine": bishoprics_in(g.famine),
        "plague": bishoprics_in(g.plague),
        "harvest": bishoprics_in(g.harvest),
        "weather": bishoprics_in(g.weather),
        "taxes": [list(tax) for tax in g.taxes],
        "candidates": [lord_name(lord) for lord in g.candidates],
        "ballots": list(g.ballots),
        "ransom_funds": list(g.ransom_funds),
        "deal": None if g.deal is None else g.deal.facts(),
    }


def _march(g: Fief) -> dict[str, object]:
    return {
        "moves": {LORDS[lord]: g.moves[lord] for lord in range(N_LORDS)},
        "road": {LORDS[lord]: road_name(g.road[lord]) for lord in range(N_LORDS)},
        "tested": {LORDS[lord]: bishoprics_in(g.tested[lord]) for lord in range(N_LORDS)},
        "bands": [
            {
                "village": VILLAGES[band[0]],
                "seat": band[1],
                "troops": [band[2], band[3], *numbers(g, band[7])],
                "moves": band[4],
                "road": road_name(band[5]),
                "tested": bishoprics_in(band[6]),
            }
            for band in g.bands
        ],
        "placed": {VILLAGES[v]: g.placed[v * MOST : v * MOST + g.rules.seats] for v in range(N_VILLAGES)},
        "fought": [[VILLAGES[here // MOST], here % MOST] for here in g.fought],
        "column": None if g.column is None else g.column.facts(),
        "battle": None if g.battle is None else g.battle.facts(),
        "outcome": g.outcome,
    }
