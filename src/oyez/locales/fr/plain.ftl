## La table d’un jeu qui n’a pas de dessin à lui

view = La table
victory = Victoire
true = oui
false = non
nothing = aucun
