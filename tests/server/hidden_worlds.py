"""Positions from every phase of a game, and worlds that differ from them only in what a reader cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
from pydantic import BaseModel

from oyez.engine.game import SPECTATOR, Game
from oyez.engine.kernel import Event, State, initiatives
from oyez.engine.match import Match
from oyez.engine.scenario import Failed, Stage
from oyez.engine.scenario_text import read_text
from oyez.games import game_named
from oyez.games.fief.game import GAME as FIEF
from oyez.games.fief.hidden.dealing import deal_hidden, offered_purses
from oyez.games.fief.rules.cards.windows import Window
from oyez.games.fief.rules.state import Fief
from oyez.server.tables import gate

REASONS = 24  # answers to `why` that are compared at a time
NEWS = 12  # events that are compared at a time
OFTEN = 0.04  # of moments that were looked at before
UNASKED = 0.05  # of choices
# Whoever bargains at random never ends: offers are put together now and then only.
BARGAINS = ("propose", "invite")

Moment = tuple[Any, list[Event]]


def moments(
    game: Game[Any, Any], options: dict[str, str], seats: int, seed: int, plays: int
) -> Iterator[Moment]:
    """A game at random: every moment that is new by phase, step and what is asked, and some others."""
    match, chance = Match(game, seats, options, ["x"] * seats, seed), Random(seed)
    seen: set[object] = set()
    for _ in range(plays):
        g = match.state
        if g.winners:
            return
        kind = (phase_of(g), type(g.stack[-1]).__name__, *sorted({d.prompt.name for d in g.pending}))
        if kind not in seen or chance.random() < OFTEN:
            seen.add(kind)
            yield g, match.tape.events[-NEWS:]
        seat = chance.choice(g.pending).seat
        acts = initiatives(g, seat) if chance.random() < UNASKED else ()
        acts = tuple(a for a in acts if a.verb.name not in BARGAINS or chance.random() < 0.2)
        asked = tuple(action for d in g.pending if d.seat == seat for action in d.options)
        match.play(seat, chance.choice(acts or asked))


def arranged(file: Path, options: dict[str, str]) -> Iterator[Moment]:
    """What a scenario sets up and plays, with these options besides its own; what it expects is not looked at."""
    tree = read_text(file.read_text(encoding="utf-8")).tree
    own = {name: str(value).lower() for name, value in cast(dict[str, Any], tree.get("options", {})).items()}
    if "refused" in tree:
        return
    stage = Stage({**tree, "options": own | options}, game_named)
    yield stage.g, stage.match.tape.events[-NEWS:]
    for entry in cast(list[Any], tree.get("play", [])):
        try:
            if isinstance(entry, str):
                stage.play(entry)
            elif "chance" in entry:
                stage.chance(*listed(entry["chance"]))
            elif isinstance(entry.get("auto"), int):
                stage.auto(entry["auto"])
        except Failed:  # other options, other questions
            return
        yield stage.g, stage.match.tape.events[-NEWS:]


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def phase_of(g: State) -> object:
    return g.phase if isinstance(g, Fief) else repr(g.stack[0])


def readers(g: State, seats: int) -> list[int]:
    """Who is shown the position: nobody but the asked while somebody is asked in secret and nobody openly."""
    public = any(not decision.prompt.secret for decision in g.pending)
    asked = [decision.seat for decision in g.pending]
    return [seat for seat in (SPECTATOR, *range(seats)) if public or seat in asked]


def redealt(g: Fief, seat: int, seed: int) -> Fief:
    """Everything hidden dealt anew, whatever is asked then; resample() would make it fit what is asked."""
    new = g.copy()
    new.seed, new.forced = seed, []
    if isinstance(g.stack[-1], Window) and any(decision.seat == seat for decision in g.pending):
        new.stack[-1] = g.stack[-1].begun_by(g, seat)
    deal_hidden(new, seat, offered_purses(g, seat))
    new.pending = new.stack[-1].ask(new)
    return new


def worlds(g: Fief, seat: int, seed: int) -> list[Fief]:
    """One that fits what is asked, and one dealt without regard to it."""
    return [FIEF.resample(g, seat, seed), redealt(g, seat, seed)]


def told(
    game: Game[Any, Any], g: Any, news: list[Event], seat: int, questions: list[int]
) -> dict[str, bytes]:
    """All that the server makes of a state for a reader, or does with it for everybody to notice, as bytes."""
    scene, seats = gate.Scene(game, g, news, len(news)), range(g.rules.seats)
    shown = gate.show(game, g, news, seat)
    actions = [game.words.actions[number] for number in questions] if seat != SPECTATOR else []
    parts = {
        "initiatives": scene.initiatives_of(seat),
        "waiting": scene.waiting_for(seat),
        "decision": scene.question_of(seat, 0),
        "why": [gate.reason(game, g, seat, action) for action in actions],
        "lobby": gate.waited_for(g),
        "charts": (game.round_of(g), game.measures(g)),
        "silence": [(game.concerns(g, one), game.may_respond(g, one)) for one in seats],
        "talk": game.talking(g),
        "replay": (shown.view, shown.waiting, shown.decision, shown.initiatives, shown.events),
    }
    return {
        "view": scene.view_of(seat)[0],
        "events": scene.events_for(seat, 0),
        **{what: msgspec.json.encode(part, enc_hook=BaseModel.model_dump) for what, part in parts.items()},
    }


def questions_at(game: Game[Any, Any], chance: Random) -> list[int]:
    return [chance.randrange(len(game.words.actions)) for _ in range(REASONS)]
