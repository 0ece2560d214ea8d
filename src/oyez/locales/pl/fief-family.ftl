## Plansze rodów

board-yours = Twój ród
board-of = Ród: { $seat }
allied = Sojusz: { $seat }
first-player = Pierwszy gracz
deciding = teraz decyduje
can-choose = Możesz to teraz wybrać.
lords = Seniorzy
no-lords = Brak seniorów w grze.
nowhere = poza mapą
captive-of = W niewoli: { $seat }
captives = Więźniowie
captive = { $lord } (ród: { $seat }), niewola w wiosce { $village }, okup: { $deniers }
married-to = małżeństwo: { $lord }
strength = siła { $strength }
ransom = okup: { $deniers }
mark-darc = d’Arc
mark-assassin = zleceniodawca zabójstwa
mark-excommunicated = ekskomunika

## Rachunki

points-title = Punkty zwycięstwa
points-none = Żadnego liczonego tytułu
income-title = Następne dochody
income-villages = Wioski
income-mills = Młyny
income-taxes = Podatki
income-queen = Królowa
money-hidden = Zamknięta sakiewka
left-markers = Dyplomacja
left-taxes = Podatki
left-engines = Machiny
left-men = Zbrojni
left-knights = Rycerze

## Karty

hand = Ręka
hand-yours = Twoja ręka
hand-watching = Oglądasz grę: karty na rękach są ukryte.
no-cards = Brak kart
no-cards-yours = Nie masz kart.
card-shown = { $card }, karta pokazana tobie
card-now = Możesz ją teraz zagrać.
when-cards = Tylko podczas zagrywania kart
when-any = W dowolnej chwili
back-lord = Karta Postaci, zakryta
back-fortune = Karta Wydarzenia, zakryta

## Wszystkie rody

court = Rody w kolejności
court-family = Ród
court-points = Punkty zwycięstwa
court-deniers = Denary
court-villages = Wioski
court-lords = Seniorzy
court-cards = Karty
