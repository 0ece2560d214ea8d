"""What a Crusade remembers: tiles, Saracens, companies, hierarchy, Renegades."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from oyez.engine.kernel import NOBODY, Seat
from oyez.engine.parts import Part
from oyez.games.fief.expansions.crusades import shapes
from oyez.games.fief.expansions.crusades.outremer import Outremer
from oyez.games.fief.rules.board.pieces import KNIGHT, MAN_AT_ARMS, count, total
from oyez.games.fief.rules.board.tables import ENGINES, LORDS, MOST, N_LORDS, NO_FORT, PRINCIPAL, RELICS
from oyez.games.fief.rules.doors import STRANGER
from oyez.games.fief.rules.state import Fief

# Seat, lord (NOBODY: they lost theirs), place, men-at-arms, knights, other pieces, whether everybody saw them.
Company = tuple[int, int, int, int, int, int, int]
# A running battle: place, against Saladin or not, rolls, rolls in a row without loss, Secret Passage, in the open.
Fight = tuple[int, int, int, int, int, int]

AT_SEA: Final = -1  # departed, no objective yet
WAITING: Final = -2  # gave up or was freed: safe until the return (X-CRU-63)

NO_CRUSADE: Final = 0
FIRST: Final = 1
SECOND: Final = 2

SALADIN_FAR: Final = 0
SALADIN_RIDES: Final = 1
SALADIN_DEAD: Final = 2


@final
class Crusade(Part):
    """Objectives are numbered from 0 in the order of drawing; `tiles` names them."""

    def __init__(self, board: Outremer, seats: int) -> None:
        self.board: Final = board
        self.seats: Final = seats
        self.stage = NO_CRUSADE
        self.pool = list(range(len(board.tiles)))  # tiles that can still be drawn
        self.tiles: tuple[int, ...] = ()
        self.garrisons: list[int] = []  # Saracen Defenders by place
        self.held = 0  # places that crusaders hold, one bit each
        self.engines: list[int] = []  # dice, by place * MOST + seat
        self.companies: list[Company] = []
        self.order: tuple[int, ...] = ()  # the hierarchy, lords, the highest first
        self.saladin = (SALADIN_FAR, 0, 0)  # how he fares, his Knights and Defenders
        self.fight: Fight | None = None
        self.renegades = 0  # lords, one bit each; likewise the next
        self.guilty = 0  # to be marked at the end of Phase 6
        self.spared = NOBODY  # a Village whose change of control is no offence
        self.aside = 0  # lords who kept out of the battle that is just over, one bit each
        self.homes = [NOBODY] * len(RELICS)  # where a relic lay at set-up

    def copy(self) -> Crusade:
        new = Crusade(self.board, self.seats)
        new.stage = self.stage
        new.pool = self.pool.copy()
        new.tiles = self.tiles
        new.garrisons = self.garrisons.copy()
        new.held = self.held
        new.engines = self.engines.copy()
        new.companies = self.companies.copy()
        new.order = self.order
        new.saladin = self.saladin
        new.fight = self.fight
        new.renegades = self.renegades
        new.guilty = self.guilty
        new.spared = self.spared
        new.aside = self.aside
        new.homes = self.homes.copy()
        return new

    def facts(self) -> dict[str, object]:
        return {
            "stage": self.stage,
            "pool": list(self.pool),
            "tiles": list(self.tiles),
            "garrisons": list(self.garrisons),
            "held": [place for place in range(len(self.tiles)) if self.held >> place & 1],
            "engines": list(self.engines),
            "companies": [list(company) for company in self.companies],
            "order": list(self.order),
            "saladin": list(self.saladin),
            "fight": None if self.fight is None else list(self.fight),
            "renegades": self.lords(self.renegades),
            "guilty": self.lords(self.guilty),
            "spared": self.spared,
            "aside": self.lords(self.aside),
            "homes": list(self.homes),
        }

    def lords(self, mask: int) -> list[str]:
        return [LORDS[lord] for lord in range(N_LORDS) if mask >> lord & 1]

    def view(self, g: Any, seat: Seat) -> shapes.Crusade:
        """All is open but the kinds of troops under fog of war (X-CRU-88)."""
        # Imported here: what is shown is computed with the rules, which need this part.
        from oyez.games.fief.expansions.crusades.shown import shown

        found = {**self.facts(), **shown(g, self)}
        found["companies"] = [self.seen(g, company, seat) for company in self.companies]
        found["captives"] = [lord for lord in range(N_LORDS) if g.captor[lord] == STRANGER]
        found["board"] = self.board.facts()
        return cast(shapes.Crusade, found)

    def seen(self, g: Any, company: Company, seat: Seat) -> shapes.Company:
        owner, lord, place, men, knights, others, _ = company
        found: shapes.Company = {"seat": owner, "lord": lord, "place": place}
        if sees_company(g, company, seat):
            kinds = g.rules.kinds.further
            return {**found, "troops": [men, knights, *[count(others, kind) for kind in kinds]]}
        return {**found, "counters": men + knights + total(others)}

    def resample(self, g: Any, seat: Seat) -> None:
        """Kinds that are hidden change places among the companies of a colour and its troops at home."""
        # Imported here: dealing anew needs this part.
        from oyez.games.fief.expansions.crusades.fog import deal_companies

        if g.rules.fog_of_war:
            for owner in range(self.seats):
                if owner != seat:
                    deal_companies(g, self, owner, seat)

    def conserve(self, g: Any) -> None:
        settled = not (g.stack and g.stack[-1].atomic(g))
        away = [company[1] for company in self.companies if company[1] != NOBODY]
        assert len(away) == len(set(away)), "a Lord leads two companies"
        for owner, lord, place, men, knights, others, _ in self.companies:
            assert min(men, knights, others) >= 0, "a company of less than nothing"
            assert WAITING <= place < len(self.tiles), "a company at no place"
            assert lord != NOBODY or men or knights or others, "a company of nobody"
            if lord != NOBODY:
                assert g.family[lord] == owner, f"{LORDS[lord]} leads a company of strangers"
                assert g.captor[lord] == NOBODY, f"{LORDS[lord]} is captive and leads a company"
                assert not settled or g.at[lord] == NOBODY, f"{LORDS[lord]} is in two places"
        for lord in range(N_LORDS):
            if g.captor[lord] == STRANGER:
                assert g.at[lord] == NOBODY, f"{LORDS[lord]} is captive in Outremer and stands in a Village"
            out = g.family[lord] == NOBODY
            assert not out or not (self.renegades | self.guilty) >> lord & 1, f"{LORDS[lord]} is gone"
        assert self.stage or not (self.companies or self.tiles), "crusaders without a Crusade"
        assert len(self.garrisons) == len(self.tiles), "garrisons"
        lying = [*self.pool, *self.tiles]
        assert len(lying) == len(set(lying)), "a tile is doubled"
        for seat in range(self.seats):
            assert self.engines_of(seat) <= ENGINES, "engines in Outremer"

    def engines_of(self, seat: Seat) -> int:
        return len([dice for dice in self.engines[seat::MOST] if dice])

    def words(self, g: Any) -> dict[str, object]:
        from oyez.games.fief.expansions.crusades.position import described

        return described(g, self)

    def arrange(self, g: Any, position: Mapping[str, object], names: list[str]) -> None:
        # Imported here: setting up a position needs steps, which need this part.
        from oyez.games.fief.expansions.crusades.position import arrange

        arrange(g, self, position, names)


def sees_company(g: Fief, company: Company, seat: Seat) -> bool:
    return not g.rules.fog_of_war or company[0] == seat or company[6] == 1


def crusade_of(g: Fief) -> Crusade:
    part = g.parts[-1]  # the last of the expansions: see registry.py
    assert isinstance(part, Crusade), "this game has no Crusades"
    return part


def count_in(company: Company, kind: int) -> int:
    """Counters of a kind in a company."""
    if kind == MAN_AT_ARMS:
        return company[3]
    return company[4] if kind == KNIGHT else count(company[5], kind)


def away(g: Fief, kind: int, seat: Seat) -> int:
    """Counters of a kind in Outremer, of a colour or of all."""
    companies = crusade_of(g).companies
    return sum([count_in(company, kind) for company in companies if seat in (NOBODY, company[0])])


def is_away(g: Fief, lord: int) -> bool:
    """A Lord is in Outremer, on the way or a captive of the Saracens."""
    return g.captor[lord] == STRANGER or company_of(g, lord) is not None


def company_of(g: Fief, lord: int) -> Company | None:
    for company in crusade_of(g).companies:
        if company[1] == lord:
            return company
    return None


def is_renegade(g: Fief, lord: int) -> bool:
    """Also without the module: then nobody is."""
    for part in g.parts:
        if isinstance(part, Crusade):
            return part.renegades >> lord & 1 == 1
    return False


def walls_of(c: Crusade, place: int) -> int:
    return c.board.tiles[c.tiles[place]].fort


def is_walled(c: Crusade, place: int) -> bool:
    return walls_of(c, place) != NO_FORT


def name_of(c: Crusade, place: int) -> tuple[int, int]:
    """An objective as news tell it: its number, and what it is."""
    return place + 1, c.board.tiles[c.tiles[place]].kind


def add_company(c: Crusade, company: Company) -> None:
    """Troops without a Lord are one heap for each colour and place; who waits turned up lies apart (X-CRU-88)."""
    if company[1] == NOBODY:
        for number, other in enumerate(c.companies):
            if other[:3] == company[:3] and (company[2] >= 0 or other[6] == company[6]):
                pieces = (other[3] + company[3], other[4] + company[4], other[5] + company[5])
                c.companies[number] = (*company[:3], *pieces, max(other[6], company[6]))
                return
    c.companies.append(company)


def found_again(g: Fief, relic: int) -> int:
    """Where a relic lay at set-up (X-CRU-87); in a position that does not tell, at its own principal Village."""
    home = crusade_of(g).homes[relic]
    return PRINCIPAL[relic] if home == NOBODY else home
