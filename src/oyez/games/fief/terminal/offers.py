"""The offer on the table in a terminal: what goes from whom to whom, as far as the reader may know it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from oyez.cli.boards import Scene
from oyez.games.fief.rules.diplomacy.deal import CAPTIVE, CARD, DENIERS, RELIC, VILLAGE
from oyez.games.fief.terminal.map import name_of, say, say_of

TALK: Final = "fief-talk"  # its sentences are there


def draw_offer(scene: Scene) -> list[Text]:
    """One line for each side. What is being put together, or whispered, others do not see."""
    deal = scene.view["deal"]
    if deal is None or deal["given"] is None:
        return []
    proposer, partner = name_of(scene, deal["proposer"]), name_of(scene, deal["partner"])
    arrow = "->" if scene.plain else "→"
    return [
        Text(f"{proposer} {arrow} {partner}: {_listed(scene, deal['given'])}", style="bold"),
        Text(f"{partner} {arrow} {proposer}: {_listed(scene, deal['wanted'])}", style="bold"),
    ]


def _listed(scene: Scene, items: list[list[int]]) -> str:
    return ", ".join([_item(scene, kind, noun) for kind, noun in items]) or say_of(scene, TALK, "nothing")


def _item(scene: Scene, kind: int, noun: int) -> str:
    words = scene.narrator
    if kind == DENIERS:
        return say(scene, "deniers", deniers=noun)
    if kind == CARD:
        return say_of(scene, TALK, "item-card", card=words.noun("card", noun))
    if kind == VILLAGE:
        return say_of(scene, TALK, "item-village", **words.words("village", "village", noun))
    if kind == RELIC:
        return words.noun("relic", noun)
    message = "item-captive" if kind == CAPTIVE else "item-freedom"
    return say_of(scene, TALK, message, lord=words.noun("lord", noun))
