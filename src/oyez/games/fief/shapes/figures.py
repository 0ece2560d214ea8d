"""How figures on the table add up: what a vote, a die, a victory point or a denier comes from."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from oyez.games.fief.shapes.villages import Troops

Stage = Literal["none", "candidacies", "votes"]


class Because(TypedDict):
    """One reason for a number of votes or dice."""

    kind: Annotated[str, "`lord`, `village`, `strength`, `fort`, ... or the name of an expansion's bonus"]
    noun: Annotated[int, "which Lord or Village, how many points, what fortification; -1 for none"]
    value: Annotated[int, "how many votes or dice"]
    rule: Annotated[str, "the row of the ledger"]


class Weight(TypedDict):
    """What a player's voice weighs in the running election."""

    votes: Annotated[int, "votes in all"]
    because: Annotated[list[Because], "what they come from"]


class Fighters(TypedDict):
    """The troops of one player in a battle."""

    seat: Annotated[int, "whose they are"]
    troops: Annotated[Troops, "turned up for all"]


class Army(TypedDict):
    """A side of a battle."""

    strength: Annotated[int, "strength points"]
    dice: Annotated[int, "dice of its next roll"]
    lords: Annotated[list[int], "Lords who fight"]
    troops: Annotated[list[Fighters], "by player"]
    because: Annotated[list[Because], "what the dice come from, then what changes hits"]


class Point(TypedDict):
    """A victory point."""

    title: Annotated[int, "the title that gives it"]
    lord: Annotated[int, "who holds the title"]


class Income(TypedDict):
    """What the next Income would bring if nothing changed."""

    villages: Annotated[int, "from Villages"]
    mills: Annotated[int, "from Mills"]
    taxes: Annotated[int, "from tallages and tithes"]
    queen: Annotated[int, "for the Queen"]
    total: Annotated[int, "all of it"]


class Talk(TypedDict):
    """A private talk."""

    members: Annotated[list[int], "seats that have left the table"]
    speaker: Annotated[int, "the seat whose turn it is to speak"]
    left: Annotated[int, "speeches until the time is up"]


class Suit(TypedDict):
    """Somebody seeks a spouse."""

    lord: Annotated[int, "for whom"]
    spouse: Annotated[int, "who is asked for, or -1 while nobody is"]
