"""The doors: the base game comes in as an expansion does, and its rows are asked like any others."""

from __future__ import annotations

from random import Random

import pytest

from oyez.engine.kernel import NOBODY, play
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.pieces import FURTHER, KNIGHT, MAN_AT_ARMS
from oyez.games.fief.rules.board.tables import FIEF_TITLES, KING, KNIGHTS, MEN_AT_ARMS, MOST, N_TITLES, POPE
from oyez.games.fief.rules.board.troops import add, count_at, in_stock, stocks
from oyez.games.fief.rules.doors import MARKET, N_INCOMES, TALK, UNASKED, OffMap, noun_by_noun
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.market.purchases import Purchases, bar_purchase
from oyez.games.fief.rules.market.words import KNIGHT as BUY_KNIGHT
from oyez.games.fief.rules.market.words import RECRUIT
from oyez.games.fief.rules.round.setup import setup
from tests.rules.fief.expansions.militia import KINDS, militia_rules


def test_the_base_game_is_rows_of_the_same_tables() -> None:
    rules = GAME.rules(4, {})
    assert [(kind.supply, kind.points) for kind in rules.kinds.all] == [(MEN_AT_ARMS, 1), (KNIGHTS, 3)]
    assert len(rules.titles.all) == N_TITLES
    assert rules.scoring == FIEF_TITLES | 1 << KING | 1 << POPE
    assert rules.dignity == rules.costly == (1 << N_TITLES) - 1
    assert len(rules.doors.incomes) == N_INCOMES
    for place in (MARKET, UNASKED, TALK):
        assert rules.doors.acts[place].all


def test_a_further_kind_is_one_more_row_and_one_more_ware() -> None:
    plain, more = GAME.rules(4, {}), militia_rules(4, {})
    assert more.kinds.all[FURTHER:] == KINDS
    sold = [kind.sale.verb for kind in KINDS if kind.sale is not None]
    assert list(more.wares)[: len(plain.wares)] == list(plain.wares)
    assert list(more.wares)[len(plain.wares) :] == sold


def test_every_kind_is_counted_put_down_and_kept_in_stock_by_its_row() -> None:
    g = setup(militia_rules(3, {}), 5, [])
    here = 7 * MOST + 1
    for kind in range(g.rules.kinds.count):
        before = in_stock(g, 1, kind)
        add(g, kind, here, 2)
        assert count_at(g, kind, here) == 2
        assert in_stock(g, 1, kind) == before - 2
    assert stocks(g, 1) == [in_stock(g, 1, kind) for kind in range(g.rules.kinds.count)]
    common = [kind for kind, row in enumerate(g.rules.kinds.all) if row.common]
    assert [in_stock(g, 0, kind) for kind in common] == [in_stock(g, 1, kind) for kind in common]


def test_a_group_knows_its_pieces_by_row() -> None:
    group = Column(0, 3, NOBODY, 1, 0, 0, 0)
    for kind, number in ((MAN_AT_ARMS, 3), (KNIGHT, 2), (FURTHER, 4), (FURTHER + 2, 1)):
        before = group.settled
        group = group.with_number(kind, number)
        assert group.number_of(kind) == number
        assert (group.settled ^ before).bit_count() == 1
    assert (group.men, group.knights, group.number_of(FURTHER + 1)) == (3, 2, 0)


def test_options_of_one_group_come_noun_by_noun() -> None:
    men, knights = [RECRUIT[2], RECRUIT[5]], [BUY_KNIGHT[2], BUY_KNIGHT[5]]
    assert noun_by_noun([men, knights]) == [RECRUIT[2], BUY_KNIGHT[2], RECRUIT[5], BUY_KNIGHT[5]]
    assert noun_by_noun([[], knights]) == knights
    assert noun_by_noun([men, []]) == men
    assert men == [RECRUIT[2], RECRUIT[5]]


def test_what_a_place_off_the_map_does_not_say_is_not_there() -> None:
    place = OffMap()
    assert not place.has_lord(None, 0)
    assert not place.is_engaged(None, 0)
    assert place.beside(None, 0) == []
    assert place.counters(None, KNIGHT, 0) == place.engines(None, 0) == place.reserve(None, 0, 0) == 0
    assert place.found_again(None, 0) == NOBODY


@pytest.mark.parametrize("number", range(3))
def test_what_the_market_offers_nothing_forbids_and_what_it_does_not_something_does(number: int) -> None:
    rng, asked = Random(number), 0
    edition = ("en2014", "fr2015", "pl2015")[number]
    g = setup(militia_rules(4, {"edition": edition, "round_limit": "6"}), number, [])
    while g.pending:
        decision = g.pending[0]
        if isinstance(g.stack[-1], Purchases):
            asked += 1
            offered = set(decision.options)
            for verb in g.rules.wares:
                for action in verb.actions:
                    row = bar_purchase(g, decision.seat, action)
                    refused = g.stack[-1].bar(g, decision.seat, action) != row
                    assert (action in offered) == (not row and not refused), (action.text, row)
        play(g, decision.seat, rng.choice(decision.options))
    assert asked > 10
