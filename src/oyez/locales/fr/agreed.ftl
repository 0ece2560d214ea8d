## Ce qui fut convenu avant la partie

agreed = Ce qui est convenu ici
agreed-numbers =
    { $count ->
        [one] { $count } nombre des extensions diffère des nôtres
       *[other] { $count } nombres des extensions diffèrent des nôtres
    }
agreed-usual = Comme d’habitude : rien d’autre n’est convenu.
agreed-own = de sa propre boîte
agreed-about = Les règles et l’aide de cette page citent nos nombres ; ici, on joue avec ceux-ci.
agreed-what = Nombre
agreed-here = Ici
agreed-ours = Les nôtres
