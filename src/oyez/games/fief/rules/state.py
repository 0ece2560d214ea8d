"""The state of a game of Fief: facts only, in lists of numbers and tuples that copies may share."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, State, Step, Tape
from oyez.engine.parts import Part
from oyez.engine.words import Action
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.battle.battle import Battle
from oyez.games.fief.rules.diplomacy.deal import Deal
from oyez.games.fief.rules.march.column import Column

# A stack of troops that is no longer as it was when the movement phase began:
# (village, seat, men-at-arms, knights, moves made, road arrived by, plague-tested, other pieces: see board/pieces.py).
Band = tuple[int, int, int, int, int, int, int, int]
# A tax marker on the map: (seat, kind, target, lord who taxed, capacity), in the order of play: see cards/taxes.py.
Tax = tuple[int, int, int, int, int]


@final
class Fief(State):
    """Lists are by seat, lord, village, title, bishopric or fief; flat ones by village * MOST + seat."""

    def __init__(
        self,
        *,
        rules: Rules,
        seed: int,
        forced: list[int],
        stack: list[Step[Any]],
        pending: tuple[Decision, ...],
        winners: tuple[Seat, ...],
        tape: Tape | None,
        round: int,
        phase: int,
        first: Seat,
        active: Seat,
        deniers: list[int],
        hands: list[tuple[int, ...]],
        diplomacy: list[int],
        family: list[int],
        at: list[int],
        captor: list[int],
        spouse: list[int],
        titles: list[int],
        holder: list[int],
        regency: bool,
        heir_born: bool,
        new_bishops: int,
        annulment_sought: int,
        hats_refused: int,
        excommunicated: int,
        excommunicated_in: int,
        darc: int,
        assassins: int,
        men_at_arms: list[int],
        knights: list[int],
        control: list[int],
        arrivals: list[tuple[int, ...]],
        mills: list[int],
        forts: list[int],
        sieges: list[int],
        relieved: list[int],
        moves: list[int],
        road: list[int],
        tested: list[int],
        bands: list[Band],
        refusals: tuple[int, ...],
        placed: list[int],
        fortune_deck: list[int],
        fortune_discard: list[int],
        lord_deck: list[int],
        lord_discard: list[int],
        track: list[int],
        rain: int,
        famine: int,
        plague: int,
        harvest: int,
        weather: int,
        taxes: tuple[Tax, ...],
        candidates: list[int],
        ballots: list[int],
        ransom_funds: list[int],
        fought: tuple[int, ...],
        column: Column | None,
        battle: Battle | None,
        outcome: int,
        offers_made: int,
        deal: Deal | None,
        relic_lord: list[int],
        relic_village: list[int],
        relic_keeper: list[int],
        relics_claimed: int,
        relics_refused: int,
        others: list[int],
        parts: list[Part],
    ) -> None:
        super().__init__(seed, forced, stack, pending, winners, tape)
        self.rules: Final = rules
        self.round = round
        self.phase = phase  # from 1, 0 during set-up
        self.first = first  # who has the First Player card
        self.active = active  # whose turn it is in the current step
        self.deniers = deniers
        self.hands = hands  # cards by seat, each with the seats that know it: see cards/hands.py
        self.diplomacy = diplomacy  # markers left
        self.family = family  # seat by lord, NOBODY while out of play
        self.at = at  # village by lord
        self.captor = captor  # seat by lord
        self.spouse = spouse  # lord by lord
        self.titles = titles  # titles by lord, one bit each; must agree with holder
        self.holder = holder  # lord by title; must agree with titles
        self.regency = regency  # the Queen reigns as Queen Regent
        self.heir_born = heir_born  # this royal couple has had a Crown Prince (F-1.7P-08)
        self.new_bishops = new_bishops  # bishoprics whose Bishop was elected in this round, one bit each
        self.annulment_sought = annulment_sought  # seats that asked the Pope in this round, one bit each
        self.hats_refused = hats_refused  # Lords the Pope would not make Cardinal in this round, one bit each
        self.excommunicated = excommunicated  # a lord
        self.excommunicated_in = excommunicated_in  # the last round in which the Pope did it
        self.darc = darc  # the lady who bears d'Arc
        self.assassins = assassins  # lords with an Assassin marker, one bit each
        self.men_at_arms = men_at_arms  # flat
        self.knights = knights  # flat
        self.control = control  # seat by village
        self.arrivals = arrivals  # seats present by village, the first to arrive first
        self.mills = mills
        self.forts = forts
        self.sieges = sieges  # dice of the engine, flat
        self.relieved = relieved  # by village: seats that entered as relief, one bit each
        self.moves = moves  # made in this phase, by lord
        self.road = road  # arrived by in this round, by lord
        self.tested = tested  # by lord: bishoprics whose plague he was exposed to in this round, one bit each
        self.bands = bands
        self.refusals = refusals  # of leave to pass in the running movement turn: see march/permissions.py
        self.placed = placed  # troops bought in this phase, flat
        self.fortune_deck = fortune_deck  # drawn from the end, like every deck
        self.fortune_discard = fortune_discard
        self.lord_deck = lord_deck
        self.lord_discard = lord_discard
        self.track = track  # disasters waiting face down
        self.rain = rain  # bishoprics, one bit each; likewise the next four
        self.famine = famine
        self.plague = plague
        self.harvest = harvest
        self.weather = weather
        self.taxes = taxes
        self.candidates = candidates  # of the running election, lord by seat
        self.ballots = ballots  # FOR and DECOY by seat, flat: see elections
        self.ransom_funds = ransom_funds  # deniers when the ransoms began (F-6.2.4-14)
        self.fought = fought  # village * MOST + target of the battles of the running turn (F-6.0-08)
        self.column = column
        self.battle = battle
        self.outcome = outcome  # of the battle that ended last: see battle/battle.py
        self.offers_made = offers_made  # in this phase, two bits per proposer and partner
        self.deal = deal
        self.relic_lord = relic_lord
        self.relic_village = relic_village
        self.relic_keeper = relic_keeper  # seat whose troops hold a lost relic as long as any are there
        self.relics_claimed = relics_claimed  # one bit each
        self.relics_refused = relics_refused  # by a host in this round: bit relic * MOST + seat that asked
        # Pieces of further kinds, packed, flat; empty if the game has none: see board/pieces.py.
        self.others = others
        self.parts = parts  # what modules remember, in the order of rules.doors.parts

    def offers(self, seat: Seat) -> tuple[Action, ...]:
        # Imported here, as below: initiatives are made of steps, and steps need the state.
        from oyez.games.fief.rules.diplomacy.initiatives import initiatives_of

        return initiatives_of(self, seat)

    def seize(self, seat: Seat, action: Action) -> Step[Any]:
        from oyez.games.fief.rules.diplomacy.initiatives import initiative_step

        return initiative_step(self, seat, action)

    def copy(self) -> Fief:
        return Fief(
            rules=self.rules,
            seed=self.seed,
            forced=self.forced.copy(),
            stack=self.stack.copy(),
            pending=self.pending,
            winners=self.winners,
            tape=None,
            round=self.round,
            phase=self.phase,
            first=self.first,
            active=self.active,
            deniers=self.deniers.copy(),
            hands=self.hands.copy(),
            diplomacy=self.diplomacy.copy(),
            family=self.family.copy(),
            at=self.at.copy(),
            captor=self.captor.copy(),
            spouse=self.spouse.copy(),
            titles=self.titles.copy(),
            holder=self.holder.copy(),
            regency=self.regency,
            heir_born=self.heir_born,
            new_bishops=self.new_bishops,
            annulment_sought=self.annulment_sought,
            hats_refused=self.hats_refused,
            excommunicated=self.excommunicated,
            excommunicated_in=self.excommunicated_in,
            darc=self.darc,
            assassins=self.assassins,
            men_at_arms=self.men_at_arms.copy(),
            knights=self.knights.copy(),
            control=self.control.copy(),
            arrivals=self.arrivals.copy(),
            mills=self.mills.copy(),
            forts=self.forts.copy(),
            sieges=self.sieges.copy(),
            relieved=self.relieved.copy(),
            moves=self.moves.copy(),
            road=self.road.copy(),
            tested=self.tested.copy(),
            bands=self.bands.copy(),
            refusals=self.refusals,
            placed=self.placed.copy(),
            fortune_deck=self.fortune_deck.copy(),
            fortune_discard=self.fortune_discard.copy(),
            lord_deck=self.lord_deck.copy(),
            lord_discard=self.lord_discard.copy(),
            track=self.track.copy(),
            rain=self.rain,
            famine=self.famine,
            plague=self.plague,
            harvest=self.harvest,
            weather=self.weather,
            taxes=self.taxes,
            candidates=self.candidates.copy(),
            ballots=self.ballots.copy(),
            ransom_funds=self.ransom_funds.copy(),
            fought=self.fought,
            column=self.column,
            battle=self.battle,
            outcome=self.outcome,
            offers_made=self.offers_made,
            deal=self.deal,
            relic_lord=self.relic_lord.copy(),
            relic_village=self.relic_village.copy(),
            relic_keeper=self.relic_keeper.copy(),
            relics_claimed=self.relics_claimed,
            relics_refused=self.relics_refused,
            others=self.others.copy() if self.others else self.others,
            parts=[part.copy() for part in self.parts] if self.parts else self.parts,
        )

    def snapshot(self) -> dict[str, object]:
        from oyez.games.fief.rules.snapshot import snapshot

        return snapshot(self)


def seat_in_turn(g: Fief, place: int) -> Seat:
    """Who is at that place of the turn order, counted from 0."""
    return (g.first + place) % g.rules.seats


def turn_order(g: Fief) -> list[int]:
    """Clockwise from the holder of the First Player card (F-R-03)."""
    return [(g.first + place) % g.rules.seats for place in range(g.rules.seats)]
