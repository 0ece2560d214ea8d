"""The doors through which everything comes into the game: the base game first, then its expansions.

docs/decisions/0013-one-way-in.md says why. Functions and methods take the state as Any: the state needs the rules, and
these are part of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Seat, Step, call, end, tell
from oyez.engine.parts import Part
from oyez.engine.words import Action, Fact, Verb
from oyez.games.fief.rules.board.pieces import Kinds

Phase = Callable[[Any], list[Step[Any]]]
Use = tuple[Callable[[Any, Seat], bool], Callable[[Any, Seat], list[Step[Any]]], str]
# State, what is forbidden, to which lord or Village, and in which battle (None but for FIGHT): the row, or "".
Bar = Callable[[Any, int, int, Any], str]
Consequence = Callable[[Any, int, int, int], None]  # state, occasion, and its two numbers
Reroll = Callable[
    [Any, Any], list[Step[Any]]
]  # state, dice that lie on the table: steps, the last of which strikes

# What may be forbidden to a Lord: see lords.bar_act.
MARRY: Final = 0
HOLD_FIEF: Final = 1  # receive, inherit, buy or recover a fief title
STAND: Final = 2  # for Bishop, Pope or King; be made Cardinal or Crown Prince
ATTACK: Final = 3  # lead or join an attack, a cavalcade or a siege; seize a lone Lord
SPONSOR: Final = 4  # an Assassination
VOTE: Final = 5
FIGHT: Final = 6  # take part in a battle, he and what is bound to him
# What may be kept from a Village: see lords.is_haven.
PLAGUE: Final = 7
UPRISING: Final = 8
N_BARS: Final = 9

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
LOST_AWAY: Final = 11  # lord off the map who lost what is bound to him, NOBODY
JOINED_ATTACK: Final = 12  # Village, a helper who has just taken the side of the attack; g.battle stands
N_OCCASIONS: Final = 13

# Where acts are offered: see offered.
MARKET: Final = 0  # Purchases
INSTEAD_OF_CARD: Final = 1  # while a player draws cards
PILLAGE: Final = 2
UNASKED: Final = 3  # whenever initiatives are open
TALK: Final = 4  # unasked, wherever a Diplomacy marker could be spent
N_PLACES: Final = 5

# Whose consent a ware needs.
FREELY: Final = 0
OF_THE_KING: Final = 1
OF_THE_POPE: Final = 2

# Moments of a battle for which steps may come in.
DECLARED: Final = 0  # everybody has taken a side
BEFORE_ROLL: Final = 1
N_MOMENTS: Final = 2

N_INCOMES: Final = 5  # of the base game; those of expansions follow

# A captor who is no player: he holds Lords who are off the map, and ransoms for them go to the bank.
STRANGER: Final = 6


@final
class Stage:
    """A named piece of a phase; what it does itself when it is reached is done by its steps."""

    def __init__(self, name: str, steps: Phase) -> None:
        self.name: Final = name
        self.steps: Final = steps


class Income:
    """A source of income: its name in accounts, what it pays a player now, and the news of it."""

    def __init__(self, name: str, of: Callable[[Any, Seat], int], fact: Fact) -> None:
        self.name: Final = name
        self.of: Final = of
        self.fact: Final = fact

    def collect(self, g: Any, seat: Seat) -> None:
        deniers = self.of(g, seat)
        if deniers:
            g.deniers[seat] += deniers
            tell(g, self.fact, seat, (deniers,))


@final
class Bonus:
    """Further hits of a side in a roll with dice: its name and row in accounts, and what it gives now (X-GEN-47)."""

    def __init__(
        self, name: str, of: Callable[[Any, Any, int, int], int], rule: str, *, of_troops: bool = True
    ) -> None:
        self.name: Final = name
        self.of: Final = of  # state, battle, side, number of dice
        self.rule: Final = rule
        self.of_troops: Final = of_troops  # wherever they fight, in a Village or not


class Act:
    """Something to choose, unasked or in a question of the game; `bar` must agree with `options`."""

    def __init__(self, verb: Verb, price: int = 0) -> None:
        self.verb: Final = verb
        self.price: Final = price  # told to readers; `steps` takes it

    def options(self, g: Any, seat: Seat) -> list[Action]:
        raise NotImplementedError

    def bar(self, g: Any, seat: Seat, noun: int) -> str:
        """The row that forbids it, or ""."""
        raise NotImplementedError

    def steps(self, g: Any, seat: Seat, noun: int) -> list[Step[Any]]:
        """Do it; returns what follows."""
        raise NotImplementedError

    def price_of(self, noun: int) -> int:
        return self.price

    def unasked(self, g: Any, seat: Seat, noun: int) -> Step[Any]:
        """As an initiative: the step that carries it out."""
        return Unasked(seat, self, noun)


@final
class Unasked(Step[Any]):
    """An initiative is carried out."""

    def __init__(self, seat: Seat, act: Act, noun: int) -> None:
        self.seat: Final = seat
        self.act: Final = act
        self.noun: Final = noun

    def run(self, g: Any) -> None:
        end(g)
        call(g, self.act.steps(g, self.seat, self.noun))

    def atomic(self, g: Any) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.act.verb[self.noun].id)


class Initiative(Act):
    """An act that is never asked for and is one step."""

    def step(self, g: Any, seat: Seat, noun: int) -> Step[Any]:
        raise NotImplementedError

    def steps(self, g: Any, seat: Seat, noun: int) -> list[Step[Any]]:
        return [self.step(g, seat, noun)]

    def unasked(self, g: Any, seat: Seat, noun: int) -> Step[Any]:
        return self.step(g, seat, noun)


class Ware(Act):
    """An act of the market. Whoever must consent and does not is not asked again in the same turn."""

    def __init__(self, verb: Verb, price: int = 0, consent: int = FREELY, refused: str = "") -> None:
        super().__init__(verb, price)
        self.consent: Final = consent  # the King's, about a fief, or the Pope's, about a lord
        self.refused: Final = refused  # the row of a refusal

    def options_at(self, g: Any, seat: Seat, places: list[int]) -> list[Action]:
        """The options, given the Villages that can take one more new troop of his."""
        return self.options(g, seat)


@final
class Offers:
    """What may be chosen at one place of the game. Acts of a group are offered together, noun by noun."""

    def __init__(self, groups: tuple[tuple[Act, ...], ...]) -> None:
        self.groups: Final = groups
        self.all: Final = tuple([act for group in groups for act in group])
        self.by_verb: Final = {act.verb: act for act in self.all}


def offered(g: Any, seat: Seat, offers: Offers) -> list[Action]:
    """Everything that may be chosen there now."""
    found: list[Action] = []
    for group in offers.groups:
        if len(group) == 1:
            found += group[0].options(g, seat)
        else:
            found += noun_by_noun([act.options(g, seat) for act in group])
    return found


def noun_by_noun(lists: list[list[Action]]) -> list[Action]:
    """Options of several acts for the same nouns, each list in ascending order: those of one noun lie together."""
    found: list[Action] = []
    mixed = False
    for options in lists:
        if options:
            mixed = bool(found)
            found = found + options if mixed else options
    if mixed:
        found.sort(key=noun_of)
    return found


def noun_of(action: Action) -> int:
    return action.noun


@final
class Title:
    """A row of the table of titles: what its counter is worth. `titled`: it makes a Titled Lord."""

    def __init__(
        self,
        name: str,
        *,
        points: int,
        ransom: int,
        titled: bool,
        heritable: bool = False,  # passes on like a fief title, but without their limit
        contest: Contest | None = None,  # None: no election, or one of the base game
    ) -> None:
        self.name: Final = name
        self.heritable: Final = heritable
        self.points: Final = points
        self.ransom: Final = ransom
        self.titled: Final = titled
        self.contest: Final = contest


@final
class Titles:
    """The table of a game. Masks have one bit for each title."""

    def __init__(self, titles: tuple[Title, ...]) -> None:
        self.all: Final = titles
        self.names: Final = tuple([title.name for title in titles])
        self.scoring: Final = bits([title.points > 0 for title in titles])  # give a victory point
        self.dignity: Final = bits([title.titled for title in titles])  # make a Titled Lord
        self.costly: Final = bits([title.ransom > 0 for title in titles])  # cost ransom
        self.heritable: Final = bits([title.heritable for title in titles])


def bits(wanted: list[bool]) -> int:
    return sum([1 << number for number, yes in enumerate(wanted) if yes])


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


class OffMap:
    """A place that is no Village: Lords and counters there are in play, not in stock. By default nothing is."""

    def counters(self, g: Any, kind: int, seat: Seat) -> int:
        """Of a kind and a colour; of all if `seat` is NOBODY."""
        return 0

    def engines(self, g: Any, seat: Seat) -> int:
        return 0

    def has_lord(self, g: Any, lord: int) -> bool:
        return False

    def beside(self, g: Any, lord: int) -> list[int]:
        """The free Lords who are with him, he himself not; the first of them decides for all."""
        return []

    def is_engaged(self, g: Any, seat: Seat) -> bool:
        """Whether a player takes part in a battle there."""
        return False

    def reserve(self, g: Any, seat: Seat, village: int) -> int:
        """Strength points that a player could bring from there into a battle that he declares."""
        return 0

    def found_again(self, g: Any, relic: int) -> int:
        """The Village where a relic that is lost there lies next, or NOBODY."""
        return NOBODY


@final
class Doors:
    """What the base game and the expansions of a game brought in."""

    def __init__(
        self,
        *,
        switches: tuple[str, ...],
        turn: dict[str, tuple[Stage, ...]],
        battle: tuple[tuple[Phase, ...], ...],
        reroll: Reroll | None,
        kinds: Kinds,
        titles: Titles,
        parts: tuple[tuple[str, Callable[[int], Part]], ...],
        off_map: tuple[OffMap, ...],
        acts: tuple[Offers, ...],
        uses: dict[int, Use],
        incomes: tuple[Income, ...],
        bonuses: tuple[Bonus, ...],
        alliance_vp: int,
        bars: tuple[tuple[Bar, ...], ...],
        occasions: tuple[tuple[Consequence, ...], ...],
    ) -> None:
        self.switches: Final = switches  # the expansions that are on
        self.turn: Final = turn  # phases
        self.battle: Final = battle  # by moment
        self.reroll: Final = reroll  # between the dice of a battle and their hits
        self.kinds: Final = kinds
        self.titles: Final = titles
        self.parts: Final = parts
        self.off_map: Final = off_map
        self.acts: Final = acts  # by place
        self.uses: Final = uses  # of opportunity cards
        self.incomes: Final = incomes
        self.bonuses: Final = bonuses
        self.alliance_vp: Final = alliance_vp
        self.bars: Final = bars  # by what they forbid; empty if there are none at all
        self.occasions: Final = occasions  # likewise
