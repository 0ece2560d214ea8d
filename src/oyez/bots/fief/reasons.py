"""Why an offer is refused: a message of locales/*/fief-talk.ftl with its values, to be said in anybody's language."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from oyez.bots.fief.offers import enough_profit, profit
from oyez.bots.fief.outlook import Outlook


class Reason(NamedTuple):
    message: str
    deniers: int  # that would change the answer; 0 if none would


def why_not(o: Outlook) -> Reason | None:
    """Of the offer on the table; None if it is good enough, or none is there."""
    deal = o.g.deal
    if deal is None or o.seat not in (deal.proposer, deal.partner):
        return None
    other = deal.other(o.seat)
    lacking = ceil(enough_profit(o, other) - profit(o))
    if lacking <= 0:
        return None
    if o.missing(other) <= 1 and other != o.ally:
        return Reason("refusal-near-victory", 0)
    return Reason("refusal-grudge" if o.goodwill(other) < 0 else "refusal-too-little", lacking)
