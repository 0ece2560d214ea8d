## Tactics: Archers, Bombards, Mercenaries and Royal Guards

verb-archer = Archer in { $noun }
verb-bombard = Bombard in { $noun }
verb-with-archers = { $noun ->
    [0] No Archers
    [one] { $noun } Archer
   *[other] { $noun } Archers
}
verb-with-bombards = { $noun ->
    [0] No Bombards
    [one] { $noun } Bombard
   *[other] { $noun } Bombards
}
verb-with-guard-knights = { $noun ->
    [0] No Knights of the Guard
    [one] { $noun } Knight of the Guard
   *[other] { $noun } Knights of the Guard
}
verb-with-guard-men = { $noun ->
    [0] No Men-at-Arms of the Guard
    [one] { $noun } Man-at-Arms of the Guard
   *[other] { $noun } Men-at-Arms of the Guard
}
verb-lose-archers = { $noun ->
    [0] Lose no Archer
    [one] Lose { $noun } Archer
   *[other] Lose { $noun } Archers
}
verb-lose-mercenaries = { $noun ->
    [0] Lose no Mercenary
    [one] Lose { $noun } Mercenary
   *[other] Lose { $noun } Mercenaries
}
verb-lose-guard-knights = { $noun ->
    [0] Lose no Knight of the Guard
    [one] Lose { $noun } Knight of the Guard
   *[other] Lose { $noun } Knights of the Guard
}
verb-lose-guard-men = { $noun ->
    [0] Lose no Man-at-Arms of the Guard
    [one] Lose { $noun } Man-at-Arms of the Guard
   *[other] Lose { $noun } Men-at-Arms of the Guard
}
verb-fire = Fire at the troops
verb-snipe = Aim at { $noun }
verb-re-roll = Roll die { $noun } again
verb-bid-mercenaries = { $noun ->
    [0] Bid nothing
    [one] Bid { $noun } denier
   *[other] Bid { $noun } deniers
}
verb-keep-mercenaries = { $noun ->
    [0] Keep none
    [one] Keep { $noun } Mercenary
   *[other] Keep { $noun } Mercenaries
}
verb-commit = { $noun ->
    [0] Commit none
    [one] Commit { $noun } Mercenary
   *[other] Commit { $noun } Mercenaries
}
verb-guard-knights = { $noun ->
    [0] No Knight for the Guard
    [one] { $noun } Knight for the Guard
   *[other] { $noun } Knights for the Guard
}
verb-guard-men = { $noun ->
    [0] No Man-at-Arms for the Guard
    [one] { $noun } Man-at-Arms for the Guard
   *[other] { $noun } Men-at-Arms for the Guard
}
verb-rise-reserve = Against the Mercenaries of whoever controls { $noun }

prompt-fire-or-snipe = Do your Archers fire at the troops, or does one aim at a Lord?
prompt-choose-re-roll = A Bombard lets you roll one of your dice again.
prompt-bid-for-mercenaries = What do you bid, in secret, for all Mercenaries of the pool?
prompt-bid-again = The highest bids are equal: bid once more, at least as much, or withdraw.
prompt-pay-mercenaries = How many of your old Mercenaries do you pay and keep?
prompt-commit-mercenaries = How many Mercenaries do you send into this battle?
prompt-raise-guard = Do you raise the Royal Guard now? First the Knights it replaces.
prompt-raise-foot-guard = How many Men-at-Arms does the Royal Guard replace?
prompt-choose-outbreak = Where do the people rise, or against whose Mercenaries?
waits-fire-or-snipe = { $seat } directs the Archers
waits-choose-re-roll = { $seat } may roll a die again
waits-bid-for-mercenaries = { $seat } bids for the Mercenaries
waits-bid-again = { $seat } bids once more
waits-pay-mercenaries = { $seat } pays Mercenaries
waits-commit-mercenaries = { $seat } may commit Mercenaries
waits-raise-guard = { $seat } may raise the Royal Guard
waits-raise-foot-guard = { $seat } raises the Royal Guard
waits-choose-outbreak = { $seat } chooses where the people rise

fact-volley = The Archers of { $seat }, { $archers }, fire: { hits } ({ $faces }).
fact-sniped = An Archer of { $seat } aims at { $lord } and hits ({ $faces }).
fact-snipe-missed = An Archer of { $seat } aims at { $lord } and misses ({ $faces }).
fact-dice-shown = The dice of { $seat } show { $faces }.
fact-die-re-rolled = A Bombard: { $seat } rolls die { $die } again: { $faces }.
fact-bid-shown = { $seat } has bid { deniers }.
fact-bids-tied = Equal bids of { deniers }: those players bid once more.
fact-mercenaries-hired = { $seat } hires all Mercenaries, { $number }, for { deniers }.
fact-mercenaries-unsold = The Mercenaries stay in the pool.
fact-mercenaries-kept = { $seat } pays { deniers } for Mercenaries: { $number }.
fact-mercenaries-left = Mercenaries leave { $seat } for the pool: { $number }.
fact-mercenaries-committed = { $seat } commits Mercenaries { $village-at }: { $number }.
fact-mercenaries-home = Mercenaries of { $seat } return from { $village }: { $number }.
fact-guard-raised = { $seat } raises the Royal Guard { $village-at }: Knights { $knights }, Men-at-Arms { $men }.
fact-guard-dismissed = The Royal Guard of { $seat } serves as ordinary troops again: Knights { $knights }, Men-at-Arms { $men }.
fact-reserve-rose = { $seat } raises { $village } against the Mercenaries of { $whom }.
fact-reserve-struck = The Uprising strikes the reserve of { $seat }: { hits }, Mercenaries lost { $number }.

rule-X-TAC-07 = Archers roll 1 die, and each Archer beyond the first adds 1 hit.
rule-X-TAC-20 = Only defenders in a fortification who have an Archer may aim at a Lord of the attack.
rule-X-TAC-21 = Who aims at a Lord rolls 1 die: only a 3 kills him.
rule-X-TAC-22 = After a Secret Passage of the attackers nobody can aim at their Lords.
rule-X-TAC-25 = A Bombard lets its side roll one die again.
rule-X-TAC-27 = Bombards roll only dice of their own side again, and only in battle rolls.
rule-X-TAC-28 = After both sides have rolled, first the attacker rolls dice again, then the defender.
rule-X-TAC-33 = A Bombard stays only where its owner has a troop or a free Lord.
rule-X-TAC-35 = After the ransoms the highest bidder takes all Mercenaries of the pool.
rule-X-TAC-36 = A bid is secret, from 0 to the money its player has; only the winner pays.
rule-X-TAC-37 = Who tied for the highest bid bids once more; a second tie leaves the Mercenaries in the pool.
rule-X-TAC-38 = In the second bid one withdraws or bids at least the tied amount.
rule-X-TAC-39 = Mercenaries are committed only from one’s own reserve.
rule-X-TAC-40 = Each Mercenary held for longer than a round costs 1 denier, or he returns to the pool.
rule-X-TAC-42 = At the start of a battle roll Mercenaries may be committed beside an own Lord or own troops.
rule-X-TAC-44 = Mercenaries join only a side on which their owner has a free Lord or a troop in that Village.
rule-X-TAC-45 = A Lord without troops who declares a battle must commit Mercenaries at once.
rule-X-TAC-46 = Committed Mercenaries stay in the Village until the end of the battles, then return to the reserve.
rule-X-TAC-49 = Mercenaries may not join the attack of a cavalcade.
rule-X-TAC-50 = An Uprising may be played against Mercenaries in a reserve.
rule-X-TAC-51 = Against a reserve one names a Village of its owner where an Uprising is possible.
rule-X-TAC-52 = Royal Guards together add 1 hit to each roll of their side.
rule-X-TAC-54 = The King replaces at most 2 Knights and 2 Men-at-Arms beside him by Royal Guards.
rule-X-TAC-55 = The Queen replaces at most 1 Knight and 2 Men-at-Arms beside her by Royal Guards.
rule-X-TAC-58 = With the end of a reign its Royal Guards become ordinary troops again.
rule-X-TAC-71 = All players bid at once and in secret for the Mercenaries.
rule-X-TAC-72 = Those who tied bid once more in secret.
rule-X-TAC-73 = Owners say in turn order how many old Mercenaries they pay.
rule-X-TAC-74 = Before the archers and before each roll owners may commit Mercenaries.
rule-X-TAC-75 = The defenders choose whether to fire or to aim at a Lord.
rule-X-TAC-76 = A side with Bombards chooses which of its dice it rolls again.
rule-X-TAC-77 = At the end of the first phase King and Queen may raise their Guard, once in a reign.
rule-X-TAC-79 = The holder of an Uprising may strike at a Village or at a reserve.

rule-X-TAC-68 = Pieces in a Fortified City pass to the spouse kind for kind, as far as the stock goes.
piece-0 = Archers
piece-1 = Bombards
piece-2 = Mercenaries
piece-3 = Knights of the Royal Guard
piece-4 = Men-at-Arms of the Royal Guard
count-archers = { $number ->
    [one] { $number } Archer
   *[other] { $number } Archers
}
count-bombards = { $number ->
    [one] { $number } Bombard
   *[other] { $number } Bombards
}
count-mercenaries = { $number ->
    [one] { $number } Mercenary
   *[other] { $number } Mercenaries
}
count-guard-knights = { $number ->
    [one] { $number } Knight of the Guard
   *[other] { $number } Knights of the Guard
}
count-guard-men = { $number ->
    [one] { $number } Man-at-Arms of the Guard
   *[other] { $number } Men-at-Arms of the Guard
}
