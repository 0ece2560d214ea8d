"""Fief: France 1429 as everything outside the rules sees it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from oyez.engine.game import PRESET, Game, Observer, Views
from oyez.engine.kernel import Decision, Seat
from oyez.engine.parts import Part
from oyez.engine.words import Action
from oyez.games.fief.conservation import conserve
from oyez.games.fief.expansions.registry import SWITCHES, changed, expand
from oyez.games.fief.explanations import figures, worth
from oyez.games.fief.explanations.why import why
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.moments import ORDERS, concerns, may_respond, silence, talking
from oyez.games.fief.position.arrange import arrange
from oyez.games.fief.rules.agreement import (
    EARLIER,
    SIMULATION_ROUNDS,
    VERSION,
    Rules,
    make_rules,
    options,
    presets,
)
from oyez.games.fief.rules.board.tables import FEWEST, MOST, N_VILLAGES
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.diplomacy.words import PROLONG
from oyez.games.fief.rules.round.setup import setup
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import WORDS
from oyez.games.fief.vectors.vector import FiefVector
from oyez.games.fief.views import view as views
from oyez.games.fief.views.box import box
from oyez.games.fief.views.truth import truth


class FiefGame(Game[Fief, Rules]):
    name = "fief"
    version = str(VERSION)
    earlier = EARLIER
    words = WORDS
    fewest = FEWEST
    most = MOST
    options = options(SWITCHES)
    presets = presets()
    ledger = "fief-matrix-1"
    hidden_hands = True
    moments = ORDERS
    prolongs = PROLONG.text
    simulated: Mapping[str, str] = {"round_limit": str(SIMULATION_ROUNDS)}

    def rules(self, seats: int, options: Mapping[str, str]) -> Rules:
        chosen = dict(options)
        preset = chosen.pop(PRESET, "")
        return make_rules(seats, self.agreed_with(preset, chosen) if preset else chosen, expand)

    def actions(self, rules: Rules) -> tuple[Action, ...]:
        return tuple(WORDS.actions) if rules.expanded else WORDS.core_actions()

    def prompts(self, rules: Rules) -> tuple[str, ...]:
        return tuple(WORDS.prompts) if rules.expanded else WORDS.core_prompts()

    def parts(self, rules: Rules) -> list[Part]:
        return [make(rules.seats) for _, make in rules.doors.parts]

    def setup(self, rules: Rules, seed: int, forced: list[int]) -> Fief:
        return setup(rules, seed, forced)

    def view(self, g: Fief, seat: Seat) -> dict[str, object]:
        return views.view(g, seat)

    def views(self, g: Fief) -> Views:
        return Views(views.public_view(g), partial(views.private_view, g, views.public_families(g)))

    def observer(self, rules: Rules, starts: Mapping[str, int], size: int) -> Observer[Fief]:
        return FiefVector(rules.seats, starts, size, list(self.prompts(rules))).cells

    def truth(self, g: Fief) -> dict[str, object]:
        return truth(g)

    def resample(self, g: Fief, seat: Seat, seed: int) -> Fief:
        return resample(g, seat, seed)

    def box(self, rules: Rules) -> dict[str, object]:
        return {**box(rules), **changed(rules.options)}

    def hints(self, g: Fief, seat: Seat) -> dict[str, dict[str, int]]:
        return worth.hints(g, seat)

    def round_of(self, g: Fief) -> int:
        return max(g.round, 1)

    def measures(self, g: Fief) -> dict[str, list[int]]:
        """What everybody may count: money not where it is hidden (F-R-16), armies not in the fog (F-11.2-01)."""
        seats = range(g.rules.seats)
        found = {
            "victory_points": [victory_points(g, seat) for seat in seats],
            "villages": [len([v for v in range(N_VILLAGES) if g.control[v] == seat]) for seat in seats],
        }
        found["income"] = [figures.income(g, seat)["total"] for seat in seats]
        if not g.rules.hidden_money:
            found["deniers"] = list(g.deniers)
        if not g.rules.fog_of_war:
            found["strength"] = [figures.strength_on_board(g, seat) for seat in seats]
        return found

    def arrange(self, g: Fief, position: Mapping[str, object], names: list[str]) -> None:
        arrange(g, position, names)

    def conserve(self, g: Fief) -> None:
        conserve(g)

    def why(self, g: Fief, seat: Seat, action: Action) -> tuple[str, str]:
        return why(g, seat, action)

    def silence(self, g: Fief, decision: Decision) -> Action | None:
        return silence(g, decision)

    def concerns(self, g: Fief, seat: Seat) -> bool:
        return concerns(g, seat)

    def may_respond(self, g: Fief, seat: Seat) -> bool:
        return may_respond(g, seat)

    def talking(self, g: Fief) -> tuple[Seat, ...]:
        return talking(g)


GAME: Final = FiefGame()
