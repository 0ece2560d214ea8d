## La carte de Fief

map-label = Carte du royaume. Les flèches suivent les routes, Entrée agit, plus et moins règlent le zoom.
zoom-in = Plus près
zoom-out = Plus loin
zoom-reset = Montrer toute la carte
menu-title = { $place } : que faites-vous ?

## Un village en mots

village = { $village }, village du fief { $fief }, évêché { $bishopric }.
village-principal = { $village }, village principal de l’évêché { $bishopric }, fief { $fief }.
control = Contrôlé par { $family }.
control-none = Contrôlé par personne.
stronghold = Château.
city = Cité fortifiée.
mills = { $mills ->
    [one] 1 moulin.
   *[other] { $mills } moulins.
}
besieged = Assiégé.
relics = Reliques présentes : { $relics }.
choices = Vous pouvez : { $choices }.

## Armées

army-here = { $family } : { $army }.
army-from = { $family }, arrivant { $village-of } : { $army }.
army-marching = { $family }, en marche : { $army }.
lord-titled = { $lord } ({ $titles })
captive = { $lord } de { $family }, en captivité
engine = { $dice ->
    [one] engin de siège de 1 dé
   *[other] engin de siège de { $dice } dés
}

## Fiefs et évêchés

holder = Détenteur : { $lord } de { $family }.
taxed = Impôt levé par { $family }.
