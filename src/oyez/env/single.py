"""One seat as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from oyez.bots import Bot, SeatTable, bot_named
from oyez.bots.memories import Movable
from oyez.engine.game import USUAL_SEATS, BadOptions
from oyez.engine.kernel import IllegalAction, Seat
from oyez.env.aec import METADATA, SEEDS, check_render_mode
from oyez.env.agreement import Agreement, Value, agree, whole
from oyez.env.contest import Contest, Mask, number_of
from oyez.env.observation import Vector, observed
from oyez.env.versions import PLAIN
from oyez.games import game_named

Opponent = str | Callable[[int], Bot]  # a bot's name, or what makes one from a seed
USUAL: Final[Sequence[Opponent]] = ("greedy",) * (USUAL_SEATS - 1)  # fewer where the game is for fewer
# What happens to an action that the mask forbids: an error, or a legal one instead, for those who choose blindly.
ILLEGAL: Final = ("error", "replace")


class LegalActions(Discrete):
    """All actions of the game by number. Without a mask of its own, sample() draws among those open now.

    Before reset() it draws among all: libraries look at a sample first, and vectors in processes of their own keep
    the space of an environment that is never reset.
    """

    def __init__(self, agreement: Agreement, mask: Callable[[], Mask | None]) -> None:
        super().__init__(len(agreement.actions))
        self._mask_now: Final = mask

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._mask_now()
        return super().sample(mask, probability)


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """Observation: the vector of the seat. The mask stands in `info["action_mask"]` and in action_masks()."""

    metadata = METADATA

    def __init__(
        self,
        agreement: Agreement,
        seat: Seat,
        opponents: Sequence[Opponent],
        render_mode: str | None,
        replaces: bool,
    ) -> None:
        self.agreement: Final = agreement
        self.schema: Final = agreement.encoder.schema
        self.seat: Final = seat
        self.render_mode = render_mode
        self._opponents: Final = tuple(opponents)
        self._replaces: Final = replaces
        self._bots: dict[Seat, Bot] = {}
        self._seeds: dict[Seat, int] = {}  # of the bots
        self._contest: Contest | None = None
        self._potential = 0.0
        self.observation_space = Box(self.schema.low, self.schema.high, dtype=np.int16)
        self.action_space = LegalActions(agreement, self._mask_now)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        seeds = [int(number) for number in self.np_random.integers(SEEDS, size=len(self._opponents) + 1)]
        self._seeds = dict(zip(self._others(), seeds[1:], strict=True))
        self._bots = {other: self._bot(other) for other in self._seeds}
        contest = self._contest = Contest(self.agreement, seeds[0])
        self._let_bots_play(contest)
        self._potential = contest.potentials()[self.seat]
        return contest.observe(self.seat), self._info(contest)

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Raises IllegalAction, and changes nothing, for an action that the mask forbids."""
        contest = self.contest
        if contest.ended:
            raise IllegalAction("the game is over; reset the environment before the next action")
        contest.play(self._legal_instead(contest, action) if self._replaces else action)
        self._let_bots_play(contest)
        potential = contest.potentials()[self.seat]
        reward = contest.shares()[self.seat] + potential - self._potential
        self._potential = potential
        if self.render_mode == "human":
            self.render()
        return contest.observe(self.seat), reward, contest.over, contest.cut_short, self._info(contest)

    def action_masks(self) -> Mask:
        """The mask under the name that libraries of masked learning look for."""
        return self.contest.mask(self.seat)

    def render(self) -> str | None:
        if self.render_mode is None:
            raise BadOptions(
                'nothing to render with; make the environment with render_mode="ansi" or "human"'
            )
        from oyez.env.drawing import board

        drawn = board(self.agreement, self.contest.state, self.seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    @property
    def contest(self) -> Contest:
        if self._contest is None:
            raise gymnasium.error.ResetNeeded("reset() comes before anything else")
        return self._contest

    def _legal_instead(self, contest: Contest, action: Any) -> int:
        """The number itself if it is legal; else one of the legal ones, which follows from it."""
        number = number_of(contest.agreement, action)
        legal = [option.id for option in contest.legal()]
        return number if number in legal else legal[number % len(legal)]

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: bots as what is in their minds, since they may be compiled."""
        bots = {seat: bot.mind() if isinstance(bot, Movable) else bot for seat, bot in self._bots.items()}
        return {**self.__dict__, "_bots": bots}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = {seat: self._made_again(seat, kept) for seat, kept in state["_bots"].items()}

    def _made_again(self, seat: Seat, kept: Any) -> Bot:
        if not isinstance(kept, tuple):
            bot: Bot = kept
            return bot
        new = self._bot(seat)
        assert isinstance(new, Movable)
        new.take_over(kept)
        return new

    def _others(self) -> list[Seat]:
        return [other for other in range(self.agreement.seats) if other != self.seat]

    def _bot(self, seat: Seat) -> Bot:
        opponent, seed = self._opponents[self._others().index(seat)], self._seeds[seat]
        if isinstance(opponent, str):
            return bot_named(self.agreement.game.name, opponent, seed)
        return opponent(seed)

    def _let_bots_play(self, contest: Contest) -> None:
        """Until the seat is asked or the game is over. Bots may act unasked too, as they do at any table."""
        game, state = self.agreement.game, contest.state
        while state.pending and state.pending[0].seat != self.seat:
            decision = state.pending[0]
            contest.answer(self._bots[decision.seat].choose(SeatTable(game, state, decision)))

    def _mask_now(self) -> Mask | None:
        return None if self._contest is None else self._contest.mask(self.seat)

    def _info(self, contest: Contest) -> dict[str, Any]:
        return {"action_mask": contest.mask(self.seat)}


def make(
    game: str,
    seat: Seat = 0,
    opponents: Sequence[Opponent] = USUAL,
    *,
    render_mode: str | None = None,
    initiatives: bool = False,
    shaping: Mapping[str, float] | None = None,
    max_steps: int | None = None,
    illegal: str = "error",
    version: int = PLAIN,
    **options: Value,
) -> SeatEnv:
    """One seat of a game against the bots that are named, in the order of the other seats, or else greedy ones."""
    if opponents is USUAL:
        opponents = ("greedy",) * (game_named(game).usual_seats() - 1)
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise BadOptions(
            f'opponents is a list, one per other seat, such as ["greedy", "random"], not {opponents!r}'
        )
    seats = len(opponents) + 1
    agreement = agree(
        game,
        seats,
        options,
        initiatives=initiatives,
        shaping=shaping,
        most_steps=max_steps,
        version=version,
    )
    seat = whole("seat", seat, 0, seats - 1)
    for opponent in opponents:
        if isinstance(opponent, str):
            bot_named(game, opponent, 0)  # raises UnknownName with the bots there are
        elif not callable(opponent):
            raise BadOptions(
                f"an opponent is the name of a bot or what makes one from a seed, not {opponent!r}"
            )
    check_render_mode(render_mode)
    if illegal not in ILLEGAL:
        raise BadOptions(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
    return SeatEnv(agreement, seat, opponents, render_mode, illegal == "replace")


def make_vector(
    game: str, environments: int, seat: Seat = 0, opponents: Sequence[Opponent] = USUAL, **more: Any
) -> SyncVectorEnv:
    """Several such games stepped in one call; a game that ended begins anew in the same step."""
    whole("environments", environments, 1)

    def one() -> SeatEnv:
        return make(game, seat, opponents, **more)

    return SyncVectorEnv([one] * environments, autoreset_mode=AutoresetMode.SAME_STEP)


def registered_id(game: str, version: int) -> str:
    """With an id of the same name and a higher number Gymnasium would call v1 out of date, which it is not."""
    return f"oyez/{game}-v{version}" if version == PLAIN else f"oyez/{game}-expanded-v{version}"


# Id -> what it stands for, game and version.
REGISTERED: Final = {
    registered_id(game, version): (game, version)
    for game, versions in observed().items()
    for version in range(1, 1 + len(versions))
}


def make_registered(registered: str, **more: Any) -> SeatEnv:
    """For Gymnasium, whose keywords would overrule those of an id: what spaces it has is not up to the caller."""
    for word in ("game", "version"):
        if word in more:
            raise BadOptions(
                f"{registered} says by itself which {word} it is; leave {word}={more[word]!r} out, "
                f"or take another id: {', '.join(REGISTERED)}"
            )
    game, version = REGISTERED[registered]
    return make(game, version=version, **more)


def register() -> None:
    """gymnasium.make("oyez/NAME-v1", seat=2, opponents=[...]), and "oyez/NAME-expanded-v2" for expansions."""
    for name in REGISTERED:
        gymnasium.register(name, entry_point="oyez.env.single:make_registered", kwargs={"registered": name})


register()
