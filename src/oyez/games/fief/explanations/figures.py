"""How figures on the table add up: votes, dice, victory points, income. For readers; the rules never ask here."""

from __future__ import annotations

from typing import cast

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle
from oyez.games.fief.rules.battle.rolls import (
    MOST_DICE,
    SP_KNIGHT,
    SP_PER_DIE,
    dice_of,
    engaged_counters,
    engaged_lords,
    engaged_pieces,
    engines,
    grail_shield,
    members,
    penalty,
    strength,
    walls_protect,
)
from oyez.games.fief.rules.board.pieces import count, total
from oyez.games.fief.rules.board.tables import (
    BISHOP,
    KING,
    MOST,
    N_FIEFS,
    N_TITLES,
    N_VILLAGES,
    POPE,
    PRINCIPAL,
    VILLAGES_OF_BISHOPRIC,
    WALLS,
)
from oyez.games.fief.rules.court.candidacies import Candidacy, Candidates
from oyez.games.fief.rules.court.elections import Reveal, Vote
from oyez.games.fief.rules.court.lords import is_cardinal, is_free, is_pope, is_titled, lords_of, strength_of
from oyez.games.fief.rules.court.marriages import ChooseSpouse, Suit
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.court.votes import clergy_votes, contest_of, may_vote, votes_of
from oyez.games.fief.rules.diplomacy.talks import Talk
from oyez.games.fief.rules.market.income import income_of
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.shapes import figures as shapes
from oyez.games.fief.shapes.figures import Because, Stage
from oyez.games.fief.shapes.villages import Troops


def because(kind: str, noun: int, value: int, rule: str) -> Because:
    return {"kind": kind, "noun": noun, "value": value, "rule": rule}


def running_election(g: Fief) -> tuple[int, Stage]:
    """The title that is voted on and how far the election has come, or NOBODY and "none"."""
    for step in g.stack[::-1]:
        if isinstance(step, Candidacy | Candidates):
            return step.title, "candidacies"
        if isinstance(step, Vote | Reveal):
            return step.title, "votes"
    return NOBODY, "none"


def weights(g: Fief, title: int) -> list[shapes.Weight]:
    """Everybody's votes in an election, and what they come from."""
    if title == NOBODY:
        return []
    return [
        {"votes": votes_of(g, title, seat), "because": reasons_to_vote(g, title, seat)}
        for seat in range(g.rules.seats)
    ]


def reasons_to_vote(g: Fief, title: int, seat: Seat) -> list[Because]:
    lords = [lord for lord in lords_of(g, seat) if may_vote(g, lord)]
    if title >= N_TITLES:
        contest = contest_of(g, title)
        voters = [lord for lord in lords if contest.votes(g, lord)]
        return [because("lord", lord, contest.votes(g, lord), contest.row) for lord in voters]
    if title == POPE:
        return [because("lord", lord, 1, "F-1.7-06") for lord in lords if is_cardinal(g, lord)]
    if title == KING:
        return [because("lord", lord, 1, "F-1.8-08") for lord in lords if is_titled(g, lord)]
    bishopric = title - BISHOP
    found = []
    for village in VILLAGES_OF_BISHOPRIC[bishopric]:
        if g.control[village] == seat:
            principal = village == PRINCIPAL[bishopric]
            row = "F-1.4-13" if principal else "F-1.4-14"
            found.append(because("village", village, 2 if principal else 1, row))
    for lord in lords:
        votes = clergy_votes(g, lord)
        if votes:
            high = is_pope(g, lord) or is_cardinal(g, lord)
            found.append(because("lord", lord, votes, "F-1.4-17" if high else "F-1.4-15"))
    return found


def armies(g: Fief, battle: Battle) -> list[shapes.Army]:
    """Attack and defence: what they fight with, turned up for all (F-11.2-04), and how many dice that gives."""
    return [
        {
            "strength": strength(g, battle, side),
            "dice": dice_of(g, battle, side),
            "lords": engaged_lords(g, battle, side),
            "troops": [_engaged(g, battle, owner) for owner in members(battle, side)],
            "because": reasons_for_dice(g, battle, side),
        }
        for side in (ATTACK, DEFENCE)
    ]


def _engaged(g: Fief, battle: Battle, owner: Seat) -> shapes.Fighters:
    men, knights = engaged_counters(g, battle, owner)
    others = engaged_pieces(g, battle, owner)
    troops = {"counters": men + knights + total(others), "men": men, "knights": knights}
    return {"seat": owner, "troops": cast(Troops, {**troops, **named(g, others)})}


def named(g: Fief, others: int) -> dict[str, int]:
    """Pieces of further kinds by name; nothing in a game that has none."""
    kinds = g.rules.kinds
    return {kinds.all[kind].name: count(others, kind) for kind in kinds.further}


def reasons_for_dice(g: Fief, battle: Battle, side: int) -> list[Because]:
    """First what counts in dice, then what changes hits ("grail", "spear", "cavalcade", those of expansions)."""
    points = strength(g, battle, side)
    table = min(MOST_DICE, (points + SP_PER_DIE - 1) // SP_PER_DIE)
    found = [because("strength", points, table, "F-6.2-07")]
    if g.darc != NOBODY and g.darc in engaged_lords(g, battle, side):
        found.append(because("darc", g.darc, 1, "F-6.2-08"))
    if side == ATTACK:
        found += _walls(g, battle)
        if grail_shield(g, battle):
            found.append(because("grail", NOBODY, -1, "F-11.1-14"))
    for bonus in g.rules.doors.bonuses:
        hits = bonus.of(g, battle, side, 1)
        if hits:
            found.append(because(bonus.name, NOBODY, hits, bonus.rule))
    return found


def _walls(g: Fief, battle: Battle) -> list[Because]:
    """A Stronghold or City takes dice from the attack; engines give some of them back."""
    if not walls_protect(g, battle):
        return []
    fort = g.forts[battle.village]
    dice = WALLS[fort]
    found = [because("fort", fort, -dice, "F-6.2.1-01" if dice == 1 else "F-6.2.1-02")]
    if battle.passage:
        return [*found, because("passage", NOBODY, dice, "F-10.2.2-01")]
    cancelled = min(dice, engines(g, battle))
    if cancelled:
        found.append(because("engines", engines(g, battle), cancelled, "F-6.2.1-03"))
    assert dice - cancelled == penalty(g, battle)
    return found


def points(g: Fief, seat: Seat) -> list[shapes.Point]:
    """The titles that give a family one victory point each (F-7.0-03, F-7.0-04)."""
    titles = [*range(N_FIEFS), KING, POPE]
    titles += [title for title in range(N_TITLES, g.rules.n_titles) if g.rules.scoring >> title & 1]
    return [
        {"title": title, "lord": g.holder[title]}
        for title in titles
        if g.holder[title] != NOBODY and player_of(g, title) == seat
    ]


def income(g: Fief, seat: Seat) -> shapes.Income:
    """What the next Income would bring if nothing changed; all of it can be read off the board."""
    found = income_of(g, seat)
    more = {source.name: found[source.name] for source in g.rules.further_incomes}
    paid = {
        "villages": found["villages"],
        "mills": found["mills"],
        "taxes": found["tallages"] + found["tithes"],
        "queen": found["queen"],
        **more,
        "total": sum(found.values()),
    }
    return cast(shapes.Income, paid)


def talk(g: Fief) -> shapes.Talk | None:
    """Who has left the table for a private talk (F-8.0-06)."""
    for step in g.stack[::-1]:
        if isinstance(step, Talk):
            members = [seat for seat in range(g.rules.seats) if step.members >> seat & 1]
            return {"members": members, "speaker": step.speaker, "left": step.left}
    return None


def suit(g: Fief) -> shapes.Suit | None:
    """For whom somebody seeks a spouse, said at the table (F-1.1-08), and whom they have named, or -1."""
    for step in g.stack[::-1]:
        if isinstance(step, ChooseSpouse):
            return {"lord": step.lord, "spouse": NOBODY}
        if isinstance(step, Suit):
            return {"lord": step.lord, "spouse": step.spouse}
    return None


def strength_on_board(g: Fief, seat: Seat) -> int:
    """Strength points of all that a family has on the map and free."""
    troops = 0
    for village in range(N_VILLAGES):
        here = village * MOST + seat
        troops += g.men_at_arms[here] + SP_KNIGHT * g.knights[here]
        if g.others:
            kinds = g.rules.kinds
            troops += total(g.others[here] & kinds.light) + SP_KNIGHT * total(g.others[here] & kinds.heavy)
    return troops + sum([strength_of(g, lord) for lord in lords_of(g, seat) if is_free(g, lord)])
