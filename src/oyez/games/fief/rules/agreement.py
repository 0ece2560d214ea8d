"""What is agreed before a game of Fief: an edition, any flag overridden by name, options, a round limit."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, final

from oyez.engine.game import BadOptions, Option
from oyez.games.fief.rules.board.tables import FEWEST, MOST
from oyez.games.fief.rules.doors import MARKET, N_INCOMES, Doors, Ware

Value = str | int | bool

EDITIONS: Final = ("en2014", "fr2015", "pl2015")
SETUP: Final = "setup"  # as the name of a phase
DEFAULT_EDITION: Final = "fr2015"
NO_LIMIT: Final = "none"
SIMULATION_ROUNDS: Final = 40
# Games begun with an earlier version go on with it, and say so by this option: docs/decisions/0010-earlier-rules.md.
VERSION: Final = 4
LATE_ENDS: Final = (
    3  # the last one by which a battle decided by a card ended only after the question then open
)
TELLING_PURSES: Final = 3  # the last one by which what may be done during ransoms told of hidden purses
RULES_VERSION: Final = "rules_version"
EARLIER: Final = {str(version): {RULES_VERSION: str(version)} for version in range(LATE_ENDS, VERSION)}
RELICS_AMONG_EXPANSIONS: Final = "same_village_and_marker"
# Overriding one of these without its option would change nothing: surely not what was meant.
NEEDS: Final = {
    "relic_setup_timing": "holy_relics",
    "relic_permission": "holy_relics",
    "relic_transfer": "holy_relics",
    "relic_lost": "holy_relics",
    "spear": "holy_relics",
    "fog_placement": "fog_of_war",
}


@cache
def edition_table() -> dict[str, dict[str, Any]]:
    """The flags with their values per edition, as data/editions.toml has them."""
    text = (resources.files("oyez.games.fief") / "data" / "editions.toml").read_text(encoding="utf-8")
    return {
        name: flag
        for name, flag in tomllib.loads(text).items()
        if name != "presets" and flag["kind"] != "expansion"
    }


@cache
def presets() -> dict[str, dict[str, str]]:
    """Options under a name, as data/presets.toml has them."""
    text = (resources.files("oyez.games.fief") / "data" / "presets.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@final
class Flags:
    """The value of every flag, checked."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values: Final = values

    def yes(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool), name
        return value

    def text(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str), name
        return value

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int), name
        return value


@final
class Rules:
    """Immutable, shared by every copy of a game. Flags keep the names of the edition table and the ledgers."""

    def __init__(
        self,
        *,
        seats: int,
        version: int,
        edition: str,
        flags: Flags,
        round_limit: int,
        doors: Doors,
        options: dict[str, str],
    ) -> None:
        self.seats: Final = seats
        self.version: Final = version  # of the rules; an earlier one for games that were begun with it
        self.edition: Final = edition
        self.round_limit: Final = round_limit  # 0: none
        self.options: Final = options
        self.expanded: Final = bool(doors.switches)
        self.doors: Final = doors  # all that came in; below what is asked most
        self.turn: Final = tuple(doors.turn.values())
        self.phases: Final = (SETUP, *doors.turn)  # their names
        self.kinds: Final = doors.kinds
        self.titles: Final = doors.titles
        self.n_titles: Final = len(doors.titles.all)
        self.scoring: Final = doors.titles.scoring
        self.dignity: Final = doors.titles.dignity
        self.costly: Final = doors.titles.costly
        self.off_map: Final = doors.off_map
        self.uses: Final = doors.uses
        # The market: what is offered together, and every ware by its verb.
        groups = doors.acts[MARKET].groups
        self.stalls: Final = tuple(
            [tuple([ware for ware in group if isinstance(ware, Ware)]) for group in groups]
        )
        self.wares: Final = {ware.verb: ware for stall in self.stalls for ware in stall}
        self.further_incomes: Final = doors.incomes[N_INCOMES:]  # those of expansions
        self.alliance_vp: Final = doors.alliance_vp
        self.bars: Final = doors.bars
        self.occasions: Final = doors.occasions
        self.setup_special_lord_card: Final = flags.text("setup_special_lord_card")
        self.first_player_selection: Final = flags.text("first_player_selection")
        self.battle_die: Final = flags.text("battle_die")
        self.hidden_money: Final = flags.yes("hidden_money")
        self.beginner_round1_no_disasters: Final = flags.yes("beginner_round1_no_disasters")
        self.holy_relics: Final = flags.yes("holy_relics")
        self.fog_of_war: Final = flags.yes("fog_of_war")
        self.open_diplomacy: Final = flags.yes("open_diplomacy")
        self.three_player_marriage: Final = flags.text("three_player_marriage")
        self.money_transfer: Final = flags.text("money_transfer")
        self.diplomacy_cards: Final = flags.text("diplomacy_cards")
        self.darc_is_title: Final = flags.yes("darc_is_title")
        self.fief_title_requirement: Final = flags.text("fief_title_requirement")
        self.act_between_candidacy_and_vote: Final = flags.text("act_between_candidacy_and_vote")
        self.bishop_election_trigger: Final = flags.text("bishop_election_trigger")
        self.new_bishop_cardinal_vote: Final = flags.text("new_bishop_cardinal_vote")
        self.captive_bishop_can_calm: Final = flags.yes("captive_bishop_can_calm")
        self.uprising_calm_roll: Final = flags.text("uprising_calm_roll")
        self.uprising_calm_scope: Final = flags.text("uprising_calm_scope")
        self.royal_annulment_block: Final = flags.text("royal_annulment_block")
        self.king_candidate_requires_title: Final = flags.yes("king_candidate_requires_title")
        self.king_free_title: Final = flags.text("king_free_title")
        self.regent_replaced_loses: Final = flags.text("regent_replaced_loses")
        self.crown_prince_inherits_fief_titles: Final = flags.yes("crown_prince_inherits_fief_titles")
        self.crown_prince_replacement: Final = flags.text("crown_prince_replacement")
        self.disaster_draw_must_continue: Final = flags.yes("disaster_draw_must_continue")
        self.disaster_duplicate: Final = flags.text("disaster_duplicate")
        self.plague_lord_retest: Final = flags.text("plague_lord_retest")
        self.plague_troops_retest: Final = flags.text("plague_troops_retest")
        self.lord_placement_steps: Final = flags.text("lord_placement_steps")
        self.lord_placement_last_resort: Final = flags.text("lord_placement_last_resort")
        self.tallage_besieged_village: Final = flags.text("tallage_besieged_village")
        self.papal_tithe_marker: Final = flags.text("papal_tithe_marker")
        self.tax_after_title_loss: Final = flags.text("tax_after_title_loss")
        self.captive_income: Final = flags.text("captive_income")
        self.ransom_priority: Final = flags.text("ransom_priority")
        self.lone_lord_capture: Final = flags.text("lone_lord_capture")
        self.stronghold_destroyed_by_uprising: Final = flags.yes("stronghold_destroyed_by_uprising")
        self.fief_title_transfer_timing: Final = flags.text("fief_title_transfer_timing")
        self.vacant_title_recovery: Final = flags.text("vacant_title_recovery")
        self.spouse_inheritance_cap: Final = flags.text("spouse_inheritance_cap")
        self.village_cession_timing: Final = flags.text("village_cession_timing")
        self.cede_to: Final = flags.text("cede_to")
        self.vacated_control: Final = flags.text("vacated_control")
        self.pass_roads: Final = flags.text("pass_roads")
        self.cohabitation_free_exit: Final = flags.yes("cohabitation_free_exit")
        self.cavalcade_declared: Final = flags.text("cavalcade_declared")
        self.cavalcade_fort_ban: Final = flags.text("cavalcade_fort_ban")
        self.cavalcade_may_force_fight: Final = flags.yes("cavalcade_may_force_fight")
        self.cavalcade_coalition: Final = flags.text("cavalcade_coalition")
        self.cavalcade_fail_stops: Final = flags.yes("cavalcade_fail_stops")
        self.breakout_costs_move: Final = flags.number("breakout_costs_move")
        self.coalition_member_needs: Final = flags.text("coalition_member_needs")
        self.coalition_join: Final = flags.text("coalition_join")
        self.coalition_losses_by: Final = flags.text("coalition_losses_by")
        self.coalition_switch: Final = flags.text("coalition_switch")
        self.coalition_leave: Final = flags.yes("coalition_leave")
        self.traitor_opens_gates: Final = flags.yes("traitor_opens_gates")
        self.calloff_reaction: Final = flags.text("calloff_reaction")
        self.zero_dice_attack: Final = flags.text("zero_dice_attack")
        self.capture_optional: Final = flags.yes("capture_optional")
        self.captive_handover: Final = flags.text("captive_handover")
        self.captive_on_guard_defeat: Final = flags.text("captive_on_guard_defeat")
        self.surrender_window: Final = flags.text("surrender_window")
        self.ends_if_attacker_lordless: Final = flags.yes("ends_if_attacker_lordless")
        self.siege_needs_lord: Final = flags.yes("siege_needs_lord")
        self.joint_siege: Final = flags.text("joint_siege")
        self.siege_relief: Final = flags.text("siege_relief")
        self.engine_lost_on_defeat: Final = flags.text("engine_lost_on_defeat")
        self.besieged_may_pillage: Final = flags.yes("besieged_may_pillage")
        self.unbreakable_tie: Final = flags.text("unbreakable_tie")
        self.surprise_interrupt: Final = flags.text("surprise_interrupt")
        self.uprising_kills_captives: Final = flags.yes("uprising_kills_captives")
        self.escape_card_by: Final = flags.text("escape_card_by")
        self.assassination: Final = flags.text("assassination")
        self.ambush_target: Final = flags.text("ambush_target")
        self.relic_setup_timing: Final = flags.text("relic_setup_timing")
        self.relic_permission: Final = flags.text("relic_permission")
        self.relic_transfer: Final = flags.text("relic_transfer")
        self.relic_lost: Final = flags.text("relic_lost")
        self.spear: Final = flags.text("spear")
        self.fog_placement: Final = flags.text("fog_placement")


def options(switches: tuple[Option, ...]) -> tuple[Option, ...]:
    """Everything that can be agreed, for lobbies and command lines; `switches` are those of the expansions."""
    flags = [
        Option(
            name,
            "",
            tuple(_shown(value) for value in flag["values"]),
            fine=flag["kind"] != "option" and name != "battle_die",
            by_edition={edition: _shown(flag[edition]) for edition in EDITIONS},
        )
        for name, flag in edition_table().items()
    ]
    limit = Option("round_limit", NO_LIMIT, form="number")
    return (Option("edition", DEFAULT_EDITION, EDITIONS), limit, *switches, *flags)


def make_rules(
    seats: int,
    agreed: Mapping[str, str],
    expand: Callable[[int, dict[str, str]], tuple[Doors, dict[str, str]]],
) -> Rules:
    """Check what was agreed and freeze it; raises BadOptions with what is allowed.

    `expand` takes the options of the expansions out of what was chosen, and gives their doors and what of it is kept.
    """
    if not FEWEST <= seats <= MOST:
        raise BadOptions(f"fief is for {FEWEST} to {MOST} families, not {seats}")
    chosen = {name: value for name, value in agreed.items() if value}
    version = _version(chosen.pop(RULES_VERSION, str(VERSION)))
    doors, switched = expand(seats, chosen)
    edition = chosen.get("edition", DEFAULT_EDITION)
    if edition not in EDITIONS:
        raise BadOptions(f"there is no edition {edition!r}; the editions are: {', '.join(EDITIONS)}")
    table = edition_table()
    values: dict[str, Value] = {name: flag[edition] for name, flag in table.items()}
    for name, text in chosen.items():
        if name not in ("edition", "round_limit"):
            values[name] = _value(name, text)
    _check_needs(chosen, values)
    kept = {
        name: text
        for name, text in chosen.items()
        if name not in table or values[name] != table[name][edition]
    }
    kept = {name: text for name, text in kept.items() if (name, text) != ("edition", DEFAULT_EDITION)}
    if doors.switches and "relic_transfer" not in chosen:
        values["relic_transfer"] = RELICS_AMONG_EXPANSIONS  # X-GEN-69
    limit = _round_limit(chosen.get("round_limit", NO_LIMIT))
    return Rules(
        seats=seats,
        version=version,
        edition=edition,
        flags=Flags(values),
        round_limit=limit,
        doors=doors,
        options={**kept, **switched, **EARLIER.get(str(version), {})},
    )


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(name: str, text: str) -> Value:
    flag = edition_table().get(name)
    if flag is None:
        raise BadOptions(
            f"fief has no flag or option {name!r}; oyez rules --search lists what the editions differ in"
        )
    for value in flag["values"]:
        if _shown(value) == text.lower():
            found: Value = value
            return found
    allowed = " or ".join(_shown(value) for value in flag["values"])
    raise BadOptions(f"{name} is {allowed}, not {text!r}")


def _check_needs(chosen: dict[str, str], values: dict[str, Value]) -> None:
    for name, option in NEEDS.items():
        if name in chosen and not values[option]:
            raise BadOptions(f"{name} means nothing without {option}; set {option} to true as well")


def _version(text: str) -> int:
    if text != str(VERSION) and text not in EARLIER:
        raise BadOptions(f"{RULES_VERSION} is {', '.join([*EARLIER, str(VERSION)])}, not {text!r}")
    return int(text)


def _round_limit(text: str) -> int:
    if text == NO_LIMIT:
        return 0
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 1000:
        raise BadOptions(f"round_limit is {NO_LIMIT} or a number of rounds from 1 to 1000, not {text!r}")
    return int(text)
