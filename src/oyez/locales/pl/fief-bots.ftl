## Dlaczego bot odmawia. Słyszą to wszyscy, którzy słyszeli pytanie.

offer-near-victory = Jesteś zbyt blisko zwycięstwa, by się z tobą targować.
offer-cards = Moje karty zostają przy mnie.
offer-unwilling = To mnie nie kusi.
offer-too-far = To, czego chcesz, jest dla mnie warte więcej, niż możesz zapłacić.
offer-too-little = { $deniers ->
    [one] Jeszcze jeden denar i umowa stoi.
    [few] Jeszcze { $deniers } denary i umowa stoi.
   *[other] Jeszcze { $deniers } denarów i umowa stoi.
}
offer-grudge = { $deniers ->
    [one] Po tym, co mi zrobiono: potrzeba jeszcze jednego denara.
    [few] Po tym, co mi zrobiono: potrzeba jeszcze { $deniers } denarów.
   *[other] Po tym, co mi zrobiono: potrzeba jeszcze { $deniers } denarów.
}
suit-few-players = Przy tak małej liczbie graczy małżeństwo nikogo nie zbliża do zwycięstwa.
suit-near-victory = Mogę niemal wygrać bez sojusznika, a tak trzeba by się dzielić.
suit-grudge = Po tym, co mi zrobiono, wesela nie będzie.
suit-no-points = Wnieś punkt zwycięstwa, a się zastanowię.
suit-no-gain = Razem nie bylibyśmy wiele bliżej zwycięstwa niż każde z nas osobno.
leave-near-victory = Nie przepuszczę nikogo, kto jest tak blisko zwycięstwa.
leave-grudge = Po tym, co mi zrobiono, nikt od ciebie tędy nie przejdzie.
leave-own-land = Nie ma przejścia: ta droga prowadzi na nasze własne ziemie.
leave-free-land = Nie ma przejścia: to, co leży dalej, ma być moje.
leave-unwilling = Tędy nikt nie przejdzie.
ransom-too-low = { $deniers ->
    [one] Za jednego denara się zgodzę.
    [few] Za { $deniers } denary się zgodzę.
   *[other] Za { $deniers } denarów się zgodzę.
}
petition-no-gift = Korona nie rozdaje tytułów za darmo.
hat-for-friends = Zgadzam się tylko na kapelusze mojego rodu i mojego sojusznika.
annulment-no-gain = To małżeństwo może sobie trwać.
truce-mean-to-win = Żadnego rozejmu: zamierzam tu wygrać.
help-no-quarrel = To nie moja sprawa.
help-grudge = Po tym, co mi zrobiono, walcz bez mojej pomocy.

## Głosy; słowo nikogo nie wiąże

vote-wanted = { $deniers ->
    [one] Jeden denar za twoje głosy na mojego kandydata.
    [few] { $deniers } denary za twoje głosy na mojego kandydata.
   *[other] { $deniers } denarów za twoje głosy na mojego kandydata.
}
vote-promised = Zgoda: moje głosy padną na twojego kandydata.
vote-price = { $deniers ->
    [one] Za jednego denara moje głosy padną na twojego kandydata.
    [few] Za { $deniers } denary moje głosy padną na twojego kandydata.
   *[other] Za { $deniers } denarów moje głosy padną na twojego kandydata.
}
vote-not-for-sale = W tych wyborach moje głosy nie są na sprzedaż.
vote-near-victory = Jesteś zbyt blisko zwycięstwa, by dostać moje głosy.
