## Elections

election = Élection : { $title }
stage-candidacies = Candidatures
stage-votes = Le vote
candidates = Candidats
candidate-of = { $lord }, candidat de { $seat }
no-candidate = Personne ne se présente encore.
may-stand = Vous pouvez présenter :
voters = Les voix et leur origine
votes-of = { $seat } : { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}
no-votes = Sans voix : { $seats }
to-win = Pour être élu :
need-most = plus de voix que chacun des autres candidats
need-enough = assez de voix, et plus que tout autre candidat
need-half = plus de la moitié des voix exprimées
need-three = au moins 3 voix, plus que chacun des autres candidats
need-church = dont deux évêques, un cardinal ou le pape
token-for = POUR
token-decoy = NUL
my-for = Votre marqueur Pour
my-decoy = Votre marqueur Nul
marker-of = Un marqueur de { $seat }, face cachée
turned-for = { $seat } : { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}
turned-decoy = { $seat } : marqueur Nul, aucune voix
vacant = Personne

## Battles

battle = Bataille { $village-at }
cavalcade = Chevauchée
in-the-open = à découvert
before-walls-1 = devant un château
before-walls-2 = devant une cité fortifiée
before-walls-3 = devant une forteresse teutonique
roll-number = Jet { $roll }
attack = Attaque
defence = Défense
strength = Force { $points }
strength-of = force { $points }
dice-next = { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
}
dice-why = Dés accordés, et pourquoi
because-strength = Force { $noun }
because-darc = d’Arc
because-fort = { $noun ->
    [1] Château
    [3] Forteresse teutonique
   *[other] Cité fortifiée
}
because-engines = Engins de siège
because-passage = Souterrain
because-grail = Saint Graal, par dé
because-spear = Sainte Lance, dégâts
because-cavalcade = Chevauchée, par dé
because-royal-guard = Garde royale, dégâts
because-teutonic = Chevaliers teutoniques, dégâts
rolled = { $seat } a lancé { $faces }
bonus = { $points } de plus
shield = { $points } de moins
hits = { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}
loses = Perd { $what }
loses-nothing = Aucune perte
falls = { $lord } tombe
taken = { $lord } tombe en captivité
helper = en renfort
mine-now = À vous de choisir
next = Ensuite
battle-over = La bataille est finie
lose = Vos pertes

## Moments

skip = Passer
turn-page = Tourner la page
skip-all = { $count ->
    [2] Passer les deux
   *[other] Tout passer ({ $count })
}
fold = Replier
unfold = Déplier
close = Fermer
die = Le dé montre { $die }
and-more = { $count ->
    [one] et { $count } autre ligne dans la chronique
   *[other] et { $count } autres lignes dans la chronique
}
moment-election = Une élection
moment-no-election = Pas de majorité
moment-coronation = Vive le roi
moment-pope = Habemus papam
moment-queen = La reine
moment-siege = Un siège
moment-siege-over = Le siège est levé
moment-gates = Les portes s’ouvrent
moment-plague = Peste
moment-uprising = Révolte
moment-assassination = Un assassin
moment-ambush = Embuscade
moment-justice = Justice
moment-death = Un décès
moment-marriage = Un mariage
moment-annulment = Un mariage annulé
moment-excommunication = Anathème
moment-victory = Victoire
