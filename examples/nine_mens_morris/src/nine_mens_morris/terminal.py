"""The board in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from nine_mens_morris.points import FILES, MEN, RANKS
from oyez.cli.boards import Scene
from oyez.cli.terminal import SEAT_STYLES
from oyez.engine.words import Action

EMPTY: Final = "·"
PLAIN_EMPTY: Final = "+"
# The lines of the board, a letter's breadth apart: every point stands at an even column and line.
LINES: Final = (
    "  *-----------*-----------*",
    "  |           |           |",
    "  |   *-------*-------*   |",
    "  |   |       |       |   |",
    "  |   |   *---*---*   |   |",
    "  |   |   |       |   |   |",
    "  *---*---*       *---*---*",
    "  |   |   |       |   |   |",
    "  |   |   *---*---*   |   |",
    "  |   |       |       |   |",
    "  |   *-------*-------*   |",
    "  |           |           |",
    "  *-----------*-----------*",
)
WIDTH: Final = 4  # columns from file to file
FIRST: Final = 2  # the column of file a


def draw(scene: Scene) -> RenderableType:
    return Group(*[_line(scene, number) for number in range(len(LINES))], _files(), "", *_hands(scene))


def pointed_at(scene: Scene, action: Action) -> str:
    """An option says by itself which point it means."""
    return ""


def _line(scene: Scene, number: int) -> Text:
    rank, between = divmod(number, 2)
    line = Text(" " if between else RANKS[rank], style="dim")
    for column, sign in enumerate(LINES[number][1:], 1):
        if sign == "*":
            line.append_text(_point(scene, scene.view["board"][rank][(column - FIRST) // WIDTH]))
        else:
            line.append(sign, style="dim")
    return line


def _point(scene: Scene, man: int) -> Text:
    if not man:
        return Text(PLAIN_EMPTY if scene.plain else EMPTY, style="dim")
    return Text("OX"[man - 1] if scene.plain else "○●"[man - 1], style=f"bold {SEAT_STYLES[man - 1]}")


def _files() -> Text:
    return Text("  " + (" " * (WIDTH - 1)).join(FILES), style="dim")


def _hands(scene: Scene) -> list[Text]:
    """A line for each player: the sign of the men, those on the board and those in hand."""
    said = scene.narrator.language
    lines: list[Text] = []
    for seat, player in enumerate(scene.players):
        line = _point(scene, seat + 1).append(f" {player.name}: ")
        men, hand = scene.view["men"][seat], scene.view["hand"][seat]
        line.append(
            said.say("board-men", men=men, hand=hand, lost=MEN - men - hand), style="not bold default"
        )
        lines.append(line)
    return lines
