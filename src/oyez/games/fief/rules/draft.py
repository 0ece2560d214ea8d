"""The rules of a game while they are being composed: the base game, then one expansion after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from oyez.engine.game import BadOptions
from oyez.engine.kernel import Step
from oyez.games.fief.rules.battle.words import CHOOSE_LOSSES
from oyez.games.fief.rules.board.pieces import BITS, FIELD, HEAVY, LIGHT, Kind, Kinds
from oyez.games.fief.rules.board.tables import N_TITLES
from oyez.games.fief.rules.doors import (
    N_ACTS,
    N_OCCASIONS,
    Absent,
    Act,
    Aloof,
    Away,
    Bar,
    Beside,
    Bonus,
    Consequence,
    Contest,
    Doors,
    Elsewhere,
    Engaged,
    Haven,
    Income,
    Measure,
    Part,
    Phase,
    Reserve,
    Stage,
    Title,
    Use,
)

T = TypeVar("T")
SETUP: Final = "setup"
ALLIANCE_VP: Final = 4  # F-7.2-01
MOST_KINDS: Final = 12
assert MOST_KINDS * BITS < 62  # packed numbers stay small: copies and comparisons are those of a machine word


@final
class Draft:
    """Doors that are still open. Every method adds something and gives back the draft."""

    def __init__(self, seats: int, turn: dict[str, tuple[Stage, ...]], uses: dict[int, Use]) -> None:
        self.seats: Final = seats
        self.turn: Final = {name: list(stages) for name, stages in turn.items()}
        self.uses: Final = dict(uses)
        self.switches: Final[list[str]] = []
        self.kinds: Final[list[Kind]] = []
        self.titles: Final[list[Title]] = []
        self.contests: Final[dict[int, Contest]] = {}
        self.parts: Final[list[tuple[str, Callable[[int], Part]]]] = []
        self.incomes: Final[list[Income]] = []
        self.wares: Final[list[Act]] = []
        self.draws: Final[list[Act]] = []
        self.plunder: Final[list[Act]] = []
        self.initiatives: Final[list[Act]] = []
        self.talks: Final[list[Act]] = []
        self.away: Final[list[Away]] = []
        self.absent: Final[list[Absent]] = []
        self.beside: Final[list[Beside]] = []
        self.found_again: Final[list[Measure]] = []
        self.elsewhere: Final[list[Elsewhere]] = []
        self.engaged: Final[list[Engaged]] = []
        self.bars: Final[list[tuple[Bar, tuple[int, ...]]]] = []  # each with the acts it looks at
        self.havens: Final[list[Haven]] = []
        self.reserves: Final[list[Reserve]] = []
        self.openings: Final[list[Phase]] = []
        self.rolls: Final[list[Phase]] = []
        self.thrown: Callable[[Any, Any], list[Step[Any]]] | None = None
        self.bonuses: Final[list[Bonus]] = []
        self.aloof: Final[list[Aloof]] = []
        self.loss_prompts = (CHOOSE_LOSSES, CHOOSE_LOSSES)
        self.consequences: Final[list[tuple[Consequence, tuple[int, ...]]]] = []  # with their occasions
        self.alliance_vp = ALLIANCE_VP

    # --- Phases ---

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

    def _beside(self, stage: str, offset: int, steps: Phase) -> Draft:
        for stages in self.turn.values():
            for place, known in enumerate(stages):
                if known.name == stage:
                    stages.insert(place + offset, Stage("", steps))
                    return self
        raise AssertionError(f"no stage is called {stage!r}")

    # --- Pieces, titles, state ---

    def kind(self, kind: Kind) -> Draft:
        self.kinds.append(kind)
        return self

    def title(self, title: Title, contest: Contest | None = None) -> int:
        """The number of the new counter; a contest makes Election(number) work."""
        number = N_TITLES + len(self.titles)
        self.titles.append(title)
        if contest is not None:
            self.contests[number] = contest
        return number

    def part(self, name: str, maker: Callable[[int], Part]) -> Draft:
        """`maker` takes the number of seats."""
        self.parts.append((name, maker))
        return self

    # --- Choices ---

    def answer(self, card: int, use: Callable[[Use], Use]) -> Draft:
        """Another use of an opportunity card, made from the one it has."""
        self.uses[card] = use(self.uses[card])
        return self

    # --- Limits and consequences ---

    def forbid(self, bar: Bar, *acts: int) -> Draft:
        """A bar is asked about these acts only; the same bar of two expansions is one."""
        if bar not in [known for known, _ in self.bars]:
            self.bars.append((bar, acts))
        return self

    def follow(self, consequence: Consequence, *occasions: int) -> Draft:
        """Likewise a consequence, on these occasions only."""
        if consequence not in [known for known, _ in self.consequences]:
            self.consequences.append((consequence, occasions))
        return self

    # --- Modifiers: append to the lists of the draft; these two are numbers ---

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
        assert len(self.kinds) <= MOST_KINDS, "kinds of pieces"
        return Doors(
            switches=tuple(self.switches),
            turn=tuple([tuple(stages) for stages in self.turn.values()]),
            phases=(SETUP, *self.turn),
            kinds=Kinds(tuple(self.kinds)),
            titles=tuple(self.titles),
            contests=self.contests,
            parts=tuple(self.parts),
            incomes=tuple(self.incomes),
            wares=tuple(self.wares),
            draws=tuple(self.draws),
            plunder=tuple(self.plunder),
            initiatives=tuple(self.initiatives),
            talks=tuple(self.talks),
            uses=self.uses,
            away=tuple(self.away),
            absent=tuple(self.absent),
            beside=tuple(self.beside),
            found_again=tuple(self.found_again),
            elsewhere=tuple(self.elsewhere),
            engaged=tuple(self.engaged),
            bars=by_number(self.bars, N_ACTS),
            havens=tuple(self.havens),
            reserves=tuple(self.reserves),
            opening=tuple(self.openings),
            before_roll=tuple(self.rolls),
            thrown=self.thrown,
            bonuses=tuple(self.bonuses),
            aloof=tuple(self.aloof),
            loss_prompts=self.loss_prompts,
            consequences=by_number(self.consequences, N_OCCASIONS),
            alliance_vp=self.alliance_vp,
        )


def by_number(entries: list[tuple[T, tuple[int, ...]]], numbers: int) -> tuple[tuple[T, ...], ...]:
    """For each number what looks at it, in the order of the draft; nothing at all if there are no entries."""
    if not entries:
        return ()
    return tuple([tuple([one for one, wanted in entries if n in wanted]) for n in range(numbers)])
