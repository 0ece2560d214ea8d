"""`oyez bench --peers`: our games and other libraries' in one run, and the ratio of each to each."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from oyez.arena.peers import Pace


def _titles() -> dict[str, str]:
    from oyez.games import GAMES, pack_named

    return {name: pack_named(name).title for name in GAMES}


def bench_peers(seconds: float, as_json: bool, step: Callable[[str], None]) -> None:
    from oyez.arena.peers import PEERS, Pace, ours, pace_of
    from oyez.arena.speed import measure
    from oyez.games import game_named

    paces, compiled = [], False
    for name, title in _titles().items():
        game = game_named(name)
        speed = measure(game, game.usual_seats(), seconds, step)
        compiled = speed.compiled
        paces.append(Pace(title, speed.recorded, speed.copy))
    for peer in (*ours(), *PEERS):
        step(peer.name)
        paces.append(pace_of(peer, seconds))
    if as_json:
        typer.echo(json.dumps(_facts(paces, compiled), indent=2))
    else:
        _show(paces, compiled)


def _ratio(ours: float | None, theirs: float | None) -> float | None:
    return ours / theirs if ours and theirs else None


def _facts(paces: list[Pace], compiled: bool) -> dict[str, object]:
    return {
        "compiled": compiled,
        "games": [
            {
                "name": pace.name,
                "decisions_per_second": pace.decisions and round(pace.decisions),
                "copies_per_second": pace.copy and round(1e6 / pace.copy),
                **{
                    f"{game}_is_faster_by": _ratio(ours.decisions, pace.decisions)
                    for game, ours in _ours(paces)
                },
            }
            for pace in paces
        ],
    }


def _ours(paces: list[Pace]) -> list[tuple[str, Pace]]:
    return list(zip(_titles(), paces, strict=False))


def _show(paces: list[Pace], compiled: bool) -> None:
    from rich.table import Table

    from oyez.cli.terminal import open_console

    table = Table(title="random play on one core, in one run", title_justify="left")
    table.add_column("game", no_wrap=True)
    for heading in (
        "decisions\na second",
        "copies\na second",
        *(f"{title}\nis faster" for title in _titles().values()),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for pace in paces:
        ratios = [_ratio(ours.decisions, pace.decisions) for _, ours in _ours(paces)]
        table.add_row(
            pace.name,
            "missing" if pace.decisions is None else f"{pace.decisions:,.0f}",
            "" if pace.copy is None else f"{1e6 / pace.copy:,.0f}",
            *("" if ratio is None else f"{ratio:.2f} ×" for ratio in ratios),
        )
    open_console().print(table)
    typer.echo(f"Our rules run {'compiled' if compiled else 'interpreted'}.")
    if any(pace.decisions is None for pace in paces):
        typer.echo('What is missing comes with the extra: pip install "oyez[peers]"')
