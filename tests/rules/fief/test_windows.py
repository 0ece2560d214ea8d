"""Matrix 2, sections A and 4: when opportunity cards may be played, who is asked, and what the others notice."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.game import SPECTATOR
from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.cards.moment_words import BEFORE_INCOME, MOMENTS, NAMES
from oyez.games.fief.rules.cards.windows import window
from tests.rule import rule
from tests.rules.fief.moments import acts, asked, is_quiet, quiet, views, why
from tests.rules.fief.table import EDITIONS, run, stage, state

FAMILIES = {
    "Red": {"Arthur": "pugnac"},
    "Blue": {"Eric": "sigy", "Jeanne": "sigy"},
    "Green": {"Henri": "bourg"},
    "Yellow": {"Thierry": "belleville"},
}


def opened(**position: Any) -> Stage:
    """A window in a quiet moment, beginning with the player whose turn it is."""
    table = quiet(**{"lords": FAMILIES, **position})
    return run(table, [window(state(table), BEFORE_INCOME)])


@rule("F-10.0-03", "F-R-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("active", ["Red", "Green"])
def test_exactly_those_with_something_playable_clockwise_from_the_active_player(
    edition: str, active: str
) -> None:
    """Justice without an assassin, an Ambush without a battle and plain cards are nothing to ask about."""
    table = opened(
        edition=edition,
        active=active,
        titles={"Henri": ["bishop-4"]},
        hands={
            "Red": ["assassination", "tax"],
            "Blue": ["justice", "ambush", "harvest"],
            "Green": ["cardinal"],
            "Yellow": ["d-arc", "uprising"],
        },
    )
    order = ["Red", "Green", "Yellow"] if active == "Red" else ["Green", "Yellow", "Red"]
    options = {"Red": ["play assassination", "pass"], "Green": ["play cardinal", "pass"]}
    for name in order:
        assert table.asked() == [name]
        assert asked(table, name) == options.get(name, ["play d-arc", "pass"])
        table.play(f"{name} pass")
    assert is_quiet(table)


@rule("F-10.0-03", "F-R-19", "F-10.0-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_reopens_the_window_for_all_until_everybody_passes_in_a_row(edition: str) -> None:
    """There is no limit to the cards one plays: Yellow's second comes after Red has passed twice."""
    table = opened(
        edition=edition,
        titles={"Henri": ["bishop-4"]},
        hands={"Red": ["assassination"], "Yellow": ["cardinal", "d-arc"]},
    )
    table.play("Red pass", "Yellow play cardinal")
    assert table.asked() == ["Red"]
    table.play("Red pass", "Yellow play d-arc")
    assert table.asked() == ["Red"]
    table.play("Red pass")
    assert is_quiet(table)
    assert table.get("hands.Yellow") == []


@rule("F-10.0-03")
def test_a_card_played_without_being_asked_reopens_it_too() -> None:
    table = opened(hands={"Red": ["assassination"], "Green": ["passage"], "Blue": ["d-arc"]})
    table.play("Red pass")
    assert table.asked() == ["Blue"]
    table.play("Blue play d-arc")
    assert table.asked() == ["Red"]
    table.play("Red pass")
    assert is_quiet(table)


@rule("F-10.0-03")
def test_whoever_comes_by_a_card_is_asked_again() -> None:
    """F-8.0-20: a card received may be used at once."""
    table = opened(hands={"Red": ["tax"], "Blue": ["assassination", "d-arc"]}, markers={"Red": 3})
    assert table.asked() == ["Blue"]
    table.play("Blue propose 0", "Blue give-card assassination", "Blue submit", "Red accept")
    assert table.asked() == ["Red"]
    assert asked(table, "Red") == ["play assassination", "pass"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flags", [{}, {"fog_of_war": True}, {"hidden_money": True}, {"holy_relics": True}])
def test_nobody_else_notices_that_a_seat_was_asked(edition: str, flags: dict[str, bool]) -> None:
    table = opened(
        edition=edition, flags=flags, hands={"Red": ["assassination"], "Blue": ["d-arc"], "Green": ["tax"]}
    )
    for name in ("Red", "Blue"):
        assert table.asked() == [name]
        assert table.g.pending[0].prompt.secret
        before, events = views(table, name), len(table.match.tape.events)
        table.play(f"{name} pass")
        assert views(table, name) == before
        assert len(table.match.tape.events) == events


def test_all_prompts_of_windows_are_secret() -> None:
    assert len(MOMENTS) == len(NAMES)
    assert all(prompt.secret for prompt in MOMENTS)
    for name in ("evade", "join-rising"):
        assert GAME.words.prompts[name].secret


def test_what_is_asked_looks_the_same_whoever_holds_the_card() -> None:
    """Green and a spectator see one and the same table, whether Red or Blue holds the Assassination."""
    one = opened(hands={"Red": ["assassination"], "Blue": ["harvest"]})
    other = opened(hands={"Red": ["harvest"], "Blue": ["assassination"]})
    assert one.asked() != other.asked()
    for seat in (2, SPECTATOR):
        assert GAME.view(state(one), seat) == GAME.view(state(other), seat)


@rule("F-2.4-M02", "F-2.1-22", "F-12-P2-02", "F-R-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_played_while_a_player_draws_and_the_next_discard_reopens(edition: str) -> None:
    table = stage(
        edition=edition,
        phase="cards",
        lords=FAMILIES,
        fortune_deck=["tax", "tax", "tax", "tax"],
        hands={"Yellow": ["assassination"], "Red": ["harvest"]},
    )
    assert table.prompt("Yellow") == "before-discard"
    table.play("Yellow pass", "Red done")
    assert table.prompt("Yellow") == "before-draw"
    table.play("Yellow pass")
    assert table.prompt("Red") == "draw-cards"
    for _ in range(2):
        assert acts(table, "Yellow", "play") == []
        assert why(table, "Yellow play assassination") == "F-2.4-M02"
        assert acts(table, "Yellow", "propose")  # a marker may be spent at any time
        table.play("Red draw fortune")
    assert table.prompt("Yellow") == "before-discard"  # Blue's turn


@rule("F-12.2-01", "F-2.1-21", "F-12-P2-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_discard_step_a_card_may_be_played_instead_of_discarded(edition: str) -> None:
    table = stage(edition=edition, phase="cards", lords=FAMILIES, hands={"Red": ["d-arc", "tax"]})
    table.play("Red pass")  # the window before it
    assert table.prompt("Red") == "discard-cards"
    assert {"play d-arc", "discard d-arc", "discard tax"} <= set(asked(table, "Red"))
    table.play("Red play d-arc")
    assert (table.get("darc"), table.get("hands.Red")) == ("Jeanne", ["tax"])


@rule("F-2.4-M01", "F-2.4-03", "F-2.4-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(1, 8))
def test_opportunity_cards_in_any_phase_and_turn_plain_cards_never_so(edition: str, phase: int) -> None:
    table = quiet(
        edition=edition,
        in_phase=phase,
        active="Blue",
        lords=FAMILIES,
        hands={"Red": ["assassination", "tax", "harvest"], "Green": ["weather", "Gauvain"]},
    )
    assert acts(table, "Red", "play") == ["play assassination"]
    assert acts(table, "Green", "play") == []
    assert why(table, "Red play tax") == why(table, "Green play Gauvain") == "F-2.4-M01"


@rule("F-12.1-01", "F-10.0-02", "F-1.3-06", "F-12-P1-12")
@pytest.mark.parametrize("allowed", [True, False])
def test_between_candidacies_and_vote_the_table_may_act(allowed: bool) -> None:
    table = stage(
        phase="hear-ye",
        flags={} if allowed else {"act_between_candidacy_and_vote": "forbidden"},
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "st-paul", "Jeanne": "pugnac"}},
        troops={"Red": {"st-ciers-d-abzac": [1, 0], "beaujeu": [1, 0]}},
        hands={"Green": ["d-arc"]},
    )
    prompts = []
    while "place-for" not in prompts:
        decision = table.g.pending[0]
        prompts.append(decision.prompt.name)
        nominated = [action.text for action in decision.options if action.text.startswith("nominate")]
        if prompts[-1] != "place-for":
            least = [a.text for a in decision.options if a.text in ("pass", "done")]
            table.play(f"{table.names[decision.seat]} {(nominated or least)[0]}")
    assert ("before-vote" in prompts) == allowed
    table.auto()
    assert acts(table, "Green") == []  # from the first marker on the vote is one effect (F-10.0-02c)


@rule("F-10.0-06", "F-10.0-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_phase_seven_has_a_window_before_and_after_the_discarding_of_disasters(edition: str) -> None:
    table = stage(
        edition=edition,
        phase="closing",
        lords=FAMILIES,
        famine=[2],
        hands={"Red": ["uprising"], "Blue": ["assassination"]},
    )
    assert table.prompt("Red") == "before-closing"
    table.play("Red pass")
    assert table.prompt("Blue") == "before-closing"
    table.play("Blue pass")
    assert (table.get("famine"), table.prompt("Blue")) == ([], "before-victory")
    table.play("Blue pass")
    assert table.get("round") == 2  # the check itself asks nobody


@rule("F-10.0-02")
@pytest.mark.parametrize(
    ("moment", "position"),
    [
        ("before-income", {"phase": "income"}),
        ("before-purchase", {"phase": "purchases"}),
        ("before-march", {"phase": "movement"}),
        ("before-closing", {"phase": "closing"}),
        ("before-marriages", {"phase": "hear-ye"}),
        ("before-discard", {"phase": "cards"}),
    ],
)
def test_a_window_opens_before_each_phases_first_effect(moment: str, position: dict[str, Any]) -> None:
    table = stage(lords=FAMILIES, hands={"Green": ["assassination"]}, **position)
    assert table.prompt("Green") == moment


@rule("F-1.7-M01", "F-1.7P-12", "F-1.7P-06", "F-1.7P-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [5, 6, 7])
def test_the_popes_acts_need_an_open_window_and_have_one_in_phases_five_to_seven(
    edition: str, phase: int
) -> None:
    table = quiet(
        edition=edition,
        in_phase=phase,
        lords={**FAMILIES, "Red": {"Arthur": "pugnac", "Blanche": "pugnac"}},
        titles={"Henri": ["bishop-4", "pope"]},
        married=[["Eric", "Blanche"]],
        famine=[1],
        hands={"Red": ["uprising", "uprising"]},
    )
    assert "seek-annulment" in acts(table, "Blue")
    assert "excommunicate Eric" in acts(table, "Green")
    table.play("Red play uprising", "Red rise blaye")  # a card is being resolved
    assert acts(table, "Green", "excommunicate") == acts(table, "Blue", "seek-annulment") == []
    table.play("Red pass", "Green excommunicate Eric", "Green pardon", "Blue seek-annulment", "Green accept")
    assert table.get("married.Eric") is None
    assert acts(table, "Green", "excommunicate") == []  # once a round


@rule("F-12.2-02", "F-10.0-07", "F-10.0-08", "F-8.0-02", "F-12-P2-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_while_a_card_is_resolved_only_diplomacy_markers_may_be_used(edition: str) -> None:
    """Money, cards and talk may move in the joining window; Villages, captives and other cards may not."""
    table = quiet(
        edition=edition,
        lords={**FAMILIES, "Blue": {"Eric": "sigy", "Jeanne": "sigy"}, "Green": {"Henri": "sigy"}},
        troops={"Red": {"sigy": [1, 0]}},
        captives={"Henri": "Blue"},
        control={"sigy": "Blue"},
        famine=[2],
        hands={"Red": ["uprising"], "Blue": ["uprising", "d-arc"], "Yellow": ["assassination"]},
    )
    assert set(acts(table, "Blue", "cede", "free")) == {"cede sigy", "free Henri"}
    table.play("Red play uprising", "Red rise mazilles")
    assert table.prompt("Blue") == "join-rising"
    for name in ("Blue", "Yellow"):
        assert {text.split()[0] for text in acts(table, name)} == {"propose", "invite"}
    assert why(table, "Yellow play assassination") == "F-12.2-02"
    table.play("Blue propose 0")
    offered = {text.split()[0] for text in asked(table, "Blue")}
    assert offered <= {"give-deniers", "give-card", "want-deniers", "submit", "back"}
    assert why(table, "Blue give-village sigy") == "F-10.0-08"
    table.play("Blue give-card uprising", "Blue submit", "Red accept")
    assert table.prompt("Red") == "join-rising"  # he may add it at once (F-8.0-20)
    table.play("Red play uprising")
    assert is_quiet(table)


@rule("F-10.0-07", "F-12-G06", "F-5.1-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_can_be_slipped_into_an_atomic_effect(edition: str) -> None:
    table = quiet(
        edition=edition,
        lords={**FAMILIES, "Green": {"Henri": "sigy"}},
        hands={"Red": ["assassination"], "Blue": ["d-arc"]},
    )
    table.play("Red play assassination")
    for name in ("Red", "Blue", "Green", "Yellow"):
        assert acts(table, name) == []
    assert why(table, "Blue cede sigy") == "F-10.0-02"
