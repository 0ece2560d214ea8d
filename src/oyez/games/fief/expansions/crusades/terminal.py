"""Outremer in a terminal: the objectives with who is there, those on the way, Saladin and his captives."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from oyez.cli.boards import Scene
from oyez.cli.terminal import SEAT_STYLES
from oyez.engine.kernel import NOBODY
from oyez.games.fief.expansions.crusades.part import AT_SEA, SALADIN_DEAD, SALADIN_FAR, SECOND, WAITING
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.terminal.additions import Additions
from oyez.games.fief.terminal.map import army, counters, fort_sign, held, name_of, say, say_of, signs_of

OUTREMER: Final = "fief-outremer"  # the sentences of the page
SARACEN: Final = ("☾", "s")  # the sign, and the one for terminals that print only ASCII
STAGES: Final = ("stage-none", "stage-first", "stage-second")
# What the objectives are called in the numbers, in the order of the nouns "objective".
KINDS: Final = ("jerusalem", "antioch", "tripoli", "edessa", "acre", "ascalon", "jaffa", "caravan")


def draw_outremer(scene: Scene) -> list[RenderableType]:
    """Nothing in a game without Crusades."""
    crusade = scene.view.get("crusade")
    if crusade is None:
        return []
    heading = Text(word(scene, "map-outremer"), style="bold")
    heading.append(f" · {word(scene, STAGES[crusade['stage']])}", style="not bold")
    lines: list[RenderableType] = [*_objectives(scene, crusade), *_titles(scene, crusade)]
    if crusade["stage"]:
        lines += [*_under_way(scene, crusade), Text(_saladin(scene, crusade))]
    lines += [*_battle(scene, crusade), *_told(scene, crusade)]
    return [heading, *[Padding(line, (0, 0, 0, 2)) for line in lines]]


def word(scene: Scene, message: str, **values: str | int) -> str:
    return say_of(scene, OUTREMER, message, **values)


def crusader_marks(scene: Scene, lord: int) -> list[str]:
    """Where a Lord is if he is not in France, and whether the Church has cast him out."""
    crusade = scene.view.get("crusade")
    if crusade is None:
        return []
    name, marks = scene.box["lords"][lord], []
    for company in crusade["companies"]:
        if company["lord"] == lord:
            marks += [word(scene, "is-away"), _whereabouts(scene, crusade, company["place"])]
    marks += [word(scene, "renegade")] if name in crusade["renegades"] else []
    return marks + ([word(scene, "guilty")] if name in crusade["guilty"] else [])


def _whereabouts(scene: Scene, crusade: dict[str, Any], place: int) -> str:
    if place == AT_SEA:
        return word(scene, "away-sea")
    if place == WAITING:
        return word(scene, "away-waiting")
    return word(scene, "away-at", name=_name(scene, crusade["board"][crusade["tiles"][place]]))


def _name(scene: Scene, tile: dict[str, Any]) -> str:
    """With a capital in every language, as on a map; an owner of another box may have other names."""
    name: str = tile["name"]
    known = scene.narrator.noun("objective", KINDS.index(name)) if name in KINDS else name
    return known[:1].upper() + known[1:]


def _objectives(scene: Scene, crusade: dict[str, Any]) -> list[RenderableType]:
    """Those of a running Crusade one by one, by number; otherwise the names of all that can still be drawn."""
    lines: list[RenderableType] = []
    for place in range(len(crusade["tiles"])):
        lines.append(_objective(scene, crusade, place))
        lines += [Padding(line, (0, 0, 0, 3)) for line in _crusaders(scene, crusade, place)]
    if not lines:
        names = [_name(scene, crusade["board"][tile]) for tile in crusade["pool"]]
        several = {name: f" x{names.count(name)}" if names.count(name) > 1 else "" for name in names}
        lines.append(Text(", ".join([name + times for name, times in several.items()]), style="dim"))
    return lines


def _objective(scene: Scene, crusade: dict[str, Any], place: int) -> Text:
    """Such as "1 Jerusalem  ♛ 7☾ (Kingdom of Jerusalem) · Aude commands the crusaders here. [4]"."""
    tile = crusade["board"][crusade["tiles"][place]]
    line = Text(f"{place + 1:>2} {_name(scene, tile):<11}{fort_sign(scene, tile['fort']):<2}", style="bold")
    guards = crusade["garrisons"][place]
    line.append(f"{guards}{SARACEN[scene.plain]}" if guards else "- ", style="not bold red")
    line.append(f" ({_prize(scene, tile)})", style="not bold dim")
    commander = crusade["commanders"][place]
    if commander != NOBODY:
        message = "held-by" if place in crusade["held"] else "before-it"
        line.append(f" · {word(scene, message, family=name_of(scene, commander))}", style="not bold dim")
    chosen = scene.numbers.get(f"seek-objective {place + 1}")
    line.append(f" [{chosen}]" if chosen else "", style="bold")
    return line


def _crusaders(scene: Scene, crusade: dict[str, Any], place: int) -> list[Text]:
    """The families at an objective, a line for each."""
    lines = []
    for seat in range(len(scene.players)):
        there = _pieces(scene, crusade, seat, place)
        if there:
            line = Text(name_of(scene, seat), style=SEAT_STYLES[seat])
            lines.append(line.append(there, style="not bold"))
    return lines


def _prize(scene: Scene, tile: dict[str, Any]) -> str:
    if tile["title"] == NOBODY:
        return say(scene, "deniers", deniers=tile["deniers"])
    return scene.narrator.noun("title", tile["title"])


def _pieces(scene: Scene, crusade: dict[str, Any], seat: int, place: int) -> str:
    """Lords with their companies, troops without a Lord, and the siege engine of a family at one place."""
    said = ""
    for company in crusade["companies"]:
        if company["seat"] == seat and company["place"] == place:
            lord = company["lord"]
            said += f" {signs_of(scene)['lord']}{scene.narrator.noun('lord', lord)}" if lord != NOBODY else ""
            troops = _troops(scene, company)
            said += f" {troops}" if troops else ""
    dice = crusade["engines"][place * MOST + seat] if place >= 0 else 0
    return said + (f" {signs_of(scene)['engine']}{dice}" if dice else "")


def _troops(scene: Scene, company: dict[str, Any]) -> str:
    if "troops" not in company:
        return counters(scene, company["counters"])
    men, knights, *others = company["troops"]
    names = [piece["name"] for piece in scene.box["pieces"]]
    return army(scene, men, knights, dict(zip(names, others, strict=True)))


def _titles(scene: Scene, crusade: dict[str, Any]) -> list[Text]:
    """The titles that are won, with their holders."""
    lines = []
    for tile in crusade["board"]:
        lord = NOBODY if tile["title"] == NOBODY else scene.view["titles"][tile["title"]]
        if lord != NOBODY:
            line = Text(f"{scene.narrator.noun('title', tile['title'])}: ")
            lines.append(line.append_text(held(scene, lord)))
    return lines


def _under_way(scene: Scene, crusade: dict[str, Any]) -> list[Text]:
    """Companies without an objective: at sea, or safe until the return."""
    lines = []
    for place, message in ((AT_SEA, "army-at-sea"), (WAITING, "army-waiting")):
        for seat in range(len(scene.players)):
            there = _pieces(scene, crusade, seat, place).strip()
            if there:
                said = word(scene, message, family=name_of(scene, seat), army=there)
                lines.append(Text(said, style=f"not bold {SEAT_STYLES[seat]}"))
    return lines


def _saladin(scene: Scene, crusade: dict[str, Any]) -> str:
    fares, knights, defenders = crusade["saladin"]
    if fares == SALADIN_DEAD:
        return word(scene, "saladin-dead")
    if fares == SALADIN_FAR:
        return word(scene, "saladin-near" if crusade["stage"] == SECOND else "saladin-far")
    return word(scene, "saladin-rides", knights=knights, defenders=defenders)


def _battle(scene: Scene, crusade: dict[str, Any]) -> list[Text]:
    """Strength and dice of both sides; what fog of war hides is a question mark."""
    battle = crusade["battle"]
    if battle is None:
        return []
    name = _name(scene, crusade["board"][crusade["tiles"][battle["place"]]])
    line = Text(word(scene, "battle-saladin" if battle["revenge"] else "battle", name=name), style="bold red")
    for side, strength, dice in zip(
        ("crusaders", "saracens"), battle["strength"], battle["dice"], strict=True
    ):
        rolled = "?" if dice is None else word(scene, "dice", dice=dice)
        line.append(f" · {word(scene, f'side-{side}')} {'?' if strength is None else strength}, {rolled}")
    if battle["penalty"]:
        line.append(f" · {word(scene, 'walls-cost', dice=battle['penalty'])}", style="not bold")
    return [line]


def _told(scene: Scene, crusade: dict[str, Any]) -> list[Text]:
    """The hierarchy, whom the Church protects and whom it has cast out, the captives."""
    order = [scene.narrator.noun("lord", lord) for lord in crusade["order"]]
    seats = [name_of(scene, seat) for seat in crusade["protected"]]
    said = [word(scene, "told-hierarchy", lords=", ".join(order))] if order else []
    said += [word(scene, "told-protected", seats=", ".join(seats))] if seats else []
    for key in ("renegades", "guilty"):
        if crusade[key]:
            said.append(word(scene, f"told-{key}", lords=", ".join(crusade[key])))
    for lord in crusade["captives"]:
        family = name_of(scene, scene.view["lords"][lord]["family"])
        said.append(word(scene, "captive-of", lord=scene.narrator.noun("lord", lord), family=family))
    return [Text(sentence, style="dim") for sentence in said]


def legend(scene: Scene) -> list[str]:
    return [f"{SARACEN[scene.plain]} {word(scene, 'side-saracens')}"] if "crusade" in scene.view else []


ADDITIONS: Final = Additions(lines=draw_outremer, of_lord=crusader_marks, legend=legend)
