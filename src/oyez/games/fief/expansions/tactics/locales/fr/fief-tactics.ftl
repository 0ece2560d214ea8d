## Tactique : archers, bombardes, mercenaires et garde royale

verb-archer = Archer { $noun-at }
verb-bombard = Bombarde { $noun-at }
verb-with-archers = { $noun ->
    [0] Aucun archer
    [one] { $noun } archer
   *[other] { $noun } archers
}
verb-with-bombards = { $noun ->
    [0] Aucune bombarde
    [one] { $noun } bombarde
   *[other] { $noun } bombardes
}
verb-with-guard-knights = { $noun ->
    [0] Aucun Chevalier de la garde
    [one] { $noun } Chevalier de la garde
   *[other] { $noun } Chevaliers de la garde
}
verb-with-guard-men = { $noun ->
    [0] Aucun Sergent de la garde
    [one] { $noun } Sergent de la garde
   *[other] { $noun } Sergents de la garde
}
verb-lose-archers = { $noun ->
    [0] Ne perdre aucun archer
    [one] Perdre { $noun } archer
   *[other] Perdre { $noun } archers
}
verb-lose-mercenaries = { $noun ->
    [0] Ne perdre aucun mercenaire
    [one] Perdre { $noun } mercenaire
   *[other] Perdre { $noun } mercenaires
}
verb-lose-guard-knights = { $noun ->
    [0] Ne perdre aucun Chevalier de la garde
    [one] Perdre { $noun } Chevalier de la garde
   *[other] Perdre { $noun } Chevaliers de la garde
}
verb-lose-guard-men = { $noun ->
    [0] Ne perdre aucun Sergent de la garde
    [one] Perdre { $noun } Sergent de la garde
   *[other] Perdre { $noun } Sergents de la garde
}
verb-fire = Tirer sur les troupes
verb-snipe = Viser { $noun }
verb-re-roll = Relancer le dé { $noun }
verb-bid-mercenaries = { $noun ->
    [0] Ne rien miser
    [one] Miser { $noun } écu
   *[other] Miser { $noun } écus
}
verb-keep-mercenaries = { $noun ->
    [0] N’en garder aucun
    [one] Garder { $noun } mercenaire
   *[other] Garder { $noun } mercenaires
}
verb-commit = { $noun ->
    [0] N’engager personne
    [one] Engager { $noun } mercenaire
   *[other] Engager { $noun } mercenaires
}
verb-guard-knights = { $noun ->
    [0] Aucun Chevalier pour la garde
    [one] { $noun } Chevalier pour la garde
   *[other] { $noun } Chevaliers pour la garde
}
verb-guard-men = { $noun ->
    [0] Aucun Sergent pour la garde
    [one] { $noun } Sergent pour la garde
   *[other] { $noun } Sergents pour la garde
}
verb-rise-reserve = Contre les mercenaires de qui tient { $noun }

prompt-fire-or-snipe = Vos archers tirent-ils sur les troupes, ou l’un d’eux vise-t-il un seigneur ?
prompt-choose-re-roll = Une bombarde vous permet de relancer un de vos dés.
prompt-bid-for-mercenaries = Combien misez-vous, en secret, pour tous les mercenaires disponibles ?
prompt-bid-again = Les plus fortes mises sont égales : misez encore une fois, au moins autant, ou renoncez.
prompt-pay-mercenaries = Combien de vos anciens mercenaires payez-vous et gardez-vous ?
prompt-commit-mercenaries = Combien de mercenaires envoyez-vous dans cette bataille ?
prompt-raise-guard = Levez-vous maintenant la garde royale ? D’abord les Chevaliers qu’elle remplace.
prompt-raise-foot-guard = Combien de Sergents la garde royale remplace-t-elle ?
prompt-choose-outbreak = Où le peuple se soulève-t-il, ou contre les mercenaires de qui ?
waits-fire-or-snipe = { $seat } dirige les archers
waits-choose-re-roll = { $seat } peut relancer un dé
waits-bid-for-mercenaries = { $seat } mise pour les mercenaires
waits-bid-again = { $seat } mise encore une fois
waits-pay-mercenaries = { $seat } paie des mercenaires
waits-commit-mercenaries = { $seat } peut engager des mercenaires
waits-raise-guard = { $seat } peut lever la garde royale
waits-raise-foot-guard = { $seat } lève la garde royale
waits-choose-outbreak = { $seat } choisit où le peuple se soulève

fact-volley = Les archers de { $seat }, { $archers }, tirent : { hits } ({ $faces }).
fact-sniped = Un archer de { $seat } vise { $lord } et touche ({ $faces }).
fact-snipe-missed = Un archer de { $seat } vise { $lord } et manque ({ $faces }).
fact-dice-shown = Les dés de { $seat } montrent { $faces }.
fact-die-re-rolled = Une bombarde : { $seat } relance le dé { $die } : { $faces }.
fact-bid-shown = { $seat } avait misé { deniers }.
fact-bids-tied = Mises égales de { deniers } : ces joueurs misent encore une fois.
fact-mercenaries-hired = { $seat } engage tous les mercenaires, { $number }, pour { deniers }.
fact-mercenaries-unsold = Les mercenaires restent disponibles.
fact-mercenaries-kept = { $seat } paie { deniers } pour des mercenaires : { $number }.
fact-mercenaries-left = Des mercenaires quittent { $seat } : { $number }.
fact-mercenaries-committed = { $seat } engage des mercenaires { $village-at } : { $number }.
fact-mercenaries-home = Les mercenaires de { $seat } rentrent { $village-of } : { $number }.
fact-guard-raised = { $seat } lève la garde royale { $village-at } : Chevaliers { $knights }, Sergents { $men }.
fact-guard-dismissed = La garde royale de { $seat } redevient troupe ordinaire : Chevaliers { $knights }, Sergents { $men }.
fact-reserve-rose = { $seat } soulève { $village } contre les mercenaires de { $whom }.
fact-reserve-struck = Le soulèvement frappe la réserve de { $seat } : { hits }, mercenaires perdus { $number }.

rule-X-TAC-07 = Les archers lancent 1 dé, et chaque archer au-delà du premier ajoute 1 dégât.
rule-X-TAC-20 = Seuls les défenseurs d’une fortification qui ont un archer peuvent viser un seigneur de l’attaque.
rule-X-TAC-21 = Qui vise un seigneur lance 1 dé : seul un 3 le tue.
rule-X-TAC-22 = Après un passage secret des assaillants, nul ne peut viser leurs seigneurs.
rule-X-TAC-25 = Une bombarde permet à son camp de relancer un dé.
rule-X-TAC-27 = Les bombardes ne relancent que les dés de leur camp, et seulement dans les lancers de bataille.
rule-X-TAC-28 = Quand les deux camps ont lancé, l’assaillant relance d’abord, puis le défenseur.
rule-X-TAC-33 = Une bombarde ne reste que là où son propriétaire a une troupe ou un seigneur libre.
rule-X-TAC-35 = Après les rançons, le plus offrant prend tous les mercenaires disponibles.
rule-X-TAC-36 = Une mise est secrète, de 0 à l’argent du joueur ; seul le gagnant paie.
rule-X-TAC-37 = À égalité on mise encore une fois ; une seconde égalité laisse les mercenaires disponibles.
rule-X-TAC-38 = À la seconde mise on renonce ou l’on mise au moins la somme égale.
rule-X-TAC-39 = On n’engage que les mercenaires de sa propre réserve.
rule-X-TAC-40 = Chaque mercenaire gardé plus d’un tour coûte 1 écu, sinon il repart.
rule-X-TAC-42 = Au début d’un lancer on peut engager des mercenaires près d’un seigneur ou de troupes à soi.
rule-X-TAC-44 = Les mercenaires ne rejoignent qu’un camp où leur maître a dans ce village un seigneur libre ou une troupe.
rule-X-TAC-45 = Un seigneur sans troupes qui déclare une bataille doit engager des mercenaires aussitôt.
rule-X-TAC-46 = Les mercenaires engagés restent au village jusqu’à la fin des batailles, puis rentrent en réserve.
rule-X-TAC-49 = Les mercenaires ne peuvent se joindre à l’attaque d’une cavalcade.
rule-X-TAC-50 = Un soulèvement peut viser les mercenaires d’une réserve.
rule-X-TAC-51 = Contre une réserve, on nomme un village de son maître où un soulèvement est possible.
rule-X-TAC-52 = Les gardes royaux ajoutent ensemble 1 dégât à chaque lancer de leur camp.
rule-X-TAC-54 = Le roi remplace au plus 2 Chevaliers et 2 Sergents auprès de lui par des gardes.
rule-X-TAC-55 = La reine remplace au plus 1 Chevalier et 2 Sergents auprès d’elle par des gardes.
rule-X-TAC-58 = À la fin d’un règne, ses gardes redeviennent des troupes ordinaires.
rule-X-TAC-71 = Tous misent en même temps et en secret pour les mercenaires.
rule-X-TAC-72 = Ceux qui sont à égalité misent encore une fois en secret.
rule-X-TAC-73 = Les maîtres disent à leur tour combien d’anciens mercenaires ils paient.
rule-X-TAC-74 = Avant les archers et avant chaque lancer, les maîtres peuvent engager des mercenaires.
rule-X-TAC-75 = Les défenseurs choisissent de tirer ou de viser un seigneur.
rule-X-TAC-76 = Un camp qui a des bombardes choisit lesquels de ses dés il relance.
rule-X-TAC-77 = À la fin de la première phase, le roi et la reine peuvent lever leur garde, une fois par règne.
rule-X-TAC-79 = Qui tient un soulèvement peut frapper un village ou une réserve.

rule-X-TAC-68 = Les pions d’une cité fortifiée passent au conjoint type pour type, dans la limite de la réserve.
piece-0 = archers
piece-1 = bombardes
piece-2 = mercenaires
piece-3 = chevaliers de la garde royale
piece-4 = sergents de la garde royale
count-archers = { $number ->
    [one] { $number } archer
   *[other] { $number } archers
}
count-bombards = { $number ->
    [one] { $number } bombarde
   *[other] { $number } bombardes
}
count-mercenaries = { $number ->
    [one] { $number } mercenaire
   *[other] { $number } mercenaires
}
count-guard-knights = { $number ->
    [one] { $number } Chevalier de la garde
   *[other] { $number } Chevaliers de la garde
}
count-guard-men = { $number ->
    [one] { $number } Sergent de la garde
   *[other] { $number } Sergents de la garde
}
