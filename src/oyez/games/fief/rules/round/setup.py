"""Set-up (F-S): decks, starting Lords, the First Player, starting Villages."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, Tape, below, call, end, settle, shuffled, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.tables import (
    DIPLOMACY_MARKERS,
    DISASTERS,
    FORTUNES,
    LORD_DECK,
    MOST,
    N_LORDS,
    N_VILLAGES,
    NO_ROAD,
    PRINCIPAL,
    RELICS,
    STARTING_DENIERS,
    STRONGHOLD,
)
from oyez.games.fief.rules.court.captivity import put
from oyez.games.fief.rules.round.turn import ROUND
from oyez.games.fief.rules.round.words import (
    BECAME_FIRST,
    CHOOSE_FIRST,
    CHOOSE_VILLAGE,
    FIRST,
    JOINED_FAMILY,
    RELIC_LAID,
    SETTLE,
    SETTLED,
)
from oyez.games.fief.rules.state import Fief, turn_order


def setup(rules: Rules, seed: int, forced: list[int]) -> Fief:
    """Chance: the Fortune deck, the Lord deck, the First Player, cards put back while drawing Lords, relics."""
    g = empty_table(rules, seed, forced)
    g.fortune_deck = shuffled(g, [*FORTUNES, *DISASTERS])  # F-S-01
    g.lord_deck = shuffled(g, list(LORD_DECK))  # F-S-02
    for part in g.parts:
        part.begin(g)
    g.stack.append(ROUND[0])
    if rules.first_player_selection == "table_choice":
        call(g, [ChooseFirst()])
    else:
        seat_first(g, below(g, rules.seats))  # F-S-14
    settle(g)
    return g


def empty_table(rules: Rules, seed: int, forced: list[int]) -> Fief:
    """All pieces in their supplies, nobody on the map."""
    n = rules.seats
    return Fief(
        rules=rules,
        seed=seed,
        forced=forced,
        stack=[],
        pending=(),
        winners=(),
        tape=Tape(),
        round=0,
        phase=0,
        first=0,
        active=0,
        deniers=[STARTING_DENIERS] * n,
        hands=[()] * n,  # F-S-13
        diplomacy=[DIPLOMACY_MARKERS] * n,
        family=[NOBODY] * N_LORDS,
        at=[NOBODY] * N_LORDS,
        captor=[NOBODY] * N_LORDS,
        spouse=[NOBODY] * N_LORDS,
        titles=[0] * N_LORDS,
        holder=[NOBODY] * rules.n_titles,
        regency=False,
        heir_born=False,
        new_bishops=0,
        annulment_sought=0,
        hats_refused=0,
        excommunicated=NOBODY,
        excommunicated_in=0,
        darc=NOBODY,
        assassins=0,
        men_at_arms=[0] * (N_VILLAGES * MOST),
        knights=[0] * (N_VILLAGES * MOST),
        control=[NOBODY] * N_VILLAGES,
        arrivals=[()] * N_VILLAGES,
        mills=[0] * N_VILLAGES,
        forts=[0] * N_VILLAGES,
        sieges=[0] * (N_VILLAGES * MOST),
        relieved=[0] * N_VILLAGES,
        moves=[0] * N_LORDS,
        road=[NO_ROAD] * N_LORDS,
        tested=[0] * N_LORDS,
        bands=[],
        refusals=(),
        placed=[0] * (N_VILLAGES * MOST),
        fortune_deck=[],
        fortune_discard=[],
        lord_deck=[],
        lord_discard=[],
        track=[],
        rain=0,
        famine=0,
        plague=0,
        harvest=0,
        weather=0,
        taxes=(),
        candidates=[NOBODY] * n,
        ballots=[NOBODY] * (2 * n),
        ransom_funds=[0] * n,
        fought=(),
        column=None,
        battle=None,
        outcome=0,
        offers_made=0,
        deal=None,
        relic_lord=[NOBODY] * len(RELICS),
        relic_village=[NOBODY] * len(RELICS),
        relic_keeper=[NOBODY] * len(RELICS),
        relics_claimed=0,
        relics_refused=0,
        others=[0] * (N_VILLAGES * MOST) if rules.kinds.further else [],
        parts=[make(n) for _, make in rules.doors.parts],
    )


def seat_first(g: Fief, seat: Seat) -> None:
    """The First Player is known: in turn order everybody draws a Lord, then chooses a Village (F-S-11, F-S-15)."""
    g.first = g.active = seat
    tell(g, BECAME_FIRST, seat)
    draw_starting_lords(g)
    before = g.rules.holy_relics and g.rules.relic_setup_timing == "before_placement"
    if before:
        lay_relics(g)
    call(g, [ChooseVillage(s) for s in turn_order(g)])
    if g.rules.holy_relics and not before:
        g.stack.insert(len(g.stack) - g.rules.seats, LayRelics())


def draw_starting_lords(g: Fief) -> None:
    """A Cardinal or d'Arc does not count: back at once (EN) or set aside until all have a Lord (F-S-12)."""
    aside: list[int] = []
    for seat in turn_order(g):
        card = g.lord_deck.pop()
        while card >= N_LORDS:
            if g.rules.setup_special_lord_card == "reshuffle_immediately":
                g.lord_deck = shuffled(g, [*g.lord_deck, card])
            else:
                aside.append(card)
            card = g.lord_deck.pop()
        g.family[card] = seat
        tell(g, JOINED_FAMILY, seat, (card,))
    if aside:
        g.lord_deck = shuffled(g, g.lord_deck + aside)


@final
class ChooseFirst(Step[Fief]):
    """By flag the table agrees on the First Player; the seat that opened the table speaks for it (F-S-14)."""

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(0, CHOOSE_FIRST, FIRST.actions[: g.rules.seats]),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        seat_first(g, action.noun)


@final
class ChooseVillage(Step[Fief]):
    """Any Village that is still unoccupied (F-S-15)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        free = tuple([SETTLE[village] for village in range(N_VILLAGES) if not g.arrivals[village]])
        return (Decision(self.seat, CHOOSE_VILLAGE, free),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        village = action.noun
        here = village * MOST + seat
        g.knights[here] = 1  # F-S-10, F-S-16
        g.men_at_arms[here] = 3
        g.forts[village] = STRONGHOLD
        tell(g, SETTLED, seat, (village,))
        for lord in range(N_LORDS):
            if g.family[lord] == seat:
                put(g, lord, village)

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class LayRelics(Step[Fief]):
    def run(self, g: Fief) -> None:
        end(g)
        lay_relics(g)


def lay_relics(g: Fief) -> None:
    """One random relic on each Principal Village, face up (F-S-19, F-11.1-01)."""
    for village, relic in zip(PRINCIPAL, shuffled(g, list(range(len(RELICS)))), strict=True):
        g.relic_village[relic] = village
        tell(g, RELIC_LAID, NOBODY, (relic, village))
