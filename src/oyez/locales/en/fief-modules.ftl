## What the page says about modules in common: their pieces, and the maps

count-archers = { $number ->
    [one] { $number } Archer
   *[other] { $number } Archers
}
count-bombards = { $number ->
    [one] { $number } Bombard
   *[other] { $number } Bombards
}
count-mercenaries = { $number ->
    [one] { $number } Mercenary
   *[other] { $number } Mercenaries
}
count-guard-knights = { $number ->
    [one] { $number } Knight of the Guard
   *[other] { $number } Knights of the Guard
}
count-guard-men = { $number ->
    [one] { $number } Man-at-Arms of the Guard
   *[other] { $number } Men-at-Arms of the Guard
}
count-templar-knights = { $number ->
    [one] { $number } Templar Knight
   *[other] { $number } Templar Knights
}
count-teutonic-knights = { $number ->
    [one] { $number } Teutonic Knight
   *[other] { $number } Teutonic Knights
}
charts = Maps
chart-france = France
