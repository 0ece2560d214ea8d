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
hush-about = Everybody may answer with a card now, whether or not they can: the table is silent for a moment.
clock-mine = Seconds left to decide
think = Let me think
turn-order = Turn order
turn-done = has had the turn
turn-now = decides now
turn-later = still to come
why-not = Not possible.
away = While you were away: { $lines ->
    [one] one line
   *[other] { $lines } lines
}{ $moments ->
    [0] {"."}
    [one] , one great moment.
   *[other] , { $moments } great moments.
}
catch-up = Catch up

## Choices

any-time = What you may do at any time
with-captives = captive: { $lords }
stands-in = in { $village }
cavalcade = cavalcade
suit-for = You seek a spouse for { $lord }.
compose-about = Click what you give and what you want, on the map, on the boards or beside the offer.
compose-go = Go to the offer
how-many = How many
less = Less
more = More
orders = Standing orders

## Parts of the table

tab-choices = Choices
tab-replay = Replay
tab-hand = Hand
tab-family = Family
tab-court = Families
tab-talk = Talk
tab-log = Chronicle
follow-action = Follow the action

## Keys

key-choices = Go to your choices
key-map = Go to the map
key-hand = Go to your hand
key-family = Go to the family shown
key-court = Go to all families
key-talk = Go to offers and talk
key-log = Go to the chronicle
key-status = Say again what is asked
key-orders = Standing orders

## What the chronicle is about

subject-diplomacy = Diplomacy
subject-surprises = Surprise cards

## Results

score-points = Victory points
score-fiefs = Fief titles
score-king = King
score-pope = Pope
score-orders = Grand Masters
score-outremer = Outremer
score-villages = Villages
score-deniers = Deniers

## The position in words

words-now = What is going on
words-villages = Villages, by fief
words-village = Village
words-control = Controlled by
words-buildings = Buildings
words-there = Who is there
words-principal = Principal Village
words-bishoprics = Bishoprics
words-roads = Roads
words-families = Families
words-family = Family
words-points = Victory points
words-deniers = Deniers
words-income = Next income
words-cards = Cards
words-markers = Markers and stock
words-lords = Lords in play
words-lord = Lord
words-place = Place
words-titles = Titles
words-state = State
words-table = The rest of the table
told-none = none
told-nobody = nobody
told-vacant = vacant
told-secret = secret
told-of-family = { $lord } ({ $seat })
told-stronghold = Stronghold
told-city = Fortified City
told-captive = { $lord }, captive
told-besieged = besieged by { $seat }, engine { $dice }
told-by-bridge = { $village } (bridge)
told-first = First Player
told-ally = allied with { $seat }
told-hand = Lord cards: { $lords }, Fortune cards: { $fortunes }
told-markers = Diplomacy { $diplomacy }, Tax { $taxes }, siege engines { $engines }, Men-at-Arms { $men }, Knights { $knights }
told-off-map = not on the map
told-held = { $village }, captive of { $seat }
told-strength = strength { $strength }
told-married = married to { $lord }
told-darc = d’Arc
told-assassin = Assassin marker
told-excommunicated = excommunicated
told-ransom = ransom { $ransom }
told-column = { $seat } leads { $lords } with { $troops } in { $village }
told-election = Election, { $title }. Candidates: { $lords }
told-votes = Votes: { $votes }
told-marker = A marker of { $seat } lies on { $lord }
told-battle = Battle in { $village }, rolls so far: { $rolls }
told-attack = Attack: { $who }; Lords: { $lords }; strength { $strength }, dice { $dice }
told-defence = Defence: { $who }; Lords: { $lords }; strength { $strength }, dice { $dice }
told-freedom = the freedom of { $lord }
told-deal = { $seat } offers { $partner }: { $given }; in return for: { $wanted }
told-talk = In a private talk: { $seats }
told-order = Turn order: { $seats }
told-decks = Cards in the Lord deck: { $lords }, in the Fortune deck: { $fortunes }; Disasters that wait: { $disasters }
told-supply = Left to build: Strongholds { $strongholds }, Mills { $mills }
told-tax = Tax of { $seat }: { $what }
told-mills = { $mills ->
    [one] { $mills } Mill
   *[other] { $mills } Mills
}
