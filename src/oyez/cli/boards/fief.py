"""Fief in a terminal: the map by fiefs, the Bishoprics, the families, the decks; 80 columns are enough."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.cli.players import initials
from oyez.cli.terminal import SEAT_STYLES
from oyez.engine.kernel import NOBODY
from oyez.engine.words import Action
from oyez.games.fief.tables import BISHOP, CITY, DARC, NO_FORT, QUEEN

SMALL: Final = "¹²³⁴⁵"
DISASTERS: Final = {"rain": 28, "famine": 29, "plague": 30, "harvest": 20, "weather": 21}
SIGNS: Final = {
    "lord": "♚",
    "man": "♟",
    "knight": "♞",
    "counter": "▪",
    "stronghold": "♜",
    "city": "♛",
    "mill": "✲",
    "engine": "⚔",
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
}


def draw(scene: Scene) -> RenderableType:
    parts: list[RenderableType] = [_heading(scene), ""]
    for fief in range(len(scene.box["fiefs"])):
        parts += _fief(scene, fief)
    parts += ["", *_bishoprics(scene), ""]
    parts += [_family(scene, seat) for seat in range(len(scene.players))]
    parts += ["", *_now(scene), _decks(scene), _legend(scene)]
    return Group(*parts)


def pointed_at(scene: Scene, action: Action) -> str:
    """Choices of Fief say all by themselves."""
    return ""


def _say(scene: Scene, message: str, **values: str | int) -> str:
    return scene.narrator.language.say(message, **values)


def _signs(scene: Scene) -> dict[str, str]:
    return PLAIN_SIGNS if scene.plain else SIGNS


def _name(scene: Scene, seat: int) -> str:
    return scene.players[seat].name


def _letter(scene: Scene, seat: int) -> str:
    return initials([player.name for player in scene.players])[seat]


def _heading(scene: Scene) -> Text:
    view = scene.view
    line = Text(_say(scene, "round-of", round=max(view["round"], 1)), style="bold")
    phase = "over" if view["winners"] else view["phase"]
    line.append(f" · {_say(scene, f'phase-{phase}')} · ", style="not bold")
    line.append(_say(scene, "board-first", seat=_name(scene, view["first"])), style="not bold")
    if not view["winners"]:
        line.append(" · ", style="not bold")
        line.append(_say(scene, "board-turn", seat=_name(scene, view["active"])), SEAT_STYLES[view["active"]])
    return line


def _fief(scene: Scene, fief: int) -> list[RenderableType]:
    """The title, then the Villages where something is, then the names of the others."""
    view, board = scene.view, scene.box["board"]
    line = Text(scene.narrator.noun("title", fief), style="bold")
    holder = view["titles"][fief]
    line.append(": ", style="not bold")
    line.append_text(_held(scene, holder))
    villages = [
        n for n, village in enumerate(board["villages"]) if village["fief"] == scene.box["fiefs"][fief]
    ]
    lively = [n for n in villages if _is_lively(scene, n)]
    parts: list[RenderableType] = [line]
    parts += [Padding(_village(scene, n), (0, 0, 0, 2)) for n in lively]
    others = ", ".join([_village_name(scene, n) + _choices(scene, n) for n in villages if n not in lively])
    if others:
        parts.append(Padding(Text(_say(scene, "board-empty", villages=others), style="dim"), (0, 0, 0, 2)))
    return parts


def _held(scene: Scene, lord: int) -> Text:
    if lord == NOBODY:
        return Text(_say(scene, "board-vacant"), style="dim")
    seat = scene.view["lords"][lord]["family"]
    text = _say(scene, "board-held", lord=scene.narrator.noun("lord", lord), seat=_name(scene, seat))
    return Text(text, style=SEAT_STYLES[seat])


def _is_lively(scene: Scene, number: int) -> bool:
    village = scene.view["villages"][number]
    captives = [lord for lord in _lords_at(scene, number) if scene.view["lords"][lord]["captor"] != NOBODY]
    return bool(
        village["arrivals"]
        or village["control"] != NOBODY
        or village["fort"] != NO_FORT
        or village["mills"]
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
    village, signs = scene.view["villages"][number], _signs(scene)
    owner = village["control"]
    style = SEAT_STYLES[owner] if owner != NOBODY else ""
    line = Text(f"{_village_name(scene, number):<18}", style=style)
    fort = "" if village["fort"] == NO_FORT else signs["city" if village["fort"] == CITY else "stronghold"]
    mills = f"{signs['mill']}{village['mills']}" if village["mills"] else ""
    line.append(f"{fort:<2}{mills:<3}", style="not bold")
    seats = [owner] if owner != NOBODY else []
    seats += [seat for seat in village["arrivals"] if seat != owner]
    for place, seat in enumerate(seats):
        line.append(" · " if place else " ", style="not bold dim")
        line.append(_name(scene, seat), style=SEAT_STYLES[seat])
        line.append(_pieces(scene, number, seat), style="not bold")
    for relic, lying in enumerate(scene.view["relics"]):
        if lying["village"] == number:
            line.append(f" + {scene.narrator.noun('relic', relic)}", style="not bold italic")
    line.append(_choices(scene, number), style="bold")
    return line


def _pieces(scene: Scene, village: int, seat: int) -> str:
    """Lords, captives in brackets, troops, and the engine of a siege."""
    view, signs = scene.view, _signs(scene)
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
    signs = _signs(scene)
    if troops["men"] is None:
        return f"{troops['counters']}{signs['counter']}"
    men = f"{troops['men']}{signs['man']}" if troops["men"] else ""
    knights = f"{troops['knights']}{signs['knight']}" if troops["knights"] else ""
    return men + knights


def _bishoprics(scene: Scene) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for number, bishopric in enumerate(scene.view["bishoprics"]):
        line = Text(_say(scene, "board-bishopric", number=number + 1), style="bold")
        lord = scene.view["titles"][BISHOP + number]
        if lord == NOBODY:
            line.append(f": {_say(scene, 'board-no-bishop')}", style="not bold dim")
        else:
            seat = scene.view["lords"][lord]["family"]
            name = scene.narrator.noun("lord", lord)
            said = _say(scene, "board-bishop", lord=name, seat=_name(scene, seat))
            line.append(f": {said}", style=f"not bold {SEAT_STYLES[seat]}")
        lying = [scene.narrator.noun("card", card) for key, card in DISASTERS.items() if bishopric[key]]
        if lying:
            line.append(f" · {', '.join(lying)}", style="not bold red")
        lines.append(line)
    return lines


def _family(scene: Scene, seat: int) -> RenderableType:
    """A line of what is counted, then one per Lord."""
    family = scene.view["families"][seat]
    line = Text(f"{_letter(scene, seat)} {_name(scene, seat)}", style=f"bold {SEAT_STYLES[seat]}")
    if family["deniers"] is None:
        money = _say(scene, "board-money-hidden")
    else:
        money = _say(scene, "deniers", deniers=family["deniers"])
    men, knights = family["stock"]
    parts = [
        money,
        _say(scene, "board-points", points=family["victory_points"]),
        _say(scene, "board-hand", lords=family["lord_cards"], fortunes=family["fortune_cards"]),
        _say(scene, "board-markers", markers=family["markers"]),
        _say(scene, "board-stock", men=men, knights=knights),
    ]
    line.append(f" · {' · '.join(parts)}", style="not bold")
    known = [scene.narrator.noun("card", card) for card in family["cards"]]
    if known:
        line.append(f" [{', '.join(known)}]", style="not bold")
    return Group(line, *[Padding(_lord(scene, lord), (0, 0, 0, 2)) for lord in family["lords"]])


def _lord(scene: Scene, number: int) -> Text:
    lord = scene.view["lords"][number]
    line = Text(f"{_signs(scene)['lord']}{scene.narrator.noun('lord', number)}")
    said = [_title(scene, title) for title in lord["titles"]]
    if lord["darc"]:
        said.append(scene.narrator.noun("card", DARC))
    if lord["spouse"] != NOBODY:
        said.append(_say(scene, "board-married", lord=scene.narrator.noun("lord", lord["spouse"])))
    if lord["captor"] != NOBODY:
        said.append(_say(scene, "board-captive", seat=_name(scene, lord["captor"])))
    if lord["excommunicated"]:
        said.append(_say(scene, "board-excommunicated"))
    if lord["assassin"]:
        said.append(_say(scene, "board-assassin"))
    said += [
        scene.narrator.noun("relic", relic)
        for relic, held in enumerate(scene.view["relics"])
        if held["lord"] == number
    ]
    line.append(f": {', '.join(said)}" if said else "", style="dim")
    return line


def _title(scene: Scene, title: int) -> str:
    if title == QUEEN and scene.view["regency"]:
        return _say(scene, "title-regent")
    return scene.narrator.noun("title", title)


def _now(scene: Scene) -> list[RenderableType]:
    """The running battle or election, if there is one."""
    lines: list[RenderableType] = []
    battle = scene.view["battle"]
    if battle is not None:
        said = _say(
            scene,
            "board-battle",
            village=scene.narrator.noun("village", battle["village"]),
            attacker=_name(scene, battle["attacker"]),
            defender=_name(scene, battle["defender"]),
        )
        lines.append(Text(said, style="bold red"))
    candidates = [lord for lord in scene.view["election"]["candidates"] if lord != NOBODY]
    if candidates:
        names = ", ".join([scene.narrator.noun("lord", lord) for lord in candidates])
        lines.append(Text(_say(scene, "board-candidates", lords=names), style="bold"))
    return lines


def _decks(scene: Scene) -> Text:
    decks, supply = scene.view["decks"], scene.view["supply"]
    lords, fortunes = decks["lord"], decks["fortune"]
    parts = [
        _say(scene, "board-lord-deck", cards=lords["cards"], discards=lords["discards"]),
        _say(scene, "board-fortune-deck", cards=fortunes["cards"], discards=fortunes["discards"]),
    ]
    if fortunes["cards"]:
        back = "disaster" if fortunes["disaster_on_top"] else "fortune"
        parts.append(_say(scene, "board-top", back=back))
    parts.append(_say(scene, "board-track", cards=decks["track"]))
    parts.append(_say(scene, "board-supply", strongholds=supply["strongholds"], mills=supply["mills"]))
    return Text(" · ".join(parts), style="dim")


def _legend(scene: Scene) -> Text:
    signs = _signs(scene)
    shown = {name: sign for name, sign in signs.items() if name != "counter"}
    return Text(_say(scene, "board-legend", **shown), style="dim")
