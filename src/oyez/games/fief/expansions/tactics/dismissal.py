"""Royal Guards become ordinary Knights and Men-at-Arms again (X-TAC-58)."""

from __future__ import annotations

from oyez.engine.kernel import Seat, tell
from oyez.games.fief.expansions.tactics.terms import GUARD_FOOT, GUARD_HORSE
from oyez.games.fief.expansions.tactics.words import GUARD_DISMISSED
from oyez.games.fief.rules.board.control import refresh
from oyez.games.fief.rules.board.pieces import KNIGHT, MAN_AT_ARMS, count, fewer, of
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES
from oyez.games.fief.rules.board.troops import in_stock, remove_pieces
from oyez.games.fief.rules.court.captivity import release_unguarded
from oyez.games.fief.rules.state import Band, Fief


def dismiss(g: Fief, seat: Seat, staying: int) -> None:
    """All Guards of a player, but as many as another reign of his has raised."""
    horse = foot = 0
    for village in range(N_VILLAGES):
        others = g.others[village * MOST + seat]
        horse += count(others, GUARD_HORSE)
        foot += count(others, GUARD_FOOT)
    horse = max(0, horse - count(staying, GUARD_HORSE))
    foot = max(0, foot - count(staying, GUARD_FOOT))
    kept = (min(horse, in_stock(g, seat, KNIGHT)), min(foot, in_stock(g, seat, MAN_AT_ARMS)))
    for village in range(N_VILLAGES):
        others = g.others[village * MOST + seat]
        here = min(horse, count(others, GUARD_HORSE)), min(foot, count(others, GUARD_FOOT))
        if here != (0, 0):
            horse, foot = horse - here[0], foot - here[1]
            dismiss_at(g, seat, village, here)
    if kept != (0, 0):
        tell(g, GUARD_DISMISSED, seat, kept)


def dismiss_at(g: Fief, seat: Seat, village: int, guards: tuple[int, int]) -> None:
    """Kind for kind as far as the stock goes; the rest leaves the map."""
    here = village * MOST + seat
    horse, foot = min(guards[0], in_stock(g, seat, KNIGHT)), min(guards[1], in_stock(g, seat, MAN_AT_ARMS))
    turned = of(GUARD_HORSE, horse) + of(GUARD_FOOT, foot)
    lost = of(GUARD_HORSE, guards[0]) + of(GUARD_FOOT, guards[1]) - turned
    if lost:
        remove_pieces(g, seat, village, lost)
    turn_bands(g, seat, village, turned)
    g.others[here] -= turned
    g.knights[here] += horse
    g.men_at_arms[here] += foot
    turn_column(g, seat, village, turned)
    turn_riders(g, seat, village, turned)
    if lost:
        refresh(g, village)
        release_unguarded(g, village)


def turn_bands(g: Fief, seat: Seat, village: int, turned: int) -> None:
    """They keep the Moves they have made (X-TAC-57)."""
    bands: list[Band] = []
    for band in g.bands:
        if band[0] == village and band[1] == seat:
            some = fewer(turned, band[7])
            turned -= some
            men, knights = band[2] + count(some, GUARD_FOOT), band[3] + count(some, GUARD_HORSE)
            band = (village, seat, men, knights, band[4], band[5], band[6], band[7] - some)
        bands.append(band)
    g.bands = bands


def turn_column(g: Fief, seat: Seat, village: int, turned: int) -> None:
    """So do those of a group on the march."""
    column = g.column
    if column is None or column.seat != seat or column.village != village or not column.others:
        return
    some = fewer(turned, column.others)
    g.column = column.of(
        column.lords,
        column.captives,
        column.men + count(some, GUARD_FOOT),
        column.knights + count(some, GUARD_HORSE),
        others=fewer(column.others - some, g.others[village * MOST + seat]),
    )


def turn_riders(g: Fief, seat: Seat, village: int, turned: int) -> None:
    """And those of a cavalcade in its battle."""
    battle = g.battle
    if battle is None or battle.rider != seat or battle.village != village:
        return
    some = fewer(turned, battle.rider_others)
    g.battle = battle.changed(
        rider_knights=battle.rider_knights + count(some, GUARD_HORSE),
        rider_others=fewer(battle.rider_others - some, g.others[village * MOST + seat]),
    )
