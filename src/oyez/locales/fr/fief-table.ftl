## Names

bishopric = Évêché { $number }
counters = { $counters ->
    [0] aucune troupe
    [one] { $counters } pion
   *[other] { $counters } pions
}

## The banner

table-may-respond = La table peut répondre par une carte.
waits-also = { $count ->
    [one] { $sentence } ({ $names } aussi)
   *[other] { $sentence } ({ $names } aussi)
}
hush = Un instant pour les cartes
clock-mine = Secondes pour décider
think = Je réfléchis
turn-order = Ordre du tour
turn-done = a joué
turn-now = décide maintenant
turn-later = jouera ensuite
why-not = Impossible.

## Choices

any-time = Ce que vous pouvez faire à tout moment
with-captives = prisonnier : { $lords }
stands-in = à { $village }
cavalcade = chevauchée
how-many = Combien
less = Moins
more = Plus
orders = Consignes

## Parts of the table

tab-choices = Choix
tab-hand = Main
tab-family = Famille
tab-court = Familles
tab-talk = Débats
tab-log = Chronique
tab-new = , du nouveau
follow-action = Suivre l’action

## Results

score-points = Points de victoire
score-fiefs = Titres de fief
score-king = Roi
score-pope = Pape
score-villages = Villages
score-deniers = Deniers
