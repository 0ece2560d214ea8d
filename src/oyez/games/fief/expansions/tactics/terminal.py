"""Tactics in a terminal: reserves and the auction, the Guards, dice that lie there."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.engine.kernel import NOBODY
from oyez.games.fief.rules.board.tables import KING, QUEEN
from oyez.games.fief.terminal.additions import Additions
from oyez.games.fief.terminal.map import name_of, say, say_of

TACTICS: Final = "fief-tactics-page"
REIGNS: Final = (("king", KING), ("queen", QUEEN))


def draw_tactics(scene: Scene) -> list[RenderableType]:
    tactics = scene.view.get("tactics")
    if tactics is None:
        return []
    facts = _reserves(scene, tactics)
    for reign, (name, title) in enumerate(REIGNS):
        if scene.view["titles"][title] != NOBODY:
            raised = "raised" if tactics["guard_raised"][reign] else "open"
            facts.append(say_of(scene, TACTICS, f"guard-{name}-{raised}"))
    lines: list[RenderableType] = [Text(" · ".join(facts))] if facts else []
    if tactics["lowest_bid"]:
        lines.append(Text(" · ".join(_auction(scene, tactics)), style="bold"))
    attack, defence = tactics["dice"]
    if attack or defence:
        lines.append(_dice(scene, attack, defence))
    return lines


def _reserves(scene: Scene, tactics: dict[str, Any]) -> list[str]:
    facts = []
    for seat, number in enumerate(tactics["reserve"]):
        if number:
            owed = min(tactics["old"][seat], number)
            fact = say_of(scene, TACTICS, "told-reserve", seat=name_of(scene, seat), number=number)
            facts.append(f"{fact} ({say_of(scene, TACTICS, 'reserve-owed', number=owed)})" if owed else fact)
    return facts


def _auction(scene: Scene, tactics: dict[str, Any]) -> list[str]:
    """Who has bid is open, how much only for him who bid."""
    said = [
        say_of(scene, TACTICS, "auction"),
        say_of(scene, TACTICS, "auction-lot", number=tactics["pool"]),
    ]
    for seat, has_bid in enumerate(tactics["has_bid"]):
        if has_bid and seat != scene.view["seat"]:
            said.append(say_of(scene, TACTICS, "has-bid", seat=name_of(scene, seat)))
    if tactics["bid"] is not None:
        deniers = say(scene, "deniers", deniers=tactics["bid"])
        said.append(say_of(scene, TACTICS, "my-bid", deniers=deniers))
    return said


def _dice(scene: Scene, attack: list[int], defence: list[int]) -> Text:
    """Those of a roll before they count: attack against defence."""
    sides = [" ".join([str(face) for face in faces]) or "-" for faces in (attack, defence)]
    battle = scene.view["battle"]
    if battle is not None:
        names = [name_of(scene, battle[side]) for side in ("attacker", "defender")]
        sides = [f"{name}: {faces}" for name, faces in zip(names, sides, strict=True)]
    return Text(f"{' · '.join(sides)} ({say_of(scene, TACTICS, 'dice-lie')})", style="bold")


ADDITIONS: Final = Additions(lines=draw_tactics)
