## Signing in

sign-in = Se connecter
sign-in-title = Se connecter
sign-in-about = Vos parties vous attendent sur tous vos appareils. On peut aussi jouer sans compte : chaque place a son propre lien.
claim = Prendre ce nom
claim-title = Prendre un nom
claim-about = Un nom et un mot de passe, rien d’autre. Vos places appartiennent alors à votre nom, et vous les retrouvez sur tous vos appareils.
to-sign-in = J’ai déjà un nom
to-claim = Je n’ai pas encore de nom
account-name = Nom
account-password = Mot de passe
password-about = Au moins { $shortest } caractères. Aucun courriel n’en donnera un nouveau : gardez-le bien.
password-short = Un mot de passe a au moins { $shortest } caractères.
claim-seats-about = { $games ->
    [one] Ce navigateur tient des places à { $games } table par leurs liens ; elles peuvent aussi appartenir à votre nom.
   *[other] Ce navigateur tient des places à { $games } tables par leurs liens ; elles peuvent aussi appartenir à votre nom.
}
account-of = Votre compte : { $name }
no-game-waits = Aucune autre partie ne vous attend.
key-next = Aller à la prochaine partie qui vous attend

## Account

account-title = Votre compte
account-none = Personne n’est connecté ici.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
filter-status = Montrer
filter-game = Montrer
status-all = Tout
status-playing = En cours
status-open = Avec des places libres
status-over = Terminées
status-archived = Archivées
no-games = Il n’y a pas de telles parties.
more = En montrer plus
claim-seats = Prendre les places de ce navigateur
claimed = { $seats ->
    [0] Il ne restait rien à prendre.
    [one] { $seats } demande accordée.
   *[other] { $seats } demandes accordées.
}
sessions = Où vous êtes connecté
session-unknown = Navigateur inconnu
session-since = depuis le { $created }, dernier usage le { $seen }
session-current = ce navigateur
password-change = Changer le mot de passe
password-change-about = Vous restez connecté ici ; tous les autres navigateurs sont déconnectés.
password-changed = Le mot de passe est changé.
password-old = Ancien mot de passe
password-new = Nouveau mot de passe
account-close = Supprimer le compte
account-close-about = Votre nom redevient libre. Les parties restent telles quelles ; vos places restent à qui a leurs liens.

## Tables

archived = archivée
private = privée
named = avec noms
about-table = Titre, invitation, noms
table-title = Titre de la table
table-title-none = Sans titre
private-table = Table privée
private-table-about = Elle n’est dans aucune liste : seul qui a son lien la trouve.
named-table = Seulement avec un nom
named-table-about = Les places sont pour les personnes connectées, sous le nom qu’elles ont pris.
named-table-sign-in = Seules les personnes connectées peuvent s’asseoir à une telle table.
seat-named = connecté
leave = Partir
kick = Retirer
kick-name = Retirer { $name } de la table
link-replaced = L’hôte a remplacé les liens de : { $names }.

## Host

host-title = En tant qu’hôte
host-save = Enregistrer
host-links = Liens des places
host-links-about = Un nouveau lien arrête aussitôt l’ancien. Tout le monde voit que vous en avez fait un.
new-link = Nouveau lien
new-link-for = Nouveau lien pour { $name }
link-same = Pour la même personne
link-other = Donner la place à quelqu’un d’autre
new-link-ready = Le nouveau lien
new-link-about = Il n’est montré que maintenant. Ne le donnez qu’à la personne qui doit s’asseoir là.
export = Enregistrer la partie dans un fichier
export-about = Le relevé quand la partie est finie, et ce qui a été dit.
delete-table = Supprimer la table
delete-about = La partie, son relevé et tout ce qui a été dit disparaissent pour tout le monde. On ne peut pas revenir en arrière.
delete-consent = D’autres jouent ici aussi. On leur demande, et la table n’est supprimée que si tous sont d’accord.
delete-ask = Demander aux autres
delete-asked = Les autres sont consultés. Doivent encore répondre : { $names }.
delete-withdraw = Ne plus demander
delete-type = Tapez { $word } pour confirmer
delete-word = supprimer

## Talk and notes

mute = Ne pas entendre
mute-about = Ce qu’ils disent ne vous est plus envoyé. Ils n’en savent rien.
notes = Vos notes
notes-about = Personne d’autre ne peut les lire.
notes-kept = Enregistré
notes-unsaved = Non enregistré
gallery = Propos des spectateurs
gallery-open = { $unread ->
    [0] Propos des spectateurs
    [one] Propos des spectateurs, { $unread } nouvelle ligne
   *[other] Propos des spectateurs, { $unread } nouvelles lignes
}
gallery-title = Ce que les spectateurs ont dit
gallery-lines = Lignes des spectateurs
gallery-empty = Personne n’a encore rien dit.
gallery-name = Votre nom
gallery-say = Dire quelque chose aux autres spectateurs
gallery-send = Dire
gallery-about = Seuls les spectateurs lisent ceci pendant la partie ; ensuite, tout le monde.
gallery-over = La partie est finie : tout le monde lit ceci désormais.

## Refusals

refused-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
refused-weak-password = Ce mot de passe est l’un des premiers que l’on essaierait. Choisissez-en un plus long ou moins courant.
refused-name-taken = Ce nom est pris, ou ressemble à un nom déjà pris.
refused-too-many-presets = Votre compte ne garde pas plus de préréglages. Supprimez-en un d’abord.
refused-too-many = C’était trop à la fois. Attendez { $seconds } secondes.
refused-too-many-bots = Il se joue déjà autant de tables de bots seuls que possible à la fois. Prenez une place vous-même, ou attendez que l’une d’elles soit finie.
refused-blocked = La personne qui gère ce serveur a bloqué votre adresse.
refused-revoked = Cette place n’est plus à vous : l’hôte a remplacé son lien ou l’a donnée à quelqu’un d’autre. Demandez un nouveau lien, ou regardez.
refused-deleted = Cette table a été supprimée.
refused-sign-in = Vous n’êtes pas connecté. Connectez-vous, ou prenez le lien de votre place.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-needs-consent = D’autres jouent ici : la table n’est supprimée que si tous sont d’accord.
refused-needs-operator = Vous avez remplacé le lien d’une autre place, et personne ne peut savoir si son joueur est d’accord. Seul l’administrateur du serveur peut supprimer cette table.
refused-started = La partie a commencé.
refused-taken = Quelqu’un a été plus rapide : cette place est prise.
