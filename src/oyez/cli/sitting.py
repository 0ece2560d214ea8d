"""One sitting at a table in the terminal: people and bots take turns to the end, or until somebody leaves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from oyez.arena.selfplay import derived_seed
from oyez.bots import Bot, SeatTable, bot_named
from oyez.bots.memories import recall
from oyez.bots.sense import Reason
from oyez.bots.thought import thought_of
from oyez.cli.answers import Command, NotUnderstood, understand
from oyez.cli.errors import sentence
from oyez.cli.players import Player
from oyez.cli.records import write_record
from oyez.cli.screen import Screen
from oyez.cli.terminal import read_line
from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import NOBODY, Decision, Seat, initiatives
from oyez.engine.match import Match, resume
from oyez.engine.record import Record
from oyez.engine.words import Action


class Sitting:
    """Keeps the game in `path` before every question, so that nothing is lost however it ends."""

    def __init__(self, match: Match, players: Sequence[Player], screen: Screen, path: Path) -> None:
        self.match = match
        self.players: Final = tuple(players)
        self.screen: Final = screen
        self.path: Final = path
        self.bots = self._seated()
        self._told = 0  # events that have been shown
        self._said: Final[list[tuple[Seat, Reason]]] = []  # by bots, since then
        self._at_screen: Seat = NOBODY
        self._copies: Final[set[Path]] = set()  # written in this sitting, so free to be written again

    def _seated(self) -> dict[Seat, Bot]:
        """The bots, with their memories of what was played so far."""
        match = self.match
        bots = {
            seat: bot_named(match.game.name, player.bot, derived_seed(match.seed, seat))
            for seat, player in enumerate(self.players)
            if player.bot
        }
        recall(bots, match.record())
        return bots

    def run(self) -> None:
        try:
            while not self.match.over:
                if not self._go_on():
                    return
        except KeyboardInterrupt:
            self._stay_away()
            return
        self._keep()
        self._tell_news(SPECTATOR)
        self.screen.board(self.match.state, SPECTATOR)
        self.screen.result(self.match.state)
        self.screen.say("play-over", file=str(self.path))

    def _go_on(self) -> bool:
        """One choice; False if the person who was asked leaves."""
        waiting = self.match.state.pending
        decision = next((d for d in waiting if d.seat in self.bots), waiting[0])
        seat = decision.seat
        if seat in self.bots:
            people = frozenset(range(len(self.players))).difference(self.bots)
            table = SeatTable(self.match.game, self.match.state, decision, people)
            thought = thought_of(self.bots[seat], table)
            self.match.play(seat, thought.action)
            if thought.reason is not None and thought.reason.to not in self.bots:
                self._said.append((seat, thought.reason))
            return True
        self._keep()
        self._curtain(seat)
        choices = [*decision.options, *initiatives(self.match.state, seat)]
        self._tell_news(seat)
        self.screen.board(self.match.state, seat, choices)
        self.screen.choices(self.match.state, decision, choices)
        return self._ask(decision, choices)

    def _ask(self, decision: Decision, choices: list[Action]) -> bool:
        """Read until something is chosen, taken back, or the table is left."""
        while True:
            line = read_line(self.screen.console, f"{self.players[decision.seat].name}> ")
            if line is None:
                return self._stay_away()
            if not line:
                self.screen.choices(self.match.state, decision, choices)
                continue
            try:
                answer = understand(line, choices)
            except NotUnderstood:
                self.screen.say("play-not-understood", line=line[:40], most=len(choices))
                continue
            if isinstance(answer, Action):
                self.match.play(decision.seat, answer)
                return True
            if answer.letter == "q":
                return self._leave()
            if answer.letter == "u":
                if self._take_back(decision.seat):
                    return True
                continue
            self._obey(answer, decision, choices)

    def _obey(self, command: Command, decision: Decision, choices: list[Action]) -> None:
        """Commands after which the question still stands."""
        if command.letter == "b":
            self.screen.board(self.match.state, decision.seat, choices)
            self.screen.choices(self.match.state, decision, choices)
        elif command.letter == "h":
            self.screen.say("play-help")
        elif command.letter == "l":
            self.screen.tell(self.match.tape.events, decision.seat)
        elif command.letter == "s":
            self._save_copy(command.argument)
        else:
            self.screen.rule(decision)

    def _curtain(self, seat: Seat) -> None:
        """Where hands are hidden, the next person comes to the screen before it shows theirs."""
        people = len(self.players) - len(self.bots)
        if self.match.game.hidden_hands and people > 1 and seat != self._at_screen:
            self.screen.console.clear()
            read_line(
                self.screen.console, self.screen.texts.say("play-curtain", name=self.players[seat].name) + " "
            )
        self._at_screen = seat

    def _tell_news(self, seat: Seat) -> None:
        """The log since somebody last chose at this screen."""
        self.screen.tell(self.match.tape.events[self._told :], seat)
        self._told = len(self.match.tape.events)
        for bot, reason in self._said:
            if not reason.aside or reason.to == seat:
                self.screen.remark(bot, reason)
        self._said.clear()

    def _keep(self) -> None:
        write_record(self.path, self.match.record())

    def _save_copy(self, name: str) -> None:
        """Save where it is kept, or a copy elsewhere; a file that is not ours is never overwritten."""
        path = Path(name).expanduser() if name else self.path
        if path != self.path and path not in self._copies and path.exists():
            self.screen.say("play-exists", file=str(path))
            return
        try:
            write_record(path, self.match.record())
        except OSError as error:
            self.screen.console.print(sentence(error))
            return
        self._copies.add(path)
        self.screen.say("play-saved", file=str(path))

    def _take_back(self, seat: Seat) -> bool:
        earlier = taken_back(self.match, seat, set(self.bots))
        if earlier is None:
            self.screen.say("play-no-undo")
            return False
        self.match = earlier
        self.bots = self._seated()
        self._told = len(earlier.tape.events)
        self.screen.say("play-undone")
        return True

    def _leave(self) -> bool:
        """Offer to keep the game; silence keeps it."""
        texts = self.screen.texts
        answer = read_line(self.screen.console, texts.say("play-keep", file=str(self.path)) + " ")
        if answer is None or answer.lower() not in texts.say("play-no").split():
            return self._stay_away()
        self.path.unlink(missing_ok=True)
        self.screen.say("play-gone")
        return False

    def _stay_away(self) -> bool:
        self._keep()
        self.screen.say("play-kept", file=str(self.path))
        return False


def taken_back(match: Match, seat: Seat, bots: set[Seat]) -> Match | None:
    """The match before the last choice of `seat`, or None if it may not be taken back.

    Answers of bots are taken back with it: at this screen they keep no secrets. Chance, uncovered things
    and the choices of other people bar the way, as everywhere.
    """
    plays = match.plays
    last = len(plays) - 1
    while last >= 0 and plays[last].seat in bots:
        last -= 1
    if last < 0 or plays[last].seat != seat or any(done.chances for done in plays[last:]):
        return None
    record = match.record()
    earlier = resume(
        Record(
            game=record.game,
            seats=record.seats,
            options=record.options,
            names=record.names,
            seed=record.seed,
            opening=record.opening,
            plays=plays[:last],
            digest="",
        )
    )
    return earlier if earlier.tape.uncovered == match.tape.uncovered else None
