"""The greedy bot and Fief's expansions: every question has an answer by worth, and none of them is absurd."""

from __future__ import annotations

from collections import Counter

import pytest

from oyez.bots import SeatTable, bot_named
from oyez.engine.game import UnknownName
from oyez.engine.kernel import NOBODY, Decision
from oyez.games.fief.bots.expanded.additions import additions
from oyez.games.fief.bots.odds import SP_KNIGHT, Army
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.scripts import leads
from oyez.games.fief.bots.standing import FEATURES, features
from oyez.games.fief.bots.villages import worth
from oyez.games.fief.expansions.crusades import bots as crusaders
from oyez.games.fief.expansions.crusades import words as ventures
from oyez.games.fief.expansions.crusades.part import crusade_of
from oyez.games.fief.expansions.orders.membership import Order
from oyez.games.fief.expansions.politics import bots as politics
from oyez.games.fief.expansions.tactics import bots as soldiers
from oyez.games.fief.expansions.tactics import words as arms
from oyez.games.fief.expansions.tactics.part import tactics_of
from oyez.games.fief.expansions.tactics.rerolls import Rerolls
from oyez.games.fief.expansions.tactics.terms import ARCHERS, MERCENARIES
from oyez.games.fief.expansions.templars import bots as order
from oyez.games.fief.expansions.templars import words as templars
from oyez.games.fief.expansions.templars.edict import Edict, EdictTerms
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.expansions.teutonic import bots as teutonic
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.battle.battle import ATTACK
from oyez.games.fief.rules.board.pieces import of
from oyez.games.fief.rules.board.tables import BRIDGES, KING, MEN, MOST, N_LORDS, N_VILLAGES, ROADS
from oyez.games.fief.rules.court.lords import lords_of
from oyez.games.fief.rules.march.words import CHOOSE_LEADER, LEAD, WITH_MEN
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE, PASS
from tests.bots.test_greedy_fief import new_match, settled

MODULES = ("politics", "tactics", "templars", "teutonic", "crusades")
ALL = dict.fromkeys(MODULES, "on")


def test_every_question_of_an_expansion_has_a_rule_of_thumb() -> None:
    for words in (ventures, arms, templars):
        prompts = [p for p in vars(words).values() if p in GAME.words.prompts.values()]
        assert [prompt.name for prompt in prompts if prompt not in additions().thumbs] == []


@pytest.mark.parametrize("seed", [1, 5])
def test_a_game_with_all_of_them_has_nothing_absurd(seed: int) -> None:
    """No fortune is bid away, nobody sends his last Lord over the sea, and what there is is used."""
    match = new_match(4, seed, **ALL, round_limit="9")
    bots = [bot_named("fief", "greedy", seat) for seat in range(4)]
    seen: Counter[str] = Counter()
    while not match.over:
        g, decision = match.state, match.state.pending[0]
        assert isinstance(g, Fief)
        action = bots[decision.seat].choose(SeatTable(GAME, g, decision))
        seen[action.verb.name] += 1
        if action.verb is arms.BID_MERCENARIES and decision.prompt is arms.BID_FOR_MERCENARIES:
            assert 2 * action.noun <= g.deniers[decision.seat] or action.noun == 0
        if action.verb is ventures.DEPART and DONE in decision.options:
            left = [x for x in lords_of(g, decision.seat) if g.captor[x] == NOBODY and x != action.noun]
            assert len(left) >= crusaders.AT_HOME
        match.play(decision.seat, action)
    assert seen["join-templars"] + seen["join-teutonic"] > 0
    assert seen["bid-mercenaries"] > 0
    assert seen["commit"] + seen["archer"] + seen["commandery"] > 0


def test_bridges_count_only_where_a_toll_is_paid() -> None:
    village = ROADS[BRIDGES[0]][0]
    with_toll, without = settled(options={"politics": "on"}), settled()
    assert politics.bridge_worth(Outlook(without, 0), village) == 0.0
    assert politics.bridge_worth(Outlook(with_toll, 0), village) > 0
    assert worth(Outlook(with_toll, 0), village) > worth(Outlook(without, 0), village)
    with_toll.control[ROADS[BRIDGES[0]][1]] = 0  # the same bridge is paid once
    more = [road for road in BRIDGES if village in ROADS[road]]
    assert politics.bridge_worth(Outlook(with_toll, 0), village) < 2.5 * len(more) + 0.1


def test_a_planned_march_takes_archers_along_where_somebody_stays() -> None:
    g = settled(options={"tactics": "on"})
    lord = g.family.index(0)
    here = g.at[lord] * MOST
    g.men_at_arms[here], g.others[here] = 4, of(ARCHERS, 2)
    question = Decision(0, CHOOSE_LEADER, (LEAD[lord], DONE))
    marches = [plan.actions for plan in leads(Outlook(g, 0), question) if plan.actions[0] is LEAD[lord]]
    some = [actions for actions in marches if arms.WITH_ARCHERS[2] in actions]
    assert some
    assert [actions for actions in some if WITH_MEN[4] in actions] == []
    without = settled()
    assert without.at[lord] == g.at[lord]
    assert all(len(plan.actions) in (1, 4) for plan in leads(Outlook(without, 0), question))


def test_bids_leave_what_a_title_will_cost() -> None:
    g = settled(options={"tactics": "on"})
    g.deniers = [20, 20, 20, 20]
    question = Decision(0, arms.BID_FOR_MERCENARIES, tuple([arms.BID_MERCENARIES[n] for n in range(21)]))
    bids = soldiers.bid(Outlook(g, 0), question)
    assert 0 <= bids.index(max(bids)) <= 6
    g.deniers[0] = 0
    bids = soldiers.bid(Outlook(g, 0), question)
    assert bids.index(max(bids)) == 0


def test_the_worst_die_is_rolled_again_and_a_good_one_left() -> None:
    g = settled(options={"tactics": "on"})
    part = tactics_of(g)
    g.stack.append(Rerolls(ATTACK, 1))
    dice = Decision(0, arms.CHOOSE_REROLL, (arms.REROLL[1], arms.REROLL[2], DONE))
    part.attack = (2, 1)
    worths = soldiers.roll_again(Outlook(g, 0), dice)
    assert worths.index(max(worths)) == 1
    part.attack = (3, 2)
    worths = soldiers.roll_again(Outlook(g, 0), dice)
    assert worths.index(max(worths)) == 2


def order_in(g: Fief, order: int) -> Order:
    return next(part for part in g.parts if isinstance(part, Order) and part.order == order)


def family_of(g: Fief, men: int) -> list[int]:
    """So many Lords more for seat 0."""
    free = [lord for lord in range(MEN) if g.family[lord] == NOBODY][:men]
    for lord in free:
        g.family[lord] = 0
    return free


def test_the_second_member_of_an_order_is_worth_most() -> None:
    g = settled(options={"teutonic": "on"})
    lonely = [lord for lord in range(N_LORDS) if g.family[lord] == 0]
    assert teutonic.join(Outlook(g, 0), lonely[0]) < 0  # the last Lord
    men = family_of(g, 3)
    first = teutonic.join(Outlook(g, 0), men[0])
    order_in(g, 1).members |= 1 << men[0]
    second = teutonic.join(Outlook(g, 0), men[1])
    assert second > first > 0
    rivals = [lord for lord in range(N_LORDS) if g.family[lord] in (1, 2)]
    for lord in rivals[:2]:
        g.family[lord] = 1
        order_in(g, 1).members |= 1 << lord
    assert teutonic.join(Outlook(g, 0), men[1]) < second


def test_the_edict_strikes_rivals_and_spares_the_own_house() -> None:
    g = settled(options={"templars": "on"})
    part = templars_of(g)
    king = g.family.index(0)
    g.holder[KING] = king
    g.stack.append(Edict(EdictTerms(2, 1, (1,))))
    question = Decision(0, templars.CONSIDER_EDICT, (templars.ENACT, PASS))
    rival = g.family.index(1)
    village = g.at[rival]
    part.members, part.commanderies = 1 << rival, 1 << village
    worths = order.enact(Outlook(g, 0), question)
    assert worths[0] > worths[1]
    part.members, part.commanderies = 1 << king, 1 << g.at[king]
    worths = order.enact(Outlook(g, 0), question)
    assert worths[0] < worths[1]


def test_the_more_go_the_better_but_never_the_last_lord() -> None:
    g = settled(options={"crusades": "on"})
    [lord] = [x for x in range(N_LORDS) if g.family[x] == 0]
    question = Decision(0, ventures.DEPARTURE, (ventures.DEPART[lord], DONE))
    g.knights[g.at[lord] * MOST] = 9
    worths = crusaders.depart(Outlook(g, 0), question)
    assert worths[0] < worths[1]
    for other in family_of(g, 3):
        g.at[other] = g.at[lord]
    assert crusaders.may_leave(Outlook(g, 0))
    strong = crusaders.voyage(Outlook(g, 0), lord)
    g.knights[g.at[lord] * MOST] = 2
    assert crusaders.voyage(Outlook(g, 0), lord) < strong


def test_a_lord_without_troops_is_safer_on_the_sea() -> None:
    g = settled(options={"crusades": "on"})
    [friend] = family_of(g, 1)
    g.at[friend] = next(v for v in range(N_VILLAGES) if not g.arrivals[v])
    question = Decision(0, ventures.DEPARTURE, (ventures.DEPART[friend], DONE))
    worths = crusaders.depart(Outlook(g, 0), question)
    assert worths[0] > worths[1]


def test_walls_are_not_taken_from_which_saladin_would_drive_everybody() -> None:
    g = settled(options={"crusades": "on"})
    o, c = Outlook(g, 0), crusade_of(g)
    acre = next(tile for tile in c.board.tiles if tile.name == "acre")
    assert crusaders.prize(o, c, acre, 4) < 0 < crusaders.prize(o, c, acre, 30)


def test_a_plain_bot_touches_nothing_of_an_expansion() -> None:
    match = new_match(4, 1, **ALL, round_limit="5")
    bots = [bot_named("fief", "greedy:plain", seat) for seat in range(4)]
    core = GAME.words.core_actions()
    known = {action.verb.name for action in core} | {"bid-mercenaries"}
    while not match.over:
        g, decision = match.state, match.state.pending[0]
        action = bots[decision.seat].choose(SeatTable(GAME, g, decision))
        if len(decision.options) > 1:
            assert action.verb.name in known, action.text
            assert action.verb is not arms.BID_MERCENARIES or not action.noun
        match.play(decision.seat, action)


def test_only_a_game_with_expansions_has_a_plain_bot() -> None:
    with pytest.raises(UnknownName, match=r"its versions are: v1, v2$"):
        bot_named("middle-ages", "greedy:plain", 1)
    with pytest.raises(UnknownName, match="its versions are: v1, v2, plain"):
        bot_named("fief", "greedy:v9", 1)


def test_easy_prizes_are_chosen_by_the_weak() -> None:
    g = settled(options={"crusades": "on"})
    o = Outlook(g, 0)
    c = crusade_of(g)
    tiles = {tile.name: tile for tile in c.board.tiles}
    weak, host = Army(2, 1, 1), Army(6, 9, 2)

    def value(army: Army, name: str) -> float:
        return crusaders.conquest(o, c, army, tiles[name], tiles[name].defenders)

    assert value(weak, "caravan") > 0 > value(weak, "jerusalem")
    assert value(host, "acre") > value(host, "caravan")


def test_troops_of_every_kind_are_strength_wherever_they_are() -> None:
    """What a position is worth to a search: Archers, Mercenaries in reserve, a company over the sea."""
    strength = FEATURES.index("strength")
    g = settled(options=ALL)
    lord = g.family.index(0)
    before = features(g)
    here = g.at[lord] * MOST
    g.others[here] += of(ARCHERS, 2)
    tactics_of(g).reserve[0] += 1
    crusade_of(g).companies.append((0, NOBODY, 0, 3, 1, 0, 0))
    after = features(g)
    mercenary = g.rules.kinds.all[MERCENARIES].points
    assert after[0][strength] - before[0][strength] == 2 + mercenary + 3 + SP_KNIGHT
    assert [row[strength] for row in after[1:]] == [row[strength] for row in before[1:]]
