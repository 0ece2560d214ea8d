"""A bot in a seat, from choice to choice: it remembers what was played, whoever played it, and nothing else."""

from __future__ import annotations

import logging
import secrets
from typing import Final, NamedTuple, final

from oyez.bots import USUAL_BOT, Bot, bot_named, searches
from oyez.bots.apart.thinking import NO_MEMORY
from oyez.bots.memories import recall, remembering
from oyez.bots.thought import Thought, thought_of
from oyez.engine.words import Action
from oyez.server.tables.bot_moment import BotMoment

log: Final = logging.getLogger("oyez.server")


class Seen(NamedTuple):
    """What a bot must have seen to be up to date at a moment."""

    taken_back: int
    choices: int  # of its seat that stand
    last: Action | None


def seen_before(moment: BotMoment) -> Seen:
    own = [done.action for done in moment.record.plays if done.seat == moment.seat]
    return Seen(moment.taken_back, len(own), own[-1] if own else None)


@final
class Seated:
    """Where its seat has chosen without it, or something was taken back, it is led through the game anew.

    So it is after a restart, when another process was in charge meanwhile, and when it takes a person's seat.
    """

    def __init__(self, table: str, game: str, name: str) -> None:
        self.table: Final = table
        self.game: Final = game
        self.name: Final = name
        self.who = ""  # its name in the study: another one whenever it begins anew
        self.seed = 0
        self._bot: Bot | None = None
        self._seen: Seen | None = None

    def heed(self, moment: BotMoment) -> None:
        """Call before every choice."""
        if self._seen != seen_before(moment):
            self.who, self.seed = secrets.token_hex(8), secrets.randbits(63)
            self._bot = self._bot if remembering(self._bot) is None else None
        self._seen = None  # until it has chosen by itself

    def chose(self, moment: BotMoment, action: Action) -> None:
        before = seen_before(moment)
        self._seen = Seen(before.taken_back, before.choices + 1, action)

    def think(self, moment: BotMoment) -> Thought:
        """Choose in this process: the bot itself, or the usual one in place of one that searches."""
        who, bot = self.who, self._bot
        if bot is None:
            bot = self._led(moment, USUAL_BOT if searches(self.name) else self.name)
            if self.who == who:  # or else this took so long that nobody waits for it any more
                self._bot = bot
        return thought_of(bot, moment.table)

    def memory(self, moment: BotMoment) -> object:
        """What the bot remembers of the game so far: from what its seat knew then, and fit to be sent away."""
        bot = remembering(self._led(moment, self.name))
        return NO_MEMORY if bot is None else bot.memory()

    def _led(self, moment: BotMoment, name: str) -> Bot:
        """A new bot with its memories, or without if they cannot be told: a table never hangs on them."""
        bot = bot_named(self.game, name, self.seed)
        try:
            recall({moment.seat: bot}, moment.record, moment.table.people)
        except Exception as error:
            # What it says may name something hidden of the true game, so it is not logged.
            kind = type(error).__name__
            log.error(
                "the bot forgot the game table=%s seat=%d bot=%s: %s", self.table, moment.seat, name, kind
            )
            return bot_named(self.game, name, self.seed)
        return bot
