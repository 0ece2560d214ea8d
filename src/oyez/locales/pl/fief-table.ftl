## Names

bishopric = Biskupstwo { $number }
counters = { $counters ->
    [0] brak wojsk
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}

## The banner

table-may-respond = Można odpowiedzieć kartą.
waits-also = { $count ->
    [one] { $sentence } (a także { $names })
   *[other] { $sentence } (a także { $names })
}
hush = Chwila na karty
hush-about = Każdy może teraz odpowiedzieć kartą, czy ją ma, czy nie: przy stole chwila ciszy.
clock-mine = Sekundy na decyzję
think = Daj mi pomyśleć
turn-order = Kolejność graczy
turn-done = już po swojej kolejce
turn-now = teraz decyduje
turn-later = czeka na kolejkę
why-not = Niemożliwe.
away = Gdy cię nie było: { $lines ->
    [one] jeden wpis
    [few] { $lines } wpisy
   *[many] { $lines } wpisów
}{ $moments ->
    [0] {"."}
    [one] , jedno ważne wydarzenie.
    [few] , { $moments } ważne wydarzenia.
   *[many] , { $moments } ważnych wydarzeń.
}
catch-up = Nadrób

## Choices

any-time = Co możesz zrobić w każdej chwili
with-captives = więzień: { $lords }
stands-in = stoi: { $village }
cavalcade = kawalkada
suit-for = Szukasz pary dla: { $lord }.
compose-about = Klikaj, co dajesz i czego chcesz: na mapie, na planszach albo obok oferty.
compose-go = Przejdź do oferty
how-many = Ile
less = Mniej
more = Więcej
orders = Stałe polecenia

## Parts of the table

tab-choices = Decyzje
tab-replay = Powtórka
tab-hand = Ręka
tab-family = Ród
tab-court = Rody
tab-talk = Rozmowy
tab-log = Kronika
follow-action = Śledź akcję

## Keys

key-choices = Przejdź do swoich decyzji
key-map = Przejdź do mapy
key-hand = Przejdź do swojej ręki
key-family = Przejdź do pokazanego rodu
key-court = Przejdź do wszystkich rodów
key-talk = Przejdź do ofert i rozmów
key-log = Przejdź do kroniki
key-status = Powtórz, o co chodzi
key-orders = Stałe polecenia

## What the chronicle is about

subject-diplomacy = Dyplomacja
subject-surprises = Karty niespodzianek

## Results

score-points = Punkty zwycięstwa
score-fiefs = Tytuły lenne
score-king = Król
score-pope = Papież
score-orders = Wielcy mistrzowie
score-outremer = Outremer
score-villages = Wioski
score-deniers = Denary

## The position in words

words-now = Co się dzieje
words-villages = Wioski według lenn
words-village = Wioska
words-control = Kontrola
words-buildings = Budowle
words-there = Kto tam stoi
words-principal = wioska główna
words-bishoprics = Biskupstwa
words-roads = Drogi
words-families = Rody
words-family = Ród
words-points = Punkty zwycięstwa
words-deniers = Denary
words-income = Następny dochód
words-cards = Karty
words-markers = Znaczniki i zasoby
words-lords = Seniorzy w grze
words-lord = Senior
words-place = Miejsce
words-titles = Tytuły
words-state = Stan
words-table = Reszta stołu
told-none = brak
told-nobody = nikt
told-vacant = wolny
told-secret = tajne
told-of-family = { $lord } ({ $seat })
told-stronghold = Zamek
told-city = Miasto warowne
told-captive = { $lord } (w niewoli)
told-besieged = oblega: { $seat }, machina { $dice }
told-by-bridge = { $village } (most)
told-first = pierwszy gracz
told-ally = sojusz: { $seat }
told-hand = karty Postaci: { $lords }, karty Wydarzeń: { $fortunes }
told-markers = Dyplomacja { $diplomacy }, Podatek { $taxes }, machiny oblężnicze { $engines }, Zbrojni { $men }, Rycerze { $knights }
told-off-map = poza mapą
told-held = { $village }, więzień: { $seat }
told-strength = siła { $strength }
told-married = małżeństwo: { $lord }
told-darc = d’Arc
told-assassin = znacznik zabójcy
told-excommunicated = ekskomunika
told-ransom = okup: { $ransom }
told-column = { $seat } prowadzi: { $lords }, wojska: { $troops }, miejsce: { $village }
told-election = Wybory, { $title }. Kandydaci: { $lords }
told-votes = Głosy: { $votes }
told-marker = Znacznik gracza { $seat } leży na: { $lord }
told-battle = Bitwa: { $village }, dotychczasowe rzuty: { $rolls }
told-attack = Atak: { $who }; Seniorzy: { $lords }; siła { $strength }, kości { $dice }
told-defence = Obrona: { $who }; Seniorzy: { $lords }; siła { $strength }, kości { $dice }
told-freedom = wolność: { $lord }
told-deal = { $seat } proponuje (dla: { $partner }): { $given }; w zamian za: { $wanted }
told-talk = Na osobności: { $seats }
told-order = Kolejność: { $seats }
told-decks = Karty w talii Postaci: { $lords }, w talii Wydarzeń i Plag: { $fortunes }; czekające plagi: { $disasters }
told-supply = Do zbudowania: zamki { $strongholds }, młyny { $mills }
told-tax = Podatek ({ $seat }): { $what }
told-mills = { $mills ->
    [one] { $mills } młyn
    [few] { $mills } młyny
   *[many] { $mills } młynów
}
