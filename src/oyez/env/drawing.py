"""What render() shows: the board of the terminal, drawn from a view."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console

from oyez.cli.players import NAMES, Player
from oyez.cli.screen import Screen
from oyez.cli.terminal import texts
from oyez.engine.kernel import Seat, State
from oyez.env.agreement import Agreement

WIDTH: Final = 100


def board(agreement: Agreement, state: State, seat: Seat) -> str:
    """The board as plain text, as far as the seat may know it."""
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, markup=False, highlight=False, emoji=False)
    players = [Player(name) for name in NAMES[: agreement.seats]]
    Screen(agreement.game, agreement.rules, players, console, texts("en")).board(state, seat)
    return paper.getvalue()
