"""The numbers of the expansions: ours, and those of somebody who owns the boxes."""

from __future__ import annotations

import pytest

from oyez.engine.game import BadOptions
from oyez.engine.match import Match
from oyez.engine.record import parse, write
from oyez.games import game_named
from oyez.games.fief.expansions.numbers import numbers_of, our_numbers, our_text, packed, read_numbers
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import N_TITLES
from oyez.narration import LANGUAGES, Narrator
from oyez.server.models import NewTable
from oyez.server.people.seating import prepare
from oyez.server.problems import Problem


def test_our_file_is_complete_and_possible() -> None:
    numbers = read_numbers(our_text())
    assert numbers.values == our_numbers().values
    assert numbers.whole("politics.toll_max") == 5
    assert numbers.wholes("templars.treasure_success") == (4, 5, 6)
    assert numbers.length("crusades.objective") == 8
    assert numbers.text("crusades.objective.0.name") == "Jerusalem"
    assert packed(numbers) == "default"


def test_a_changed_file_is_kept_on_one_line() -> None:
    text = our_text().replace("toll_max = 5", "toll_max = 4").replace("defenders = 7", "defenders = 9")
    rules = GAME.rules(4, {"politics": "on", "numbers": text})
    line = "politics.toll_max=4; crusades.objective.0.defenders=9"
    assert rules.options == {"politics": "on", "numbers": line}
    assert packed(numbers_of(line)) == line


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "start", "reason"),
    [
        (
            "toll_max = 5\n",
            "",
            "[politics]",
            "politics.toll_max is missing; our file has politics.toll_max = 5",
        ),
        ("toll_max = 5", "toll_max = -1", "toll_max", "politics.toll_max is from 0 to 31, not -1"),
        ("knight_cost = 3", "knight_cost = 0", "knight_cost", "teutonic.knight_cost is from 1 to 31, not 0"),
        ("archer = 1", "archer = 2", "archer", "strength.archer is 1 or 3, as for the troops of Fief, not 2"),
        ("toll_max = 5", 'toll_max = "many"', "toll_max", 'politics.toll_max is like 5, not "many"'),
        ('holder = "all"', 'holder = "none"', "holder", "politics.holder is all or one, not 'none'"),
        ("toll_max = 5", "toll_max = 5\nfrogs = 3", "frogs", "the expansions have no number politics.frogs"),
        ("kills_on_face = 3", "kills_on_face = 7", "kills_on_face", "from 1 to 3, not 7"),
        ("toll_max = 5", "toll_max = 5.5", "toll_max", "politics.toll_max is like 5, not 5.5"),
        ("toll_max = 5", "toll_max = 1429-05-08", "toll_max", "politics.toll_max is like 5, not 1429-05-08"),
        ("toll_max = 5", "toll_max = [5]", "toll_max", "politics.toll_max is like 5, not [5]"),
        ("toll_max = 5", "toll_max = true", "toll_max", "politics.toll_max is like 5, not true"),
        ("= [4, 5, 6]", "= 4", "treasure_success", "templars.treasure_success is like [4, 5, 6], not 4"),
        ("= [4, 5, 6]", "= [4, 7]", "treasure_success", "templars.treasure_success is from 1 to 6, not 7"),
        ("= [4, 5, 6]", "= [true]", "treasure_success", "is like [4, 5, 6], not [True]"),
        ("toll_max = 5", "toll_max 5", "toll_max", "cannot be read: Expected '='"),
    ],
)
def test_a_missing_or_impossible_number_is_refused_with_line_and_reason(
    old: str, new: str, start: str, reason: str
) -> None:
    assert our_text().count(old) == 1
    text = our_text().replace(old, new)
    with pytest.raises(BadOptions) as refused:
        GAME.rules(4, {"politics": "on", "numbers": text})
    assert reason in str(refused.value)
    assert str(refused.value).startswith(f"line {line_of(text, start)}: ")


@pytest.mark.parametrize("troop", ["archer", "mercenary", "templar_knight", "teutonic_knight"])
def test_a_troop_is_worth_a_man_at_arms_or_a_knight(troop: str) -> None:
    for points in (1, 3):
        assert numbers_of(f"strength.{troop}={points}").whole(f"strength.{troop}") == points
    for points in (0, 2, 4):
        with pytest.raises(BadOptions, match=f"strength.{troop} is 1 or 3, as .*, not {points}"):
            numbers_of(f"strength.{troop}={points}")


def test_the_line_of_one_of_several_tables() -> None:
    text = our_text().replace("defenders = 6", "defenders = 99")
    with pytest.raises(
        BadOptions, match=f"line {line_of(text, 'defenders = 99')}: crusades.objective.1.defenders"
    ):
        read_numbers(text)


def test_the_line_of_a_table_that_lacks_a_number() -> None:
    """Acre is the fifth objective; a table that is not there at all is missed at the end of the file."""
    text = our_text().replace("defenders = 4\n", "")
    header = line_of(text, 'name = "Acre"') - 1
    with pytest.raises(BadOptions, match=f"^line {header}: crusades.objective.4.defenders is missing"):
        read_numbers(text)
    without = our_text().replace("[politics]\n", "").replace("toll", "roll").replace("holder", "folder")
    with pytest.raises(BadOptions, match=f"^line {len(without.splitlines())}: politics.toll_per_bridge is"):
        read_numbers(without)


@pytest.mark.parametrize("text", ["\n", "# nothing\n", "# nothing"])
def test_a_file_without_any_number_misses_the_first(text: str) -> None:
    with pytest.raises(BadOptions, match=r"^line 1: victory\.alliance_vp_with_crusades is missing"):
        numbers_of(text)


@pytest.mark.parametrize(
    ("faces", "success"), [("[5, 6]", (5, 6)), ("[2, 3, 4, 5, 6]", (2, 3, 4, 5, 6)), ("[]", ())]
)
def test_a_list_may_be_longer_or_shorter_than_ours(faces: str, success: tuple[int, ...]) -> None:
    rules = GAME.rules(4, {"templars": "on", "numbers": our_text().replace("[4, 5, 6]", faces)})
    line = f"templars.treasure_success={faces}"
    assert rules.options == {"templars": "on", "numbers": line}
    assert numbers_of(line).wholes("templars.treasure_success") == success
    assert GAME.box(rules)["changed"] == [
        {"name": "templars.treasure_success", "value": list(success), "ours": [4, 5, 6]}
    ]
    record = Match(GAME, 4, rules.options, ["A", "B", "C", "D"], 1).record()
    assert parse(write(record), game_named).options == rules.options


def test_what_is_no_table_of_numbers_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"^line 1: .* cannot be read"):
        numbers_of("[politics\n")
    with pytest.raises(BadOptions, match=r"^line 2: .* cannot be read: .*at end of document"):
        numbers_of("[politics]\ntolls = [1,")
    with pytest.raises(BadOptions, match="have no number 'tolls'"):
        numbers_of("tolls=3")
    with pytest.raises(BadOptions, match="is no number"):
        numbers_of("politics.toll_max=five")
    with pytest.raises(BadOptions, match="a whole file, or what differs from ours"):
        numbers_of("mine")


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ('crusades.objective.4.name="Bethlehem"', 'is "Acre", for so the news call it, not "Bethlehem"'),
        ("crusades.objective.7.vp_title=true", "is false, for a Caravan brings no title"),
    ],
)
def test_an_objective_that_nobody_could_name_is_refused(changed: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        numbers_of(changed)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_city_may_bring_a_title_that_has_a_name(code: str) -> None:
    """A second tile of a city brings a title of the same name."""
    changed = "; ".join([f"crusades.objective.{line}.vp_title=true" for line in (5, 6)])
    changed += "; crusades.objective.0.copies=2"
    rules = GAME.rules(4, {"crusades": "on", "numbers": changed})
    narrator = Narrator(GAME, rules, ["A", "B", "C", "D"], code)
    cities = range(N_TITLES, rules.n_titles)
    assert len(cities) == 8
    assert len({narrator.noun("title", title) for title in cities}) == 7


@pytest.mark.parametrize(
    ("game", "options", "reason"),
    [
        ("middle-ages", {"tactics": "on"}, "middle-ages has no option 'tactics'"),
        (
            "fief",
            {"dragons": "on"},
            "fief has no expansion 'dragons'; its expansions are: tactics, politics, ",
        ),
        ("fief", {"fog_of_war": "on"}, "fog_of_war is false or true, not 'on'"),
        (
            "fief",
            {"tactics": "on", "numbers": our_text().replace("pool = 5\n", "")},
            "line 40: .* is missing",
        ),
        (
            "fief",
            {"tactics": "on", "numbers": our_text().replace("pool = 5", "pool = 99")},
            "line 41: .* not 99",
        ),
        ("fief", {"politics": "on", "numbers": our_text()}, ""),
    ],
)
def test_over_the_api_they_are_refused_with_the_same_reason(
    game: str, options: dict[str, str], reason: str
) -> None:
    wish = NewTable.model_validate({"game": game, "seats": [{"kind": "open"}] * 4, "options": options})
    if not reason:
        assert prepare(wish)[0].agreed.options == {"politics": "on"}  # our own numbers change nothing
        return
    with pytest.raises(Problem, match=reason) as refused:
        prepare(wish)
    assert refused.value.code == "bad-options"
