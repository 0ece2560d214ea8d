"""What an observation of Fief shows of the court: Lords, titles, elections, relics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.cells import WIDTH, put, put_bits
from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.explanations.figures import running_election
from oyez.games.fief.hidden.knowledge import is_voting
from oyez.games.fief.rules.board.tables import N_BISHOPRICS, N_LORDS, N_VILLAGES, NO_ROAD, RELICS
from oyez.games.fief.rules.cards.relics import keeper
from oyez.games.fief.rules.court.lords import ransom_of, strength_of
from oyez.games.fief.rules.court.votes import votes_of
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.vectors.form import Form

MARKS: Final = 6
STAGES: Final = ("candidacies", "votes")


@final
class CourtCells:
    """Lords, the titles they hold, and what follows for their families: victory points and alliances."""

    def __init__(self, starts: Mapping[str, int], seats: int, form: Form) -> None:
        self._seats: Final = seats
        self._rows: Final = form.titles
        self._family: Final = WIDTH * starts["lord_family"]
        self._at: Final = WIDTH * starts["lord_at"]
        self._captor: Final = WIDTH * starts["lord_captor"]
        self._spouse: Final = WIDTH * starts["lord_spouse"]
        self._marks: Final = WIDTH * starts["lord_marks"]
        self._road: Final = WIDTH * starts["lord_road"]
        self._tested: Final = WIDTH * starts["lord_tested"]
        self._titles: Final = WIDTH * starts["titles"]
        self._realm: Final = WIDTH * starts["realm"]
        self._excommunicated_in: Final = WIDTH * starts["excommunicated_in"]
        self._new_bishops: Final = WIDTH * starts["new_bishops"]
        self._points: Final = WIDTH * starts["victory_points"]
        self._ally: Final = WIDTH * starts["ally"]

    def put(self, out: bytearray, g: Fief, places: list[int]) -> None:
        allied = 0  # families whose ally was found, one bit each: their first married Lord tells
        for lord in range(N_LORDS):
            owner = g.family[lord]
            if owner == NOBODY:
                continue
            self._put_lord(out, g, lord, places[owner], places)
            if g.spouse[lord] != NOBODY and not allied >> owner & 1:
                allied |= 1 << owner
                ally = g.family[g.spouse[lord]]
                if ally != NOBODY:
                    out[self._ally + places[owner] * self._seats + places[ally]] = 1
        for title, holder in enumerate(g.holder):
            if holder >= 0:
                out[self._titles + WIDTH * (self._rows[title] * N_LORDS + holder)] = 1
        if g.regency:
            out[self._realm] = 1
        if g.heir_born:
            out[self._realm + WIDTH] = 1
        put(out, self._excommunicated_in, g.excommunicated_in)
        put_bits(out, self._new_bishops, g.new_bishops)

    def _put_lord(self, out: bytearray, g: Fief, lord: int, place: int, places: list[int]) -> None:
        out[self._family + WIDTH * lord * self._seats + place] = 1
        if g.at[lord] >= 0:
            out[self._at + WIDTH * (lord * N_VILLAGES + g.at[lord])] = 1
        if 0 <= g.captor[lord] < self._seats:
            out[self._captor + WIDTH * lord * self._seats + places[g.captor[lord]]] = 1
        if g.spouse[lord] >= 0:
            out[self._spouse + WIDTH * (lord * N_LORDS + g.spouse[lord])] = 1
        if g.road[lord] != NO_ROAD:
            out[self._road + WIDTH * lord] = g.road[lord] + 1
        if g.tested[lord]:
            put_bits(out, self._tested + WIDTH * lord * N_BISHOPRICS, g.tested[lord])
        titles = g.titles[lord]
        if titles:
            points = (titles & g.rules.scoring).bit_count()
            if points:
                out[self._points + place] += points
        self._put_marks(out, g, lord, self._marks + WIDTH * lord * MARKS)

    def _put_marks(self, out: bytearray, g: Fief, lord: int, byte: int) -> None:
        """In their order: darc, assassin, excommunicated, strength, ransom, moves."""
        if g.darc == lord:
            out[byte] = 1
        if g.assassins >> lord & 1:
            out[byte + WIDTH] = 1
        if g.excommunicated == lord:
            out[byte + 2 * WIDTH] = 1
        if strength_of(g, lord):
            out[byte + 3 * WIDTH] = 1
        out[byte + 4 * WIDTH] = ransom_of(g, lord)
        if g.moves[lord]:
            out[byte + 5 * WIDTH] = g.moves[lord]


@final
class ElectionCells:
    """The running election; of the others' markers only what lies open (F-1.3-07)."""

    def __init__(self, starts: Mapping[str, int], form: Form) -> None:
        self._rows: Final = form.titles
        self._title: Final = WIDTH * starts["election"]
        self._stage: Final = WIDTH * starts["election_stage"]
        self._votes: Final = WIDTH * starts["election_votes"]
        self._candidates: Final = WIDTH * starts["candidates"]
        self._ballot: Final = WIDTH * starts["ballot"]
        self._markers: Final = WIDTH * starts["vote_markers"]

    def put(self, out: bytearray, g: Fief, seat: Seat, places: list[int]) -> None:
        title, stage = running_election(g)
        if title != NOBODY:
            out[self._title + WIDTH * self._rows[title]] = 1
            out[self._stage + WIDTH * STAGES.index(stage)] = 1
            for voter, place in enumerate(places):
                out[self._votes + place] = votes_of(g, title, voter)
        for voter, lord in enumerate(g.candidates):
            if lord >= 0:
                out[self._candidates + places[voter] * N_LORDS + WIDTH * lord] = 1
        for marker, lord in enumerate(g.ballots):
            if lord >= 0:
                self._put_marker(out, g, seat, marker, lord, places)

    def _put_marker(
        self, out: bytearray, g: Fief, seat: Seat, marker: int, lord: int, places: list[int]
    ) -> None:
        voter = marker // 2
        if voter == seat:
            out[self._ballot + WIDTH * (marker % 2 * N_LORDS + lord)] = 1
        if voter == seat or not is_voting(g, voter):
            out[self._markers + places[voter] * N_LORDS + WIDTH * lord] += 1


@final
class RelicCells:
    """Where the Holy Relics are, and who keeps them."""

    def __init__(self, starts: Mapping[str, int], seats: int) -> None:
        self._seats: Final = seats
        self._lord: Final = WIDTH * starts["relic_lord"]
        self._village: Final = WIDTH * starts["relic_village"]
        self._keeper: Final = WIDTH * starts["relic_keeper"]
        self._claimed: Final = WIDTH * starts["relic_claimed"]

    def put(self, out: bytearray, g: Fief, places: list[int]) -> None:
        for relic in range(len(RELICS)):
            if g.relic_lord[relic] >= 0:
                out[self._lord + WIDTH * (relic * N_LORDS + g.relic_lord[relic])] = 1
            if g.relic_village[relic] >= 0:
                out[self._village + WIDTH * (relic * N_VILLAGES + g.relic_village[relic])] = 1
            held_by = keeper(g, relic)
            if held_by != NOBODY:
                out[self._keeper + WIDTH * relic * self._seats + places[held_by]] = 1
        put_bits(out, self._claimed, g.relics_claimed)
