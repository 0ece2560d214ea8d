"""Positions in the middle of a round: Moves made, roads used, plague met, taxes raised."""

from __future__ import annotations

from oyez.engine.scenario_text import BadScenario, Path, known, mapping, whole
from oyez.games.fief.position_court import in_play
from oyez.games.fief.position_map import troops_of
from oyez.games.fief.position_names import Names, bishopric_mask, village_of
from oyez.games.fief.state import Band, Fief
from oyez.games.fief.tables import MOST, MOVES_WITH_DARC, N_VILLAGES, NO_ROAD, ROAD_BETWEEN

BAND: tuple[str, ...] = ("village", "seat", "troops", "moves", "from", "tested")


def resume_march(g: Fief, words: Names) -> None:
    for lord, value, path in words.by_lord("moves"):
        g.moves[in_play(g, lord, path)] = whole(value, path, 0, MOVES_WITH_DARC)
    for lord, value, path in words.by_lord("road"):
        g.road[lord] = _road(value, g.at[in_play(g, lord, path)], path)
    for lord, value, path in words.by_lord("tested"):
        g.tested[in_play(g, lord, path)] = bishopric_mask(value, path)
    g.bands = [_band(value, words, ("bands", place)) for place, value in enumerate(words.items("bands"))]
    for village, seat, *_ in g.bands:
        here = village * MOST + seat
        mine = [band for band in g.bands if band[0] == village and band[1] == seat]
        if (
            sum([band[2] for band in mine]) > g.men_at_arms[here]
            or sum([band[3] for band in mine]) > g.knights[here]
        ):
            raise BadScenario("bands are part of the troops of that seat in that Village", ("bands",))


def _road(origin: object, village: int, path: Path) -> int:
    road = ROAD_BETWEEN[village_of(origin, path) * N_VILLAGES + village]
    if road == NO_ROAD:
        raise BadScenario("there is no road from there", path)
    return road


def _band(value: object, words: Names, path: Path) -> Band:
    """{village: blaye, seat: Blue, troops: [1, 1], moves: 1, from: charolles, tested: [1]}"""
    entry = mapping(value, path, f"a band is a mapping with {', '.join(BAND)}")
    known(entry, BAND, path)
    village = village_of(entry.get("village"), (*path, "village"))
    men, knights = troops_of(entry.get("troops"), (*path, "troops"))
    return (
        village,
        words.seat(entry.get("seat"), (*path, "seat")),
        men,
        knights,
        whole(entry.get("moves", 0), (*path, "moves"), 0, MOVES_WITH_DARC),
        _road(entry["from"], village, (*path, "from")) if "from" in entry else NO_ROAD,
        bishopric_mask(entry.get("tested", []), (*path, "tested")),
    )
