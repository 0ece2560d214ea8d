"""The box: what everybody may read off the board, the cards and the counters before the game starts."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from oyez.engine.shapes import Row

Rank = Literal["duchy", "county", "barony"]


class BoardVillage(TypedDict):
    """A Village as it is printed."""

    id: Annotated[str, "its word in records"]
    name: Annotated[str, "as printed"]
    fief: Annotated[str, "id of its fief"]
    bishopric: Annotated[int, "its number, 1 to 5"]
    principal: Annotated[bool, "the principal Village of its bishopric"]
    x: Annotated[int, "thousandths of the board's width"]
    y: Annotated[int, "thousandths of the board's height"]


class BoardFief(TypedDict):
    """A fief as it is printed."""

    id: Annotated[str, "its word in records"]
    name: Annotated[str, "as printed"]
    rank: Annotated[Rank, "what its title is called"]
    board_colour: Annotated[str, "the name of its colour"]
    villages: Annotated[list[str], "ids of its Villages"]


class BoardBishopric(TypedDict):
    """A bishopric as it is printed."""

    number: Annotated[int, "1 to 5"]
    principal: Annotated[str, "id of its principal Village"]
    villages: Annotated[list[str], "ids of its Villages"]
    border_colour: Annotated[str, "the name of its colour"]


class Road(TypedDict):
    """A road between two Villages."""

    between: Annotated[list[str], Row("one", "other"), "ids of the Villages at its ends"]
    bridge: Annotated[bool, "it crosses a river"]


class Board(TypedDict):
    """The printed board. Lists are in the order of the numbers that views use."""

    aspect: Annotated[float, "its width divided by its height"]
    villages: Annotated[list[BoardVillage], "by number"]
    fiefs: Annotated[list[BoardFief], "by number"]
    bishoprics: Annotated[list[BoardBishopric], "by number"]
    roads: Annotated[list[Road], "by number"]


class Costs(TypedDict):
    """What is bought for deniers, fief titles apart."""

    man: Annotated[int, "a Man-at-Arms"]
    knight: Annotated[int, "a Knight"]
    mill: Annotated[int, "a Mill"]
    stronghold: Annotated[int, "a Stronghold"]
    cardinal: Annotated[int, "the Cardinal's title that is for sale"]


class Piece(TypedDict):
    """A kind of pieces that an expansion brings."""

    name: Annotated[str, "its key among troops"]
    word: Annotated[int, "its number among the nouns `piece`"]
    points: Annotated[int, "strength points and hits; 0 where it cannot be hit"]
    supply: Annotated[int, "counters in all, or for each colour"]
    common: Annotated[bool, "one supply for all players"]


class Change(TypedDict):
    """A number of the expansions that the players of this table agreed to change."""

    name: Annotated[str, "its dotted name"]
    value: Annotated[int | str | bool | list[int], "what is played with"]
    ours: Annotated[int | str | bool | list[int], "what it is by default"]


class ExpansionsBox(TypedDict):
    """What is there only with expansions."""

    numbers: NotRequired[Annotated[str, "the numbers that differ from the default, as records keep them"]]
    expansions: NotRequired[Annotated[list[str], "those that are on, if any is; likewise the next two"]]
    phases: NotRequired[Annotated[list[str], "names of the phases, the set-up first"]]
    pieces: NotRequired[Annotated[list[Piece], "kinds that the expansions bring, in the order of `stock`"]]


class AgreedBox(ExpansionsBox):
    """What is there in every game."""

    edition: Annotated[str, "the edition of the rules"]
    villages: Annotated[list[str], "ids of Villages"]
    fiefs: Annotated[list[str], "ids of fiefs"]
    bishoprics: Annotated[list[str], "their numbers as words"]
    lords: Annotated[list[str], "names of the Lords, the men first"]
    men: Annotated[int, "how many of the Lords are men"]
    titles: Annotated[list[str], "names of the titles, those of expansions last"]
    cards: Annotated[list[str], "kinds of cards, the Lords first"]
    copies: Annotated[list[int], "how many cards there are, by kind"]
    relics: Annotated[list[str], "names of the relics"]
    costs: Annotated[Costs, "prices in deniers"]
    prices: Annotated[list[int], "price of the title, by fief"]
    board: Annotated[Board, "the printed board"]


class Box(AgreedBox):
    """What everybody may read off the box. Lists of names are in the order of the numbers that views use."""

    changed: NotRequired[
        Annotated[list[Change], "numbers that differ from the default, each with both values"]
    ]
