from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import (
    NOBODY,
    Decision,
    Seat,
    Step,
    Tape,
    become,
    below,
    call,
    end,
    settle,
    shuffled,
    tell,
    uncover,
)
from oyez.engine.words import Action
from tests.toy import words as w
from tests.toy.state import Rules, Toy

TURNS: Final = 6
BATTLE: Final = 0
CARD: Final = 1
ANSWERS: Final = ((w.AMBUSH, w.SCOUT), (w.FORGERY,))


def setup(rules: Rules, seed: int, forced: list[int]) -> Toy:
    n = rules.seats
    g = Toy(
        rules=rules,
        seed=seed,
        forced=forced,
        stack=[Turn(0)],
        pending=(),
        winners=(),
        tape=Tape(),
        turn=1,
        at=[2 * seat for seat in range(n)],
        score=[0] * n,
        deck=[w.AMBUSH] * 6 + [w.SCOUT] * 6 + [w.FORGERY] * 6 + [w.TRUCE] * 6,
        hands=[[] for _ in range(n)],
        ballots=[NOBODY] * n,
        fighters=[NOBODY, NOBODY],
        bonus=0,
    )
    g.deck = shuffled(g, g.deck)
    settle(g)
    return g


@final
class Turn(Step[Toy]):
    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, g: Toy) -> None:
        become(g, Turn(self.phase + 1))
        if self.phase == 0:
            draw(g)
        elif self.phase == 1:
            call(g, [Election()])
        elif self.phase == 2:
            call(g, [March(seat) for seat in range(g.rules.seats)])
        elif g.turn < TURNS:
            g.turn += 1
            become(g, Turn(0))
        else:
            best = max(g.score)
            g.winners = tuple(seat for seat in range(g.rules.seats) if g.score[seat] == best)

    def marks(self) -> tuple[int, ...]:
        return (self.phase,)


def draw(g: Toy) -> None:
    for seat in range(g.rules.seats):
        if g.deck:
            g.hands[seat].append(g.deck.pop())
            uncover(g)
            tell(g, w.DREW, seat, (g.hands[seat][-1],), to=1 << seat)


@final
class Election(Step[Toy]):
    """All vote at once and in secret; the count is an atomic effect."""

    def ask(self, g: Toy) -> tuple[Decision, ...]:
        seats = range(g.rules.seats)
        return tuple(
            [Decision(s, w.VOTING, w.VOTE.actions[: g.rules.seats]) for s in seats if g.ballots[s] == NOBODY]
        )

    def take(self, g: Toy, seat: Seat, action: Action) -> None:
        g.ballots[seat] = action.noun

    def run(self, g: Toy) -> None:
        end(g)
        uncover(g)
        for seat in range(g.rules.seats):
            if g.ballots.count(seat) * 2 > g.rules.seats:
                g.score[seat] += 1
                tell(g, w.ELECTED, seat)
        g.ballots = [NOBODY] * g.rules.seats

    def atomic(self, g: Toy) -> bool:
        return True


@final
class March(Step[Toy]):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Toy) -> tuple[Decision, ...]:
        here = g.at[self.seat]
        return (Decision(self.seat, w.MARCHING, (w.MARCH[(here - 1) % 8], w.MARCH[(here + 1) % 8], w.PASS)),)

    def take(self, g: Toy, seat: Seat, action: Action) -> None:
        end(g)
        if action is w.PASS:
            return
        g.at[seat] = action.noun
        tell(g, w.MARCHED, seat, (action.noun,))
        foes = [rival for rival in range(g.rules.seats) if rival != seat and g.at[rival] == action.noun]
        if foes:
            g.fighters = [seat, foes[0]]
            call(g, [Window(BATTLE, foes[0], 0), Clash()])

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Window(Step[Toy]):
    """A moment when cards may be played; it closes once every seat has passed in a row."""

    def __init__(self, moment: int, seat: Seat, passes: int) -> None:
        self.moment: Final = moment
        self.seat: Final = seat
        self.passes: Final = passes

    def ask(self, g: Toy) -> tuple[Decision, ...]:
        if self.passes == g.rules.seats:
            return ()
        hand = g.hands[self.seat]
        answers = [w.PLAY[card] for card in ANSWERS[self.moment] if card in hand]
        return (Decision(self.seat, w.RESPONDING, (*answers, w.PASS)),)

    def take(self, g: Toy, seat: Seat, action: Action) -> None:
        after = (seat + 1) % g.rules.seats
        if action is w.PASS:
            become(g, Window(self.moment, after, self.passes + 1))
            return
        g.hands[seat].remove(action.noun)
        tell(g, w.PLAYED, seat, (action.noun,))
        become(g, Window(self.moment, after, 0))
        call(g, [Window(CARD, after, 0), Effect(seat, action.noun)])

    def run(self, g: Toy) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.moment, self.seat, self.passes)


@final
class Effect(Step[Toy]):
    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: Toy) -> None:
        end(g)
        if self.card == w.FORGERY:
            end(g)  # nobody may answer a cancelled card
            victim = g.stack.pop()
            assert isinstance(victim, Effect)
            tell(g, w.CANCELLED, victim.seat, (victim.card,))
        else:
            g.bonus += 1 if self.card == w.AMBUSH else -1

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.card)


@final
class Clash(Step[Toy]):
    def run(self, g: Toy) -> None:
        end(g)
        attacker, defender = g.fighters
        margin = below(g, 6) + g.bonus - below(g, 6)
        winner, loser = (attacker, defender) if margin > 0 else (defender, attacker)
        g.score[winner] += 1
        g.at[loser] = 2 * loser
        g.fighters = [NOBODY, NOBODY]
        g.bonus = 0
        tell(g, w.FOUGHT, winner)


@final
class Truce(Step[Toy]):
    """An initiative: whoever calls a truce is asked to confirm it, then scores a point."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Toy) -> tuple[Decision, ...]:
        return (Decision(self.seat, w.GRANTING, (w.GRANT, w.PASS)),)

    def take(self, g: Toy, seat: Seat, action: Action) -> None:
        end(g)
        tell(g, w.TRUCE_CALLED, seat)
        if action is w.GRANT:
            g.score[seat] += 1
            tell(g, w.TRUCE_GRANTED, seat)

    def atomic(self, g: Toy) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)
