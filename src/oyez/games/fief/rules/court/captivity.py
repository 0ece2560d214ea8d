"""Captives: taking, guarding, freeing, and the chain of places where a Lord may stand (Fief 6.2.3, 2.4.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import arrive, refresh
from oyez.games.fief.rules.board.tables import N_LORDS, N_VILLAGES, NO_FORT, NO_ROAD
from oyez.games.fief.rules.board.villages import has_pieces, troops_at
from oyez.games.fief.rules.board.words import (
    ASKED_HOST,
    CAPTURED,
    FREED,
    HOST_LORD,
    HOST_REFUSED,
    PLACE_LORD,
    STAND,
    STOOD,
)
from oyez.games.fief.rules.cards.relics import claim_lost_relics, lose_relics
from oyez.games.fief.rules.court.lords import ally_of, follow, free_lords_at
from oyez.games.fief.rules.doors import CAPTURED as CAPTURED_LORD
from oyez.games.fief.rules.doors import CEDES, STRANGER
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE

FROM_AFAR: Final = 1 << STRANGER  # among the hosts who refused: a Lord who was away, so that he is no new one


def capture(g: Fief, lord: int, captor: Seat) -> None:
    """A Lord becomes a captive where he stands; he occupies nothing any more (F-5.1-20)."""
    lose_relics(g, lord, captor)
    g.captor[lord] = captor
    if g.rules.occasions:
        follow(g, CAPTURED_LORD, lord, captor)
    tell(g, CAPTURED, g.family[lord], (lord, captor))
    refresh(g, g.at[lord], captor)
    release_unguarded(g, g.at[lord])


def release(g: Fief, lord: int) -> None:
    """A captive is free; his owner puts him into the first open place of the chain (F-6.2.3-12)."""
    g.captor[lord] = NOBODY
    call(g, [Freedom(lord)])


def release_unguarded(g: Fief, village: int) -> None:
    """A captive stays captive only beside pieces of his captor (F-6.2.3-04), be they hired for a time (X-TAC-48)."""
    for lord in range(N_LORDS):
        captor = g.captor[lord]
        unheld = captor != NOBODY and g.at[lord] == village and captor not in g.arrivals[village]
        if unheld and not troops_at(g, captor, village):
            release(g, lord)


def put(g: Fief, lord: int, village: int) -> None:
    """A Lord comes to stand in a Village without moving there: no plague test (F-2.3.3-18, F-2.3.3-21)."""
    left = g.at[lord]
    g.at[lord] = village
    g.road[lord] = NO_ROAD  # he came by none
    tell(g, STOOD, g.family[lord], (lord, village))
    arrive(g, g.family[lord], village)
    if left not in (NOBODY, village):
        refresh(g, left)  # F-5.1-03: once free he counted as present there until he had a place
    claim_lost_relics(g, g.family[lord], village)


def places_for(g: Fief, lord: int, refused: int) -> list[int]:
    """The first non-empty step of the chain (F-2.4.1-05 to -08, F-6.2.3-12, -13); `refused` hosts are left out."""
    seat = g.family[lord]
    own = [village for village in range(N_VILLAGES) if g.control[village] == seat]
    fortified = [village for village in own if g.forts[village] != NO_FORT]
    if fortified:
        return fortified
    beside = [village for village in range(N_VILLAGES) if has_company(g, lord, village)]
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
        # F-12-G03: a new Lord, not a freed one
        g.at[lord] == NOBODY and not refused & FROM_AFAR and not has_pieces(g, seat)
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


def needs_host(g: Fief, lord: int, village: int) -> bool:
    """Whether somebody else controls the Village and must consent: never where an own Lord stands already."""
    seat, owner = g.family[lord], g.control[village]
    if owner in (NOBODY, seat) or owner == unasked_host(g, seat):
        return False
    return not has_company(g, lord, village)


def has_company(g: Fief, lord: int, village: int) -> bool:
    """Another own Lord stands there; those who were freed with him and wait for a place themselves do not."""
    for other in free_lords_at(g, g.family[lord], village):
        if other != lord and not is_homeless(g, other):
            return True
    return False


def is_homeless(g: Fief, lord: int) -> bool:
    """He is free and waits for a place."""
    for step in g.stack:
        if isinstance(step, (Freedom, PlaceLord)) and step.lord == lord:
            return True
    return False


def alliance_counts(g: Fief) -> bool:
    """In the English edition a marriage among three players forms no alliance (F-7.2-04)."""
    return g.rules.seats > 3 or g.rules.three_player_marriage != "no_alliance"


@final
class Freedom(Step[Fief]):
    """Of several who are freed at once each is named before his owner is asked for a place."""

    def __init__(self, lord: int) -> None:
        self.lord: Final = lord

    def run(self, g: Fief) -> None:
        if g.family[self.lord] == NOBODY:
            end(g)  # the blow that struck his guards killed him too
            return
        become(g, PlaceLord(self.lord, FROM_AFAR if g.at[self.lord] == NOBODY else 0))
        tell(g, FREED, g.family[self.lord], (self.lord,))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.lord,)


@final
class PlaceLord(Step[Fief]):
    """The owner chooses where a Lord stands, within the first open step of the chain."""

    def __init__(self, lord: int, refused: int) -> None:
        self.lord: Final = lord
        self.refused: Final = refused  # players who would not be host, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if g.family[self.lord] == NOBODY:
            return ()  # the blow that struck his guards killed him too
        places = self.places(g)
        if len(places) < 2 and not needs_host(g, self.lord, places[0]):
            return ()
        return (Decision(g.family[self.lord], PLACE_LORD, tuple([STAND[village] for village in places])),)

    def places(self, g: Fief) -> list[int]:
        """Nowhere at all (no rulebook foresees it): he stays where he was, or a new Lord goes where he likes."""
        found = places_for(g, self.lord, self.refused)
        if found:
            return found
        return list(range(N_VILLAGES)) if g.at[self.lord] == NOBODY else [g.at[self.lord]]

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.stand(g, action.noun)

    def run(self, g: Fief) -> None:
        if g.family[self.lord] == NOBODY:
            end(g)
        else:
            self.stand(g, self.places(g)[0])

    def stand(self, g: Fief, village: int) -> None:
        asked = not self.refused >> max(g.control[village], 0) & 1  # who refused is asked no more
        if needs_host(g, self.lord, village) and asked:
            become(g, HostLord(self.lord, village, self.refused))
            tell(g, ASKED_HOST, g.family[self.lord], (self.lord, village))
            return
        end(g)
        put(g, self.lord, village)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not STAND or action.noun in self.places(g):
            return ""
        new = g.at[self.lord] == NOBODY and not self.refused & FROM_AFAR
        return "F-2.4.1-05" if new else "F-6.2.3-12"

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
            tell(g, HOST_REFUSED, seat, (self.lord, self.village))
            return
        end(g)
        if g.rules.occasions and not g.arrivals[self.village]:
            follow(g, CEDES, self.village, g.family[self.lord])  # by the host's consent
        put(g, self.lord, self.village)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.lord, self.village, self.refused)
