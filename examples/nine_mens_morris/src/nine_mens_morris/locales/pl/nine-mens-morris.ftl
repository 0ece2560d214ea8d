## Nazwy

game-name = Młynek
game-blurb = Ustaw dziewięć pionków, przesuwaj je po liniach i zamykaj młynki: każdy zabiera pionek rywala.

phase-0 = Ustawianie
phase-1 = Ruchy
phase-2 = Skoki
phase-3 = Gra skończona

# Nazwa wiersza lub kolumny planszy i to, co stoi na polu: znak i jak się go czyta.
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
man-0-said = puste
man-1-said = biały
man-2-said = czarny

view-round = Runda
view-phase = Faza
view-board = Plansza
view-hand = Pionki w ręku
view-men = Pionki na planszy
view-quiet = Ruchy bez młynka
view-winners = Zwycięzcy
measure-men = Pionki
board-men = na planszy { $men }, w ręku { $hand }, straconych { $lost }

option-flying = Skoki
option-flying-about = Czy gracz, któremu zostały trzy pionki, może iść na dowolne puste pole.
option-flying-yes = Tak: trzy pionki skaczą
option-flying-no = Nie: pionki trzymają się linii

## Wybory

verb-place = Postaw pionek na { $noun }
verb-move = Przesuń { $noun }
verb-take = Zabierz pionek z { $noun }
group-place = Postaw pionek
group-move = Przesuń pionek
group-take = Zabierz pionek

## Pytania: do ciebie i tak, jak czytają je inni

prompt-place-man = Postaw pionek na pustym polu.
prompt-move-man = Przesuń pionek po linii na sąsiednie pole.
prompt-fly-man = Masz trzy pionki: przenieś jeden z nich na dowolne puste pole.
prompt-take-man = Zamykasz młynek: zabierz pionek rywala.

waits-place-man = { $seat } stawia pionek
waits-move-man = { $seat } przesuwa pionek
waits-fly-man = { $seat } przenosi pionek, choćby poza liniami
waits-take-man = { $seat } zabiera pionek

## Kronika

fact-placed = { $seat } stawia pionek na { $point }.
fact-moved = { $seat } idzie z { $from } na { $to }.
fact-flew = { $seat } skacze z { $from } na { $to }.
fact-closed = { $seat } zamyka młynek.
fact-took = { $seat } zabiera pionek z { $point } (gracz: { $owner }).
fact-too-few = { $seat } ma już tylko dwa pionki.
fact-blocked = { $seat } nie ma ruchu.
fact-repeated = Ta sama pozycja po raz trzeci: remis.
fact-quiet = { $moves ->
    [one] { $moves } ruch bez młynka: remis.
    [few] { $moves } ruchy bez młynka: remis.
   *[many] { $moves } ruchów bez młynka: remis.
}
fact-won = { $seat } wygrywa.

## Zasady w skrócie

rule-letters = N
rule-example = N-3.1-01
rule-N-2_1-01 = Pionki z ręki stawia się na pustych polach, po jednym na turę.
rule-N-2_2-01 = Gdy wszystkie są ustawione, pionek idzie po linii na sąsiednie pole.
rule-N-2_2-02 = Przesuwa się własne pionki, na puste pola.
rule-N-2_3-01 = Gracz, któremu zostały trzy pionki, idzie na dowolne puste pole.
rule-N-3_1-01 = Trzy pionki w rzędzie na jednej linii to młynek.
rule-N-3_1-02 = Młynek zabiera jeden pionek rywala.
rule-N-3_2-01 = Pionki w młynkach są bezpieczne, dopóki inny nie stoi w żadnym.
rule-N-4_1-01 = Mniej niż trzy pionki: przegrana.
rule-N-4_1-02 = Brak ruchu: przegrana.
rule-N-4_1-03 = Rywal przegranego wygrywa.
rule-N-4_2-01 = Ta sama pozycja po raz trzeci: remis.
rule-N-4_2-02 = Sto ruchów bez młynka: remis.
