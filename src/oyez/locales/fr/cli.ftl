## Jouer

play-welcome = { $game } · graine { $seed } · tapez h pour l’aide
play-commands = numéro ou notation · u annuler · s enregistrer · b plateau · l journal · ? règle · h aide · q quitter
play-help =
    Un numéro ou les mots en fin de ligne choisissent, par exemple 2 ou move 2-3 ; 2-3 seul suffit.
    u reprend votre dernier choix tant qu’il n’a rien révélé, et avec lui les réponses des robots
    s enregistre, s FICHIER enregistre une copie dans un fichier
    b montre le plateau, l tout le journal, ? la règle de la question
    q quitte la table et propose de garder la partie
play-not-understood = « { $line } » n’est pas un choix possible : tapez un numéro de 1 à { $most }, ou h pour l’aide.
play-curtain = { $name }, prenez l’écran, puis appuyez sur Entrée :
play-exists = { $file } existe déjà ; choisissez un autre fichier.
play-saved = Enregistré dans { $file }.
play-no-undo = Seul votre propre dernier choix peut être repris, et seulement tant qu’il n’a rien révélé.
play-undone = Repris.
play-keep = Garder la partie dans { $file } ? [O/n]
play-no = n non
play-gone = La partie n’est pas gardée. Adieu !
play-kept = La partie est gardée ; pour continuer : oyez play --load { $file }
play-over = La partie est finie. Pour la revoir : oyez replay { $file }
play-result = Résultat
play-player = Joueur

## Revoir

replay-commands = coup { $at } sur { $last } · Entrée ou n suivant · p précédent · numéro aller à · r manche suivante · r5 manche 5 · e fin · l journal · q quitter
replay-not-understood = « { $line } » ne mène nulle part : tapez n, p, r, e, l, q, ou un numéro de 0 à { $last }.

## Le plateau de Middle-Ages

board-order = ordre :
board-person = humain
board-symbols = Symboles
board-cemetery = Cimetière
board-coins = Pièces
board-legend = 3 =12 + &{ $short } : 3 tuiles, revenu 12, Pièce bonus, jeton Parcelle · { $farmer } Paysan · { $chest } Coffre · { $lord } Seigneur · { $scout } Éclaireur
board-pile = { $tiles ->
    [one] Pioche : { $tiles } tuile, le { $number } { $colour }
   *[other] Pioche : { $tiles } tuiles, au sommet le { $number } { $colour }
}
board-no-pile = Pioche : vide
board-back-blue = bleu
board-back-orange = orange
board-second-pile = seconde pioche : { $tiles }
board-discards = défausse : { $tiles }
board-extra-coins = Pièces bonus : { $coins }
board-plots = jetons Parcelle : { $plots }
board-events = Événements :
board-after = manche { $round }
