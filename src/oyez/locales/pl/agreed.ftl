## Co ustalono przed grą

agreed = Co tu ustalono
agreed-numbers =
    { $count ->
        [one] { $count } liczba w dodatkach jest inna niż nasza
        [few] { $count } liczby w dodatkach są inne niż nasze
       *[many] { $count } liczb w dodatkach jest innych niż nasze
    }
agreed-usual = Jak zwykle: niczego więcej nie ustalono.
agreed-own = z własnego pudełka
agreed-about = Zasady i pomoc na tej stronie podają nasze liczby; tutaj gra się tymi.
agreed-what = Liczba
agreed-here = Tutaj
agreed-ours = Nasza
