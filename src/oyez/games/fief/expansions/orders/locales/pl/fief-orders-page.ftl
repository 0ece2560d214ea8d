## Zakony na stronie: plansze, komandorie, twierdze, edykt

order-templar = Templariusze
order-teutonic = Krzyżacy
lord-of = { $lord } ({ $seat })
master = Wielki mistrz: { $lord }
no-master = brak wielkiego mistrza
titles-left = pozostałe tytuły: { $number }
commanderies-left = pozostałe komandorie: { $number }
commanderies-own = komandorie tutaj: { $villages }
strongholds-left = pozostałe twierdze krzyżackie: { $number }
treasure-hidden = skarb jest ukryty na zawsze
treasure-open = skarb nie jest ukryty
treasure-named = Wybrano już: { $lords }
outlawed = wyjęci spod prawa edyktem
commandery = komandoria
great-stronghold = twierdza krzyżacka
templar-lord = templariusz
teutonic-lord = krzyżacki Senior
income-commanderies = Komandorie
edict = Edykt przeciw templariuszom
edict-considered = król go rozważa
edict-seeking = pytanie do papieża
edict-members = Templariusze
edict-lords = { $number ->
    [0] Żaden Senior nie jest templariuszem.
    [one] { $number } templariusz staje się zwykłym Seniorem i traci swego rycerza.
    [few] { $number } templariusze stają się zwykłymi Seniorami i tracą swych rycerzy.
   *[many] { $number } templariuszy staje się zwykłymi Seniorami i traci swych rycerzy.
}
edict-treasure = { $number ->
    [0] Nie ma komandorii do rozwiązania.
    [one] { $number } komandoria zostaje rozwiązana, a jej pieniądze bierze król.
    [few] { $number } komandorie zostają rozwiązane, a ich pieniądze bierze król.
   *[many] { $number } komandorii zostaje rozwiązanych, a ich pieniądze bierze król.
}
edict-shared = { $number ->
    [0] Nie ma komandorii do rozwiązania.
    [one] { $number } komandoria zostaje rozwiązana; król i papież dzielą się jej pieniędzmi.
    [few] { $number } komandorie zostają rozwiązane; król i papież dzielą się ich pieniędzmi.
   *[many] { $number } komandorii zostaje rozwiązanych; król i papież dzielą się ich pieniędzmi.
}
edict-no-treasure = { $number ->
    [0] Nie ma komandorii do rozwiązania.
    [one] { $number } komandoria zostaje rozwiązana, ale skarb jest ukryty: nic nie przynosi.
    [few] { $number } komandorie zostają rozwiązane, ale skarb jest ukryty: nic nie przynoszą.
   *[many] { $number } komandorii zostaje rozwiązanych, ale skarb jest ukryty: nic nie przynosi.
}
edict-alone = Bez wielkiego mistrza król decyduje sam.
edict-pope = Jest wielki mistrz: papież musi poprzeć edykt.
edict-curse = { $lord } umiera i przeklina króla i papieża: każdy rzuca kością, a zły rzut zabija.
curse = Klątwa ostatniego wielkiego mistrza, którym był { $lord }:
curse-fell = umiera
curse-passed = ocalony
king-considers = rozważa edykt
king-wants = chce edyktu
pope-answers = popiera albo nie
pope-later = zostanie zapytany
moment-templar-vow = Templariusz
moment-teutonic-vow = Krzyżak
moment-treasure = Skarb templariuszy
moment-edict = Edykt
moment-edict-refused = Papież odmawia
