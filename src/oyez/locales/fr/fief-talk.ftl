## The panel

corners = Offres et débats
offers = Offres
aside = En privé
chat = À la table
ally = allié
call-answer-offer = On vous fait une offre.
call-answer-suit = On vous demande un mariage.
call-answer-annulment = On vous demande d’annuler un mariage.
call-answer-invitation = On vous invite à un entretien privé.

## Offers

offer-title = Faire une offre
offer-about = Tout ce que contient une offre change de mains d’un coup, ou rien.
propose-to = Faire une offre à { $seat }
offer-to = Votre offre à { $seat }
offer-to-aside = Votre offre secrète à { $seat }
offer-from = { $seat } vous fait une offre
offer-from-aside = { $seat } vous fait une offre secrète
offer-said = { $seat } vous donne : { $comes }. Vous donnez : { $goes }.
you-give = Vous donnez
you-want = Vous demandez
you-get = Vous recevez
you-want-of = Demandé à { $seat }
gives = { $seat } donne
nothing = rien
sealed = Scellé : exécuté aussitôt par la table
item-card = la carte { $card }
item-village = le contrôle { $village-of }
item-captive = le prisonnier { $lord }
item-freedom = la liberté de { $lord }
shelf-give-deniers = Donner des écus
shelf-give-card = Donner une carte
shelf-give-village = Donner le contrôle d’un village
shelf-give-captive = Livrer un prisonnier
shelf-give-freedom = Rendre la liberté à un prisonnier
shelf-give-relic = Donner une relique
shelf-want-deniers = Demander des écus
shelf-want-card = Demander une carte
shelf-want-village = Demander le contrôle d’un village
shelf-want-captive = Demander un prisonnier
shelf-want-freedom = Demander la liberté d’un prisonnier
shelf-want-relic = Demander une relique
promises = Les promesses d’avenir ne sont que paroles : elles n’engagent personne.
promises-title = Promesses notées
promises-about = Vous seul voyez cette liste ; elle reste sur cet appareil.
promise-note = Noter comme promesse
promise-noted = Notée comme promesse
promise-kept = Tenue
promise-broken = Rompue
promises-sum = Promesses notées : { $kept } tenues, { $broken } rompues, { $open } en suspens.
submit = Faire cette offre
back-to-offer = Revenir à l’offre
withdraw = Retirer
counter = Contre-offre
markers-title = Marqueurs Ambassade
markers-of = { $needed } sur { $left }
markers-cost = { $seat } : { $needed ->
    [0] aucun marqueur Ambassade
    [one] { $needed } marqueur Ambassade
   *[other] { $needed } marqueurs Ambassade
} (reste { $left })
markers-short = { $seat } : { $needed ->
    [one] { $needed } marqueur Ambassade nécessaire
   *[other] { $needed } marqueurs Ambassade nécessaires
}, reste { $left }
custom-open = Diplomatie ouverte : aucun marqueur n’est nécessaire.
custom-private = En privé, argent et cartes ne demandent pas d’autre marqueur.
custom-money-marker_up_to_3 = Qui reçoit de l’argent dépense un marqueur par tranche de 3 écus.
custom-money-free = L’argent passe sans marqueur.
custom-cards-receive = Qui reçoit des cartes dépense un marqueur.
custom-cards-exchange = Un marqueur suffit pour un échange de cartes.
deal-composed = { $seat } compose une offre pour { $partner }.
deal-made = { $seat } a fait une offre à { $partner }.
deal-own = Votre offre attend la réponse de { $partner }.
lately = Dernièrement
no-offers = Aucune offre n’a encore été faite.

## Marriages

marriage = Un mariage
annulment = Annuler un mariage
no-marriage = Pas de mariage
other-lord = Revenir à mes seigneurs

## Private talks

out = Sortis de la salle : { $names }
out-with-you = En privé : { $names }
time-left = Temps restant
invite-title = Prendre quelqu’un à part
invite-about = Un entretien privé coûte un marqueur Ambassade si quelqu’un vient. { $left ->
    [0] Il ne vous en reste aucun
   *[other] Il vous en reste { $left }
}.
invite-to = Inviter { $seat } à un entretien privé
confer-to = Parler avec { $seat } entre Templiers
confer-about = Entre Templiers, un entretien ne coûte pas de marqueur, une fois par tour.
invite-more = Inviter d’autres joueurs ?
begin-talk = Commencer l’entretien
invited-by = { $seat } vous prend à part
invited-about = Nul autre n’entend ce qui s’y dit ni ne voit ce qui s’y échange. Rien ne vous oblige à venir.
come = Venir
stay = Rester à la table
talk-mine = Vous avez la parole. { $left ->
    [one] { $left } offre est encore possible
   *[other] { $left } offres sont encore possibles
}.
talk-theirs = { $seat } a la parole. Vous pouvez parler entre-temps.
talk-over = Le temps est écoulé.
talk-of-others = Ce qui s’y dit et s’y échange reste entre eux.
talk-done = Plus rien à offrir
prolong = Prolonger pour un marqueur (reste { $left })
aside-closed = Il n’y a pas d’entretien privé.
aside-empty = Nul autre n’entend ce qui se dit ici.
say-aside = En secret…

## Standing orders

orders-about = Certaines cartes frappent entre deux événements. Dites quand on doit vous demander si vous en jouez une ; le changement vaut aussitôt. De vous-même, vous pouvez les jouer dès qu’elles luisent.
orders-secret = Personne n’apprend si on vous a interrogé : à ces moments, la table se tait pour tous, si brièvement que ce soit.
presets = Consignes toutes faites
preset-everything = Tout me demander
preset-everything-about = chaque fois que je pourrais jouer une carte
preset-sensible = Raisonnable
preset-sensible-about = quand se décide ce qui me touche
preset-alone = Me laisser en paix
preset-alone-about = sauf si une carte peut sauver la vie de mon seigneur
order-ask = Me demander
order-mine = Si cela me touche
order-pass = Laisser passer
phase-any = À tout moment
touches-any-time = Cela vous touche si le village est à vous, si un de vos seigneurs s’y trouve ou s’il est en danger.
touches-hear-ye = Cela vous touche si vous avez ou pourriez nommer un candidat, ou si vous votez ; pour les mariages, si c’est à vous.
touches-cards = Cela vous touche si c’est à vous ; avant les calamités, si l’une pèse sur vos villages ou vos seigneurs.
touches-income = Cela vous touche si c’est à vous.
touches-purchases = Cela vous touche si c’est à vous.
touches-movement = Cela vous touche si d’autres atteignent ou quittent votre village, ou le lieu d’un de vos seigneurs.
touches-battles = Cela vous touche si vous combattez ou si le lieu est à vous.
touches-closing = Cela vous touche si c’est à vous ; avant la victoire, si quelqu’un pourrait gagner.
moment-before-marriages = Avant les mariages
moment-before-election = Avant une élection
moment-before-vote = Avant un vote, une fois les candidats connus
moment-before-discard = Avant les défausses
moment-before-draw = Avant la pioche
moment-before-disasters = Avant que frappent les calamités
moment-before-income = Avant les revenus
moment-before-purchase = Avant les achats d’un joueur
moment-before-march = Avant le départ d’un groupe
moment-after-move = Après chaque étape
moment-after-permission = Quand un passage est accordé ou refusé
moment-after-movement = Après les mouvements d’un joueur
moment-before-battle = Avant une bataille
moment-between-rolls = Avant le prochain lancer
moment-after-battle = Après une bataille
moment-after-sieges = Après les sièges
moment-after-pillage = Après les pillages
moment-before-closing = Avant la fin du tour
moment-before-victory = Avant l’examen de la victoire
moment-join-rising = Quand un village se révolte : ajouter une carte
moment-evade = Quand mon seigneur est en danger : fuir par un Souterrain
