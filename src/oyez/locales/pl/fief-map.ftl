## Mapa gry Fief

map-label = Mapa królestwa. Strzałki prowadzą drogami, Enter działa, plus i minus przybliżają i oddalają.
zoom-in = Bliżej
zoom-out = Dalej
zoom-reset = Pokaż całą mapę
menu-title = { $place }: co robisz?

## Wioska słowami

village = { $village }, wioska lenna { $fief }, biskupstwo { $bishopric }.
village-principal = { $village }, główna wioska biskupstwa { $bishopric }, lenno { $fief }.
control = Kontroluje ją { $family }.
control-none = Nikt jej nie kontroluje.
stronghold = Zamek.
city = Miasto warowne.
mills = { $mills ->
    [one] 1 młyn.
    [few] { $mills } młyny.
   *[many] { $mills } młynów.
}
besieged = Oblężona.
relics = Relikwie w wiosce: { $relics }.
choices = Możesz: { $choices }.

## Wojska

army-here = { $family } ma tu: { $army }.
army-from = { $family }, z drogi od wioski { $village }: { $army }.
army-marching = { $family }, w marszu: { $army }.
lord-titled = { $lord } ({ $titles })
captive = { $lord } w niewoli ({ $family })
engine = { $dice ->
    [one] machina oblężnicza z 1 kością
   *[other] machina oblężnicza z { $dice } kośćmi
}

## Lenna i biskupstwa

holder = Tytuł ma { $lord } ({ $family }).
taxed = Podatek ściąga { $family }.
