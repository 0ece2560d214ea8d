"""The doors through which an expansion comes into the game (docs/decisions/0009-expansions.md).

All are empty in the base game. Functions take the state as Any: the state needs the rules, and these are part of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from oyez.engine.kernel import Seat, Step
from oyez.engine.words import Action, Fact, Prompt, Verb
from oyez.games.fief.rules.board.pieces import Kinds

Phase = Callable[[Any], list[Step[Any]]]
Use = tuple[Callable[[Any, Seat], bool], Callable[[Any, Seat], list[Step[Any]]], str]
Bar = Callable[[Any, int, int], str]  # state, act, lord: the row that forbids it to him, or ""
Measure = Callable[[Any, int], int]  # of a seat, a lord or a Village
Away = Callable[
    [Any, int, int], int
]  # state, kind, seat (NOBODY: all): counters neither on the map nor in stock
Absent = Callable[
    [Any, int, int], int
]  # state, LIGHT, HEAVY or 0 for engines, seat: as Away for those of the base
Beside = Callable[
    [Any, int], list[int]
]  # state, lord who is elsewhere: the free Lords there, the first decides
Elsewhere = Callable[[Any, int], bool]  # state, lord in play without a Village: he is at some other place
Engaged = Callable[[Any, Seat], bool]  # state, seat: it takes part in a battle in no Village
Haven = Callable[[Any, int, int], bool]  # state, Village, evil: whether that cannot touch it
Aloof = Callable[[Any, Any, int], bool]  # state, battle, lord: he takes no part in it
Reserve = Callable[[Any, int, int], int]  # state, seat, Village: strength he could bring into a battle there
Consequence = Callable[[Any, int, int, int], None]  # state, occasion, and its two numbers

# Acts that an expansion may forbid a Lord: see lords.bar_act.
MARRY: Final = 0
HOLD_FIEF: Final = 1  # receive, inherit, buy or recover a fief title
STAND: Final = 2  # for Bishop, Pope or King; be made Cardinal or Crown Prince
ATTACK: Final = 3  # lead or join an attack, a cavalcade or a siege; seize a lone Lord
SPONSOR: Final = 4  # an Assassination
VOTE: Final = 5

N_ACTS: Final = 6

# What a Village may be a haven from: see board.is_haven.
PLAGUE: Final = 0
UPRISING: Final = 1

# Occasions with consequences: see lords.follow.
DIED: Final = 0  # lord, the family he left
CAPTURED: Final = 1  # lord, captor
BANNED: Final = 2  # lord excommunicated
VACATED: Final = 3  # title, the lord who held it
CONTROL_PASSED: Final = 4  # Village, who controlled it before
BATTLE_BEGAN: Final = 5  # Village, attacker; g.battle stands
SIEGE_LAID: Final = 6  # Village, besieger; also when it is continued
PIECES_LOST: Final = 7  # Village * MOST + seat, packed counters that have just left it
CEDES: Final = 8  # Village, who is given it; control passes next
BATTLE_ENDED: Final = 9  # Village, how it ended; g.battle still stands
SACKED: Final = 10  # Village without troops that an Uprising has struck, NOBODY
LOST_AWAY: Final = 11  # lord elsewhere who lost what is bound to him, NOBODY
JOINED_ATTACK: Final = 12  # Village, a helper who has just taken the side of the attack; g.battle stands
N_OCCASIONS: Final = 13

# A captor who is no player: he holds Lords who are elsewhere, and ransoms for them go to the bank.
STRANGER: Final = 6


@final
class Stage:
    """A named piece of a phase; what it does itself when it is reached is done by its steps."""

    def __init__(self, name: str, steps: Phase) -> None:
        self.name: Final = name
        self.steps: Final = steps


@final
class Income:
    """A further source of income: its name in accounts, what it pays a player now, and the news of it."""

    def __init__(self, name: str, of: Callable[[Any, Seat], int], fact: Fact) -> None:
        self.name: Final = name
        self.of: Final = of
        self.fact: Final = fact


@final
class Bonus:
    """Further hits of a side in a roll with dice: its name and row in accounts, and what it gives now (X-GEN-47)."""

    def __init__(self, name: str, of: Callable[[Any, Any, int], int], rule: str) -> None:
        self.name: Final = name
        self.of: Final = of  # state, battle, side
        self.rule: Final = rule


@final
class Act:
    """Something more to choose in a question of the base game, or unasked; `bar` must agree with `options`."""

    def __init__(
        self,
        verb: Verb,
        options: Callable[[Any, Seat], list[Action]],
        bar: Callable[[Any, Seat, int], str],
        steps: Callable[[Any, Seat, int], list[Step[Any]]],
        price: int = 0,
        at: Callable[[Any, Seat, list[int]], list[Action]] | None = None,
    ) -> None:
        self.verb: Final = verb
        self.options: Final = options
        self.bar: Final = bar
        self.steps: Final = steps  # does it, and returns what follows
        self.price: Final = price  # told to readers; `steps` takes it
        self.at: Final = at  # the options of a new troop, given the Villages that can take one


@final
class Title:
    """A counter beside those of the base game. `titled`: it makes a Titled Lord; `heritable`: as a fief title."""

    def __init__(self, name: str, *, points: int, ransom: int, titled: bool, heritable: bool = False) -> None:
        self.name: Final = name
        self.heritable: Final = heritable
        self.points: Final = points
        self.ransom: Final = ransom
        self.titled: Final = titled


@final
class Contest:
    """The election of a further title, in the forms of base 1.3."""

    def __init__(
        self,
        is_called: Callable[[Any], bool],
        bar_candidate: Callable[[Any, int], str],
        votes: Callable[[Any, int], int],  # of a lord
        needed: int,  # votes without which nobody is elected
        row: str,
    ) -> None:
        self.is_called: Final = is_called
        self.bar_candidate: Final = bar_candidate
        self.votes: Final = votes
        self.needed: Final = needed
        self.row: Final = row


class Part:
    """The facts an expansion adds to the state. Lists of numbers and tuples, as in the state itself."""

    def begin(self, g: Any) -> None:
        """The game is set up: what is drawn by chance before it starts."""

    def copy(self) -> Part:
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Every fact under its name: for records, digests and scenarios."""
        raise NotImplementedError

    def words(self, g: Any) -> dict[str, object]:
        """The same for readers of scenarios, in the keys and names of `arrange`."""
        return self.facts()

    def view(self, g: Any, seat: Seat) -> Mapping[str, object]:
        """What a seat may know of them, built from nothing; `shapes.py` of the expansion declares it."""
        raise NotImplementedError

    def resample(self, g: Any, seat: Seat) -> None:
        """Deal anew what the seat cannot know; `g` is a copy already."""

    def conserve(self, g: Any) -> None:
        """AssertionError names what is wrong."""

    def arrange(self, g: Any, position: Mapping[str, object], names: list[str]) -> None:
        """Take over what a scenario says under the name of the part."""


@final
class Doors:
    """What the expansions of a game brought in."""

    def __init__(
        self,
        *,
        switches: tuple[str, ...],
        turn: tuple[tuple[Stage, ...], ...],
        phases: tuple[str, ...],
        kinds: Kinds,
        titles: tuple[Title, ...],
        contests: dict[int, Contest],
        parts: tuple[tuple[str, Callable[[int], Part]], ...],
        incomes: tuple[Income, ...],
        wares: tuple[Act, ...],
        draws: tuple[Act, ...],
        plunder: tuple[Act, ...],
        initiatives: tuple[Act, ...],
        talks: tuple[Act, ...],
        uses: dict[int, Use],
        away: tuple[Away, ...],
        absent: tuple[Absent, ...],
        beside: tuple[Beside, ...],
        found_again: tuple[Measure, ...],
        elsewhere: tuple[Elsewhere, ...],
        engaged: tuple[Engaged, ...],
        bars: tuple[tuple[Bar, ...], ...],
        havens: tuple[Haven, ...],
        reserves: tuple[Reserve, ...],
        opening: tuple[Phase, ...],
        before_roll: tuple[Phase, ...],
        thrown: Callable[[Any, Any], list[Step[Any]]] | None,
        bonuses: tuple[Bonus, ...],
        aloof: tuple[Aloof, ...],
        loss_prompts: tuple[Prompt, Prompt],
        consequences: tuple[tuple[Consequence, ...], ...],
        alliance_vp: int,
    ) -> None:
        self.switches: Final = switches
        self.turn: Final = turn
        self.phases: Final = phases  # the names of the phases, the set-up first
        self.kinds: Final = kinds
        self.titles: Final = titles
        self.contests: Final = contests
        self.parts: Final = parts
        self.incomes: Final = incomes
        self.wares: Final = wares
        self.draws: Final = draws
        self.plunder: Final = plunder
        self.initiatives: Final = initiatives
        self.talks: Final = talks  # unasked, wherever a Diplomacy marker could be spent
        self.uses: Final = uses
        self.away: Final = away
        self.absent: Final = absent
        self.beside: Final = beside
        self.found_again: Final = found_again  # of a relic lost elsewhere: the Village where it lies next
        self.elsewhere: Final = elsewhere
        self.engaged: Final = engaged
        self.bars: Final = bars  # by act; empty if there are none at all
        self.havens: Final = havens
        self.reserves: Final = reserves
        self.opening: Final = opening
        self.before_roll: Final = before_roll
        self.thrown: Final = thrown
        self.bonuses: Final = bonuses
        self.aloof: Final = aloof
        self.loss_prompts: Final = loss_prompts  # how many worth three hits go; how many of a further kind
        self.consequences: Final = consequences  # by occasion; likewise
        self.alliance_vp: Final = alliance_vp
