"""Holy relics (optional rule 11.1): who may take one, where it goes when its bearer is gone, and their powers.

A relic is carried by a Lord (relic_lord) or lies in a Village (relic_village); the Teeth, once used, do neither.
Grail and Spear work in phases/rolls.py.
"""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, end, tell
from oyez.engine.words import Action
from oyez.games.fief.battle import OUT
from oyez.games.fief.board import troops_at
from oyez.games.fief.lords import free_lords_at, is_cardinal, is_free, is_pope
from oyez.games.fief.state import Fief, turn_order
from oyez.games.fief.tables import (
    BISHOP,
    BISHOPRIC_OF,
    BONE,
    EYES,
    FAMINE,
    N_BISHOPRICS,
    RAIN,
    RELICS,
    TEETH,
)
from oyez.games.fief.words.nouns import ACCEPT, DONE, REFUSE
from oyez.games.fief.words.opportunities import (
    BEARER,
    CHOOSE_BEARER,
    END_FAMINE,
    FAMINE_TRIED,
    PASS_RELIC,
    PERMIT_RELIC,
    RAIN_SHIFTED,
    RELIC_LEFT,
    SHIFT_RAIN,
    TAKE_RELIC,
    TOOK_RELIC,
    USE_BONE,
    USE_EYES,
)


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


def keeper(g: Fief, relic: int) -> Seat:
    """A claimed relic among troops only is held by their owner (F-11.1-08), or by NOBODY."""
    village = g.relic_village[relic]
    if village == NOBODY or not g.relics_claimed >> relic & 1:
        return NOBODY
    for seat in g.arrivals[village]:
        if troops_at(g, seat, village):
            return seat
    return NOBODY


def host_of(g: Fief, seat: Seat, relic: int) -> Seat:
    """Whose permission taking a relic needs, or NOBODY (F-11.1-04)."""
    village = g.relic_village[relic]
    controller = g.control[village]
    others = [other for other in g.arrivals[village] if other != seat]
    if g.rules.relic_permission == "and":
        return controller if controller in others else NOBODY
    if controller not in (NOBODY, seat):
        return controller
    return others[0] if others else NOBODY


def bar_take_relic(g: Fief, seat: Seat, relic: int) -> str:
    """The row that keeps a player from taking a relic, or ""."""
    if g.relic_village[relic] == NOBODY:
        return "F-11.1-06"
    if keeper(g, relic) not in (NOBODY, seat):
        return "F-11.1-08"
    if g.relics_refused >> relic & 1 and host_of(g, seat, relic) != NOBODY:
        return "F-11.1-04"  # refused once in this round
    return "" if fetchers(g, seat, relic) else "F-11.1-02"


def relic_acts(g: Fief, seat: Seat) -> tuple[Action, ...]:
    """Initiatives with relics: at any time between effects (F-11.1-05)."""
    if not g.rules.holy_relics:
        return ()
    acts = [TAKE_RELIC[relic] for relic in range(len(RELICS)) if not bar_take_relic(g, seat, relic)]
    acts += [PASS_RELIC[relic] for relic in range(len(RELICS)) if companions(g, seat, relic)]
    return tuple(acts)


def companions(g: Fief, seat: Seat, relic: int) -> list[int]:
    """Other own Lords beside the bearer, to whom he may pass the relic (F-11.1-07: no marker inside a family)."""
    bearer = g.relic_lord[relic]
    if bearer == NOBODY or g.family[bearer] != seat or not is_free(g, bearer):
        return []
    return [lord for lord in free_lords_at(g, seat, g.at[bearer]) if lord != bearer]


def relic_step(g: Fief, seat: Seat, action: Action) -> Step[Any]:
    relic = action.noun
    if action.verb is not TAKE_RELIC:
        return ChooseBearer(seat, relic, False)
    host = host_of(g, seat, relic)
    return PermitRelic(seat, relic, host) if host != NOBODY else ChooseBearer(seat, relic, True)


@final
class PermitRelic(Step[Fief]):
    """The other player in the Village lets the relic go or not."""

    def __init__(self, seat: Seat, relic: int, host: Seat) -> None:
        self.seat: Final = seat
        self.relic: Final = relic
        self.host: Final = host

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.host, PERMIT_RELIC, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            become(g, ChooseBearer(self.seat, self.relic, True))
        else:
            end(g)
            g.relics_refused |= 1 << self.relic

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.relic, self.host)


@final
class ChooseBearer(Step[Fief]):
    """Which own Lord carries the relic."""

    def __init__(self, seat: Seat, relic: int, fetched: bool) -> None:
        self.seat: Final = seat
        self.relic: Final = relic
        self.fetched: Final = fetched

    def lords(self, g: Fief) -> list[int]:
        return fetchers(g, self.seat, self.relic) if self.fetched else companions(g, self.seat, self.relic)

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = self.lords(g)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_BEARER, tuple([BEARER[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        carry(g, self.relic, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        carry(g, self.relic, self.lords(g)[0])

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.relic, int(self.fetched))


def carry(g: Fief, relic: int, lord: int) -> None:
    """The relic stays with its Lord and moves with him (F-11.1-06)."""
    g.relic_lord[relic] = lord
    g.relic_village[relic] = NOBODY
    g.relics_claimed |= 1 << relic
    tell(g, TOOK_RELIC, g.family[lord], (relic, lord))


def lay_down(g: Fief, relic: int, village: int) -> None:
    """Without a Lord a relic has no power (F-11.1-09), but it is never destroyed (F-11.1-10)."""
    g.relic_lord[relic] = NOBODY
    g.relic_village[relic] = village
    tell(g, RELIC_LEFT, NOBODY, (relic, village))


def lose_relics(g: Fief, lord: int, captor: Seat) -> None:
    """A bearer dies or is captured: a Lord of his side in the battle or of his captor takes it, else it lies there."""
    if not g.rules.holy_relics:
        return
    village = g.at[lord]
    for relic in range(len(RELICS)):
        if g.relic_lord[relic] == lord:
            heir = next_bearer(g, lord, captor, village)
            if heir == NOBODY:
                lay_down(g, relic, village)
            else:
                carry(g, relic, heir)


def next_bearer(g: Fief, lord: int, captor: Seat, village: int) -> int:
    """The captor's Lord there (F-11.1-13); in battle an own Lord, then one of the same side (F-11.1-12)."""
    if captor != NOBODY:
        lords = free_lords_at(g, captor, village)
        return lords[0] if lords else NOBODY
    battle = g.battle
    if battle is None or battle.village != village:
        return NOBODY
    own = g.family[lord]
    side = battle.sides[own]
    beside = [x for x in free_lords_at(g, own, village) if x != lord]
    for seat in range(g.rules.seats):
        if side != OUT and battle.sides[seat] == side and seat != own:
            beside += free_lords_at(g, seat, village)
    return beside[0] if beside else NOBODY


def claim_lost_relics(g: Fief, lord: int) -> None:
    """FR: the first Lord who comes to a relic lying alone gets it (F-11.1-11)."""
    if not g.rules.holy_relics or g.rules.relic_lost != "first_lord_gets" or not is_free(g, lord):
        return
    for relic in range(len(RELICS)):
        claimed = g.relics_claimed >> relic & 1
        if claimed and g.relic_village[relic] == g.at[lord] and keeper(g, relic) in (NOBODY, g.family[lord]):
            carry(g, relic, lord)


def teeth_holder(g: Fief, dying: int) -> Seat:
    """Whose Lord can bring back one who just died: not the dying bearer himself (F-11.1-20 to -24)."""
    bearer = g.relic_lord[TEETH]
    if not g.rules.holy_relics or bearer in (NOBODY, dying):
        return NOBODY
    return g.family[bearer]


def holder_of_relic(g: Fief, relic: int) -> Seat:
    bearer = g.relic_lord[relic]
    return NOBODY if bearer == NOBODY else g.family[bearer]


def closing_powers(g: Fief) -> list[Step[Any]]:
    """At the end of the play-cards step the Eyes move the rain and the Bone ends famines, in turn order."""
    if not g.rules.holy_relics:
        return []
    steps: list[Step[Any]] = []
    for seat in turn_order(g):
        if g.rain and holder_of_relic(g, EYES) == seat:
            steps.append(UseEyes(seat, g.rain))
        if g.famine and holder_of_relic(g, BONE) == seat:
            steps.append(UseBone(seat, g.famine))
    return steps


@final
class RelicPowers(Step[Fief]):
    """Stands at the end of the Cards phase."""

    def run(self, g: Fief) -> None:
        end(g)
        g.stack.extend(closing_powers(g)[::-1])


@final
class UseEyes(Step[Fief]):
    """Each Heavy Rain may be tried once: the die names its new bishopric (F-11.1-17 to -19)."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left  # bishoprics whose rain was not tried yet, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        rains = [SHIFT_RAIN[b] for b in range(N_BISHOPRICS) if self.left & g.rain & 1 << b]
        if not rains:
            return ()
        return (Decision(self.seat, USE_EYES, (*rains, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
            return
        become(g, UseEyes(seat, self.left & ~(1 << action.noun)))
        die_shows = below(g, 6) + 1
        tell(g, RAIN_SHIFTED, seat, (action.noun, die_shows))
        there = die_shows - 1
        if there < N_BISHOPRICS and there != action.noun:
            g.rain &= ~(1 << action.noun)
            if g.rain >> there & 1:
                g.fortune_discard.append(RAIN)  # F-11.1-19
            g.rain |= 1 << there

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.left)


@final
class UseBone(Step[Fief]):
    """Each Famine may be tried once: 4 to 6 ends it (F-11.1-27, -28)."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        famines = [END_FAMINE[b] for b in range(N_BISHOPRICS) if self.left & g.famine & 1 << b]
        if not famines:
            return ()
        return (Decision(self.seat, USE_BONE, (*famines, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
            return
        become(g, UseBone(seat, self.left & ~(1 << action.noun)))
        die_shows = below(g, 6) + 1
        tell(g, FAMINE_TRIED, seat, (action.noun, die_shows))
        if die_shows >= 4:
            g.famine &= ~(1 << action.noun)
            g.fortune_discard.append(FAMINE)

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.left)
