"""Moments of Fief that tests wait for, with Marguerite in seat 0 and Jan in seat 1."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, initiatives
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.board.tables import MOST, POPE, VILLAGES
from tests.web.searching import act, asked, follow, moment, write_down


@moment()
def suit(g: Fief) -> bool:
    """Marguerite may seek a spouse among Jan's Lords."""
    return asked(g) == {0: "seek-spouse"} and asked(follow(g, "court", "woo")) == {1: "answer-suit"}


@moment()
def vote(g: Fief) -> bool:
    """Marguerite places her markers, then Jan his, and then they are turned up."""
    if asked(g) != {0: "place-for"} or len(g.pending[0].options) < len(["one", "other", "abstain"]):
        return False
    jan = follow(g, "favour", "decoy")
    last = follow(jan, "favour", "decoy")
    return asked(jan) == {1: "place-for"} and "place-for" not in asked(last).values()


@moment()
def battle(g: Fief) -> bool:
    """Marguerite may attack Jan, nobody else has a say in it, and one roll does not end it."""
    if asked(g) != {0: "declare-battle"}:
        return False
    then = follow(g, "attack")
    fought = then.battle
    if (
        fought is None
        or (fought.attacker, fought.defender) != (0, 1)
        or asked(then) != {1: "before-first-roll"}
    ):
        return False
    rolled = follow(then, "fight", "fight")
    return rolled.battle is not None and set(asked(rolled).values()) == {"end-of-roll"}


@moment()
def may_call_aside(g: Fief) -> bool:
    return asked(g) == {0: "draw-cards"} and "invite 1" in [one.text for one in initiatives(g, 0)]


@moment(fog_of_war="true")
def army_in_fog(g: Fief) -> bool:
    """Marguerite has Knights and Men-at-Arms in one place, and moves next."""
    if asked(g) != {0: "choose-leader"}:
        return False
    return any(g.men_at_arms[place] and g.knights[place] for place in range(0, len(VILLAGES) * MOST, MOST))


@moment()
def may_settle(g: Fief) -> bool:
    """Marguerite chooses her first Village, and most are still free."""
    options = g.pending[0].options
    return set(asked(g)) == {0} and len(options) > 20 and options[0].verb.name == "settle"


@moment()
def may_shop(g: Fief) -> bool:
    """Marguerite can afford several things."""
    if asked(g) != {0: "buy"}:
        return False
    verbs = [one.verb.name for one in g.pending[0].options]
    return "recruit" in verbs and asked(follow(g, "recruit", "recruit")) == {0: "buy"}


@moment()
def leading(g: Fief) -> bool:
    """Marguerite moves, and the first Lord she leads can march at once."""
    if asked(g) != {0: "choose-leader"}:
        return False
    then = follow(g, "lead")
    return asked(then) == {0: "on-the-way"} and any(
        one.verb.name == "march" for one in then.pending[0].options
    )


def _verbs(g: Fief | None) -> set[str]:
    return {one.verb.name for decision in g.pending for one in decision.options} if g else set()


@moment(lively=True)
def holds_a_captive(g: Fief) -> bool:
    """Marguerite holds a Lord of Perrine's; she may hand him to Jan, or set him free."""
    if set(asked(g)) != {0} or g.pending[0].prompt.secret or 0 not in g.captor:
        return False
    return "give-captive" in _verbs(act(g, 0, "propose 1")) and "give-freedom" in _verbs(
        act(g, 0, "propose 2")
    )


@moment(lively=True, holy_relics="true")
def holds_a_relic(g: Fief) -> bool:
    """Marguerite may offer Jan a relic."""
    if set(asked(g)) != {0} or g.pending[0].prompt.secret:
        return False
    return "give-relic" in _verbs(act(g, 0, "propose 1"))


@moment(lively=True)
def may_seek_annulment(g: Fief) -> bool:
    """Marguerite's family is married, and Jan has the Pope."""
    pope = g.holder[POPE]
    if pope == NOBODY or g.family[pope] != 1 or 0 not in asked(g):
        return False
    then = act(g, 0, "seek-annulment")
    return then is not None and asked(then) == {1: "answer-annulment"}


@moment(last_by=0)
def asked_in_secret(g: Fief) -> bool:
    """Jan is asked something that nobody else may know of, after a choice of Marguerite's without chance."""
    return any(one.seat == 1 and one.prompt.secret for one in g.pending)


if __name__ == "__main__":
    write_down()
