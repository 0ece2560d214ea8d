"""What is agreed before an environment starts: game, seats, options, which acts count, how play is rewarded."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, Final, final

import numpy as np

from oyez.engine.game import Agreed, BadOptions, Game
from oyez.engine.kernel import Seat, State
from oyez.env.observation import Encoder, Vector, encoder_for, observer_for
from oyez.env.versions import PLAIN, actions_of, check_version
from oyez.games import game_named

Value = str | int | bool
SWITCHES: Final = (("yes", "no"), ("on", "off"), ("true", "false"))
CELL: Final = np.dtype("<i2")  # as oyez.engine.cells fills them


@final
class Agreement:
    """Immutable and checked, shared by every episode of an environment."""

    def __init__(
        self,
        game: Game[Any, Any],
        rules: Agreed,
        *,
        initiatives: bool,
        shaping: Mapping[str, float],
        most_steps: int | None,
        version: int = PLAIN,
    ) -> None:
        check_version(game, rules, version)
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = rules.seats
        self.version: Final = version
        self.actions: Final = actions_of(game, rules, version)
        self.encoder: Final[Encoder] = encoder_for(game, rules, version)
        self._observer: Final = observer_for(game, rules, version, self.encoder)
        self.initiatives: Final = initiatives
        self.shaping: Final = dict(shaping)
        self.most_steps: Final = most_steps

    def observe(self, state: State, seat: Seat, prompt: str) -> Vector:
        """What a seat may know, straight from the state where the game knows how, else made from the view.

        Both are the same, cell by cell: tests/env/test_vector.py. `prompt` is empty while the seat is not asked.
        """
        if self._observer is None:
            return self.encoder.encode(self.game.view(state, seat), seat, prompt)
        return np.frombuffer(self._observer(state, seat, prompt), CELL)

    def __deepcopy__(self, memo: dict[int, Any]) -> Agreement:
        """Immutable, and its actions are compared by identity."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """By its terms: words are compared by identity, so whoever unpickles this must find those of the rules."""
        terms = {
            "initiatives": self.initiatives,
            "shaping": self.shaping,
            "most_steps": self.most_steps,
            "version": self.version,
        }
        return _again, (self.game.name, self.seats, dict(self.rules.options), terms)


def _again(game: str, seats: int, options: dict[str, str], terms: dict[str, Any]) -> Agreement:
    found = game_named(game)
    return Agreement(found, found.rules(seats, options), **terms)


def agree(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    initiatives: bool = False,
    shaping: Mapping[str, float] | None = None,
    most_steps: int | None = None,
    version: int = PLAIN,
) -> Agreement:
    """Check everything at once: UnknownName or BadOptions say what is wrong and what there is.

    Options are those of the game by name; expansions need version 2, see versions.py. Games between programs end:
    one with a round limit for simulations has it unless another one is given.
    """
    found = game_named(game)
    texts = {name: written(found, name, value) for name, value in (options or {}).items()}
    seated = found.usual_seats() if seats is None else whole("seats", seats, found.fewest, found.most)
    rules = found.rules(seated, {**found.simulated, **texts})
    if most_steps is not None:
        most_steps = whole("max_steps", most_steps, 1)
    if not isinstance(initiatives, bool | np.bool_):
        raise BadOptions(f"initiatives is True or False, not {initiatives!r}")
    if shaping is not None and not isinstance(shaping, Mapping):
        raise BadOptions(f'shaping is a weight by measure, such as {{"coins": 0.02}}, not {shaping!r}')
    weights = dict(shaping or {})
    _check_shaping(found, rules, weights)
    return Agreement(
        found,
        rules,
        initiatives=bool(initiatives),
        shaping={name: float(weight) for name, weight in weights.items()},
        most_steps=most_steps,
        version=version,
    )


def written(game: Game[Any, Any], name: str, value: Value) -> str:
    """An option as records write it; True and False become the words that the option itself uses."""
    if isinstance(value, bool | np.bool_):
        choices = next((option.choices for option in game.options if option.name == name), ())
        yes, no = next((pair for pair in SWITCHES if pair[0] in choices), SWITCHES[-1])
        return yes if value else no
    if isinstance(value, str | int | np.integer):
        return str(value)
    raise BadOptions(f"option {name} takes a text, a number, True or False, not {value!r}")


def whole(name: str, value: object, low: int, high: int | None = None) -> int:
    """A whole number within its bounds; numpy's will do."""
    if isinstance(value, int | np.integer) and not isinstance(value, bool):
        number = int(value)
        if number >= low and (high is None or number <= high):
            return number
    span = f"from {low} on" if high is None else f"from {low} to {high}"
    raise BadOptions(f"{name} is a whole number {span}, not {value!r}")


def _check_shaping(game: Game[Any, Any], rules: Agreed, weights: Mapping[str, object]) -> None:
    if not weights:
        return
    measures = game.measures(game.setup(rules, 0, []))
    for name, weight in weights.items():
        if name not in measures:
            raise BadOptions(
                f"{game.name} has no measure {name!r} to shape by; it has: {', '.join(measures)}"
            )
        if not isinstance(weight, int | float | np.integer | np.floating) or not isfinite(weight):
            raise BadOptions(f"the weight of {name} is a number, not {weight!r}")
