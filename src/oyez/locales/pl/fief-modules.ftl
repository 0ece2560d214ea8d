## Co strona mówi wspólnie o modułach: ich pionki i mapy

count-archers = { $number ->
    [one] { $number } łucznik
    [few] { $number } łucznicy
   *[many] { $number } łuczników
}
count-bombards = { $number ->
    [one] { $number } bombarda
    [few] { $number } bombardy
   *[many] { $number } bombard
}
count-mercenaries = { $number ->
    [one] { $number } najemnik
    [few] { $number } najemnicy
   *[many] { $number } najemników
}
count-guard-knights = { $number ->
    [one] { $number } rycerz gwardii
    [few] { $number } rycerze gwardii
   *[many] { $number } rycerzy gwardii
}
count-guard-men = { $number ->
    [one] { $number } zbrojny gwardii
    [few] { $number } zbrojni gwardii
   *[many] { $number } zbrojnych gwardii
}
count-templar-knights = { $number ->
    [one] { $number } rycerz templariuszy
    [few] { $number } rycerze templariuszy
   *[many] { $number } rycerzy templariuszy
}
count-teutonic-knights = { $number ->
    [one] { $number } rycerz krzyżacki
    [few] { $number } rycerze krzyżaccy
   *[many] { $number } rycerzy krzyżackich
}
charts = Mapy
chart-france = Francja
