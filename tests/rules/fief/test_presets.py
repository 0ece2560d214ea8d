"""Options of Fief under a name: all expansions, and the game of the summary."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from oyez.cli.main import app
from oyez.engine.game import BadOptions
from oyez.engine.match import Match
from oyez.engine.record import parse, write
from oyez.engine.scenario import BadScenario, Stage
from oyez.games import game_named
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.games.fief.game import GAME
from tests.rule import rule
from tests.rules.fief.table import EDITIONS

ALL = dict.fromkeys(EXPANSIONS, "on")


def test_the_presets_are_listed_and_possible_at_every_table() -> None:
    assert list(GAME.presets) == ["expansions", "summary"]
    names = [option.name for option in GAME.options]
    for preset, options in GAME.presets.items():
        assert set(options) <= set(names)
        for seats in range(GAME.fewest, GAME.most + 1):
            assert GAME.rules(seats, {"preset": preset}).doors.switches == tuple(EXPANSIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_expansions_go_with_every_edition(edition: str) -> None:
    rules = GAME.rules(4, {"preset": "expansions", "edition": edition})
    assert rules.edition == edition
    assert {name: rules.options[name] for name in ALL} == ALL


@rule("F-S3-15", "F-S-12", "F-7.2-04", "F-12-P3-02", "F-6.2.2-16", "F-6.4-07", "F-6.2.4-04")
def test_the_game_of_the_summary() -> None:
    rules = GAME.rules(3, {"preset": "summary"})
    assert rules.edition == "en2014"
    assert rules.setup_special_lord_card == "reshuffle_immediately"
    assert rules.three_player_marriage == "no_alliance"
    assert rules.tax_after_title_loss == "stays_in_family_only"  # the English edition: it follows the title
    assert not rules.capture_optional
    assert not rules.darc_is_title
    assert rules.king_candidate_requires_title
    assert rules.joint_siege == "any"
    assert rules.alliance_vp == 5
    assert rules.relic_transfer == "same_village_and_marker"
    switched = (rules.holy_relics, rules.fog_of_war, rules.hidden_money, rules.open_diplomacy)
    assert not any(switched)
    assert rules.options == {"edition": "en2014", "tax_after_title_loss": "stays_in_family_only", **ALL}


@rule("F-12-P3-02", "F-S3-15")
@pytest.mark.parametrize(("preset", "collected"), [("summary", False), ("expansions", True)])
def test_a_tallage_is_lost_with_its_title(preset: str, collected: bool) -> None:
    """By the English edition alone the new holder collects it."""
    table = Stage(
        {
            "game": "fief",
            "seats": 3,
            "preset": preset,
            "options": {"edition": "en2014"},
            "position": {
                "phase": "income",
                "lords": {"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}},
                "titles": {"Eric": ["fief-mazilles"], "Arthur": ["fief-les-essarts"]},
                "taxes": [{"seat": "Red", "tallage": "mazilles", "lord": "Arthur"}],
            },
        },
        game_named,
    )
    assert any(event.startswith("Blue tallage-income") for event in table.events()) == collected
    assert not any(event.startswith("Red tallage-income") for event in table.events())


def test_what_stands_beside_a_preset_overrides_it() -> None:
    rules = GAME.rules(4, {"preset": "summary", "crusades": "off", "tax_after_title_loss": "follows_title"})
    assert rules.options == {"edition": "en2014", **{name: "on" for name in ALL if name != "crusades"}}


@rule("F-S3-15")
def test_a_record_needs_no_preset() -> None:
    record = Match(GAME, 3, {"preset": "summary"}, ["a", "b", "c"], 1).record()
    assert "preset" not in write(record)
    assert parse(write(record), game_named).options == GAME.rules(3, {"preset": "summary"}).options


@pytest.mark.parametrize("game", ["fief", "middle-ages"])
def test_an_unknown_preset_is_refused(game: str) -> None:
    with pytest.raises(BadOptions, match=f"{game} has no preset 'mine'"):
        game_named(game).agreed_with("mine", {})
    with pytest.raises(BadScenario, match=f"{game} has no preset 'mine'") as refused:
        Stage({"game": game, "preset": "mine"}, game_named)
    assert refused.value.path == ("preset",)


def test_the_command_line_takes_one() -> None:
    terminal = CliRunner()
    words = "simulate fief --games 1 --players 3 --preset summary --option round_limit=1 --json"
    done = terminal.invoke(app, words.split())
    assert done.exit_code == 0, done.output
    assert '"tax_after_title_loss": "stays_in_family_only"' in done.output
    assert '"round_limit": "1"' in done.output
