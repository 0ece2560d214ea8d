## The map of Fief

map-label = Map of the realm. Arrow keys walk along the roads, Enter acts, plus and minus zoom.
zoom-in = Closer
zoom-out = Farther
zoom-reset = Show the whole map
menu-title = { $place }: what will you do?

## A village in words

village = { $village }, Village of the fief of { $fief }, Bishopric { $bishopric }.
village-principal = { $village }, principal Village of Bishopric { $bishopric }, fief of { $fief }.
control = Controlled by { $family }.
control-none = Controlled by nobody.
stronghold = Stronghold.
city = Fortified City.
mills = { $mills ->
    [one] 1 Mill.
   *[other] { $mills } Mills.
}
besieged = Besieged.
relics = Relics here: { $relics }.
choices = You can: { $choices }.

## Armies

army-here = { $family }: { $army }.
army-from = { $family }, come from { $village }: { $army }.
army-marching = { $family }, on the march: { $army }.
lord-titled = { $lord } ({ $titles })
captive = captive { $lord } of { $family }
engine = { $dice ->
    [one] siege engine with 1 die
   *[other] siege engine with { $dice } dice
}

## Fiefs and bishoprics

holder = Held by { $lord } of { $family }.
taxed = Taxed by { $family }.
