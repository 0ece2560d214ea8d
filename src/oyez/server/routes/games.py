"""The games and their words."""

from __future__ import annotations

from typing import Any, Final, Literal

from fastapi import APIRouter
from starlette.responses import PlainTextResponse

from oyez.bots import BOTS, LEVELS, ratings_of, usual_bot
from oyez.engine.game import Game
from oyez.games import GAMES, game_named
from oyez.narration.languages import sentences
from oyez.server.models import FactShape, GamePreset, GameShape, OptionShape, WordsShape
from oyez.server.routes.answers import refusals
from oyez.server.tables.lessons import lessons_of
from oyez.server.tables.reopening import known_game

router: Final = APIRouter(prefix="/games", tags=["games"])


@router.get("")
async def list_games() -> list[GameShape]:
    """The games that can be played here."""
    return [_game(game_named(name)) for name in GAMES]


@router.get("/{game}", responses=refusals("unknown-game"))
async def get_game(game: str) -> WordsShape:
    """The words of a game: every choice it can offer, all it can announce."""
    known = known_game(game)
    words = known.words
    return WordsShape(
        name=game,
        version=known.version,
        verbs={name: verb.kind for name, verb in words.verbs.items()},
        facts={
            name: FactShape(fields=list(fact.fields), rule=fact.rule) for name, fact in words.facts.items()
        },
        prompts={name: prompt.rule for name, prompt in words.prompts.items()},
        moments=dict(known.moments),
    )


@router.get(
    "/{game}/sentences/{language}", responses=refusals("unknown-game"), response_class=PlainTextResponse
)
async def get_sentences(game: str, language: Literal["en", "fr", "pl"]) -> str:
    """All that a game says in a language, as Fluent messages: for pages that were built without them."""
    return "\n".join(sentences(language, known_game(game).name))


def _game(game: Game[Any, Any]) -> GameShape:
    options = [
        OptionShape(
            name=option.name,
            default=option.default,
            choices=list(option.choices),
            form=option.form,
            fine=option.fine,
            by_edition=dict(option.by_edition),
        )
        for option in game.options
    ]
    bots = list(BOTS[game.name])
    return GameShape(
        name=game.name,
        fewest=game.fewest,
        most=game.most,
        options=options,
        presets=[GamePreset(name=name, options=dict(chosen)) for name, chosen in game.presets.items()],
        bots=bots,
        ratings=ratings_of(game.name) if LEVELS[-1] in bots else {},
        usual_bot=usual_bot(bots),
        lessons=list(lessons_of(game.name)),
    )
