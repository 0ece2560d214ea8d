"""An observation of Fief filled straight from the state: what the view of a seat shows, without making the view.

The fields, their order and their meaning are those of observation/v1.py, which fills the same cells from the
view. What a seat may know is asked of hidden.knowledge, as the view does; tests compare both cell by cell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.cells import WIDTH, put
from oyez.engine.kernel import Seat
from oyez.games.fief.rules.board.tables import CARDS
from oyez.games.fief.rules.cards.hands import top_is_disaster
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.vectors.affairs import BattleCells, MarchCells, OfferCells
from oyez.games.fief.vectors.court import CourtCells, ElectionCells, RelicCells
from oyez.games.fief.vectors.families import FamilyCells
from oyez.games.fief.vectors.form import Form, base_form
from oyez.games.fief.vectors.map import MapCells

N_CARDS: Final = len(CARDS)


@final
class FiefVector:
    """Made once for a table. Places are counted in bytes: the observer's is 0, the next seat's WIDTH."""

    def __init__(
        self,
        seats: int,
        starts: Mapping[str, int],
        size: int,
        prompts: list[str],
        wider: Form | None = None,  # None: as wide as the base game
    ) -> None:
        form = base_form() if wider is None else wider
        self._phases: Final = form.phases
        self._seats: Final = seats
        self._bytes: Final = WIDTH * size
        self._prompts: Final = {name: WIDTH * (starts["prompt"] + i) for i, name in enumerate(prompts)}
        self._seat: Final = WIDTH * starts["seat"]
        self._round: Final = WIDTH * starts["round"]
        self._phase: Final = WIDTH * starts["phase"]
        self._first: Final = WIDTH * starts["first"]
        self._active: Final = WIDTH * starts["active"]
        self._lord_deck: Final = WIDTH * starts["lord_deck"]
        self._fortune_deck: Final = WIDTH * starts["fortune_deck"]
        self._disaster_on_top: Final = WIDTH * starts["disaster_on_top"]
        self._track: Final = WIDTH * starts["track"]
        self._top_discards: Final = WIDTH * starts["top_discards"]
        self._families: Final = FamilyCells(starts, seats, form)
        self._map: Final = MapCells(starts, seats, form)
        self._court: Final = CourtCells(starts, seats, form)
        self._election: Final = ElectionCells(starts, form)
        self._relics: Final = RelicCells(starts, seats)
        self._march: Final = MarchCells(starts, seats, form)
        self._battle: Final = BattleCells(starts, seats)
        self._offer: Final = OfferCells(starts)

    def cells(self, g: Fief, seat: Seat, prompt: str) -> bytearray:
        """What `seat` may know; `prompt` names the question put to it and is empty while it is not asked."""
        out = bytearray(self._bytes)
        n = self._seats
        places = [(other - seat) % n * WIDTH for other in range(n)]
        out[self._seat + WIDTH * seat] = 1
        if prompt:
            out[self._prompts[prompt]] = 1
        put(out, self._round, g.round)
        out[self._phase + WIDTH * self._phases[g.phase]] = 1
        if g.first >= 0:
            out[self._first + places[g.first]] = 1
        if g.active >= 0:
            out[self._active + places[g.active]] = 1
        self._put_decks(out, g)
        self._families.put(out, g, seat, places)
        self._map.put(out, g, seat, places)
        self._court.put(out, g, places)
        self._election.put(out, g, seat, places)
        if g.rules.holy_relics:
            self._relics.put(out, g, places)
        self._march.put(out, g, seat, places)
        self._battle.put(out, g, places)
        self._offer.put(out, g, seat, places)
        return out

    def _put_decks(self, out: bytearray, g: Fief) -> None:
        """Of a discard pile one sees the top (F-2.1-04), of the mixed deck the back of the top (F-2.1-19)."""
        out[self._lord_deck] = len(g.lord_deck)
        out[self._fortune_deck] = len(g.fortune_deck)
        if g.lord_discard:
            out[self._lord_deck + WIDTH] = len(g.lord_discard)
            out[self._top_discards + WIDTH * g.lord_discard[-1]] = 1
        if g.fortune_discard:
            out[self._fortune_deck + WIDTH] = len(g.fortune_discard)
            out[self._top_discards + WIDTH * (N_CARDS + g.fortune_discard[-1])] = 1
        if top_is_disaster(g):
            out[self._disaster_on_top] = 1
        if g.track:
            out[self._track] = len(g.track)
