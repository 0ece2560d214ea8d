## Noms

game-name = Jeu du moulin
game-blurb = Posez neuf pions, déplacez-les le long des lignes et fermez des moulins : chacun prend un pion adverse.

phase-0 = Pose
phase-1 = Déplacements
phase-2 = Vol
phase-3 = La partie est finie

# Le nom d’une ligne ou d’une colonne du plateau, et ce qu’il y a sur un point : le signe, et comment il se lit.
rank-0 = 7
rank-1 = 6
rank-2 = 5
rank-3 = 4
rank-4 = 3
rank-5 = 2
rank-6 = 1
file-0 = a
file-1 = b
file-2 = c
file-3 = d
file-4 = e
file-5 = f
file-6 = g
man-0 = ·
man-1 = ○
man-2 = ●
man-0-said = vide
man-1-said = blanc
man-2-said = noir

view-round = Tour
view-phase = Phase
view-board = Plateau
view-hand = Pions en main
view-men = Pions sur le plateau
view-quiet = Coups sans moulin
view-winners = Gagnants
measure-men = Pions
board-men = { $men } sur le plateau, { $hand } en main, { $lost } perdus

option-flying = Vol
option-flying-about = Un joueur à qui il reste trois pions peut-il aller sur n’importe quel point vide ?
option-flying-yes = Oui : trois pions volent
option-flying-no = Non : les pions suivent les lignes

## Choix

verb-place = Poser un pion en { $noun }
verb-move = Déplacer { $noun }
verb-take = Prendre le pion en { $noun }
group-place = Poser un pion
group-move = Déplacer un pion
group-take = Prendre un pion

## Questions : à vous, et comme les autres les lisent

prompt-place-man = Posez un pion sur un point vide.
prompt-move-man = Déplacez un pion le long d’une ligne jusqu’au point voisin.
prompt-fly-man = Il vous reste trois pions : déplacez-en un vers n’importe quel point vide.
prompt-take-man = Vous avez fermé un moulin : prenez un pion adverse.

waits-place-man = { $seat } pose un pion
waits-move-man = { $seat } déplace un pion
waits-fly-man = { $seat } déplace un pion, au besoin par-dessus les lignes
waits-take-man = { $seat } prend un pion

## Le journal

fact-placed = { $seat } pose un pion en { $point }.
fact-moved = { $seat } va de { $from } à { $to }.
fact-flew = { $seat } vole de { $from } à { $to }.
fact-closed = { $seat } ferme un moulin.
fact-took = { $seat } prend le pion de { $owner } en { $point }.
fact-too-few = { $seat } n’a plus que deux pions.
fact-blocked = { $seat } ne peut plus bouger.
fact-repeated = La même position pour la troisième fois : partie nulle.
fact-quiet = { $moves ->
    [one] { $moves } coup sans moulin : partie nulle.
   *[other] { $moves } coups sans moulin : partie nulle.
}
fact-won = { $seat } gagne.

## Les règles en bref

rule-letters = N
rule-example = N-3.1-01
rule-N-2_1-01 = Les pions en main se posent sur des points vides, un par tour.
rule-N-2_2-01 = Quand tous sont posés, un pion suit une ligne jusqu’au point voisin.
rule-N-2_2-02 = On déplace ses propres pions, vers des points vides.
rule-N-2_3-01 = Un joueur à qui il reste trois pions va sur n’importe quel point vide.
rule-N-3_1-01 = Trois pions alignés sur une ligne forment un moulin.
rule-N-3_1-02 = Un moulin prend un pion adverse.
rule-N-3_2-01 = Les pions d’un moulin sont à l’abri tant qu’un autre n’est dans aucun.
rule-N-4_1-01 = Moins de trois pions : perdu.
rule-N-4_1-02 = Aucun coup possible : perdu.
rule-N-4_1-03 = L’adversaire du perdant gagne.
rule-N-4_2-01 = La même position pour la troisième fois : partie nulle.
rule-N-4_2-02 = Cent coups sans moulin : partie nulle.
