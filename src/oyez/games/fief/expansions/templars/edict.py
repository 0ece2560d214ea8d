"""The King's Edict against the Templars, the Pope's support, and the curse (X-TEM-31 to -39, X-TEM-51, X-TEM-52)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.orders.membership import lords_in
from oyez.games.fief.expansions.templars.knights import settle_knights
from oyez.games.fief.expansions.templars.part import templars_of, villages_in
from oyez.games.fief.expansions.templars.words import (
    COMMANDERIES_SEIZED,
    CONSIDER_EDICT,
    CURSE_FELL,
    CURSE_PASSED,
    EDICT_ENACTED,
    EDICT_REFUSED,
    EDICT_SOUGHT,
    ENACT,
    LEFT_TEMPLARS,
    SUPPORT_EDICT,
)
from oyez.games.fief.rules.board.control import strip
from oyez.games.fief.rules.board.tables import KING, POPE
from oyez.games.fief.rules.court.lords import follow
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.doors import LOST_AWAY
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, PASS, REFUSE


@final
class EdictTerms:
    """What a Commandery brings the King alone, or King and Pope each, and the faces on which the curse kills."""

    def __init__(self, alone: int, shared: int, deadly: tuple[int, ...]) -> None:
        self.alone: Final = alone
        self.shared: Final = shared
        self.deadly: Final = deadly

    def steps(self, g: Fief) -> list[Step[Any]]:
        return [Edict(self)]


def bar_edict(g: Fief, seat: Seat) -> str:
    """The row that keeps a player from the Edict; a Queen Regent never has it (X-TEM-33, X-TEM-34)."""
    part = templars_of(g)
    if g.holder[KING] == NOBODY or player_of(g, KING) != seat:
        return "X-TEM-34"
    if not part.members and not part.commanderies:
        return "X-TEM-34"
    return "X-TEM-33" if needs_pope(g) and g.holder[POPE] == NOBODY else ""


def needs_pope(g: Fief) -> bool:
    """With a Grand Master in play the Pope must support it (X-TEM-32)."""
    return g.holder[templars_of(g).title] != NOBODY


@final
class Edict(Step[Fief]):
    """The King's player may enact it, captive or not (X-TEM-31, X-TEM-51)."""

    def __init__(self, terms: EdictTerms) -> None:
        self.terms: Final = terms

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        king = player_of(g, KING)
        if king == NOBODY or bar_edict(g, king):
            return ()
        return (Decision(king, CONSIDER_EDICT, (ENACT, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            end(g)
            return
        become(g, Support(self.terms))
        if needs_pope(g) and player_of(g, POPE) != seat:
            tell(g, EDICT_SOUGHT, seat)

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_edict(g, seat) if action is ENACT else ""


@final
class Support(Step[Fief]):
    """The Pope's player is asked only if it matters, and never himself (X-TEM-32, X-TEM-52)."""

    def __init__(self, terms: EdictTerms) -> None:
        self.terms: Final = terms

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        pope = player_of(g, POPE)
        if not needs_pope(g) or pope == player_of(g, KING):
            return ()
        return (Decision(pope, SUPPORT_EDICT, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is REFUSE:
            end(g)  # a new try is possible in the next round (X-TEM-34)
            tell(g, EDICT_REFUSED, seat)
        else:
            self.run(g)

    def run(self, g: Fief) -> None:
        """The Grand Master dies first; the Teeth may save his life, no more (X-TEM-35)."""
        master = g.holder[templars_of(g).title]
        pope = g.holder[POPE] if master != NOBODY else NOBODY
        tell(g, EDICT_ENACTED, player_of(g, KING))
        become(g, Dissolution(self.terms, master, g.holder[KING], pope))
        if master != NOBODY:
            die(g, master)

    def atomic(self, g: Fief) -> bool:
        return True


@final
class Dissolution(Step[Fief]):
    """The order ends; `pope` is the Lord whose support was needed, or NOBODY."""

    def __init__(self, terms: EdictTerms, master: int, king: int, pope: int) -> None:
        self.terms: Final = terms
        self.master: Final = master
        self.king: Final = king
        self.pope: Final = pope

    def run(self, g: Fief) -> None:
        if self.master != NOBODY and g.family[self.master] == NOBODY:
            become(g, Curse(self.terms, (self.king, self.pope)))  # X-TEM-39: only if he died
        else:
            end(g)
        self.seize(g)
        dissolve(g)

    def seize(self, g: Fief) -> None:
        """Commanderies fall to King and Pope, unless the treasure is safe (X-TEM-37)."""
        part = templars_of(g)
        number = len(villages_in(part.commanderies))
        part.commanderies = 0
        if not number:
            return
        each = self.terms.alone if self.pope == NOBODY else self.terms.shared
        for lord in (self.king, self.pope):
            if lord != NOBODY:
                deniers = 0 if part.hidden else each * number
                g.deniers[g.family[lord]] += deniers
                tell(g, COMMANDERIES_SEIZED, g.family[lord], (number, deniers))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.master, self.king, self.pope)


def dissolve(g: Fief) -> None:
    """All Templars are ordinary Lords again, for ever (X-TEM-36, X-TEM-38)."""
    part = templars_of(g)
    strip(g, part.title)
    members, knights = lords_in(part.members), lords_in(part.knights)
    part.members = part.knights = 0
    part.outlawed = True
    for lord in knights:
        if g.at[lord] == NOBODY:
            follow(g, LOST_AWAY, lord, NOBODY)
        else:
            settle_knights(g, part, g.family[lord], g.at[lord])
    for lord in members:
        tell(g, LEFT_TEMPLARS, g.family[lord], (lord,))


@final
class Curse(Step[Fief]):
    """The King, then the Pope, rolls a die (X-TEM-39)."""

    def __init__(self, terms: EdictTerms, lords: tuple[int, ...]) -> None:
        self.terms: Final = terms
        self.lords: Final = lords

    def run(self, g: Fief) -> None:
        if not self.lords:
            end(g)
            return
        become(g, Curse(self.terms, self.lords[1:]))
        lord = self.lords[0]
        if lord == NOBODY or g.family[lord] == NOBODY:
            return
        shown = below(g, 6) + 1
        falls = shown in self.terms.deadly
        tell(g, CURSE_FELL if falls else CURSE_PASSED, g.family[lord], (lord, shown))
        if falls:
            die(g, lord)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return self.lords
