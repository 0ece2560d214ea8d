## Chevaliers teutoniques

title-teutonic-grand-master = grand maître teutonique
piece-6 = chevaliers teutoniques
count-teutonic-knights = { $number ->
    [one] { $number } Chevalier teutonique
   *[other] { $number } Chevaliers teutoniques
}

## Choix

verb-join-teutonic = Titre teutonique pour { $noun }, au lieu d’une carte
verb-with-teutonic-knights = { $noun ->
    [0] Aucun Chevalier teutonique
    [one] { $noun } Chevalier teutonique
   *[other] { $noun } Chevaliers teutoniques
}
verb-lose-teutonic-knights = { $noun ->
    [0] Ne perdre aucun Chevalier teutonique
    [one] Perdre { $noun } Chevalier teutonique
   *[other] Perdre { $noun } Chevaliers teutoniques
}
verb-bury-teutonic-knights = { $noun ->
    [0] Ne perdre aucun Chevalier teutonique
    [one] Perdre { $noun } Chevalier teutonique
   *[other] Perdre { $noun } Chevaliers teutoniques
}
verb-teutonic-knight = Chevalier teutonique { $noun-at }
verb-teutonic-stronghold = Forteresse teutonique { $noun-at }
verb-teutonic-upgrade = Changer le château { $noun-of } en forteresse teutonique

## Ce qui s’est passé

fact-became-teutonic = { $lord } ({ $seat }) devient seigneur teutonique.
fact-teutonic-knight-given = { $number ->
    [one] { $number } Chevalier teutonique rejoint
   *[other] { $number } Chevaliers teutoniques rejoignent
} { $lord } ({ $seat }).
fact-built-teutonic-stronghold = { $seat } bâtit une forteresse teutonique { $village-at }.
fact-upgraded-stronghold = { $seat } change le château { $village-of } en forteresse teutonique.

## Règles

rule-X-TEU-03 = Un nouveau seigneur teutonique reçoit un Chevalier teutonique, s’il en reste.
rule-X-TEU-05 = Les Chevaliers teutoniques viennent près d’un seigneur teutonique libre ou dans une forteresse teutonique à soi.
rule-X-TEU-09 = Avec un seigneur teutonique dans la bataille, 2 Chevaliers teutoniques ajoutent 1 dégât.
rule-X-TEU-13 = Une forteresse teutonique coûte 10 écus, ou 4 à la place d’un château.
rule-X-TEU-14 = Elle se bâtit dans un village à soi où se trouve un seigneur teutonique libre : neuve sans fortification, ou sur un château.
rule-X-TEU-17 = Une forteresse teutonique ne devient une cité que s’il reste un pion dans la réserve commune.
