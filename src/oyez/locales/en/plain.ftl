## A table of a game that brings no drawing of its own

view = The table
victory = Victory
true = yes
false = no
nothing = none
