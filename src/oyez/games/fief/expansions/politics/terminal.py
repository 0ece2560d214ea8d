"""Politics in a terminal: the toll at the bridges."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.cli.terminal import SEAT_STYLES
from oyez.engine.kernel import NOBODY
from oyez.games.fief.rules.board.tables import NO_FORT
from oyez.games.fief.terminal.additions import Additions
from oyez.games.fief.terminal.map import name_of, say_of

POLITICS: Final = "fief-politics-page"


def draw_toll(scene: Scene) -> list[RenderableType]:
    """What the bridges would pay now, then each bridge with those who collect there."""
    if "politics" not in scene.box.get("expansions", ()):
        return []
    line = Text(say_of(scene, POLITICS, "income-toll"), style="bold")
    for seat, family in enumerate(scene.view["families"]):
        if family["income"]["toll"]:
            line.append(" · ", style="not bold")
            line.append(f"{name_of(scene, seat)} {family['income']['toll']}", style=SEAT_STYLES[seat])
    bridges = [road["between"] for road in scene.box["board"]["roads"] if road["bridge"]]
    said = ", ".join([_bridge(scene, ends) for ends in bridges])
    return [line, Padding(Text(said, style="dim"), (0, 0, 0, 2))]


def _bridge(scene: Scene, ends: list[str]) -> str:
    """X-POL-04, X-POL-06: whoever controls an end that is not besieged; only one player if so agreed."""
    villages = [scene.box["villages"].index(end) for end in ends]
    only = scene.view.get("toll", {}).get("collector", NOBODY)
    seats: list[int] = []
    for village in villages:
        there = scene.view["villages"][village]
        besieged = there["fort"] != NO_FORT and any(there["sieges"])
        if there["control"] not in (NOBODY, *seats) and not besieged:
            seats.append(there["control"])
    names = [name_of(scene, seat) for seat in seats if only in (NOBODY, seat)]
    between = " - ".join([scene.box["board"]["villages"][village]["name"] for village in villages])
    return f"{between} ({', '.join(names)})" if names else between


ADDITIONS: Final = Additions(map_lines=draw_toll)
