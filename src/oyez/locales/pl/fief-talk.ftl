## The panel

corners = Oferty i rozmowy
offers = Oferty
aside = Na osobności
chat = Przy stole
ally = sojusznik
call-answer-offer = Otrzymujesz ofertę.
call-answer-suit = Padła prośba o małżeństwo.
call-answer-annulment = Padła prośba o unieważnienie małżeństwa.
call-answer-invitation = Otrzymujesz zaproszenie na rozmowę na osobności.

## Offers

offer-title = Złóż ofertę
offer-about = Wszystko, co jest w ofercie, zmienia właściciela naraz albo wcale.
propose-to = Złóż ofertę: { $seat }
offer-to = Twoja oferta: { $seat }
offer-to-aside = Twoja tajna oferta: { $seat }
offer-from = { $seat } składa ci ofertę
offer-from-aside = { $seat } składa ci tajną ofertę
offer-said = { $seat } daje ci: { $comes }. Dajesz: { $goes }.
you-give = Dajesz
you-want = Żądasz
you-get = Dostajesz
you-want-of = Żądasz ({ $seat })
gives = { $seat } daje
nothing = nic
sealed = Pieczęć: stół wykonuje to od razu
item-card = karta { $card }
item-village = kontrola: { $village }
item-captive = więzień { $lord }
item-freedom = wolność: { $lord }
shelf-give-deniers = Daj denary
shelf-give-card = Daj kartę
shelf-give-village = Oddaj kontrolę nad wioską
shelf-give-captive = Wydaj więźnia
shelf-give-freedom = Uwolnij więźnia
shelf-give-relic = Daj relikwię
shelf-want-deniers = Żądaj denarów
shelf-want-card = Żądaj karty
shelf-want-village = Żądaj kontroli nad wioską
shelf-want-captive = Żądaj więźnia
shelf-want-freedom = Żądaj uwolnienia więźnia
shelf-want-relic = Żądaj relikwii
promises = Obietnice na przyszłość to tylko słowa: nikogo nie wiążą.
promises-title = Zanotowane obietnice
promises-about = Tę listę widzisz tylko ty; zostaje na tym urządzeniu.
promise-note = Zanotuj jako obietnicę
promise-noted = Zanotowane jako obietnica
promise-kept = Dotrzymana
promise-broken = Złamana
promises-sum = Zanotowane obietnice: dotrzymane { $kept }, złamane { $broken }, otwarte { $open }.
submit = Złóż tę ofertę
back-to-offer = Wróć do oferty
withdraw = Wycofaj
counter = Kontroferta
markers-title = Znaczniki Dyplomacji
markers-of = { $needed } z { $left }
markers-cost = { $seat }: { $needed ->
    [0] bez znacznika Dyplomacji
    [one] { $needed } znacznik Dyplomacji
    [few] { $needed } znaczniki Dyplomacji
   *[many] { $needed } znaczników Dyplomacji
} (zostało { $left })
markers-short = { $seat }: { $needed ->
    [one] potrzebny { $needed } znacznik Dyplomacji
    [few] potrzebne { $needed } znaczniki Dyplomacji
   *[many] potrzeba { $needed } znaczników Dyplomacji
}, zostało { $left }
custom-open = Otwarta dyplomacja: znaczniki nie są potrzebne.
custom-private = Na osobności pieniądze i karty nie wymagają kolejnego znacznika.
custom-money-marker_up_to_3 = Kto otrzymuje pieniądze, zużywa znacznik za każde 3 denary.
custom-money-free = Pieniądze przechodzą bez znaczników.
custom-cards-receive = Kto otrzymuje karty, zużywa znacznik.
custom-cards-exchange = Za wymianę kart wystarcza jeden znacznik.
deal-composed = { $seat } układa ofertę. Dla kogo: { $partner }.
deal-made = { $seat } składa ofertę. Odpowiada: { $partner }.
deal-own = Twoja oferta czeka. Odpowiada: { $partner }.
lately = Ostatnio
no-offers = Nikt jeszcze nie złożył oferty.

## Marriages

marriage = Małżeństwo
annulment = Unieważnienie małżeństwa
no-marriage = Bez małżeństwa
other-lord = Wróć do moich Seniorów

## Private talks

out = Poza salą: { $names }
out-with-you = Na osobności: { $names }
time-left = Pozostały czas
invite-title = Weź kogoś na stronę
invite-about = Rozmowa na osobności kosztuje znacznik Dyplomacji, jeśli ktoś przyjdzie. { $left ->
    [0] Nie masz już żadnego
   *[other] Zostało ci: { $left }
}.
invite-to = Zaproś na rozmowę na osobności: { $seat }
confer-to = Rozmowa templariuszy: { $seat }
confer-about = Między templariuszami rozmowa nie kosztuje znacznika, raz na turę.
invite-more = Zaprosić też innych?
begin-talk = Zacznij rozmowę
invited-by = { $seat } prosi cię na stronę
invited-about = Nikt inny nie usłyszy, co tam padnie, ani nie zobaczy, co się wymieni. Nie musisz przychodzić.
come = Idę
stay = Zostaję przy stole
talk-mine = Masz głos. { $left ->
    [one] Można złożyć jeszcze { $left } ofertę
    [few] Można złożyć jeszcze { $left } oferty
   *[many] Można złożyć jeszcze { $left } ofert
}.
talk-theirs = Głos ma { $seat }. Tymczasem możesz rozmawiać.
talk-over = Czas minął.
talk-of-others = Co tam mówią i wymieniają, zostaje między nimi.
talk-done = Nie mam więcej ofert
prolong = Przedłuż za znacznik (zostało { $left })
aside-closed = Nikt nie rozmawia na osobności.
aside-empty = Nikt inny nie słyszy, co się tu mówi.
say-aside = W tajemnicy…

## Standing orders

orders-about = Niektóre karty uderzają między dwoma zdarzeniami. Powiedz, kiedy pytać cię, czy którąś zagrasz; zmiana działa od razu. Z własnej woli możesz je zagrać, gdy się świecą.
orders-secret = Nikt się nie dowie, czy padło pytanie do ciebie: w takich chwilach stół milczy dla wszystkich, choćby krótko.
presets = Gotowe zestawy
preset-everything = Pytaj o wszystko
preset-everything-about = zawsze, gdy mogę zagrać kartę
preset-sensible = Rozsądnie
preset-sensible-about = gdy rozstrzyga się coś, co mnie dotyczy
preset-alone = Daj mi spokój
preset-alone-about = chyba że karta ocali życie mojego Seniora
order-ask = Pytaj
order-mine = Gdy mnie dotyczy
order-pass = Pomijaj
phase-any = W każdej chwili
touches-any-time = Dotyczy cię, jeśli to twoja wioska, stoi tam twój Senior albo to on jest w niebezpieczeństwie.
touches-hear-ye = Dotyczy cię, jeśli masz kandydata, możesz go zgłosić albo głosujesz; przy małżeństwach, jeśli to twoja kolej.
touches-cards = Dotyczy cię, jeśli to twoja kolej; przed plagami, jeśli któraś leży na twoich wioskach lub Seniorach.
touches-income = Dotyczy cię, jeśli to twoja kolej.
touches-purchases = Dotyczy cię, jeśli to twoja kolej.
touches-movement = Dotyczy cię, jeśli inni docierają do twojej wioski lub do twojego Seniora albo stamtąd odchodzą.
touches-battles = Dotyczy cię, jeśli walczysz albo to twoje miejsce.
touches-closing = Dotyczy cię, jeśli to twoja kolej; przed zwycięstwem, jeśli ktoś może wygrać.
moment-before-marriages = Przed małżeństwami
moment-before-election = Przed wyborami
moment-before-vote = Przed głosowaniem, gdy kandydaci są znani
moment-before-discard = Przed odrzucaniem kart
moment-before-draw = Przed dobieraniem kart
moment-before-disasters = Zanim uderzą plagi
moment-before-income = Przed dochodami
moment-before-purchase = Przed czyimiś zakupami
moment-before-march = Zanim ruszy grupa
moment-after-move = Po każdym ruchu
moment-after-permission = Gdy padnie zgoda na przejście lub odmowa
moment-after-movement = Po czyimś ruchu
moment-before-battle = Przed bitwą
moment-between-rolls = Przed następnym rzutem
moment-after-battle = Po bitwie
moment-after-sieges = Po oblężeniach
moment-after-pillage = Po plądrowaniu
moment-before-closing = Przed końcem tury
moment-before-victory = Przed sprawdzeniem zwycięstwa
moment-join-rising = Gdy wioska się buntuje: dołożenie karty
moment-evade = Gdy mojemu Seniorowi grozi śmierć: ucieczka przez Tunel
