## Krzyżacy

title-teutonic-grand-master = wielki mistrz krzyżacki
piece-6 = rycerze krzyżaccy
count-teutonic-knights = { $number ->
    [one] { $number } rycerz krzyżacki
    [few] { $number } rycerze krzyżaccy
   *[many] { $number } rycerzy krzyżackich
}

## Wybory

verb-join-teutonic = Tytuł krzyżacki zamiast karty: { $noun }
verb-with-teutonic-knights = { $noun ->
    [0] Bez Krzyżaków
    [one] { $noun } Krzyżak
    [few] { $noun } Krzyżaków
   *[many] { $noun } Krzyżaków
}
verb-lose-teutonic-knights = { $noun ->
    [0] Nie trać Krzyżaków
    [one] Strać { $noun } Krzyżaka
    [few] Strać { $noun } Krzyżaków
   *[many] Strać { $noun } Krzyżaków
}
verb-bury-teutonic-knights = { $noun ->
    [0] Nie trać Krzyżaków
    [one] Strać { $noun } Krzyżaka
    [few] Strać { $noun } Krzyżaków
   *[many] Strać { $noun } Krzyżaków
}
verb-teutonic-knight = Krzyżak w wiosce { $noun }
verb-teutonic-stronghold = Twierdza krzyżacka w wiosce { $noun }
verb-teutonic-upgrade = Przebuduj zamek w wiosce { $noun } na twierdzę krzyżacką

## Co się stało

fact-became-teutonic = { $lord } ({ $seat }) zostaje Krzyżakiem.
fact-teutonic-knight-given = Do Seniora { $lord } ({ $seat }) dołączają rycerze krzyżaccy: { $number }.
fact-built-teutonic-stronghold = { $seat } buduje twierdzę krzyżacką w wiosce { $village }.
fact-upgraded-stronghold = { $seat } przebudowuje zamek w wiosce { $village } na twierdzę krzyżacką.

## Zasady

rule-X-TEU-03 = Nowy krzyżacki Senior dostaje jednego Krzyżaka, jeśli jakiś został.
rule-X-TEU-05 = Krzyżacy stają przy wolnym krzyżackim Seniorze albo we własnej twierdzy krzyżackiej.
rule-X-TEU-09 = Gdy w bitwie jest krzyżacki Senior, każdych 2 rycerzy krzyżackich dodaje 1 obrażenie.
rule-X-TEU-13 = Twierdza krzyżacka kosztuje 10 denarów albo 4 w miejsce zamku.
rule-X-TEU-14 = Powstaje we własnej wiosce z wolnym krzyżackim Seniorem: nowa bez fortyfikacji albo z zamku.
rule-X-TEU-17 = Twierdza krzyżacka staje się miastem tylko wtedy, gdy w zasobach został żeton.
