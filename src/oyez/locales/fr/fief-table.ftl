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
hush-about = Chacun peut répondre par une carte, qu’il en ait une ou non : la table se tait un instant.
clock-mine = Secondes pour décider
think = Je réfléchis
turn-order = Ordre du tour
turn-done = a joué
turn-now = décide maintenant
turn-later = jouera ensuite
why-not = Impossible.
away = En votre absence : { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}{ $moments ->
    [0] {"."}
    [one] , un grand moment.
   *[other] , { $moments } grands moments.
}
catch-up = Voir ce qui s’est passé

## Choices

any-time = Ce que vous pouvez faire à tout moment
with-captives = en captivité : { $lords }
stands-in = { $village-at }
cavalcade = chevauchée
suit-for = Vous cherchez à marier { $lord }.
compose-about = Cliquez ce que vous donnez et ce que vous voulez, sur la carte, sur les plateaux ou à côté de l’offre.
compose-go = Aller à l’offre
how-many = Combien
less = Moins
more = Plus
orders = Consignes

## Parts of the table

tab-choices = Choix
tab-replay = Coup
tab-hand = Main
tab-family = Famille
tab-court = Familles
tab-talk = Débats
tab-log = Chronique
follow-action = Suivre l’action

## Keys

key-choices = Aller à vos choix
key-map = Aller à la carte
key-hand = Aller à votre main
key-family = Aller à la famille montrée
key-court = Aller à toutes les familles
key-talk = Aller aux offres et aux débats
key-log = Aller à la chronique
key-status = Redire ce qui est demandé
key-orders = Consignes

## What the chronicle is about

subject-diplomacy = Diplomatie
subject-surprises = Cartes surprises

## Results

score-points = Points de victoire
score-fiefs = Titres de fief
score-king = Roi
score-pope = Pape
score-orders = Grands maîtres
score-outremer = Outremer
score-villages = Villages
score-deniers = Écus

## The position in words

words-now = Ce qui se passe
words-villages = Les villages, par fief
words-village = Village
words-control = Contrôlé par
words-buildings = Constructions
words-there = Présents
words-principal = village principal
words-bishoprics = Les évêchés
words-roads = Les routes
words-families = Les familles
words-family = Famille
words-points = Points de victoire
words-deniers = Écus
words-income = Prochain revenu
words-cards = Cartes
words-markers = Marqueurs et réserve
words-lords = Les seigneurs en jeu
words-lord = Seigneur
words-place = Lieu
words-titles = Titres
words-state = État
words-table = Le reste de la table
told-none = aucun
told-nobody = personne
told-vacant = vacant
told-secret = secret
told-of-family = { $lord } ({ $seat })
told-stronghold = château
told-city = cité fortifiée
told-captive = { $lord }, en captivité
told-besieged = assiégé par { $seat }, engin { $dice }
told-by-bridge = { $village } (pont)
told-first = premier joueur
told-ally = alliée à { $seat }
told-hand = cartes Seigneur : { $lords }, cartes Événement : { $fortunes }
told-markers = Ambassade { $diplomacy }, Impôt { $taxes }, engins de siège { $engines }, Sergents { $men }, Chevaliers { $knights }
told-off-map = hors de la carte
told-held = { $village }, aux mains de { $seat }
told-strength = force { $strength }
told-married = en mariage avec { $lord }
told-darc = d’Arc
told-assassin = marqueur Assassin
told-excommunicated = excommunication
told-ransom = rançon : { $ransom }
told-column = { $seat } mène { $lords } avec { $troops } { $village-at }
told-election = Élection, { $title }. Candidats : { $lords }
told-votes = Voix : { $votes }
told-marker = Un marqueur de { $seat } est sur { $lord }
told-battle = Bataille { $village-at }, jets jusqu’ici : { $rolls }
told-attack = Attaque : { $who } ; seigneurs : { $lords } ; force { $strength }, dés { $dice }
told-defence = Défense : { $who } ; seigneurs : { $lords } ; force { $strength }, dés { $dice }
told-freedom = la liberté de { $lord }
told-deal = { $seat } propose à { $partner } : { $given } ; en échange de : { $wanted }
told-talk = En entretien privé : { $seats }
told-order = Ordre du tour : { $seats }
told-decks = Cartes dans la pioche Seigneur : { $lords }, dans la pioche Événement : { $fortunes } ; calamités en attente : { $disasters }
told-supply = Encore à bâtir : châteaux { $strongholds }, moulins { $mills }
told-tax = Impôt de { $seat } : { $what }
told-mills = { $mills ->
    [one] { $mills } moulin
   *[other] { $mills } moulins
}
