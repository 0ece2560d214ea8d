"""What the terminal shows of a game: sentences, board, choices, result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from oyez.bots.sense import Reason
from oyez.cli.boards import Scene, draw, pointed_at
from oyez.cli.players import Player
from oyez.cli.terminal import is_plain
from oyez.engine.game import Agreed, Game
from oyez.engine.kernel import NOBODY, Decision, Event, Seat, State
from oyez.engine.words import Action
from oyez.narration import Language, Narrator, language


class Screen:
    """One table as one terminal shows it, in one language. It holds no state: each call says what to show."""

    def __init__(
        self,
        game: Game[Any, Any],
        rules: Agreed,
        players: Sequence[Player],
        console: Console,
        texts: Language,
    ) -> None:
        self.game: Final = game
        self.players: Final = tuple(players)
        self.console: Final = console
        self.texts: Final = texts
        self.narrator: Final = Narrator(game, rules, [player.name for player in players], texts.code)
        self._box: Final = game.box(rules)

    def say(self, message: str, **values: str | int) -> None:
        # The name of a file must not be broken over two lines: it is there to be copied.
        self.console.print(self.texts.tell(message, values), soft_wrap="file" in values)

    def tell(self, events: Iterable[Event], seat: Seat) -> None:
        """What happened, as sentences, as far as `seat` may know it."""
        for event in events:
            # News of the table itself stand out a little.
            style = "bold" if event.seat == NOBODY else ""
            self.console.print(Text(self.narrator.event(event.seen_by(seat)), style=style))

    def remark(self, bot: Seat, reason: Reason) -> None:
        """Why a bot refuses what it was asked for."""
        sentences = language(self.texts.code, f"{self.game.name}-bots")
        said = Text(f"{self.players[bot].name}: ", style="bold")
        sentence = sentences.say(reason.message, deniers=reason.deniers)
        self.console.print(said.append(sentence, style="not bold italic"))

    def board(self, g: State, seat: Seat, choices: Sequence[Action] = ()) -> None:
        self.console.print()
        self.console.print(draw(self.game.name, self._scene(g, seat, choices)))

    def choices(self, g: State, decision: Decision, choices: Sequence[Action]) -> None:
        """The question and the numbered answers, each with what it is worth and its notation."""
        self.console.print()
        asked = Text(f"{self.players[decision.seat].name}: ", style="bold")
        self.console.print(asked.append(self.narrator.prompt(decision.prompt), style="not bold"))
        hints = self.game.hints(g, decision.seat)
        scene = self._scene(g, decision.seat, choices)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(overflow="fold")
        table.add_column(style="green")
        table.add_column(style="dim", no_wrap=True)
        for number, action in enumerate(choices, 1):
            said = self.narrator.choice(action, pointed_at(self.game.name, scene, action))
            table.add_row(str(number), said, self.narrator.hint(hints.get(action.text, {})), action.text)
        self.console.print(table)
        self.say("play-commands")

    def rule(self, decision: Decision) -> None:
        row = decision.prompt.rule
        self.console.print(f"{row}: {self.narrator.rule(row) or self.narrator.prompt(decision.prompt)}")
        if "numbers" in self._box:  # which the sentences of rules do not know
            self.console.print(self.narrator.language.say("board-numbers", numbers=str(self._box["numbers"])))

    def result(self, g: State) -> None:
        """Who won, and with how much; the winners first."""
        measures = self.game.measures(g)
        table = Table(title=self.texts.say("play-result"), title_justify="left")
        table.add_column(self.texts.say("play-player"))
        for name in measures:
            table.add_column(self.narrator.measure(name), justify="right")
        first = next(iter(measures.values()))
        for seat in sorted(range(len(self.players)), key=lambda s: (s not in g.winners, -first[s])):
            won = seat in g.winners
            player = Text(self.players[seat].name + (" *" if won else ""), style="bold" if won else "")
            table.add_row(player, *[str(values[seat]) for values in measures.values()])
        self.console.print()
        self.console.print(table)

    def _scene(self, g: State, seat: Seat, choices: Sequence[Action]) -> Scene:
        return Scene(
            view=self.game.view(g, seat),
            box=self._box,
            players=self.players,
            narrator=self.narrator,
            texts=self.texts,
            width=self.console.width,
            plain=is_plain(self.console),
            numbers={action.text: number for number, action in enumerate(choices, 1)},
        )
