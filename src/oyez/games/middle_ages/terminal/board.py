"""Middle-Ages in a terminal: the rows, the fiefdoms side by side, the pile and the Events."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.cli.players import initials
from oyez.cli.terminal import SEAT_STYLES
from oyez.engine.words import Action
from oyez.games.middle_ages.tables import EVENTS_USED, KINDS, NO_PLOT, ROUNDS, ROW, ROWS

TILE_WIDTH: Final = 12
SHORT: Final = 3  # letters of an estate's name that tell it apart in every language
# Each with a letter that a terminal without such signs still shows.
SIGNS: Final = {
    "farmer": "ψF",
    "chest": "▣C",
    "lord": "♚",
    "scout": "⚑",
    "here": "▶",
    "next": "→",
    "done": "✓",
}
PLAIN_SIGNS: Final = {
    "farmer": "F",
    "chest": "C",
    "lord": "@",
    "scout": "!",
    "here": ">",
    "next": "-",
    "done": "x",
}


def draw(scene: Scene) -> RenderableType:
    fiefdoms = _fiefdoms(scene)
    return Group(_heading(scene), _rows(scene), "", fiefdoms, _legend(scene), _pile(scene), _events(scene))


def pointed_at(scene: Scene, action: Action) -> str:
    """The tile on a spot, which matters more than the spot."""
    if action.verb.kind != "spot":
        return ""
    tile = scene.view["rows"][action.noun // ROW][action.noun % ROW]
    return scene.narrator.noun("tile", tile)


def _signs(scene: Scene) -> dict[str, str]:
    return PLAIN_SIGNS if scene.plain else SIGNS


def _heading(scene: Scene) -> Text:
    view, words = scene.view, scene.narrator.language
    line = Text(words.say("round-of", round=max(view["round"], 1), rounds=ROUNDS), style="bold")
    line.append(f" · {words.say('phase-' + view['phase'])} · ", style="not bold")
    line.append(scene.texts.say("board-order") + " ", style="not bold")
    for turn, seat in enumerate(view["order"]):
        line.append(" → " if turn else "", style="not bold dim")
        line.append(scene.players[seat].name, style=SEAT_STYLES[seat])
    return line


def _is_narrow(scene: Scene) -> bool:
    """Whether the widest row would not fit with whole names."""
    return scene.width < 5 + TILE_WIDTH * len(scene.view["rows"][0])


def _rows(scene: Scene) -> Table:
    """The four rows as they lie on the table; the spot 2-3 is in line 2, column 3."""
    view, signs = scene.view, _signs(scene)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    table.add_column("", width=3)
    for place in range(len(view["rows"][0])):
        table.add_column(str(place + 1), min_width=6 if _is_narrow(scene) else 8, header_style="dim")
    playing = (view["round"] - 1) % ROWS if view["round"] else -1
    following = view["round"] % ROWS if view["round"] < ROUNDS else -1  # M-2.3-03
    for row, tiles in enumerate(view["rows"]):
        sign = signs["here"] if row == playing else signs["next"] if row == following else " "
        label = Text(f"{sign}{row + 1}", style="bold" if row in (playing, following) else "dim")
        table.add_row(label, *[_tile(scene, row * ROW + place, tile) for place, tile in enumerate(tiles)])
    return table


def _tile(scene: Scene, spot: int, tile: int) -> Text:
    """Number and estate; below them the symbols, who stands there, and the number of the choice."""
    if not tile:
        return Text("·\n", style="dim")
    face, signs = scene.box["tiles"][tile - 1], _signs(scene)
    cell = Text()
    cell.append(f"{face['number']:>2} ", style="dim")
    name = scene.narrator.noun("estate", face["estate"])
    cell.append((name[:SHORT] if _is_narrow(scene) else name) + "\n", style="bold")
    marks = [(signs["farmer"] * face["farmers"], ""), (signs["chest"] * face["chests"], "")]
    for seat, letter in enumerate(initials([player.name for player in scene.players])):
        if scene.view["lords"][seat] == spot:
            marks.append((signs["lord"] + letter, f"reverse {SEAT_STYLES[seat]}"))
        if scene.view["scouts"][seat] == spot:
            marks.append((signs["scout"] + letter, SEAT_STYLES[seat]))
    number = _choice_at(scene, spot)
    if number:
        marks.append((f"[{number}]", "bold"))
    cell.append("" if _is_narrow(scene) else "   ")
    for mark, style in marks:
        if mark:
            cell.append(mark, style=style)
            cell.append(" ")
    return cell


def _choice_at(scene: Scene, spot: int) -> int:
    place = f" {spot // ROW + 1}-{spot % ROW + 1}"
    return next((number for text, number in scene.numbers.items() if text.endswith(place)), 0)


def _fiefdoms(scene: Scene) -> Table:
    """One column per player: tiles, income and tokens of each estate, then all that is counted."""
    view, signs = scene.view, _signs(scene)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    table.add_column("", min_width=8, no_wrap=True)
    for seat, player in enumerate(scene.players):
        letter = initials([each.name for each in scene.players])[seat]
        head = Text(f"{signs['lord']}{letter} {player.name}", style=SEAT_STYLES[seat])
        head.append(f"\n{player.bot or scene.texts.say('board-person')}", style="not bold dim")
        table.add_column(head)
    for estate in range(KINDS):
        name = scene.narrator.noun("estate", estate)
        table.add_row(name, *[_estate(scene, seat, estate) for seat in range(len(scene.players))])
    table.add_section()
    table.add_row(scene.texts.say("board-symbols"), *[_symbols(scene, board) for board in view["boards"]])
    table.add_row(
        scene.texts.say("board-cemetery"), *[_cemetery(scene, tiles) for tiles in view["cemeteries"]]
    )
    coins = [Text(str(coins), style="bold") for coins in view["coins"]]
    table.add_row(Text(scene.texts.say("board-coins"), style="bold"), *coins)
    return table


def _estate(scene: Scene, seat: int, estate: int) -> Text:
    """Such as "3 =12 + &Mil": 3 tiles, an income of 12, an Extra Coin, a Plot token of the Mill."""
    view, printed = scene.view, scene.box["estates"][estate]
    kinds = [scene.box["tiles"][tile - 1]["estate"] for tile in view["boards"][seat]]
    extra, plot = view["extra_coins"][seat][estate], view["plots"][seat][estate]
    counted = [*printed["counts"], *([plot] if plot != NO_PLOT else [])]
    income = (printed["rate"] + extra) * sum(kinds.count(kind) for kind in counted)
    tiles = kinds.count(estate)
    cell = Text(str(tiles) if tiles else "-", style="bold" if tiles else "dim")
    cell.append(f" ={income}" if income else "", style="not bold")
    cell.append(" +" if extra else "", style="not bold green")
    cell.append(
        f" &{scene.narrator.noun('estate', plot)[:SHORT]}" if plot != NO_PLOT else "", style="not bold cyan"
    )
    return cell


def _symbols(scene: Scene, board: list[int]) -> str:
    faces: list[dict[str, Any]] = [scene.box["tiles"][tile - 1] for tile in board]
    signs = _signs(scene)
    farmers, chests = sum(face["farmers"] for face in faces), sum(face["chests"] for face in faces)
    return f"{farmers}{signs['farmer']} {chests}{signs['chest']}"


def _cemetery(scene: Scene, tiles: list[int]) -> str:
    names = [scene.narrator.noun("estate", scene.box["tiles"][tile - 1]["estate"])[:SHORT] for tile in tiles]
    return " ".join(names) or "-"


def _legend(scene: Scene) -> Text:
    signs, mill = _signs(scene), scene.narrator.noun("estate", 1)[:SHORT]
    return Text(
        scene.texts.say(
            "board-legend",
            farmer=signs["farmer"],
            chest=signs["chest"],
            lord=signs["lord"],
            scout=signs["scout"],
            short=mill,
        ),
        style="dim",
    )


def _pile(scene: Scene) -> Text:
    view, texts = scene.view, scene.texts
    top = view["pile"]["top"]
    if top is None:
        parts = [texts.say("board-no-pile")]
    else:
        colour = texts.say(f"board-back-{top['back']}")
        parts = [texts.say("board-pile", tiles=view["pile"]["tiles"], number=top["number"], colour=colour)]
    if view["orange"]:
        parts.append(texts.say("board-second-pile", tiles=view["orange"]))
    parts.append(texts.say("board-discards", tiles=len(view["discards"])))
    parts.append(texts.say("board-extra-coins", coins=view["supply"]["extra_coins"]))
    plots = [scene.narrator.noun("estate", token)[:SHORT] for token in view["supply"]["plots"]]
    parts.append(texts.say("board-plots", plots=" ".join(plots) or "-"))
    return Text(" · ".join(parts))


def _events(scene: Scene) -> Text:
    view, signs = scene.view, _signs(scene)
    line = Text(scene.texts.say("board-events") + " ")
    for turn, event in enumerate(view["events"]):
        done = turn < view["events_done"]
        line.append(" · " if turn else "", style="dim")
        style = "dim" if done else "bold" if turn == view["events_done"] else ""
        mark = (
            signs["done"]
            if done
            else scene.texts.say("board-after", round=(turn + 1) * ROUNDS // EVENTS_USED)
        )
        line.append(f"{scene.narrator.noun('event', event)} ({mark})", style=style)
    return line
