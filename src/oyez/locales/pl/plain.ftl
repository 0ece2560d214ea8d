## Stół gry, która nie ma własnego rysunku

view = Stół
victory = Zwycięstwo
true = tak
false = nie
nothing = brak
