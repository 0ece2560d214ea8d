"""Games of Fief with expansions for the tests of fief_v2, and observations read back into the shape of a view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from oyez.engine.kernel import Seat, State, initiatives, play
from oyez.env.agreement import Agreement, agree
from oyez.env.observation import Vector
from oyez.games.fief.expansions.crusades.observation import OBJECTIVES
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.games.fief.observation.expanded import KINDS
from oyez.games.fief.rules.board.tables import LORDS, MOST, N_LORDS, N_VILLAGES

ALL: Final[dict[str, Any]] = dict.fromkeys(EXPANSIONS, True)
SECRETS: Final[dict[str, Any]] = {"fog_of_war": True, "hidden_money": True, "holy_relics": True}
ALONE: Final[list[dict[str, Any]]] = [{name: True} for name in EXPANSIONS]
UNASKED: Final = 0.03


def expanded(seats: int = 4, **options: Any) -> Agreement:
    return agree("fief", seats, options, version=2)


def moments(agreement: Agreement, seed: int, most: int) -> Iterator[Any]:
    """Of a random game; now and then somebody acts on his own."""
    chance = Random(seed)
    g: State = agreement.game.setup(agreement.rules, seed, [])
    g.tape = None
    for _ in range(most):
        yield g
        if g.winners:
            return
        seat, options = g.pending[0].seat, g.pending[0].options
        if chance.random() < UNASKED:
            other = chance.randrange(agreement.seats)
            acts = initiatives(g, other)
            seat, options = (other, acts) if acts else (seat, options)
        play(g, seat, chance.choice(options))


def question(g: State, seat: Seat) -> str:
    return next((decision.prompt.name for decision in g.pending if decision.seat == seat), "")


class Reading:
    """What an observation says of the expansions, in the words of the view: built from the fields alone."""

    def __init__(self, agreement: Agreement, seen: Vector, seat: Seat) -> None:
        self._schema: Final = agreement.encoder.schema
        self._seen: Final = seen
        self._seats: Final = agreement.seats
        self._seat: Final = seat
        self._kinds: Final = list(agreement.rules.kinds.names)  # type: ignore[attr-defined]

    def field(self, name: str) -> Any:
        return self._schema.read(self._seen, name).tolist()

    def one(self, name: str) -> int:
        return int(self.field(name)[0])

    def by_seat(self, row: list[Any]) -> list[Any]:
        return [row[(seat - self._seat) % self._seats] for seat in range(self._seats)]

    def which(self, row: list[int]) -> list[int]:
        assert set(row) <= {0, 1}
        return [number for number, cell in enumerate(row) if cell]

    def only(self, row: list[int]) -> int:
        found = self.which(row)
        assert len(found) <= 1
        return found[0] if found else -1

    def troops(self) -> list[list[dict[str, int | None]]]:
        """By Village and seat, the further kinds that these rules have."""
        rows = {kind: self.field(kind.replace("-", "_")) for kind in KINDS}
        return [
            [
                {kind: known(self.by_seat(rows[kind][village])[seat]) for kind in self._kinds}
                for seat in range(self._seats)
            ]
            for village in range(N_VILLAGES)
        ]

    def tactics(self) -> dict[str, Any]:
        committed = [
            [village, seat, number]
            for village, row in enumerate(self.field("mercenaries"))
            for seat, number in enumerate(self.by_seat(row))
            if number
        ]
        return {
            "reserve": self.by_seat(self.field("reserve")),
            "old": self.by_seat(self.field("reserve_before")),
            "pool": self.one("mercenary_pool"),
            "committed": committed,
            "bid": self.one("own_bid") - 1 if self.one("own_bid") else None,
            "has_bid": [cell == 1 for cell in self.by_seat(self.field("has_bid"))],
            "lowest_bid": self.one("lowest_bid"),
            "guard_raised": [cell == 1 for cell in self.field("guard_raised")],
            "dice": [[face - 1 for face in row if face] for row in self.field("dice")],
        }

    def templars(self) -> dict[str, Any]:
        hidden, outlawed = self.field("templar_marks")
        return {
            "members": self.which(self.field("templars")),
            "titles_left": self.one("templar_titles"),
            "knights": self.which(self.field("templars_with_knight")),
            "commanderies": self.which(self.field("commanderies")),
            "commanderies_left": self.one("commanderies_left"),
            "hidden": hidden == 1,
            "outlawed": outlawed == 1,
            "talked": [cell == 1 for cell in self.by_seat(self.field("templar_talked"))],
        }

    def teutonic(self) -> dict[str, Any]:
        return {
            "members": self.which(self.field("teutonic")),
            "titles_left": self.one("teutonic_titles"),
            "strongholds_left": self.one("teutonic_strongholds"),
        }

    def crusade(self) -> dict[str, Any]:
        """Tiles by what they are, companies in no order."""
        tiles = [self.only(row) for row in self.field("objectives")]
        places = len([tile for tile in tiles if tile >= 0])
        ranks = self.field("hierarchy")
        rides, dead = self.field("saladin")
        engines = [
            [*self.by_seat(row), *[0] * (MOST - self._seats)] for row in self.field("outremer_engines")
        ]
        return {
            "stage": self.only(self.field("crusade")) + 1,
            "pool": dict(zip(OBJECTIVES, self.field("objectives_left"), strict=True)),
            "tiles": [OBJECTIVES[tile] for tile in tiles[:places]],
            "garrisons": self.field("garrisons")[:places],
            "held": self.which(self.field("objectives_held")),
            "engines": [dice for row in engines[:places] for dice in row],
            "order": sorted(self.which([int(rank > 0) for rank in ranks]), key=ranks.__getitem__),
            "saladin": [rides + 2 * dead, *self.field("saladin_host")],
            **{
                name: [LORDS[n] for n in self.which(self.field(name))]
                for name in ("renegades", "guilty", "aside")
            },
            "spared": self.only(self.field("spared")),
            "homes": [self.only(row) for row in self.field("relic_homes")],
            "commanders": [self.only(self.by_seat(row)) for row in self.field("commanders")][:places],
            "protected": self.which(self.by_seat(self.field("protected"))),
            "captives": self.which(self.field("saladin_captives")),
            "alliance": self.one("alliance_points"),
            "asked": {
                "lord": self.only(self.field("asked_lord")),
                "place": self.only(self.field("asked_objective")),
            },
            "battle": self.battle(),
            "companies": self.companies(),
        }

    def battle(self) -> dict[str, Any] | None:
        if not any(self.field("outremer_battle_at")):
            return None
        begun, revenge, rolls, penalty, *_ = self.field("outremer_battle")
        (ours, our_dice), (theirs, their_dice) = self.field("outremer_armies")
        return {
            "place": self.only(self.field("outremer_battle_at")),
            "begun": begun == 1,
            "revenge": revenge == 1,
            "rolls": rolls,
            "penalty": penalty,
            "strength": [known(ours), known(theirs)],
            "dice": [known(our_dice), known(their_dice)],
        }

    def companies(self) -> list[tuple[Any, ...]]:
        """Lord, seat, place, and the numbers of troops: counters, then each kind, None for what is hidden."""
        found: list[tuple[Any, ...]] = []
        families, at, led = (self.field(name) for name in ("lord_family", "crusader_at", "crusader_troops"))
        for lord in range(N_LORDS):
            if any(at[lord]):
                owner = self.only(self.by_seat(families[lord]))
                found.append((lord, owner, sojourn(self.only(at[lord])), *self.numbers(led[lord])))
        for place, row in enumerate(self.field("leaderless")):
            for seat, troops in enumerate(self.by_seat(row)):
                if troops[0]:
                    found.append((-1, seat, sojourn(place), *self.numbers(troops)))
        return sorted(found, key=repr)

    def numbers(self, troops: list[int]) -> list[int | None]:
        kinds = [troops[3 + KINDS.index(kind)] for kind in self._kinds]
        return [troops[0], *[known(number) for number in (*troops[1:3], *kinds)]]


def known(number: int) -> int | None:
    return None if number == -1 else number


def sojourn(place: int) -> int:
    """As the view writes it: at sea -1, waiting -2, else an objective."""
    return place - 2 if place >= 2 else -1 - place


def shown_crusade(view: dict[str, Any], agreement: Agreement) -> dict[str, Any]:
    """That part of a view as Reading.crusade() tells it."""
    found = dict(view["crusade"])
    names = [tile["name"] for tile in found.pop("board")]
    for box in ("points", "fight"):  # numbers of the box; the rest of the battle stands under its name
        del found[box]
    pool = [names[tile] for tile in found["pool"]]
    found["pool"] = {name: pool.count(name) for name in OBJECTIVES}
    found["tiles"] = [names[tile] for tile in found["tiles"]]
    kinds = len(agreement.rules.kinds.names)  # type: ignore[attr-defined]
    companies = []
    for company in found["companies"]:
        troops = company.get("troops")
        if troops is not None:
            numbers = [sum(troops), *troops]
        else:
            numbers = [company["counters"], *[None if company["counters"] else 0] * (2 + kinds)]
        companies.append((company["lord"], company["seat"], company["place"], *numbers))
    found["companies"] = sorted(companies, key=repr)
    return found
