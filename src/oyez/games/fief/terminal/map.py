"""The map of Fief in a terminal: each fief with its title and its Villages."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.cli.terminal import SEAT_STYLES
from oyez.engine.kernel import NOBODY
from oyez.games.fief.rules.board.tables import CITY, GREAT_STRONGHOLD, NO_FORT
from oyez.games.fief.terminal.additions import additions
from oyez.narration import language

SMALL: Final = "¹²³⁴⁵"
SIGNS: Final = {
    "lord": "♚",
    "man": "♟",
    "knight": "♞",
    "counter": "▪",
    "stronghold": "♜",
    "city": "♛",
    "mill": "✲",
    "engine": "⚔",
    "great": "♖",
}
PLAIN_SIGNS: Final = {
    "lord": "@",
    "man": "m",
    "knight": "k",
    "counter": "#",
    "stronghold": "S",
    "city": "C",
    "mill": "M",
    "engine": "!",
    "great": "G",
}
FORTS: Final = {CITY: "city", GREAT_STRONGHOLD: "great"}  # any other is a Stronghold


def say(scene: Scene, message: str, **values: str | int) -> str:
    return scene.narrator.language.say(message, **values)


def say_of(scene: Scene, file: str, message: str, **values: str | int) -> str:
    """What the page says of an expansion, which has its own file."""
    return language(scene.narrator.language.code, file).say(message, **values)


def signs_of(scene: Scene) -> dict[str, str]:
    return PLAIN_SIGNS if scene.plain else SIGNS


def name_of(scene: Scene, seat: int) -> str:
    return scene.players[seat].name


def draw_fief(scene: Scene, fief: int) -> list[RenderableType]:
    """The title, then the Villages where something is, then the names of the others."""
    view, board = scene.view, scene.box["board"]
    line = Text(scene.narrator.noun("title", fief), style="bold")
    holder = view["titles"][fief]
    line.append(": ", style="not bold")
    line.append_text(held(scene, holder))
    villages = [
        n for n, village in enumerate(board["villages"]) if village["fief"] == scene.box["fiefs"][fief]
    ]
    lively = [n for n in villages if _is_lively(scene, n)]
    parts: list[RenderableType] = [line]
    parts += [Padding(_village(scene, n), (0, 0, 0, 2)) for n in lively]
    others = ", ".join([_village_name(scene, n) + _choices(scene, n) for n in villages if n not in lively])
    if others:
        parts.append(Padding(Text(say(scene, "board-empty", villages=others), style="dim"), (0, 0, 0, 2)))
    return parts


def held(scene: Scene, lord: int) -> Text:
    if lord == NOBODY:
        return Text(say(scene, "board-vacant"), style="dim")
    seat = scene.view["lords"][lord]["family"]
    text = say(scene, "board-held", lord=scene.narrator.noun("lord", lord), seat=name_of(scene, seat))
    return Text(text, style=SEAT_STYLES[seat])


def _is_lively(scene: Scene, number: int) -> bool:
    village = scene.view["villages"][number]
    captives = [lord for lord in _lords_at(scene, number) if scene.view["lords"][lord]["captor"] != NOBODY]
    return bool(
        village["arrivals"]
        or village["control"] != NOBODY
        or village["fort"] != NO_FORT
        or village["mills"]
        or signs_in(scene, number)
        or captives
        or any(relic["village"] == number for relic in scene.view["relics"])
    )


def _village_name(scene: Scene, number: int) -> str:
    village = scene.box["board"]["villages"][number]
    bishopric = village["bishopric"]
    small = f"/{bishopric}" if scene.plain else SMALL[bishopric - 1]
    return f"{village['name']}{'*' if village['principal'] else ''}{small}"


def _choices(scene: Scene, number: int) -> str:
    """The numbers of the choices that point at a Village."""
    ending = f" {scene.box['villages'][number]}"
    found = [str(choice) for text, choice in scene.numbers.items() if text.endswith(ending)]
    return f" [{','.join(found)}]" if found else ""


def _lords_at(scene: Scene, village: int) -> list[int]:
    return [n for n, lord in enumerate(scene.view["lords"]) if lord is not None and lord["at"] == village]


def _village(scene: Scene, number: int) -> Text:
    """Such as "Blaye*¹ ♛ ✲2 · Aude ♚Arthur 3♟1♞": who controls it comes first."""
    village, signs = scene.view["villages"][number], signs_of(scene)
    owner = village["control"]
    style = SEAT_STYLES[owner] if owner != NOBODY else ""
    line = Text(f"{_village_name(scene, number):<18}", style=style)
    mills = f"{signs['mill']}{village['mills']}" if village["mills"] else ""
    line.append(
        f"{fort_sign(scene, village['fort']):<2}{mills:<3}{signs_in(scene, number)}", style="not bold"
    )
    seats = [owner] if owner != NOBODY else []
    seats += [seat for seat in village["arrivals"] if seat != owner]
    for place, seat in enumerate(seats):
        line.append(" · " if place else " ", style="not bold dim")
        line.append(name_of(scene, seat), style=SEAT_STYLES[seat])
        line.append(_pieces(scene, number, seat), style="not bold")
    for relic, lying in enumerate(scene.view["relics"]):
        if lying["village"] == number:
            line.append(f" + {scene.narrator.noun('relic', relic)}", style="not bold italic")
    line.append(_choices(scene, number), style="bold")
    return line


def signs_in(scene: Scene, village: int) -> str:
    """What expansions have built in a Village."""
    return "".join([sign for each in additions() for sign in each.in_village(scene, village)])


def fort_sign(scene: Scene, fort: int) -> str:
    return "" if fort == NO_FORT else signs_of(scene)[FORTS.get(fort, "stronghold")]


def _pieces(scene: Scene, village: int, seat: int) -> str:
    """Lords, captives in brackets, troops, and the engine of a siege."""
    view, signs = scene.view, signs_of(scene)
    said = ""
    for lord in _lords_at(scene, village):
        name = scene.narrator.noun("lord", lord)
        there = view["lords"][lord]
        if there["captor"] == seat:
            said += f" ({signs['lord']}{name})"
        elif there["family"] == seat and there["captor"] == NOBODY:
            said += f" {signs['lord']}{name}"
    troops = view["villages"][village]["troops"][seat]
    if troops["counters"]:
        said += f" {_troops(scene, troops)}"
    dice = view["villages"][village]["sieges"][seat]
    return said + (f" {signs['engine']}{dice}" if dice else "")


def _troops(scene: Scene, troops: dict[str, Any]) -> str:
    """Under fog of war the counters, and apart those of kinds that lie face up."""
    further = {piece["name"]: troops[piece["name"]] or 0 for piece in scene.box.get("pieces", ())}
    if troops["men"] is not None:
        return army(scene, troops["men"], troops["knights"], further)
    hidden = troops["counters"] - sum(further.values())
    return counters(scene, hidden) + army(scene, 0, 0, further)


def counters(scene: Scene, number: int) -> str:
    return f"{number}{signs_of(scene)['counter']}" if number else ""


def army(scene: Scene, men: int, knights: int, further: dict[str, int]) -> str:
    """Such as "3♟1♞", then further kinds by name."""
    signs = signs_of(scene)
    said = (f"{men}{signs['man']}" if men else "") + (f"{knights}{signs['knight']}" if knights else "")
    others = [say(scene, f"count-{name}", number=n) for name, n in further.items() if n]
    return " ".join([said, *others]) if said else ", ".join(others)
