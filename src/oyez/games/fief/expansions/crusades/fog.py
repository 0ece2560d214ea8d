"""Companies under fog of war, dealt anew together with the troops of their colour at home (X-CRU-88, X-GEN-68)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat, shuffled
from oyez.games.fief.expansions.crusades.part import Company, Crusade, sees_company
from oyez.games.fief.hidden.fog import is_hidden
from oyez.games.fief.rules.board.pieces import FURTHER, KNIGHT, MAN_AT_ARMS, count, of, total
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES
from oyez.games.fief.rules.board.villages import is_present
from oyez.games.fief.rules.court.lords import has_free_lord_at
from oyez.games.fief.rules.state import Fief

TRIES: Final = 64  # nearly always the first fits; only the last way out would imagine companies as they are
KINDS: Final = 2  # types are numbered: 0 for a Man-at-Arms, 1 for a Knight, then the further kinds


def deal_companies(g: Fief, c: Crusade, owner: Seat, seat: Seat) -> None:
    """Counters stay where they are, their types change places among hidden companies and hidden Villages."""
    companies = [
        number
        for number, company in enumerate(c.companies)
        if company[0] == owner and not sees_company(g, company, seat)
    ]
    if not companies:
        return
    # Those on the march keep their types: their split is part of a question being asked. Where nothing holds the
    # Village, everybody knows that what lies there cannot.
    marching = [band[0] for band in g.bands if band[1] == owner]
    villages = [
        v
        for v in range(N_VILLAGES)
        if v not in marching and is_present(g, owner, v) and is_hidden(g, seat, owner, v)
    ]
    types = types_of(g, c, owner, companies, villages)
    for _ in range(TRIES):
        dealt = draw(g, c, owner, companies, villages, shuffled(g, types))
        if dealt:
            lay(g, c, owner, companies, villages, dealt)
            return


def types_of(g: Fief, c: Crusade, owner: Seat, companies: list[int], villages: list[int]) -> list[int]:
    """All hidden counters by their types; what is bound to a Lord or lies open is none of them."""
    loose, here = g.rules.kinds.loose, [v * MOST + owner for v in villages]
    men = sum([c.companies[n][3] for n in companies]) + sum([g.men_at_arms[at] for at in here])
    knights = sum([c.companies[n][4] for n in companies]) + sum([g.knights[at] for at in here])
    others = [c.companies[n][5] & loose for n in companies]
    if g.others:
        others += [g.others[at] & loose for at in here]
    types = [MAN_AT_ARMS] * men + [KNIGHT] * knights
    for kind in g.rules.kinds.further:
        types += [kind] * sum([count(packed, kind) for packed in others])
    return types


def draw(
    g: Fief, c: Crusade, owner: Seat, companies: list[int], villages: list[int], counters: list[int]
) -> list[list[int]]:
    """The types of each company, then of each Village; empty if what is left over cannot lie where it must."""
    dealt: list[list[int]] = [[] for _ in range(len(companies) + len(villages))]
    strict = [place for place, n in enumerate(companies) if not leads_all(g, c.companies[n])]
    easy = [place for place in range(len(companies)) if place not in strict]
    for place in [*strict, *easy]:
        company = c.companies[companies[place]]
        for _ in range(company[3] + company[4] + total(company[5] & g.rules.kinds.loose)):
            fit = [at for at, type in enumerate(counters) if may_lead(g, company, type)]
            if not fit:
                return []
            dealt[place].append(counters.pop(fit[-1]))
    sizes = [hidden_at(g, owner, v) for v in villages]
    for place, village in enumerate(villages):
        if sizes[place] and not has_free_lord_at(g, owner, village):
            fit = [at for at, type in enumerate(counters) if holds_alone(g, type)]
            if not fit:
                return []
            dealt[len(companies) + place].append(counters.pop(fit[-1]))
            sizes[place] -= 1
    for place, size in enumerate(sizes):
        dealt[len(companies) + place] += [counters.pop() for _ in range(size)]
    return dealt


def leads_all(g: Fief, company: Company) -> bool:
    return all([may_lead(g, company, kind) for kind in g.rules.kinds.further])


def may_lead(g: Fief, company: Company, type: int) -> bool:
    """Everybody knows who takes which kinds along (X-CRU-10); what lost its Lord may be of any."""
    leads = g.rules.kinds.all[type].leads
    return leads is None or company[1] == NOBODY or leads(g) >> company[1] & 1 == 1


def holds_alone(g: Fief, type: int) -> bool:
    return g.rules.kinds.all[type].holds


def hidden_at(g: Fief, owner: Seat, village: int) -> int:
    here = village * MOST + owner
    others = g.others[here] & g.rules.kinds.loose if g.others else 0
    return g.men_at_arms[here] + g.knights[here] + total(others)


def lay(
    g: Fief, c: Crusade, owner: Seat, companies: list[int], villages: list[int], dealt: list[list[int]]
) -> None:
    """What was dealt takes the place of what lay there."""
    loose = g.rules.kinds.loose
    for place, number in enumerate(companies):
        old, new = c.companies[number], dealt[place]
        others = old[5] & ~loose | pack(new)
        c.companies[number] = (*old[:3], new.count(MAN_AT_ARMS), new.count(KNIGHT), others, old[6])
    for place, village in enumerate(villages):
        here, new = village * MOST + owner, dealt[len(companies) + place]
        g.men_at_arms[here], g.knights[here] = new.count(MAN_AT_ARMS), new.count(KNIGHT)
        if g.others:
            g.others[here] = g.others[here] & ~loose | pack(new)


def pack(types: list[int]) -> int:
    """The further kinds among them."""
    return sum([of(type, 1) for type in types if type >= FURTHER])
