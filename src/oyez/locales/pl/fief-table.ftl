## Names

bishopric = Biskupstwo { $number }
counters = { $counters ->
    [0] brak wojsk
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}

## The banner

table-may-respond = Można odpowiedzieć kartą.
waits-also = { $count ->
    [one] { $sentence } (a także { $names })
   *[other] { $sentence } (a także { $names })
}
hush = Chwila na karty
clock-mine = Sekundy na decyzję
think = Daj mi pomyśleć
turn-order = Kolejność graczy
turn-done = już po swojej kolejce
turn-now = teraz decyduje
turn-later = czeka na kolejkę
why-not = Niemożliwe.

## Choices

any-time = Co możesz zrobić w każdej chwili
with-captives = więzień: { $lords }
stands-in = stoi: { $village }
cavalcade = kawalkada
how-many = Ile
less = Mniej
more = Więcej
orders = Stałe polecenia

## Parts of the table

tab-choices = Decyzje
tab-hand = Ręka
tab-family = Ród
tab-court = Rody
tab-talk = Rozmowy
tab-log = Kronika
tab-new = , coś nowego
follow-action = Śledź akcję

## Results

score-points = Punkty zwycięstwa
score-fiefs = Tytuły lenne
score-king = Król
score-pope = Papież
score-villages = Wioski
score-deniers = Denary
