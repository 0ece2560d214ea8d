## Why a bot says no. It is heard by everybody who heard the question.

offer-near-victory = You are too near to victory for any bargain.
offer-cards = I keep my cards to myself.
offer-unwilling = That does not tempt me.
offer-too-far = What you ask for is worth more to me than you can pay.
offer-too-little = { $deniers ->
    [one] One denier more, and we agree.
   *[other] { $deniers } deniers more, and we agree.
}
offer-grudge = { $deniers ->
    [one] After what you did to me: not for less than one denier more.
   *[other] After what you did to me: not for less than { $deniers } deniers more.
}
suit-few-players = With so few players a marriage brings neither of us nearer to victory.
suit-near-victory = I can nearly win alone, and would have to share.
suit-grudge = After what you did to me there will be no wedding.
suit-no-points = Bring a victory point, and I shall think about it.
suit-no-gain = Together we would not be much nearer to victory than each of us alone.
leave-near-victory = No passage for somebody who is so near to victory.
leave-grudge = After what you did to me nobody of yours passes here.
leave-own-land = No passage: your way leads onto our own land.
leave-free-land = No passage: I want what lies beyond for myself.
leave-unwilling = Nobody passes here.
ransom-too-low = { $deniers ->
    [one] For one denier I would agree.
   *[other] For { $deniers } deniers I would agree.
}
petition-no-gift = The crown gives no title away.
hat-for-friends = I consent to red hats of my own house and my ally’s only.
annulment-no-gain = This marriage may last, for all I care.
truce-mean-to-win = No truce: I mean to win here.
help-no-quarrel = This is not my quarrel.
help-grudge = After what you did to me, fight alone.

## Votes, which bind nobody

vote-wanted = { $deniers ->
    [one] One denier, for your votes for my candidate.
   *[other] { $deniers } deniers, for your votes for my candidate.
}
vote-promised = Agreed: my votes are for your candidate.
vote-price = { $deniers ->
    [one] One denier, and my votes are for your candidate.
   *[other] { $deniers } deniers, and my votes are for your candidate.
}
vote-not-for-sale = My votes are not for sale in this election.
vote-near-victory = You are too near to victory to have my votes.
