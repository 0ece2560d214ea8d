"""What the view says of a Crusade. Objectives are numbered from 0 in the order in which they were drawn."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from oyez.engine.shapes import Row


class Tile(TypedDict):
    """An objective as it is printed."""

    name: Annotated[str, "its word"]
    fort: Annotated[int, "0 none, 1 Stronghold, 2 City"]
    defenders: Annotated[int, "Saracen Defenders at the start"]
    reinforcement: Annotated[int, "Defenders who join Saladin from here"]
    title: Annotated[int, "the title it brings, or -1"]
    deniers: Annotated[int, "what it pays at once"]


class Company(TypedDict):
    """A Lord on crusade with troops, or troops who lost theirs."""

    seat: Annotated[int, "whose it is"]
    lord: Annotated[int, "who leads it, or -1"]
    place: Annotated[int, "its objective, -1 at sea, -2 waiting for the return"]
    troops: NotRequired[Annotated[list[int], "Men-at-Arms, Knights, then the pieces of the box"]]
    counters: NotRequired[Annotated[int, "how many counters, where their kinds are hidden"]]


class Points(TypedDict):
    """Strength points of Saracens."""

    defender: Annotated[int, "a Defender"]
    knight: Annotated[int, "a Knight of Saladin"]
    saladin: Annotated[int, "Saladin"]


class CrusadeBattle(TypedDict):
    """The battle in Outremer that is fought or offered."""

    place: Annotated[int, "the objective"]
    begun: Annotated[bool, "no longer may the crusaders give up"]
    revenge: Annotated[bool, "it is fought against Saladin"]
    rolls: Annotated[int, "rolls made"]
    penalty: Annotated[int, "dice that walls take from the attacker"]
    strength: Annotated[
        list[int | None],
        Row("crusaders", "saracens"),
        "strength points, null for crusaders whose kinds are hidden",
    ]
    dice: Annotated[list[int | None], Row("crusaders", "saracens"), "dice, likewise"]


class Asked(TypedDict):
    """What the open question is about."""

    lord: Annotated[int, "a Lord, or -1"]
    place: Annotated[int, "an objective, or -1"]


class Crusade(TypedDict):
    """The Crusade, and what remains of the last one."""

    stage: Annotated[int, "0 no Crusade, else the round of it, 1 or 2"]
    pool: Annotated[list[int], "tiles of `board` that can still be drawn"]
    tiles: Annotated[list[int], "by objective: its tile of `board`"]
    garrisons: Annotated[list[int], "Saracen Defenders, by objective"]
    held: Annotated[list[int], "objectives that crusaders hold"]
    engines: Annotated[list[int], "dice of siege engines, by objective * 6 + seat"]
    companies: Annotated[list[Company], "crusaders"]
    order: Annotated[list[int], "the hierarchy: crusading Lords, the highest first"]
    saladin: Annotated[
        list[int],
        Row("state", "knights", "defenders"),
        "0 he is far off, 1 he rides, 2 he is dead; his Knights and Defenders",
    ]
    fight: Annotated[
        Annotated[list[int], Row("place", "revenge", "rolls", "empty", "passage", "open")] | None,
        "the running battle as records keep it: the objective, 1 against Saladin, rolls, rolls in a row without loss, "
        "1 for a Secret Passage, 1 in the open",
    ]
    renegades: Annotated[list[str], "names of Lords"]
    guilty: Annotated[list[str], "names of Lords who become renegades at the end of the phase"]
    spared: Annotated[int, "the Village whose change of control is no offence, or -1"]
    aside: Annotated[list[str], "names of Lords who kept out of the battle that is just over"]
    homes: Annotated[list[int], "by relic: the Village where it lay at set-up, or -1"]
    commanders: Annotated[list[int], "by objective: the seat that commands, or -1"]
    protected: Annotated[list[int], "seats whose Villages the Church protects"]
    points: Annotated[Points, "strength points of Saracens"]
    alliance: Annotated[int, "victory points that two allies need, 0 where alliances do not win"]
    battle: Annotated[CrusadeBattle | None, "the battle that is fought or offered"]
    asked: Annotated[Asked, "what the open question is about"]
    captives: Annotated[list[int], "Lords whom the Saracens hold"]
    board: Annotated[list[Tile], "all objectives there are"]


class Added(TypedDict):
    """What the expansion adds to the view."""

    crusade: Annotated[Crusade, "the Crusade, and what remains of the last one"]
