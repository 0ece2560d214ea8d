"""The bots by name, per game, and what may be said about each: `search:ms=500`, `greedy:v1`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyez.bots.greedy import GreedyBot, PageBoy
from oyez.bots.knowledge import knowledge_of
from oyez.bots.random_bot import RandomBot
from oyez.bots.search.search_bot import Budget, SearchBot
from oyez.bots.table import Bot, Table
from oyez.bots.tuned import knowledge_for, sense_of
from oyez.engine.game import UnknownName

Maker = Callable[[int], Bot]
USUAL_BOT: Final = "seneschal"  # who sits down where nobody said who should
SEARCH_MS: Final = 1000
CHANCELLOR_MS: Final = 1500  # an imagined game that has begun is finished, within 2 seconds in all
SLOWEST_MS: Final = 600_000
MOST_ITERATIONS: Final = 10_000_000
# Parameter of search -> its least and greatest value.
PARAMETERS: Final = {
    "ms": (1, SLOWEST_MS),
    "iterations": (1, MOST_ITERATIONS),
    "ahead": (1, 100),
    "cpu": (1, SLOWEST_MS),
}
LIMITS: Final = ("ms", "cpu", "iterations")  # of which a search has one


def greedy(game: str, version: str) -> Maker:
    def make(seed: int) -> Bot:
        return GreedyBot(sense_of(game, version), seed)

    return make


def page(game: str) -> Maker:
    def make(seed: int) -> Bot:
        return PageBoy(sense_of(game, "v1"), seed)

    return make


def search(game: str, budget: Budget) -> Maker:
    def make(seed: int) -> Bot:
        return SearchBot(sense_of(game, knowledge_for(game).best), seed, budget)

    return make


def within(game: str, ms: int) -> Budget:
    known = knowledge_for(game)
    return Budget(ms=ms, ahead=known.ahead, ripe=known.ripe, loyal=known.loyal)


def bots_of(game: str) -> dict[str, Maker]:
    """From the weakest to the strongest: four levels with a name of their own, and the bots by what they do."""
    known = knowledge_of(game)
    if known is None:
        return {"random": RandomBot}
    return {
        "random": RandomBot,
        "page": page(game),
        "steward": greedy(game, "v1"),
        "greedy": greedy(game, known.best),
        USUAL_BOT: greedy(game, known.best),
        "search": search(game, within(game, SEARCH_MS)),
        "chancellor": search(game, within(game, CHANCELLOR_MS)),
    }


class Bots(dict[str, dict[str, Maker]]):
    """Game -> name -> maker taking a seed; made when a game is first asked for. The same seed, the same choices."""

    def __missing__(self, game: str) -> dict[str, Maker]:
        self[game] = bots_of(game)
        return self[game]


BOTS: Final = Bots()
SEARCHING: Final = ("chancellor", "search")
LEVELS: Final = ("page", "steward", "seneschal", "chancellor")


def bot_named(game: str, name: str, seed: int) -> Bot:
    """A new bot; UnknownName says which there are and what can be said about them."""
    return maker_named(game, name)(seed)


def is_bot(game: str, name: str) -> bool:
    """Whether there is a bot of that name, whatever is said about it."""
    try:
        maker_named(game, name)
    except UnknownName:
        return False
    return True


def usual_bot(bots: list[str]) -> str:
    """Who of a game's bots sits down where nobody said who should; "" if it has none."""
    if not bots:
        return ""
    return USUAL_BOT if USUAL_BOT in bots else bots[-1]


def searches(name: str) -> bool:
    """Whether a bot thinks for so long that it should not do so where others wait."""
    return name.partition(":")[0] in SEARCHING


def is_awaited(game: str, table: Table) -> bool:
    """Whether people may have asked for this, and wait for the answer."""
    if not table.people or knowledge_of(game) is None:
        return False
    return sense_of(game, knowledge_for(game).best).is_awaited(table.decision)


def maker_named(game: str, name: str) -> Maker:
    bots = BOTS[game]
    if name in bots:
        return bots[name]
    bare, colon, rest = name.partition(":")
    if bare not in bots:
        raise UnknownName(f"{game} has no bot called {bare!r}; its bots are: {', '.join(bots)}")
    versions = knowledge_for(game).versions if knowledge_of(game) else ()
    if bare == "greedy" and rest in versions:
        return greedy(game, rest)
    if bare == "greedy":
        raise UnknownName(f"greedy has no version {rest!r}; its versions are: {', '.join(versions)}")
    if bare != "search":
        raise UnknownName(f"the bot {bare} takes no parameters; leave {colon + rest!r} out")
    return search(game, budget_of(game, rest))


def is_whole(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 12


def budget_of(game: str, text: str) -> Budget:
    """Read `ms=500` or `iterations=200:ahead=2`; UnknownName says what is wrong with it."""
    known = knowledge_for(game)
    found: dict[str, int] = {}
    for part in text.split(":"):
        key, _, value = part.partition("=")
        if key not in PARAMETERS:
            raise UnknownName(
                f"search has no parameter {key!r}; its parameters are: {', '.join(PARAMETERS)}, "
                "such as search:ms=500"
            )
        if key in found:
            raise UnknownName(f"search is given {key} twice; give it once")
        low, high = PARAMETERS[key]
        if not is_whole(value) or not low <= int(value) <= high:
            raise UnknownName(
                f"search:{key}={value[:20]} is no budget; {key} is a whole number from {low} to {high}"
            )
        found[key] = int(value)
    limits = [key for key in LIMITS if key in found]
    if len(limits) > 1:
        raise UnknownName(f"search takes {' or '.join(limits)}, not both")
    if not limits:
        found["ms"] = SEARCH_MS
    return Budget(
        ms=found.get("ms", 0) or found.get("cpu", 0),
        iterations=found.get("iterations", 0),
        ahead=found.get("ahead", known.ahead),
        ripe=known.ripe,
        loyal=known.loyal,
        cpu="cpu" in found,
    )
