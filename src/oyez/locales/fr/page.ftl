## Le cadre de chaque page

brand = Oyez
tagline = Une table pour Fief et Middle-Ages, entre amis ou avec des robots
skip-to-content = Aller au contenu
skip-to-text = Aller au plateau en mots
to-lobby = Retour à l’accueil
menu-rules = Règles
menu-preferences = Préférences
menu-keys = Touches
close = Fermer
cancel = Annuler
confirm = Confirmer
copy = Copier
copied = Copié
error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
error-title = Cela n’a pas marché

## Préférences

preferences-language = Langue
preferences-theme = Lumière
theme-system = Comme sur cet appareil
theme-day = Jour
theme-candle = Chandelle
preferences-confirm = Confirmer chaque choix
preferences-confirm-about = Un premier clic sélectionne, un second joue.
preferences-motion = Montrer les mouvements
preferences-motion-about = Les Seigneurs chevauchent, les pièces volent. Sinon, ou si votre appareil le demande, tout reste immobile.
preferences-moments = Montrer les grands moments sur une page
preferences-moments-about = Couronnements, sièges, décès et autres paraissent un instant sur la carte ; une touche ou un clic les passe.
preferences-hints = Montrer la valeur des choix
preferences-hints-about = Les pièces que l’effet et le revenu rapporteraient dans la situation actuelle.

## Accueil

new-game = Nouvelle partie
new-game-lead = Oyez ! Qui prend place à la table ?
choose-game = Jeu
seats-title = Places
seat-kind = Qui occupe la place { $number }
seat-name = Nom à la place { $number }
seat-kind-me = Moi
seat-kind-open = Place libre
seat-kind-bot = Robot
bot-named = { $bot ->
    [page] Robot : page
    [steward] Robot : intendant
    [seneschal] Robot : sénéchal
    [chancellor] Robot : chancelier
    [search] Robot : chercheur
    [greedy] Robot : avide
    [random] Robot : au hasard
   *[other] Robot : { $bot }
}
bot-rated = { bot-named } ({ $rating })
bots-rated = Adversaires
bots-others = Pour l’étude
bot-rated-about = Entre parenthèses : la cote qu’un robot a gagnée contre les autres ; 25 est le milieu.
add-seat = Ajouter une place
remove-seat = Retirer la place { $number }
player-name = Nom
bot-pace = Rythme des robots
pace-quick = Rapide
pace-calm = Calme
pace-slow = Lent
preset-title = Préréglage
preset-printed = Comme imprimé
preset-custom = Personnalisé
preset-save = Enregistrer comme préréglage
preset-name = Nom du préréglage
preset-keep = Enregistrer
preset-here = Il est gardé dans ce navigateur ; si vous vous connectez d’abord, dans votre compte.
preset-account = Il est gardé dans votre compte.
preset-delete = Supprimer le préréglage « { $name } »
preset-file = Le fichier du préréglage
options-title = Options
file-chosen = { $name } est choisi.
file-refused = Ligne { $line } du fichier : { $reason }
start-game = Ouvrir la table
starting = La table s’ouvre
name-needed = Il faut un nom à chaque place.
yes = Oui
no = Non
seat-arms = Armes de la place { $number }
family-0 = Lion, bleu
family-1 = Aigle, noir et or
family-2 = Tour, vermillon
family-3 = Cerf, vert
family-4 = Sanglier, pourpre
family-5 = Nef, orange
learn-game = Apprendre { $game }
learn-about = Un premier tour guidé d’une dizaine de minutes ; on apprend en jouant.
learner = Apprenti
respond-title = Temps pour répondre par une carte
respond-seconds = { $seconds ->
    [0] Ni silence ni limite
   *[other] { $seconds } secondes
}
respond-about = Partout où quelqu’un pourrait jouer une carte, la table se tait le temps voulu : nul ne sait qui a été consulté.
talk-title = Durée d’un entretien privé
talk-minutes = { $minutes ->
    [one] { $minutes } minute
    [60] 1 heure
    [720] 12 heures
   *[other] { $minutes } minutes
}
talk-about = Trois minutes conviennent à une partie en direct ; comptez des heures par correspondance.
as-in-edition = Comme dans l’édition : { $value }
fine-print = Toutes les différences, une à une ({ $count })
fine-print-about = Les règles imprimées divergent sur ces points. N’y touchez pas pour jouer une édition telle qu’elle est imprimée.
fine-print-search = Chercher parmi les différences
your-games = Vos parties
your-games-empty = Les parties où vous siégez apparaîtront ici.
open-tables = Tables avec des places libres
open-tables-empty = Aucune table n’attend de monde.
running-tables = Parties à regarder
running-tables-empty = Personne ne joue en ce moment.
finished-tables = Parties à revoir
finished-tables-empty = Aucune partie n’est encore finie.
your-turn = À vous
their-turn = { $name } { $number ->
    [one] décide
   *[other] décident
}
table-round = { $id ->
    [fief] Tour { $round }
   *[other] Manche { $round }
}
table-open-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
table-won-by = Victoire : { $names }
table-ended = Terminée sans victoire
table-own = { $what } : d’un fichier
table-fine = { $count ->
    [one] { $count } point de détail
   *[other] { $count } points de détail
}
go-play = Jouer
go-continue = Continuer
go-join = Rejoindre
go-watch = Regarder
go-replay = Revoir
go-results = Résultats

## En attendant du monde

waiting-title = La table est mise
waiting-lead = La partie commence dès que chaque place est prise.
take-seat = Prendre cette place
seat-free = Place libre
seat-taken = { $name } siège ici
seat-bot = { $name }, un robot
invite = Inviter par ce lien
invite-about = Qui l’ouvre peut prendre une place libre ou regarder.
your-link = Votre propre lien
your-link-about = C’est la clé de votre place : gardez-le et ne le donnez à personne. Il ouvre aussi votre place sur un autre appareil.
your-name = Votre nom

## Table

status-label = Ce qui se passe
you-are = Vous êtes { $name }
you-watch = Vous regardez
your-turn-title = À vous de jouer
title-your-turn = À vous ! { $game }
title-waiting = { $game } : { $name } décide
link-connecting = Connexion
link-waiting = La liaison est coupée. Nouvel essai automatique ; rien n’est perdu.
late-notice = La table avait déjà avancé. Voici où elle en est.
hushed-notice = La table se tait un instant : quelqu’un peut jouer une carte. Choisissez de nouveau quand vous verrez où elle en est.
letters-notice = Trop de lettres ont été demandées. Regardez celles que vous avez reçues, ou réessayez plus tard.
bots-wait-notice = Il n’y a que des bots à cette table, et il s’en joue déjà autant que possible à la fois. Ceux-ci continueront quand une autre table sera finie ou que personne ne la regardera.
refused-wrong-key = Ce lien n’ouvre aucune place à cette table. Vous pouvez tout de même regarder.
refused-unknown-table = Cette table n’existe pas.
watch-instead = Regarder
undo = Annuler le coup
undo-about = Reprendre votre dernier choix
choices-title = Vos choix
choices-wait = D’autres décident.
choices-over = La partie est finie.
choices-sending = Envoi de votre choix
choices-selected = Choisi : { $choice }. Confirmez ou annulez.
tab-choices = Choix
tab-replay = Coup
tab-boards = Plateaux
tab-court = Joueurs
tab-log = Chronique
tab-talk = Débats
tab-beside = Table
tab-new = , du nouveau
panels-label = Parties de la table
log-title = Chronique
log-filter = Montrer
log-everybody = Tout le monde
log-subject = De quoi
log-everything = Tout
log-since = Depuis votre dernier tour
log-empty = Rien ne s’est encore passé.
log-rule = Règle { $rule }
gloss-title = En marge
gloss-empty = Pointez un élément de la table pour lire sa règle ici.
text-board = Le plateau en mots
see-results = Voir les résultats
seat-switch = Jouer comme
table-menu = Cette table

## Tiroir des règles

rules-title = Règles
rules-search = Chercher dans les règles
rules-search-hint = Un mot ou un numéro comme { $row }
rules-none = Aucune règle n’en parle.
rules-more = Autres règles trouvées : { $rows }. Cherchez un mot pour en voir moins.
rules-loading = Recherche en cours
rules-status = { $status ->
    [book] du livret
    [arith] se déduit par le calcul
    [ruling] notre décision
    [design] notre conception
   *[other] { $status }
}

## Touches

keys-title = Touches
keys-about = Tout ce qui est sur la table est accessible au clavier.
key-arrows = Passer d’une tuile, d’un onglet ou d’un choix à l’autre
key-enter = Choisir ce qui a le focus
key-escape = Annuler une sélection, fermer une fenêtre
key-choices = Aller à vos choix
key-rows = Aller aux rangées
key-boards = Aller aux plateaux
key-log = Aller à la chronique
key-talk = Aller aux débats
key-status = Redire ce qui est demandé
key-undo = Annuler le coup
key-rules = Règles
key-help = Cette liste

## Résultats

results-title = Résultats
results-winner = Victoire : { $names }
results-shared = Victoire partagée : { $names }
results-ended = La partie a été arrêtée ; personne n’a gagné
results-rank = Rang
results-player = Joueur
results-coins = Pièces
results-chart = { $measure } au fil de la partie
measure-coins = Pièces
measure-victory_points = Points de victoire
measure-villages = Villages
measure-deniers = Écus
measure-income = Revenus
measure-strength = Force
results-chart-about = Chaque ligne est une personne ; le tableau ci-dessous donne les mêmes nombres.
results-table = La même chose en tableau
results-round = { $id ->
    [fief] Tour
   *[other] Manche
}
results-plays = { $plays ->
    [one] { $plays } choix
   *[other] { $plays } choix
}
download-record = Télécharger l’enregistrement
rematch = Revanche avec les mêmes places
watch-replay = Revoir la partie
back-to-table = Retour à la table

dice-title = Dés vérifiables
dice-open = Dés vérifiables : { $sign }
dice-more = Qu’est-ce que cela veut dire ?
dice-sign-none = rien n’est promis
dice-sign-promised = promis
dice-sign-kept = tout concorde jusqu’ici
dice-sign-late = sans votre contribution
dice-sign-older = promis à l’ancienne manière
dice-sign-proven = prouvé
dice-sign-part = prouvé pour ce que vous avez vu
dice-sign-unseen = cohérent en soi
dice-sign-wrong = quelque chose ne concorde pas

proof-title = Des dés honnêtes
proof-about = L’engagement a été fixé avant le premier jet de dés. La graine et le sel l’ouvrent maintenant : chacun peut vérifier qu’aucun dé n’a été changé.
proof-commitment = Engagement
proof-seed = Graine
proof-salt = Sel
proof-verify = Pour vérifier, téléchargez l’enregistrement et lancez :

## Revoir

replay-title = Revoir la partie
replay-position = Coup { $at } sur { $total }
replay-round = { $id ->
    [fief] Tour { $round }
   *[other] Manche { $round }
}
replay-start = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-end = À la fin
replay-round-back = Une manche en arrière
replay-round-forward = Une manche en avant
replay-run = Laisser défiler
replay-stop = Arrêter
replay-setup = La table est mise
replay-loading = Chargement de la partie
