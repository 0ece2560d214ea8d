"""The view: what one seat, or somebody without a seat, may know. Numbers as in the box, -1 for nobody and nowhere."""

from __future__ import annotations

from typing import Annotated, TypedDict

from oyez.engine.shapes import Row
from oyez.games.fief.shapes.figures import Army, Income, Point, Stage, Suit, Talk, Weight
from oyez.games.fief.shapes.villages import Band, Bishopric, Column, Relic, Village

Tax = Annotated[list[int], Row("seat", "kind", "place", "lord", "capacity")]
Item = Annotated[list[int], Row("kind", "number")]


class HiddenFamily(TypedDict):
    """What depends on who is looking at a family."""

    deniers: Annotated[int | None, "money, null where it is hidden"]
    cards: Annotated[list[int], "kinds of the cards that the reader has seen, in ascending order"]


class OpenFamily(TypedDict):
    """What everybody knows of a family."""

    lord_cards: Annotated[int, "Lord cards in hand"]
    fortune_cards: Annotated[int, "Fortune cards in hand"]
    markers: Annotated[int, "Diplomacy markers left"]
    taxes: Annotated[int, "Tax markers left"]
    engines: Annotated[int, "siege engines left"]
    stock: Annotated[list[int], "left to buy: Men-at-Arms, Knights, then the pieces of the box"]
    victory_points: Annotated[int, "victory points"]
    points: Annotated[list[Point], "the titles that give one each"]
    income: Annotated[Income, "the next Income"]
    lords: Annotated[list[int], "Lords of the family"]
    ally: Annotated[int, "the seat it is allied with by marriage, or -1"]


class Family(HiddenFamily, OpenFamily):
    """A player's family."""


class Lord(TypedDict):
    """A Lord in play."""

    family: Annotated[int, "the seat"]
    at: Annotated[int, "the Village, or -1"]
    captor: Annotated[int, "the seat that holds the Lord captive, 6 for the Saracens, or -1"]
    spouse: Annotated[int, "the Lord's spouse, or -1"]
    titles: Annotated[list[int], "titles held"]
    darc: Annotated[bool, "bears d'Arc"]
    assassin: Annotated[bool, "has an Assassin marker"]
    excommunicated: Annotated[bool, "is excommunicated"]
    strength: Annotated[int, "strength points"]
    ransom: Annotated[int, "ransom in deniers"]
    moves: Annotated[int, "Moves made in this phase"]
    road: Annotated[int, "number of the road the Lord came by in this round, or -1"]
    tested: Annotated[int, "bishoprics whose plague the Lord has met in this round, one bit each"]


class Supply(TypedDict):
    """What the bank has left to sell."""

    strongholds: Annotated[int, "Strongholds"]
    mills: Annotated[int, "Mills"]


class LordDeck(TypedDict):
    """The Lord deck."""

    cards: Annotated[int, "cards in the deck"]
    discards: Annotated[int, "cards in the discard pile"]
    top_discard: Annotated[int, "kind of the card on top of the discard pile, or -1"]


class FortuneDeck(TypedDict):
    """The Fortune deck."""

    cards: Annotated[int, "cards in the deck"]
    disaster_on_top: Annotated[bool, "the back on top is that of a disaster"]
    discards: Annotated[int, "cards in the discard pile"]
    top_discard: Annotated[int, "kind of the card on top of the discard pile, or -1"]


class Decks(TypedDict):
    """Piles of cards."""

    lord: Annotated[LordDeck, "the Lord deck"]
    fortune: Annotated[FortuneDeck, "the Fortune deck"]
    track: Annotated[int, "disasters that wait face down"]


class Election(TypedDict):
    """The running election."""

    title: Annotated[int, "the title that is voted on, or -1"]
    stage: Annotated[Stage, "how far it has come"]
    weights: Annotated[list[Weight], "by seat; empty while there is no election"]
    candidates: Annotated[list[int], "the candidate of each seat, or -1"]
    ballot: Annotated[
        Annotated[list[int], Row("favour", "decoy")] | None,
        "the Lords under the reader's own markers, or -1; null without a seat",
    ]
    markers: Annotated[list[list[int]], "by seat: Lords on whom its markers lie; empty while that is secret"]


class Battle(TypedDict):
    """The running battle."""

    village: Annotated[int, "where it is fought"]
    attacker: Annotated[int, "the seat"]
    defender: Annotated[int, "the seat"]
    sides: Annotated[list[int], "by seat: 0 out of it, 1 attack, 2 defence"]
    rider: Annotated[int, "whose cavalcade it is, or -1"]
    riders: Annotated[list[int], "Lords of the cavalcade"]
    rider_knights: Annotated[int, "Knights of the cavalcade"]
    cavalcade: Annotated[bool, "it is fought by a cavalcade"]
    passage: Annotated[bool, "the attack comes by a Secret Passage: walls take no dice"]
    in_the_open: Annotated[bool, "there are no walls: opened gates, or a defender who came out"]
    empty_rolls: Annotated[int, "rolls in a row without loss"]
    rolls: Annotated[int, "rolls made"]
    left: Annotated[int, "helpers who left and cannot come back, one bit each"]
    deciders: Annotated[list[int], Row("attack", "defence"), "the seats that decide for the sides, or -1"]
    armies: Annotated[list[Army], Row("attack", "defence"), "the sides"]


class Deal(TypedDict):
    """An offer between two players. Things are a kind (0 deniers, 1 card, 2 Village, 3 captive, 4 freedom of a captive,
    5 relic) and which or how many."""

    proposer: Annotated[int, "the seat that makes it"]
    partner: Annotated[int, "the seat it is made to"]
    private: Annotated[bool, "made in a private talk"]
    given: Annotated[list[Item] | None, "what the proposer gives, null where that is not known"]
    wanted: Annotated[list[Item] | None, "what the proposer wants, null where that is not known"]
    markers: Annotated[
        Annotated[list[int], Row("proposer", "partner")] | None,
        "Diplomacy markers it costs, null where the content is not known",
    ]


class Public(TypedDict):
    """What is alike in every view."""

    round: Annotated[int, "the round, 0 during set-up"]
    phase: Annotated[str, "name of the phase"]
    first: Annotated[int, "the seat with the First Player card, or -1"]
    active: Annotated[int, "the seat whose turn it is, or -1"]
    order: Annotated[list[int], "seats in turn order"]
    lords: Annotated[list[Lord | None], "by Lord, null while out of play"]
    titles: Annotated[list[int], "by title: the Lord who holds it, or -1"]
    regency: Annotated[bool, "the Queen reigns as Queen Regent"]
    heir_born: Annotated[bool, "the royal couple has had a Crown Prince"]
    new_bishops: Annotated[int, "bishoprics whose Bishop was elected in this round, one bit each"]
    excommunicated: Annotated[int, "the Lord who is excommunicated, or -1"]
    excommunicated_in: Annotated[int, "the last round in which the Pope excommunicated"]
    supply: Annotated[Supply, "what the bank has left"]
    bishoprics: Annotated[list[Bishopric], "by bishopric"]
    taxes: Annotated[
        list[Tax],
        "Tax markers in the order of play: kind 0 tallage, 1 tithe; the place is a fief, a bishopric, or for a papal "
        "tithe bishoprics, one bit each; capacity 0 holder, 1 sovereign, 2 Bishop, 3 Cardinal, 4 Pope",
    ]
    decks: Annotated[Decks, "piles of cards"]
    battle: Annotated[Battle | None, "the running battle"]
    outcome: Annotated[int, "of the last battle: 0 undecided, 1 attacker won, 2 defender won"]
    suit: Annotated[Suit | None, "the marriage that somebody seeks"]
    talk: Annotated[Talk | None, "the private talk"]
    relics: Annotated[list[Relic], "by relic"]
    winners: Annotated[list[int], "seats; empty until the end"]


class Private(TypedDict):
    """What depends on who is looking."""

    seat: Annotated[int, "whose view it is, -1 without a seat"]
    families: Annotated[list[Family], "by seat"]
    election: Annotated[Election, "the running election"]
    column: Annotated[Column | None, "the group on the march"]
    bands: Annotated[list[Band], "troops that have moved and were left behind"]
    deal: Annotated[Deal | None, "the offer that is talked about"]


class View(Private, Public):
    """What a seat may know. Numbers are those of the box; -1 is nobody and nowhere, null what the seat may not know."""

    villages: Annotated[list[Village], "by Village"]  # private under fog of war alone
