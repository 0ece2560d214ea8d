"""Positions drawn at random, with families, churchmen, crowns, captives and cities, for smoke tests."""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.games.fief.rules.board.tables import BISHOPRICS, FIEFS, LORDS, MEN, VILLAGES, VILLAGES_OF_FIEF
from tests.rules.fief.table import NAMES

CARDS = [
    "cardinal",
    "d-arc",
    "uprising",
    "passage",
    "assassination",
    "justice",
    "ambush",
    "uprising",
    "passage",
]
Position = dict[str, Any]


def random_position(rng: Random, seats: int) -> Position:
    """Anything that a game could look like; every part may be missing."""
    names = NAMES[:seats]
    lords = list(range(len(LORDS)))
    rng.shuffle(lords)
    families = {name: [lords.pop() for _ in range(rng.randint(0, 3))] for name in names}
    home = {name: rng.sample(VILLAGES, 3) for name in names}
    position: Position = {
        "phase": "none",
        "round": rng.randint(1, 9),
        "first": rng.choice(names),
        "lords": {name: {LORDS[x]: rng.choice(home[name]) for x in own} for name, own in families.items()},
        "troops": {name: {v: [rng.randint(0, 3), rng.randint(0, 2)] for v in home[name]} for name in names},
        "deniers": {name: rng.choice([0, 2, 5, 9, 20]) for name in names},
        "mills": {village: rng.randint(0, 2) for village in rng.sample(VILLAGES, 5)},
        "hands": dict(zip(names, random_hands(rng, seats), strict=True)),
        "rain": rng.sample([1, 2, 3, 4, 5], rng.choice([0, 0, 1])),
    }
    titles = random_titles(rng, families)
    position["forts"] = random_forts(rng, titles)
    position["titles"] = {LORDS[lord]: names for lord, names in titles.items() if names}
    add_estate(rng, position, titles, names)
    add_marriage(rng, position, families, titles)
    add_captives(rng, position, families, home)
    return position


def random_hands(rng: Random, seats: int) -> list[list[str]]:
    cards = rng.sample(CARDS, len(CARDS))
    return [[cards.pop() for _ in range(rng.choice([0, 1, 1]))] for _ in range(seats)]


def random_titles(rng: Random, families: dict[str, list[int]]) -> dict[int, list[str]]:
    everybody = [lord for own in families.values() for lord in own]
    titles: dict[int, list[str]] = {lord: [] for lord in everybody}
    men = [lord for lord in everybody if lord < MEN]
    for fief in FIEFS:
        lord = rng.choice(everybody) if everybody and rng.random() < 0.5 else None
        if lord is not None and len(titles[lord]) < 2:
            titles[lord].append(f"fief-{fief}")
    priests = rng.sample(men, rng.randint(0, len(men) // 2))[:5]
    for number, lord in zip(rng.sample(BISHOPRICS, 5), priests, strict=False):
        titles[lord].append(f"bishop-{number}")
    for place, lord in enumerate(priests[:3]):
        if rng.random() < 0.7:
            titles[lord].append(["cardinal-1", "cardinal-bought", "cardinal-2"][place])
    if priests and rng.random() < 0.5:
        titles[priests[0]].append("pope")
    return titles


def random_forts(rng: Random, titles: dict[int, list[str]]) -> dict[str, str]:
    """Every governed fief has its City, and some others have Strongholds."""
    forts = dict.fromkeys(rng.sample(VILLAGES, 4), "stronghold")
    governed = [name.removeprefix("fief-") for names in titles.values() for name in names if "fief" in name]
    for fief in governed:
        village = VILLAGES[rng.choice(VILLAGES_OF_FIEF[FIEFS.index(fief)])]
        if len([fort for fort in forts if fort != village]) < 12:
            forts[village] = "city"
    return forts


def add_estate(rng: Random, position: Position, titles: dict[int, list[str]], names: tuple[str, ...]) -> None:
    """Somebody holds a whole fief without its title, and has the money for it."""
    free = [fief for fief in FIEFS if f"fief-{fief}" not in [t for own in titles.values() for t in own]]
    if not free:
        return
    fief, owner = rng.choice(free), rng.choice(names)
    villages = [VILLAGES[village] for village in VILLAGES_OF_FIEF[FIEFS.index(fief)]]
    position["deniers"][owner] = 12
    position["forts"].setdefault(rng.choice(villages), "stronghold")
    for village in villages:
        for name in names:
            position["troops"][name].pop(village, None)
        position["troops"][owner][village] = [1, 0]
    for own in position["lords"].values():
        for lord, village in own.items():
            if village in villages:
                own[lord] = next(v for v in VILLAGES if v not in villages)


def add_marriage(
    rng: Random, position: Position, families: dict[str, list[int]], titles: dict[int, list[str]]
) -> None:
    """A couple, perhaps a royal one with its Prince; or a King alone; or a Queen Regent."""
    laymen = [x for x, own in titles.items() if x < MEN and not any(t.startswith("bishop") for t in own)]
    if not laymen or rng.random() < 0.2:
        return
    man = rng.choice(laymen)
    royal = rng.random() < 0.6
    if royal:
        position["titles"].setdefault(LORDS[man], titles[man]).append("king")
    ladies = [x for own in families.values() if man not in own for x in own if x >= MEN]
    if not ladies:
        return
    lady = rng.choice(ladies)
    position["married"] = [[LORDS[man], LORDS[lady]]]
    if royal:
        position["titles"].setdefault(LORDS[lady], titles[lady]).append("queen")
        others = [x for own in families.values() if lady in own for x in own if x in laymen]
        if others and rng.random() < 0.5:
            position["titles"].setdefault(LORDS[others[0]], titles[others[0]]).append("crown-prince")


def add_captives(
    rng: Random, position: Position, families: dict[str, list[int]], home: dict[str, list[str]]
) -> None:
    """Some Lords stand beside foreign troops, as their captives."""
    position["captives"] = {}
    for name, own in families.items():
        for lord in own:
            captor = rng.choice(list(families))
            if captor != name and rng.random() < 0.25:
                village = home[captor][0]
                position["troops"][captor][village] = [1, 0]
                position["lords"][name][LORDS[lord]] = village
                position["captives"][LORDS[lord]] = captor
