## Nazwy

game-name = Middle-Ages
game-blurb = Szesnaście rund budowy lenna: bierz płytki, używaj ich efektów i zbieraj dochody z posiadłości.

estate-0 = Pole
estate-1 = Młyn
estate-2 = Wioska
estate-3 = Mur
estate-4 = Targ
estate-5 = Koszary
estate-6 = Kościół
estate-7 = Pałac

event-0 = Biegli rzemieślnicy
event-1 = Drogocenne towary
event-2 = Sojusz
event-3 = Najazd barbarzyńców
event-4 = Czarna śmierć
event-5 = Nowe umocnienia
event-6 = Triumfalny powrót
event-7 = Wyż urodzeń
event-8 = Bunt chłopski
event-9 = Przywrócenie
event-10 = Dobre żniwa
event-11 = Pomoc w odbudowie
event-12 = Rozległe włości
event-13 = Kosztowne ceremonie
event-14 = Trzęsienie ziemi

spot = rząd { $row }, miejsce { $place }
tile-farmers = { $farmers ->
    [one] Rolnik
    [few] { $farmers } Rolników
   *[many] { $farmers } Rolników
}
tile-chests = { $chests ->
    [one] Skrzynia
    [few] { $chests } Skrzynie
   *[many] { $chests } Skrzyń
}
tile-name = { $farmers ->
    [0] { $chests ->
        [0] { $estate } { $number }
       *[other] { $estate } { $number } ({ tile-chests })
    }
   *[other] { $chests ->
        [0] { $estate } { $number } ({ tile-farmers })
       *[other] { $estate } { $number } ({ tile-farmers }, { tile-chests })
    }
}
coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}

phase-placing = Pierwsze miejsca Lordów
phase-discard = Odrzucenie
phase-turns = Tury graczy
phase-refill = Uzupełnienie
phase-event = Wydarzenie
phase-close = Koniec rundy
phase-over = Gra skończona
round-of = Runda { $round } z { $rounds }

option-allow_debt = Długi
option-allow_debt-about = Czy przy braku monet płaci się w całości i schodzi poniżej zera.
option-allow_debt-no = Nie: płaci się tyle, ile się ma
option-allow_debt-yes = Tak: można zejść poniżej zera
option-tiles = Tabela płytek
option-tiles-about = Kto ma pudełko, może grać liczbami i symbolami własnych płytek.
option-tiles-default = Płytki Oyez
option-tiles-own = Własna tabela (plik CSV)

## Wybory

verb-place = Postaw swojego Lorda: { $noun }
verb-move = Przesuń swojego Lorda: { $noun }
verb-scout = Wyślij swojego Zwiadowcę: { $noun }
verb-return = Przywróć: { $noun }
verb-lose = Oddaj: { $noun }
verb-coin = Połóż Dodatkową Monetę pod: { $noun }
verb-plot = Weź żeton Działki: { $noun }
verb-under = Połóż żeton Działki pod: { $noun }

hint-take = +{ $total }: efekt { $effect }, dochód { $income }
hint-more = +{ $income } przy każdym dochodzie

## Pytania: do ciebie i tak, jak czytają je inni

prompt-first-lord = Postaw swojego Lorda na płytce pierwszego rzędu. Im dalej w lewo, tym wcześniejszy ruch.
prompt-move-lord = Przesuń swojego Lorda na płytkę następnego rzędu; potem bierzesz opuszczoną płytkę.
prompt-village-return = Wybierz płytkę ze swojego Cmentarza, która wróci na planszę.
prompt-place-scout = Wyślij Zwiadowcę na płytkę dalszego rzędu: żaden rywal na nią nie wejdzie.
prompt-place-coin = Wybierz posiadłość na Dodatkową Monetę: każda liczona tam płytka da o 1 więcej.
prompt-choose-plot = Wybierz żeton Działki z zasobów.
prompt-place-plot = Wybierz posiadłość, pod którą trafi żeton Działki: jej dochód policzy też ten rodzaj.
prompt-lose-tile = Wybierz płytkę, którą zabiera Wydarzenie.
prompt-restore-tile = Przywrócenie: wybierz płytkę ze swojego Cmentarza.

waits-first-lord = { $seat } stawia Lorda w pierwszym rzędzie
waits-move-lord = { $seat } przechodzi do następnego rzędu
waits-village-return = { $seat } przywraca płytkę z Cmentarza
waits-place-scout = { $seat } wysyła Zwiadowcę
waits-place-coin = { $seat } kładzie Dodatkową Monetę
waits-choose-plot = { $seat } wybiera żeton Działki
waits-place-plot = { $seat } kładzie żeton Działki
waits-lose-tile = { $seat } wybiera płytkę do oddania
waits-restore-tile = { $seat } przywraca płytkę

## Kronika

fact-round-began = Zaczyna się runda { $round }.
fact-placed = { $seat } stawia Lorda na płytce { $tile } ({ $spot }).
fact-discarded = Płytka { $tile } pozostaje bez Lorda i zostaje odrzucona.
fact-moved = { $seat } przechodzi na płytkę { $tile } ({ $spot }).
fact-scout-came-home = { $seat }: Zwiadowca wraca do domu.
fact-took = { $seat } bierze płytkę { $tile }.
fact-counted = { $coins ->
    [0] { $seat }: efekt ({ $estate }) nic nie daje.
    [one] { $seat }: efekt ({ $estate }) daje { $coins } monetę.
    [few] { $seat }: efekt ({ $estate }) daje { $coins } monety.
   *[many] { $seat }: efekt ({ $estate }) daje { $coins } monet.
}
fact-paid = { $coins ->
    [0] { $seat } nie ma monet, więc { $to } nic nie dostaje.
    [one] { $seat } płaci { $coins } monetę, którą dostaje { $to }.
    [few] { $seat } płaci { $coins } monety, które dostaje { $to }.
   *[many] { $seat } płaci { $coins } monet, które dostaje { $to }.
}
fact-destroyed = { $by } atakuje, a { $seat } traci płytkę { $tile }, która trafia na Cmentarz.
fact-returned = { $seat } przywraca z Cmentarza płytkę { $tile }.
fact-scouted = { $seat } wysyła Zwiadowcę na płytkę { $tile } ({ $spot }).
fact-coined = { $seat } kładzie Dodatkową Monetę pod posiadłość { $estate }.
fact-plotted = { $seat } kładzie żeton Działki { $token } pod posiadłość { $estate }.
fact-without-effect = { $seat }: efekt ({ $estate }) nie ma na co zadziałać.
fact-earned = { $coins ->
    [0] { $seat } nie ma dochodu ({ $estate }).
    [one] { $seat } ma { $coins } monetę dochodu ({ $estate }).
    [few] { $seat } ma { $coins } monety dochodu ({ $estate }).
   *[many] { $seat } ma { $coins } monet dochodu ({ $estate }).
}
fact-orange-pile = Niebieski stos jest pusty: otwarto pomarańczowy.
fact-reshuffled = { $tiles ->
    [one] Stos jest pusty: { $tiles } odrzucona płytka tworzy nowy.
    [few] Stos jest pusty: { $tiles } odrzucone płytki potasowano w nowy.
   *[many] Stos jest pusty: { $tiles } odrzuconych płytek potasowano w nowy.
}
fact-refilled = Rząd { $row } wyłożono na nowo.
fact-event-applied = Wydarzenie: { $event }.
fact-gained = { $coins ->
    [0] { $event }: { $seat } nic nie zyskuje.
    [one] { $event }: { $seat } zyskuje { $coins } monetę.
    [few] { $event }: { $seat } zyskuje { $coins } monety.
   *[many] { $event }: { $seat } zyskuje { $coins } monet.
}
fact-spent = { $coins ->
    [0] { $event }: { $seat } nic nie traci.
    [one] { $event }: { $seat } traci { $coins } monetę.
    [few] { $event }: { $seat } traci { $coins } monety.
   *[many] { $event }: { $seat } traci { $coins } monet.
}
fact-lost = { $event }: { $seat } traci płytkę { $tile }, która trafia na Cmentarz.
fact-restored = { $seat } przywraca z Cmentarza płytkę { $tile }.
fact-empty-estates = { $estates ->
    [0] { $seat } ma płytkę w każdej posiadłości i nic nie traci.
    [one] { $seat } ma { $estates } pustą posiadłość i traci { $coins } monet.
    [few] { $seat } ma { $estates } puste posiadłości i traci { $coins } monet.
   *[many] { $seat } ma { $estates } pustych posiadłości i traci { $coins } monet.
}
fact-won = { $coins ->
    [one] { $seat } wygrywa z { $coins } monetą.
    [few] { $seat } wygrywa z { $coins } monetami.
   *[many] { $seat } wygrywa z { $coins } monetami.
}
fact-shared = { $coins ->
    [one] { $seat } dzieli zwycięstwo z { $coins } monetą.
    [few] { $seat } dzieli zwycięstwo z { $coins } monetami.
   *[many] { $seat } dzieli zwycięstwo z { $coins } monetami.
}

## Dla słuchających ekranu

label-spot = Rząd { $row }, miejsce { $place }
label-empty = puste
label-lord = stoi tu Lord, którego prowadzi { $seat }
label-scout = zajmuje je Zwiadowca, którego prowadzi { $seat }
label-may = możesz wybrać
label-may-hint = możesz wybrać: { $hint }
label-event-done = Wydarzenie rundy { $round }, już było
label-event-next = Następne Wydarzenie, po rundzie { $round }
label-event-later = Wydarzenie po rundzie { $round }
label-row = Rząd { $row }
label-row-now = Rząd { $row }, teraz w grze
label-row-next = Rząd { $row }, następny
row-now = teraz
row-next = dalej
rows-label = Cztery rzędy płytek
events-label = Wydarzenia
pile-label = Stos
pile-count = { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}
pile-top = Wierzch stosu: { $back ->
    [blue] niebieski grzbiet
   *[orange] pomarańczowy grzbiet
}, liczba { $number }
pile-empty = Stos jest pusty
pile-orange = { $tiles ->
    [0] Pomarańczowy stos jest zużyty lub niepotrzebny
    [one] Pomarańczowy stos: czeka { $tiles } płytka
    [few] Pomarańczowy stos: czekają { $tiles } płytki
   *[many] Pomarańczowy stos: czeka { $tiles } płytek
}
discards-label = Odrzucone
discards-none = Nie ma odrzuconych płytek.
supply-label = Zasoby
supply-coins = { $coins ->
    [one] { $coins } Dodatkowa Moneta
    [few] { $coins } Dodatkowe Monety
   *[many] { $coins } Dodatkowych Monet
}
board-of = Lenno: { $seat }
board-yours = Twoje lenno
column-label = { $tiles ->
    [0] { $estate }: brak płytek
    [one] { $estate }: { $tiles } płytka
    [few] { $estate }: { $tiles } płytki
   *[many] { $estate }: { $tiles } płytek
}
column-income = Dochód { $coins } ({ $rate } × { $tiles })
column-coin = Dodatkowa Moneta
column-plot = Żeton Działki: { $estate }
cemetery-label = Cmentarz
cemetery-count = { $tiles ->
    [0] Cmentarz: pusty
    [one] Cmentarz: { $tiles } płytka
    [few] Cmentarz: { $tiles } płytki
   *[many] Cmentarz: { $tiles } płytek
}
court-label = Gracze
court-order = Tura { $turn } w tej rundzie
court-farmers = Rolnicy
court-chests = Skrzynie
score-gathered = Zebrane monety
score-empty = Puste posiadłości
score-tiles = Płytki

## Zasady w jednym zdaniu

# What the ids of its rules begin with, and one to look for.
rule-letters = M
rule-example = M-3.1-01
rule-M-1_2-02 = Stos leży liczbą do góry: znana jest liczba i kolor grzbietu wierzchniej płytki, lecz nie jej przód.
rule-M-1_2-03 = Każdy rząd ma o jedną płytkę więcej niż graczy, od najmniejszej liczby po lewej.
rule-M-1_2-04 = W grze biorą udział cztery z piętnastu Wydarzeń; ich kolejność jest znana od początku.
rule-M-1_2-05 = W wylosowanej kolejności każdy stawia Lorda na wolnej płytce pierwszego rzędu.
rule-M-2_1-01 = Gra trwa 16 rund; każdą rozgrywa się na rzędzie, w którym stoją wszyscy Lordowie.
rule-M-2_2-01 = Jedyną płytkę bieżącego rzędu bez Lorda odrzuca się przed pierwszą turą.
rule-M-2_2-02 = Na stos odrzuconych trafiają tylko płytki, które zostały bez Lorda.
rule-M-2_3-01 = Lordowie bieżącego rzędu wyznaczają kolejność tur: od lewej.
rule-M-2_3-02 = Lord przechodzi na dowolną płytkę następnego rzędu bez Lorda i bez Zwiadowcy rywala.
rule-M-2_3-04 = Bierzesz płytkę, którą opuszcza twój Lord, i kładziesz ją na wierzchu jej kolumny.
rule-M-2_3-05 = Efekt specjalny posiadłości wykonuje się w całości przed jej dochodem.
rule-M-2_3-06 = Po efekcie bierzesz dochód posiadłości tej płytki.
rule-M-2_3-07 = Efekt, którego nie da się wykonać, pomija się; dochód bierze się mimo to.
rule-M-2_4-01 = Po turach rund od 1 do 12 opróżniony rząd wykłada się na nowo.
rule-M-2_4-03 = Gdy stos jest pusty, odrzucone płytki tasuje się w nowy.
rule-M-2_4-04 = Gdy niebieski stos jest pusty, dobiera się z pomarańczowego.
rule-M-2_5-01 = Na koniec rund 4, 8, 12 i 16 działa następne Wydarzenie.
rule-M-2_6-01 = Twój Lord zaczyna na dowolnej wolnej płytce pierwszego rzędu.
rule-M-2_6-02 = Twój Lord przechodzi na dowolną płytkę następnego rzędu bez Lorda i bez Zwiadowcy rywala.
rule-M-2_6-03 = Wioska przywraca dowolną płytkę z twojego Cmentarza.
rule-M-2_6-04 = Zwiadowca idzie na wolną płytkę dalszego rzędu.
rule-M-2_6-05 = Dodatkową Monetę kładzie się pod własną posiadłość, która jej nie ma.
rule-M-2_6-06 = Żeton Działki kładzie się pod posiadłość bez żetonu, której dochód nie liczy jeszcze tego rodzaju.
rule-M-2_6-07 = Jeśli płytki kolumny różnią się symbolami, wybierasz, którą zabiera Wydarzenie.
rule-M-2_6-08 = Przywrócenie zwraca dowolną płytkę z twojego Cmentarza.
rule-M-3_1-01 = Pole, efekt: 1 moneta za każdego Rolnika na twojej planszy.
rule-M-3_1-02 = Pole, dochód: 2 monety za każde Pole.
rule-M-3_2-01 = Młyn, efekt: każdy rywal, który ma mniej Młynów, daje ci 2 monety.
rule-M-3_2-02 = Młyn, dochód: 2 monety za każdy Młyn.
rule-M-3_3-01 = Wioska, efekt: przywróć jedną płytkę z Cmentarza na jej kolumnę, bez jej działania.
rule-M-3_3-02 = Wioska, dochód: 2 monety za każdą Wioskę i każdy Mur.
rule-M-3_4-01 = Mur, efekt: twój Zwiadowca zajmuje płytkę dalszego rzędu; żaden rywal na nią nie wejdzie.
rule-M-3_4-02 = Gdy twój Lord wchodzi do rzędu Zwiadowcy, Zwiadowca wraca, użyty czy nie.
rule-M-3_4-03 = Mur, dochód: 2 monety za każde Pole i każdy Mur.
rule-M-3_5-01 = Targ, efekt: 1 moneta za każdą Skrzynię na twojej planszy.
rule-M-3_5-02 = Targ, dochód: 2 monety za każdy Młyn i każdy Targ.
rule-M-3_6-01 = Koszary, efekt: każdy rywal, który ma mniej Murów niż ty Koszar, traci płytkę najbardziej na lewo i na wierzchu i daje ci 2 monety.
rule-M-3_6-02 = Koszary, dochód: 2 monety za każdą Wioskę i każde Koszary.
rule-M-3_7-01 = Kościół, efekt: połóż Dodatkową Monetę pod posiadłość, która jej nie ma; każda płytka liczona w jej dochodzie daje o 1 więcej.
rule-M-3_7-02 = Kościół, dochód: 3 monety za każdy Kościół.
rule-M-3_8-01 = Pałac, efekt: połóż żeton Działki pod posiadłość bez żetonu; jej dochód liczy odtąd też ten rodzaj.
rule-M-3_8-02 = Pałac, dochód: 3 monety za każdy Pałac.
rule-M-3_9-01 = Dochód: stawka posiadłości, plus 1 z Dodatkową Monetą, razy wszystkie płytki rodzajów, które liczy.
rule-M-3_9-02 = Zniszczona lub stracona płytka trafia na Cmentarz; wraca tylko dzięki Wiosce lub Przywróceniu.
rule-M-4_1-01 = Wydarzenie dotyczy wszystkich graczy.
rule-M-4_1-02 = Stracona płytka przechodzi z planszy na Cmentarz; bez takiej płytki nic się nie dzieje.
rule-M-4_2-01 = Biegli rzemieślnicy: 1 moneta za każdego Rolnika na twojej planszy.
rule-M-4_2-02 = Drogocenne towary: 1 moneta za każdą Skrzynię na twojej planszy.
rule-M-4_2-03 = Sojusz: 3 monety za każdy Kościół i każdy Pałac.
rule-M-4_2-04 = Najazd barbarzyńców: każdy traci jeden Młyn i jedno Pole.
rule-M-4_2-05 = Czarna śmierć: każdy traci jedną Wioskę i jedne Koszary.
rule-M-4_2-06 = Nowe umocnienia: 3 monety za każdy Mur.
rule-M-4_2-07 = Triumfalny powrót: 2 monety za każdy Targ i każde Koszary.
rule-M-4_2-08 = Wyż urodzeń: 2 monety za każdy Młyn i każdą Wioskę.
rule-M-4_2-09 = Bunt chłopski: każdy traci jeden Pałac.
rule-M-4_2-10 = Przywrócenie: każdy przywraca jedną płytkę z Cmentarza, bez jej działania.
rule-M-4_2-11 = Dobre żniwa: 2 monety za każde Pole.
rule-M-4_2-12 = Pomoc w odbudowie: 3 monety za każdą płytkę na twoim Cmentarzu.
rule-M-4_2-13 = Rozległe włości: 2 monety za każdą posiadłość, która ma choć jedną płytkę.
rule-M-4_2-14 = Kosztowne ceremonie: strać 2 monety za każdy Kościół i każdy Pałac, o ile starczy ci monet.
rule-M-4_2-15 = Trzęsienie ziemi: każdy traci jeden Mur.
rule-M-5_1-01 = Gra kończy się po Wydarzeniu rundy 16.
rule-M-5_1-02 = Na koniec każda posiadłość bez płytki kosztuje 10 monet.
rule-M-5_1-03 = Wygrywa, kto ma najwięcej monet.
rule-M-5_2-01 = Przy remisie porównuje się płytki od Pałacu do Pola; rozstrzyga pierwsza różnica.
rule-M-6_1-01 = Kto nie może zapłacić w całości, płaci tyle, ile ma.
rule-M-6_5-01 = Jest po jednym żetonie Działki każdego rodzaju i osiem Dodatkowych Monet: kto pierwszy, ten lepszy.
rule-M-6_6-03 = Jeśli i osiem kolumn jest równych, zwycięstwo jest wspólne.

## Dlaczego nie

why-over = Gra jest skończona.
why-otherwise = Teraz jest inne pytanie do ciebie.
why-not-asked = Teraz nie ma pytania do ciebie.
