"""How a battle ends: captives, control, engines, and what is left of a cavalcade (Fief 6.2.2, 6.2.3, 6.3)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action, Prompt
from oyez.games.fief.rules.battle.battle import (
    ATTACK,
    ATTACKER_WON,
    DEFENCE,
    UNDECIDED,
    Battle,
    other_side,
)
from oyez.games.fief.rules.battle.deciders import decider
from oyez.games.fief.rules.battle.hits import lose_troops
from oyez.games.fief.rules.battle.rolls import engaged_counters, engaged_lords, engaged_pieces, members
from oyez.games.fief.rules.battle.sieges import lift_siege
from oyez.games.fief.rules.battle.words import (
    BATTLE_WON,
    CAPTURE,
    CHOOSE_GUARD,
    GUARD,
    LEFT_FREE,
    SURRENDERED,
    TAKE_CAPTIVES,
    TAKE_OVER_CAPTIVES,
)
from oyez.games.fief.rules.board.control import refresh
from oyez.games.fief.rules.board.pieces import fewer
from oyez.games.fief.rules.board.tables import MOST, N_LORDS
from oyez.games.fief.rules.board.villages import is_present, troops_at
from oyez.games.fief.rules.cards.moment_words import AFTER_BATTLE
from oyez.games.fief.rules.cards.relics import take_the_field
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.captivity import capture, release_unguarded
from oyez.games.fief.rules.court.lords import follow
from oyez.games.fief.rules.doors import BATTLE_ENDED
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ALL, DONE


def conclude(g: Fief, outcome: int) -> None:
    """The battle is over: the step on top of the stack gives way to all that follows."""
    become(g, CloseBattle(outcome))
    if outcome != UNDECIDED:
        winners = ATTACK if outcome == ATTACKER_WON else DEFENCE
        call(g, [TakeCaptives(winners, False), TakeCaptives(winners, True)])


def surrender(g: Fief, side: int) -> None:
    """All troops of the side leave the map, its Lords fall to the enemy (F-6.3-01); call it before conclude."""
    battle = g.battle
    assert battle is not None
    tell(g, SURRENDERED, battle.principal(side), (battle.village,))
    for seat in members(battle, side):
        men, knights = engaged_counters(g, battle, seat)
        lose_troops(g, seat, battle.village, men, knights, True, engaged_pieces(g, battle, seat))


def possible_guards(g: Fief, battle: Battle, side: int, lord: int) -> list[int]:
    """Members of the winning side who have pieces there to guard him (F-6.0-14, F-6.2.3-04)."""
    return [
        seat for seat in members(battle, side) if seat != g.family[lord] and guards(g, seat, battle.village)
    ]


def guards(g: Fief, seat: Seat, village: int) -> bool:
    """A free Lord or troops, be they hired for a time (X-TAC-48)."""
    return is_present(g, seat, village) or troops_at(g, seat, village) > 0


def beaten_lords(g: Fief, battle: Battle, winners: int) -> list[int]:
    """Lords left over on the losing side (F-6.2.2-08)."""
    return engaged_lords(g, battle, other_side(winners))


def unguarded_captives(g: Fief, battle: Battle, winners: int) -> list[int]:
    """Captives in the Village whose guards were beaten, if the winner may take them over (F-6.2.3-10)."""
    if g.rules.captive_on_guard_defeat != "winner_may_take":
        return []
    found = []
    for lord in range(N_LORDS):
        captor = g.captor[lord]
        if captor != NOBODY and g.at[lord] == battle.village and not guards(g, captor, battle.village):
            found.append(lord)
    return found


@final
class TakeCaptives(Step[Fief]):
    """The winning side takes the Lords left over, or lets them stay free where that is allowed (F-6.2.2-16).

    With `old` it is about captives whose guards were beaten (F-6.2.3-10).
    """

    def __init__(self, winners: int, old: bool) -> None:
        self.winners: Final = winners
        self.old: Final = old

    def lords(self, g: Fief) -> list[int]:
        if g.battle is None:
            return []
        find = unguarded_captives if self.old else beaten_lords
        return [x for x in find(g, g.battle, self.winners) if possible_guards(g, g.battle, self.winners, x)]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = self.lords(g)
        if g.battle is None or not lords or not (self.old or g.rules.capture_optional):
            return ()
        options = [CAPTURE[lord] for lord in lords]
        if len(lords) > 1:
            options.append(ALL)
        prompt: Prompt = TAKE_OVER_CAPTIVES if self.old else TAKE_CAPTIVES
        return (Decision(decider(g, g.battle, self.winners), prompt, (*options, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action.verb is CAPTURE:
            call(g, [ChooseGuard(self.winners, action.noun)])
            return
        lords = self.lords(g)
        end(g)
        if action is ALL:
            self.seize(g, lords)
        elif not self.old:
            for lord in lords:
                tell(g, LEFT_FREE, g.family[lord], (lord,))

    def run(self, g: Fief) -> None:
        lords = [] if self.old else self.lords(g)
        end(g)
        self.seize(g, lords)

    def seize(self, g: Fief, lords: list[int]) -> None:
        steps: list[Step[Any]] = [ChooseGuard(self.winners, lord) for lord in lords]
        call(g, steps)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.winners, int(self.old))


@final
class ChooseGuard(Step[Fief]):
    """In a coalition its decider says who holds a captive (F-6.0-14)."""

    def __init__(self, winners: int, lord: int) -> None:
        self.winners: Final = winners
        self.lord: Final = lord

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if g.battle is None:
            return ()
        guards = possible_guards(g, g.battle, self.winners, self.lord)
        if len(guards) < 2:
            return ()
        return (
            Decision(
                decider(g, g.battle, self.winners), CHOOSE_GUARD, tuple([GUARD[seat] for seat in guards])
            ),
        )

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        capture(g, self.lord, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        assert g.battle is not None
        capture(g, self.lord, possible_guards(g, g.battle, self.winners, self.lord)[0])

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.winners, self.lord)


@final
class CloseBattle(Step[Fief]):
    """Control, titles and engines follow from who is left (F-5.1-12, F-6.3-11 to -13, F-6.4.2-07)."""

    def __init__(self, outcome: int) -> None:
        self.outcome: Final = outcome

    def run(self, g: Fief) -> None:
        assert g.battle is not None
        become(g, window(g, AFTER_BATTLE))
        if g.rules.occasions:
            follow(g, BATTLE_ENDED, g.battle.village, self.outcome)
        battle = g.battle
        g.battle = None
        g.outcome = self.outcome
        heir = NOBODY
        if self.outcome != UNDECIDED:
            winners = ATTACK if self.outcome == ATTACKER_WON else DEFENCE
            heir = battle.principal(winners)
            tell(g, BATTLE_WON, heir, (battle.village,))
            if g.rules.engine_lost_on_defeat == "on_defeat":
                lift_sieges(g, battle, other_side(winners))
        keep_survivors(g, battle)
        refresh(g, battle.village, heir)
        if heir != NOBODY and g.rules.holy_relics:
            take_the_field(g, battle.village, heir)
        release_unguarded(g, battle.village)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.outcome,)


def lift_sieges(g: Fief, battle: Battle, losers: int) -> None:
    for seat in members(battle, losers):
        if g.sieges[battle.village * MOST + seat]:
            lift_siege(g, seat, battle.village)


def keep_survivors(g: Fief, battle: Battle) -> None:
    """The column of a cavalcade holds what is left of it (F-5.2-19, F-5.2-22)."""
    column = g.column
    if column is None or not battle.cavalcade:
        return
    lords = captives = 0
    for lord in range(N_LORDS):
        if g.at[lord] == battle.village:
            if column.lords >> lord & 1 and g.captor[lord] == NOBODY:
                lords |= 1 << lord
            if column.captives >> lord & 1 and g.captor[lord] == column.seat:
                captives |= 1 << lord
    knights = min(battle.rider_knights, g.knights[battle.village * MOST + column.seat])
    pieces = 0
    if g.others:
        pieces = fewer(battle.rider_others, g.others[battle.village * MOST + column.seat])
    g.column = column.of(lords, captives, column.men, knights, others=pieces)
