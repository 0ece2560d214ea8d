"""Fief: who may know what. Open and hidden money, hands, decks, votes, talks and fog of war (F-R-16, F-R-17, F-11)."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import initiatives
from oyez.engine.kernel import play as choose
from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.battle.battle import cavalcade_battle, plain_battle
from oyez.games.fief.rules.board.tables import CARDS, LORDS, VILLAGES
from oyez.games.fief.rules.cards.hands import is_disaster, kind_of
from oyez.games.fief.rules.diplomacy.deal import Deal
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.market.ransoms import Ransoms
from oyez.games.fief.rules.state import Fief
from tests.rule import rule
from tests.rules.fief.battlefield import field
from tests.rules.fief.marching import go, moving
from tests.rules.fief.table import EDITIONS, NAMES, fresh, run, stage, state

BLAYE, SIGY = VILLAGES.index("blaye"), VILLAGES.index("sigy")
FAMILIES = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}}


def view(table: Stage, seat: int) -> dict[str, Any]:
    return GAME.view(state(table), seat)


def options_of(g: Fief, seat: int) -> list[str]:
    asked = [option.text for d in g.pending if d.seat == seat for option in d.options]
    return asked + ([action.text for action in initiatives(g, seat)] if seat >= 0 else [])


# Money.


@rule("F-R-16", "F-12-G05", "F-8.0-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_money_is_open(edition: str) -> None:
    table = stage(edition=edition, deniers={"Red": 3, "Blue": 8})
    for seat in (0, 1, SPECTATOR):
        assert [family["deniers"] for family in view(table, seat)["families"]] == [3, 8, 5, 5]
    assert GAME.measures(state(table))["deniers"] == [3, 8, 5, 5]


@rule("F-R-16", "F-12-G05", "F-8.0-19", "F-11.4-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_money_may_be_hidden_by_agreement(edition: str) -> None:
    table = stage(edition=edition, flags={"hidden_money": True}, deniers={"Red": 3, "Blue": 8})
    assert [family["deniers"] for family in view(table, 1)["families"]] == [None, 8, None, None]
    assert [family["deniers"] for family in view(table, SPECTATOR)["families"]] == [None] * 4
    assert "deniers" not in GAME.measures(state(table))


@rule("F-11.4-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_money_frees_nobody_from_a_ransom_he_can_pay(edition: str) -> None:
    """Two deniers and two per title: whoever has them in his secret purse must pay."""

    def ransoming(deniers: int) -> Stage:
        return stage(
            edition=edition,
            flags={"hidden_money": True},
            phase="purchases",
            lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
            captives={"Eric": "Red"},
            deniers={"Blue": deniers},
        )

    rich, poor = ransoming(2), ransoming(1)
    if rich.prompt("Blue") == "settle-ransoms":
        assert not {"pass", "done"} & set(rich.options("Blue"))
        rich.play("Blue ransom Eric")
    rich.expect(state={"captives.Eric": None, "deniers.Blue": 0})
    assert poor.get("captives.Eric") == 0


@rule("F-R-16", "F-11.4-01")
@pytest.mark.parametrize("hidden", [False, True])
def test_an_empty_hidden_purse_is_not_told_by_a_question_left_out(hidden: bool) -> None:
    """Neither where ransoms are settled nor where everybody buys; an open one need not be asked."""
    table = stage(
        flags={"hidden_money": hidden},
        phase="purchases",
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        captives={"Eric": "Red"},
        deniers=dict.fromkeys(NAMES[:4], 0),
    )
    asked = []
    while (phase := table.get("phase")) == "purchases" and state(table).pending:
        decision = state(table).pending[0]
        assert [option.text for option in decision.options] == ["done"] or not hidden
        asked.append((decision.seat, decision.prompt.name))
        choose(state(table), decision.seat, decision.options[-1])
    assert phase != "purchases"
    assert asked == ([(1, "settle-ransoms"), *((seat, "buy") for seat in range(4))] if hidden else [])


def test_resampled_money_keeps_the_total() -> None:
    table = stage(flags={"hidden_money": True}, deniers={"Red": 3, "Blue": 8, "Green": 1, "Yellow": 9})
    found = [GAME.resample(state(table), 1, seed).deniers for seed in range(30)]
    assert all(sum(deniers) == 21 and deniers[1] == 8 for deniers in found)
    assert len({tuple(deniers) for deniers in found}) > 10


# Cards.


@rule("F-R-17", "F-C-26")
def test_hands_are_secret_but_their_backs_are_not() -> None:
    table = stage(hands={"Red": ["tax", "uprising", "Othon"], "Blue": ["cardinal"]})
    seen = view(table, 1)["families"][0]
    assert (seen["cards"], seen["lord_cards"], seen["fortune_cards"]) == ([], 1, 2)
    own = [CARDS[kind] for kind in view(table, 0)["families"][0]["cards"]]
    assert sorted(own) == ["Othon", "tax", "uprising"]
    assert [family["cards"] for family in view(table, SPECTATOR)["families"]] == [[]] * 4


@rule("F-R-17")
def test_a_card_that_was_shown_stays_known() -> None:
    table = stage(hands={"Red": ["tax", "ambush"]}, seen={"Blue": {"Red": ["ambush"]}})
    assert [CARDS[kind] for kind in view(table, 1)["families"][0]["cards"]] == ["ambush"]
    assert view(table, 2)["families"][0]["cards"] == []
    for seed in range(20):
        other = GAME.resample(state(table), 1, seed)
        assert "ambush" in [CARDS[kind_of(card)] for card in other.hands[0]]


@rule("F-R-17", "F-2.1-03")
def test_discards_are_shown_when_they_are_discarded() -> None:
    table = stage(phase="cards", lords=FAMILIES, hands={"Red": ["harvest", "tax"]})
    while table.prompt("Red") != "discard-cards":
        table.auto()
    table.play("Red discard harvest")
    event = [event for event in table.match.tape.events if event.fact.name == "discarded"][-1]
    assert event.seen_by(2).args == event.args
    assert CARDS[view(table, 2)["decks"]["fortune"]["top_discard"]] == "harvest"


@rule("F-2.1-04")
def test_of_a_discard_pile_only_the_top_is_seen() -> None:
    decks = view(stage(discards=["tax", "rain", "Othon", "Eric"]), 0)["decks"]
    assert (CARDS[decks["fortune"]["top_discard"]], decks["fortune"]["discards"]) == ("tax", 2)
    assert (CARDS[decks["lord"]["top_discard"]], decks["lord"]["discards"]) == ("Othon", 2)
    assert "cards" in decks["lord"]
    assert set(decks["fortune"]) == {"cards", "discards", "disaster_on_top", "top_discard"}


@rule("F-2.1-19", "F-C-26")
@pytest.mark.parametrize(("top", "disaster"), [("plague", True), ("tax", False)])
def test_the_back_of_the_top_card_is_public(top: str, disaster: bool) -> None:
    table = stage(fortune_deck=[top])
    assert view(table, SPECTATOR)["decks"]["fortune"]["disaster_on_top"] is disaster
    for seed in range(20):
        assert is_disaster(GAME.resample(state(table), 0, seed).fortune_deck[-1]) is disaster


@rule("F-2.1-16")
def test_disasters_on_the_track_are_face_down() -> None:
    table = stage(track=["plague", "rain"])
    assert view(table, 0)["decks"]["track"] == 2
    tracks = {tuple(GAME.resample(state(table), 0, seed).track) for seed in range(40)}
    assert len(tracks) > 3
    assert all(is_disaster(kind) for track in tracks for kind in track)


# Votes.


@rule("F-1.3-07", "F-1.3-11")
def test_vote_markers_lie_face_down_until_all_are_placed() -> None:
    table = stage(phase="none", lords=FAMILIES)
    g = state(table)
    arthur, eric = LORDS.index("Arthur"), LORDS.index("Eric")
    g.candidates = [arthur, eric, -1, -1]
    g.ballots = [arthur, eric, -1, -1, eric, -1, -1, -1]
    shown = view(table, 0)["election"]
    assert shown["candidates"] == [arthur, eric, -1, -1]
    assert shown["ballot"] == [arthur, eric]
    assert shown["markers"] == [[arthur, eric], [], [eric], []]
    found = {tuple(GAME.resample(g, 1, seed).ballots) for seed in range(40)}
    assert found == {
        (*mine, -1, -1, *theirs, -1, -1)
        for mine in ((arthur, eric), (eric, arthur))
        for theirs in ((eric, -1), (-1, eric))
    }


@rule("F-1.3-07")
def test_nobody_sees_which_marker_a_voter_placed_first() -> None:
    villages = {name: [1, 0] for name in ("chateau-neuf", "mazilles", "st-andromy", "tournus")}
    table = stage(lords={"Red": {"Arthur": "tournus", "Eric": "tournus"}}, troops={"Red": villages})
    while table.prompt("Red") != "place-for":
        nominate = [option for option in table.options("Red") if option.startswith("nominate")]
        table.play(f"Red {nominate[0] if nominate else 'pass'}")
    table.play("Red favour Arthur")
    assert view(table, 1)["election"]["markers"][0] == []
    assert view(table, 0)["election"]["ballot"][0] == LORDS.index("Arthur")
    assert {GAME.resample(state(table), 1, seed).ballots[0] for seed in range(20)} == {-1, 0}


# Talks.


@rule("F-D-18", "F-8.0-06")
def test_what_is_offered_in_a_private_talk_stays_between_the_two() -> None:
    g = state(stage(phase="none", hands={"Red": ["tax"]}))
    g.deal = Deal(0, 1, ((0, 2),), (), True)
    for seat in (0, 1):
        shown = GAME.view(g, seat)["deal"]
        assert isinstance(shown, dict)
        assert shown["given"] == [[0, 2]]
    for seat in (2, SPECTATOR):
        shown = GAME.view(g, seat)["deal"]
        assert isinstance(shown, dict)
        assert (shown["given"], shown["wanted"], shown["partner"]) == (None, None, 1)
    g.deal = Deal(0, 1, ((0, 2),), (), False)
    shown = GAME.view(g, 2)["deal"]
    assert isinstance(shown, dict)
    assert shown["given"] == [[0, 2]]


@rule("F-8.0-06")
def test_an_offer_is_its_authors_until_it_is_made() -> None:
    table = stage(phase="purchases", lords=FAMILIES, hands={"Red": ["tax"]})
    table.play("Red propose 1", "Red give-card tax")
    assert view(table, 0)["deal"]["given"] == [[1, CARDS.index("tax")]]
    assert view(table, 1)["deal"]["given"] is None
    assert view(table, 2)["deal"]["given"] is None


def ransoming_in_secret() -> Stage:
    """Red's Arthur is Blue's captive; Red has little, and nobody knows how the money is spread."""
    table = stage(
        phase="none",
        flags={"hidden_money": True},
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}},
        captives={"Arthur": "Blue"},
        titles={"Arthur": ["fief-blaye"]},
        forts={"blaye": "city"},
        deniers={"Red": 3, "Blue": 4, "Green": 5, "Yellow": 6},
    )
    return run(table, [Ransoms()])


@rule("F-11.4-01", "F-6.2.4-09")
@pytest.mark.parametrize("plays", [(), ("Red haggle Arthur",), ("Red haggle Arthur", "Red bid 3")])
def test_a_price_that_is_offered_can_be_paid_in_every_state_one_may_imagine(plays: tuple[str, ...]) -> None:
    """Whoever offers 3 Deniers has them, and who is asked for a price has at least one to name."""
    table = ransoming_in_secret()
    table.play(*plays)
    for seat in range(4):
        for seed in range(30):
            imagined = GAME.resample(state(table), seat, seed)
            for action in imagined.pending[0].options:
                new = imagined.copy()
                choose(new, new.pending[0].seat, action)
                assert min(new.deniers) >= 0
            assert imagined.pending[0].options


@rule("F-11.4-01", "F-6.2.4-14")
def test_what_others_had_when_the_ransoms_began_is_hidden_with_what_they_have() -> None:
    """The same seed imagines the same, whoever of the others is rich."""
    table, again = ransoming_in_secret(), ransoming_in_secret()
    g = state(again)
    for money in (g.deniers, g.ransom_funds):
        money[2], money[3] = money[3], money[2]
    found = []
    for one in (state(table), g):
        imagined = [GAME.resample(one, 1, seed) for seed in range(5)]
        found.append([(new.deniers, new.ransom_funds) for new in imagined])
    assert found[0] == found[1]
    assert all(deniers == funds for deniers, funds in found[0])


# Fog of war.


def foggy(**position: Any) -> Stage:
    return stage(flags={"fog_of_war": True}, **{"phase": "none", "lords": FAMILIES, **position})


@rule("F-11.2-01", "F-11.2-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_types_of_troops_are_hidden_their_number_is_not(edition: str) -> None:
    troops = {"Red": {"blaye": [3, 1]}, "Blue": {"sigy": [1, 2]}}
    table = stage(edition=edition, flags={"fog_of_war": True}, phase="none", lords=FAMILIES, troops=troops)
    for seat in (1, SPECTATOR):
        assert view(table, seat)["villages"][BLAYE]["troops"][0] == {
            "counters": 4,
            "men": None,
            "knights": None,
        }
    assert view(table, 0)["villages"][BLAYE]["troops"][0] == {"counters": 4, "men": 3, "knights": 1}
    clear = stage(edition=edition, phase="none", lords=FAMILIES, troops=troops)
    assert view(clear, 1)["villages"][BLAYE]["troops"][0] == {"counters": 4, "men": 3, "knights": 1}


@rule("F-11.2-02", "F-11.2-03")
@pytest.mark.parametrize(
    ("edition", "placement"), [("en2014", "hidden"), ("fr2015", "face_down"), ("pl2015", "face_down")]
)
def test_purchases_announce_types_but_not_their_places(edition: str, placement: str) -> None:
    """Others see all new counters together once the buyer is done, so that no place betrays a type."""
    table = stage(
        edition=edition,
        flags={"fog_of_war": True},
        phase="purchases",
        lords=FAMILIES,
        forts={"blaye": "stronghold"},
    )
    assert state(table).rules.fog_placement == placement
    table.play("Red knight blaye", "Red recruit blaye")
    names = ("bought-man", "bought-knight")
    bought = [event for event in table.match.tape.events if event.fact.name in names]
    assert [event.fact.name for event in bought] == ["bought-knight", "bought-man"], "announced to all"
    assert [event.seen_by(1).args for event in bought] == [(), ()]
    assert [event.seen_by(0).args for event in bought] == [(BLAYE,), (BLAYE,)]
    assert view(table, 1)["villages"][BLAYE]["troops"][0]["counters"] == 0
    assert view(table, 1)["villages"][BLAYE]["placed"] == [0, 0, 0, 0]
    assert view(table, 1)["families"][0]["stock"] == [12, 7]
    assert view(table, 0)["villages"][BLAYE]["troops"][0]["counters"] == 2
    if table.prompt("Red") == "buy":
        table.play("Red done")
    assert view(table, 1)["villages"][BLAYE]["troops"][0] == {"counters": 2, "men": None, "knights": None}


@rule("F-11.2-04")
def test_a_battle_turns_up_the_counters_of_both_sides_in_its_village() -> None:
    troops = {"Red": {"blaye": [3, 1], "sigy": [1, 0]}, "Blue": {"blaye": [2, 0]}, "Green": {"blaye": [1, 0]}}
    table = foggy(troops=troops)
    g = state(table)
    g.battle = plain_battle(4, BLAYE, 0, 1)
    for seat in (2, 3, SPECTATOR):
        there = view(table, seat)["villages"]
        assert [there[BLAYE]["troops"][owner]["men"] for owner in (0, 1)] == [3, 2]
        assert there[SIGY]["troops"][0]["men"] is None, "elsewhere they stay face down"
    assert view(table, 3)["villages"][BLAYE]["troops"][2]["men"] is None, "a bystander shows nothing"
    g.battle = None
    assert view(table, 3)["villages"][BLAYE]["troops"][0]["men"] is None, "turned down again"


@rule("F-11.2-04")
@pytest.mark.parametrize("cavalcade", [False, True])
def test_a_cavalcade_is_shown_when_it_is_declared(cavalcade: bool) -> None:
    table = foggy(troops={"Red": {"blaye": [3, 2]}})
    state(table).column = Column(
        seat=0, village=BLAYE, came_from=-1, lords=1, captives=0, men=0, knights=2, cavalcade=cavalcade
    )
    shown = view(table, 1)["column"]["troops"]
    assert shown == {"counters": 2, "men": 0 if cavalcade else None, "knights": 2 if cavalcade else None}
    assert view(table, 0)["column"]["troops"]["knights"] == 2


@rule("F-11.2-04", "F-5.2-07", "F-5.2-13")
def test_en_a_cavalcade_is_declared_to_whom_it_meets() -> None:
    """He sees the riders before he answers; if he lets them pass they are turned down again."""
    table = moving(
        edition="en2014",
        flags={"fog_of_war": True},
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"blaye": [3, 3]}, "Blue": {"charolles": [2, 0]}},
    )
    go(table, "Red lead Arthur", "Red with-knights 3", "Red march charolles")
    hidden, shown = [{"counters": 3, "men": m, "knights": k} for m, k in ((None, None), (0, 3))]
    assert view(table, 1)["column"]["troops"] == hidden
    tape = state(table).tape
    assert tape is not None
    before = tape.uncovered
    go(table, "Red charge 1")
    assert [view(table, seat)["column"]["troops"] for seat in (1, 2, SPECTATOR)] == [shown] * 3
    assert tape.uncovered > before
    assert GAME.view(GAME.resample(state(table), 1, 7), 1) == view(table, 1)
    go(table, "Blue accept")
    assert view(table, 1)["column"]["troops"] == hidden


@rule("F-11.2-04", "F-5.2-27")
@pytest.mark.parametrize("garrison", [0, 3])
def test_counters_that_do_not_ride_stay_face_down(garrison: int) -> None:
    table = foggy(troops={"Red": {"blaye": [garrison, 2]}, "Blue": {"blaye": [1, 0]}})
    g = state(table)
    g.column = Column(seat=0, village=BLAYE, came_from=-1, lords=1, captives=0, men=0, knights=2)
    g.battle = cavalcade_battle(4, BLAYE, 0, 1, 1, 2)
    shown = view(table, 1)
    hidden = {"counters": 5, "men": None, "knights": None}
    assert shown["villages"][BLAYE]["troops"][0] == (
        hidden if garrison else {"counters": 2, "men": 0, "knights": 2}
    )
    assert shown["column"]["troops"]["knights"] == shown["battle"]["rider_knights"] == 2
    assert shown["battle"]["armies"][0]["strength"] == 7
    for seed in range(4):
        assert GAME.view(GAME.resample(g, 1, seed), 1) == shown


@rule("F-11.2-04")
@pytest.mark.parametrize("fog", [False, True])
def test_accepting_a_helper_under_fog_shows_his_counters_and_cannot_be_taken_back(fog: bool) -> None:
    table = field(green=(2, 1), green_lords=("Eric",), flags={"fog_of_war": fog})
    table.play("Red attack blaye", "Red target 1", "Green help 0")
    assert (view(table, 0)["villages"][BLAYE]["troops"][2]["men"] is None) is fog
    tape = state(table).tape
    assert tape is not None
    before = tape.uncovered
    table.play("Red accept")
    assert view(table, 0)["villages"][BLAYE]["troops"][2]["men"] == 2
    assert (tape.uncovered > before) is fog


def test_resampled_fog_keeps_counters_and_totals() -> None:
    band = {"village": "blaye", "seat": "Red", "troops": [2, 0], "moves": 1}
    table = foggy(troops={"Red": {"blaye": [3, 1], "bourg": [2, 2]}, "Blue": {"sigy": [1, 2]}}, bands=[band])
    found = set()
    for seed in range(40):
        other = GAME.resample(state(table), 1, seed)
        men = [other.men_at_arms[v * 6] for v in range(24)]
        knights = [other.knights[v * 6] for v in range(24)]
        assert (sum(men), sum(knights)) == (5, 3)
        assert men[BLAYE] + knights[BLAYE] == 4
        assert other.bands[0][2] + other.bands[0][3] == 2
        assert (other.men_at_arms[SIGY * 6 + 1], other.knights[SIGY * 6 + 1]) == (1, 2), "one's own stay"
        found.add(men[BLAYE])
    assert len(found) > 2


# All of it in whole games.

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"fog_of_war": True},
    {"hidden_money": True},
    {"fog_of_war": True, "hidden_money": True, "holy_relics": True},
)


@pytest.mark.parametrize("flags", VARIANTS, ids=["plain", "fog", "money", "all"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_can_tell_a_resampled_game_from_the_real_one(edition: str, flags: dict[str, Any]) -> None:
    seats = 3 + len(flags)
    table = fresh(seats, edition=edition, flags=flags, seed=len(flags))
    changed = False
    for play in range(240):
        g = state(table)
        if play % 12 == 0:
            before = g.snapshot()
            for seat in {g.pending[0].seat, play // 12 % seats, SPECTATOR}:
                other = GAME.resample(g, seat, play)
                assert GAME.view(other, seat) == GAME.view(g, seat)
                assert options_of(other, seat) == options_of(g, seat)
                GAME.conserve(other)
                changed = changed or other.snapshot() != before
            assert g.snapshot() == before
        decision = g.pending[0]
        choice = decision.options[play * 7 % len(decision.options)]
        table.play(f"{NAMES[decision.seat]} {choice.text}")
    assert changed
