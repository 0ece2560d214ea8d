"""The games in OpenSpiel: importing this registers them all, such as `oyez_NAME` and `oyez_NAME_v2`.

Chance is explicit: every draw is a chance node with equally likely results, the shuffles of the set-up included.
Information is imperfect: a player observes the view of its seat. Acts that nobody asks for are not offered.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        'oyez.env.spiel needs OpenSpiel, which is not installed: pip install "oyez[research]" (Linux, or a Mac with '
        "an ARM processor)",
        name=missing.name,
    ) from missing

from oyez.engine.game import BadOptions
from oyez.engine.kernel import Decision, IllegalAction
from oyez.env.agreement import Agreement, agree, whole
from oyez.env.contest import named
from oyez.env.observation import observed
from oyez.env.unfolding import Unfolding
from oyez.env.versions import PLAIN, environment
from oyez.games import game_named, pack_named

LONGEST: Final = 1_000_000  # acts and draws; the rules end every game long before


def game_type(name: str, version: int) -> pyspiel.GameType:
    game = game_named(name)
    return pyspiel.GameType(
        short_name=f"oyez_{environment(name, version).removesuffix('_v1')}",
        long_name=f"Oyez: {name}" if version == PLAIN else f"Oyez: {name}, version {version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats(), "options": ""},
    )


def parsed_options(text: str) -> dict[str, str]:
    """Options of the game as one text: "edition:en2014 fog_of_war:true"; OpenSpiel itself uses "=" and ","."""
    options: dict[str, str] = {}
    for pair in text.split():
        name, colon, value = pair.partition(":")
        if not colon or not name or not value:
            raise BadOptions(f"options are name:value, apart by spaces; {pair!r} is not")
        if name in options:
            raise BadOptions(f"option {name} is given twice; give it once")
        options[name] = value
    return options


class OyezGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Each game and version is a class of its own, see register()."""

    plays: str
    version = PLAIN

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        usual = game_named(self.plays).usual_seats()
        given = {"players": usual, "options": "", **(params or {})}
        options = parsed_options(given["options"])
        self.agreement: Final[Agreement] = agree(self.plays, given["players"], options, version=self.version)
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(self.agreement.actions),
            max_chance_outcomes=pack_named(self.plays).most_results[self.version - 1],
            num_players=self.agreement.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.plays, self.version), facts, given)

    def new_initial_state(self) -> OyezState:
        return OyezState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.agreement, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel's own way brings back a game without its agreement."""
        return made, (self.plays, self.version, self.get_parameters())


class OyezState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: OyezGame) -> None:
        super().__init__(game)
        self._agreement = game.agreement
        self.unfolding = Unfolding(game.agreement.game, game.agreement.rules)

    def __deepcopy__(self, memo: dict[int, Any]) -> OyezState:
        return self.clone()  # type: ignore[no-any-return]

    @property
    def decision(self) -> Decision | None:
        """The question that is open, None at a chance node and at the end."""
        state = self.unfolding.state
        return None if state is None or self.unfolding.awaited or not state.pending else state.pending[0]

    def current_player(self) -> int:
        if self.unfolding.over:
            return int(pyspiel.PlayerId.TERMINAL)
        decision = self.decision
        return int(pyspiel.PlayerId.CHANCE) if decision is None else decision.seat

    def is_terminal(self) -> bool:
        return self.unfolding.over

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.decision
        if decision is None or decision.seat != player:
            return []
        return sorted(option.id for option in decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        results = self.unfolding.awaited
        return [(result, 1 / results) for result in range(results)]

    def _apply_action(self, action: int) -> None:
        """IllegalAction, and nothing changed, for what is not among the legal actions."""
        if self.unfolding.awaited:
            self.unfolding.draw(action)
            return
        decision = self.decision
        if decision is None:
            raise IllegalAction("the game is over; nobody has anything to do")
        chosen = [option for option in decision.options if option.id == action]
        if not chosen:
            raise IllegalAction(
                f"action {action} is not open to player {decision.seat} now; legal are: {named(decision.options)}"
            )
        self.unfolding.play(chosen[0])

    def _action_to_string(self, player: int, action: int) -> str:
        """OpenSpiel asks for it also to say which action was illegal."""
        if player < 0:
            return f"chance {action}"
        actions = self._agreement.actions
        if not 0 <= action < len(actions):
            raise IllegalAction(
                f"there is no action {action}; they are numbered from 0 to {len(actions) - 1}"
            )
        return actions[action].text

    def returns(self) -> list[float]:
        """One point, shared by the winners."""
        state = self.unfolding.state
        winners = () if state is None else state.winners
        return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(self._agreement.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> OyezState:
        """A state that the player cannot tell from this one by its view; it begins without a history."""
        whole("player", player, 0, self._agreement.seats - 1)
        new: OyezState = self.get_game().new_initial_state()
        new.unfolding = self.unfolding.imagined(player, int(sampler() * (1 << 53)))
        return new

    def __str__(self) -> str:
        """For people who debug: whose turn it is and the board as everybody sees it."""
        if self.unfolding.state is None:
            return f"set-up, chance draws one of {self.unfolding.awaited}"
        view = self._agreement.game.view(self.unfolding.state, -1)
        return f"player {self.current_player()}: {json.dumps(view, sort_keys=True)}"


class SeatObserver:
    """What a player sees now (no recall): the view of its seat as a text and as the vector of the environments.

    While chance is being drawn nothing new is seen: the observation is that of the last settled moment, and
    nothing at all during the set-up.
    """

    def __init__(self, agreement: Agreement, kind: Any, params: Any) -> None:
        if params:
            raise BadOptions(f"observers of these games take no parameters, not {params!r}")
        if kind is not None and (
            kind.perfect_recall
            or not kind.public_info
            or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise BadOptions("these games are observed by one player, public and own facts, without recall")
        self._agreement: Final = agreement
        schema = agreement.encoder.schema
        self.tensor: Final = np.zeros(schema.size, np.float32)
        self.dict: Final = {field.name: schema.read(self.tensor, field.name) for field in schema.fields}

    def set_from(self, state: OyezState, player: int) -> None:
        settled = state.unfolding.state
        if settled is None:
            self.tensor.fill(0)
            return
        self.tensor[:] = self._agreement.observe(settled, player, _prompt(state, player))

    def string_from(self, state: OyezState, player: int) -> str:
        settled = state.unfolding.state
        if settled is None:
            return "set-up"
        seen = {
            "view": self._agreement.game.view(settled, player),
            "asked": _prompt(state, player),
            "options": [state.action_to_string(player, action) for action in state.legal_actions(player)],
        }
        return json.dumps(seen, sort_keys=True)


def _prompt(state: OyezState, player: int) -> str:
    decision = state.decision
    return decision.prompt.name if decision is not None and decision.seat == player else ""


@cache
def class_of(game: str, version: int) -> type[OyezGame]:
    return type(f"OyezGame_{game}_{version}", (OyezGame,), {"plays": game, "version": version})


def made(game: str, version: int, parameters: dict[str, Any]) -> OyezGame:
    """For pickles, which find this by its name."""
    return class_of(game, version)(parameters)


def register() -> None:
    """Every version of every game that has observations."""
    for game, versions in observed().items():
        for version in range(1, 1 + len(versions)):
            pyspiel.register_game(game_type(game, version), class_of(game, version))


register()
