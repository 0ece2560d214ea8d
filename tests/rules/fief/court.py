"""Tables for the tests of Phase 1 and Phase 4: a step of the phase begins and nothing follows it."""

from __future__ import annotations

from typing import Any

from oyez.engine.kernel import initiatives, settle
from oyez.engine.scenario import Stage
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import LORDS
from oyez.games.fief.rules.court.candidacies import Election
from oyez.games.fief.rules.court.marriages import CourtshipTurn
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.market.purchases import PurchaseTurn
from oyez.games.fief.rules.market.ransoms import Ransoms
from oyez.games.fief.rules.state import turn_order
from oyez.games.fief.rules.words import TITLE_NAMES
from tests.rules.fief.table import hear_ye, purchases, run, stage, state

HEAR_YE, CARDS, INCOME, PURCHASES, MOVEMENT, BATTLES, CLOSING = range(1, 8)


def court(seats: int = 4, /, *, in_phase: int = HEAR_YE, **position: Any) -> Stage:
    """A position in the middle of a phase, with nothing going on yet."""
    table = stage(seats, **{"phase": "none", **position})
    state(table).phase = in_phase
    return table


def courting(seats: int = 4, /, **position: Any) -> Stage:
    """The marriage step: in turn order everybody may court."""
    table = court(seats, **position)
    return run(table, [CourtshipTurn(seat) for seat in turn_order(state(table))])


def electing(title: str, seats: int = 4, /, **position: Any) -> Stage:
    """One election; it ends with an empty table if nobody can stand."""
    return run(court(seats, **position), [Election(TITLE_NAMES.index(title))])


def electing_again(table: Stage, title: str) -> Stage:
    return run(table, [Election(TITLE_NAMES.index(title))])


def hearing(seats: int = 4, /, **position: Any) -> Stage:
    """The whole of Phase 1."""
    return run(court(seats, **position), hear_ye)


def buying(seats: int = 4, /, *, who: str = "Red", **position: Any) -> Stage:
    """One player's purchases."""
    table = court(seats, in_phase=PURCHASES, **position)
    return run(table, [PurchaseTurn(table.words.seat(who))])


def ransoming(seats: int = 4, /, **position: Any) -> Stage:
    """The ransoms at the beginning of Phase 4."""
    return run(court(seats, in_phase=PURCHASES, **position), [Ransoms()])


def purchasing(seats: int = 4, /, **position: Any) -> Stage:
    """The whole of Phase 4."""
    return run(court(seats, in_phase=PURCHASES, **position), purchases)


def stand(table: Stage, *names: str) -> Stage:
    """These Lords are named in turn order; everybody else who could name one does not."""
    while table.asked() and table.prompt(table.asked()[0]) == "name-candidate":
        who = table.asked()[0]
        wanted = [f"nominate {name}" for name in names if f"nominate {name}" in table.options(who)]
        table.play(f"{who} {wanted[0] if wanted else 'pass'}")
    return table


def vote(table: Stage, **favours: str) -> Stage:
    """FOR markers by seat; who is not named abstains. No decoys; the Pope lets the vote begin."""
    while table.asked():
        who = table.asked()[0]
        prompt = table.prompt(who)
        if prompt == "place-for":
            table.play(f"{who} favour {favours[who]}" if who in favours else f"{who} abstain")
        elif prompt in ("place-decoy", "before-the-vote"):
            table.play(f"{who} pass")
        else:
            break
    return table


def asked(table: Stage, name: str) -> list[str]:
    """The options of the question a seat is asked, without its initiatives."""
    seat = table.words.seat(name)
    return [action.text for d in table.g.pending if d.seat == seat for action in d.options]


def verbs(table: Stage, name: str) -> set[str]:
    return {text.split(" ")[0] for text in asked(table, name)}


def acts(table: Stage, name: str) -> list[str]:
    """What a seat may do without being asked."""
    return [action.text for action in initiatives(table.g, table.words.seat(name))]


def why(table: Stage, name: str, text: str) -> str:
    """The row that the running step names against an action; it must not be open then."""
    action: Action = table.words.action(text)
    row = table.g.stack[-1].bar(table.g, table.words.seat(name), action)
    assert bool(row) != (text in asked(table, name)), f"{text}: {row}"
    return row


def kill(table: Stage, *lords: str) -> Stage:
    """These Lords die, one after the other; questions about heirs are left open only for the last."""
    g = state(table)
    for lord in lords:
        die(g, LORDS.index(lord))
        settle(g)
    table.game.conserve(g)
    return table


def lord(name: str) -> int:
    return LORDS.index(name)


def title(name: str) -> int:
    return TITLE_NAMES.index(name)
