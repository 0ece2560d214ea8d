"""The rules of a game while they are being composed: the base game first, then one expansion after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, final

from oyez.engine.game import BadOptions
from oyez.engine.parts import Part
from oyez.games.fief.rules.battle.words import CHOOSE_LOSSES
from oyez.games.fief.rules.board.pieces import BITS, FIELD, FURTHER, HEAVY, LIGHT, Kind, Kinds
from oyez.games.fief.rules.doors import (
    MARKET,
    N_BARS,
    N_MOMENTS,
    N_OCCASIONS,
    N_PLACES,
    Act,
    Bar,
    Bonus,
    Consequence,
    Doors,
    Income,
    Offers,
    OffMap,
    Phase,
    Reroll,
    Stage,
    Title,
    Titles,
    Use,
)
from oyez.games.fief.rules.market.recruiting import Recruit

T = TypeVar("T")
MOST_KINDS: Final = 12  # further ones
assert MOST_KINDS * BITS < 62  # packed numbers stay small: copies and comparisons are those of a machine word


@final
class Draft:
    """Doors that are still open: `incomes`, `bonuses` and `off_map` are appended to, the rest comes by methods."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.switches: Final[list[str]] = []
        self.turn: Final[dict[str, list[Stage]]] = {}
        self.battle: Final[list[list[Phase]]] = [[] for _ in range(N_MOMENTS)]
        self.reroll: Reroll | None = None
        self.kinds: Final[list[Kind]] = []
        self.loss_prompts = (CHOOSE_LOSSES, CHOOSE_LOSSES)
        self.titles: Final[list[Title]] = []
        self.parts: Final[list[tuple[str, Callable[[int], Part]]]] = []
        self.off_map: Final[list[OffMap]] = []
        self.acts: Final[list[list[tuple[Act, ...]]]] = [[] for _ in range(N_PLACES)]
        self.uses: Final[dict[int, Use]] = {}
        self.incomes: Final[list[Income]] = []
        self.bonuses: Final[list[Bonus]] = []
        self.alliance_vp = 0
        self.bars: Final[list[tuple[Bar, tuple[int, ...]]]] = []  # each with what it looks at
        self.occasions: Final[list[tuple[Consequence, tuple[int, ...]]]] = []  # likewise

    # --- Phases and battles ---

    def phase(self, name: str, *stages: Stage) -> Draft:
        """The last phase of the round so far."""
        self.turn[name] = list(stages)
        return self

    def phase_before(self, other: str, name: str) -> Draft:
        """A whole phase of its own, still empty; an empty phase is skipped."""
        phases = list(self.turn.items())
        place = [known for known, _ in phases].index(other)
        self.turn.clear()
        self.turn.update([*phases[:place], (name, []), *phases[place:]])
        return self

    def before(self, stage: str, steps: Phase) -> Draft:
        return self._beside(stage, 0, steps)

    def after(self, stage: str, steps: Phase) -> Draft:
        """Right after a stage: of two that come after the same one, the one added later comes first."""
        return self._beside(stage, 1, steps)

    def in_phase(self, phase: str, name: str, steps: Phase) -> Draft:
        """At the end of a phase, as a stage with a name."""
        self.turn[phase].append(Stage(name, steps))
        return self

    def in_battle(self, moment: int, steps: Phase) -> Draft:
        self.battle[moment].append(steps)
        return self

    def _beside(self, stage: str, offset: int, steps: Phase) -> Draft:
        for stages in self.turn.values():
            for place, known in enumerate(stages):
                if known.name == stage:
                    stages.insert(place + offset, Stage("", steps))
                    return self
        raise AssertionError(f"no stage is called {stage!r}")

    # --- Pieces, titles, state ---

    def pieces(self, *kinds: Kind) -> int:
        """Further rows of the table; those that are for sale are offered together. The row of the first."""
        row = len(self.kinds)
        self.kinds.extend(kinds)
        wares = [
            Recruit(number, kind.sale) for number, kind in enumerate(kinds, row) if kind.sale is not None
        ]
        self.offer(MARKET, *wares)
        return row

    def title(self, title: Title) -> int:
        """The number of the new counter; with a contest Election(number) works."""
        self.titles.append(title)
        return len(self.titles) - 1

    def part(self, name: str, maker: Callable[[int], Part]) -> Draft:
        """`maker` takes the number of seats."""
        self.parts.append((name, maker))
        return self

    # --- Choices ---

    def offer(self, place: int, *acts: Act) -> Draft:
        """More to choose at a place of the game; acts that come together are offered noun by noun."""
        if acts:
            self.acts[place].append(acts)
        return self

    def answer(self, card: int, use: Callable[[Use], Use]) -> Draft:
        """Another use of an opportunity card, made from the one it has."""
        self.uses[card] = use(self.uses[card])
        return self

    # --- Limits and consequences ---

    def forbid(self, bar: Bar, *what: int) -> Draft:
        """A bar is asked about these only; the same bar of two expansions is one."""
        if bar not in [known for known, _ in self.bars]:
            self.bars.append((bar, what))
        return self

    def follow(self, consequence: Consequence, *occasions: int) -> Draft:
        """Likewise a consequence, on these occasions only."""
        if consequence not in [known for known, _ in self.occasions]:
            self.occasions.append((consequence, occasions))
        return self

    def alliance_needs(self, points: int) -> Draft:
        self.alliance_vp = points
        return self

    def freeze(self) -> Doors:
        """Check what was composed and close the doors."""
        for kind in self.kinds:
            if kind.points not in (0, LIGHT, HEAVY):
                raise BadOptions(
                    f"{kind.name} have {kind.points} strength points; troops of Fief have {LIGHT} or {HEAVY}"
                )
            if not 0 <= kind.supply <= FIELD:
                raise BadOptions(f"there are 0 to {FIELD} {kind.name}, not {kind.supply}")
        assert len(self.kinds) <= FURTHER + MOST_KINDS, "kinds of pieces"
        return Doors(
            switches=tuple(self.switches),
            turn={name: tuple(stages) for name, stages in self.turn.items()},
            battle=tuple([tuple(steps) for steps in self.battle]),
            reroll=self.reroll,
            kinds=Kinds(tuple(self.kinds), self.loss_prompts),
            titles=Titles(tuple(self.titles)),
            parts=tuple(self.parts),
            off_map=tuple(self.off_map),
            acts=tuple([Offers(tuple(groups)) for groups in self.acts]),
            uses=self.uses,
            incomes=tuple(self.incomes),
            bonuses=tuple(self.bonuses),
            alliance_vp=self.alliance_vp,
            bars=by_number(self.bars, N_BARS),
            occasions=by_number(self.occasions, N_OCCASIONS),
        )


def by_number(entries: list[tuple[T, tuple[int, ...]]], numbers: int) -> tuple[tuple[T, ...], ...]:
    """For each number what looks at it, in the order of the draft; nothing at all if there are no entries."""
    if not entries:
        return ()
    return tuple([tuple([one for one, wanted in entries if n in wanted]) for n in range(numbers)])
