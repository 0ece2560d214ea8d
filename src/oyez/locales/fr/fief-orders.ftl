## Les ordres : Templiers et Chevaliers teutoniques

title-templar-grand-master = grand maître du Temple
title-teutonic-grand-master = grand maître teutonique

## Choix

verb-join-templars = Titre de Templier pour { $noun }, au lieu d’une carte
verb-join-teutonic = Titre teutonique pour { $noun }, au lieu d’une carte
verb-with-templar-knights = { $noun ->
    [0] Aucun Chevalier templier
    [one] { $noun } Chevalier templier
   *[other] { $noun } Chevaliers templiers
}
verb-lose-templar-knights = { $noun ->
    [0] Ne perdre aucun Chevalier templier
    [one] Perdre { $noun } Chevalier templier
   *[other] Perdre { $noun } Chevaliers templiers
}
verb-bury-templar-knights = { $noun ->
    [0] Ne perdre aucun Chevalier templier
    [one] Perdre { $noun } Chevalier templier
   *[other] Perdre { $noun } Chevaliers templiers
}
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
verb-commandery = Commanderie { $noun-at }
verb-pillage-commandery = Piller la commanderie { $noun-at }
verb-hide-treasure = Cacher le trésor : { $noun }
verb-enact = Promulguer l’édit contre les Templiers
verb-confer = S’entretenir avec { $noun } entre Templiers, sans marqueur
verb-teutonic-knight = Chevalier teutonique { $noun-at }
verb-teutonic-stronghold = Forteresse teutonique { $noun-at }
verb-teutonic-upgrade = Changer le château { $noun-of } en forteresse teutonique

## Questions

prompt-choose-treasure-lords = Des Templiers se trouvent réunis. Choisissez ceux qui tentent de cacher le trésor, ou passez.
waits-choose-treasure-lords = { $seat } peut tenter de cacher le trésor
prompt-agree-to-hide = Un Templier propose au vôtre de cacher le trésor ensemble. Acceptez-vous ?
waits-agree-to-hide = { $seat } est prié d’aider à cacher le trésor
prompt-consider-edict = Le roi peut promulguer l’édit contre les Templiers.
waits-consider-edict = { $seat } songe à l’édit contre les Templiers
prompt-support-edict = Le roi veut proscrire les Templiers. Le pape soutient-il l’édit ?
waits-support-edict = { $seat } répond pour le pape

## Ce qui s’est passé

fact-became-templar = { $lord } ({ $seat }) devient Templier.
fact-templar-knight-given = Un Chevalier templier rejoint { $lord } ({ $seat }).
fact-became-teutonic = { $lord } ({ $seat }) devient seigneur teutonique.
fact-teutonic-knight-given = { $number ->
    [one] { $number } Chevalier teutonique rejoint
   *[other] { $number } Chevaliers teutoniques rejoignent
} { $lord } ({ $seat }).
fact-built-commandery = { $seat } fonde une commanderie { $village-at }.
fact-commandery-income = { $seat } reçoit { deniers } de ses commanderies.
fact-commandery-pillaged = { $seat } pille la commanderie { $village-at }.
fact-treasure-proposed = { $lord } ({ $seat }) propose à { $other } de cacher le trésor avec lui.
fact-treasure-declined = { $seat } refuse de cacher le trésor.
fact-treasure-hidden = { $seat } obtient { $die } : le trésor des Templiers est caché pour toujours.
fact-treasure-not-hidden = { $seat } obtient { $die } : le trésor n’est pas encore caché.
fact-edict-sought = { $seat } demande au pape de soutenir un édit contre les Templiers.
fact-edict-refused = { $seat } refuse : le pape ne soutient pas l’édit.
fact-edict-enacted = { $seat } promulgue l’édit : les Templiers sont proscrits.
fact-left-templars = { $lord } ({ $seat }) n’est plus Templier.
fact-commanderies-seized = { $seat } reçoit { deniers } pour les commanderies dissoutes ({ $number }).
fact-curse-fell = La malédiction du grand maître frappe { $lord } ({ $seat }) : { $die }.
fact-curse-passed = La malédiction du grand maître épargne { $lord } ({ $seat }) : { $die }.
fact-conferred = { $seat } invite { $guest } à l’écart, entre Templiers.
fact-built-teutonic-stronghold = { $seat } bâtit une forteresse teutonique { $village-at }.
fact-upgraded-stronghold = { $seat } change le château { $village-of } en forteresse teutonique.

## Règles des deux ordres

rule-X-GEN-52 = Seuls des hommes entrent dans un ordre ; un seigneur d’un ordre ne se marie jamais et ne porte ni titre de fief ni titre d’Église.
rule-X-GEN-53 = Le titre va à un seigneur à soi, libre, célibataire, sans titre, présent sur la carte, ni excommunié, ni renégat, ni membre d’un ordre.
rule-X-GEN-54 = Un seigneur d’un ordre ne reçoit ni titre royal ni titre d’Outremer et ne brigue aucune autre charge.
rule-X-GEN-56 = Une famille n’a jamais à la fois des seigneurs des deux ordres.
rule-X-GEN-62 = Les candidats à la grande maîtrise sont les seigneurs libres de l’ordre, ni excommuniés ni renégats.
rule-X-GEN-63 = Chaque seigneur libre de l’ordre donne 1 voix pour son grand maître ; nul autre ne vote.
rule-X-GEN-64 = Est élu qui a au moins 2 voix et plus que tout autre candidat ; sinon la charge reste vacante ce tour.

## Templiers

rule-X-TEM-03 = Un Templier n’attaque pas de chrétiens : il se défend, et sort d’une place assiégée.
rule-X-TEM-08 = Un Templier n’est jamais le commanditaire d’un assassinat.
rule-X-TEM-09 = Avec le titre vient un Chevalier templier, qui reste toujours avec son seigneur.
rule-X-TEM-11 = Deux joueurs qui ont chacun un Templier libre peuvent s’entretenir sans dépenser de marqueur de diplomatie.
rule-X-TEM-12 = Chaque joueur commence un tel entretien par tour ; avec la diplomatie ouverte, il est sans objet.
rule-X-TEM-15 = Une commanderie coûte 3 écus.
rule-X-TEM-17 = Une commanderie veut un village de l’acheteur où se trouve un de ses Templiers libres, une au plus par village.
rule-X-TEM-18 = Une commanderie rapporte 2 écus, et 1 de plus pour une bonne récolte comme pour le beau temps.
rule-X-TEM-24 = Aucun soulèvement ne peut être joué sur un village qui a une commanderie.
rule-X-TEM-25 = Une commanderie peut être pillée comme un moulin, pour 1 écu.
rule-X-TEM-27 = Pour cacher le trésor, il faut deux Templiers libres dans le même village et l’accord de leurs joueurs.
rule-X-TEM-28 = Après les mouvements, les joueurs concernés sont interrogés dans l’ordre du tour ; il n’y a qu’une tentative par tour.
rule-X-TEM-29 = Un résultat de 4 à 6 cache le trésor pour le reste de la partie.
rule-X-TEM-31 = Le roi peut promulguer l’édit contre les Templiers avant les mariages.
rule-X-TEM-32 = Avec un grand maître du Temple en jeu, l’édit veut le soutien du pape.
rule-X-TEM-33 = Avec un grand maître en jeu et sans pape, l’édit est impossible.
rule-X-TEM-34 = Seul le roi le promulgue, et s’il existe un Templier ou une commanderie.
rule-X-TEM-36 = Par l’édit, tous les Templiers redeviennent des seigneurs ordinaires, sans leurs Chevaliers.
rule-X-TEM-37 = Le roi reçoit 2 écus par commanderie, ou le roi et le pape 1 chacun ; rien si le trésor est caché.
rule-X-TEM-38 = Après l’édit, il n’y a plus ni titre de Templier, ni commanderie, ni tentative de cacher le trésor.
rule-X-TEM-39 = Si un grand maître est mort, le roi et le pape lancent chacun un dé et meurent sur un 1.
rule-X-TEM-51 = On demande au joueur du roi s’il promulgue l’édit.
rule-X-TEM-52 = On ne demande le soutien du joueur du pape que s’il y a un grand maître.
rule-X-TEM-54 = Un joueur nomme les Templiers qui tentent ; l’autre joueur accepte ou refuse.

## Chevaliers teutoniques

rule-X-TEU-03 = Un nouveau seigneur teutonique reçoit un Chevalier teutonique, s’il en reste.
rule-X-TEU-05 = Les Chevaliers teutoniques viennent près d’un seigneur teutonique libre ou dans une forteresse teutonique à soi.
rule-X-TEU-09 = Avec un seigneur teutonique dans la bataille, 2 Chevaliers teutoniques ajoutent 1 dégât.
rule-X-TEU-13 = Une forteresse teutonique coûte 10 écus, ou 4 à la place d’un château.
rule-X-TEU-14 = Elle se bâtit dans un village à soi où se trouve un seigneur teutonique libre : neuve sans fortification, ou sur un château.
rule-X-TEU-17 = Une forteresse teutonique ne devient une cité que s’il reste un pion dans la réserve commune.
