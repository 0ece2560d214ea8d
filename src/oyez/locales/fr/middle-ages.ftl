## Noms

game-name = Middle-Ages
game-blurb = Seize manches pour agrandir son fief : prenez une tuile, utilisez son effet et touchez vos revenus.

estate-0 = Champ
estate-1 = Moulin
estate-2 = Village
estate-3 = Rempart
estate-4 = Marché
estate-5 = Caserne
estate-6 = Église
estate-7 = Palais

event-0 = Artisans habiles
event-1 = Biens précieux
event-2 = Alliance
event-3 = Invasion barbare
event-4 = Peste noire
event-5 = Nouvelles défenses
event-6 = Retour triomphal
event-7 = Baby-boom
event-8 = Révolte paysanne
event-9 = Restauration
event-10 = Bonne récolte
event-11 = Aide à la reconstruction
event-12 = Vastes étendues
event-13 = Cérémonies coûteuses
event-14 = Tremblement de terre

spot = rangée { $row }, place { $place }
tile-farmers = { $farmers ->
    [one] Paysan
   *[other] { $farmers } Paysans
}
tile-chests = { $chests ->
    [one] Coffre
   *[other] { $chests } Coffres
}
tile-name = { $farmers ->
    [0] { $chests ->
        [0] { $estate } { $number }
       *[other] { $estate } { $number } ({ tile-chests })
    }
   *[other] { $chests ->
        [0] { $estate } { $number } ({ tile-farmers })
       *[other] { $estate } { $number } ({ tile-farmers }, { tile-chests })
    }
}
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

phase-placing = Premier placement des Seigneurs
phase-discard = Défausse
phase-turns = Tours de jeu
phase-refill = Remplissage
phase-event = Événement
phase-close = Fin de la manche
phase-over = La partie est finie
round-of = Manche { $round } sur { $rounds }

option-allow_debt = Dettes
option-allow_debt-about = Faut-il payer en entier et passer sous zéro quand les pièces manquent ?
option-allow_debt-no = Non : on paie ce que l’on a
option-allow_debt-yes = Oui : on passe sous zéro
option-tiles = Table des tuiles
option-tiles-about = Qui possède la boîte peut jouer avec les nombres et symboles de ses propres tuiles.
option-tiles-default = Les tuiles d’Oyez
option-tiles-own = Ma propre table (fichier CSV)

## Choix

verb-place = Placer votre Seigneur : { $noun }
verb-move = Déplacer votre Seigneur : { $noun }
verb-scout = Envoyer votre Éclaireur : { $noun }
verb-return = Récupérer : { $noun }
verb-lose = Sacrifier : { $noun }
verb-coin = Placer la Pièce bonus sous : { $noun }
verb-plot = Prendre le jeton Parcelle : { $noun }
verb-under = Placer le jeton Parcelle sous : { $noun }

hint-take = +{ $total } : effet { $effect }, revenu { $income }
hint-more = +{ $income } à chaque revenu

## Questions : à vous, et telles que les autres les lisent

prompt-first-lord = Placez votre Seigneur sur une tuile de la première rangée. Plus à gauche, vous jouez plus tôt.
prompt-move-lord = Déplacez votre Seigneur sur une tuile de la rangée suivante ; vous prenez ensuite la tuile quittée.
prompt-village-return = Choisissez une tuile de votre Cimetière à remettre sur votre plateau.
prompt-place-scout = Envoyez votre Éclaireur sur une tuile d’une rangée ultérieure : aucun rival ne pourra y entrer.
prompt-place-coin = Choisissez le domaine qui reçoit la Pièce bonus : chaque tuile qu’il compte rapporte 1 de plus.
prompt-choose-plot = Choisissez un jeton Parcelle dans la réserve.
prompt-place-plot = Choisissez le domaine qui reçoit le jeton Parcelle : son revenu comptera aussi ce type.
prompt-lose-tile = Choisissez la tuile que l’Événement vous enlève.
prompt-restore-tile = Restauration : choisissez une tuile de votre Cimetière à récupérer.

waits-first-lord = { $seat } place un Seigneur dans la première rangée
waits-move-lord = { $seat } avance vers la rangée suivante
waits-village-return = { $seat } récupère une tuile du Cimetière
waits-place-scout = { $seat } envoie un Éclaireur
waits-place-coin = { $seat } place une Pièce bonus
waits-choose-plot = { $seat } choisit un jeton Parcelle
waits-place-plot = { $seat } place un jeton Parcelle
waits-lose-tile = { $seat } choisit une tuile à perdre
waits-restore-tile = { $seat } restaure une tuile

## Le journal

fact-round-began = La manche { $round } commence.
fact-placed = { $seat } place un Seigneur sur { $tile } ({ $spot }).
fact-discarded = Sans Seigneur, la tuile { $tile } est défaussée.
fact-moved = { $seat } avance sur { $tile } ({ $spot }).
fact-scout-came-home = L’Éclaireur de { $seat } rentre.
fact-took = { $seat } prend la tuile { $tile }.
fact-counted = { $coins ->
    [0] L’effet ({ $estate }) ne rapporte rien à { $seat }.
    [one] L’effet ({ $estate }) rapporte { $coins } pièce à { $seat }.
   *[other] L’effet ({ $estate }) rapporte { $coins } pièces à { $seat }.
}
fact-paid = { $coins ->
    [0] { $seat } doit payer { $to } mais n’a aucune pièce.
    [one] { $seat } donne { $coins } pièce à { $to }.
   *[other] { $seat } donne { $coins } pièces à { $to }.
}
fact-destroyed = { $by } attaque { $seat } : la tuile { $tile } va au Cimetière.
fact-returned = { $seat } récupère la tuile { $tile } du Cimetière.
fact-scouted = { $seat } envoie un Éclaireur sur { $tile } ({ $spot }).
fact-coined = { $seat } place une Pièce bonus sous le domaine { $estate }.
fact-plotted = { $seat } place le jeton Parcelle { $token } sous le domaine { $estate }.
fact-without-effect = L’effet ({ $estate }) reste sans objet pour { $seat }.
fact-earned = { $coins ->
    [0] { $seat } ne touche aucun revenu ({ $estate }).
    [one] { $seat } touche un revenu de { $coins } pièce ({ $estate }).
   *[other] { $seat } touche un revenu de { $coins } pièces ({ $estate }).
}
fact-orange-pile = La pile bleue est vide : la pile orange est ouverte.
fact-reshuffled = { $tiles ->
    [one] La pile est vide : { $tiles } tuile défaussée forme la nouvelle.
   *[other] La pile est vide : { $tiles } tuiles défaussées sont mélangées pour former la nouvelle.
}
fact-refilled = La rangée { $row } est remplie de nouveau.
fact-event-applied = Événement : { $event }.
fact-gained = { $coins ->
    [0] { $event } : rien pour { $seat }.
    [one] { $event } : { $seat } gagne { $coins } pièce.
   *[other] { $event } : { $seat } gagne { $coins } pièces.
}
fact-spent = { $coins ->
    [0] { $event } : { $seat } ne perd rien.
    [one] { $event } : { $seat } perd { $coins } pièce.
   *[other] { $event } : { $seat } perd { $coins } pièces.
}
fact-lost = { $event } : { $seat } perd la tuile { $tile }, qui va au Cimetière.
fact-restored = { $seat } restaure la tuile { $tile } du Cimetière.
fact-empty-estates = { $estates ->
    [0] { $seat } a une tuile dans chaque domaine et ne perd rien.
    [one] { $seat } a { $estates } domaine vide et perd { $coins } pièces.
   *[other] { $seat } a { $estates } domaines vides et perd { $coins } pièces.
}
fact-won = { $coins ->
    [one] { $seat } gagne la partie avec { $coins } pièce.
   *[other] { $seat } gagne la partie avec { $coins } pièces.
}
fact-shared = { $coins ->
    [one] { $seat } partage la victoire avec { $coins } pièce.
   *[other] { $seat } partage la victoire avec { $coins } pièces.
}

## Pour qui écoute l’écran

label-spot = Rangée { $row }, place { $place }
label-empty = vide
label-lord = le Seigneur de { $seat } s’y tient
label-scout = l’Éclaireur de { $seat } la réserve
label-may = vous pouvez la choisir
label-may-hint = vous pouvez la choisir : { $hint }
label-event-done = Événement de la manche { $round }, passé
label-event-next = Prochain Événement, après la manche { $round }
label-event-later = Événement après la manche { $round }
label-row = Rangée { $row }
label-row-now = Rangée { $row }, jouée maintenant
label-row-next = Rangée { $row }, la suivante
row-now = en jeu
row-next = suivante
rows-label = Les quatre rangées de tuiles
events-label = Événements
pile-label = Pioche
pile-count = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
pile-top = Dessus de la pioche : { $back ->
    [blue] dos bleu
   *[orange] dos orange
}, nombre { $number }
pile-empty = La pioche est vide
pile-orange = { $tiles ->
    [0] La pile orange est épuisée ou inutile
    [one] Pile orange : { $tiles } tuile attend
   *[other] Pile orange : { $tiles } tuiles attendent
}
discards-label = Défausse
discards-none = Aucune tuile n’est défaussée.
supply-label = Réserve
supply-coins = { $coins ->
    [one] { $coins } Pièce bonus
   *[other] { $coins } Pièces bonus
}
board-of = Fief de { $seat }
board-yours = Votre fief
column-label = { $tiles ->
    [0] { $estate } : aucune tuile
    [one] { $estate } : { $tiles } tuile
   *[other] { $estate } : { $tiles } tuiles
}
column-income = Revenu { $coins } ({ $rate } × { $tiles })
column-coin = Pièce bonus
column-plot = Jeton Parcelle : { $estate }
cemetery-label = Cimetière
cemetery-count = { $tiles ->
    [0] Cimetière : vide
    [one] Cimetière : { $tiles } tuile
   *[other] Cimetière : { $tiles } tuiles
}
court-label = Les joueurs
court-order = Tour { $turn } de cette manche
court-farmers = Paysans
court-chests = Coffres
score-gathered = Pièces amassées
score-empty = Domaines vides
score-tiles = Tuiles

## Les règles en une phrase

# What the ids of its rules begin with, and one to look for.
rule-letters = M
rule-example = M-3.1-01
rule-M-1_2-02 = La pile est posée nombre visible : on connaît le nombre et la couleur du dos de la première tuile, non sa face.
rule-M-1_2-03 = Chaque rangée compte une tuile de plus que de joueurs, triées du plus petit nombre, à gauche, au plus grand.
rule-M-1_2-04 = Quatre des quinze Événements servent dans une partie ; leur ordre est connu dès le début.
rule-M-1_2-05 = Dans un ordre tiré au sort, chacun place son Seigneur sur une tuile libre de la première rangée.
rule-M-2_1-01 = La partie dure 16 manches ; chacune se joue sur la rangée où se tiennent tous les Seigneurs.
rule-M-2_2-01 = La seule tuile de la rangée en cours sans Seigneur est défaussée avant le premier tour.
rule-M-2_2-02 = Seules les tuiles restées sans Seigneur vont à la défausse.
rule-M-2_3-01 = Les Seigneurs de la rangée en cours fixent l’ordre du tour : le plus à gauche commence.
rule-M-2_3-02 = Un Seigneur va sur toute tuile de la rangée suivante sans Seigneur ni Éclaireur rival.
rule-M-2_3-04 = Vous prenez la tuile que votre Seigneur a quittée et la posez en haut de sa colonne.
rule-M-2_3-05 = L’effet spécial du domaine de la tuile s’applique entièrement avant son revenu.
rule-M-2_3-06 = Après l’effet, vous touchez le revenu du domaine de la tuile.
rule-M-2_3-07 = Un effet impossible est ignoré ; le revenu est touché tout de même.
rule-M-2_4-01 = Après les tours des manches 1 à 12, la rangée vidée est remplie de nouveau.
rule-M-2_4-03 = Quand la pile est vide, la défausse est mélangée pour en former une nouvelle.
rule-M-2_4-04 = Quand la pile bleue est vide, la pile orange devient la pioche.
rule-M-2_5-01 = À la fin des manches 4, 8, 12 et 16, l’Événement suivant s’applique.
rule-M-2_6-01 = Votre Seigneur commence sur n’importe quelle tuile libre de la première rangée.
rule-M-2_6-02 = Votre Seigneur va sur toute tuile de la rangée suivante sans Seigneur ni Éclaireur rival.
rule-M-2_6-03 = Le Village récupère une tuile au choix de votre Cimetière.
rule-M-2_6-04 = L’Éclaireur va sur une tuile libre d’une rangée ultérieure.
rule-M-2_6-05 = La Pièce bonus va sous un de vos domaines qui n’en a pas.
rule-M-2_6-06 = Un jeton Parcelle va sous un domaine sans jeton dont le revenu ne compte pas déjà ce type.
rule-M-2_6-07 = Si les tuiles de la colonne ont des symboles différents, vous choisissez celle que l’Événement prend.
rule-M-2_6-08 = La Restauration récupère une tuile au choix de votre Cimetière.
rule-M-3_1-01 = Champ, effet : 1 pièce par Paysan sur votre plateau.
rule-M-3_1-02 = Champ, revenu : 2 pièces par Champ.
rule-M-3_2-01 = Moulin, effet : chaque rival qui a moins de Moulins vous donne 2 pièces.
rule-M-3_2-02 = Moulin, revenu : 2 pièces par Moulin.
rule-M-3_3-01 = Village, effet : remettez une tuile de votre Cimetière sur sa colonne, sans l’utiliser.
rule-M-3_3-02 = Village, revenu : 2 pièces par Village et par Rempart.
rule-M-3_4-01 = Rempart, effet : votre Éclaireur réserve une tuile d’une rangée ultérieure ; aucun rival ne peut y entrer.
rule-M-3_4-02 = Quand votre Seigneur entre dans la rangée de l’Éclaireur, celui-ci rentre, utile ou non.
rule-M-3_4-03 = Rempart, revenu : 2 pièces par Champ et par Rempart.
rule-M-3_5-01 = Marché, effet : 1 pièce par Coffre sur votre plateau.
rule-M-3_5-02 = Marché, revenu : 2 pièces par Moulin et par Marché.
rule-M-3_6-01 = Caserne, effet : chaque rival qui a moins de Remparts que vous de Casernes perd sa tuile la plus à gauche et la plus haute et vous donne 2 pièces.
rule-M-3_6-02 = Caserne, revenu : 2 pièces par Village et par Caserne.
rule-M-3_7-01 = Église, effet : placez une Pièce bonus sous un domaine qui n’en a pas ; chaque tuile que compte son revenu rapporte 1 de plus.
rule-M-3_7-02 = Église, revenu : 3 pièces par Église.
rule-M-3_8-01 = Palais, effet : placez un jeton Parcelle sous un domaine qui n’en a pas ; son revenu compte alors aussi ce type.
rule-M-3_8-02 = Palais, revenu : 3 pièces par Palais.
rule-M-3_9-01 = Revenu : le taux du domaine, plus 1 avec une Pièce bonus, fois toutes les tuiles des types qu’il compte.
rule-M-3_9-02 = Une tuile détruite ou perdue va au Cimetière ; seuls un Village ou la Restauration la ramènent.
rule-M-4_1-01 = Un Événement s’applique à tout le monde.
rule-M-4_1-02 = Une tuile perdue passe du plateau au Cimetière ; sans telle tuile, rien ne se passe.
rule-M-4_2-01 = Artisans habiles : 1 pièce par Paysan sur votre plateau.
rule-M-4_2-02 = Biens précieux : 1 pièce par Coffre sur votre plateau.
rule-M-4_2-03 = Alliance : 3 pièces par Église et par Palais.
rule-M-4_2-04 = Invasion barbare : chacun perd un Moulin et un Champ.
rule-M-4_2-05 = Peste noire : chacun perd un Village et une Caserne.
rule-M-4_2-06 = Nouvelles défenses : 3 pièces par Rempart.
rule-M-4_2-07 = Retour triomphal : 2 pièces par Marché et par Caserne.
rule-M-4_2-08 = Baby-boom : 2 pièces par Moulin et par Village.
rule-M-4_2-09 = Révolte paysanne : chacun perd un Palais.
rule-M-4_2-10 = Restauration : chacun récupère une tuile de son Cimetière, sans l’utiliser.
rule-M-4_2-11 = Bonne récolte : 2 pièces par Champ.
rule-M-4_2-12 = Aide à la reconstruction : 3 pièces par tuile dans votre Cimetière.
rule-M-4_2-13 = Vastes étendues : 2 pièces par domaine qui a au moins une tuile.
rule-M-4_2-14 = Cérémonies coûteuses : perdez 2 pièces par Église et par Palais, dans la limite de vos pièces.
rule-M-4_2-15 = Tremblement de terre : chacun perd un Rempart.
rule-M-5_1-01 = La partie s’arrête après l’Événement de la manche 16.
rule-M-5_1-02 = À la fin, chaque domaine sans tuile coûte 10 pièces.
rule-M-5_1-03 = Qui a le plus de pièces gagne.
rule-M-5_2-01 = À égalité, on compare les tuiles du Palais au Champ ; la première différence décide.
rule-M-6_1-01 = Qui ne peut payer en entier paie ce qu’il a.
rule-M-6_5-01 = Il y a un jeton Parcelle de chaque type et huit Pièces bonus : premier arrivé, premier servi.
rule-M-6_6-03 = Si les huit colonnes sont égales aussi, la victoire est partagée.

## Pourquoi pas

why-over = La partie est terminée.
why-otherwise = On vous demande autre chose en ce moment.
why-not-asked = On ne vous demande rien en ce moment.
