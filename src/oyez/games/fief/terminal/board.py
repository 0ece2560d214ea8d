"""Fief in a terminal: the map by fiefs, the Bishoprics, the families, the decks; 80 columns are enough."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.cli.players import initials
from oyez.cli.terminal import SEAT_STYLES
from oyez.engine.kernel import NOBODY
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import BISHOP, DARC, FAMINE, HARVEST, PLAGUE, QUEEN, RAIN, WEATHER
from oyez.games.fief.rules.doors import STRANGER
from oyez.games.fief.terminal.additions import additions, paragraphs
from oyez.games.fief.terminal.map import draw_fief, name_of, say, signs_of
from oyez.games.fief.terminal.offers import draw_offer

# What may lie on a Bishopric, as the view names it, and its card.
LYING: Final = {"rain": RAIN, "famine": FAMINE, "plague": PLAGUE, "harvest": HARVEST, "weather": WEATHER}

NOT_ALWAYS: Final = ("counter", "great")  # signs that the legend of the base game has not


def draw(scene: Scene) -> RenderableType:
    parts: list[RenderableType] = [_heading(scene), ""]
    for fief in range(len(scene.box["fiefs"])):
        parts += draw_fief(scene, fief)
    parts += ["", *_bishoprics(scene), ""]
    parts += [_family(scene, seat) for seat in range(len(scene.players))]
    parts += paragraphs(scene)
    parts += ["", *_now(scene), _decks(scene), *_numbers(scene), _legend(scene)]
    return Group(*parts)


def pointed_at(scene: Scene, action: Action) -> str:
    """Choices of Fief say all by themselves."""
    return ""


def _letter(scene: Scene, seat: int) -> str:
    return initials([player.name for player in scene.players])[seat]


def _heading(scene: Scene) -> Text:
    view = scene.view
    line = Text(say(scene, "round-of", round=max(view["round"], 1)), style="bold")
    phase = "over" if view["winners"] else view["phase"]
    line.append(f" · {say(scene, f'phase-{phase}')} · ", style="not bold")
    line.append(say(scene, "board-first", seat=name_of(scene, view["first"])), style="not bold")
    if not view["winners"]:
        active = view["active"]
        line.append(" · ", style="not bold")
        line.append(say(scene, "board-turn", seat=name_of(scene, active)), SEAT_STYLES[active])
    return line


def _bishoprics(scene: Scene) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for number, bishopric in enumerate(scene.view["bishoprics"]):
        line = Text(say(scene, "board-bishopric", number=number + 1), style="bold")
        lord = scene.view["titles"][BISHOP + number]
        if lord == NOBODY:
            line.append(f": {say(scene, 'board-no-bishop')}", style="not bold dim")
        else:
            seat = scene.view["lords"][lord]["family"]
            name = scene.narrator.noun("lord", lord)
            said = say(scene, "board-bishop", lord=name, seat=name_of(scene, seat))
            line.append(f": {said}", style=f"not bold {SEAT_STYLES[seat]}")
        lying = [scene.narrator.noun("card", card) for key, card in LYING.items() if bishopric[key]]
        if lying:
            line.append(f" · {', '.join(lying)}", style="not bold red")
        lines.append(line)
    return lines


def _family(scene: Scene, seat: int) -> RenderableType:
    """A line of what is counted, then one per Lord."""
    family = scene.view["families"][seat]
    line = Text(f"{_letter(scene, seat)} {name_of(scene, seat)}", style=f"bold {SEAT_STYLES[seat]}")
    if family["deniers"] is None:
        money = say(scene, "board-money-hidden")
    else:
        money = say(scene, "deniers", deniers=family["deniers"])
    men, knights, *others = family["stock"]
    parts = [
        money,
        say(scene, "board-points", points=family["victory_points"]),
        say(scene, "board-hand", lords=family["lord_cards"], fortunes=family["fortune_cards"]),
        say(scene, "board-markers", markers=family["markers"]),
        say(scene, "board-stock", men=men, knights=knights),
        *_pieces_left(scene, others, common=False),
    ]
    line.append(f" · {' · '.join(parts)}", style="not bold")
    known = [scene.narrator.noun("card", card) for card in family["cards"]]
    if known:
        line.append(f" [{', '.join(known)}]", style="not bold")
    return Group(line, *[Padding(_lord(scene, lord), (0, 0, 0, 2)) for lord in family["lords"]])


def _pieces_left(scene: Scene, stock: list[int], common: bool) -> list[str]:
    """Counters of further kinds that are left: those of one colour, or those that all share."""
    return [
        f"{scene.narrator.noun('piece', piece['word'])} {left}"
        for piece, left in zip(scene.box.get("pieces", ()), stock, strict=True)
        if piece["common"] == common
    ]


def _lord(scene: Scene, number: int) -> Text:
    lord = scene.view["lords"][number]
    line = Text(f"{signs_of(scene)['lord']}{scene.narrator.noun('lord', number)}")
    said = [_title(scene, title) for title in lord["titles"]]
    if lord["darc"]:
        said.append(scene.narrator.noun("card", DARC))
    if lord["spouse"] != NOBODY:
        said.append(say(scene, "board-married", lord=scene.narrator.noun("lord", lord["spouse"])))
    if lord["captor"] != NOBODY:
        said.append(_captivity(scene, lord["captor"]))
    if lord["excommunicated"]:
        said.append(say(scene, "board-excommunicated"))
    if lord["assassin"]:
        said.append(say(scene, "board-assassin"))
    said += [mark for each in additions() for mark in each.of_lord(scene, number)]
    said += [
        scene.narrator.noun("relic", relic)
        for relic, held in enumerate(scene.view["relics"])
        if held["lord"] == number
    ]
    line.append(f": {', '.join(said)}" if said else "", style="dim")
    return line


def _captivity(scene: Scene, captor: int) -> str:
    if captor == STRANGER:
        return say(scene, "board-captive-saracens")
    return say(scene, "board-captive", seat=name_of(scene, captor))


def _title(scene: Scene, title: int) -> str:
    if title == QUEEN and scene.view["regency"]:
        return say(scene, "title-regent")
    return scene.narrator.noun("title", title)


def _now(scene: Scene) -> list[RenderableType]:
    """The running battle or election and the offer on the table, if there is one."""
    lines: list[RenderableType] = []
    battle = scene.view["battle"]
    if battle is not None:
        said = say(
            scene,
            "board-battle",
            **scene.narrator.words("village", "village", battle["village"]),
            attacker=name_of(scene, battle["attacker"]),
            defender=name_of(scene, battle["defender"]),
        )
        lines.append(Text(said, style="bold red"))
    candidates = [lord for lord in scene.view["election"]["candidates"] if lord != NOBODY]
    if candidates:
        names = ", ".join([scene.narrator.noun("lord", lord) for lord in candidates])
        lines.append(Text(say(scene, "board-candidates", lords=names), style="bold"))
    return [*lines, *draw_offer(scene)]


def _decks(scene: Scene) -> Text:
    decks, supply = scene.view["decks"], scene.view["supply"]
    lords, fortunes = decks["lord"], decks["fortune"]
    parts = [
        say(scene, "board-lord-deck", cards=lords["cards"], discards=lords["discards"]),
        say(scene, "board-fortune-deck", cards=fortunes["cards"], discards=fortunes["discards"]),
    ]
    if fortunes["cards"]:
        back = "disaster" if fortunes["disaster_on_top"] else "fortune"
        parts.append(say(scene, "board-top", back=back))
    parts.append(say(scene, "board-track", cards=decks["track"]))
    parts.append(say(scene, "board-supply", strongholds=supply["strongholds"], mills=supply["mills"]))
    parts += _pieces_left(scene, scene.view["families"][0]["stock"][2:], common=True)
    return Text(" · ".join(parts), style="dim")


def _numbers(scene: Scene) -> list[RenderableType]:
    """Those of the owner of a box, where they are not ours."""
    numbers = scene.box.get("numbers", "")
    return [Text(say(scene, "board-numbers", numbers=numbers), style="bold")] if numbers else []


def _legend(scene: Scene) -> Text:
    signs = signs_of(scene)
    shown = {name: sign for name, sign in signs.items() if name not in NOT_ALWAYS}
    parts = [say(scene, "board-legend", **shown)]
    parts += [sign for each in additions() for sign in each.legend(scene)]
    return Text(" · ".join(parts), style="dim")
