"""Captives: taking, guarding, freeing, and the chain of places where a Lord may stand (Fief 6.2.3, 2.4.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.board import has_pieces
from oyez.games.fief.control import arrive, refresh
from oyez.games.fief.lords import ally_of, free_lords_at
from oyez.games.fief.relics import claim_lost_relics, lose_relics
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import N_LORDS, N_VILLAGES, NO_FORT, NO_ROAD
from oyez.games.fief.words.board import CAPTURED, FREED, HOST_LORD, PLACE_LORD, STAND, STOOD
from oyez.games.fief.words.nouns import ACCEPT, REFUSE


def capture(g: Fief, lord: int, captor: Seat) -> None:
    """A Lord becomes a captive where he stands; he occupies nothing any more (F-5.1-20)."""
    lose_relics(g, lord, captor)
    g.captor[lord] = captor
    tell(g, CAPTURED, g.family[lord], (lord, captor))
    refresh(g, g.at[lord], captor)
    release_unguarded(g, g.at[lord])


def release(g: Fief, lord: int) -> None:
    """A captive is free; his owner puts him into the first open place of the chain (F-6.2.3-12)."""
    g.captor[lord] = NOBODY
    tell(g, FREED, g.family[lord], (lord,))
    call(g, [PlaceLord(lord, 0)])


def release_unguarded(g: Fief, village: int) -> None:
    """A captive stays captive only beside pieces of his captor (F-6.2.3-04)."""
    for lord in range(N_LORDS):
        captor = g.captor[lord]
        if captor != NOBODY and g.at[lord] == village and captor not in g.arrivals[village]:
            release(g, lord)


def put(g: Fief, lord: int, village: int) -> None:
    """A Lord comes to stand in a Village without moving there: no plague test (F-2.3.3-18, F-2.3.3-21)."""
    g.at[lord] = village
    g.road[lord] = NO_ROAD  # he came by none
    tell(g, STOOD, g.family[lord], (lord, village))
    arrive(g, g.family[lord], village)
    claim_lost_relics(g, lord)


def places_for(g: Fief, lord: int, refused: int) -> list[int]:
    """The first non-empty step of the chain (F-2.4.1-05 to -08, F-6.2.3-12, -13); `refused` hosts are left out."""
    seat = g.family[lord]
    own = [village for village in range(N_VILLAGES) if g.control[village] == seat]
    fortified = [village for village in own if g.forts[village] != NO_FORT]
    if fortified:
        return fortified
    beside = [v for v in range(N_VILLAGES) if [x for x in free_lords_at(g, seat, v) if x != lord]]
    if beside:
        return beside
    if own and g.rules.lord_placement_steps == "four":
        return own
    return sorted(own + last_resorts(g, lord, refused))  # F-2.4.1-07: by flag one step


def last_resorts(g: Fief, lord: int, refused: int) -> list[int]:
    """Empty uncontrolled Villages, and those of the ally (EN) or of anybody who consents (FR, PL; F-2.4.1-08)."""
    seat = g.family[lord]
    ally = unasked_host(g, seat)
    anybody = g.rules.lord_placement_last_resort == "empty_or_any_consenting" or (
        g.at[lord] == NOBODY and not has_pieces(g, seat)  # F-12-G03: a new Lord, not a freed one
    )
    found = []
    for village in range(N_VILLAGES):
        owner = g.control[village]
        if owner in (NOBODY, ally) or (anybody and owner != seat and not refused >> owner & 1):
            found.append(village)
    return found


def unasked_host(g: Fief, seat: Seat) -> Seat:
    """In the English edition the ally takes a Lord in without being asked (F-2.4.1-08); NOBODY elsewhere."""
    if g.rules.lord_placement_last_resort == "empty_or_ally" and alliance_counts(g):
        return ally_of(g, seat)
    return NOBODY


def alliance_counts(g: Fief) -> bool:
    """In the English edition a marriage among three players forms no alliance (F-7.2-04)."""
    return g.rules.seats > 3 or g.rules.three_player_marriage != "no_alliance"


@final
class PlaceLord(Step[Fief]):
    """The owner chooses where a Lord stands, within the first open step of the chain."""

    def __init__(self, lord: int, refused: int) -> None:
        self.lord: Final = lord
        self.refused: Final = refused  # players who would not be host, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        places = places_for(g, self.lord, self.refused)
        if len(places) < 2 and not self.hosted(g, places):
            return ()
        return (Decision(g.family[self.lord], PLACE_LORD, tuple([STAND[village] for village in places])),)

    def hosted(self, g: Fief, places: list[int]) -> bool:
        return bool(places) and g.control[places[0]] not in (NOBODY, g.family[self.lord])

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        village = action.noun
        if self.hosted(g, [village]) and g.control[village] != unasked_host(g, seat):
            become(g, HostLord(self.lord, village, self.refused))
            return
        end(g)
        put(g, self.lord, village)

    def run(self, g: Fief) -> None:
        end(g)
        places = places_for(g, self.lord, self.refused)
        # Nowhere at all: he stays where he was (ruling; no rulebook foresees it).
        put(g, self.lord, places[0] if places else max(g.at[self.lord], 0))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.lord, self.refused)


@final
class HostLord(Step[Fief]):
    """The controller of a Village is asked to take in a Lord who has no other place (F-6.2.3-13)."""

    def __init__(self, lord: int, village: int, refused: int) -> None:
        self.lord: Final = lord
        self.village: Final = village
        self.refused: Final = refused

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(g.control[self.village], HOST_LORD, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is REFUSE:
            become(g, PlaceLord(self.lord, self.refused | 1 << seat))
            return
        end(g)
        put(g, self.lord, self.village)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.lord, self.village, self.refused)
