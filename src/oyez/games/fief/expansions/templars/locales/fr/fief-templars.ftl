## Templiers

title-templar-grand-master = grand maître du Temple
piece-5 = chevaliers templiers
count-templar-knights = { $number ->
    [one] { $number } Chevalier templier
   *[other] { $number } Chevaliers templiers
}

## Choix

verb-join-templars = Titre de Templier pour { $noun }, au lieu d’une carte
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
verb-commandery = Commanderie { $noun-at }
verb-pillage-commandery = Piller la commanderie { $noun-at }
verb-hide-treasure = Cacher le trésor : { $noun }
verb-enact = Promulguer l’édit contre les Templiers
verb-confer = S’entretenir avec { $noun } entre Templiers, sans marqueur

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

## Règles

rule-X-TEM-03 = Un Templier n’attaque pas de chrétiens : il se défend, et sort d’une place assiégée.
rule-X-TEM-04 = Un Templier ne se bat dans une attaque que pour sortir d’un siège : par une sortie, ou par une chevauchée hors de la place assiégée.
rule-X-TEM-08 = Un Templier n’est jamais le commanditaire d’un assassinat.
rule-X-TEM-09 = Avec le titre vient un Chevalier templier, qui reste toujours avec son seigneur.
rule-X-TEM-11 = Deux joueurs qui ont chacun un Templier libre peuvent s’entretenir sans dépenser de marqueur de diplomatie.
rule-X-TEM-12 = Chaque joueur commence un tel entretien par tour ; avec la diplomatie ouverte, il est sans objet.
rule-X-TEM-15 = Une commanderie coûte 3 écus.
rule-X-TEM-17 = Une commanderie veut un village de l’acheteur où se trouve un de ses Templiers libres, une au plus par village.
rule-X-TEM-18 = Une commanderie rapporte 2 écus, et 1 de plus pour une bonne récolte comme pour le beau temps.
rule-X-TEM-22 = Une commanderie protège son village de la peste.
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
