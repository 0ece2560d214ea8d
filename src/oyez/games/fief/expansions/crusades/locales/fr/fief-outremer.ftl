## La seconde carte
map-outremer = Outremer
map-outremer-label = Carte d’Outremer, l’est en haut
stage-none = Aucune croisade en cours
stage-first = Croisade, premier tour
stage-second = Croisade, second tour
at-sea = En mer
on-cyprus = Attend le retour
damascus = Damas
cyprus = Chypre
captives = Captifs des Sarrasins
menu-title = { $place } : que ferez-vous ?

## Lieux
site-objective = Objectif { $number } : { $name }.
site-drawn = { $name }.
site-not-drawn = Ce n’est pas un objectif à présent.
site-won = Conquis : il a quitté le jeu.
site-won-by = Son titre appartient à { $lord } ({ $family }).
fort-0 = Sans murailles.
fort-1 = Château.
fort-2 = Cité fortifiée.
defenders =
    { $number ->
        [one] { $number } défenseur sarrasin, { $points } points de force.
       *[other] { $number } défenseurs sarrasins, { $points } points de force.
    }
no-defenders = Plus de Sarrasins.
brings-title = Donne le titre « { $title } », qui vaut un point de victoire.
brings-deniers = Rapporte aussitôt { $deniers }.
reinforcement =
    { $number ->
        [one] Ici, { $number } défenseur de plus rejoint Saladin.
       *[other] Ici, { $number } défenseurs de plus rejoignent Saladin.
    }
held-by = Tenu par les croisés ; { $family } commande.
before-it = { $family } commande les croisés ici.
besieged-with =
    { $dice ->
        [one] Assiégé ; engins pour { $dice } dé.
       *[other] Assiégé ; engins pour { $dice } dés.
    }
fighting = On se bat ici.
army-here = { $family } : { $army }.
army-at-sea = En mer, { $family } : { $army }.
army-waiting = Attend le retour, { $family } : { $army }.
engine =
    { $dice ->
        [one] un engin de siège de { $dice } dé
       *[other] un engin de siège de { $dice } dés
    }
choices = Vous pouvez : { $choices }.
rank = rang { $rank }

## Saladin
saladin = Saladin
saladin-far = Saladin est loin. Au second tour, il vient avec ses cavaliers.
saladin-near = Saladin rassemble son armée : il va d’objectif en objectif, par numéro croissant, partout où il y a des croisés.
saladin-rides = Saladin est en marche : cavaliers { $knights }, défenseurs { $defenders }.
saladin-stands = Saladin est devant l’objectif { $number } : cavaliers { $knights }, défenseurs { $defenders }.
saladin-dead = Saladin est tombé.
captive-of = { $lord } ({ $family }) est captif des Sarrasins.

## Ce qui est demandé
about-place = Objectif { $number } : { $name }
question-company = La troupe de { $lord }
question-objective = { $lord } cherche un objectif
question-home = { $lord } rentre
question-home-troops = Des troupes sans seigneur rentrent
question-spoils = { $name } : { $deniers } à partager
question-title = Le titre « { $title } »
hierarchy = Ordre des croisés
hierarchy-about = Le plus haut choisit d’abord, et le plus haut sur un objectif y commande.

## Une bataille
battle = Bataille : { $name }
battle-saladin = Saladin : { $name }
side-crusaders = Croisés
side-saracens = Sarrasins
side-commander = { $family } commande
dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
behind-walls =
    { $dice ->
        [one] Les murailles les séparent : elles coûtent { $dice } dé
       *[other] Les murailles les séparent : elles coûtent { $dice } dés
    }
in-the-open = À découvert
roll-number = Lancer { $roll }
count-defenders =
    { $number ->
        [one] { $number } défenseur
       *[other] { $number } défenseurs
    }
count-knights =
    { $number ->
        [one] { $number } cavalier
       *[other] { $number } cavaliers
    }
saracens-rolled = Les Sarrasins ont obtenu { $faces }
saracens-lose = Tombés : { $what }
saracens-lose-nothing = Personne ne tombe

## Une famille
away-title = En croisade
away-company = { $lord } : { $troops }
away-alone = { $lord }, sans troupes
away-troops = Sans seigneur : { $troops }
away-at = objectif : { $name }
away-sea = en mer
away-waiting = attend le retour
away-captive = { $lord } : captif des Sarrasins, rançon { $deniers }
alliance = Avec { $ally } : { $points } points de victoire sur { $needed }
protected = L’Église protège ses villages
village-protected = Sous la protection de l’Église
renegade = Renégat
guilty = Comptera parmi les renégats
is-away = en croisade
is-captive = captif des Sarrasins

## Grands moments
moment-crusade = La croisade !
moment-departure = Ils prennent la croix
moment-crusade-over = La fin de la croisade
moment-objectives = Objectifs en Outremer
moment-conquest = La croix sur les murailles
moment-outremer-siege = Siège en Outremer
moment-disaster = Défaite en Outremer
moment-saladin = Voici Saladin
moment-saladin-fell = La chute de Saladin
moment-renegade = Renégats

## En toutes lettres
told-hierarchy = Ordre des croisés : { $lords }.
told-protected = Sous la protection de l’Église : { $seats }.
told-renegades = Renégats : { $lords }.
told-guilty = À marquer comme renégats après les batailles : { $lords }.
