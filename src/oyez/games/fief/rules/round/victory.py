"""Who has won: alone, allied, by tie-break, or at the round limit (Fief 7). All questions are pure."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.board.tables import BISHOPS, KING, POPE, QUEEN
from oyez.games.fief.rules.board.villages import villages_controlled
from oyez.games.fief.rules.court.lords import ally_of, lords_of
from oyez.games.fief.rules.court.titles import fiefs_of, player_of, victory_points
from oyez.games.fief.rules.state import Fief

SOLO_POINTS: Final = 3  # F-7.1-01; no expansion changes it (X-GEN-27)
ALLIANCES_FROM: Final = 4  # players: with three there is no alliance victory (F-7.2-03)
TIE_BREAKS: Final = ("king", "pope", "queen-regent", "fiefs", "bishops", "villages")

Camp = tuple[int, ...]  # one player, or two allies


def camps(g: Fief) -> list[Camp]:
    """Everybody who may win together: allied pairs in games of four to six, else each player (F-7.1-02, F-7.2-02)."""
    found: list[Camp] = []
    for seat in range(g.rules.seats):
        ally = ally_of(g, seat) if g.rules.seats >= ALLIANCES_FROM else NOBODY
        if ally == NOBODY:
            found.append((seat,))
        elif seat < ally:
            found.append((seat, ally))
    return found


def camp_of(g: Fief, seat: Seat) -> Camp:
    """The camp a player would win with."""
    return next(camp for camp in camps(g) if seat in camp)


def points_of(g: Fief, camp: Camp) -> int:
    return sum([victory_points(g, seat) for seat in camp])


def points_needed(g: Fief, camp: Camp) -> int:
    """3 alone, 4 as allies (F-7.1-01, F-7.2-01)."""
    return SOLO_POINTS if len(camp) == 1 else g.rules.alliance_vp


def qualified(g: Fief) -> list[Camp]:
    """Camps that meet their condition; a solo victory beats every alliance (F-7.3-01)."""
    able = [camp for camp in camps(g) if points_of(g, camp) >= points_needed(g, camp)]
    if [camp for camp in able if len(camp) == 1]:
        return [camp for camp in able if len(camp) == 1]
    return able


def merit(g: Fief, camp: Camp, level: int) -> int:
    """What a camp has of the thing that breaks ties at this level (F-7.3-02), allies together (F-7.3-04)."""
    if level == 0:
        return int(player_of(g, KING) in camp)
    if level == 1:
        return int(player_of(g, POPE) in camp)
    if level == 2:
        return int(g.regency and player_of(g, QUEEN) in camp)
    if level == 3:
        return sum([len(fiefs_of(g, seat)) for seat in camp])
    if level == 4:
        return sum([bishops_of(g, seat) for seat in camp])
    return sum([len(villages_controlled(g, seat)) for seat in camp])


def bishops_of(g: Fief, seat: Seat) -> int:
    """Bishop's titles of a family (F-7.3-06)."""
    return sum([(g.titles[lord] & BISHOPS).bit_count() for lord in lords_of(g, seat)])


def best_at(g: Fief, tied: list[Camp], level: int) -> list[Camp]:
    """Those of the tied camps that have most at one level; the number of points is none (F-7.3-03)."""
    most = max([merit(g, camp, level) for camp in tied])
    return [camp for camp in tied if merit(g, camp, level) == most]


def break_tie(g: Fief, tied: list[Camp]) -> tuple[list[Camp], int]:
    """The camps that are still tied after all levels, and the level that decided (-1 if none had to or could)."""
    for level in range(len(TIE_BREAKS)):
        if len(tied) < 2:
            return tied, level - 1
        tied = best_at(g, tied, level)
    return tied, len(TIE_BREAKS) - 1 if len(tied) == 1 else -1
