"""Positions for the battle tests: Red against Blue in one Village, Green and others beside them."""

from __future__ import annotations

from typing import Any

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle
from oyez.games.fief.rules.battle.rolls import dice_of, strength
from oyez.games.fief.rules.board.tables import VILLAGES
from tests.rules.fief.table import NAMES, stage, state

RED_LORDS = ("Arthur",)
BLUE_LORDS = ("Charles",)
GREEN_LORDS = ("Eric",)
YELLOW_LORDS = ("Henri",)


def faces(*shown: int) -> list[int]:
    """Chance results of battle dice that show so many hits (die 112233)."""
    return [2 * face - 2 for face in shown]


def field(
    *,
    place: str = "blaye",
    red: tuple[int, int] = (2, 1),
    blue: tuple[int, int] = (2, 1),
    green: tuple[int, int] | None = None,
    yellow: tuple[int, int] | None = None,
    red_lords: tuple[str, ...] = RED_LORDS,
    blue_lords: tuple[str, ...] = BLUE_LORDS,
    green_lords: tuple[str, ...] = (),
    yellow_lords: tuple[str, ...] = (),
    control: str = "Blue",
    fort: str = "none",
    seats: int = 4,
    edition: str = "",
    flags: dict[str, Any] | None = None,
    dice: list[int] | None = None,
    phase: str = "battles",
    elsewhere: dict[str, dict[str, str]] | None = None,
    **position: Any,
) -> Stage:
    """All armies stand in one Village; (2, 1) are two Men-at-Arms and a Knight. `elsewhere` adds Lords."""
    armies = {"Red": red, "Blue": blue, "Green": green, "Yellow": yellow}
    families = {"Red": red_lords, "Blue": blue_lords, "Green": green_lords, "Yellow": yellow_lords}
    lords = {name: dict.fromkeys(names, place) for name, names in families.items() if names}
    for name, more in (elsewhere or {}).items():
        lords[name] = {**lords.get(name, {}), **more}
    troops = {name: {place: list(army)} for name, army in armies.items() if army is not None}
    for name, more_troops in position.pop("more_troops", {}).items():
        troops[name] = {**troops.get(name, {}), **more_troops}
    whole = {
        "phase": phase,
        "lords": lords,
        "troops": troops,
        "control": {place: control, **position.pop("controls", {})},
        "forts": {place: fort, **position.pop("more_forts", {})},
        **position,
    }
    return stage(seats, edition=edition, flags=flags, chance=list(dice or []), **whole)


def asked(table: Stage, name: str) -> list[str]:
    """What a seat is asked now, initiatives left out."""
    seat = NAMES.index(name)
    return [action.text for d in table.g.pending if d.seat == seat for action in d.options]


def troops(table: Stage, name: str, place: str = "blaye") -> list[int]:
    found: list[int] = table.get(f"troops.{name}.{place}")
    return found


def why(table: Stage, choice: str) -> str:
    """The row that forbids a choice at this moment."""
    seat, action = table.words.choice(choice)
    return table.g.stack[-1].bar(table.g, seat, action)


def running(table: Stage) -> Battle:
    battle = state(table).battle
    assert battle is not None
    return battle


def dice(table: Stage) -> tuple[int, int]:
    """Dice of attack and defence in the running battle."""
    return dice_of(state(table), running(table), ATTACK), dice_of(state(table), running(table), DEFENCE)


def points(table: Stage) -> tuple[int, int]:
    """Strength points of attack and defence in the running battle."""
    return strength(state(table), running(table), ATTACK), strength(state(table), running(table), DEFENCE)


def village(name: str) -> int:
    return VILLAGES.index(name)


def decline_until(table: Stage, prompt: str) -> Stage:
    """Everybody does as little as possible until somebody is asked this."""
    while table.g.pending[0].prompt.name != prompt:
        decision = table.g.pending[0]
        texts = [action.text for action in decision.options]
        least = [text for text in texts if text in ("done", "pass") or text.startswith("continue")]
        table.play(f"{NAMES[decision.seat]} {least[0]}")
    return table
