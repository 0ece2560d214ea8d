## Les plateaux des familles

board-yours = Votre famille
board-of = Famille de { $seat }
allied = Alliance avec { $seat }
first-player = Premier joueur
deciding = décide en ce moment
can-choose = Vous pouvez le choisir maintenant.
lords = Seigneurs
no-lords = Aucun seigneur en jeu.
nowhere = hors de la carte
captive-of = Aux mains de { $seat }
captives = Prisonniers gardés
captive = { $lord } de { $seat }, aux fers { $village-at }, rançon : { $deniers }
married-to = union avec { $lord }
strength = force { $strength }
ransom = rançon : { $deniers }
mark-darc = d’Arc
mark-assassin = commanditaire d’assassin
mark-excommunicated = sous excommunication

## Comptes

points-title = Points de victoire
points-none = Aucun titre qui compte
income-title = Revenus prévus
income-villages = Villages
income-mills = Moulins
income-taxes = Impôts
income-queen = Reine
money-hidden = Bourse fermée
left-markers = Ambassades
left-taxes = Impôts
left-engines = Engins
left-men = Sergents
left-knights = Chevaliers

## Cartes

hand = Main
hand-yours = Votre main
hand-watching = Vous regardez : les mains sont cachées.
no-cards = Aucune carte
no-cards-yours = Vous n’avez aucune carte.
card-shown = { $card }, carte que vous avez vue
card-now = Vous pouvez la jouer maintenant.
when-cards = Seulement quand on joue les cartes
when-any = À tout moment
back-lord = Carte Seigneur, face cachée
back-fortune = Carte Événement, face cachée

## Toutes les familles

court = Les familles dans l’ordre du tour
court-family = Famille
court-points = Points de victoire
court-deniers = Écus
court-villages = Villages
court-lords = Seigneurs
court-cards = Cartes
