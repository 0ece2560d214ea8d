"""Positions in the middle of a round: Moves made, roads used, plague met, taxes raised."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario_text import BadScenario, Path, known, mapping, shown, whole
from oyez.games.fief.position.court import in_play
from oyez.games.fief.position.map import troops_of
from oyez.games.fief.position.names import Names, bishopric_mask, fief_of, lord_of, village_of
from oyez.games.fief.rules.board.pieces import exceeds
from oyez.games.fief.rules.board.tables import (
    BISHOP,
    MOST,
    MOVES_WITH_DARC,
    N_VILLAGES,
    NO_ROAD,
    POPE,
    ROAD_BETWEEN,
    TAX_MARKERS,
)
from oyez.games.fief.rules.cards.taxes import AS_BISHOP, AS_CARDINAL, AS_POPE, TITHES, tallage
from oyez.games.fief.rules.state import Band, Fief, Tax

BAND: Final = ("village", "seat", "troops", "moves", "from", "tested")
TAXES: Final = ("tallage", "tithe", "cardinal-tithe", "papal-tithe")


def resume_march(g: Fief, words: Names) -> None:
    for lord, value, path in words.by_lord("moves"):
        g.moves[in_play(g, lord, path)] = whole(value, path, 0, MOVES_WITH_DARC)
    for lord, value, path in words.by_lord("road"):
        g.road[lord] = _road(value, g.at[in_play(g, lord, path)], path)
    for lord, value, path in words.by_lord("tested"):
        g.tested[in_play(g, lord, path)] = bishopric_mask(value, path)
    g.bands = [_band(g, value, words, ("bands", place)) for place, value in enumerate(words.items("bands"))]
    for village, seat, *_ in g.bands:
        here = village * MOST + seat
        mine = [band for band in g.bands if band[0] == village and band[1] == seat]
        if (
            sum([band[2] for band in mine]) > g.men_at_arms[here]
            or sum([band[3] for band in mine]) > g.knights[here]
            or (g.others and exceeds(sum([band[7] for band in mine]), g.others[here]))
        ):
            raise BadScenario("bands are part of the troops of that seat in that Village", ("bands",))


def raise_taxes(g: Fief, words: Names) -> None:
    """In the order in which the cards were played."""
    g.taxes = tuple(
        [_tax(g, value, words, ("taxes", place)) for place, value in enumerate(words.items("taxes"))]
    )
    for seat, name in enumerate(words.names):
        if len([tax for tax in g.taxes if tax[0] == seat]) > TAX_MARKERS:
            raise BadScenario(f"{name} has {TAX_MARKERS} Tax markers", ("taxes",))


def _tax(g: Fief, value: object, words: Names, path: Path) -> Tax:
    """{seat: Blue, tallage: blaye}; {seat: Red, tithe: 2}; a Cardinal's names his lord as well."""
    entry = mapping(value, path, f"a tax has a seat and one of {', '.join(TAXES)}")
    known(entry, ("seat", "lord", *TAXES), path)
    kinds = [kind for kind in TAXES if kind in entry]
    if len(kinds) != 1:
        raise BadScenario(f"a tax is one of {', '.join(TAXES)}, not {shown(value)}", path)
    kind, target = kinds[0], entry[kinds[0]]
    seat = words.seat(entry.get("seat"), (*path, "seat"))
    if kind == "tallage":
        tax = tallage(g, seat, fief_of(target, (*path, kind)))
    elif kind == "papal-tithe":
        tax = (seat, TITHES, bishopric_mask(target, (*path, kind)), g.holder[POPE], AS_POPE)
    else:
        bishopric = bishopric_mask([target], (*path, kind)).bit_length() - 1
        capacity = AS_BISHOP if kind == "tithe" else AS_CARDINAL
        tax = (seat, TITHES, bishopric, g.holder[BISHOP + bishopric], capacity)
    if "lord" in entry:
        tax = (*tax[:3], lord_of(entry["lord"], (*path, "lord")), tax[4])
    if tax[3] == NOBODY or g.family[tax[3]] != seat:
        raise BadScenario("the tax needs a Lord of that family with the right to it", path)
    return tax


def _road(origin: object, village: int, path: Path) -> int:
    road = ROAD_BETWEEN[village_of(origin, path) * N_VILLAGES + village]
    if road == NO_ROAD:
        raise BadScenario("there is no road from there", path)
    return road


def _band(g: Fief, value: object, words: Names, path: Path) -> Band:
    """{village: blaye, seat: Blue, troops: [1, 1], moves: 1, from: charolles, tested: [1]}"""
    entry = mapping(value, path, f"a band is a mapping with {', '.join(BAND)}")
    known(entry, BAND, path)
    village = village_of(entry.get("village"), (*path, "village"))
    men, knights, others = troops_of(g, entry.get("troops"), (*path, "troops"))
    return (
        village,
        words.seat(entry.get("seat"), (*path, "seat")),
        men,
        knights,
        whole(entry.get("moves", 0), (*path, "moves"), 0, MOVES_WITH_DARC),
        _road(entry["from"], village, (*path, "from")) if "from" in entry else NO_ROAD,
        bishopric_mask(entry.get("tested", []), (*path, "tested")),
        others,
    )
