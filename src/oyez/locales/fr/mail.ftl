## Lettres aux joueurs : texte simple, un objet et un corps chacune

mail-hello = Bonjour { $name },
mail-link = Vers la table : { $link }
mail-keeper = Ce lien ouvre votre siège sur les appareils où vous avez déjà joué, ou là où vous êtes connecté.
mail-end = Vous avez demandé à être prévenu de cette partie. Pour ne plus recevoir ces messages : { $link }
mail-table = { $title ->
    [none] { $game }
   *[other] { $title } ({ $game })
}

mail-confirm-subject = Oyez : est-ce bien votre adresse ?
mail-confirm-body = Quelqu'un qui joue à { $game } sur { $site } veut être prévenu ici de la partie. Si c'est vous, ouvrez ce lien dans les deux jours : { $link }
mail-confirm-ignore = Si ce n'est pas vous, ne faites rien : aucun autre message ne viendra.

mail-turn-subject = Oyez : à vous de jouer dans { $table }
mail-turn-body = La table vous attend : { $asked }
mail-turn-secret = quelqu'un pourrait vouloir jouer une carte maintenant.
mail-offer-subject = Oyez : une offre pour vous dans { $table }
mail-offer-body = On vous demande : { $asked }
mail-offer-takeback = { $name } demande à reprendre un choix.
mail-offer-vote = { $name } n'a plus de temps ; que faire ?
mail-offer-deletion = L'hôte demande si la partie peut être supprimée.
mail-time-subject = Oyez : votre temps s'épuise dans { $table }
mail-time-body = Il vous reste { $time }. À zéro : { $zero ->
    [takeover] un robot prend votre siège jusqu'à votre retour.
    [vote] les autres décident.
   *[once] un robot décide pour cette fois.
}
mail-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
mail-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
mail-over-subject = Oyez : { $table } est terminée
mail-over-body = La partie est terminée. { $names ->
    [none] Personne n'a gagné.
   *[other] Victoire : { $names }.
}
mail-digest-subject = Oyez : { $games ->
    [one] une partie vous attend
   *[other] { $games } parties vous attendent
}
mail-digest-body = Ces parties vous attendent :
