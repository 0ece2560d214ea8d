## Noms

game-name = Fief : France 1429
game-blurb = De trois à six familles de la France médiévale se marient, votent, complotent et se battent pour les couronnes, les mitres et les fiefs.
card-18 = Cardinal
card-19 = d’Arc
card-20 = Bonnes récoltes
card-21 = Beau temps
card-22 = Impôt
card-23 = Révolte
card-24 = Souterrain
card-25 = Assassinat
card-26 = Justice
card-27 = Embuscade
card-28 = Mauvais temps
card-29 = Famine
card-30 = Peste
card-unknown = carte inconnue
deck-0 = pioche Seigneur
deck-1 = pioche Événement et Calamité
# Un village avec sa préposition : l’article des Essarts s’y contracte.
place-at = { $id ->
    [les-essarts] aux Essarts
   *[other] à { $village }
}
place-of = { $id ->
    [les-essarts] des Essarts
   *[other] de { $village }
}
title-fief-blaye = duché de Blaye
title-fief-l-epervier = comté de l’Épervier
title-fief-mazilles = baronnie de Mazilles
title-fief-tournus = comté de Tournus
title-fief-st-gerome = comté de St Gérôme
title-fief-bourg = duché de Bourg
title-fief-les-essarts = baronnie des Essarts
title-fief-sigy = comté de Sigy
title-bishop = évêque de l’évêché { $number }
title-cardinal = cardinal
title-pope = pape
title-king = roi
title-queen = reine
title-regent = reine régente
title-prince = prince héritier
relic-0 = Saint Graal
relic-1 = Yeux de sainte Roseline
relic-2 = Dents de saint Géronce
relic-3 = Sainte Lance
relic-4 = Os de sainte Radegonde
cause-0 = la famine
cause-1 = la taille
cause-2 = la dîme
tiebreak-0 = le roi
tiebreak-1 = le pape
tiebreak-2 = la reine régente
tiebreak-3 = le plus de titres de fief
tiebreak-4 = le plus d’évêques
tiebreak-5 = le plus de villages
phase-setup = Mise en place
phase-hear-ye = Oyez, oyez !
phase-cards = Cartes
phase-income = Revenus
phase-purchases = Achats
phase-movement = Mouvements
phase-battles = Batailles
phase-crusades = Croisades
phase-closing = Fin du tour
phase-over = La partie est finie
round-of = Tour { $round }

## Ce qui se convient avant la partie

option-edition = Édition
option-edition-about = Les règles imprimées que l’on suit ; elles divergent sur plus de cent points.
option-edition-en2014 = Anglaise 2014
option-edition-fr2015 = Française 2015
option-edition-pl2015 = Polonaise
option-edition-en2014-about = Il faut des marqueurs pour recevoir argent ou cartes ; la règle du premier tirage anglais.
option-edition-fr2015-about = La règle révisée : l’argent circule librement, un marqueur sert à échanger des cartes. Le choix par défaut.
option-edition-pl2015-about = La révision française, avec les points où la règle polonaise s’en écarte volontairement.
option-round_limit = Dernier tour
option-round_limit-about = La partie s’achève après ce tour et le départage décide. Vide : seule une victoire y met fin.
option-round_limit-none = Sans limite
preset-expansions = Les cinq extensions
preset-expansions-about = Tactiques, Politique, Templiers, Chevaliers teutoniques et Croisades, selon les règles de l’édition choisie.
preset-summary = Comme dans le résumé
preset-summary-about = Les règles anglaises et les cinq extensions, telles que le résumé les donne : la taille est perdue avec le titre, et pas d’alliance à trois joueurs.

option-tactics = Tactiques
option-tactics-about = Archers, bombardes, mercenaires à gages et garde royale.
option-tactics-off = Sans
option-tactics-on = Avec Tactiques
option-politics = Politique
option-politics-about = Des péagers aux cinq ponts : 1 écu par pont voisin d’un de ses villages.
option-politics-off = Sans
option-politics-on = Avec Politique
option-templars = Templiers
option-templars-about = Un ordre de seigneurs qui n’attaquent jamais : commanderies, trésor, grand maître, édit du roi.
option-templars-off = Sans
option-templars-on = Avec les Templiers
option-teutonic = Chevaliers teutoniques
option-teutonic-about = Un ordre qui se bat : ses propres chevaliers et places fortes, et un grand maître.
option-teutonic-off = Sans
option-teutonic-on = Avec les Teutoniques
option-crusades = Croisades
option-crusades-about = Deux tours en Outremer contre Saladin, pour des titres et de l’argent ; les alliés visent 5 points.
option-crusades-off = Sans
option-crusades-on = Avec Croisades
option-numbers = Nombres des extensions
option-numbers-about = Qui possède les boîtes peut jouer avec les prix et quantités des siennes.
option-numbers-default = Les nombres d’Oyez
option-numbers-own = Mes propres nombres (fichier TOML)
option-battle_die = Dé de bataille
option-battle_die-about = Les faces du dé ; l’autre est plus doux et peut manquer.
option-battle_die-112233 = 1 1 2 2 3 3
option-battle_die-011223 = 0 1 1 2 2 3
option-hidden_money = Argent caché
option-hidden_money-about = Nul ne voit ce que possèdent les autres.
option-beginner_round1_no_disasters = Pas de Calamités au premier tour
option-beginner_round1_no_disasters-about = Les Calamités piochées au tour 1 sont défaussées : plus clément pour débuter.
option-holy_relics = Saintes reliques
option-holy_relics-about = Cinq reliques reposent dans les villages ; chacune donne un pouvoir à qui la porte.
option-fog_of_war = Brouillard de guerre
option-fog_of_war-about = Les troupes sont face cachée : les autres voient combien de pions, non lesquels.
option-open_diplomacy = Diplomatie ouverte
option-open_diplomacy-about = Aucun marqueur Ambassade : argent, cartes et entretiens privés sont libres.

## Quantités

deniers = { $deniers ->
    [one] { $deniers } écu
   *[other] { $deniers } écus
}
men = { $men ->
    [one] { $men } Sergent
   *[other] { $men } Sergents
}
knights = { $knights ->
    [one] { $knights } Chevalier
   *[other] { $knights } Chevaliers
}
army = { $men ->
    [0] { $knights ->
        [0] aucune troupe
       *[other] { knights }
    }
   *[other] { $knights ->
        [0] { men }
       *[other] { men } et { knights }
    }
}
votes = { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}
points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
hits = { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}
dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
hint-price = { $price ->
    [one] coûte { $price } écu
   *[other] coûte { $price } écus
}

## Choix

verb-pass = Passer
verb-done = Terminer
verb-all = Tout
verb-accept = Accepter
verb-refuse = Refuser
verb-back = Revenir
verb-stand = Se tenir { $noun-at }
verb-bequeath = Le titre revient à { $noun }
verb-recover = Récupérer le titre de fief : { $noun }
verb-save = Utiliser les Dents : la mort est annulée
verb-first = { $noun } commence
verb-settle = S’installer { $noun-at }
verb-court = Chercher à marier { $noun }
verb-woo = Demander { $noun } en mariage
verb-nominate = Présenter { $noun }
verb-favour = Marqueur Pour sur { $noun }
verb-decoy = Marqueur Nul sur { $noun }
verb-abstain = Aucun marqueur Pour
verb-excommunicate = Excommunier { $noun }
verb-pardon = Lever l’excommunication
verb-seek-annulment = Demander au pape d’annuler le mariage
verb-play = Jouer { $noun }
verb-discard = Défausser { $noun }
verb-draw = Piocher : { $noun }
verb-expose = { $noun } tire le dé
verb-bury = { $noun ->
    [0] Ne perdre aucun Chevalier
    [one] Perdre { $noun } Chevalier
   *[other] Perdre { $noun } Chevaliers
}
verb-bless = La poser sur l’évêché { $noun }
verb-tallage = Lever la taille sur le fief { $noun }
verb-tithe = Dîme de l’évêché { $noun }, comme évêque
verb-cardinal-tithe = Dîme de l’évêché { $noun }, comme cardinal
verb-papal-tithe = Dîme de tous les évêchés gouvernés, comme pape
verb-tax-through = { $noun } lève la dîme
verb-ransom = Payer la rançon entière de { $noun }
verb-haggle = Proposer moins pour { $noun }
verb-lump = Proposer à { $noun } un prix pour tous les prisonniers
verb-bid = { $noun ->
    [0] Rien
    [one] { $noun } écu
   *[other] { $noun } écus
}
verb-recruit = Sergent { $noun-at }
verb-knight = Chevalier { $noun-at }
verb-mill = Moulin { $noun-at }
verb-stronghold = Château { $noun-at }
verb-buy-title = Acheter le titre de fief : { $noun }
verb-petition = Demander au roi le fief { $noun }
verb-grant = Accorder le fief { $noun } en tant que roi
verb-charter = { $noun } devient la cité fortifiée
verb-buy-cardinal = Acheter le titre de cardinal pour { $noun }
verb-pass-title = Transmettre le titre de fief : { $noun }
verb-seize = Capturer { $noun }
verb-lead = Marcher avec { $noun } seulement
verb-muster = Marcher avec { $noun } et tous ceux qui peuvent suivre
verb-join = { $noun } rejoint le groupe
verb-detach = { $noun } reste ici
verb-escort = Emmener le prisonnier { $noun }
verb-confine = Laisser ici le prisonnier { $noun }
verb-with-men = { $noun ->
    [0] Aucun Sergent
    [one] { $noun } Sergent
   *[other] { $noun } Sergents
}
verb-with-knights = { $noun ->
    [0] Aucun Chevalier
    [one] { $noun } Chevalier
   *[other] { $noun } Chevaliers
}
verb-march = Aller { $noun-at }
verb-ask = Demander le passage vers { $noun }
verb-relieve = Entrer dans les murs assiégés { $noun-of }
verb-tunnel = Souterrain vers { $noun }
verb-ride = Déclarer une chevauchée
verb-charge = Charger { $noun }
verb-halt = S’arrêter ici
verb-entrust = Laisser le village à { $noun }
verb-attack = Bataille { $noun-at }
verb-target = Attaquer { $noun }
verb-help = Aider { $noun }
verb-fight = Combattre
verb-truce = Proposer une trêve
verb-surrender = Se rendre
verb-call-off = Cesser l’attaque
verb-come-out = Sortir en terrain découvert
verb-stay-inside = Rester dans les murs
verb-stay = Rester dans ce camp
verb-change-sides = Changer de camp
verb-leave = Quitter la bataille
verb-lose-knights = { $noun ->
    [0] Ne perdre aucun Chevalier
    [one] Perdre { $noun } Chevalier
   *[other] Perdre { $noun } Chevaliers
}
verb-loss-of = Une perte pour { $noun }
verb-fall = { $noun } tombe
verb-capture = Faire prisonnier { $noun }
verb-guard = { $noun } garde le prisonnier
verb-besiege = Assiéger { $noun }
verb-continue = Poursuivre le siège { $noun-of }
verb-lift = Lever le siège { $noun-of }
verb-pillage = Piller un moulin { $noun-at }
verb-cede = Céder le contrôle { $noun-of }
verb-to = À { $noun }
verb-free = Libérer le prisonnier { $noun }
verb-hand-over = Remettre le prisonnier { $noun }
verb-lift-siege = Lever le siège { $noun-of }
verb-propose = Faire une offre à { $noun }
verb-invite = Inviter { $noun } à un entretien privé
verb-prolong = Prolonger l’entretien
verb-give-deniers = { $noun ->
    [0] Ne pas donner d’argent
    [one] Donner { $noun } écu
   *[other] Donner { $noun } écus
}
verb-give-card = Donner la carte { $noun }
verb-give-village = Donner le contrôle { $noun-of }
verb-give-captive = Donner le prisonnier { $noun }
verb-give-freedom = Rendre la liberté à { $noun }
verb-give-relic = Donner la relique : { $noun }
verb-want-deniers = { $noun ->
    [0] Ne pas demander d’argent
    [one] Demander { $noun } écu
   *[other] Demander { $noun } écus
}
verb-want-card = Demander la carte { $noun }
verb-want-village = Demander le contrôle { $noun-of }
verb-want-captive = Demander le prisonnier { $noun }
verb-want-freedom = Demander la liberté de { $noun }
verb-want-relic = Demander la relique : { $noun }
verb-submit = Faire cette offre
verb-counter = Faire une autre offre
verb-rise = Révolte { $noun-at }
verb-cause = À cause de : { $noun }
verb-calm = { $noun } tente de calmer le peuple au péril de sa vie
verb-buy-calm = { $noun } tente de calmer le peuple pour 3 écus
verb-victim = Frapper d’abord { $noun }
verb-breach = L’utiliser pour franchir les murs
verb-escape = { $noun } s’évade
verb-strike = Frapper { $noun }
verb-sponsor = { $noun } est le commanditaire
verb-judge = Justice contre { $noun }
verb-waylay = Tendre une embuscade à { $noun }
verb-inspire = d’Arc rejoint { $noun }
verb-elevate = { $noun } devient cardinal
verb-take-relic = Prendre la relique : { $noun }
verb-bearer = { $noun } la porte
verb-shift-rain = Tenter de déplacer le Mauvais temps de l’évêché { $noun }
verb-end-famine = Tenter de lever la Famine de l’évêché { $noun }
verb-pass-relic = Transmettre la relique : { $noun }

## Questions : à vous, et telles que les autres les lisent

prompt-place-lord = Choisissez le village où se tient votre seigneur.
prompt-host-lord = Un seigneur sans refuge demande à se tenir dans votre village. L’accueillez-vous ?
prompt-assign-title = Choisissez lequel de vos seigneurs reçoit le titre.
prompt-inherit = Il n’y a pas de place pour tous les titres de fief du défunt : choisissez lequel garder.
prompt-choose-first = Quelle famille reçoit la carte Premier joueur ?
prompt-choose-village = Choisissez votre premier village : votre seigneur, 3 Sergents, 1 Chevalier et un château s’y placent.
prompt-before-marriages = Avant les mariages : jouez une carte ou passez.
prompt-before-election = Avant l’élection : jouez une carte ou passez.
prompt-before-vote = Les candidats sont connus. Avant le vote : jouez une carte ou passez.
prompt-before-discard = Avant les défausses : jouez une carte ou passez.
prompt-before-draw = Avant la pioche : jouez une carte ou passez.
prompt-before-disasters = Avant les calamités : jouez une carte ou passez.
prompt-before-income = Avant les revenus : jouez une carte ou passez.
prompt-before-purchase = Avant les achats : jouez une carte ou passez.
prompt-before-march = Avant le prochain mouvement : jouez une carte ou passez.
prompt-after-move = Une étape est faite : jouez une carte ou passez.
prompt-after-permission = Le passage est accordé ou refusé : jouez une carte ou passez.
prompt-after-movement = Les mouvements sont finis : jouez une carte ou passez.
prompt-before-battle = Avant la bataille : jouez une carte ou passez.
prompt-between-rolls = Avant le prochain lancer : jouez une carte ou passez.
prompt-after-battle = Après la bataille : jouez une carte ou passez.
prompt-after-sieges = Après les sièges : jouez une carte ou passez.
prompt-after-pillage = Après les pillages : jouez une carte ou passez.
prompt-before-closing = Avant la fin du tour : jouez une carte ou passez.
prompt-before-victory = Avant l’examen de la victoire : jouez une carte ou passez.
prompt-seek-spouse = Vous pouvez chercher à marier un de vos seigneurs : l’autre famille devient votre alliée.
prompt-choose-spouse = Choisissez qui vous demandez en mariage.
prompt-answer-suit = On vous demande un mariage, qui allie les deux familles. Acceptez-vous ?
prompt-name-candidate = Vous pouvez présenter un de vos seigneurs comme candidat.
prompt-place-for = Placez votre marqueur Pour face cachée sur un candidat, ou gardez-le.
prompt-place-decoy = Vous pouvez aussi placer votre marqueur Nul : il ne compte pas, mais nul ne le sait.
prompt-answer-annulment = On vous demande, en tant que pape, d’annuler un mariage. Y consentez-vous ?
prompt-discard-cards = Défaussez les cartes dont vous ne voulez plus ; ensuite vous piochez.
prompt-draw-cards = Piochez jusqu’à deux cartes, dont une seule carte Seigneur ; votre main ne dépasse jamais trois cartes.
prompt-play-cards = Jouez les cartes que vous voulez.
prompt-plague-order = Peste : choisissez lequel de vos seigneurs lance le dé ; de 1 à 3, il meurt.
prompt-plague-losses = La peste emporte la moitié de vos troupes ici. Combien de Chevaliers parmi les morts ?
prompt-choose-bishopric = Choisissez l’évêché pour la carte.
prompt-choose-tax = Choisissez ce que vous taxez : un fief, ou les moulins d’évêchés.
prompt-choose-taxer = Choisissez lequel de vos cardinaux lève la dîme.
prompt-name-prince = La reine est de votre famille : le nouveau seigneur devient-il prince héritier ?
prompt-recover-title = Choisissez un titre de fief vacant dont votre famille contrôle la cité fortifiée.
prompt-settle-ransoms = Réglez les rançons de vos seigneurs prisonniers.
prompt-name-price = Combien proposez-vous ?
prompt-answer-price = On vous offre moins que la rançon entière. Acceptez-vous ?
prompt-buy = Achetez troupes, bâtiments et titres.
prompt-choose-city = Choisissez le château du fief qui devient cité fortifiée.
prompt-answer-petition = On vous demande, en tant que roi, d’accorder un titre de fief gratuitement. Y consentez-vous ?
prompt-answer-grant = Le roi vous offre un titre de fief gratuitement. Acceptez-vous ?
prompt-consent-cardinal = On vous demande, en tant que pape, d’agréer un nouveau cardinal. Y consentez-vous ?
prompt-seize-lone-lord = Un seigneur sans troupes se tient près des vôtres. Le faites-vous prisonnier ?
prompt-choose-leader = Choisissez le seigneur qui mène le prochain groupe, ou terminez vos mouvements.
prompt-on-the-way = Choisissez qui vient, et où aller.
prompt-must-go-on = La chevauchée a gagné et doit continuer.
prompt-give-leave = Un groupe vous demande le passage. L’accordez-vous ?
prompt-admit-relief = Des renforts demandent à entrer dans vos murs assiégés. Ouvrez-vous ?
prompt-let-cavalcade-pass = Une chevauchée arrive : la laissez-vous passer ou combattez-vous ?
prompt-name-controller = Vous quittez le village : qui le contrôle désormais ?
prompt-declare-battle = Déclarez une bataille, ou continuez.
prompt-choose-target = Qui attaquez-vous ?
prompt-join-battle = Aidez-vous un camp dans cette bataille ?
prompt-accept-helper = Quelqu’un veut combattre à vos côtés. Acceptez-vous ?
prompt-before-first-roll = La bataille commence : combattez ou rendez-vous.
prompt-end-of-roll = Le lancer est fait : combattez encore, proposez une trêve ou finissez autrement.
prompt-answer-truce = Une trêve est proposée : les survivants restent où ils sont. Acceptez-vous ?
prompt-choose-sortie = Les assaillants s’arrêtent. Sortez-vous combattre sans murs ?
prompt-choose-side = Vous aidez un camp : restez, changez de camp ou partez.
prompt-choose-losses = Combien de Chevaliers parmi vos pertes ? Le reste sont des Sergents.
prompt-whose-knight = De qui le Chevalier tombe-t-il ?
prompt-whose-man-at-arms = De qui le Sergent tombe-t-il ?
prompt-choose-fallen = Toutes les troupes sont mortes et il reste un dégât : quel seigneur tombe ?
prompt-take-captives = Des seigneurs vaincus restent : capturez-les ou laissez-les libres.
prompt-take-over-captives = Les gardiens ont disparu : reprenez-vous leurs prisonniers ?
prompt-choose-guard = Qui, dans votre camp, garde le prisonnier ?
prompt-continue-siege = Poursuivez vos sièges ou levez-les.
prompt-declare-siege = Assiégez une place forte, ou continuez.
prompt-choose-pillage = Pillez des moulins : chacun est détruit et rapporte 1 écu.
prompt-cede-to = Qui reçoit le contrôle du village ?
prompt-hand-over-to = Qui reçoit le prisonnier ?
prompt-take-captive = On vous remet un prisonnier. Le prenez-vous ?
prompt-compose = Composez votre offre : ce que vous donnez et ce que vous demandez.
prompt-answer-offer = On vous fait une offre. Tout change de mains d’un coup, ou rien.
prompt-invite-others = Invitez d’autres joueurs à l’entretien, ou commencez.
prompt-answer-invitation = On vous invite à un entretien privé. Venez-vous ?
prompt-talk = En privé : faites des offres que nul autre n’entend, ou finissez l’entretien.
prompt-choose-rising = Choisissez le village qui se révolte : il doit être taxé ou affamé.
prompt-choose-cause = Choisissez la cause de la révolte.
prompt-join-rising = Un village se révolte : ajoutez une Révolte ou un Souterrain, ou passez.
prompt-calm-rising = Tentez-vous de calmer le peuple ? Un échec peut coûter la vie.
prompt-choose-victim = De qui les troupes sont-elles frappées d’abord ?
prompt-use-passage = Choisissez l’usage du Souterrain.
prompt-escape-too = Qui s’évade par le même souterrain ?
prompt-choose-prey = Choisissez la victime de l’assassin.
prompt-choose-sponsor = Choisissez lequel de vos seigneurs a engagé l’assassin : il porte le marqueur.
prompt-evade = Un de vos seigneurs est en danger : un Souterrain le sauverait.
prompt-choose-culprit = Choisissez le commanditaire que frappe la justice.
prompt-choose-ambushed = Choisissez le seigneur pris dans l’embuscade.
prompt-choose-maid = Choisissez la dame non mariée qui devient d’Arc.
prompt-choose-cardinal = Choisissez l’évêque qui devient cardinal.
prompt-consent-to-hat = On vous demande, en tant que pape, d’agréer un nouveau cardinal. Y consentez-vous ?
prompt-use-teeth = Un seigneur vient de mourir. Utilisez-vous les Dents de saint Géronce pour l’éviter ?
prompt-use-eyes = Les Yeux de sainte Roseline peuvent déplacer le Mauvais temps.
prompt-use-bone = L’Os de sainte Radegonde peut lever une Famine.
prompt-choose-bearer = Choisissez quel seigneur porte la relique.
prompt-permit-relic = On veut prendre une relique dans votre village. Le permettez-vous ?
prompt-before-the-vote = Les candidats sont connus : agissez en tant que pape si vous voulez, ou passez.
prompt-last-request = On va vérifier la victoire, et sans ce mariage vous gagneriez seul : demandez au pape de l’annuler, ou passez.

waits-place-lord = { $seat } choisit où se tient un seigneur
waits-host-lord = { $seat } peut accueillir un seigneur
waits-assign-title = { $seat } choisit qui reçoit un titre
waits-inherit = { $seat } règle une succession
waits-choose-first = { $seat } dit qui commence
waits-choose-village = { $seat } choisit son premier village
waits-before-marriages = { $seat } peut jouer une carte
waits-before-election = { $seat } peut jouer une carte
waits-before-vote = { $seat } peut jouer une carte
waits-before-discard = { $seat } peut jouer une carte
waits-before-draw = { $seat } peut jouer une carte
waits-before-disasters = { $seat } peut jouer une carte
waits-before-income = { $seat } peut jouer une carte
waits-before-purchase = { $seat } peut jouer une carte
waits-before-march = { $seat } peut jouer une carte
waits-after-move = { $seat } peut jouer une carte
waits-after-permission = { $seat } peut jouer une carte
waits-after-movement = { $seat } peut jouer une carte
waits-before-battle = { $seat } peut jouer une carte
waits-between-rolls = { $seat } peut jouer une carte
waits-after-battle = { $seat } peut jouer une carte
waits-after-sieges = { $seat } peut jouer une carte
waits-after-pillage = { $seat } peut jouer une carte
waits-before-closing = { $seat } peut jouer une carte
waits-before-victory = { $seat } peut jouer une carte
waits-seek-spouse = { $seat } peut chercher un mariage
waits-choose-spouse = { $seat } choisit qui demander en mariage
waits-answer-suit = { $seat } répond à une demande en mariage
waits-name-candidate = { $seat } peut présenter un candidat
waits-place-for = { $seat } place ses marqueurs de vote
waits-place-decoy = { $seat } place ses marqueurs de vote
waits-answer-annulment = { $seat } répond pour le pape
waits-discard-cards = { $seat } défausse
waits-draw-cards = { $seat } pioche
waits-play-cards = { $seat } joue des cartes
waits-plague-order = { $seat } affronte la peste
waits-plague-losses = { $seat } perd des troupes par la peste
waits-choose-bishopric = { $seat } choisit un évêché
waits-choose-tax = { $seat } lève un impôt
waits-choose-taxer = { $seat } lève une dîme
waits-name-prince = { $seat } peut nommer un prince héritier
waits-recover-title = { $seat } peut récupérer un titre de fief
waits-settle-ransoms = { $seat } règle les rançons
waits-name-price = { $seat } propose un prix
waits-answer-price = { $seat } répond à une offre de rançon
waits-buy = { $seat } fait ses achats
waits-choose-city = { $seat } choisit le siège du fief
waits-answer-petition = { $seat } répond pour le roi
waits-answer-grant = { $seat } répond au roi
waits-consent-cardinal = { $seat } répond pour le pape
waits-seize-lone-lord = { $seat } peut capturer un seigneur isolé
waits-choose-leader = { $seat } se déplace
waits-on-the-way = { $seat } déplace un groupe
waits-must-go-on = { $seat } poursuit la chevauchée
waits-give-leave = { $seat } accorde ou refuse le passage
waits-admit-relief = { $seat } peut accueillir des renforts
waits-let-cavalcade-pass = { $seat } fait face à une chevauchée
waits-name-controller = { $seat } nomme le nouveau maître d’un village
waits-declare-battle = { $seat } peut déclarer une bataille
waits-choose-target = { $seat } choisit qui attaquer
waits-join-battle = { $seat } peut rejoindre la bataille
waits-accept-helper = { $seat } peut accepter de l’aide
waits-before-first-roll = { $seat } va combattre
waits-end-of-roll = { $seat } décide de la suite de la bataille
waits-answer-truce = { $seat } répond à une offre de trêve
waits-choose-sortie = { $seat } peut sortir
waits-choose-side = { $seat } peut changer de camp
waits-choose-losses = { $seat } choisit les pertes
waits-whose-knight = { $seat } répartit les pertes
waits-whose-man-at-arms = { $seat } répartit les pertes
waits-choose-fallen = { $seat } choisit qui tombe
waits-take-captives = { $seat } peut faire des prisonniers
waits-take-over-captives = { $seat } peut reprendre des prisonniers
waits-choose-guard = { $seat } choisit qui garde un prisonnier
waits-continue-siege = { $seat } décide de ses sièges
waits-declare-siege = { $seat } peut commencer un siège
waits-choose-pillage = { $seat } peut piller
waits-cede-to = { $seat } cède un village
waits-hand-over-to = { $seat } remet un prisonnier
waits-take-captive = { $seat } peut recevoir un prisonnier
waits-compose = { $seat } compose une offre
waits-answer-offer = { $seat } répond à une offre
waits-invite-others = { $seat } prend des joueurs à part
waits-answer-invitation = { $seat } est invité à un entretien
waits-talk = { $seat } est en entretien privé
waits-choose-rising = { $seat } soulève un village
waits-choose-cause = { $seat } nomme la cause de la révolte
waits-join-rising = { $seat } peut se joindre à la révolte
waits-calm-rising = { $seat } peut calmer la révolte
waits-choose-victim = { $seat } choisit qui le peuple frappe
waits-use-passage = { $seat } utilise un Souterrain
waits-escape-too = { $seat } fait évader des prisonniers
waits-choose-prey = { $seat } engage un assassin
waits-choose-sponsor = { $seat } nomme le commanditaire
waits-evade = { $seat } peut répondre par un Souterrain
waits-choose-culprit = { $seat } en appelle à la justice
waits-choose-ambushed = { $seat } tend une embuscade
waits-choose-maid = { $seat } joue d’Arc
waits-choose-cardinal = { $seat } nomme un cardinal
waits-consent-to-hat = { $seat } répond pour le pape
waits-use-teeth = { $seat } peut annuler une mort
waits-use-eyes = { $seat } peut déplacer le Mauvais temps
waits-use-bone = { $seat } peut lever une Famine
waits-choose-bearer = { $seat } prend une relique
waits-permit-relic = { $seat } doit répondre pour une relique
waits-before-the-vote = { $seat } peut agir avant le vote
waits-last-request = { $seat } peut parler avant la vérification de la victoire

## Le journal

fact-controlled = { $seat } contrôle { $village }.
fact-uncontrolled = Plus personne ne contrôle { $village }.
fact-siege-ended = Le siège { $village-of } par { $seat } est fini.
fact-died = { $lord } ({ $seat }) meurt.
fact-title-fell = Un titre revient à { $seat } : { $title }.
fact-title-granted = { $lord } ({ $seat }) reçoit le titre : { $title }.
fact-title-vacant = Le titre est vacant : { $title }.
fact-widowed = Le mariage de { $lord } prend fin.
fact-became-regent = { $lord } règne comme reine régente.
fact-succeeded = { $lord }, le prince héritier, est le nouveau roi.
fact-captured = { $lord } ({ $seat }) tombe aux mains de { $by }.
fact-freed = { $lord } ({ $seat }) est libre.
fact-asked-host = { $lord } ({ $seat }) demande à se tenir { $village-at }.
fact-host-refused = { $seat } n’accueille pas { $lord } { $village-at }.
fact-stood = { $lord } ({ $seat }) se tient { $village-at }.
fact-pardoned = L’excommunication de { $lord } est levée.
fact-troops-passed = { $to } hérite de { $seat } { $village-at } : { army }.
fact-became-first = { $seat } reçoit la carte Premier joueur.
fact-joined-family = { $lord } appartient à la famille de { $seat }.
fact-settled = { $seat } s’installe { $village-at }.
fact-relic-laid = Une relique se trouve { $village-at } : { $relic }.
fact-round-began = Le tour { $round } commence.
fact-wooed = { $seat } demande un mariage entre { $lord } et { $spouse }.
fact-suit-refused = { $seat } refuse de marier { $spouse } à { $lord }.
fact-married = { $lord } et { $spouse } se marient, ce qui lie leurs familles.
fact-election-called = Une élection a lieu : { $title }.
fact-stood-for = { $seat } présente { $lord } : { $title }.
fact-struck-off = { $lord } ({ $seat }) ne peut plus être élu et est rayé.
fact-voted = { $seat } vote pour { $lord } : { votes }.
fact-bluffed = Un marqueur de { $seat } sur { $lord } est Nul.
fact-not-elected = Personne n’est élu : { $title }.
fact-elected = { $lord } ({ $seat }) est élu avec { votes } : { $title }.
fact-excommunicated = Le pape de { $seat } excommunie { $lord }.
fact-annulment-sought = { $seat } demande au pape d’annuler le mariage de { $lord } et { $spouse }.
fact-annulment-refused = Le pape de { $seat } n’annule pas le mariage.
fact-annulled = Le mariage de { $lord } et { $spouse } est annulé.
fact-deck-renewed = Une pioche est reformée : { $deck }.
fact-discarded = { $seat } défausse { $card }.
fact-drew-lord = { $seat } pioche une carte Seigneur : { $card }.
fact-drew-lord-hidden = { $seat } pioche une carte Seigneur.
fact-drew-fortune = { $seat } pioche une carte Événement : { $card }.
fact-drew-fortune-hidden = { $seat } pioche une carte Événement.
fact-disaster-laid = { $seat } tombe sur une calamité ; elle attend face cachée sur la case { $space }.
fact-disaster-dropped = La piste est pleine : { $card } est défaussée.
fact-disaster-rolled = Calamité { $card } : le dé indique { $die }.
fact-disaster-struck = { $card } frappe l’évêché { $bishopric }.
fact-disaster-averted = { $card } : sans effet, la carte est défaussée.
fact-disaster-ended = { $card } quitte l’évêché { $bishopric }.
fact-plague-rolled = { $lord } ({ $seat }) affronte la peste : { $die }.
fact-plague-spread = { $losses ->
    [0] La peste n’emporte aucune troupe de { $seat } { $village-at }.
    [one] La peste emporte { $losses } pion de { $seat } { $village-at }.
   *[other] La peste emporte { $losses } pions de { $seat } { $village-at }.
}
fact-plague-killed = { $seat } perd { army } par la peste { $village-at }.
fact-lord-came = { $lord } rejoint la famille de { $seat }.
fact-fortune-laid = { $seat } pose { $card } sur l’évêché { $bishopric }.
fact-tallaged = { $lord } ({ $seat }) lève la taille sur le fief { $fief }.
fact-tithed = { $lord } ({ $seat }) lève la dîme de l’évêché { $bishopric }.
fact-tithed-as-cardinal = Le cardinal { $lord } ({ $seat }) lève la dîme de l’évêché { $bishopric }.
fact-tithed-as-pope = Le pape { $lord } ({ $seat }) lève la dîme de tous les évêchés gouvernés.
fact-ransomed = { $seat } paie { deniers } à { $to } pour { $lord }.
fact-price-offered = { $seat } propose { deniers } à { $to } pour { $lord }.
fact-lump-offered = { $seat } propose { deniers } à { $to } pour tous les prisonniers ensemble.
fact-price-refused = { $seat } refuse { deniers } de { $of }.
fact-bought-man = { $seat } achète un Sergent { $village-at }.
fact-bought-knight = { $seat } achète un Chevalier { $village-at }.
fact-built-mill = { $seat } bâtit un moulin { $village-at }.
fact-built-stronghold = { $seat } bâtit un château { $village-at }.
fact-bought-title = { $deniers ->
    [0] { $seat } reçoit gratuitement le titre de fief : { $fief }.
    [one] { $seat } achète le titre de fief { $fief } pour { $deniers } écu.
   *[other] { $seat } achète le titre de fief { $fief } pour { $deniers } écus.
}
fact-price-waived = Le roi de { $seat } accorde à { $to } le fief { $fief }.
fact-petition-refused = Le roi de { $seat } refuse à { $to } le fief { $fief }.
fact-grant-refused = { $seat } n’accepte pas le fief { $fief }.
fact-city-chartered = { $village } devient une cité fortifiée de { $seat }.
fact-petitioned = { $seat } demande au roi le fief { $fief } sans rien payer.
fact-grant-offered = Le roi de { $seat } offre à { $to } le fief { $fief }.
fact-bought-cardinal = { $seat } achète le titre de cardinal pour { $lord }.
fact-cardinal-refused = Le pape de { $seat } refuse de faire { $lord } cardinal.
fact-title-passed = { $seat } transmet le titre de fief { $fief } à { $lord }.
fact-village-income = { $seat } reçoit { deniers } de ses villages.
fact-mill-income = { $seat } reçoit { deniers } de ses moulins.
fact-tallage-income = { $seat } reçoit { deniers } de taille du fief { $fief }.
fact-tithe-income = { $seat } reçoit { deniers } de dîme de l’évêché { $bishopric }.
fact-queen-income = { $seat } reçoit { deniers } grâce à la reine.
fact-tax-lapsed = Un impôt de { $seat } tombe : son titre est perdu.
fact-income-ended = Les revenus sont perçus : marqueurs Impôt, Bonnes récoltes et Beau temps sont retirés.
fact-marched = { $troops ->
    [0] { $lord } ({ $seat }) va { $from-of } { $village-at }.
    [one] { $lord } ({ $seat }) va { $from-of } { $village-at } avec { $troops } pion.
   *[other] { $lord } ({ $seat }) va { $from-of } { $village-at } avec { $troops } pions.
}
fact-marched-with = { $seat } emmène { army }.
fact-marched-with-hidden = { $seat } emmène des troupes.
fact-went-along = { $lord } ({ $seat }) est du voyage.
fact-asked-leave = { $lord } ({ $seat }) demande { $village-at } le passage vers { $to }.
fact-gave-leave = { $seat } laisse { $to } passer par { $village }.
fact-refused-leave = { $seat } ne laisse pas { $to } passer par { $village }.
fact-asked-relief = { $lord } ({ $seat }) demande à entrer en renfort { $village-at }.
fact-admitted-relief = { $seat } ouvre { $village } aux renforts de { $of }.
fact-turned-away-relief = { $seat } repousse les renforts de { $of } { $village-at }.
fact-used-passage = { $seat } emprunte un Souterrain vers { $village }.
fact-declared-cavalcade = { $lord } ({ $seat }) déclare une chevauchée { $village-at } avec { knights }.
fact-charged = { $seat } charge { $target } { $village-at } avec { knights }.
fact-let-cavalcade-through = { $seat } laisse passer la chevauchée de { $of } par { $village }.
fact-cavalcade-won = La chevauchée de { $seat } l’emporte { $village-at } et continue.
fact-cavalcade-failed = La chevauchée de { $seat } s’arrête { $village-at }.
fact-entrusted = { $seat } laisse { $village } à { $to }.
fact-battle-declared = { $seat } attaque { $against } { $village-at }.
fact-offered-help = { $seat } propose de combattre aux côtés de { $whom }.
fact-helped = { $seat } combat aux côtés de { $whom }.
fact-help-declined = { $seat } décline l’aide de { $whom }.
fact-rolled = { $seat } lance { dice } : { hits } ({ $faces }).
fact-troops-lost = { $seat } perd { army } { $village-at }.
fact-changed-sides = { $seat } passe dans le camp de { $whom }.
fact-left-battle = { $seat } quitte la bataille.
fact-gates-opened = { $seat } ouvre de l’intérieur les portes { $village-of }.
fact-new-principal = { $seat } mène désormais la bataille { $village-at }.
fact-truce-offered = { $seat } propose une trêve.
fact-truce-refused = { $seat } refuse la trêve.
fact-truce-made = La trêve offerte par { $seat } met fin à la bataille { $village-of }.
fact-surrendered = { $seat } se rend { $village-at }.
fact-called-off = { $seat } cesse l’attaque { $village-of }.
fact-came-out = { $seat } sort des murs { $village-of }.
fact-no-dice = { $seat } n’a aucun dé à lancer { $village-at }.
fact-three-empty-rolls = Trois lancers sans perte : la bataille { $village-of } s’arrête.
fact-only-lords-left = Il ne reste que des seigneurs { $village-at } : la bataille s’arrête.
fact-no-lord-to-attack = Les assaillants { $village-of } n’ont plus de seigneur : la bataille s’arrête.
fact-all-destroyed = Il ne reste personne de la bataille { $village-of }.
fact-left-free = { $lord } ({ $seat }) échappe à la captivité et reste libre.
fact-battle-won = { $seat } gagne la bataille { $village-of }.
fact-besieged = { $seat } assiège { $village }.
fact-siege-continued = { $seat } poursuit le siège { $village-of }.
fact-pillaged = { $seat } pille un moulin { $village-at }.
fact-disasters-discarded = { $cards ->
    [0] Il ne reste aucune calamité sur la carte.
    [one] { $cards } carte Calamité quitte le plateau.
   *[other] { $cards } cartes Calamité quittent le plateau.
}
fact-won-alone = { $seat } gagne avec { points }.
fact-won-allied = { $seat } et { $with } gagnent ensemble avec { points }.
fact-won-at-limit = Le dernier tour est fini : { $seat } gagne avec { points }.
fact-shared = { $seat } partage la victoire avec { points }.
fact-tie-broken = L’égalité revient à { $seat } : { $by }.
fact-tie-stands = Rien ne départage : la partie continue.
fact-ceded = { $seat } cède { $village } à { $to }.
fact-captive-offered = { $seat } propose à { $to } de lui remettre { $lord }, en captivité.
fact-captive-declined = { $seat } ne prend pas { $lord } en captivité.
fact-handed-over = { $seat } remet { $lord }, en captivité, à { $to }.
fact-siege-lifted = { $seat } lève le siège { $village-of }.
fact-offered = { $seat } fait une offre à { $to }.
fact-offered-hidden = { $seat } fait une offre.
fact-offer-withdrawn = { $seat } retire son offre.
fact-offer-refused = { $seat } refuse l’offre de { $of }.
fact-offer-refused-hidden = { $seat } refuse une offre.
fact-deal-made = { $seat } et { $with } concluent un accord.
fact-deal-made-hidden = { $seat } conclut un accord.
fact-gave-deniers = { $seat } donne { deniers } à { $to }.
fact-gave-deniers-hidden = { $seat } donne de l’argent en privé.
fact-gave-card = { $seat } donne la carte { $card } à { $to }.
fact-gave-card-hidden = { $seat } donne une carte en privé.
fact-gave-relic = { $seat } donne une relique à { $to } : { $relic }.
fact-marker-spent = { $seat } dépense un marqueur Ambassade.
fact-invited = { $seat } invite { $guest } à un entretien privé.
fact-declined = { $seat } décline l’entretien.
fact-talk-began = { $seat } s’isole pour un entretien privé.
fact-talk-prolonged = { $seat } prolonge l’entretien.
fact-talk-ended = L’entretien privé de { $seat } est fini.
fact-rose = { $seat } soulève { $village } : { $cause }.
fact-joined-rising = { $seat } attise la révolte { $village-at }.
fact-opened-walls = { $seat } fait entrer le peuple par un Souterrain { $village-at }.
fact-calmed = { $lord } ({ $seat }) calme le peuple : { $die }.
fact-not-calmed = { $lord } ({ $seat }) ne parvient pas à calmer le peuple : { $die }.
fact-rising-failed = La révolte { $village-of } n’aboutit à rien.
fact-rising-struck = La révolte { $village-of } frappe : { hits }.
fact-village-sacked = { $mills ->
    [0] Le peuple saccage { $village }.
    [one] Le peuple saccage { $village } ; { $mills } moulin est détruit.
   *[other] Le peuple saccage { $village } ; { $mills } moulins sont détruits.
}
fact-stronghold-razed = Le château { $village-of } est détruit.
fact-breached = { $seat } trouve un Souterrain sous les murs { $village-of }.
fact-escaped = { $lord } ({ $seat }) s’évade par un Souterrain.
fact-struck = { $sponsor } ({ $seat }) envoie un assassin à { $lord }.
fact-evaded = { $lord } ({ $seat }) s’échappe par un Souterrain.
fact-survived = { $lord } ({ $seat }) survit à l’assassin : { $die }.
fact-slain = { $lord } ({ $seat }) ne survit pas à l’assassin : { $die }.
fact-judged = { $seat } en appelle à la justice contre { $lord }.
fact-waylaid = { $lord } tombe dans une embuscade de { $seat }.
fact-inspired = { $seat } joue d’Arc : { $lord } en porte désormais la marque.
fact-elevated = { $seat } fait { $lord } cardinal.
fact-hat-sought = { $seat } demande au pape que { $lord } devienne cardinal.
fact-hat-refused = Le pape de { $seat } refuse de faire { $lord } cardinal.
fact-dying = { $lord } ({ $seat }) se meurt ; les Dents de saint Géronce peuvent encore agir.
fact-saved = Les Dents de saint Géronce annulent la mort de { $lord }.
fact-relic-sought = { $seat } demande à prendre une relique { $village-at } : { $relic }.
fact-relic-withheld = { $seat } ne laisse pas { $from } prendre la relique : { $relic }.
fact-took-relic = { $lord } ({ $seat }) prend la relique : { $relic }.
fact-relic-left = Une relique reste { $village-at } : { $relic }.
fact-rain-shifted = Les Yeux de sainte Roseline tentent de déplacer le Mauvais temps de l’évêché { $bishopric } : { $die }.
fact-famine-tried = L’Os de sainte Radegonde est opposé à la Famine de l’évêché { $bishopric } : { $die }.
fact-bought-man-hidden = { $seat } achète un Sergent.
fact-bought-knight-hidden = { $seat } achète un Chevalier.
fact-marked = Un marqueur de vote de { $seat } est posé sur { $lord }.

## Pourquoi non

why-over = La partie est finie.
why-rule = Une règle l’interdit maintenant.
why-effect = Attendez la fin de l’effet en cours.
why-otherwise = On vous demande autre chose maintenant.
why-not-asked = On ne vous demande rien maintenant.

## Le plateau dans un terminal

board-turn = à { $seat } d’agir
board-first = Premier joueur : { $seat }
board-held = { $lord } ({ $seat })
board-vacant = vacant
board-empty = Personne : { $villages }
board-bishopric = Évêché { $number }
board-no-bishop = sans évêque
board-bishop = évêque { $lord } ({ $seat })
board-money-hidden = argent caché
board-points = { $points } PV
board-hand = main { $lords } + { $fortunes }
board-markers = ambassades { $markers }
board-stock = réserve { $men } + { $knights }
board-lord-deck = Pioche Seigneur { $cards }, défausse { $discards }
board-fortune-deck = Pioche Événement { $cards }, défausse { $discards }
board-top = { $back ->
    [disaster] une Calamité au-dessus
   *[fortune] un Événement au-dessus
}
board-track = Calamités en attente : { $cards }
board-supply = Restent : { $strongholds } châteaux, { $mills } moulins
board-captive = aux mains de { $seat }
board-captive-saracens = aux mains des Sarrasins
board-married = époux de { $lord }
board-excommunicated = sous excommunication
board-assassin = commanditaire d’assassin
board-battle = Bataille { $village-at } : { $attacker } contre { $defender }
board-candidates = Candidats : { $lords }
board-legend = { $lord } seigneur · ( ) prisonnier · { $man } Sergent { $knight } Chevalier · { $stronghold } château { $city } cité fortifiée · { $mill } moulin · { $engine } siège · * village principal · petit chiffre : évêché

## Les règles en une phrase

# What the ids of its rules begin with, and one to look for.
rule-letters = FX
rule-example = F-5.2-03
rule-F-1_1-02 = Un mariage unit un homme et une dame de deux familles différentes.
rule-F-1_1-03 = Le marié ne doit pas être déjà marié.
rule-F-1_1-04 = Évêques, cardinaux et pape ne se marient pas.
rule-F-1_1-05 = La mariée ne doit pas être déjà mariée.
rule-F-1_1-06 = La dame qui porte d’Arc ne se marie jamais.
rule-F-1_1-07 = Chaque famille n’a qu’un mariage à la fois.
rule-F-1_1-08 = Les deux joueurs doivent consentir au mariage, qui est annoncé à tous.
rule-F-1_1-10 = Un mariage lie les deux familles : elles échangent leurs marqueurs Mariage.
rule-F-1_1_1-02 = La mort d’un époux met fin au mariage, quelle qu’en soit la cause.
rule-F-1_2-13 = Le pion d’un titre est placé près du seigneur qui le porte.
rule-F-1_2-14 = Un titre de fief exige le contrôle de tous ses villages et un château.
rule-F-1_3-02 = À chaque élection, un joueur peut présenter un seul seigneur éligible de sa famille.
rule-F-1_3-05 = Un candidat ne peut être retiré, mais celui qui n’est plus éligible est rayé.
rule-F-1_3-07 = Qui a au moins une voix place ses marqueurs face cachée sur des candidats.
rule-F-1_3-08 = Un votant place aucun, un ou deux marqueurs.
rule-F-1_3-09 = Les marqueurs de vote vont seulement sur des candidats, siens ou non.
rule-F-1_3-11 = Tous les marqueurs de vote sont révélés ensemble.
rule-F-1_3-13 = Un marqueur Nul n’ajoute ni n’enlève rien.
rule-F-1_3-15 = Si personne ne remplit la condition, le titre reste vacant ce tour-ci.
rule-F-1_3-16 = Le vainqueur de l’élection reçoit le titre.
rule-F-1_3-24 = Les excommuniés ne se présentent ni ne votent.
rule-F-1_4-04 = Un évêque doit être un homme.
rule-F-1_4-05 = Un évêque ne doit pas être marié.
rule-F-1_4-06 = Nul n’est évêque de deux évêchés.
rule-F-1_4-07 = Un prisonnier ne peut être élu évêque.
rule-F-1_4-08 = Un excommunié ne peut être élu évêque.
rule-F-1_4-09 = Le roi ne peut être élu évêque.
rule-F-1_4B-08 = Un évêque ne calme que les révoltes de son évêché.
rule-F-1_4B-09 = Qu’un évêque prisonnier puisse calmer le peuple dépend de l’édition.
rule-F-1_4B-11 = Si le peuple est calmé, la révolte n’a pas lieu.
rule-F-1_4B-12 = L’évêque qui échoue à calmer le peuple est lapidé, et la révolte a lieu.
rule-F-1_4B-17 = On peut calmer le peuple après la carte Révolte et avant ses dés.
rule-F-1_5-06 = Seuls trois cardinaux peuvent être nommés par carte à la fois.
rule-F-1_5-09 = Tant qu’il y a un pape, nul ne devient cardinal sans son accord.
rule-F-1_5-10 = Sans l’accord du pape, la carte reste en main, ou rien n’est payé.
rule-F-1_5B-08 = Un cardinal calme une révolte partout pour 3 écus.
rule-F-1_5B-12 = Un cardinal paie 3 écus pour chaque carte Révolte à calmer.
rule-F-1_6-01 = Un titre dont nul n’hérite retourne sur le plateau.
rule-F-1_7-04 = Seuls les évêques et cardinaux libres se présentent comme pape.
rule-F-1_7P-06 = Le pape peut annuler un mariage si l’une des familles le demande ; il n’y est jamais tenu.
rule-F-1_7P-07 = Le pape n’annule aucun mariage sans la demande d’une des familles.
rule-F-1_7P-08 = Le mariage du roi et de la reine ne s’annule plus dès qu’ils ont eu un prince héritier.
rule-F-1_7P-12 = Le pape peut excommunier un seigneur par tour.
rule-F-1_7P-13 = Le pape peut excommunier à tout moment, sauf pendant un vote caché.
rule-F-1_7P-14 = Un seul seigneur est excommunié à la fois.
rule-F-1_7P-15 = Le pape excommunie un seigneur en jeu, de n’importe quelle famille, mais pas lui-même.
rule-F-1_7P-18 = L’excommunication dure jusqu’à ce que le pape la lève ou meure.
rule-F-1_8-02 = Un roi doit être un homme.
rule-F-1_8-03 = Un candidat au trône doit déjà avoir un titre.
rule-F-1_8-04 = Le clergé ne se présente pas au trône.
rule-F-1_8-05 = Un prisonnier ne peut être élu roi.
rule-F-1_8-06 = Un excommunié ne peut être élu roi.
rule-F-1_8_1-03 = Quand le roi meurt sans prince héritier, la reine règne comme régente.
rule-F-1_8_2-01 = Quand la famille de la reine met en jeu un homme, il peut devenir prince héritier.
rule-F-1_8_2-02 = Il n’y a de prince héritier que du vivant du roi.
rule-F-1_8_2-03 = Nul prince héritier n’est nommé tant que la reine est prisonnière.
rule-F-1_8_2-04 = À la mort du roi, le prince héritier devient roi aussitôt.
rule-F-1_8_2-10 = Seul un nouveau seigneur de la famille de la reine devient prince héritier.
rule-F-1_8C-02 = Il n’y a qu’un prince héritier à la fois.
rule-F-1_8C-06 = Le remplacement d’un prince héritier mort dépend de l’édition.
rule-F-1_8K-03 = Le roi peut accorder des titres de fief gratuits, selon l’édition.
rule-F-1_8K-04 = Une famille peut refuser le don du roi.
rule-F-10_0-02 = Les cartes Surprise attendent la fin de l’effet en cours.
rule-F-10_1-01 = Une révolte exige un village sous la taille, la dîme ou la famine.
rule-F-10_1-04 = Nul ne soulève un village contre son propre impôt.
rule-F-10_1-05 = Qui joue une Révolte nomme le village et la cause.
rule-F-10_1-06 = Une révolte attaque aussitôt les troupes du village avec un dé et un dégât de plus.
rule-F-10_1-08 = Si plusieurs joueurs y ont des troupes, celui qui a joué la carte choisit le premier frappé.
rule-F-10_1-11 = Sans dé, une révolte ne fait rien.
rule-F-10_1-13 = Plusieurs révoltes peuvent frapper ensemble le même village.
rule-F-10_1-14 = Les révoltes jouées ensemble cumulent leurs dés.
rule-F-10_1-18 = Si une révolte tue toutes les troupes, les seigneurs présents meurent, les moulins et un éventuel château sont détruits.
rule-F-10_2-01 = Une carte Souterrain sert à un seul de ses usages, puis est défaussée.
rule-F-10_2_1-01 = Un Souterrain sert à un groupe du joueur mené par un seigneur, pendant son mouvement.
rule-F-10_2_1-07 = Un Souterrain permet de passer un adversaire sans accord ni combat.
rule-F-10_2_2-01 = Avec un Souterrain, l’assaillant ignore les murs pour une bataille.
rule-F-10_2_2-02 = Un Souterrain mène aussi une révolte au-delà des murs.
rule-F-10_2_2-03 = Seul le camp attaquant d’une bataille en cours use d’un Souterrain contre les murs.
rule-F-10_2_3-01 = Dans l’édition anglaise, un Souterrain sauve un seigneur d’un assassin ou d’une embuscade.
rule-F-10_2_3-03 = Par un Souterrain, un prisonnier s’évade sans rançon.
rule-F-10_2_3-04 = Qui peut faire évader un prisonnier par un Souterrain dépend de l’édition.
rule-F-10_2_3-05 = D’autres prisonniers du même lieu peuvent fuir avec lui.
rule-F-10_3-01 = Un assassin frappe tout seigneur d’une autre famille, même alliée.
rule-F-10_3-02 = Un assassin ne frappe jamais un seigneur de sa propre famille.
rule-F-10_3-03 = La victime de l’assassin meurt ; dans l’édition anglaise, un dé de 4 à 6 la sauve.
rule-F-10_3-04 = Qui engage un assassin nomme un de ses seigneurs, qui porte le marqueur.
rule-F-10_4-01 = La Justice tue un seigneur qui porte un marqueur Assassin.
rule-F-10_4-02 = Roi, reine, prince héritier et pape échappent à la Justice.
rule-F-10_5-01 = Une Embuscade exige un de ses seigneurs dans la bataille en cours.
rule-F-10_5-02 = Une Embuscade capture un seigneur engagé dans la bataille en cours.
rule-F-10_5-03 = Qui une Embuscade peut prendre dépend de l’édition.
rule-F-11_1-01 = Une relique se trouve sur chacun des cinq villages principaux.
rule-F-11_1-02 = Une relique est d’abord prise par l’évêque du lieu, un cardinal ou le pape présent.
rule-F-11_1-04 = Une relique dans le village d’un autre ne se prend qu’avec sa permission.
rule-F-11_1-06 = Une relique reste avec le seigneur qui la porte.
rule-F-11_1-07 = Une relique peut être donnée ou vendue à un autre seigneur.
rule-F-11_1-08 = Une relique dans un village sans seigneur appartient aux troupes présentes.
rule-F-11_1-17 = À la fin de la phase Cartes, les Yeux de sainte Roseline peuvent déplacer le Mauvais temps.
rule-F-11_1-18 = Le dé dit où va la pluie ; un 6 ou le numéro actuel la laisse en place.
rule-F-11_1-20 = Une fois par partie, les Dents de saint Géronce annulent une mort.
rule-F-11_1-27 = L’Os de sainte Radegonde lève une Famine avec un dé de 4 à 6.
rule-F-12_3-01 = Un impôt n’est perçu que si le titre qui le justifie n’est pas perdu.
rule-F-2_1-01 = À son tour, chacun défausse puis pioche.
rule-F-2_1-02 = Avant de piocher, vous pouvez défausser les cartes de votre choix.
rule-F-2_1-03 = Les cartes défaussées sont montrées à tous.
rule-F-2_1-05 = Après la première pioche, on ne défausse plus.
rule-F-2_1-06 = Vous piochez jusqu’à deux cartes, dont une seule carte Seigneur.
rule-F-2_1-07 = On ne pioche qu’une carte Seigneur par tour.
rule-F-2_1-12 = Une main ne dépasse jamais trois cartes.
rule-F-2_1-16 = Une calamité piochée attend face cachée sur la piste.
rule-F-2_1-17 = Quand trois calamités attendent, toute autre est défaussée.
rule-F-2_1-22 = Pendant une pioche, nul ne joue de carte Surprise.
rule-F-2_2-01 = Quand une pioche est vide et qu’on veut y puiser, sa défausse est mélangée.
rule-F-2_2-05 = La pioche et la défausse sont vides.
rule-F-2_3-03 = Un dé décide de l’évêché frappé par la calamité.
rule-F-2_3-04 = Un 6 est une fausse alerte.
rule-F-2_3-07 = Une calamité reste sur son évêché jusqu’à la fin du tour.
rule-F-2_3_1-04 = Pas de Bonnes récoltes sur un évêché sous le Mauvais temps.
rule-F-2_3_1-M01 = Sous le Mauvais temps, nul n’entre, ne sort ni ne passe.
rule-F-2_3_1-M02 = Sous le Mauvais temps, aucune bataille n’a lieu.
rule-F-2_3_1-M05 = Le Mauvais temps arrête mouvements et batailles ; sièges et autres actes continuent.
rule-F-2_3_2-03 = Pas de Beau temps sur un évêché frappé de Famine.
rule-F-2_3_3-02 = Chaque seigneur d’un évêché pestiféré meurt avec un dé de 1 à 3.
rule-F-2_3_3-05 = Chaque joueur choisit l’ordre dans lequel ses seigneurs affrontent la peste.
rule-F-2_3_3-06 = La peste emporte la moitié des troupes de chaque village, arrondie vers le bas.
rule-F-2_3_3-08 = Le propriétaire choisit les troupes que la peste emporte.
rule-F-2_4-01 = Après les calamités, chacun à son tour peut jouer autant de cartes qu’il veut.
rule-F-2_4-M01 = Seigneurs, Bonnes récoltes, Beau temps et Impôt ne se jouent qu’au moment de jouer des cartes.
rule-F-2_4-M02 = Pendant qu’un joueur pioche, aucune carte Surprise n’est jouée.
rule-F-2_4_1-01 = Une carte Seigneur fait entrer ce seigneur dans votre famille.
rule-F-2_4_1-02 = Une famille compte au plus quatre seigneurs.
rule-F-2_4_1-05 = Un nouveau seigneur va dans un château ou une cité de sa famille ; à défaut près d’un autre des siens, puis dans un autre de ses villages.
rule-F-2_4_2-01 = Bonnes récoltes se joue sur tout évêché sans Mauvais temps, Beau temps sur tout évêché sans Famine.
rule-F-2_4_2-02 = Bonnes récoltes annule une Famine, Beau temps un Mauvais temps ; les deux cartes sont défaussées.
rule-F-2_4_2-03 = Bonnes récoltes et Beau temps ajoutent chacun 1 écu à chaque moulin de l’évêché.
rule-F-2_4_4-01 = Une carte Impôt est une taille sur un fief ou une dîme sur des évêchés.
rule-F-2_4_4-03 = Chaque impôt exige un de vos trois marqueurs Impôt.
rule-F-2_4_4-05 = Un impôt exige un seigneur qui en a le droit.
rule-F-2_4_5-01 = Le titulaire d’un fief peut y lever la taille.
rule-F-2_4_5-02 = Seul le roi ou la reine régente lève la taille d’un fief sans titulaire.
rule-F-2_4_5-08 = Un même joueur ne taille un fief qu’une fois par tour.
rule-F-2_4_6-01 = Un évêque peut lever la dîme de son évêché.
rule-F-2_4_6-02 = Un cardinal peut lever la dîme de tout évêché gouverné.
rule-F-2_4_6-03 = Le pape peut lever la dîme de tous les évêchés gouvernés.
rule-F-2_4_6-04 = Un évêché sans évêque ne paie pas la dîme.
rule-F-2_4_7-02 = La même carte ne compte qu’une fois par tour pour un évêché.
rule-F-2_4_7-03 = Pas de seconde carte de la même sorte sur un évêché.
rule-F-3_0-01 = Chaque village contrôlé rapporte 1 écu.
rule-F-3_0-04 = Chaque moulin d’un village contrôlé rapporte 2 écus.
rule-F-3_0-08 = La taille rapporte 2 écus de plus par village du fief.
rule-F-3_0-09 = La dîme rapporte le revenu de tous les moulins de l’évêché.
rule-F-3_0-10 = La reine rapporte 2 écus à sa famille.
rule-F-3_0-14 = Après les revenus, marqueurs Impôt, Bonnes récoltes et Beau temps sont retirés.
rule-F-4_0-01 = À son tour, chacun achète tout ce qu’il veut et peut payer.
rule-F-4_0-03 = Ce qui manque à la réserve ne s’achète pas.
rule-F-4_0-07 = Sans seigneur ni troupe sur le plateau, on n’achète ni troupes ni bâtiments.
rule-F-4_1-01 = Un Sergent coûte 1 écu.
rule-F-4_1-02 = Un Chevalier coûte 3 écus.
rule-F-4_1-06 = De nouvelles troupes n’entrent pas dans une place assiégée.
rule-F-4_1-07 = Au plus quatre nouveaux pions par village et par tour.
rule-F-4_1-09 = De nouvelles troupes exigent une place forte à soi ou un seigneur libre au village.
rule-F-4_1-12 = L’effet de nouvelles troupes sur un seigneur étranger seul dans leur village dépend de l’édition.
rule-F-4_2-01 = Un château coûte 10 écus et se place dans un village contrôlé.
rule-F-4_2-02 = Chaque village n’a place que pour une fortification.
rule-F-4_2-05 = Un moulin coûte 3 écus et se place dans un village contrôlé.
rule-F-4_2-06 = Chaque village n’a place que pour deux moulins.
rule-F-4_2-07 = On ne bâtit que dans les villages qu’on contrôle.
rule-F-4_3-01 = Un titre de fief exige le contrôle de tous ses villages.
rule-F-4_3-02 = Un titre de fief exige un château dans le fief.
rule-F-4_3-03 = Ce titre a déjà un titulaire.
rule-F-4_3-04 = Un seigneur porte au plus deux titres de fief.
rule-F-4_3-10 = L’acheteur donne le titre à l’un de ses seigneurs.
rule-F-4_3-16 = Un seigneur porte au plus deux titres de fief.
rule-F-4_3-05 = Un titre de fief coûte 2 écus par village du fief.
rule-F-4_3-12 = Avec le titre, un château du fief devient cité fortifiée.
rule-F-4_3-19 = Qui prend le contrôle de la cité fortifiée prend le titre de fief.
rule-F-4_3-22 = Un seigneur à deux titres de fief peut en transmettre un dans sa famille.
rule-F-4_3-23 = Qui transmet un titre garde celui du plus grand fief.
rule-F-4_3-24 = Le seul titre de fief d’un seigneur ne se transmet pas.
rule-F-4_3-25 = Le moment de transmettre un titre dépend de l’édition.
rule-F-4_3-26 = Les titres ne se transmettent que dans la famille.
rule-F-4_3-27 = Le titre d’un fief qui a une cité ne s’achète pas : il va avec le contrôle de la cité.
rule-F-4_3_1-02 = Les titres de fief d’un mort passent à sa famille.
rule-F-4_3_1-05 = Le dernier seigneur d’une famille laisse ses titres de fief à son époux ou épouse.
rule-F-4_3_1-10 = Un époux qui porte deux titres de fief n’hérite qu’après en avoir transmis un à sa famille.
rule-F-4_3_1-06 = Si la famille s’éteint, celle de l’époux reprend les troupes de la cité.
rule-F-4_3_1-08 = Une famille qui contrôle encore la cité récupère le titre avec son prochain seigneur.
rule-F-4_3_1-13 = La carte d’un seigneur mort est défaussée.
rule-F-4_4-01 = Le titre de cardinal à vendre coûte 5 écus.
rule-F-4_4-02 = Un seul titre de cardinal est à vendre.
rule-F-4_4-03 = Le titre de cardinal à vendre va aussitôt à un évêque.
rule-F-4_4-05 = Cet évêque est déjà cardinal.
rule-F-5_0-01 = Un joueur fait tous ses mouvements avant le suivant.
rule-F-5_0-02 = On déplace ses seigneurs libres et ses troupes ; les prisonniers suivent leur geôlier.
rule-F-5_0-03 = Une étape mène par une route au village voisin.
rule-F-5_0-04 = Un seigneur fait au plus deux étapes par tour, trois avec d’Arc.
rule-F-5_0-07 = Les troupes ne se déplacent qu’avec un seigneur libre.
rule-F-5_0-09 = Un seigneur peut prendre et laisser des troupes dans chaque village de sa route.
rule-F-5_0-11 = Les troupes ne vont pas plus loin en changeant de seigneur.
rule-F-5_0-13 = Vos seigneurs bougent dans l’ordre voulu, mais celui dont le groupe n’est allé nulle part ne repart qu’après une autre étape.
rule-F-5_0-15 = Les villages vides se traversent librement.
rule-F-5_0-17 = Pour traverser un village occupé, il faut un accord, même d’un allié.
rule-F-5_0-18 = Pour continuer, il faut l’accord du maître du village et de ceux qui tiennent la route.
rule-F-5_0-19 = Le groupe va d’abord au village, puis demande le passage.
rule-F-5_0-20 = Avec l’accord, le groupe peut continuer s’il lui reste une étape.
rule-F-5_0-21 = Sans accord, le groupe reste ou retourne d’où il vient.
rule-F-5_0-22 = Qui repart après un refus emmène toutes ses troupes.
rule-F-5_0-26 = Après un refus, une chevauchée reste possible.
rule-F-5_0-40 = Nul ne quitte une place assiégée sans l’accord de l’assiégeant, un souterrain ou une chevauchée.
rule-F-5_0-43 = Un groupe refusé ne redemande pas la même chose ce tour-ci.
rule-F-5_1-02 = Le premier à entrer dans un village sans maître le contrôle.
rule-F-5_1-03 = Qui n’a plus de pion dans un village le perd, sauf s’il tient le fief.
rule-F-5_1-08 = Le contrôle peut être cédé à un autre joueur présent.
rule-F-5_1-09 = Le moment de céder le contrôle dépend de l’édition.
rule-F-5_1-11 = Qui laisse un village à plusieurs autres nomme le nouveau maître.
rule-F-5_2-03 = Une chevauchée force le passage là où un adversaire barre la route.
rule-F-5_2-05 = Pas de chevauchée à travers une place forte.
rule-F-5_2-06 = Seuls seigneurs et Chevaliers participent à une chevauchée.
rule-F-5_2-07 = Une chevauchée se déclare avant de se mettre en route.
rule-F-5_2-08 = Un seigneur libre mène la chevauchée.
rule-F-5_2-09 = Une chevauchée doit garder une étape après sa bataille.
rule-F-5_2-12 = La bataille d’une chevauchée a lieu aussitôt.
rule-F-5_2-13 = Qui barre la route peut laisser passer la chevauchée sans combat.
rule-F-5_2-14 = Une chevauchée qu’on laisse passer peut tout de même combattre.
rule-F-5_2-15 = Les aides dans une chevauchée dépendent de l’édition.
rule-F-5_2-16 = Les aides contre une chevauchée peuvent seulement quitter le combat.
rule-F-5_2-19 = Une chevauchée victorieuse doit continuer.
rule-F-5_2-21 = Une partie d’une chevauchée victorieuse peut rester tenir le village.
rule-F-5_2-22 = Une chevauchée qui ne gagne pas est finie.
rule-F-5_2-32 = Pas de chevauchée sous le Mauvais temps.
rule-F-6_0-01 = À votre tour, vous pouvez déclarer une bataille partout où vous en rencontrez d’autres.
rule-F-6_0-05 = Des troupes sans seigneur libre n’engagent pas de bataille.
rule-F-6_0-06 = Un seigneur sans troupes n’engage pas de bataille.
rule-F-6_0-07 = L’attaquant nomme le village et un adversaire.
rule-F-6_0-08 = La même bataille n’est déclarée qu’une fois par tour.
rule-F-6_0-10 = Les autres joueurs présents peuvent combattre dans un camp.
rule-F-6_0-12 = Le moment de se joindre à une bataille dépend de l’édition.
rule-F-6_0-14 = Le chef d’un camp décide qui garde les prisonniers.
rule-F-6_0-15 = Le chef d’un camp décide de la reddition.
rule-F-6_0-16 = Les alliés d’un camp peuvent en changer entre deux lancers.
rule-F-6_0-17 = Les alliés d’un camp peuvent quitter la bataille, sans retour.
rule-F-6_0-18 = Un allié dans les murs qui change de camp ouvre les portes.
rule-F-6_0-22 = Le chef d’un camp accepte ou décline l’aide.
rule-F-6_0-23 = Des troupes sans seigneur n’aident que le défenseur.
rule-F-6_0-24 = Si un chef n’a plus rien, son plus fort allié prend sa place.
rule-F-6_0-31 = Des troupes sans seigneur ne capturent personne.
rule-F-6_0-32 = Un seigneur sans troupes qui est attaqué est capturé.
rule-F-6_1-01 = Une bataille est une suite de lancers jusqu’à ce qu’elle cesse.
rule-F-6_1-04 = Une bataille cesse si tous les combattants conviennent d’une trêve.
rule-F-6_1-05 = Trois lancers de suite sans perte terminent la bataille.
rule-F-6_1-06 = En terrain découvert, nul ne cesse seul la bataille.
rule-F-6_1-07 = L’assaillant d’une place forte peut cesser après tout lancer.
rule-F-6_1-08 = Le défenseur qu’on laisse peut sortir et combattre sans murs.
rule-F-6_2-12 = Les deux camps lancent en même temps, avec leur force d’avant les pertes.
rule-F-6_2-14 = Un camp sans dé ne fait aucun dégât.
rule-F-6_2_2-02 = Le propriétaire choisit ses pertes.
rule-F-6_2_2-03 = Les pertes doivent absorber le plus de dégâts possible.
rule-F-6_2_2-07 = Quand toutes les troupes sont mortes, chaque dégât tue un seigneur.
rule-F-6_2_2-08 = Les seigneurs restés sans troupes sont capturés par l’autre camp.
rule-F-6_2_2-12 = Les troupes perdues retournent à la réserve de leur joueur.
rule-F-6_2_2-15 = Le chef d’une coalition répartit les pertes.
rule-F-6_2_2-16 = Le vainqueur peut laisser libres les seigneurs au lieu de les capturer.
rule-F-6_2_3-03 = Un prisonnier se déplace avec le groupe de son geôlier.
rule-F-6_2_3-04 = Un prisonnier sans garde est libre.
rule-F-6_2_3-06 = Un prisonnier peut être remis à un autre joueur qui a des troupes au même endroit.
rule-F-6_2_3-08 = Seul son geôlier libère un prisonnier.
rule-F-6_2_3-10 = Si la garde est battue, le prisonnier est libre, sauf si le vainqueur le prend.
rule-F-6_2_3-12 = Un seigneur nouveau ou libéré va dans une de ses places fortes, sinon près d’un des siens, sinon dans un de ses villages.
rule-F-6_2_3-13 = Un seigneur sans lieu à lui cherche un village libre ou un hôte.
rule-F-6_2_4-01 = Les rançons se règlent avant les achats.
rule-F-6_2_4-02 = La rançon est de 2 écus, plus 2 par titre.
rule-F-6_2_4-05 = Qui peut payer la rançon entière doit la payer.
rule-F-6_2_4-07 = S’il manque d’argent pour tous, l’édition dit quelle rançon passe avant.
rule-F-6_2_4-09 = On peut offrir moins, mais le geôlier peut refuser.
rule-F-6_2_4-11 = On peut offrir un seul prix pour plusieurs prisonniers.
rule-F-6_3-01 = Qui se rend perd toutes ses troupes du lieu, et ses seigneurs sont prisonniers.
rule-F-6_3-02 = On ne se rend que tant que les deux camps ont des troupes.
rule-F-6_3-03 = La reddition se déclare entre deux lancers, ou avant le premier selon l’édition.
rule-F-6_3-04 = Après une trêve, chacun reste et le contrôle ne change pas.
rule-F-6_3-07 = S’il ne reste que des seigneurs, la bataille cesse et tous restent libres.
rule-F-6_3-08 = Sans seigneur, l’attaque prend fin.
rule-F-6_3-11 = Si les deux camps sont détruits, le village revient au titulaire du fief, ou à personne.
rule-F-6_3-12 = Le vainqueur contrôle le village, sauf si un autre y était avant lui.
rule-F-6_4-01 = Après ses batailles, un joueur peut assiéger une place forte adverse où il a des troupes.
rule-F-6_4-02 = Qu’un siège exige un seigneur dépend de l’édition.
rule-F-6_4-03 = Un siège commence avec un engin d’un dé.
rule-F-6_4-04 = Au tour suivant, un siège poursuivi retourne l’engin côté deux dés.
rule-F-6_4-05 = Chaque joueur a deux engins, donc deux sièges au plus.
rule-F-6_4-06 = Un engin par joueur et par siège.
rule-F-6_4-08 = Chaque assiégeant décide de son propre siège.
rule-F-6_4-11 = À chaque tour, un siège est poursuivi ou levé.
rule-F-6_4_1-05 = Les renforts entrent droit dans la place assiégée depuis un village voisin.
rule-F-6_4_1-06 = Des renforts entrent dans les murs assiégés avec l’accord de l’assiégé.
rule-F-6_4_1-13 = L’assiégeant peut lever le siège à tout moment.
rule-F-6_4_2-08 = Quand un siège finit, son engin est retiré.
rule-F-6_5-01 = On pille les moulins quand toutes les batailles sont finies.
rule-F-6_5-02 = On ne pille que dans les villages qu’on contrôle ; assiégés, ils sont à l’assiégeant.
rule-F-6_5-04 = L’assiégé ne peut piller, l’assiégeant si.
rule-F-6_5-05 = Un moulin pillé est retiré et rapporte 1 écu.
rule-F-6_5-07 = Vous pouvez piller une partie ou la totalité des moulins d’un village.
rule-F-7_0-01 = À la fin du tour, les calamités quittent le plateau.
rule-F-7_1-01 = Un joueur sans allié gagne avec 3 points de victoire.
rule-F-7_2-01 = Deux alliés gagnent ensemble avec 4 points de victoire.
rule-F-7_3-02 = L’égalité se départage par le roi, le pape, la régente, les titres de fief, les évêques, puis les villages.
rule-F-7_3-05 = Si rien ne départage, la partie continue.
rule-F-8_0-01 = Chaque famille a trois marqueurs Ambassade ; s’en servir le dépense.
rule-F-8_0-03 = L’argent qui peut changer de mains dépend de l’édition.
rule-F-8_0-04 = Les cartes ne changent de mains qu’avec un marqueur Ambassade.
rule-F-8_0-05 = Aucun échange ne peut laisser plus de trois cartes en main.
rule-F-8_0-06 = Dans un entretien privé, argent et cartes peuvent changer de mains en secret.
rule-F-8_0-07 = Chaque marqueur vaut trois minutes d’entretien.
rule-F-8_0-09 = Nul n’est tenu d’accepter un entretien privé.
rule-F-8_0-10 = Sans marqueur Ambassade, pas d’entretien privé.
rule-F-8_0-14 = Les promesses n’engagent à rien ; seul l’échange immédiat est sûr.
rule-F-9_1-01 = d’Arc se joue sur une dame non mariée de n’importe quelle famille.
rule-F-9_1-04 = d’Arc ne rejoint qu’une dame non mariée.
rule-F-9_2-01 = Une carte Cardinal fait aussitôt d’un évêque un cardinal.
rule-F-9_2-02 = Tant qu’il y a un pape, la carte Cardinal exige son accord.
rule-F-9_2-03 = Une carte Cardinal refusée par le pape reste en main.
rule-F-9_2-05 = Nul n’est deux fois cardinal.
rule-F-R-01 = La partie continue de tour en tour jusqu’à une victoire.
rule-F-R-02 = Un tour a sept phases : Oyez, Cartes, Revenus, Achats, Mouvements, Batailles, Fin.
rule-F-S-11 = Chaque famille commence avec un seigneur pioché.
rule-F-S-14 = Le premier joueur est tiré au sort, sauf accord contraire.
rule-F-S-15 = À son tour, chaque famille choisit un village encore inoccupé.
rule-F-S-16 = Une famille commence avec son seigneur, 1 Chevalier, 3 Sergents et un château dans son village.
rule-F-1_4-13 = Contrôler le village principal donne 2 voix pour l’élection de son évêque.
rule-F-1_4-14 = Chaque autre village de l’évêché donne 1 voix à qui le contrôle.
rule-F-1_4-15 = Chaque évêque libre, en charge avant ce tour, donne 2 voix.
rule-F-1_4-17 = Chaque cardinal libre donne 3 voix, de même que le pape.
rule-F-1_4_1-01 = Devient évêque le candidat qui a plus de voix que chacun des autres.
rule-F-1_4B-16 = Chaque carte Révolte ne permet qu’une tentative d’apaisement.
rule-F-1_7-06 = Pour le pape, chaque cardinal libre a 1 voix ; personne d’autre ne vote.
rule-F-1_7_1-01 = Un pape a besoin de plus de la moitié des voix exprimées.
rule-F-1_8-08 = Pour le roi, chaque seigneur titré a 1 voix, quel que soit le nombre de ses titres.
rule-F-1_8-12 = Un roi a besoin d’au moins 3 voix.
rule-F-1_8-13 = Parmi les voix d’un roi figurent celles de deux évêques, d’un cardinal ou du pape.
rule-F-10_0-08 = Les marqueurs Ambassade se dépensent même pendant la résolution d’une carte ; seuls argent, cartes et paroles circulent alors.
rule-F-10_1-10 = Un Souterrain ouvre les murs aux révoltés, quel que soit celui qui le joue.
rule-F-11_1-03 = Un évêque ne prend que la relique de son propre évêché.
rule-F-11_1-14 = Avec le saint Graal en défense, chaque dé de l’attaque compte 1 de moins.
rule-F-11_1-25 = La sainte Lance ajoute 1 dégât à chaque lancer de son camp.
rule-F-11_1-28 = L’Os agit de loin ; les Yeux et l’Os n’essaient chaque carte qu’une fois par tour.
rule-F-12_2-02 = Une carte jouée se résout entièrement avant qu’une autre puisse être jouée.
rule-F-5_2-17 = Contre une chevauchée, le défenseur ajoute 1 dégât par dé lancé.
rule-F-6_2-07 = De 1 à 6 points de force : 1 dé ; de 7 à 12 : 2 dés ; 13 et plus : 3 dés.
rule-F-6_2-08 = d’Arc ajoute 1 dé à son camp ; c’est la seule façon d’en lancer quatre.
rule-F-6_2_1-01 = Un château coûte 1 dé à l’attaque.
rule-F-6_2_1-02 = Une cité fortifiée coûte 2 dés à l’attaque.
rule-F-6_2_1-03 = Les engins de siège rendent jusqu’à 2 dés perdus à cause des murs.
