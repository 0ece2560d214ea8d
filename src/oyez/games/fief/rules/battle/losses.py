"""Losses: how many counters go, whose, which Lords fall (Fief 6.2.2). Uprisings take theirs here too."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end
from oyez.engine.words import Action, Prompt
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE
from oyez.games.fief.rules.battle.hits import (
    HITS_PER_KNIGHT,
    legal_losses,
    lose_troops,
    pieces_hit,
    troops_hit,
)
from oyez.games.fief.rules.battle.rolls import engaged_lords
from oyez.games.fief.rules.battle.words import (
    CHOOSE_FALLEN,
    CHOOSE_LOSSES,
    FALL,
    LOSE_KNIGHTS,
    LOSS_OF,
    WHOSE_KNIGHT,
    WHOSE_MAN,
)
from oyez.games.fief.rules.board.pieces import FURTHER, HEAVY, LIGHT, count, next_kind, of
from oyez.games.fief.rules.board.tables import N_LORDS
from oyez.games.fief.rules.court.succession import die_together
from oyez.games.fief.rules.state import Fief

SIDES: Final = (ATTACK, DEFENCE)


def apply_hits(g: Fief, seat: Seat, village: int, hits: int) -> list[Step[Any]]:
    """The steps by which a player takes hits on his troops outside a battle; the caller refreshes the Village."""
    return [TakeLosses(seat, village, (seat,), hits, False)]


@final
class TakeLosses(Step[Fief]):
    """One side loses as many strength points as it can; only a real choice is asked (F-6.2.2-02, -03)."""

    def __init__(
        self, decider: Seat, village: int, seats: tuple[int, ...], hits: int, in_battle: bool
    ) -> None:
        self.decider: Final = decider
        self.village: Final = village
        self.seats: Final = seats
        self.hits: Final = hits
        self.in_battle: Final = in_battle

    def choices(self, g: Fief) -> list[tuple[int, int]]:
        men = knights = 0
        for seat in self.seats:
            more_men, more_knights = troops_hit(g, seat, self.village, self.in_battle)
            men += more_men
            knights += more_knights
        return legal_losses(men, knights, self.hits)

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        choices = self.choices(g)
        if len(choices) < 2:
            return ()
        options = tuple([LOSE_KNIGHTS[knights] for men, knights in choices])
        return (Decision(self.decider, self.prompt(g), options),)

    def prompt(self, g: Fief) -> Prompt:
        for seat in self.seats:
            if pieces_hit(g, seat, self.village, self.in_battle):
                return g.rules.kinds.loss_prompts[0]
        return CHOOSE_LOSSES

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.spread(g, action.noun)

    def run(self, g: Fief) -> None:
        self.spread(g, self.choices(g)[0][1])

    def spread(self, g: Fief, knights: int) -> None:
        men, fewest = self.choices(g)[0]
        men -= HITS_PER_KNIGHT * (knights - fewest)
        become(g, SpreadLosses(self.decider, self.village, self.seats, men, knights, self.in_battle))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is LOSE_KNIGHTS:
            return "F-6.2.2-03" if seat == self.decider else "F-6.2.2-02"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.decider, self.village, *self.seats, self.hits)


@final
class SpreadLosses(Step[Fief]):
    """The decider says whose counters go, Knights first; asked counter by counter where it matters (F-6.2.2-15)."""

    def __init__(
        self, decider: Seat, village: int, seats: tuple[int, ...], men: int, knights: int, in_battle: bool
    ) -> None:
        self.decider: Final = decider
        self.village: Final = village
        self.seats: Final = seats
        self.men: Final = men
        self.knights: Final = knights
        self.in_battle: Final = in_battle

    def losers(self, g: Fief) -> list[int]:
        """Members who have a counter of the kind that goes next."""
        kind = 1 if self.knights else 0
        return [s for s in self.seats if troops_hit(g, s, self.village, self.in_battle)[kind]]

    def matters(self, g: Fief) -> bool:
        """Whether a choice is left: not if all counters of that kind go anyway."""
        kind, wanted = (1, self.knights) if self.knights else (0, self.men)
        total = sum([troops_hit(g, s, self.village, self.in_battle)[kind] for s in self.seats])
        return 0 < wanted < total and len(self.losers(g)) > 1

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if not self.matters(g):
            return ()
        prompt: Prompt = WHOSE_KNIGHT if self.knights else WHOSE_MAN
        return (Decision(self.decider, prompt, tuple([LOSS_OF[seat] for seat in self.losers(g)])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.lose(g, action.noun, 1)

    def run(self, g: Fief) -> None:
        if not self.men and not self.knights:
            end(g)
            return
        kind, wanted = (1, self.knights) if self.knights else (0, self.men)
        loser = self.losers(g)[0]
        self.lose(g, loser, min(wanted, troops_hit(g, loser, self.village, self.in_battle)[kind]))

    def lose(self, g: Fief, loser: Seat, number: int) -> None:
        men, knights = (0, number) if self.knights else (number, 0)
        if len(self.seats) == 1:
            men, knights = self.men, self.knights  # told as one loss
        become(
            g,
            SpreadLosses(
                self.decider,
                self.village,
                self.seats,
                self.men - men,
                self.knights - knights,
                self.in_battle,
            ),
        )
        if pieces_hit(g, loser, self.village, self.in_battle):
            call(g, [LoseKinds(self.decider, self.village, loser, men, knights, 0, FURTHER, self.in_battle)])
        else:
            lose_troops(g, loser, self.village, men, knights, self.in_battle)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.decider, self.village, *self.seats, self.men, self.knights)


@final
class LoseKinds(Step[Fief]):
    """Where a player has troops of several kinds worth the same, the decider says how many of each go (X-GEN-44).

    Asked kind by kind; Men-at-Arms and Knights make up the rest.
    """

    def __init__(
        self,
        decider: Seat,
        village: int,
        loser: Seat,
        light: int,
        heavy: int,
        chosen: int,
        kind: int,
        in_battle: bool,
    ) -> None:
        self.decider: Final = decider
        self.village: Final = village
        self.loser: Final = loser
        self.light: Final = light  # still to be lost
        self.heavy: Final = heavy
        self.chosen: Final = chosen  # of further kinds, packed
        self.kind: Final = kind  # asked about next
        self.in_battle: Final = in_battle

    def bounds(self, g: Fief) -> tuple[int, int]:
        """The fewest and the most of this kind that may be among the losses."""
        kinds = g.rules.kinds.all
        points = kinds[self.kind].points
        wanted = self.light if points == LIGHT else self.heavy if points == HEAVY else 0
        pieces = pieces_hit(g, self.loser, self.village, self.in_battle)
        light, heavy = troops_hit(g, self.loser, self.village, self.in_battle)
        here = count(pieces, self.kind)
        rest = light if points == LIGHT else heavy  # those of the same worth that are not settled yet
        for kind in range(FURTHER, self.kind):
            if kinds[kind].points == points:
                rest -= count(pieces, kind)
        return max(0, wanted - (rest - here)), min(here, wanted)

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if self.kind == g.rules.kinds.count:
            return ()
        fewest, most = self.bounds(g)
        if fewest >= most:
            return ()
        lose = g.rules.kinds.all[self.kind].lose
        options = tuple([lose[number] for number in range(fewest, most + 1)])
        return (Decision(self.decider, g.rules.kinds.loss_prompts[1], options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.settle(g, action.noun)

    def run(self, g: Fief) -> None:
        if self.kind < g.rules.kinds.count:
            self.settle(g, self.bounds(g)[0])
            return
        end(g)
        lose_troops(g, self.loser, self.village, self.light, self.heavy, self.in_battle, self.chosen)

    def settle(self, g: Fief, number: int) -> None:
        """On to the next kind that he has there."""
        kinds = g.rules.kinds.all
        points = kinds[self.kind].points
        pieces = pieces_hit(g, self.loser, self.village, self.in_battle)
        become(
            g,
            LoseKinds(
                self.decider,
                self.village,
                self.loser,
                self.light - (number if points == LIGHT else 0),
                self.heavy - (number if points == HEAVY else 0),
                self.chosen + of(self.kind, number),
                next_kind(pieces, self.kind + 1, len(kinds)),
                self.in_battle,
            ),
        )

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "" if seat == self.decider else "F-6.2.2-02"

    def marks(self) -> tuple[int, ...]:
        return (
            self.decider,
            self.village,
            self.loser,
            self.light,
            self.heavy,
            self.chosen,
            self.kind - FURTHER,
        )


@final
class FallenLords(Step[Fief]):
    """Lords of both sides are killed at once; which ones is asked only if others survive (F-6.2.2-07, -11)."""

    def __init__(self, deciders: tuple[int, int], numbers: tuple[int, int], chosen: int) -> None:
        self.deciders: Final = deciders  # of attack and defence; likewise the next
        self.numbers: Final = numbers  # still to be chosen
        self.chosen: Final = chosen  # one bit each

    def standing(self, g: Fief, place: int) -> list[int]:
        if g.battle is None:
            return []
        return [x for x in engaged_lords(g, g.battle, SIDES[place]) if not self.chosen >> x & 1]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        for place in range(len(SIDES)):
            lords = self.standing(g, place)
            if 0 < self.numbers[place] < len(lords):
                return (Decision(self.deciders[place], CHOOSE_FALLEN, tuple([FALL[lord] for lord in lords])),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        attackers, defenders = self.numbers
        if action.noun in self.standing(g, 0):
            attackers -= 1
        else:
            defenders -= 1
        become(g, FallenLords(self.deciders, (attackers, defenders), self.chosen | 1 << action.noun))

    def run(self, g: Fief) -> None:
        end(g)
        doomed = self.chosen
        for place in range(len(SIDES)):
            if self.numbers[place]:
                for lord in self.standing(g, place):
                    doomed |= 1 << lord
        die_together(g, [lord for lord in range(N_LORDS) if doomed >> lord & 1])

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (*self.deciders, *self.numbers, self.chosen)
