"""What a seat may know, built from nothing (F-R-16, F-R-17, F-2.1-04, F-2.1-19, F-1.3-07, F-11.2)."""

from __future__ import annotations

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.explanations import figures
from oyez.games.fief.hidden.knowledge import (
    is_voting,
    sees_card,
    sees_column,
    sees_deal,
    sees_deniers,
    sees_troops,
)
from oyez.games.fief.rules.board.tables import (
    MILLS,
    N_BISHOPRICS,
    N_LORDS,
    N_VILLAGES,
    RELICS,
    TAX_MARKERS,
)
from oyez.games.fief.rules.board.troops import stocks
from oyez.games.fief.rules.board.villages import engines_left
from oyez.games.fief.rules.cards.hands import is_disaster, is_lord_card, kind_of
from oyez.games.fief.rules.cards.relics import keeper
from oyez.games.fief.rules.court.lords import ally_of, lords_of, ransom_of, strength_of
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.diplomacy.markers import markers_needed
from oyez.games.fief.rules.market.buying import strongholds_in_stock
from oyez.games.fief.rules.state import Band, Fief, turn_order
from oyez.games.fief.shapes import view as shapes
from oyez.games.fief.shapes.villages import Band as BandShape
from oyez.games.fief.shapes.villages import Bishopric, Column, Relic
from oyez.games.fief.views.map import shown_troops, village_view, with_others


def view(g: Fief, seat: Seat) -> dict[str, object]:
    """Numbers as in the box, -1 for nobody and nowhere, null for what the seat may not know.

    What an expansion adds stands under its name.
    """
    found = public_view(g)
    found.update(private_view(g, public_families(g), seat))
    return found


def public_view(g: Fief) -> dict[str, object]:
    """What is alike in every view: nothing here asks who is looking."""
    public: shapes.Public = {
        "round": g.round,
        "phase": g.rules.phases[g.phase],
        "first": g.first,
        "active": g.active,
        "order": turn_order(g),
        "lords": [_lord(g, lord) for lord in range(N_LORDS)],
        "titles": list(g.holder),
        "regency": g.regency,
        "heir_born": g.heir_born,
        "new_bishops": g.new_bishops,
        "excommunicated": g.excommunicated,
        "excommunicated_in": g.excommunicated_in,
        "supply": {
            "strongholds": strongholds_in_stock(g),
            "mills": MILLS - sum(g.mills),
        },
        "bishoprics": [_bishopric(g, number) for number in range(N_BISHOPRICS)],
        "taxes": [list(tax) for tax in g.taxes],
        "decks": _decks(g),
        "battle": _battle(g),
        "outcome": g.outcome,
        "suit": figures.suit(g),
        "talk": figures.talk(g),
        "relics": [_relic(g, relic) for relic in range(len(RELICS))],
        "winners": list(g.winners),
    }
    found: dict[str, object] = {**public}
    if not g.rules.fog_of_war:
        found["villages"] = [village_view(g, SPECTATOR, village) for village in range(N_VILLAGES)]
    return found


def private_view(g: Fief, families: list[shapes.OpenFamily], seat: Seat) -> dict[str, object]:
    """What depends on who is looking; `families` is what everybody knows of them."""
    private: shapes.Private = {
        "seat": seat,
        "families": [_family(g, families[owner], seat, owner) for owner in range(g.rules.seats)],
        "election": _election(g, seat),
        "column": _column(g, seat),
        "bands": [_band(g, seat, band) for band in g.bands],
        "deal": _deal(g, seat),
    }
    found: dict[str, object] = {**private}
    if g.rules.fog_of_war:
        found["villages"] = [village_view(g, seat, village) for village in range(N_VILLAGES)]
    for (name, _), part in zip(g.rules.doors.parts, g.parts, strict=True):
        found[name] = part.view(g, seat)
    return found


def public_families(g: Fief) -> list[shapes.OpenFamily]:
    return [_public_family(g, owner) for owner in range(g.rules.seats)]


def _public_family(g: Fief, owner: Seat) -> shapes.OpenFamily:
    """Backs tell a Lord card from a Fortune card (F-C-23, F-C-24)."""
    hand = g.hands[owner]
    lord_cards = len([card for card in hand if is_lord_card(kind_of(card))])
    return {
        "lord_cards": lord_cards,
        "fortune_cards": len(hand) - lord_cards,
        "markers": g.diplomacy[owner],
        "taxes": TAX_MARKERS - len([tax for tax in g.taxes if tax[0] == owner]),
        "engines": engines_left(g, owner),
        # F-11.2-02: what is bought and what dies is announced, so the stock is open even under fog
        "stock": stocks(g, owner),
        "victory_points": victory_points(g, owner),
        "points": figures.points(g, owner),
        "income": figures.income(g, owner),
        "lords": lords_of(g, owner),
        "ally": ally_of(g, owner),
    }


def _family(g: Fief, public: shapes.OpenFamily, seat: Seat, owner: Seat) -> shapes.Family:
    """Faces of cards only for those who were shown them."""
    return {
        "deniers": g.deniers[owner] if sees_deniers(g, seat, owner) else None,
        "cards": sorted([kind_of(card) for card in g.hands[owner] if sees_card(card, seat)]),
        **public,
    }


def _lord(g: Fief, lord: int) -> shapes.Lord | None:
    if g.family[lord] == NOBODY:
        return None
    return {
        "family": g.family[lord],
        "at": g.at[lord],
        "captor": g.captor[lord],
        "spouse": g.spouse[lord],
        "titles": [title for title in range(g.rules.n_titles) if g.titles[lord] >> title & 1],
        "darc": g.darc == lord,
        "assassin": g.assassins >> lord & 1 == 1,
        "excommunicated": g.excommunicated == lord,
        "strength": strength_of(g, lord),
        "ransom": ransom_of(g, lord),
        "moves": g.moves[lord],
        "road": g.road[lord],
        "tested": g.tested[lord],
    }


def _bishopric(g: Fief, number: int) -> Bishopric:
    return {
        "rain": g.rain >> number & 1 == 1,
        "famine": g.famine >> number & 1 == 1,
        "plague": g.plague >> number & 1 == 1,
        "harvest": g.harvest >> number & 1 == 1,
        "weather": g.weather >> number & 1 == 1,
    }


def _decks(g: Fief) -> shapes.Decks:
    """Of a discard pile one sees the top (F-2.1-04), of the mixed deck the back of the top (F-2.1-19)."""
    return {
        "lord": {
            "cards": len(g.lord_deck),
            "discards": len(g.lord_discard),
            "top_discard": g.lord_discard[-1] if g.lord_discard else NOBODY,
        },
        "fortune": {
            "cards": len(g.fortune_deck),
            "disaster_on_top": bool(g.fortune_deck) and is_disaster(g.fortune_deck[-1]),
            "discards": len(g.fortune_discard),
            "top_discard": g.fortune_discard[-1] if g.fortune_discard else NOBODY,
        },
        "track": len(g.track),
    }


def _election(g: Fief, seat: Seat) -> shapes.Election:
    """Own markers; of others only on whom they lie, once both lie there (F-1.3-07)."""
    title, stage = figures.running_election(g)
    return {
        "title": title,
        "stage": stage,
        "weights": figures.weights(g, title),
        "candidates": list(g.candidates),
        "ballot": g.ballots[2 * seat : 2 * seat + 2] if seat >= 0 else None,
        "markers": [_markers(g, seat, voter) for voter in range(g.rules.seats)],
    }


def _markers(g: Fief, seat: Seat, voter: Seat) -> list[int]:
    if voter != seat and is_voting(g, voter):
        return []
    return sorted([lord for lord in g.ballots[2 * voter : 2 * voter + 2] if lord != NOBODY])


def _column(g: Fief, seat: Seat) -> Column | None:
    column = g.column
    if column is None:
        return None
    seen = sees_column(g, seat)
    troops = shown_troops(column.men, column.knights, seen)
    return {
        "seat": column.seat,
        "village": column.village,
        "came_from": column.came_from,
        "lords": [lord for lord in range(N_LORDS) if column.lords >> lord & 1],
        "captives": [lord for lord in range(N_LORDS) if column.captives >> lord & 1],
        "troops": with_others(g, troops, column.others, seen) if g.others else troops,
        "cavalcade": column.cavalcade,
        "forced": column.forced,
        "granted": column.granted,
    }


def _band(g: Fief, seat: Seat, band: Band) -> BandShape:
    village, owner, men, knights, moves, road, tested, others = band
    seen = sees_troops(g, seat, owner, village)
    troops = shown_troops(men, knights, seen)
    return {
        "village": village,
        "seat": owner,
        "troops": with_others(g, troops, others, seen) if g.others else troops,
        "moves": moves,
        "road": road,
        "tested": tested,
    }


def _battle(g: Fief) -> shapes.Battle | None:
    battle = g.battle
    if battle is None:
        return None
    return {
        "village": battle.village,
        "attacker": battle.attacker,
        "defender": battle.defender,
        "sides": list(battle.sides),
        "rider": battle.rider,
        "riders": [lord for lord in range(N_LORDS) if battle.riders >> lord & 1],
        "rider_knights": battle.rider_knights,
        "cavalcade": battle.cavalcade,
        "passage": battle.passage,
        "in_the_open": battle.in_the_open,
        "empty_rolls": battle.empty_rolls,
        "rolls": battle.rolls,
        "left": battle.left,
        "deciders": list(battle.deciders),
        "armies": figures.armies(g, battle),
    }


def _relic(g: Fief, relic: int) -> Relic:
    return {
        "lord": g.relic_lord[relic],
        "village": g.relic_village[relic],
        "keeper": keeper(g, relic),
        "claimed": g.relics_claimed >> relic & 1 == 1,
    }


def _deal(g: Fief, seat: Seat) -> shapes.Deal | None:
    deal = g.deal
    if deal is None:
        return None
    seen = sees_deal(g, seat)
    return {
        "proposer": deal.proposer,
        "partner": deal.partner,
        "private": deal.private,
        "given": [list(item) for item in deal.given] if seen else None,
        "wanted": [list(item) for item in deal.wanted] if seen else None,
        "markers": list(markers_needed(g, deal)) if seen else None,
    }
