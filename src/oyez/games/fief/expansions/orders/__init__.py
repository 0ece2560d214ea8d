"""What Templars and Teutonic Knights have in common: titles, vows, Grand Masters (X-GEN-50 to -67)."""

from __future__ import annotations

from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.orders.mastership import Mastership
from oyez.games.fief.expansions.orders.vows import bar_by_vow, end_membership
from oyez.games.fief.rules.doors import BANNED, DIED, HOLD_FIEF, MARRY, STAND, Title
from oyez.games.fief.rules.draft import Draft


def found(draft: Draft, numbers: Numbers, name: str, order: int) -> int:
    """The vows of both orders, once, and the office and election of this one; the number of its counter."""
    draft.forbid(bar_by_vow, MARRY, HOLD_FIEF, STAND)
    draft.follow(end_membership, DIED, BANNED)
    mastership = Mastership(order)
    draft.before("bishops", mastership.election)
    return draft.title(
        Title(
            f"{name}-grand-master",
            points=numbers.whole(f"victory.vp_{name}_grand_master"),
            ransom=numbers.whole("ransom.grand_master_titles"),
            titled=False,  # X-GEN-38
            contest=mastership.contest(numbers.whole("orders.grand_master_min_votes")),
        )
    )
