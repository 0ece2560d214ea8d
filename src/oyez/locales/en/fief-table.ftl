## Names

bishopric = Bishopric { $number }
counters = { $counters ->
    [0] no troops
    [one] { $counters } counter
   *[other] { $counters } counters
}

## The banner

table-may-respond = The table may respond with a card.
waits-also = { $count ->
    [one] { $sentence } (so does { $names })
   *[other] { $sentence } (so do { $names })
}
hush = A moment for cards
clock-mine = Seconds left to decide
think = Let me think
turn-order = Turn order
turn-done = has had the turn
turn-now = decides now
turn-later = still to come
why-not = Not possible.

## Choices

any-time = What you may do at any time
with-captives = captive: { $lords }
stands-in = in { $village }
cavalcade = cavalcade
how-many = How many
less = Less
more = More
orders = Standing orders

## Parts of the table

tab-choices = Choices
tab-hand = Hand
tab-family = Family
tab-court = Families
tab-talk = Talk
tab-log = Chronicle
tab-new = , something new
follow-action = Follow the action

## Results

score-points = Victory points
score-fiefs = Fief titles
score-king = King
score-pope = Pope
score-villages = Villages
score-deniers = Deniers
