## The boards of the families

board-yours = Your family
board-of = Family of { $seat }
allied = Allied with { $seat }
first-player = First Player
deciding = deciding now
can-choose = You can choose this now.
lords = Lords
no-lords = No Lord in play.
nowhere = not on the map
captive-of = Captive of { $seat }
captives = Captives held
captive = { $lord } of { $seat }, captive in { $village }, ransom { $deniers }
married-to = married to { $lord }
strength = strength { $strength }
ransom = ransom { $deniers }
mark-darc = d’Arc
mark-assassin = assassin’s patron
mark-excommunicated = excommunicated

## Figures

points-title = Victory points
points-none = No title that counts yet
income-title = Next Income
income-villages = Villages
income-mills = Mills
income-taxes = Taxes
income-queen = Queen
money-hidden = Closed purse
left-markers = Diplomacy
left-taxes = Taxes
left-engines = Engines
left-men = Men-at-Arms
left-knights = Knights

## Cards

hand = Hand
hand-yours = Your hand
hand-watching = You are watching: hands are hidden.
no-cards = No cards
no-cards-yours = You hold no cards.
card-shown = { $card }, shown to you
card-now = You can play it now.
when-cards = Only when cards are played
when-any = At any time
back-lord = A Lord card, face down
back-fortune = A Fortune card, face down

## All families

court = The families in turn order
court-family = Family
court-points = Victory points
court-deniers = Deniers
court-villages = Villages
court-lords = Lords
court-cards = Cards
