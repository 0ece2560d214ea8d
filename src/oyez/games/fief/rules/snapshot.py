"""Every fact of a state of Fief under its field's name: what records and tests compare."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.state import Fief

BASE_BAND: Final = 7  # entries of a band where there are no further kinds of pieces


def snapshot(g: Fief) -> dict[str, object]:
    """What expansions add is there only if they are: a game without them stands in its records as it always did."""
    found = base_facts(g)
    if g.others:
        found["others"] = list(g.others)
    for (name, _), part in zip(g.rules.doors.parts, g.parts, strict=True):
        found[name] = part.facts()
    return found


def base_facts(g: Fief) -> dict[str, object]:
    return {
        "round": g.round,
        "phase": g.phase,
        "first": g.first,
        "active": g.active,
        "deniers": list(g.deniers),
        "hands": [list(item) for item in g.hands],
        "diplomacy": list(g.diplomacy),
        "family": list(g.family),
        "at": list(g.at),
        "captor": list(g.captor),
        "spouse": list(g.spouse),
        "titles": list(g.titles),
        "holder": list(g.holder),
        "regency": g.regency,
        "heir_born": g.heir_born,
        "new_bishops": g.new_bishops,
        "annulment_sought": g.annulment_sought,
        "hats_refused": g.hats_refused,
        "excommunicated": g.excommunicated,
        "excommunicated_in": g.excommunicated_in,
        "darc": g.darc,
        "assassins": g.assassins,
        "men_at_arms": list(g.men_at_arms),
        "knights": list(g.knights),
        "control": list(g.control),
        "arrivals": [list(item) for item in g.arrivals],
        "mills": list(g.mills),
        "forts": list(g.forts),
        "sieges": list(g.sieges),
        "relieved": list(g.relieved),
        "moves": list(g.moves),
        "road": list(g.road),
        "tested": list(g.tested),
        "bands": [list(item if g.others else item[:BASE_BAND]) for item in g.bands],
        "refusals": list(g.refusals),
        "placed": list(g.placed),
        "fortune_deck": list(g.fortune_deck),
        "fortune_discard": list(g.fortune_discard),
        "lord_deck": list(g.lord_deck),
        "lord_discard": list(g.lord_discard),
        "track": list(g.track),
        "rain": g.rain,
        "famine": g.famine,
        "plague": g.plague,
        "harvest": g.harvest,
        "weather": g.weather,
        "taxes": [list(item) for item in g.taxes],
        "candidates": list(g.candidates),
        "ballots": list(g.ballots),
        "ransom_funds": list(g.ransom_funds),
        "fought": list(g.fought),
        "column": None if g.column is None else g.column.facts(),
        "battle": None if g.battle is None else g.battle.facts(),
        "outcome": g.outcome,
        "offers_made": g.offers_made,
        "deal": None if g.deal is None else g.deal.facts(),
        "relic_lord": list(g.relic_lord),
        "relic_village": list(g.relic_village),
        "relic_keeper": list(g.relic_keeper),
        "relics_claimed": g.relics_claimed,
        "relics_refused": g.relics_refused,
    }
