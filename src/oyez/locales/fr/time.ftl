## Conditions d'une nouvelle table

terms-title = Temps, absence et spectateurs
clock-title = Pendule
clock-none = Sans pendule
clock-none-about = Chacun prend le temps qu'il veut.
clock-brisk = Vive : deux minutes par décision
clock-brisk-about = Pour une soirée ensemble ; chaque décision a ses deux minutes.
clock-calm = Calme : vingt minutes de réserve
clock-calm-about = Pour une soirée ensemble ; chaque décision rend une demi-minute, la réserve tient trente minutes au plus.
clock-day = Une décision par jour
clock-day-about = Par correspondance ; chaque décision a son jour.
clock-live = En direct : un jour de réserve
clock-live-about = Par correspondance entre amis vifs ; chaque décision rend quatre heures, la réserve tient trois jours au plus.
clock-fast = Rapide : trois jours de réserve
clock-fast-about = Par correspondance ; chaque décision rend douze heures, la réserve tient cinq jours au plus.
clock-slow = Lente : trois jours de réserve, et beaucoup revient
clock-slow-about = Par correspondance en semaines chargées ; chaque décision rend un jour et demi, la réserve tient dix jours au plus.
zero-title = Temps écoulé
zero-once = Un robot décide une fois
zero-once-about = Puis la partie revient au joueur.
zero-takeover = Un robot prend la place
zero-takeover-about = Il joue jusqu'à ce que le joueur revienne et le dise.
zero-vote = Les autres votent
zero-vote-about = Attendre, laisser un robot décider une fois, ou lui donner la place.
vacation-title = Jours de congé par partie
vacation-about = Aussi longtemps on peut s'absenter, pendule arrêtée ; tous le voient.
vacation-days = { $days ->
    [0] Aucun
    [one] { $days } jour
   *[other] { $days } jours
}
takebacks-allowed = On peut reprendre un choix si tous les autres sont d'accord
takebacks-allowed-about = Les mêmes choix ramènent les mêmes dés ; ce qui fut montré reste connu.
delay-title = Les spectateurs voient la partie
delay-minutes = { $minutes ->
    [0] aussitôt
    [-1] quand elle est finie
    [one] { $minutes } minute plus tard
   *[other] { $minutes } minutes plus tard
}

## Pendules à la table

clocks-label = Pendules
clock-of = { $name } : reste { $time }{ $runs ->
    [yes] , en marche
   *[no] {""}
}
clock-seconds = { $seconds } s
clock-days = { $days } j { $hours } h
clock-paused = En pause
clock-away = absent jusqu'au { $day }
clock-stand-in = un robot joue
clock-once = un robot décide une fois
give-time = Plus de temps
give-time-to = Donner plus de temps à { $name }
alarm = Votre temps s'épuise : reste { $time }.
behind = { $minutes ->
    [-1] Vous verrez cette partie quand elle sera finie.
    [one] Vous voyez la table telle qu'elle était il y a { $minutes } minute.
   *[other] Vous voyez la table telle qu'elle était il y a { $minutes } minutes.
}
archived-about = Cette table est archivée : aucun de ceux qui y jouent n'est venu depuis longtemps. Elle reprend dès que l'un d'eux ouvre le lien de sa place.
look-back = Revoir le chemin
back-to-now = Retour à la table

## Demandes

vote-about = { $name } n'a plus de temps. Que faire ?
vote-waits = Les autres décident de la suite.
vote-wait = Attendre
vote-once = Un robot décide une fois
vote-takeover = Un robot prend la place
vote-count = { $votes } sur { $voters } ont voté
takeback-asked = { $choices ->
    [one] { $name } demande à reprendre { $choices } choix.
   *[other] { $name } demande à reprendre { $choices } choix.
}
takeback-chance = Des dés sont tombés ou quelque chose fut montré depuis : cela reste connu, et les mêmes choix ramènent les mêmes dés.
takeback-yes = Permettre
takeback-no = Refuser
takeback-withdraw = Retirer la demande
takeback-waiting = Vous demandez à reprendre un choix ; les autres répondent.
deletion-title = Supprimer la partie
deletion-question = L'hôte demande à supprimer cette partie avec tout ce qu'elle contient, pour tout le monde. Cela n'arrive que si tous ceux qui jouent sont d'accord.
deletion-waiting = L'hôte demande à supprimer cette partie. Doivent encore répondre : { $names }.
deletion-yes = D'accord, supprimer
deletion-no = Non, garder la partie
pause-wanted = { $names } : une pause des pendules, s'il vous plaît.
pause-agree = D'accord pour la pause
pause-resume = Reprendre
stood-in = Un robot joue pour vous.
i-am-back = Je suis de retour

## Le menu

time-menu = Temps et absence
absence-title = Quand vous ne pouvez pas jouer
stand-in = Laisser un robot jouer jusqu'à mon retour
away-title = Je m'absente pour
away-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
away-go = Le dire aux autres
away-left = { $days ->
    [one] Il vous reste { $days } jour de congé dans cette partie.
   *[other] Il vous reste { $days } jours de congé dans cette partie.
}
away-home = Je suis rentré
pause-ask = Demander une pause
takeback-title = Reprendre un choix
takeback-about = Demandez aux autres ; tous doivent être d'accord.
takeback-none = Il n'y a rien à reprendre maintenant.
takeback-forbidden = À cette table il est convenu que rien ne se reprend.
takeback-ask = Demander
takeback-last = votre dernier choix
takeback-before = votre choix d'il y a { $back } choix
notes-title = Ce qui fut convenu
notes-none = Rien encore.

## Avis

notices-title = Me prévenir quand c'est à moi
notices-browser = Avis de ce navigateur
notices-browser-about = Tant que cette page reste ouverte à l'arrière-plan.
notices-refused = Votre navigateur ne permet pas les avis de cette page ; ses réglages peuvent le changer.
notices-sound = Un son bref
notices-sound-about = Deux notes quand c'est à vous.
notices-mail = Par courriel
notices-webhook = Par webhook
notices-address = Adresse
notices-events = Quand
event-turn = C'est à moi
event-offer = Quelqu'un me demande quelque chose
event-time = Mon temps s'épuise
event-over = La partie est finie
event-digest = Une fois par jour, toutes les parties qui m'attendent
notices-add = M'envoyer une lettre à confirmer
notices-unconfirmed = Une lettre est en route : ouvrez son lien.
notices-confirmed = Confirmée
notices-remove = Retirer { $address }
notices-none = Ce serveur n'envoie pas de lettres ; son hôte peut l'installer.
notice-turn = À vous : { $game }
notice-request = On vous demande quelque chose : { $game }
confirm-done = Votre adresse est confirmée. Vous serez prévenu de votre partie.
confirm-failed = Ce lien ne confirme plus rien. Demandez-en un nouveau à la table.
end-ask = Plus de lettres à cette adresse pour cette partie ?
end-do = Plus de lettres
end-done = C'est fait : rien d'autre ne sera envoyé.
to-the-table = Vers la table

## Ce qui fut convenu, pour tous

note-time-given = { $by } donne plus de temps à { $seat }.
note-ran-out = { $seat } n'a plus de temps ; les autres votent.
note-decides-once = { $seat } n'a plus de temps ; un robot décide une fois.
note-stands-in = { $why ->
    [self] { $seat } laisse un robot jouer jusqu'à son retour.
    [vote] Les autres laissent un robot jouer pour { $seat }.
   *[zero] { $seat } n'a plus de temps ; un robot prend la place.
}
note-back = { $seat } est de retour et joue de nouveau.
note-away = { $seat } est absent jusqu'au { $until }.
note-home = { $seat } est rentré.
note-voted = { $by } vote au sujet de { $seat } : { $ballot ->
    [once] qu'un robot décide une fois.
    [takeover] qu'un robot prenne la place.
   *[wait] attendre.
}
note-waits-on = La table attend { $seat }.
note-wants-pause = { $seat } voudrait arrêter les pendules.
note-wants-no-pause = { $seat } voudrait continuer.
note-paused = Les pendules sont arrêtées : tous l'ont voulu.
note-resumed = { $seat } remet les pendules en marche.
note-asks-takeback = { $choices ->
    [one] { $seat } demande à reprendre { $choices } choix.
   *[other] { $seat } demande à reprendre { $choices } choix.
}
note-allows-takeback = { $by } le permet.
note-refuses-takeback = { $by } refuse la reprise.
note-took-back = { $choices ->
    [one] { $seat } reprend { $choices } choix ; tous sont d'accord.
   *[other] { $seat } reprend { $choices } choix ; tous sont d'accord.
}
note-takeback-lapsed = La demande de { $seat } est restée sans réponse, ou fut retirée.
note-asks-deletion = L'hôte demande à tous si la partie peut être supprimée.
note-allows-deletion = { $by } accepte la suppression.
note-refuses-deletion = { $by } n'est pas d'accord ; la partie reste.
note-deletion-withdrawn = L'hôte ne demande plus à supprimer la partie.
note-ended = L'administrateur de ce serveur a mis fin à la partie.

## Vacances d’un compte

holiday-title = Vacances
holiday-about = Dites une fois que vous êtes absent : cela vaut à toutes vos tables, à chacune aussi longtemps qu’elle le permet, et tous les joueurs l’y voient. Vos pendules s’arrêtent entre-temps.
holiday-last = Mon dernier jour d’absence
holiday-go = Prévenir toutes mes tables
holiday-change = Changer la date
holiday-until = Vous êtes absent jusqu’au { $day }.
holiday-tables = { $tables ->
    [0] Aucune partie en cours n’est concernée.
    [one] { $tables } partie en cours le sait.
   *[other] { $tables } parties en cours le savent.
}
holiday-not-there = pas absent ; les vacances que cette table permet sont épuisées
