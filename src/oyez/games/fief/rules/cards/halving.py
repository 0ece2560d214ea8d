"""An army that the plague reaches loses half its counters (Fief 2.3.3): in its Village, or on the march."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import EVERYBODY, NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.piece_words import PIECES_BURIED
from oyez.games.fief.rules.board.pieces import FURTHER, KNIGHT, count, fewer, of, total
from oyez.games.fief.rules.board.tables import (
    BISHOPRIC_OF,
    MOST,
    N_LORDS,
    NO_ROAD,
)
from oyez.games.fief.rules.board.troops import enlist, kinds_in_the_dark, remove_troops, tell_pieces
from oyez.games.fief.rules.cards.words import (
    BURY,
    PLAGUE_KILLED,
    PLAGUE_LOSSES,
)
from oyez.games.fief.rules.court.lords import follow
from oyez.games.fief.rules.doors import PIECES_LOST
from oyez.games.fief.rules.state import Band, Fief


@final
class Halving(Step[Fief]):
    """An army, or the column that just came, loses half its counters; the owner picks them (F-2.3.3-06 to -09).

    It never loses all, so that presence and control stay as they are.
    """

    def __init__(self, seat: Seat, village: int, marching: bool) -> None:
        self.seat: Final = seat
        self.village: Final = village
        self.marching: Final = marching

    def exposed(self, g: Fief) -> tuple[int, int]:
        """Men-at-Arms and Knights that the plague reaches."""
        if self.marching:
            return exposed_column(g, self.seat, self.village)
        here = self.village * MOST + self.seat
        return g.men_at_arms[here], g.knights[here]

    def exposed_pieces(self, g: Fief) -> int:
        """Of further kinds those that it reaches, packed."""
        if not g.others:
            return 0
        if self.marching:
            return exposed_followers(g, self.seat, self.village)
        return g.others[self.village * MOST + self.seat] & g.rules.kinds.troops

    def is_mixed(self, g: Fief) -> bool:
        """Whether there are further kinds in it, or could be as far as the others know."""
        return bool(self.exposed_pieces(g) or kinds_in_the_dark(g, self.seat))

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if self.is_mixed(g):
            return ()
        men, knights = self.exposed(g)
        fewest, most = knights_among(men, knights)
        if fewest == most and (men + knights < 2 or not g.rules.fog_of_war):
            return ()  # in the fog a question left out would betray that all counters are alike (F-11.2-04)
        options = tuple([BURY[number] for number in range(fewest, most + 1)])
        return (Decision(self.seat, PLAGUE_LOSSES, options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        self.lose(g, action.noun)

    def run(self, g: Fief) -> None:
        men, knights = self.exposed(g)
        if self.is_mixed(g):
            losses = (men + knights + total(self.exposed_pieces(g))) // 2
            become(g, KindsHalved(self, losses, 0, FURTHER))
            return
        end(g)
        self.lose(g, knights_among(men, knights)[0])

    def lose(self, g: Fief, knights: int) -> None:
        exposed_men, exposed_knights = self.exposed(g)
        self.bury(g, (exposed_men + exposed_knights) // 2 - knights, knights, 0)

    def bury(self, g: Fief, men: int, knights: int, pieces: int) -> None:
        if self.marching:
            thin_column(g, self.seat, self.village, men, knights, pieces)
        else:
            remove_troops(g, self.seat, self.village, men, knights, pieces)
            mark_army(g, self.seat, self.village)
        if men or knights:
            tell(g, PLAGUE_KILLED, self.seat, (self.village, men, knights))
        if pieces:
            tell_pieces(g, PIECES_BURIED, self.seat, pieces, (self.village,), EVERYBODY)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village, int(self.marching))


@final
class KindsHalved(Step[Fief]):
    """An army of more than two kinds is halved: the owner says how many of each, Knights last (X-GEN-43)."""

    def __init__(self, halving: Halving, losses: int, chosen: int, kind: int) -> None:
        self.halving: Final = halving
        self.losses: Final = losses  # still to be chosen
        self.chosen: Final = chosen  # of further kinds, packed
        self.kind: Final = kind  # asked about next; after the last further one the Knights

    def bounds(self, g: Fief) -> tuple[int, int]:
        men, knights = self.halving.exposed(g)
        pieces = self.halving.exposed_pieces(g)
        rest = men + knights
        for kind in range(self.kind, g.rules.kinds.count):
            rest += count(pieces, kind)
        here = knights if self.kind == g.rules.kinds.count else count(pieces, self.kind)
        return max(0, self.losses - (rest - here)), min(here, self.losses)

    def everybody_knows(self, g: Fief) -> bool:
        """Whether nothing is betrayed where no question comes: in the fog it would tell what is there (X-GEN-68)."""
        if not g.rules.fog_of_war or not self.losses:
            return True
        if self.kind == g.rules.kinds.count:
            return False
        return not count(kinds_in_the_dark(g, self.halving.seat), self.kind)

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        fewest, most = self.bounds(g)
        if fewest > most or (fewest == most and self.everybody_knows(g)):
            return ()
        kinds = g.rules.kinds.all
        verb = kinds[KNIGHT if self.kind == len(kinds) else self.kind].bury
        options = tuple([verb[number] for number in range(fewest, most + 1)])
        return (Decision(self.halving.seat, PLAGUE_LOSSES, options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.settle(g, action.noun)

    def run(self, g: Fief) -> None:
        self.settle(g, self.bounds(g)[0])

    def settle(self, g: Fief, number: int) -> None:
        if self.kind == g.rules.kinds.count:
            end(g)
            self.halving.bury(g, self.losses - number, number, self.chosen)
            return
        chosen = self.chosen + of(self.kind, number)
        become(g, KindsHalved(self.halving, self.losses - number, chosen, self.kind + 1))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (*self.halving.marks(), self.losses, self.chosen, self.kind - FURTHER)


def exposed_followers(g: Fief, seat: Seat, village: int) -> int:
    """Pieces of further kinds of the column that the plague halves."""
    assert g.column is not None
    road, pieces = entry_road(g), 0
    for band in g.bands:
        if is_reached(g, band, seat, village, road):
            pieces += band[7]
    return fewer(pieces, g.column.others) & g.rules.kinds.troops


def knights_among(men: int, knights: int) -> tuple[int, int]:
    """The fewest and the most Knights that may be among the losses of an army."""
    losses = (men + knights) // 2
    return max(0, losses - men), min(knights, losses)


def mark_army(g: Fief, seat: Seat, village: int) -> None:
    """Every counter of the army has been exposed: no second halving by flag (F-2.3.3-16)."""
    bit = 1 << BISHOPRIC_OF[village]
    here = village * MOST + seat
    men, knights = g.men_at_arms[here], g.knights[here]
    pieces = g.others[here] if g.others else 0
    old, g.bands = g.bands, []
    for band in old:
        if band[0] == village and band[1] == seat:
            men -= band[2]
            knights -= band[3]
            pieces -= band[7]
            band = (*band[:6], band[6] | bit, band[7])
        enlist(g, band)
    if men or knights or pieces:
        enlist(g, (village, seat, men, knights, 0, NO_ROAD, bit, pieces))


def entry_road(g: Fief) -> int:
    """The road by which the column came, as its Lords and bands remember it."""
    assert g.column is not None
    for lord in range(N_LORDS):
        if g.column.lords >> lord & 1:
            return g.road[lord]
    return NO_ROAD


def is_reached(g: Fief, band: Band, seat: Seat, village: int, road: int) -> bool:
    """A band of the column, as far as it can be halved: by flag a counter is halved once a round (F-2.3.3-20)."""
    if band[0] != village or band[1] != seat or band[5] != road:
        return False
    return band[6] == 0 or g.rules.plague_troops_retest == "every_entry"


def exposed_column(g: Fief, seat: Seat, village: int) -> tuple[int, int]:
    """Men-at-Arms and Knights of the column that the plague halves (F-2.3.3-M07)."""
    assert g.column is not None
    road = entry_road(g)
    men = knights = 0
    for band in g.bands:
        if is_reached(g, band, seat, village, road):
            men += band[2]
            knights += band[3]
    return min(men, g.column.men), min(knights, g.column.knights)


def thin_column(g: Fief, seat: Seat, village: int, men: int, knights: int, pieces: int) -> None:
    """Counters of the column return to the stock, the others are marked; the dead and the freed leave the column."""
    column = g.column
    assert column is not None
    road, bit, here = entry_road(g), 1 << BISHOPRIC_OF[village], village * MOST + seat
    g.men_at_arms[here] -= men
    g.knights[here] -= knights
    if pieces:
        g.others[here] -= pieces
        follow(g, PIECES_LOST, here, pieces)
    lost_men, lost_knights, lost_pieces = men, knights, pieces
    old, g.bands = g.bands, []
    for band in reversed(
        old
    ):  # those who came last first: earlier arrivals by the same road are not of the column
        if is_reached(g, band, seat, village, road):
            gone_men, gone_knights = min(lost_men, band[2]), min(lost_knights, band[3])
            lost_men -= gone_men
            lost_knights -= gone_knights
            gone_pieces = fewer(lost_pieces, band[7])
            lost_pieces -= gone_pieces
            left = (band[2] - gone_men, band[3] - gone_knights)
            band = (village, seat, *left, band[4], road, band[6] | bit, band[7] - gone_pieces)
        if band[2] or band[3] or band[7]:
            enlist(g, band)
    lords = captives = 0
    for lord in range(N_LORDS):
        if g.at[lord] == village:
            lords |= column.lords & 1 << lord if g.captor[lord] == NOBODY else 0
            captives |= column.captives & 1 << lord if g.captor[lord] == seat else 0
    followers = column.others - pieces
    g.column = column.of(lords, captives, column.men - men, column.knights - knights, others=followers)
