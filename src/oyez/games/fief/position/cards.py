"""Cards of an arranged position: hands, decks, piles, the track, and cards lying on the map."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario_text import BadScenario, Path, mapping, shown
from oyez.games.fief.position.names import Names, cards_of
from oyez.games.fief.rules.board.tables import (
    CARDINAL,
    CARDINAL_CARD,
    CARDS,
    DARC,
    DISASTERS,
    FAMINE,
    FORTUNES,
    HAND_LIMIT,
    HARVEST,
    LORD_DECK,
    N_LORDS,
    PLAGUE,
    RAIN,
    TRACK,
    WEATHER,
)
from oyez.games.fief.rules.cards.hands import CARD_BITS, drawn, is_disaster, is_lord_card, kind_of
from oyez.games.fief.rules.state import Fief

ON_THE_MAP: Final = (
    ("rain", RAIN),
    ("famine", FAMINE),
    ("plague", PLAGUE),
    ("harvest", HARVEST),
    ("weather", WEATHER),
)
REST: Final = ("deck", "discards")


def lay_cards(g: Fief, words: Names, fortunes: list[int], lords: list[int]) -> None:
    """Cards nobody names lie beneath their decks in the order of the fresh game (or under the discard piles)."""
    box = CardBox()
    _in_play(g, box)
    for key, kind in ON_THE_MAP:
        mask = words.bishoprics(key)
        setattr(g, key, mask)
        box.take([kind] * mask.bit_count(), (key,))
    _hands(g, words, box)
    g.track = box.take(cards_of(words.items("track"), ("track",)), ("track",))
    if len(g.track) > TRACK or any(not is_disaster(kind) for kind in g.track):
        raise BadScenario(f"the track holds up to {TRACK} Disasters", ("track",))
    discards = box.take(cards_of(words.items("discards"), ("discards",)), ("discards",))
    on_top = {
        key: box.take(cards_of(words.items(key), (key,)), (key,)) for key in ("fortune_deck", "lord_deck")
    }
    for key, wanted in (("fortune_deck", False), ("lord_deck", True)):
        for kind in on_top[key]:
            if is_lord_card(kind) != wanted:
                raise BadScenario(f"{CARDS[kind]} belongs to the other deck", (key,))
    rest = words.position.get("rest", REST[0])
    if rest not in REST:
        raise BadScenario(f"the cards not named go to {' or '.join(REST)}, not {shown(rest)}", ("rest",))
    for key, order in (("fortune_deck", fortunes), ("lord_deck", lords)):
        left = box.rest(order, key == "lord_deck")
        pile = [kind for kind in discards if is_lord_card(kind) == (key == "lord_deck")]
        deck = on_top[key] + (left if rest == REST[0] else [])
        pile += [] if rest == REST[0] else left
        setattr(g, key, deck[::-1])
        setattr(g, key.replace("deck", "discard"), pile[::-1])


def _in_play(g: Fief, box: CardBox) -> None:
    """Cards that lie with a Lord: his own, d'Arc, and one for each Cardinal who was not bought."""
    box.take([lord for lord in range(N_LORDS) if g.family[lord] != NOBODY], ("lords",))
    box.take([DARC] if g.darc != NOBODY else [], ("darc",))
    held = [title for title in range(CARDINAL, CARDINAL + 3) if g.holder[title] != NOBODY]
    box.take([CARDINAL_CARD] * len(held), ("titles",))


def _hands(g: Fief, words: Names, box: CardBox) -> None:
    for seat, value, path in words.by_seat("hands"):
        kinds = box.take(cards_of(value, path), path)
        if len(kinds) > HAND_LIMIT or any(is_disaster(kind) for kind in kinds):
            raise BadScenario(f"a hand is at most {HAND_LIMIT} cards and never a Disaster", path)
        g.hands[seat] = tuple([drawn(kind, seat) for kind in kinds])
    for seat, value, path in words.by_seat("seen"):
        for name, cards in mapping(value, path, "seen goes by seat twice: {Red: {Blue: [tax]}}").items():
            owner = words.seat(name, (*path, name))
            for kind in cards_of(cards, (*path, name)):
                _show(g, owner, kind, seat, (*path, name))


def _show(g: Fief, owner: int, kind: int, seat: int, path: Path) -> None:
    """One more seat knows a card of the owner's hand."""
    hand = list(g.hands[owner])
    for place, card in enumerate(hand):
        if kind_of(card) == kind and not card >> CARD_BITS >> seat & 1:
            hand[place] = card | 1 << seat << CARD_BITS
            g.hands[owner] = tuple(hand)
            return
    raise BadScenario(f"no {CARDS[kind]} is in that hand to be seen", path)


@final
class CardBox:
    """The cards that no part of the position has claimed yet."""

    def __init__(self) -> None:
        self.left: Final = Counter([*LORD_DECK, *FORTUNES, *DISASTERS])

    def take(self, kinds: list[int], path: Path) -> list[int]:
        for kind in kinds:
            if not self.left[kind]:
                raise BadScenario(f"the box has no {CARDS[kind]} card left", path)
            self.left[kind] -= 1
        return kinds

    def rest(self, order: list[int], lord_deck: bool) -> list[int]:
        """What nobody claimed, first as a fresh deck has it, then the others."""
        found = [kind for kind in [*order, *self.left.elements()] if is_lord_card(kind) == lord_deck]
        left = +self.left
        rest: list[int] = []
        for kind in found:
            if left[kind]:
                left[kind] -= 1
                rest.append(kind)
        return rest
