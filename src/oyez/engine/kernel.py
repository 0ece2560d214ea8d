"""The kernel: a state, a stack of steps, and the loop that runs them."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from oyez.engine.keyed import keyed
from oyez.engine.splitmix import IS_MACHINE_CODE, MASK, scattered
from oyez.engine.words import Action, Fact, Prompt

Seat = int
NOBODY: Final = -1
EVERYBODY: Final = -1
LIMIT: Final = 10_000
GAMMA: Final = 0x9E3779B97F4A7C15


class IllegalAction(ValueError):
    """The action is neither an option of a pending decision of the seat nor one of its initiatives."""


class ForcedChance(ValueError):
    """A chance result laid down beforehand (by a record or a scenario) does not fit the question."""

    def __init__(self, result: int, results: int) -> None:
        super().__init__(f"chance result {result} is not between 0 and {results - 1}")
        self.results = results  # how many there were to choose from


@final
class Decision:
    """A question to one seat: choose one of these options."""

    def __init__(self, seat: Seat, prompt: Prompt, options: tuple[Action, ...]) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options


@final
class Event:
    """News for the players. Seats outside the mask `to` learn that it happened, not what it carries."""

    def __init__(self, fact: Fact, seat: Seat, args: tuple[int, ...], to: int) -> None:
        self.fact: Final = fact
        self.seat: Final = seat
        self.args: Final = args
        self.to: Final = to

    def seen_by(self, seat: Seat) -> Event:
        if self.to == EVERYBODY or (seat >= 0 and self.to >> seat & 1):
            return self
        return Event(self.fact, self.seat, (), self.to)


@final
class Tape:
    """What the real game records and searches do not: events, chance results, and what was uncovered."""

    def __init__(self) -> None:
        self.events: Final[list[Event]] = []
        self.chances: Final[list[int]] = []
        self.uncovered = 0
        # Secret moments that were over, each with the state at that time; kept only for whoever sets a list.
        self.moments: list[tuple[str, State]] | None = None


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of one's own need not be compiled
class State:
    """All that a game remembers. A game adds its board, its copy() and its snapshot()."""

    def __init__(
        self,
        seed: int,
        forced: list[int],
        stack: list[Step[Any]],
        pending: tuple[Decision, ...],
        winners: tuple[Seat, ...],
        tape: Tape | None,
    ) -> None:
        self.seed = seed
        self.forced = forced
        self.stack = stack
        self.pending = pending
        self.winners = winners
        self.tape = tape

    def copy(self) -> State:
        """A copy for searching: it shares every immutable part and records nothing."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, object]:
        """Every fact of the board under its field's name, made of numbers, texts and lists."""
        raise NotImplementedError

    def offers(self, seat: Seat) -> tuple[Action, ...]:
        """What the game lets `seat` do without being asked. Pure; read it through initiatives()."""
        return ()

    def seize(self, seat: Seat, action: Action) -> Step[Any]:
        """The step that carries out an initiative; the kernel puts it on the stack."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A box of the rulebook's flow chart. Immutable, so copies of a state share it."""

    def ask(self, g: S) -> tuple[Decision, ...]:
        """The decisions this step still awaits. Pure."""
        return ()

    def take(self, g: S, seat: Seat, action: Action) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def run(self, g: S) -> None:
        """Nothing is left to ask: do the rest, then call, become or end."""
        raise NotImplementedError

    def atomic(self, g: S) -> bool:
        """Whether this moment lies inside an effect that nobody may interrupt with an initiative."""
        return False

    def bar(self, g: S, seat: Seat, action: Action) -> str:
        """The ledger row that forbids `action` at this moment, or "" if none is known. Pure.

        It must use the same predicates as `ask`, so that options and reasons cannot drift apart.
        """
        return ""

    def marks(self) -> tuple[int, ...]:
        """What tells this step from others of its class."""
        return ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.marks()!r}"


def call(g: State, steps: list[Step[Any]]) -> None:
    """Do these steps, in this order, before the current one goes on."""
    stack = g.stack
    for place in range(len(steps) - 1, -1, -1):
        stack.append(steps[place])


def push(g: State, step: Step[Any]) -> None:
    """Do this step before the current one goes on: of several, the one pushed last comes first."""
    g.stack.append(step)


def become(g: State, step: Step[Any]) -> None:
    """The current step turns into this one."""
    g.stack[-1] = step


def end(g: State) -> None:
    """The current step is over."""
    g.stack.pop()


def settle(g: State) -> None:
    """Run until somebody must choose or the game is over."""
    stack = g.stack
    for _ in range(LIMIT):
        if not stack or g.winners:
            g.pending = ()
            return
        top = stack[-1]
        pending = top.ask(g)
        if pending:
            g.pending = pending
            return
        top.run(g)
    raise RuntimeError(f"runaway: {stack[-1]!r}")


def initiatives(g: State, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do now without being asked: acts between two atomic effects. Pure."""
    if not g.stack or g.winners or g.stack[-1].atomic(g):
        return ()
    return g.offers(seat)


def play(g: State, seat: Seat, action: Action) -> None:
    """The only way in: an answer to a pending decision, or else an initiative."""
    for decision in g.pending:
        if decision.seat == seat and offers(decision, action):
            g.stack[-1].take(g, seat, action)
            settle(g)
            return
    if action in initiatives(g, seat):
        g.stack.append(g.seize(seat, action))
        settle(g)
        return
    raise IllegalAction(f"seat {seat} cannot {action.text!r} now")


def offers(decision: Decision, action: Action) -> bool:
    """Whether it is one of the options; `in` would ask in machine code whether each of them is equal."""
    if not IS_MACHINE_CODE:
        return action in decision.options
    for option in decision.options:
        if option is action:
            return True
    return False


def below(g: State, n: int) -> int:
    """Chance: a number from 0 to n - 1. Forced results come first (replays, scenarios).

    The generator (one integer of the state: SplitMix64, or a keyed one if it has more than 64 bits) moves on
    even when the result is forced, so that a game replayed from its record continues exactly as the game it
    was recorded from.
    """
    is_keyed = g.seed > MASK
    g.seed = g.seed + 1 if is_keyed else (g.seed + GAMMA) & MASK
    if g.forced:
        result = g.forced.pop(0)
        if not 0 <= result < n:
            raise ForcedChance(result, n)
    else:
        result = keyed(g.seed, n) if is_keyed else scattered(g.seed, n)
    if g.tape is not None:
        g.tape.chances.append(result)
    return result


def shuffled(g: State, items: list[int], first: int = MASK) -> list[int]:
    """The items in random order, the first drawn first; only the `first` ones if that many are wanted.

    Each chance result is the place of the next item among those left in ascending order, so that an
    order wanted by a scenario can be written as chance results without knowing how they lay before.
    """
    left = sorted(items)
    return [left.pop(below(g, len(left))) for _ in range(min(first, len(left)))]


def tell(g: State, fact: Fact, seat: Seat, args: tuple[int, ...] = (), to: int = EVERYBODY) -> None:
    """Announce a fact; copies stay silent."""
    if g.tape is not None:
        g.tape.events.append(Event(fact, seat, args, to))


def tell_one(g: State, fact: Fact, seat: Seat, number: i64) -> None:
    """Announce a fact with one number to everybody. Without a tape it costs nothing, not even the tuple."""
    if g.tape is not None:
        g.tape.events.append(Event(fact, seat, (number,), EVERYBODY))


def tell_two(g: State, fact: Fact, seat: Seat, number: i64, other: i64) -> None:
    """The same with two numbers."""
    if g.tape is not None:
        g.tape.events.append(Event(fact, seat, (number, other), EVERYBODY))


def let_pass(g: State, prompt: Prompt) -> None:
    """A secret moment is over; a table that is silent at such moments must not depend on who was asked."""
    if g.tape is not None and g.tape.moments is not None:
        g.tape.moments.append((prompt.name, g.copy()))


def uncover(g: State) -> None:
    """Something hidden was shown: no choice before this moment may be taken back."""
    if g.tape is not None:
        g.tape.uncovered += 1
