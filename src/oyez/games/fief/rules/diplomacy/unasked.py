"""The initiatives of the base game, one act for each verb; their rules stand where they belong."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Seat, Step
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.sieges import bar_lift
from oyez.games.fief.rules.board.tables import MOST, N_LORDS, POPE, RELICS
from oyez.games.fief.rules.cards.relics import bar_pass_relic, bar_take_relic, pass_relic, take_relic
from oyez.games.fief.rules.cards.windows import PlayNow
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.court.lords import captives_of
from oyez.games.fief.rules.court.papacy import (
    PapalAct,
    bar_excommunicate,
    bar_pardon,
    bar_seek_annulment,
    plea,
)
from oyez.games.fief.rules.court.titles import fiefs_of, player_of
from oyez.games.fief.rules.court.transfers import ChooseHeir, bar_pass_title
from oyez.games.fief.rules.court.words import EXCOMMUNICATE, PARDON, SEEK_ANNULMENT
from oyez.games.fief.rules.diplomacy.gestures import (
    Cession,
    FreeCaptive,
    HandOver,
    LiftSiege,
    bar_cede,
    bar_free,
    bar_hand_over,
)
from oyez.games.fief.rules.diplomacy.offers import bar_propose, open_offer
from oyez.games.fief.rules.diplomacy.talks import Invitation, bar_invite
from oyez.games.fief.rules.diplomacy.words import CEDE, FREE, HAND_OVER, INVITE, LIFT_SIEGE, PROPOSE
from oyez.games.fief.rules.doors import Initiative
from oyez.games.fief.rules.market.words import PASS_TITLE
from oyez.games.fief.rules.opportunities.playing import bar_card, playable
from oyez.games.fief.rules.opportunities.words import PASS_RELIC, TAKE_RELIC
from oyez.games.fief.rules.state import Fief


@final
class PlayCard(Initiative):
    """An opportunity card; it interrupts by itself."""

    def __init__(self) -> None:
        super().__init__(PLAY)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return playable(g, seat)

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_card(g, seat, noun)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return PlayNow(seat, noun)


# --- Around the Pope, also while he is a captive (F-1.7P-05) ---


@final
class SeekAnnulment(Initiative):
    def __init__(self) -> None:
        super().__init__(SEEK_ANNULMENT.verb)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if g.holder[POPE] == NOBODY or bar_seek_annulment(g, seat):
            return []
        return [SEEK_ANNULMENT]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_seek_annulment(g, seat)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return plea(g, seat)


@final
class Excommunicate(Initiative):
    def __init__(self) -> None:
        super().__init__(EXCOMMUNICATE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if player_of(g, POPE) != seat:
            return []
        return [EXCOMMUNICATE[lord] for lord in range(N_LORDS) if not bar_excommunicate(g, seat, lord)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_excommunicate(g, seat, noun)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return PapalAct(EXCOMMUNICATE[noun])


@final
class Pardon(Initiative):
    def __init__(self) -> None:
        super().__init__(PARDON.verb)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return [] if bar_pardon(g, seat) else [PARDON]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_pardon(g, seat)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return PapalAct(PARDON)


# --- Relics: at any time between effects (F-11.1-05) ---


@final
class TakeRelic(Initiative):
    def __init__(self) -> None:
        super().__init__(TAKE_RELIC)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if not g.rules.holy_relics:
            return []
        return [TAKE_RELIC[relic] for relic in range(len(RELICS)) if not bar_take_relic(g, seat, relic)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_take_relic(g, seat, noun)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return take_relic(g, seat, noun)


@final
class PassRelic(Initiative):
    def __init__(self) -> None:
        super().__init__(PASS_RELIC)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if not g.rules.holy_relics:
            return []
        return [PASS_RELIC[relic] for relic in range(len(RELICS)) if not bar_pass_relic(g, seat, relic)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_pass_relic(g, seat, noun)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return pass_relic(g, seat, noun)


# --- What a player may give up or pass on ---


@final
class Cede(Initiative):
    def __init__(self) -> None:
        super().__init__(CEDE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        """Where only one player is there is nobody to receive control."""
        return [
            CEDE[village]
            for village, present in enumerate(g.arrivals)
            if len(present) > 1 and not bar_cede(g, seat, village, NOBODY)
        ]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_cede(g, seat, noun, NOBODY)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return Cession(seat, noun)


@final
class Lift(Initiative):
    def __init__(self) -> None:
        super().__init__(LIFT_SIEGE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        sieges = g.sieges[seat::MOST]
        if not any(sieges):
            return []
        return [LIFT_SIEGE[v] for v, dice in enumerate(sieges) if dice and len(g.arrivals[v]) > 1]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return "F-6.4.1-13" if bar_lift(g, seat, noun) else ""

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return LiftSiege(seat, noun)


@final
class Free(Initiative):
    def __init__(self) -> None:
        super().__init__(FREE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return [FREE[lord] for lord in captives_of(g, seat)]  # F-6.2.3-08

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_free(g, seat, noun)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return FreeCaptive(noun)


@final
class GiveCaptive(Initiative):
    def __init__(self) -> None:
        super().__init__(HAND_OVER)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        captives = captives_of(g, seat)
        return [HAND_OVER[lord] for lord in captives if not bar_hand_over(g, seat, lord, NOBODY)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_hand_over(g, seat, noun, NOBODY)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return HandOver(seat, noun)


@final
class PassTitleUnasked(Initiative):
    """By flag at any time; else it is a ware."""

    def __init__(self) -> None:
        super().__init__(PASS_TITLE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if g.rules.fief_title_transfer_timing != "any_time":
            return []
        return [PASS_TITLE[fief] for fief in fiefs_of(g, seat) if not bar_pass_title(g, seat, fief)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_pass_title(g, seat, noun)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return ChooseHeir(seat, noun)


# --- Offers and talks ---


@final
class Propose(Initiative):
    def __init__(self) -> None:
        super().__init__(PROPOSE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return [PROPOSE[other] for other in range(g.rules.seats) if not bar_propose(g, seat, other)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_propose(g, seat, noun)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return open_offer(g, seat, noun)


@final
class Invite(Initiative):
    def __init__(self) -> None:
        super().__init__(INVITE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return [INVITE[other] for other in range(g.rules.seats) if not bar_invite(g, seat, other)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_invite(g, seat, noun)

    def step(self, g: Fief, seat: Seat, noun: int) -> Step[Any]:
        return Invitation(seat, 1 << noun)


# In this order they are offered; those of a group Village by Village or Lord by Lord.
INITIATIVES: Final[tuple[tuple[Initiative, ...], ...]] = (
    (PlayCard(),),
    (SeekAnnulment(),),
    (Excommunicate(),),
    (Pardon(),),
    (TakeRelic(),),
    (PassRelic(),),
    (Cede(), Lift()),
    (Free(), GiveCaptive()),
    (PassTitleUnasked(),),
)
TALKS: Final[tuple[tuple[Initiative, ...], ...]] = ((Propose(),), (Invite(),))
