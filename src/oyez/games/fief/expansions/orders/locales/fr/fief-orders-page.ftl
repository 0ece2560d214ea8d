## Les ordres sur la page : plateaux, commanderies, forteresses, l’édit

order-templar = Templiers
order-teutonic = Chevaliers teutoniques
lord-of = { $lord } ({ $seat })
master = Grand maître : { $lord }
no-master = pas de grand maître
titles-left = titres restants : { $number }
commanderies-left = commanderies restantes : { $number }
commanderies-own = commanderies ici : { $villages }
strongholds-left = forteresses teutoniques restantes : { $number }
treasure-hidden = le trésor est caché pour toujours
treasure-open = le trésor n’est pas caché
treasure-named = Choix déjà fait : { $lords }
outlawed = proscrits par l’édit
commandery = commanderie
great-stronghold = forteresse teutonique
templar-lord = templier
teutonic-lord = seigneur teutonique
income-commanderies = Commanderies
edict = L’édit contre les Templiers
edict-considered = le roi y songe
edict-seeking = on demande l’avis du pape
edict-members = Templiers
edict-lords = { $number ->
    [0] Aucun seigneur n’est templier.
    [one] { $number } templier redevient un seigneur ordinaire et perd son chevalier.
   *[other] { $number } templiers redeviennent des seigneurs ordinaires et perdent leurs chevaliers.
}
edict-treasure = { $number ->
    [0] Il n’y a pas de commanderie à dissoudre.
    [one] { $number } commanderie est dissoute, et son argent va au roi.
   *[other] { $number } commanderies sont dissoutes, et leur argent va au roi.
}
edict-shared = { $number ->
    [0] Il n’y a pas de commanderie à dissoudre.
    [one] { $number } commanderie est dissoute ; le roi et le pape se partagent son argent.
   *[other] { $number } commanderies sont dissoutes ; le roi et le pape se partagent leur argent.
}
edict-no-treasure = { $number ->
    [0] Il n’y a pas de commanderie à dissoudre.
    [one] { $number } commanderie est dissoute, mais le trésor est caché : elle ne rapporte rien.
   *[other] { $number } commanderies sont dissoutes, mais le trésor est caché : elles ne rapportent rien.
}
edict-alone = Sans grand maître, le roi décide seul.
edict-pope = Il y a un grand maître : le pape doit soutenir l’édit.
edict-curse = { $lord } meurt et maudit le roi et le pape : chacun lance un dé, et un mauvais jet tue.
curse = La malédiction de { $lord }, dernier grand maître :
curse-fell = meurt
curse-passed = est épargné
king-considers = songe à l’édit
king-wants = veut l’édit
pope-answers = le soutient ou non
pope-later = sera consulté
moment-templar-vow = Un templier
moment-teutonic-vow = Un seigneur teutonique
moment-treasure = Le trésor des Templiers
moment-edict = L’édit
moment-edict-refused = Le pape refuse
