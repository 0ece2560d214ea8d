## Tactics on the page: the auction, the volley, reserves and the Guard

auction = Mercenaries for sale
auction-first = everybody bids in secret
auction-again = the second bid, at least { $deniers }
auction-lot = { $number ->
    [one] { $number } Mercenary for the highest bid
   *[other] All { $number } Mercenaries for the highest bid
}
auction-rule = All bids are turned up together; only the winner pays.
auction-rule-again = Bid at least as much as before, or withdraw.
bidders = Who bids
my-bid = Your bid: { $deniers }
has-bid = { $seat } has bid
thinks = thinks…
your-bid = Your bid
turned-bid = { $seat }: { $deniers }
archers = { $archers ->
    [one] { $archers } Archer
   *[other] { $archers } Archers
}
aimed-hit = aimed at { $lord }: hit
aimed-missed = aimed at { $lord }: missed
dice-lie = thrown, not yet counted
dice-mine = Choose a die to roll again
reserve = Mercenaries in reserve
reserve-of = { $number ->
    [0] No Mercenaries in reserve
    [one] { $number } Mercenary in reserve
   *[other] { $number } Mercenaries in reserve
}
reserve-owed = { $number ->
    [one] { $number } of them must be paid
   *[other] { $number } of them must be paid
}
pool-left = Mercenaries in the pool: { $number }
told-reserve = Mercenaries in the reserve of { $seat }: { $number }
guard-king-raised = The King’s Guard is raised
guard-king-open = The King may still raise his Guard
guard-queen-raised = The Queen’s Guard is raised
guard-queen-open = The Queen may still raise her Guard
moment-auction = The bids are turned up
moment-guard = The Royal Guard
