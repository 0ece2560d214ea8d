"""Quiet moments: nothing goes on, so that cards, offers and gestures can be tried on their own."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Decision, Seat, Step, initiatives
from oyez.engine.scenario import Stage
from oyez.engine.words import Action, Prompt
from oyez.games.fief.explanations.why import why as why_not
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS
from tests.rules.fief.table import run, stage, state

QUIET: Final = Prompt("quiet", "", False)
HEAR_YE, CARDS, INCOME, PURCHASES, MOVEMENT, BATTLES, CLOSING = range(1, 8)


@final
class Quiet(Step[Fief]):
    """The player whose turn it is may wait as long as he likes."""

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(g.active, QUIET, (PASS,)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        pass


def quiet(seats: int = 4, /, *, in_phase: int = MOVEMENT, **position: Any) -> Stage:
    """A position between two effects, in Red's turn unless `active` says otherwise."""
    table = stage(seats, **{"phase": "none", **position})
    state(table).phase = in_phase
    return run(table, [Quiet()])


def holy(*, flags: dict[str, Any] | None = None, **position: Any) -> Stage:
    """A quiet moment in a game with relics."""
    return quiet(flags={"holy_relics": True, **(flags or {})}, **position)


def is_quiet(table: Stage) -> bool:
    return isinstance(table.g.stack[-1], Quiet)


def acts(table: Stage, name: str, *verbs: str) -> list[str]:
    """What a seat may do without being asked, of these verbs (all without any)."""
    found = initiatives(table.g, table.words.seat(name))
    return [action.text for action in found if not verbs or action.verb.name in verbs]


def asked(table: Stage, name: str) -> list[str]:
    """The options of the question a seat is asked, without its initiatives."""
    seat = table.words.seat(name)
    return [action.text for d in table.g.pending if d.seat == seat for action in d.options]


def why(table: Stage, choice: str) -> str:
    """The row that forbids a choice such as "Red play uprising" at this moment."""
    seat, action = table.words.choice(choice)
    return why_not(state(table), seat, action)[0]


def views(table: Stage, without: str = "") -> list[dict[str, object]]:
    """What everybody may know, spectators included, but for one seat."""
    seats = [seat for seat, name in enumerate(table.names) if name != without]
    return [GAME.view(state(table), seat) for seat in (*seats, SPECTATOR)]


def deal(table: Stage, proposer: str, partner: str, *parts: str, answer: str = "accept") -> Stage:
    """An offer at the table, such as deal(table, "Red", "Blue", "give-deniers 2", "want-card tax")."""
    table.play(f"{proposer} propose {table.words.seat(partner)}")
    for part in parts:
        table.play(f"{proposer} {part}")
    return table.play(f"{proposer} submit", f"{partner} {answer}")
