## The panel

corners = Offers and talk
offers = Offers
aside = In private
chat = At the table
ally = ally
call-answer-offer = An offer is made to you.
call-answer-suit = You are asked for a marriage.
call-answer-annulment = You are asked to annul a marriage.
call-answer-invitation = You are invited to a private talk.

## Offers

offer-title = Make an offer
offer-about = Everything in an offer changes hands at once, or nothing does.
propose-to = Make { $seat } an offer
offer-to = Your offer to { $seat }
offer-to-aside = Your secret offer to { $seat }
offer-from = { $seat } makes you an offer
offer-from-aside = { $seat } makes you a secret offer
offer-said = { $seat } gives you: { $comes }. You give: { $goes }.
you-give = You give
you-want = You want
you-get = You get
you-want-of = You want of { $seat }
gives = { $seat } gives
nothing = nothing
sealed = Sealed: done at once by the table
item-card = the card { $card }
item-village = control of { $village }
item-captive = the captive { $lord }
item-freedom = freedom for { $lord }
shelf-give-deniers = Give deniers
shelf-give-card = Give a card
shelf-give-village = Give control of a Village
shelf-give-captive = Hand over a captive
shelf-give-freedom = Set a captive free
shelf-give-relic = Give a relic
shelf-want-deniers = Ask for deniers
shelf-want-card = Ask for a card
shelf-want-village = Ask for control of a Village
shelf-want-captive = Ask for a captive
shelf-want-freedom = Ask for a captive’s freedom
shelf-want-relic = Ask for a relic
promises = Promises about the future are only talk: they bind nobody.
promises-title = Promises you noted
promises-about = Only you see this list; it stays on this device.
promise-note = Note as a promise
promise-noted = Noted as a promise
promise-kept = Kept
promise-broken = Broken
promises-sum = Promises you noted: { $kept } kept, { $broken } broken, { $open } open.
submit = Make this offer
back-to-offer = Back to the offer
withdraw = Withdraw
counter = Counter
markers-title = Diplomacy markers
markers-of = { $needed } of { $left }
markers-cost = { $seat }: { $needed ->
    [0] no Diplomacy marker
    [one] { $needed } Diplomacy marker
   *[other] { $needed } Diplomacy markers
} ({ $left } left)
markers-short = { $seat }: { $needed ->
    [one] { $needed } Diplomacy marker needed
   *[other] { $needed } Diplomacy markers needed
}, { $left } left
custom-open = Open diplomacy: no markers are needed.
custom-private = In private money and cards need no further marker.
custom-money-marker_up_to_3 = Whoever receives money spends a marker for every 3 deniers.
custom-money-free = Money passes without markers.
custom-cards-receive = Whoever receives cards spends a marker.
custom-cards-exchange = One marker pays for an exchange of cards.
deal-composed = { $seat } puts together an offer to { $partner }.
deal-made = { $seat } has made { $partner } an offer.
deal-own = Your offer lies before { $partner }.
lately = Lately
no-offers = No offers have been made so far.

## Marriages

marriage = A marriage
annulment = To annul a marriage
no-marriage = No marriage now
other-lord = Back to my Lords

## Private talks

out = Out of the room: { $names }
out-with-you = In private: { $names }
time-left = Time left
invite-title = Call somebody aside
invite-about = A private talk costs a Diplomacy marker if somebody comes. You have { $left ->
    [0] none left
   *[other] { $left } left
}.
invite-to = Invite { $seat } to a private talk
confer-to = Talk with { $seat } as Templars
confer-about = Among Templars a talk costs no marker, once a round.
invite-more = Invite others as well?
begin-talk = Begin the talk
invited-by = { $seat } calls you aside
invited-about = What is said and exchanged there nobody else hears. You need not come.
come = Come along
stay = Stay at the table
talk-mine = You have the word. { $left ->
    [one] { $left } offer can still be made
   *[other] { $left } offers can still be made
}.
talk-theirs = { $seat } has the word. You may talk meanwhile.
talk-over = The time is up.
talk-of-others = What they say and exchange stays among them.
talk-done = Nothing more to offer
prolong = Prolong for a marker ({ $left } left)
aside-closed = There is no private talk.
aside-empty = Nobody else hears what is said here.
say-aside = In secret …

## Standing orders

orders-about = Some cards strike between two events. Say when you want to be asked whether you play one; the change holds at once. On your own accord you may play them whenever they glow.
orders-secret = Nobody learns whether you were asked: at such moments the table is silent for everybody, however short.
presets = Ready-made
preset-everything = Ask me everything
preset-everything-about = at every moment when I could play a card
preset-sensible = Sensible
preset-sensible-about = where something that touches me is decided
preset-alone = Leave me alone
preset-alone-about = only when a card would save my Lord’s life
order-ask = Ask me
order-mine = If it touches me
order-pass = Let it pass
phase-any = At any time
touches-any-time = It touches you if the Village is yours, one of your Lords stands there, or he is the one in danger.
touches-hear-ye = It touches you if you have a candidate, could name one, or vote; at marriages, if it is your turn.
touches-cards = It touches you if it is your turn; before the Disasters, if one lies on your Villages or Lords.
touches-income = It touches you if it is your turn.
touches-purchases = It touches you if it is your turn.
touches-movement = It touches you if others reach or leave your Village, or the place of one of your Lords.
touches-battles = It touches you if you fight, or if the place is yours.
touches-closing = It touches you if it is your turn; before victory, if somebody could win.
moment-before-marriages = Before the marriages
moment-before-election = Before an election
moment-before-vote = Before a vote, once the candidates are known
moment-before-discard = Before the discards
moment-before-draw = Before cards are drawn
moment-before-disasters = Before the Disasters strike
moment-before-income = Before the income
moment-before-purchase = Before somebody’s purchases
moment-before-march = Before a group sets out
moment-after-move = After every Move
moment-after-permission = When leave to pass is given or refused
moment-after-movement = After somebody’s movement
moment-before-battle = Before a battle
moment-between-rolls = Before the next battle roll
moment-after-battle = After a battle
moment-after-sieges = After the sieges
moment-after-pillage = After the pillaging
moment-before-closing = Before the end of the round
moment-before-victory = Before victory is checked
moment-join-rising = When a Village rises: adding a card
moment-evade = When my Lord is in danger: escaping by a Secret Passage
