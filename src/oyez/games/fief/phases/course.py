"""The phases of a round, in order (F-R-02)."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, end
from oyez.engine.words import Action
from oyez.games.fief.rules import Phase
from oyez.games.fief.state import Fief
from oyez.games.fief.words.board import PLACE_LORD
from oyez.games.fief.words.nouns import PASS

NAMES: Final = ("hear_ye", "cards", "income", "purchases", "movement", "battles", "closing")


@final
class Unwritten(Step[Fief]):
    """Stands for a phase that nobody has written yet, so that a round does not run away."""

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(g.first, PLACE_LORD, (PASS,)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)


def unwritten(g: Fief) -> list[Step[Any]]:
    return [Unwritten()]


def phase_named(name: str) -> Phase:
    try:
        module = import_module(f"oyez.games.fief.phases.{name}")
        found: Phase = getattr(module, name)
    except (ImportError, AttributeError):
        return unwritten
    return found


TURN: Final = tuple([phase_named(name) for name in NAMES])
