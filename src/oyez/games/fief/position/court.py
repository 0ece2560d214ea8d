"""Families of an arranged position: Lords, marriages, captives, titles and marks."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario_text import BadScenario, Path, listed, mapping, whole
from oyez.games.fief.position.names import Names, lord_of, title_of, village_of
from oyez.games.fief.rules.board.tables import (
    CROWN_PRINCE,
    FAMILY_LIMIT,
    FIEF_TITLE_LIMIT,
    FIEF_TITLES,
    KING,
    LORDS,
    QUEEN,
    is_male,
)
from oyez.games.fief.rules.court.lords import lords_of
from oyez.games.fief.rules.court.titles import grant
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.views.truth import title_names


def seat_court(g: Fief, words: Names) -> None:
    _lords(g, words)
    _captives(g, words)
    _marriages(g, words)
    _titles(g, words)
    _marks(g, words)


def _lords(g: Fief, words: Names) -> None:
    for seat, value, path in words.by_seat("lords"):
        for name, place in mapping(value, path, "Lords go by name, as in {Arthur: blaye}").items():
            lord = lord_of(name, (*path, name))
            if g.family[lord] != NOBODY:
                raise BadScenario(f"{name} already belongs to {words.names[g.family[lord]]}", (*path, name))
            g.family[lord] = seat
            g.at[lord] = village_of(place, (*path, name))
        if len(lords_of(g, seat)) > FAMILY_LIMIT:
            raise BadScenario(f"a family has at most {FAMILY_LIMIT} Lords", path)


def in_play(g: Fief, lord: int, path: Path) -> int:
    if g.family[lord] == NOBODY:
        raise BadScenario(f"{LORDS[lord]} is not in play; name the Lord under lords first", path)
    return lord


def _captives(g: Fief, words: Names) -> None:
    """The captor's pieces beside the captive are checked with the map."""
    for lord, value, path in words.by_lord("captives"):
        captor = words.seat(value, path)
        if g.family[in_play(g, lord, path)] == captor:
            raise BadScenario(f"{LORDS[lord]} is of {words.names[captor]}'s own family", path)
        g.captor[lord] = captor


def _marriages(g: Fief, words: Names) -> None:
    for place, value in enumerate(words.items("married")):
        path: Path = ("married", place)
        pair = listed(value, path, "a marriage is a pair of Lords, as in [Arthur, Blanche]")
        if len(pair) != 2:
            raise BadScenario("a marriage is a pair of Lords, as in [Arthur, Blanche]", path)
        one, other = (in_play(g, lord_of(name, path), path) for name in pair)
        if is_male(one) == is_male(other) or g.family[one] == g.family[other]:
            raise BadScenario("a man and a lady of two families marry", path)
        for lord in lords_of(g, g.family[one]) + lords_of(g, g.family[other]):
            if g.spouse[lord] != NOBODY:
                raise BadScenario("each family has at most one marriage", path)
        g.spouse[one], g.spouse[other] = other, one


def _titles(g: Fief, words: Names) -> None:
    for lord, value, path in words.by_lord("titles"):
        in_play(g, lord, path)
        for name in listed(value, path, "titles are a list, as in [fief-blaye, king]"):
            title = title_of(g.rules, name, path)
            if g.holder[title] != NOBODY:
                raise BadScenario(f"{LORDS[g.holder[title]]} already is {title_names(g.rules)[title]}", path)
            if is_male(lord) == (title == QUEEN) and (title == QUEEN or title in (KING, CROWN_PRINCE)):
                raise BadScenario(f"{LORDS[lord]} cannot be {title_names(g.rules)[title]}", path)
            grant(g, title, lord)
        if (g.titles[lord] & FIEF_TITLES).bit_count() > FIEF_TITLE_LIMIT:
            raise BadScenario(f"a Lord has at most {FIEF_TITLE_LIMIT} fief titles", path)
    g.regency = words.yes("regency")
    if g.regency and (g.holder[QUEEN] == NOBODY or g.holder[KING] != NOBODY):
        raise BadScenario("a regency needs a Queen and no King", ("regency",))
    g.heir_born = words.yes("heir_born", g.holder[CROWN_PRINCE] != NOBODY)
    g.new_bishops = words.bishoprics("new_bishops")


def _marks(g: Fief, words: Names) -> None:
    for key in ("excommunicated", "darc"):
        lord = words.one_lord(key)
        if lord != NOBODY:
            in_play(g, lord, (key,))
    g.excommunicated = words.one_lord("excommunicated")
    g.excommunicated_in = whole(
        words.position.get("excommunicated_in", 0), ("excommunicated_in",), 0, g.round
    )
    g.darc = words.one_lord("darc")
    if g.darc != NOBODY and (is_male(g.darc) or g.spouse[g.darc] != NOBODY):
        raise BadScenario("only an unmarried lady bears d'Arc", ("darc",))
    for lord in words.lords("assassins"):
        g.assassins |= 1 << in_play(g, lord, ("assassins",))
