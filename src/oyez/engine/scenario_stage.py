"""A table set up by a scenario: what is played on it, what it shows, what is expected of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from oyez.engine.game import Game
from oyez.engine.kernel import IllegalAction, Seat, State, initiatives
from oyez.engine.record import digest_of
from oyez.engine.scenario_checks import Problem, find
from oyez.engine.scenario_expect import check
from oyez.engine.scenario_match import ArrangedMatch
from oyez.engine.scenario_text import BadScenario, Source, known, listed, mapping, read_text, shown, whole
from oyez.engine.scenario_words import DEFAULT_NAMES, Words, check_names
from oyez.engine.words import Action

KEYS: Final = (
    "game",
    "about",
    "rules",
    "seats",
    "preset",
    "options",
    "seed",
    "position",
    "chance",
    "windows",
    "play",
    "expect",
    "refused",
)
DEFAULT_SEED: Final = 1429
MOST_AUTO: Final = 10_000  # plays that an entry may ask for
USUAL_AUTO: Final = 2_000  # plays until something is given up that nobody set a limit for
MOST_PASSED: Final = 1_000  # windows in a row, which no game has


class Failed(AssertionError):
    """Something expected did not happen. Each problem knows where in its entry it stands."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems: Final = problems


class Stage:
    """What scenario files and rule tests play on. Methods raise Failed; BadScenario if they make no sense."""

    def __init__(
        self, source: Source | str | Mapping[str, object], find_game: Callable[[str], Game[Any, Any]]
    ) -> None:
        if isinstance(source, str):
            source = read_text(source)
        elif not isinstance(source, Source):
            source = Source({str(key): value for key, value in source.items()})
        tree = source.tree
        known(tree, KEYS, ())
        self.source: Final = source
        self.game: Final = _game(tree, find_game)
        self.names: Final = _names(tree, self.game)
        self.heard = 0  # events before this one were already expected
        options = _options(tree, self.game)
        seed = whole(tree.get("seed", DEFAULT_SEED), ("seed",), 0, 2**63 - 1)
        position = _part(tree, "position") if "position" in tree else None
        try:
            self.words: Final = Words(self.game, self.game.rules(len(self.names), options), self.names)
        except ValueError as reason:
            raise BadScenario(str(reason), ("options",) if options else ("seats",)) from reason
        chance = self._chance(tree.get("chance", []))
        try:
            self.match: Final = ArrangedMatch(self.game, options, self.names, seed, position, chance)
        except BadScenario as error:
            raise error.under("position") from error
        except ValueError as reason:
            raise BadScenario(str(reason), ("position",) if position is not None else ("chance",)) from reason
        self._passing = False
        self._conserve()
        self.windows(tree.get("windows", "ask"))

    # Looking.

    @property
    def g(self) -> State:
        return self.match.state

    @property
    def state(self) -> dict[str, object]:
        """Everything, hidden or not."""
        return self.game.truth(self.g)

    def get(self, path: str) -> Any:
        """A value of the state by its dotted path."""
        return find(self.state, path, self.names)

    def view(self, name: str) -> dict[str, object]:
        return self.game.view(self.g, self.words.seat(name))

    def options(self, name: str) -> list[str]:
        """All that is open to a seat: what it is asked, and its initiatives."""
        seat = self.words.seat(name)
        asked = [
            action for decision in self.g.pending if decision.seat == seat for action in decision.options
        ]
        return [action.text for action in dict.fromkeys([*asked, *initiatives(self.g, seat)])]

    def prompt(self, name: str) -> str | None:
        seat = self.words.seat(name)
        return next((decision.prompt.name for decision in self.g.pending if decision.seat == seat), None)

    def asked(self) -> list[str]:
        return [self.names[decision.seat] for decision in self.g.pending]

    def events(self) -> list[str]:
        """What was announced since the last expect, or since the beginning."""
        return [self.words.event(event) for event in self.match.tape.events[self.heard :]]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.g.winners]

    # Playing.

    def play(self, *choices: str) -> Stage:
        """Carry out choices such as "Blue move 2-3"; Failed if one is not open to its seat."""
        for choice in choices:
            seat, action = self.words.choice(choice)
            self._play(seat, action, choice)
        return self

    def _play(self, seat: Seat, action: Action, choice: str) -> None:
        try:
            self.match.play(seat, action)
        except IllegalAction as error:
            open_now = ", ".join(self.options(self.names[seat])) or "nothing"
            asked = ", ".join(self.asked()) or "nobody"
            text = f"{choice!r} is not legal now: open to {self.names[seat]} is {open_now}; asked is {asked}"
            raise Failed([Problem((), text)]) from error
        except ValueError as reason:  # forced chance that does not fit, or a position that cannot go on
            raise BadScenario(f"{choice!r} cannot be carried out: {reason}") from reason
        self._conserve()
        self._pass_windows()

    def windows(self, how: object) -> Stage:
        """From now on: "pass" lets every window for cards pass, "ask" plays them as any other question."""
        if how not in ("pass", "ask"):
            raise BadScenario(f"windows is pass or ask, not {shown(how)}", ("windows",))
        self._passing = how == "pass"
        self._pass_windows()
        return self

    def _pass_windows(self) -> None:
        """Questions that standing orders can answer, too: who would have been asked does not matter."""
        for _ in range(MOST_PASSED if self._passing else 0):
            for decision in self.g.pending:
                silence = self.game.silence(self.g, decision) if decision.prompt.secret else None
                if silence is not None and decision.prompt.name in self.game.moments:
                    self.match.play(decision.seat, silence)
                    self._conserve()
                    break
            else:
                return

    def _conserve(self) -> None:
        try:
            self.game.conserve(self.g)
        except AssertionError as error:
            raise Failed(
                [Problem((), f"a piece of the box is missing, doubled or misplaced: {error}")]
            ) from error

    def refuses(self, *choices: str) -> Stage:
        """Each choice must be illegal, and trying it must change nothing."""
        for choice in choices:
            seat, action = self.words.choice(choice)
            before = self._fingerprint()
            try:
                self.match.play(seat, action)
            except IllegalAction:
                if self._fingerprint() != before:
                    raise Failed([Problem((), f"{choice!r} was refused but changed something")]) from None
            else:
                raise Failed([Problem((), f"{choice!r} was accepted, but should have been refused")])
        return self

    def _fingerprint(self) -> tuple[object, ...]:
        tape = self.match.tape
        return (
            digest_of(self.g),
            self.g.seed,
            tuple(self.g.forced),
            len(tape.events),
            len(tape.chances),
            tape.uncovered,
        )

    def chance(self, *results: object) -> Stage:
        """Lay down the next chance results: numbers, or {"shuffle": [items in the wanted order]}."""
        self.g.forced.extend(self._chance(list(results)))
        return self

    def _chance(self, results: object) -> tuple[int, ...]:
        from oyez.engine.scenario_chance import chance_results

        return chance_results(results, self.words)

    def auto(self, plays: int = 1) -> Stage:
        """The first option of the first decision, so many times."""
        for _ in range(plays):
            if not self.g.pending:
                raise Failed([Problem((), "nothing is left to choose: the game is over")])
            decision = self.g.pending[0]
            self._play(decision.seat, decision.options[0], decision.options[0].text)
        return self

    def auto_until(self, expected: Mapping[str, object], most: int = USUAL_AUTO) -> Stage:
        """The first option again and again, until all that is expected holds; not more than so many times."""
        for made in range(most + 1):
            problems = check(self, expected)
            if not problems:
                return self
            if self.over or made == most:
                end = "the end of the game" if self.over else "the limit"
                never = f"did not come true in {made} choices, up to {end}"
                raise Failed([Problem(p.path, f"{never}: {p.text}") for p in problems])
            self.auto()
        return self

    def may_undo(self, name: str) -> bool:
        return self.match.may_undo(self.words.seat(name))

    def undo(self, name: str) -> Stage:
        try:
            self.match.undo(self.words.seat(name))
        except IllegalAction as error:
            raise Failed([Problem((), f"{name} cannot take anything back now")]) from error
        self.heard = min(self.heard, len(self.match.tape.events))
        return self

    # Expecting.

    def expect(self, **expected: object) -> Stage:
        """State what must hold now, with the keys of a scenario's expect; Failed tells all that does not."""
        problems = check(self, expected)
        self.heard = len(self.match.tape.events)
        if problems:
            raise Failed(problems)
        return self


def _game(tree: Mapping[str, object], find_game: Callable[[str], Game[Any, Any]]) -> Game[Any, Any]:
    if "game" not in tree:
        raise BadScenario("a scenario names its game, as in game: go")
    try:
        return find_game(str(tree["game"]))
    except ValueError as reason:
        raise BadScenario(str(reason), ("game",)) from reason


def _options(tree: Mapping[str, object], game: Game[Any, Any]) -> dict[str, str]:
    """Those of the preset, if there is one, and those that override it."""
    options = {name: str(value) for name, value in _part(tree, "options").items()}
    if "preset" not in tree:
        return options
    try:
        return game.agreed_with(str(tree["preset"]), options)
    except ValueError as reason:
        raise BadScenario(str(reason), ("preset",)) from reason


def _names(tree: Mapping[str, object], game: Game[Any, Any]) -> list[str]:
    """Seats are a number, or their names; by default as few as the game allows."""
    seats = tree.get("seats", game.fewest)
    if isinstance(seats, int) and not isinstance(seats, bool):
        names = list(DEFAULT_NAMES[: whole(seats, ("seats",), 0, len(DEFAULT_NAMES))])
    else:
        names = [str(name) for name in listed(seats, ("seats",), "seats is a number or a list of names")]
        check_names(names)
    if not game.fewest <= len(names) <= game.most:
        raise BadScenario(
            f"{game.name} is for {game.fewest} to {game.most} players, not {len(names)}", ("seats",)
        )
    return names


def _part(tree: Mapping[str, object], key: str) -> Mapping[str, object]:
    return mapping(tree.get(key) or {}, (key,), f"{key} is a mapping")
