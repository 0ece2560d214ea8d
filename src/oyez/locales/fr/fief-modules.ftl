## Ce que la page dit des modules en commun : leurs pièces, et les cartes

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
count-templar-knights = { $number ->
    [one] { $number } Chevalier templier
   *[other] { $number } Chevaliers templiers
}
count-teutonic-knights = { $number ->
    [one] { $number } Chevalier teutonique
   *[other] { $number } Chevaliers teutoniques
}
charts = Cartes
chart-france = France
