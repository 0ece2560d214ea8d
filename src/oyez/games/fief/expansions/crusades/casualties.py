"""Losses of the crusaders: how many counters go, of which company and kind, which Lords fall (X-CRU-49, -94)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action, Prompt
from oyez.games.fief.expansions.crusades.army import at_place, commander, lords_at, troops_of, worth
from oyez.games.fief.expansions.crusades.part import Company, Crusade, crusade_of
from oyez.games.fief.expansions.crusades.words import (
    COMPANY_LOST,
    LOSS_FROM,
    PIECES_FELL,
    TAKEN_CAPTIVE,
    WHOSE_COMPANY,
)
from oyez.games.fief.rules.battle.hits import HITS_PER_KNIGHT, legal_losses
from oyez.games.fief.rules.battle.words import CHOOSE_FALLEN, CHOOSE_LOSSES, FALL, LOSE_KNIGHTS, LOSS_OF
from oyez.games.fief.rules.board.pieces import FURTHER, HEAVY, LIGHT, count, next_kind, of
from oyez.games.fief.rules.board.tables import N_LORDS
from oyez.games.fief.rules.cards.relics import lose_relics
from oyez.games.fief.rules.court.lords import follow
from oyez.games.fief.rules.court.succession import die_together
from oyez.games.fief.rules.doors import LOST_AWAY, STRANGER
from oyez.games.fief.rules.state import Fief


@final
class Casualties(Step[Fief]):
    """As many strength points as can be lost; only a real choice is asked (X-GEN-44)."""

    def __init__(self, place: int, hits: int) -> None:
        self.place: Final = place
        self.hits: Final = hits

    def choices(self, g: Fief) -> list[tuple[int, int]]:
        light, heavy = troops_of(g, crusade_of(g), self.place)
        return legal_losses(light, heavy, self.hits)

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        choices = self.choices(g)
        if len(choices) < 2:
            return ()
        options = tuple([LOSE_KNIGHTS[heavy] for _, heavy in choices])
        return (Decision(commander(g, crusade_of(g), self.place), self.prompt(g), options),)

    def prompt(self, g: Fief) -> Prompt:
        further = [company[5] & g.rules.kinds.troops for company in at_place(crusade_of(g), self.place)]
        return g.rules.kinds.loss_prompts[0] if any(further) else CHOOSE_LOSSES

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        light, fewest = self.choices(g)[0]
        light -= HITS_PER_KNIGHT * (action.noun - fewest)
        become(g, FromCompanies(self.place, light, action.noun))

    def run(self, g: Fief) -> None:
        light, heavy = self.choices(g)[0]
        become(g, FromCompanies(self.place, light, heavy))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-CRU-94" if action.verb is LOSE_KNIGHTS else ""

    def marks(self) -> tuple[int, ...]:
        return (self.place, self.hits)


@final
class FromCompanies(Step[Fief]):
    """The commander says from which company each counter goes, Knights first."""

    def __init__(self, place: int, light: int, heavy: int) -> None:
        self.place: Final = place
        self.light: Final = light
        self.heavy: Final = heavy

    def losers(self, g: Fief) -> list[Company]:
        """Companies that have a counter of the worth that goes next."""
        sort = 1 if self.heavy else 0
        return [company for company in at_place(crusade_of(g), self.place) if worth(g, company)[sort]]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        losers = self.losers(g)
        sort, wanted = (1, self.heavy) if self.heavy else (0, self.light)
        if len(losers) < 2 or not 0 < wanted < sum([worth(g, company)[sort] for company in losers]):
            return ()
        options = tuple([loss_of(company) for company in losers])
        return (Decision(commander(g, crusade_of(g), self.place), WHOSE_COMPANY, options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        for company in self.losers(g):
            if loss_of(company) is action:
                self.lose(g, company, 1)
                return

    def run(self, g: Fief) -> None:
        if not self.light and not self.heavy:
            end(g)
            return
        sort, wanted = (1, self.heavy) if self.heavy else (0, self.light)
        company = self.losers(g)[0]
        self.lose(g, company, min(wanted, worth(g, company)[sort]))

    def lose(self, g: Fief, company: Company, number: int) -> None:
        if self.heavy:
            become(g, FromCompanies(self.place, self.light, self.heavy - number))
            call(g, [OfKinds(self.place, company[0], company[1], HEAVY, number, 0, FURTHER)])
        else:
            become(g, FromCompanies(self.place, self.light - number, 0))
            call(g, [OfKinds(self.place, company[0], company[1], LIGHT, number, 0, FURTHER)])

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-CRU-94" if action.verb is LOSS_FROM or action.verb is LOSS_OF else ""

    def marks(self) -> tuple[int, ...]:
        return (self.place, self.light, self.heavy)


def loss_of(company: Company) -> Action:
    """A company goes by its Lord, troops without one by their player."""
    return LOSS_OF[company[0]] if company[1] == NOBODY else LOSS_FROM[company[1]]


@final
class OfKinds(Step[Fief]):
    """Where a company has troops of several kinds worth the same, the commander says how many of each go.

    Asked kind by kind, as in a battle in France; Men-at-Arms or Knights make up the rest.
    """

    def __init__(
        self, place: int, seat: Seat, lord: int, points: int, number: int, chosen: int, kind: int
    ) -> None:
        self.place: Final = place
        self.seat: Final = seat
        self.lord: Final = lord  # with his player the name of the company
        self.points: Final = points
        self.number: Final = number  # still to be lost
        self.chosen: Final = chosen  # of further kinds, packed
        self.kind: Final = kind  # asked about next

    def company(self, g: Fief) -> Company:
        for company in at_place(crusade_of(g), self.place):
            if company[0] == self.seat and company[1] == self.lord:
                return company
        raise AssertionError("a company is gone while it counts its losses")

    def bounds(self, g: Fief) -> tuple[int, int]:
        """The fewest and the most of this kind that may be among the losses."""
        company, kinds = self.company(g), g.rules.kinds.all
        if kinds[self.kind].points != self.points:
            return 0, 0
        here, rest = count(company[5], self.kind), company[3] if self.points == LIGHT else company[4]
        for later in range(self.kind + 1, len(kinds)):
            if kinds[later].points == self.points:
                rest += count(company[5], later)
        return max(0, self.number - rest), min(here, self.number)

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if self.kind == g.rules.kinds.count:
            return ()
        fewest, most = self.bounds(g)
        if fewest >= most:
            return ()
        lose = g.rules.kinds.all[self.kind].lose
        options = tuple([lose[number] for number in range(fewest, most + 1)])
        commands = commander(g, crusade_of(g), self.place)
        return (Decision(commands, g.rules.kinds.loss_prompts[1], options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.settle(g, action.noun)

    def run(self, g: Fief) -> None:
        if self.kind < g.rules.kinds.count:
            self.settle(g, self.bounds(g)[0])
            return
        end(g)
        reduce(g, self.company(g), self.points, self.number, self.chosen)

    def settle(self, g: Fief, number: int) -> None:
        """On to the next kind that the company has."""
        chosen = self.chosen + of(self.kind, number)
        left = self.number - number
        following = next_kind(self.company(g)[5], self.kind + 1, g.rules.kinds.count)
        become(g, OfKinds(self.place, self.seat, self.lord, self.points, left, chosen, following))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "" if seat == commander(g, crusade_of(g), self.place) else "X-CRU-94"

    def marks(self) -> tuple[int, ...]:
        return (self.place, self.seat, self.lord, self.points, self.number, self.chosen, self.kind - FURTHER)


def reduce(g: Fief, company: Company, points: int, plain: int, others: int) -> None:
    """Counters return to the stock: Men-at-Arms or Knights, and those of further kinds."""
    men, knights = (plain, 0) if points == LIGHT else (0, plain)
    replace(crusade_of(g), company, company[3] - men, company[4] - knights, company[5] - others)
    if plain:
        tell(g, COMPANY_LOST, company[0], (men, knights))
    for row in g.rules.kinds.further:
        kind, fallen = g.rules.kinds.all[row], count(others, row)
        if fallen:
            if kind.bound and company[1] != NOBODY:
                follow(g, LOST_AWAY, company[1], NOBODY)
            tell(g, PIECES_FELL, company[0], (kind.word, fallen))


def replace(c: Crusade, company: Company, men: int, knights: int, others: int) -> None:
    """A heap without a Lord and without counters is none."""
    number = c.companies.index(company)
    if company[1] == NOBODY and not men and not knights and not others:
        del c.companies[number]
    else:
        c.companies[number] = (*company[:3], men, knights, others, company[6])


def disband(g: Fief, place: int) -> None:
    """All troops at a place are gone; Bombards are, too."""
    c = crusade_of(g)
    for company in at_place(c, place):
        replace(c, company, 0, 0, 0)


def capture_lords(g: Fief, place: int) -> None:
    """The Lords left over become captives of the Saracens (X-CRU-49)."""
    c = crusade_of(g)
    for lord in lords_at(c, place):
        take_captive(g, lord)


def take_captive(g: Fief, lord: int) -> None:
    c = crusade_of(g)
    lose_relics(g, lord, NOBODY)
    c.companies = [company for company in c.companies if company[1] != lord]
    g.captor[lord] = STRANGER
    follow(g, LOST_AWAY, lord, NOBODY)
    tell(g, TAKEN_CAPTIVE, g.family[lord], (lord,))


@final
class Fallen(Step[Fief]):
    """Lords are killed by hits left over when all troops are dead; which ones, the commander says."""

    def __init__(self, place: int, number: int, chosen: int) -> None:
        self.place: Final = place
        self.number: Final = number  # still to be chosen
        self.chosen: Final = chosen  # one bit each

    def standing(self, g: Fief) -> list[int]:
        return [lord for lord in lords_at(crusade_of(g), self.place) if not self.chosen >> lord & 1]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = self.standing(g)
        if not 0 < self.number < len(lords):
            return ()
        options = tuple([FALL[lord] for lord in sorted(lords)])
        return (Decision(commander(g, crusade_of(g), self.place), CHOOSE_FALLEN, options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, Fallen(self.place, self.number - 1, self.chosen | 1 << action.noun))

    def run(self, g: Fief) -> None:
        end(g)
        doomed = self.chosen
        if self.number:
            for lord in self.standing(g):
                doomed |= 1 << lord
        die_together(g, [lord for lord in range(N_LORDS) if doomed >> lord & 1])

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-CRU-94" if action.verb is FALL else ""

    def marks(self) -> tuple[int, ...]:
        return (self.place, self.number, self.chosen)
