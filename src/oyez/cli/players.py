"""Who sits at a table in the terminal: people and bots, and how records tell them apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from oyez.bots import USUAL_BOT, is_bot
from oyez.cli.agreement import bot_names, checked_seats
from oyez.cli.errors import Refused
from oyez.engine.game import Game

# Different initials, since the boards mark pieces with them.
NAMES: Final = ("Aude", "Bertrand", "Clémence", "Drogon", "Ermengarde", "Foulques")
LONGEST_NAME: Final = 16
USUAL_PLAYERS: Final = 4


@dataclass(frozen=True)
class Player:
    name: str
    bot: str = ""  # the bot that plays, empty for a person

    def written(self) -> str:
        """The name in a record, from which a saved game knows again who is a bot."""
        return f"{self.name} ({self.bot})" if self.bot else self.name


def read_player(game: str, text: str) -> Player:
    name, bracket, bot = text.removesuffix(")").rpartition(" (")
    if bracket and text.endswith(")") and is_bot(game, bot):
        return Player(name, bot)
    return Player(text)


def seat_players(
    game: Game[Any, Any], players: int | None, bots: str | None, hotseat: bool, names: str | None
) -> list[Player]:
    """The people first, then the bots, as the options ask; one person unless people share the screen."""
    opponents = bot_names(game, bots) if bots else []
    given = [name.strip() for name in names.split(",")] if names else []
    if players is None:
        people = max(len(given), game.fewest - len(opponents), 1) if hotseat else 1
        usual = 0 if opponents or hotseat else min(USUAL_PLAYERS, game.most) - 1
        players = people + max(len(opponents), usual)
    checked_seats(game, players)
    people = players - len(opponents) if hotseat else 1
    if len(opponents) > players - 1 or people < 1:
        raise Refused(
            f"{len(opponents)} bots leave no seat for a person among {players} players; name fewer bots"
        )
    repeated = opponents or [USUAL_BOT]
    seated = [""] * people + [repeated[i % len(repeated)] for i in range(players - people)]
    return [Player(name, bot) for name, bot in zip(_names(given, players), seated, strict=True)]


def _names(given: list[str], players: int) -> list[str]:
    """The names given, then usual ones that are not among them."""
    if len(given) > players:
        raise Refused(f"{len(given)} names are given, but there are {players} players")
    for name in given:
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or set(name) & set("()[]"):
            raise Refused(f"a name has 1 to {LONGEST_NAME} letters and no brackets; {name!r} does not fit")
    if len({name.casefold() for name in given}) < len(given):
        raise Refused("two players have the same name; give each their own")
    taken = {name.casefold() for name in given}
    usual = [name for name in NAMES if name.casefold() not in taken]
    return [*given, *usual][:players]


def initials(names: Sequence[str]) -> list[str]:
    """One letter per seat, or the number of the seat where letters would be the same."""
    letters = [name[:1].upper() for name in names]
    return [letter if letters.count(letter) == 1 else str(seat) for seat, letter in enumerate(letters, 1)]
