"""Holy relics (optional rule 11.1): who may take one, and where it goes when its bearer is gone.

A relic is carried by a Lord (relic_lord) or lies in a Village (relic_village); the Teeth, once used, do neither.
Grail and Spear work in battle/rolls.py, the Teeth in court/succession.py, Eyes and Bone in relic_powers.py.
"""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.battle import ATTACK, OUT, Battle
from oyez.games.fief.rules.board.tables import BISHOP, BISHOPRIC_OF, MOST, N_LORDS, RELICS
from oyez.games.fief.rules.board.villages import troops_at
from oyez.games.fief.rules.court.lords import beside, free_lords_at, is_bishop, is_cardinal, is_free, is_pope
from oyez.games.fief.rules.opportunities.words import (
    BEARER,
    CHOOSE_BEARER,
    PERMIT_RELIC,
    RELIC_LEFT,
    RELIC_SOUGHT,
    RELIC_WITHHELD,
    TOOK_RELIC,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def may_bear(g: Fief, relic: int, lord: int) -> bool:
    """First only clergy fetch a relic (F-11.1-02, -03); once claimed and lost, anybody may (F-11.1-11)."""
    if g.relics_claimed >> relic & 1:
        return True
    bishopric = BISHOPRIC_OF[g.relic_village[relic]]
    return g.holder[BISHOP + bishopric] == lord or is_cardinal(g, lord) or is_pope(g, lord)


def fetchers(g: Fief, seat: Seat, relic: int) -> list[int]:
    """Own free Lords who may take a relic that lies where they stand."""
    village = g.relic_village[relic]
    if village == NOBODY:
        return []
    return [lord for lord in free_lords_at(g, seat, village) if may_bear(g, relic, lord)]


def companions(g: Fief, seat: Seat, relic: int) -> list[int]:
    """Other own Lords beside the bearer, to whom he may pass the relic (F-11.1-07: no marker inside a family)."""
    bearer = g.relic_lord[relic]
    if bearer == NOBODY or g.family[bearer] != seat:
        return []
    if g.at[bearer] == NOBODY:
        return [lord for lord in beside(g, bearer) if g.family[lord] == seat]
    return [lord for lord in free_lords_at(g, seat, g.at[bearer]) if lord != bearer]


def keeper(g: Fief, relic: int) -> Seat:
    """A claimed relic among troops is held by their owner (F-11.1-08), or by NOBODY; its last holder's come first."""
    village = g.relic_village[relic]
    if village == NOBODY or not g.relics_claimed >> relic & 1:
        return NOBODY
    last = g.relic_keeper[relic]
    if last != NOBODY and troops_at(g, last, village):
        return last
    for seat in g.arrivals[village]:
        if troops_at(g, seat, village):
            return seat
    return NOBODY


def hosts(g: Fief, seat: Seat, relic: int) -> list[int]:
    """Whose permission taking a relic needs: who controls and occupies the Village, in PL who does either.

    Nobody's, if it is held by the player's own troops (F-11.1-08).
    """
    if keeper(g, relic) == seat:
        return []
    village = g.relic_village[relic]
    others = [other for other in g.arrivals[village] if other != seat]
    controller = g.control[village]
    if g.rules.relic_permission == "and":
        return [controller] if controller in others else []  # F-11.1-04
    if controller not in (NOBODY, seat) and controller not in others:
        others.append(controller)
    return others


def bar_take_relic(g: Fief, seat: Seat, relic: int) -> str:
    """The row that keeps a player from taking a relic, or ""."""
    if g.relic_village[relic] == NOBODY:
        return "F-11.1-06"
    if keeper(g, relic) not in (NOBODY, seat):
        return "F-11.1-08"
    if not fetchers(g, seat, relic):
        strangers = [x for x in free_lords_at(g, seat, g.relic_village[relic]) if is_bishop(g, x)]
        return "F-11.1-03" if strangers else "F-11.1-02"
    refused = g.relics_refused >> (relic * MOST + seat) & 1  # once in this round
    return "F-11.1-04" if refused and hosts(g, seat, relic) else ""


def bar_pass_relic(g: Fief, seat: Seat, relic: int) -> str:
    return "" if companions(g, seat, relic) else "F-11.1-07"


def pass_relic(g: Fief, seat: Seat, relic: int) -> Step[Any]:
    return choice_of_bearer(seat, relic, companions(g, seat, relic))


def take_relic(g: Fief, seat: Seat, relic: int) -> Step[Any]:
    """Those whose Village it is are asked first."""
    asked = hosts(g, seat, relic)
    if not asked:
        return fetch(g, seat, relic)
    tell(g, RELIC_SOUGHT, seat, (relic, g.relic_village[relic]))
    return PermitRelic(seat, relic, tuple(asked))


def fetch(g: Fief, seat: Seat, relic: int) -> Step[Fief]:
    return choice_of_bearer(seat, relic, fetchers(g, seat, relic))


@final
class PermitRelic(Step[Fief]):
    """Those whose Village it is let the relic go or not; one refusal is enough (F-11.1-04)."""

    def __init__(self, seat: Seat, relic: int, asked: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.relic: Final = relic
        self.asked: Final = asked  # who has still to answer

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.asked[0], PERMIT_RELIC, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is REFUSE:
            end(g)
            g.relics_refused |= 1 << (self.relic * MOST + self.seat)
            tell(g, RELIC_WITHHELD, seat, (self.relic, self.seat))
        elif len(self.asked) > 1:
            become(g, PermitRelic(self.seat, self.relic, self.asked[1:]))
        else:
            become(g, fetch(g, self.seat, self.relic))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.relic, *self.asked)


@final
class ChooseBearer(Step[Fief]):
    """Which of several Lords carries the relic from now on; those who died in the meantime do not."""

    def __init__(self, seat: Seat, relic: int, lords: int) -> None:
        self.seat: Final = seat  # who decides
        self.relic: Final = relic
        self.lords: Final = lords  # one bit each

    def left(self, g: Fief) -> list[int]:
        lords = [lord for lord in range(N_LORDS) if self.lords >> lord & 1]
        return [lord for lord in lords if g.family[lord] != NOBODY and is_free(g, lord)]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = self.left(g)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_BEARER, tuple([BEARER[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        carry(g, self.relic, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        for lord in self.left(g):  # one at most
            carry(g, self.relic, lord)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "F-11.1-02" if action.verb is BEARER else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.relic, self.lords)


def choice_of_bearer(seat: Seat, relic: int, lords: list[int]) -> Step[Fief]:
    return ChooseBearer(seat, relic, sum([1 << lord for lord in lords]))


def carry(g: Fief, relic: int, lord: int) -> None:
    """The relic stays with its Lord and moves with him (F-11.1-06)."""
    g.relic_lord[relic] = lord
    g.relic_village[relic] = g.relic_keeper[relic] = NOBODY
    g.relics_claimed |= 1 << relic
    tell(g, TOOK_RELIC, g.family[lord], (relic, lord))


def lose_relics(g: Fief, lord: int, captor: Seat) -> None:
    """A bearer dies (captor NOBODY) or is captured."""
    if g.rules.holy_relics:
        for relic in range(len(RELICS)):
            if g.relic_lord[relic] == lord:
                lose_relic(g, relic, captor, [])


def lose_relic(g: Fief, relic: int, captor: Seat, fallen: list[int]) -> None:
    """It lies where its bearer fell (F-11.1-08), never destroyed (F-11.1-10), until a successor takes it up.

    None of those who have `fallen` with him does.
    """
    lord = g.relic_lord[relic]
    village = g.at[lord]
    seat, heirs = successors(g, lord, captor)
    heirs = [heir for heir in heirs if heir not in fallen]
    if village == NOBODY:
        seat = NOBODY
        for place in g.rules.off_map:
            village = max(village, place.found_again(g, relic))  # X-CRU-87
    g.relic_lord[relic] = NOBODY
    g.relic_village[relic] = village
    g.relic_keeper[relic] = seat
    tell(g, RELIC_LEFT, NOBODY, (relic, village))
    if heirs:
        call(g, [choice_of_bearer(chooser(g, seat, heirs), relic, heirs)])


def successors(g: Fief, lord: int, captor: Seat) -> tuple[Seat, list[int]]:
    """Whose pieces hold what a Lord bore, and the Lords who take it up at once: his captor's (F-11.1-13), in battle
    his own player's, then those of his side (F-11.1-12), and in FR whoever stands there (F-11.1-11)."""
    village, owner = g.at[lord], g.family[lord]
    if village == NOBODY:
        return owner, beside(g, lord)
    if captor != NOBODY:
        return captor, free_lords_at(g, captor, village)
    own = [other for other in free_lords_at(g, owner, village) if other != lord]
    battle = g.battle
    if battle is not None and battle.village == village and battle.sides[owner] != OUT:
        return owner, own or fellows(g, battle, owner)
    if g.rules.relic_lost != "first_lord_gets":
        return owner, []
    for seat in g.arrivals[village]:
        if troops_at(g, seat, village):
            return owner, own
    others = [seat for seat in g.arrivals[village] if seat != owner]
    return owner, own or (free_lords_at(g, others[0], village) if others else [])


def fellows(g: Fief, battle: Battle, owner: Seat) -> list[int]:
    """Lords of the others on a player's side of a battle."""
    found: list[int] = []
    for seat in range(g.rules.seats):
        if seat != owner and battle.sides[seat] == battle.sides[owner]:
            found += free_lords_at(g, seat, battle.village)
    return found


def chooser(g: Fief, seat: Seat, heirs: list[int]) -> Seat:
    """Who says which Lord takes a relic up: their player, but in a coalition its decider (F-11.1-12, F-6.0-13)."""
    battle, player = g.battle, g.family[heirs[0]]
    if g.at[heirs[0]] == NOBODY:
        return player
    if player == seat or battle is None or battle.village != g.at[heirs[0]] or battle.sides[seat] == OUT:
        return player
    decider = battle.deciders[0 if battle.sides[seat] == ATTACK else 1]
    return battle.principal(battle.sides[seat]) if decider == NOBODY else decider


def claim_lost_relics(g: Fief, seat: Seat, village: int) -> None:
    """FR: the first Lord who comes to a relic lying alone gets it (F-11.1-11). Called when Lords came somewhere."""
    if not g.rules.holy_relics or g.rules.relic_lost != "first_lord_gets":
        return
    for relic in range(len(RELICS)):
        lost = g.relic_village[relic] == village and g.relics_claimed >> relic & 1
        if lost and keeper(g, relic) in (NOBODY, seat):
            call(g, [choice_of_bearer(seat, relic, free_lords_at(g, seat, village))])


def take_the_field(g: Fief, village: int, winner: Seat) -> None:
    """What the fallen bore goes to the Lords of who won the battle, else to his troops (F-11.1-13)."""
    for relic in range(len(RELICS)):
        lost = g.relic_village[relic] == village and g.relics_claimed >> relic & 1
        if lost and g.relic_keeper[relic] not in g.arrivals[village]:
            g.relic_keeper[relic] = winner
            call(g, [choice_of_bearer(winner, relic, free_lords_at(g, winner, village))])
