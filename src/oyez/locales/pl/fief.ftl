## Nazwy

game-name = Fief: Francja 1429
game-blurb = Od trzech do sześciu rodów średniowiecznej Francji żeni się, głosuje, knuje i walczy o korony, mitry i lenna.
card-18 = Kardynał
card-19 = d’Arc
card-20 = Udane zbiory
card-21 = Piękna pogoda
card-22 = Podatek
card-23 = Bunt
card-24 = Tunel
card-25 = Zabójstwo
card-26 = Sprawiedliwość
card-27 = Zasadzka
card-28 = Brzydka pogoda
card-29 = Głód
card-30 = Zaraza
card-unknown = nieznana karta
deck-0 = talia Postaci
deck-1 = talia Wydarzeń i Plag
# Wieś z przyimkiem, tam gdzie język łączy je w jedno słowo.
place-at = { $village }
place-of = { $village }
title-fief-blaye = księstwo Blaye
title-fief-l-epervier = hrabstwo L'Épervier
title-fief-mazilles = baronia Mazilles
title-fief-tournus = hrabstwo Tournus
title-fief-st-gerome = hrabstwo St Gérôme
title-fief-bourg = księstwo Bourg
title-fief-les-essarts = baronia Les Essarts
title-fief-sigy = hrabstwo Sigy
title-bishop = biskup biskupstwa { $number }
title-cardinal = kardynał
title-pope = papież
title-king = król
title-queen = królowa
title-regent = królowa regentka
title-prince = następca tronu
relic-0 = Święty Graal
relic-1 = Oczy świętej Roseliny
relic-2 = Zęby świętego Géronce’a
relic-3 = Święta Włócznia
relic-4 = Kość świętej Radegundy
cause-0 = głód
cause-1 = podatek ziemski
cause-2 = dziesięcina
tiebreak-0 = król
tiebreak-1 = papież
tiebreak-2 = królowa regentka
tiebreak-3 = najwięcej tytułów lennych
tiebreak-4 = najwięcej biskupów
tiebreak-5 = najwięcej wiosek
phase-setup = Przygotowanie gry
phase-hear-ye = Słuchajcie, słuchajcie!
phase-cards = Karty
phase-income = Dochody
phase-purchases = Zakupy
phase-movement = Ruch
phase-battles = Bitwy
phase-crusades = Krucjaty
phase-closing = Koniec tury
phase-over = Gra skończona
round-of = Tura { $round }

## Co ustala się przed grą

option-edition = Edycja
option-edition-about = Według której drukowanej instrukcji gramy; różnią się w ponad stu punktach.
option-edition-en2014 = Angielska 2014
option-edition-fr2015 = Francuska 2015
option-edition-pl2015 = Polska
option-edition-en2014-about = Do otrzymania pieniędzy lub kart potrzebne są znaczniki; instrukcja pierwszego wydania angielskiego.
option-edition-fr2015-about = Zasady poprawione: pieniądze przechodzą swobodnie, znacznik służy do wymiany kart. Wybór domyślny.
option-edition-pl2015-about = Wersja francuska z punktami, w których polska instrukcja celowo się różni.
option-round_limit = Ostatnia tura
option-round_limit-about = Gra kończy się po tej turze, a remis rozstrzyga kolejność kryteriów. Puste: kończy ją tylko zwycięstwo.
option-round_limit-none = Bez limitu
preset-expansions = Wszystkie pięć dodatków
preset-expansions-about = Taktyka, Polityka, Templariusze, Krzyżacy i Krucjaty według zasad wybranej edycji.
preset-summary = Jak w streszczeniu
preset-summary-about = Zasady angielskie ze wszystkimi pięcioma dodatkami, jak podaje je streszczenie: podatek z lenna przepada z tytułem, a w trzy osoby nie ma sojuszy.

option-tactics = Taktyka
option-tactics-about = Łucznicy, bombardy, najemnicy i Gwardia Królewska.
option-tactics-off = Bez
option-tactics-on = Z Taktyką
option-politics = Polityka
option-politics-about = Poborcy myta przy pięciu mostach: 1 denar za każdy most przy własnej wiosce.
option-politics-off = Bez
option-politics-on = Z Polityką
option-templars = Templariusze
option-templars-about = Zakon Seniorów, którzy nigdy nie atakują: komandorie, skarb, wielki mistrz i edykt króla.
option-templars-off = Bez
option-templars-on = Z templariuszami
option-teutonic = Krzyżacy
option-teutonic-about = Zakon walczący: własni rycerze i warownie oraz wielki mistrz.
option-teutonic-off = Bez
option-teutonic-on = Z Krzyżakami
option-crusades = Krucjaty
option-crusades-about = Dwie tury w Outremer przeciw Saladynowi o tytuły i pieniądze; sojusznikom potrzeba wtedy 5 punktów.
option-crusades-off = Bez
option-crusades-on = Z Krucjatami
option-numbers = Liczby w dodatkach
option-numbers-about = Właściciele pudełek mogą grać z cenami i liczbami ze swoich.
option-numbers-default = Liczby Oyez
option-numbers-own = Moje własne liczby (plik TOML)
option-battle_die = Kość bitewna
option-battle_die-about = Ścianki kości; druga jest łagodniejsza i może chybić.
option-battle_die-112233 = 1 1 2 2 3 3
option-battle_die-011223 = 0 1 1 2 2 3
option-hidden_money = Ukryte pieniądze
option-hidden_money-about = Nikt nie widzi, ile mają pozostali.
option-beginner_round1_no_disasters = Bez Plag w pierwszej turze
option-beginner_round1_no_disasters-about = Plagi dobrane w turze 1 są odrzucane: łagodniej dla początkujących.
option-holy_relics = Święte relikwie
option-holy_relics-about = W wioskach spoczywa pięć relikwii; każda daje moc temu, kto ją nosi.
option-fog_of_war = Mgła wojny
option-fog_of_war-about = Wojska leżą zakryte: inni widzą liczbę żetonów, nie ich rodzaj.
option-open_diplomacy = Otwarta dyplomacja
option-open_diplomacy-about = Bez znaczników Dyplomacji: pieniądze, karty i prywatne rozmowy są swobodne.

## Liczby

deniers = { $deniers ->
    [one] { $deniers } denar
    [few] { $deniers } denary
   *[many] { $deniers } denarów
}
men = { $men ->
    [one] { $men } zbrojnego
    [few] { $men } zbrojnych
   *[many] { $men } zbrojnych
}
knights = { $knights ->
    [one] { $knights } rycerza
    [few] { $knights } rycerzy
   *[many] { $knights } rycerzy
}
army = { $men ->
    [0] { $knights ->
        [0] żadnych wojsk
       *[other] { knights }
    }
   *[other] { $knights ->
        [0] { men }
       *[other] { men } i { knights }
    }
}
votes = { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
}
points = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}
hits = { $hits ->
    [one] { $hits } obrażenie
    [few] { $hits } obrażenia
   *[many] { $hits } obrażeń
}
dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
hint-price = { $price ->
    [one] kosztuje { $price } denar
    [few] kosztuje { $price } denary
   *[many] kosztuje { $price } denarów
}

## Wybory

verb-pass = Pas
verb-done = Gotowe
verb-all = Wszystko
verb-accept = Zgódź się
verb-refuse = Odmów
verb-back = Wróć
verb-stand = Stań w wiosce { $noun }
verb-bequeath = Tytuł otrzymuje { $noun }
verb-recover = Odzyskaj tytuł lenny: { $noun }
verb-save = Użyj Zębów: śmierć zostaje cofnięta
verb-first = Zaczyna { $noun }
verb-settle = Osiądź w wiosce { $noun }
verb-court = Szukaj małżeństwa dla: { $noun }
verb-woo = Poproś o rękę: { $noun }
verb-nominate = Zgłoś kandydaturę: { $noun }
verb-favour = Znacznik Za: { $noun }
verb-decoy = Znacznik Przeciw (bez znaczenia): { $noun }
verb-abstain = Bez znacznika Za
verb-excommunicate = Ekskomunikuj: { $noun }
verb-pardon = Zdejmij ekskomunikę
verb-seek-annulment = Poproś papieża o unieważnienie małżeństwa
verb-play = Zagraj: { $noun }
verb-discard = Odrzuć: { $noun }
verb-draw = Dobierz: { $noun }
verb-expose = Teraz rzuca { $noun }
verb-bury = { $noun ->
    [0] Nie trać rycerzy
    [one] Strać { $noun } rycerza
    [few] Strać { $noun } rycerzy
   *[many] Strać { $noun } rycerzy
}
verb-bless = Połóż na biskupstwie { $noun }
verb-tallage = Podatek ziemski w lennie { $noun }
verb-tithe = Dziesięcina w biskupstwie { $noun }, jako biskup
verb-cardinal-tithe = Dziesięcina w biskupstwie { $noun }, jako kardynał
verb-papal-tithe = Dziesięcina we wszystkich zarządzanych biskupstwach, jako papież
verb-tax-through = Dziesięcinę pobiera { $noun }
verb-ransom = Zapłać pełny okup: { $noun }
verb-haggle = Zaproponuj mniej: { $noun }
verb-lump = Jedna cena za wszystkich więźniów, których trzyma { $noun }
verb-bid = { $noun ->
    [0] Nic
    [one] { $noun } denar
    [few] { $noun } denary
   *[many] { $noun } denarów
}
verb-recruit = Zbrojny w wiosce { $noun }
verb-knight = Rycerz w wiosce { $noun }
verb-mill = Młyn w wiosce { $noun }
verb-stronghold = Zamek w wiosce { $noun }
verb-buy-title = Kup tytuł lenny: { $noun }
verb-petition = Poproś króla o lenno { $noun }
verb-grant = Nadaj lenno { $noun } jako król
verb-charter = Miastem warownym zostaje { $noun }
verb-buy-cardinal = Kup tytuł kardynalski: { $noun }
verb-pass-title = Przekaż tytuł lenny: { $noun }
verb-seize = Pojmij: { $noun }
verb-lead = Wyrusz samotnie: { $noun }
verb-muster = Wyrusz ze wszystkimi: { $noun }
verb-join = Do grupy dołącza { $noun }
verb-detach = Tu zostaje { $noun }
verb-escort = Zabierz więźnia: { $noun }
verb-confine = Zostaw tu więźnia: { $noun }
verb-with-men = { $noun ->
    [0] Bez zbrojnych
    [one] { $noun } zbrojny
    [few] { $noun } zbrojnych
   *[many] { $noun } zbrojnych
}
verb-with-knights = { $noun ->
    [0] Bez rycerzy
    [one] { $noun } rycerz
    [few] { $noun } rycerzy
   *[many] { $noun } rycerzy
}
verb-march = Idź do wioski { $noun }
verb-ask = Poproś o zgodę na drogę do wioski { $noun }
verb-relieve = Wejdź z odsieczą do wioski { $noun }
verb-tunnel = Tunelem do wioski { $noun }
verb-ride = Ogłoś kawalkadę
verb-charge = Szarżuj na: { $noun }
verb-halt = Zatrzymaj się tutaj
verb-entrust = Wioskę przejmuje { $noun }
verb-attack = Bitwa w wiosce { $noun }
verb-target = Zaatakuj: { $noun }
verb-help = Pomóż: { $noun }
verb-fight = Walcz dalej
verb-truce = Zaproponuj rozejm
verb-surrender = Poddaj się
verb-call-off = Przerwij atak
verb-come-out = Wyjdź w otwarte pole
verb-stay-inside = Zostań za murami
verb-stay = Zostań po tej stronie
verb-change-sides = Zmień stronę
verb-leave = Opuść bitwę
verb-lose-knights = { $noun ->
    [0] Nie trać rycerzy
    [one] Strać { $noun } rycerza
    [few] Strać { $noun } rycerzy
   *[many] Strać { $noun } rycerzy
}
verb-loss-of = Stratę ponosi { $noun }
verb-fall = Ginie { $noun }
verb-capture = Weź do niewoli: { $noun }
verb-guard = Więźnia pilnuje { $noun }
verb-besiege = Oblegaj wioskę { $noun }
verb-continue = Kontynuuj oblężenie wioski { $noun }
verb-lift = Zakończ oblężenie wioski { $noun }
verb-pillage = Splądruj młyn w wiosce { $noun }
verb-cede = Oddaj kontrolę nad wioską { $noun }
verb-to = Otrzymuje { $noun }
verb-free = Uwolnij więźnia: { $noun }
verb-hand-over = Przekaż więźnia: { $noun }
verb-lift-siege = Zakończ oblężenie wioski { $noun }
verb-propose = Złóż ofertę: { $noun }
verb-invite = Zaproś na rozmowę: { $noun }
verb-prolong = Przedłuż rozmowę
verb-give-deniers = { $noun ->
    [0] Nie dawaj pieniędzy
    [one] Daj { $noun } denar
    [few] Daj { $noun } denary
   *[many] Daj { $noun } denarów
}
verb-give-card = Daj kartę: { $noun }
verb-give-village = Oddaj wioskę { $noun }
verb-give-captive = Oddaj więźnia: { $noun }
verb-give-freedom = Zwróć wolność: { $noun }
verb-give-relic = Daj relikwię: { $noun }
verb-want-deniers = { $noun ->
    [0] Nie żądaj pieniędzy
    [one] Żądaj { $noun } denara
    [few] Żądaj { $noun } denarów
   *[many] Żądaj { $noun } denarów
}
verb-want-card = Żądaj karty: { $noun }
verb-want-village = Żądaj wioski { $noun }
verb-want-captive = Żądaj więźnia: { $noun }
verb-want-freedom = Żądaj uwolnienia: { $noun }
verb-want-relic = Żądaj relikwii: { $noun }
verb-submit = Złóż tę ofertę
verb-counter = Złóż inną ofertę
verb-rise = Bunt w wiosce { $noun }
verb-cause = Powód: { $noun }
verb-calm = Lud uspokaja, narażając życie, { $noun }
verb-buy-calm = Lud uspokaja za 3 denary { $noun }
verb-victim = Najpierw cierpi { $noun }
verb-breach = Użyj go, by ominąć mury
verb-escape = Ucieka { $noun }
verb-strike = Ofiarą jest { $noun }
verb-sponsor = Zabójcę wynajmuje { $noun }
verb-judge = Sprawiedliwość dosięga: { $noun }
verb-waylay = W zasadzkę wpada { $noun }
verb-inspire = Znakiem d’Arc zostaje naznaczona { $noun }
verb-elevate = Kardynałem zostaje { $noun }
verb-take-relic = Weź relikwię: { $noun }
verb-bearer = Niesie ją { $noun }
verb-shift-rain = Spróbuj przesunąć Brzydką pogodę z biskupstwa { $noun }
verb-end-famine = Spróbuj usunąć Głód z biskupstwa { $noun }
verb-pass-relic = Przekaż relikwię: { $noun }

## Pytania: do ciebie i tak, jak czytają je inni

prompt-place-lord = Wybierz wioskę, w której stanie twój Senior.
prompt-host-lord = Senior bez schronienia prosi o miejsce w twojej wiosce. Przyjmujesz go?
prompt-assign-title = Wybierz, który z twoich Seniorów otrzyma tytuł.
prompt-inherit = Nie ma miejsca na wszystkie tytuły lenne zmarłego: wybierz, który zachować.
prompt-choose-first = Który ród dostaje kartę pierwszego gracza?
prompt-choose-village = Wybierz pierwszą wioskę: staną w niej twój Senior, 3 zbrojnych, 1 rycerz i zamek.
prompt-before-marriages = Przed małżeństwami: zagraj kartę albo spasuj.
prompt-before-election = Przed wyborami: zagraj kartę albo spasuj.
prompt-before-vote = Kandydaci są znani. Przed głosowaniem: zagraj kartę albo spasuj.
prompt-before-discard = Przed odrzucaniem: zagraj kartę albo spasuj.
prompt-before-draw = Przed dobieraniem: zagraj kartę albo spasuj.
prompt-before-disasters = Przed plagami: zagraj kartę albo spasuj.
prompt-before-income = Przed dochodami: zagraj kartę albo spasuj.
prompt-before-purchase = Przed zakupami: zagraj kartę albo spasuj.
prompt-before-march = Zanim ruszy następna grupa: zagraj kartę albo spasuj.
prompt-after-move = Ruch wykonany: zagraj kartę albo spasuj.
prompt-after-permission = Padła zgoda albo odmowa: zagraj kartę albo spasuj.
prompt-after-movement = Ruch skończony: zagraj kartę albo spasuj.
prompt-before-battle = Przed bitwą: zagraj kartę albo spasuj.
prompt-between-rolls = Przed następnym rzutem: zagraj kartę albo spasuj.
prompt-after-battle = Po bitwie: zagraj kartę albo spasuj.
prompt-after-sieges = Po oblężeniach: zagraj kartę albo spasuj.
prompt-after-pillage = Po plądrowaniu: zagraj kartę albo spasuj.
prompt-before-closing = Przed końcem tury: zagraj kartę albo spasuj.
prompt-before-victory = Przed sprawdzeniem zwycięstwa: zagraj kartę albo spasuj.
prompt-seek-spouse = Możesz szukać małżeństwa dla jednego z Seniorów: drugi ród stanie się twoim sojusznikiem.
prompt-choose-spouse = Wybierz, kogo prosisz o rękę.
prompt-answer-suit = Padła prośba o małżeństwo, które połączy oba rody sojuszem. Zgadzasz się?
prompt-name-candidate = Możesz zgłosić jednego z Seniorów jako kandydata.
prompt-place-for = Połóż zakryty znacznik Za przy kandydacie albo go zatrzymaj.
prompt-place-decoy = Możesz położyć też znacznik Przeciw: nic nie znaczy, ale nikt tego nie wie.
prompt-answer-annulment = Jako papież otrzymujesz prośbę o unieważnienie małżeństwa. Zgadzasz się?
prompt-discard-cards = Odrzuć niechciane karty; potem dobierasz.
prompt-draw-cards = Dobierz do dwóch kart, w tym najwyżej jedną Postać; na ręce nigdy nie ma więcej niż trzech.
prompt-play-cards = Zagraj dowolne karty.
prompt-plague-order = Zaraza: wybierz, który z twoich Seniorów teraz rzuca; 1–3 oznacza śmierć.
prompt-plague-losses = Zaraza zabiera połowę twoich wojsk. Ilu wśród zmarłych to rycerze?
prompt-choose-bishopric = Wybierz biskupstwo dla karty.
prompt-choose-tax = Wybierz, co opodatkować: lenno czy młyny biskupstw.
prompt-choose-taxer = Wybierz, który z twoich kardynałów pobierze dziesięcinę.
prompt-name-prince = Królowa należy do twojego rodu: czy nowy Senior zostaje następcą tronu?
prompt-recover-title = Wybierz wolny tytuł lenny, którego miasto warowne kontroluje twój ród.
prompt-settle-ransoms = Ureguluj okupy za swoich uwięzionych Seniorów.
prompt-name-price = Ile proponujesz?
prompt-answer-price = Oferta jest niższa od pełnego okupu. Zgadzasz się?
prompt-buy = Kup wojska, budynki i tytuły.
prompt-choose-city = Wybierz zamek lenna, który stanie się miastem warownym.
prompt-answer-petition = Jako król otrzymujesz prośbę o darmowy tytuł lenny. Zgadzasz się?
prompt-answer-grant = Król oferuje ci darmowy tytuł lenny. Przyjmujesz?
prompt-consent-cardinal = Jako papież otrzymujesz prośbę o zgodę na nowego kardynała. Zgadzasz się?
prompt-seize-lone-lord = Obok twoich wojsk stoi Senior bez wojska. Bierzesz go do niewoli?
prompt-choose-leader = Wybierz Seniora, który poprowadzi następną grupę, albo zakończ ruch.
prompt-on-the-way = Wybierz, kto idzie i dokąd.
prompt-must-go-on = Kawalkada zwyciężyła i musi jechać dalej.
prompt-give-leave = Grupa prosi cię o zgodę na dalszą drogę. Przepuszczasz ją?
prompt-admit-relief = Odsiecz prosi o wejście do twoich oblężonych murów. Otwierasz?
prompt-let-cavalcade-pass = Nadjeżdża kawalkada: przepuszczasz ją czy walczysz?
prompt-name-controller = Opuszczasz wioskę: kto ją odtąd kontroluje?
prompt-declare-battle = Wypowiedz bitwę albo przejdź dalej.
prompt-choose-target = Kogo atakujesz?
prompt-join-battle = Czy pomagasz którejś stronie w tej bitwie?
prompt-accept-helper = Ktoś chce walczyć po twojej stronie. Zgadzasz się?
prompt-before-first-roll = Bitwa się zaczyna: walcz albo się poddaj.
prompt-end-of-roll = Rzut skończony: walcz dalej, zaproponuj rozejm albo zakończ bitwę inaczej.
prompt-answer-truce = Padła propozycja rozejmu: ocaleni zostają na miejscu. Zgadzasz się?
prompt-choose-sortie = Atakujący przerywają. Wychodzisz walczyć bez murów?
prompt-choose-side = Pomagasz jednej ze stron: zostań, zmień stronę albo odejdź.
prompt-choose-losses = Ilu rycerzy wśród strat? Reszta to zbrojni.
prompt-whose-knight = Czyj rycerz ginie?
prompt-whose-man-at-arms = Czyj zbrojny ginie?
prompt-choose-fallen = Wojska zginęły, a obrażenia zostały: który Senior ginie?
prompt-take-captives = Zostali Seniorzy pokonanych: weź ich do niewoli albo zostaw wolnych.
prompt-take-over-captives = Straż zniknęła: przejmujesz jej więźniów?
prompt-choose-guard = Kto po twojej stronie pilnuje więźnia?
prompt-continue-siege = Kontynuuj oblężenia albo je zakończ.
prompt-declare-siege = Rozpocznij oblężenie albo przejdź dalej.
prompt-choose-pillage = Plądruj młyny: każdy zostaje zniszczony i daje 1 denar.
prompt-cede-to = Kto przejmuje kontrolę nad wioską?
prompt-hand-over-to = Kto otrzymuje więźnia?
prompt-take-captive = Dostajesz więźnia. Bierzesz go?
prompt-compose = Ułóż ofertę: co dajesz i czego żądasz.
prompt-answer-offer = Otrzymujesz ofertę. Wszystko zmienia właściciela naraz albo nic.
prompt-invite-others = Zaproś do rozmowy innych albo zacznij.
prompt-answer-invitation = Zaproszenie na rozmowę w cztery oczy. Przychodzisz?
prompt-talk = Na osobności: składaj oferty, których nikt inny nie słyszy, albo zakończ rozmowę.
prompt-choose-rising = Wybierz wioskę, która się buntuje: musi być opodatkowana lub głodna.
prompt-choose-cause = Wybierz powód buntu.
prompt-join-rising = Wioska się buntuje: dołóż Bunt albo Tunel, albo spasuj.
prompt-calm-rising = Próbujesz uspokoić lud? Porażka może kosztować życie.
prompt-choose-victim = Czyje wojska ucierpią najpierw?
prompt-use-passage = Wybierz użycie Tunelu.
prompt-escape-too = Kto ucieka tym samym tunelem?
prompt-choose-prey = Wybierz ofiarę zabójcy.
prompt-choose-sponsor = Wybierz, który z twoich Seniorów wynajął zabójcę: dostanie znacznik.
prompt-evade = Jeden z twoich Seniorów jest w niebezpieczeństwie: Tunel by go ocalił.
prompt-choose-culprit = Wybierz zleceniodawcę, którego dosięgnie sprawiedliwość.
prompt-choose-ambushed = Wybierz Seniora, który wpada w zasadzkę.
prompt-choose-maid = Wybierz niezamężną damę, która zostanie d’Arc.
prompt-choose-cardinal = Wybierz biskupa, który zostanie kardynałem.
prompt-consent-to-hat = Jako papież otrzymujesz prośbę o zgodę na nowego kardynała. Zgadzasz się?
prompt-use-teeth = Senior właśnie zginął. Używasz Zębów świętego Géronce’a, by to cofnąć?
prompt-use-eyes = Oczy świętej Roseliny mogą przesunąć Brzydką pogodę.
prompt-use-bone = Kość świętej Radegundy może usunąć Głód.
prompt-choose-bearer = Wybierz, który Senior niesie relikwię.
prompt-permit-relic = Ktoś chce zabrać relikwię z twojej wioski. Pozwalasz?
prompt-before-the-vote = Kandydaci są znani: możesz teraz działać jako papież albo spasuj.
prompt-last-request = Zaraz sprawdzane jest zwycięstwo, a bez tego małżeństwa wygrywasz w pojedynkę: poproś papieża o unieważnienie albo spasuj.

waits-place-lord = { $seat } wybiera miejsce dla Seniora
waits-host-lord = { $seat } może przyjąć Seniora
waits-assign-title = { $seat } wybiera, kto otrzyma tytuł
waits-inherit = { $seat } rozstrzyga o spadku
waits-choose-first = { $seat } wskazuje, kto zaczyna
waits-choose-village = { $seat } wybiera pierwszą wioskę
waits-before-marriages = { $seat } może zagrać kartę
waits-before-election = { $seat } może zagrać kartę
waits-before-vote = { $seat } może zagrać kartę
waits-before-discard = { $seat } może zagrać kartę
waits-before-draw = { $seat } może zagrać kartę
waits-before-disasters = { $seat } może zagrać kartę
waits-before-income = { $seat } może zagrać kartę
waits-before-purchase = { $seat } może zagrać kartę
waits-before-march = { $seat } może zagrać kartę
waits-after-move = { $seat } może zagrać kartę
waits-after-permission = { $seat } może zagrać kartę
waits-after-movement = { $seat } może zagrać kartę
waits-before-battle = { $seat } może zagrać kartę
waits-between-rolls = { $seat } może zagrać kartę
waits-after-battle = { $seat } może zagrać kartę
waits-after-sieges = { $seat } może zagrać kartę
waits-after-pillage = { $seat } może zagrać kartę
waits-before-closing = { $seat } może zagrać kartę
waits-before-victory = { $seat } może zagrać kartę
waits-seek-spouse = { $seat } może szukać małżeństwa
waits-choose-spouse = { $seat } wybiera, kogo poprosić o rękę
waits-answer-suit = { $seat } odpowiada na prośbę o rękę
waits-name-candidate = { $seat } może zgłosić kandydata
waits-place-for = { $seat } kładzie znaczniki głosowania
waits-place-decoy = { $seat } kładzie znaczniki głosowania
waits-answer-annulment = { $seat } odpowiada w imieniu papieża
waits-discard-cards = { $seat } odrzuca karty
waits-draw-cards = { $seat } dobiera karty
waits-play-cards = { $seat } zagrywa karty
waits-plague-order = { $seat } mierzy się z zarazą
waits-plague-losses = { $seat } traci wojska przez zarazę
waits-choose-bishopric = { $seat } wybiera biskupstwo
waits-choose-tax = { $seat } nakłada podatek
waits-choose-taxer = { $seat } pobiera dziesięcinę
waits-name-prince = { $seat } może wskazać następcę tronu
waits-recover-title = { $seat } może odzyskać tytuł lenny
waits-settle-ransoms = { $seat } reguluje okupy
waits-name-price = { $seat } podaje cenę
waits-answer-price = { $seat } odpowiada na propozycję okupu
waits-buy = { $seat } robi zakupy
waits-choose-city = { $seat } wybiera stolicę lenna
waits-answer-petition = { $seat } odpowiada w imieniu króla
waits-answer-grant = { $seat } odpowiada królowi
waits-consent-cardinal = { $seat } odpowiada w imieniu papieża
waits-seize-lone-lord = { $seat } może pojmać samotnego Seniora
waits-choose-leader = { $seat } wykonuje ruch
waits-on-the-way = { $seat } prowadzi grupę
waits-must-go-on = { $seat } prowadzi kawalkadę dalej
waits-give-leave = { $seat } zgadza się na przejście albo odmawia
waits-admit-relief = { $seat } może wpuścić odsiecz
waits-let-cavalcade-pass = { $seat } staje przed kawalkadą
waits-name-controller = { $seat } wskazuje nowego pana wioski
waits-declare-battle = { $seat } może wypowiedzieć bitwę
waits-choose-target = { $seat } wybiera cel ataku
waits-join-battle = { $seat } może dołączyć do bitwy
waits-accept-helper = { $seat } może przyjąć pomoc
waits-before-first-roll = { $seat } rusza do walki
waits-end-of-roll = { $seat } decyduje o dalszej walce
waits-answer-truce = { $seat } odpowiada na propozycję rozejmu
waits-choose-sortie = { $seat } może wyjść z murów
waits-choose-side = { $seat } może zmienić stronę
waits-choose-losses = { $seat } wybiera straty
waits-whose-knight = { $seat } rozdziela straty
waits-whose-man-at-arms = { $seat } rozdziela straty
waits-choose-fallen = { $seat } wybiera, kto ginie
waits-take-captives = { $seat } może wziąć jeńców
waits-take-over-captives = { $seat } może przejąć więźniów
waits-choose-guard = { $seat } wybiera strażnika więźnia
waits-continue-siege = { $seat } decyduje o oblężeniach
waits-declare-siege = { $seat } może rozpocząć oblężenie
waits-choose-pillage = { $seat } może plądrować
waits-cede-to = { $seat } oddaje wioskę
waits-hand-over-to = { $seat } przekazuje więźnia
waits-take-captive = { $seat } może przyjąć więźnia
waits-compose = { $seat } układa ofertę
waits-answer-offer = { $seat } odpowiada na ofertę
waits-invite-others = { $seat } zaprasza na stronę
waits-answer-invitation = { $seat } otrzymuje zaproszenie na rozmowę
waits-talk = { $seat } rozmawia na osobności
waits-choose-rising = { $seat } podburza wioskę
waits-choose-cause = { $seat } podaje powód buntu
waits-join-rising = { $seat } może dołączyć do buntu
waits-calm-rising = { $seat } może uspokoić bunt
waits-choose-victim = { $seat } wybiera, w kogo uderzy lud
waits-use-passage = { $seat } używa Tunelu
waits-escape-too = { $seat } uwalnia więźniów
waits-choose-prey = { $seat } wynajmuje zabójcę
waits-choose-sponsor = { $seat } wskazuje zleceniodawcę
waits-evade = { $seat } może odpowiedzieć Tunelem
waits-choose-culprit = { $seat } wzywa sprawiedliwości
waits-choose-ambushed = { $seat } urządza zasadzkę
waits-choose-maid = { $seat } zagrywa d’Arc
waits-choose-cardinal = { $seat } mianuje kardynała
waits-consent-to-hat = { $seat } odpowiada w imieniu papieża
waits-use-teeth = { $seat } może cofnąć śmierć
waits-use-eyes = { $seat } może przesunąć Brzydką pogodę
waits-use-bone = { $seat } może usunąć Głód
waits-choose-bearer = { $seat } bierze relikwię
waits-permit-relic = { $seat } odpowiada w sprawie relikwii
waits-before-the-vote = { $seat } może działać przed głosowaniem
waits-last-request = { $seat } może zabrać głos przed sprawdzeniem zwycięstwa

## Kronika

fact-controlled = { $seat } kontroluje wioskę { $village }.
fact-uncontrolled = Nikt już nie kontroluje wioski { $village }.
fact-siege-ended = { $seat } nie oblega już wioski { $village }.
fact-died = Ginie { $lord } ({ $seat }).
fact-title-fell = Tytuł przypada rodowi: { $seat }. Tytuł: { $title }.
fact-title-granted = { $lord } ({ $seat }) otrzymuje tytuł: { $title }.
fact-title-vacant = Tytuł jest wolny: { $title }.
fact-widowed = Małżeństwo się kończy: { $lord }.
fact-became-regent = { $lord } rządzi jako królowa regentka.
fact-succeeded = { $lord }, następca tronu, zostaje królem.
fact-captured = { $lord } ({ $seat }) trafia do niewoli; straż trzyma { $by }.
fact-freed = { $lord } ({ $seat }) odzyskuje wolność.
fact-asked-host = { $lord } ({ $seat }) prosi o miejsce w wiosce { $village }.
fact-host-refused = { $seat } nie przyjmuje w wiosce { $village }: { $lord }.
fact-stood = { $lord } ({ $seat }) staje w wiosce { $village }.
fact-pardoned = Ekskomunika zdjęta: { $lord }.
fact-troops-passed = { $to } dziedziczy po rodzie { $seat } w wiosce { $village }: { army }.
fact-became-first = { $seat } otrzymuje kartę pierwszego gracza.
fact-joined-family = { $lord } należy do rodu { $seat }.
fact-settled = { $seat } osiada w wiosce { $village }.
fact-relic-laid = W wiosce { $village } leży relikwia: { $relic }.
fact-round-began = Zaczyna się tura { $round }.
fact-wooed = { $seat } prosi o małżeństwo: { $lord } i { $spouse }.
fact-suit-refused = { $seat } odmawia ręki: { $spouse } nie poślubi: { $lord }.
fact-married = { $lord } i { $spouse } biorą ślub, który wiąże ich rody.
fact-election-called = Odbywają się wybory: { $title }.
fact-stood-for = { $seat } zgłasza kandydaturę: { $lord } ({ $title }).
fact-struck-off = { $lord } ({ $seat }) nie może już kandydować.
fact-voted = { $seat } głosuje za: { $lord } ({ votes }).
fact-bluffed = Znacznik rodu { $seat } przy: { $lord } nic nie znaczy.
fact-not-elected = Nikt nie zostaje wybrany: { $title }.
fact-elected = Wybory ({ votes }): { $lord } ({ $seat }). Tytuł: { $title }.
fact-excommunicated = Papież rodu { $seat } rzuca ekskomunikę: { $lord }.
fact-annulment-sought = { $seat } prosi papieża o unieważnienie małżeństwa: { $lord } i { $spouse }.
fact-annulment-refused = Papież rodu { $seat } nie unieważnia małżeństwa.
fact-annulled = Małżeństwo unieważnione: { $lord } i { $spouse }.
fact-deck-renewed = Talia przetasowana na nowo: { $deck }.
fact-discarded = { $seat } odrzuca kartę: { $card }.
fact-drew-lord = { $seat } dobiera kartę Postaci: { $card }.
fact-drew-lord-hidden = { $seat } dobiera kartę Postaci.
fact-drew-fortune = { $seat } dobiera kartę Wydarzenia: { $card }.
fact-drew-fortune-hidden = { $seat } dobiera kartę Wydarzenia.
fact-disaster-laid = { $seat } trafia na plagę; czeka zakryta na polu { $space }.
fact-disaster-dropped = Tor jest pełny: odrzucono kartę { $card }.
fact-disaster-rolled = Plaga { $card }: na kości { $die }.
fact-disaster-struck = { $card } spada na biskupstwo { $bishopric }.
fact-disaster-averted = { $card }: bez skutku, karta odrzucona.
fact-disaster-ended = { $card } opuszcza biskupstwo { $bishopric }.
fact-plague-rolled = { $lord } ({ $seat }) mierzy się z zarazą: { $die }.
fact-plague-spread = { $losses ->
    [0] { $seat } nie traci wojsk przez zarazę w wiosce { $village }.
    [one] { $seat } traci przez zarazę { $losses } żeton w wiosce { $village }.
    [few] { $seat } traci przez zarazę { $losses } żetony w wiosce { $village }.
   *[many] { $seat } traci przez zarazę { $losses } żetonów w wiosce { $village }.
}
fact-plague-killed = { $seat } traci przez zarazę { army } w wiosce { $village }.
fact-lord-came = { $lord } dołącza do rodu { $seat }.
fact-fortune-laid = { $seat } kładzie kartę { $card } na biskupstwie { $bishopric }.
fact-tallaged = { $lord } ({ $seat }) pobiera podatek ziemski w lennie { $fief }.
fact-tithed = { $lord } ({ $seat }) pobiera dziesięcinę w biskupstwie { $bishopric }.
fact-tithed-as-cardinal = Kardynał { $lord } ({ $seat }) pobiera dziesięcinę w biskupstwie { $bishopric }.
fact-tithed-as-pope = Papież { $lord } ({ $seat }) pobiera dziesięcinę we wszystkich zarządzanych biskupstwach.
fact-ransomed = { $seat } płaci okup ({ deniers }); bierze go { $to }, a wolność odzyskuje { $lord }.
fact-price-offered = { $seat } proponuje { deniers } okupu: { $lord }; odpowiada { $to }.
fact-lump-offered = { $seat } proponuje { deniers } za wszystkich więźniów razem; odpowiada { $to }.
fact-price-refused = { $seat } odrzuca { deniers }; ofertę składa { $of }.
fact-bought-man = { $seat } kupuje zbrojnego w wiosce { $village }.
fact-bought-knight = { $seat } kupuje rycerza w wiosce { $village }.
fact-built-mill = { $seat } buduje młyn w wiosce { $village }.
fact-built-stronghold = { $seat } buduje zamek w wiosce { $village }.
fact-bought-title = { $deniers ->
    [0] { $seat } otrzymuje za darmo tytuł lenny: { $fief }.
    [one] { $seat } kupuje tytuł lenny { $fief } za { $deniers } denar.
    [few] { $seat } kupuje tytuł lenny { $fief } za { $deniers } denary.
   *[many] { $seat } kupuje tytuł lenny { $fief } za { $deniers } denarów.
}
fact-price-waived = Król rodu { $seat } nadaje lenno { $fief }; otrzymuje je { $to }.
fact-petition-refused = Król rodu { $seat } odmawia lenna { $fief }; prosi o nie { $to }.
fact-grant-refused = { $seat } nie przyjmuje lenna { $fief }.
fact-city-chartered = { $village } staje się miastem warownym rodu { $seat }.
fact-petitioned = { $seat } prosi króla o lenno { $fief } bez opłaty.
fact-grant-offered = Król rodu { $seat } ofiarowuje lenno { $fief }; odpowiada { $to }.
fact-bought-cardinal = { $seat } kupuje tytuł kardynalski: { $lord }.
fact-cardinal-refused = Papież rodu { $seat } odmawia tytułu kardynalskiego: { $lord }.
fact-title-passed = { $seat } przekazuje tytuł lenny { $fief }: { $lord }.
fact-village-income = { $seat } dostaje { deniers } z wiosek.
fact-mill-income = { $seat } dostaje { deniers } z młynów.
fact-tallage-income = { $seat } dostaje { deniers } podatku ziemskiego z lenna { $fief }.
fact-tithe-income = { $seat } dostaje { deniers } dziesięciny z biskupstwa { $bishopric }.
fact-queen-income = { $seat } dostaje { deniers } dzięki królowej.
fact-tax-lapsed = Podatek rodu { $seat } przepada wraz z tytułem.
fact-income-ended = Dochody zebrane: znaczniki podatków, Udane zbiory i Piękna pogoda schodzą z planszy.
fact-marched = { $troops ->
    [0] { $lord } ({ $seat }) idzie z wioski { $from } do wioski { $village }.
    [one] { $lord } ({ $seat }) idzie z wioski { $from } do wioski { $village }, prowadząc { $troops } żeton wojsk.
    [few] { $lord } ({ $seat }) idzie z wioski { $from } do wioski { $village }, prowadząc { $troops } żetony wojsk.
   *[many] { $lord } ({ $seat }) idzie z wioski { $from } do wioski { $village }, prowadząc { $troops } żetonów wojsk.
}
fact-marched-with = { $seat } prowadzi { army }.
fact-marched-with-hidden = { $seat } prowadzi wojska.
fact-went-along = { $lord } ({ $seat }) idzie razem z grupą.
fact-asked-leave = { $lord } ({ $seat }) prosi w wiosce { $village } o zgodę na drogę do wioski { $to }.
fact-gave-leave = { $seat } przepuszcza przez wioskę { $village }: idzie { $to }.
fact-refused-leave = { $seat } nie przepuszcza przez wioskę { $village }: prosi { $to }.
fact-asked-relief = { $lord } ({ $seat }) prosi o wejście z odsieczą do wioski { $village }.
fact-admitted-relief = { $seat } wpuszcza odsiecz do wioski { $village }: prowadzi ją { $of }.
fact-turned-away-relief = { $seat } nie wpuszcza odsieczy do wioski { $village }: prowadzi ją { $of }.
fact-used-passage = { $seat } używa Tunelu do wioski { $village }.
fact-declared-cavalcade = { $lord } ({ $seat }) ogłasza kawalkadę w wiosce { $village }, biorąc { knights }.
fact-charged = { $seat } szarżuje w wiosce { $village }, biorąc { knights }; broni się { $target }.
fact-let-cavalcade-through = { $seat } przepuszcza przez wioskę { $village } kawalkadę: prowadzi ją { $of }.
fact-cavalcade-won = Kawalkada rodu { $seat } zwycięża w wiosce { $village } i jedzie dalej.
fact-cavalcade-failed = Kawalkada rodu { $seat } kończy się w wiosce { $village }.
fact-entrusted = { $seat } zostawia wioskę { $village }: przejmuje ją { $to }.
fact-battle-declared = { $seat } atakuje w wiosce { $village }; broni się { $against }.
fact-offered-help = { $seat } chce walczyć po stronie rodu { $whom }.
fact-helped = { $seat } walczy po stronie rodu { $whom }.
fact-help-declined = { $seat } nie przyjmuje pomocy, którą oferuje { $whom }.
fact-rolled = { $seat } rzuca ({ dice }): { hits } ({ $faces }).
fact-troops-lost = { $seat } traci { army } w wiosce { $village }.
fact-changed-sides = { $seat } przechodzi na stronę rodu { $whom }.
fact-left-battle = { $seat } opuszcza bitwę.
fact-gates-opened = { $seat } otwiera od środka bramy wioski { $village }.
fact-new-principal = { $seat } dowodzi odtąd bitwą w wiosce { $village }.
fact-truce-offered = { $seat } proponuje rozejm.
fact-truce-refused = { $seat } odrzuca rozejm.
fact-truce-made = Rozejm kończy bitwę w wiosce { $village }; zaproponował go ród { $seat }.
fact-surrendered = { $seat } poddaje się w wiosce { $village }.
fact-called-off = { $seat } przerywa atak na wioskę { $village }.
fact-came-out = { $seat } wychodzi zza murów wioski { $village }.
fact-no-dice = { $seat } nie ma kości do rzutu w wiosce { $village }.
fact-three-empty-rolls = Trzy rzuty bez strat: bitwa w wiosce { $village } się kończy.
fact-only-lords-left = W wiosce { $village } zostali sami Seniorzy: bitwa się kończy.
fact-no-lord-to-attack = Atakujący wioskę { $village } nie mają już Seniora: bitwa się kończy.
fact-all-destroyed = Z bitwy w wiosce { $village } nie ocalał nikt.
fact-left-free = { $lord } ({ $seat }) unika niewoli i pozostaje na wolności.
fact-battle-won = { $seat } wygrywa bitwę w wiosce { $village }.
fact-besieged = { $seat } oblega wioskę { $village }.
fact-siege-continued = { $seat } kontynuuje oblężenie wioski { $village }.
fact-pillaged = { $seat } plądruje młyn w wiosce { $village }.
fact-disasters-discarded = { $cards ->
    [0] Na planszy nie ma plag.
    [one] { $cards } karta plagi schodzi z planszy.
    [few] { $cards } karty plag schodzą z planszy.
   *[many] { $cards } kart plag schodzi z planszy.
}
fact-won-alone = Wygrywa { $seat } ({ points }).
fact-won-allied = Wygrywają razem { $seat } i { $with } ({ points }).
fact-won-at-limit = Ostatnia tura za nami: wygrywa { $seat } ({ points }).
fact-shared = { $seat } dzieli zwycięstwo ({ points }).
fact-tie-broken = Remis rozstrzyga się dla rodu { $seat }: { $by }.
fact-tie-stands = Nic nie rozstrzyga remisu: gra toczy się dalej.
fact-ceded = { $seat } oddaje wioskę { $village }: przejmuje ją { $to }.
fact-captive-offered = { $seat } oferuje więźnia: { $lord }. Ma go przejąć { $to }.
fact-captive-declined = { $seat } nie przyjmuje więźnia: { $lord }.
fact-handed-over = { $seat } przekazuje więźnia: { $lord }. Straż przejmuje { $to }.
fact-siege-lifted = { $seat } kończy oblężenie wioski { $village }.
fact-offered = { $seat } składa ofertę; odpowiada { $to }.
fact-offered-hidden = { $seat } składa ofertę.
fact-offer-withdrawn = { $seat } wycofuje ofertę.
fact-offer-refused = { $seat } odrzuca ofertę; złożył ją ród { $of }.
fact-offer-refused-hidden = { $seat } odrzuca ofertę.
fact-deal-made = { $seat } i { $with } dobijają targu.
fact-deal-made-hidden = { $seat } dobija targu.
fact-gave-deniers = { $seat } daje { deniers }; otrzymuje je { $to }.
fact-gave-deniers-hidden = { $seat } daje pieniądze na osobności.
fact-gave-card = { $seat } daje kartę { $card }; otrzymuje ją { $to }.
fact-gave-card-hidden = { $seat } daje kartę na osobności.
fact-gave-relic = { $seat } daje relikwię: { $relic }. Otrzymuje ją { $to }.
fact-marker-spent = { $seat } zużywa znacznik Dyplomacji.
fact-invited = { $seat } zaprasza na rozmowę na osobności; odpowiada { $guest }.
fact-declined = { $seat } odmawia rozmowy.
fact-talk-began = { $seat } odchodzi na rozmowę na osobności.
fact-talk-prolonged = { $seat } przedłuża rozmowę.
fact-talk-ended = Rozmowa na osobności, którą rozpoczął ród { $seat }, jest skończona.
fact-rose = { $seat } podburza wioskę { $village }: { $cause }.
fact-joined-rising = { $seat } podsyca bunt w wiosce { $village }.
fact-opened-walls = { $seat } wprowadza lud Tunelem do wioski { $village }.
fact-calmed = { $lord } ({ $seat }) uspokaja lud: { $die }.
fact-not-calmed = { $lord } ({ $seat }) nie zdołał uspokoić ludu: { $die }.
fact-rising-failed = Bunt w wiosce { $village } spełza na niczym.
fact-rising-struck = Bunt w wiosce { $village } uderza: { hits }.
fact-village-sacked = { $mills ->
    [0] Lud pustoszy wioskę { $village }.
    [one] Lud pustoszy wioskę { $village }; zniszczony zostaje { $mills } młyn.
    [few] Lud pustoszy wioskę { $village }; zniszczone zostają { $mills } młyny.
   *[many] Lud pustoszy wioskę { $village }; zniszczonych zostaje { $mills } młynów.
}
fact-stronghold-razed = Zamek w wiosce { $village } zostaje zniszczony.
fact-breached = { $seat } znajduje Tunel pod murami wioski { $village }.
fact-escaped = { $lord } ({ $seat }) ucieka Tunelem.
fact-struck = { $sponsor } ({ $seat }) nasyła zabójcę. Ofiara: { $lord }.
fact-evaded = { $lord } ({ $seat }) umyka Tunelem.
fact-survived = { $lord } ({ $seat }) uchodzi zabójcy: { $die }.
fact-slain = { $lord } ({ $seat }) nie uchodzi zabójcy: { $die }.
fact-judged = { $seat } wzywa sprawiedliwości. Winny: { $lord }.
fact-waylaid = { $lord } wpada w zasadzkę. Urządza ją { $seat }.
fact-inspired = { $seat } zagrywa d’Arc: jej znak nosi odtąd { $lord }.
fact-elevated = { $seat } mianuje kardynała: { $lord }.
fact-hat-sought = { $seat } prosi papieża o zgodę na kardynała: { $lord }.
fact-hat-refused = Papież rodu { $seat } nie zgadza się na kardynała: { $lord }.
fact-dying = { $lord } ({ $seat }) umiera; pomóc mogą tylko Zęby świętego Géronce’a.
fact-saved = Zęby świętego Géronce’a cofają śmierć: żyje { $lord }.
fact-relic-sought = { $seat } prosi o relikwię z wioski { $village }: { $relic }.
fact-relic-withheld = { $seat } nie oddaje relikwii: { $relic }. Prosi o nią { $from }.
fact-took-relic = { $lord } ({ $seat }) bierze relikwię: { $relic }.
fact-relic-left = W wiosce { $village } zostaje relikwia: { $relic }.
fact-rain-shifted = Oczy świętej Roseliny próbują przesunąć Brzydką pogodę z biskupstwa { $bishopric }: { $die }.
fact-famine-tried = Kość świętej Radegundy staje przeciw Głodowi w biskupstwie { $bishopric }: { $die }.
fact-bought-man-hidden = { $seat } kupuje zbrojnego.
fact-bought-knight-hidden = { $seat } kupuje rycerza.
fact-marked = Znacznik rodu { $seat } leży przy: { $lord }.

## Dlaczego nie

why-over = Gra jest skończona.
why-rule = Zabrania tego teraz zasada.
why-effect = Poczekaj na koniec rozpoczętego efektu.
why-otherwise = Teraz pytanie brzmi inaczej.
why-not-asked = Teraz nikt cię nie pyta.

## Plansza w terminalu

board-turn = tura: { $seat }
board-first = Pierwszy gracz: { $seat }
board-held = { $lord } ({ $seat })
board-vacant = wolne
board-empty = Nikogo: { $villages }
board-bishopric = Biskupstwo { $number }
board-no-bishop = bez biskupa
board-bishop = biskup { $lord } ({ $seat })
board-money-hidden = pieniądze ukryte
board-points = { $points } PZ
board-hand = ręka { $lords } + { $fortunes }
board-markers = dyplomacja { $markers }
board-stock = zasoby { $men } + { $knights }
board-lord-deck = Talia Postaci { $cards }, odrzucone { $discards }
board-fortune-deck = Talia Wydarzeń { $cards }, odrzucone { $discards }
board-top = { $back ->
    [disaster] na wierzchu plaga
   *[fortune] na wierzchu wydarzenie
}
board-track = Czekające plagi: { $cards }
board-supply = Zostały: zamki { $strongholds }, młyny { $mills }
board-captive = w niewoli: { $seat }
board-captive-saracens = w niewoli u Saracenów
board-married = małżeństwo: { $lord }
board-excommunicated = ekskomunika
board-assassin = zleceniodawca zabójstwa
board-battle = Bitwa w wiosce { $village }: { $attacker } przeciw { $defender }
board-candidates = Kandydaci: { $lords }
board-legend = { $lord } Senior · ( ) więzień · { $man } zbrojny { $knight } rycerz · { $stronghold } zamek { $city } miasto warowne · { $mill } młyn · { $engine } oblężenie · * główna wioska · mała cyfra: biskupstwo

## Zasady w jednym zdaniu

# What the ids of its rules begin with, and one to look for.
rule-letters = FX
rule-example = F-5.2-03
rule-F-1_1-02 = Małżeństwo łączy mężczyznę i damę z dwóch różnych rodów.
rule-F-1_1-03 = Pan młody nie może być żonaty.
rule-F-1_1-04 = Biskupi, kardynałowie i papież się nie żenią.
rule-F-1_1-05 = Panna młoda nie może być zamężna.
rule-F-1_1-06 = Dama ze znakiem d’Arc nigdy nie wychodzi za mąż.
rule-F-1_1-07 = Każdy ród ma najwyżej jedno małżeństwo naraz.
rule-F-1_1-08 = Na małżeństwo zgadzają się obaj gracze i ogłasza się je wszystkim.
rule-F-1_1-10 = Małżeństwo wiąże oba rody: wymieniają się znacznikami małżeństwa.
rule-F-1_1_1-02 = Śmierć małżonka kończy małżeństwo, bez względu na przyczynę.
rule-F-1_2-13 = Żeton tytułu leży przy Seniorze, który go nosi.
rule-F-1_2-14 = Tytuł lenny wymaga kontroli nad wszystkimi wioskami lenna i zamku.
rule-F-1_3-02 = W każdych wyborach gracz może zgłosić jednego uprawnionego Seniora swojego rodu.
rule-F-1_3-05 = Kandydata nie można wycofać, ale kto traci prawo kandydowania, zostaje skreślony.
rule-F-1_3-07 = Kto ma choć jeden głos, kładzie zakryte znaczniki przy kandydatach.
rule-F-1_3-08 = Głosujący kładzie żaden, jeden albo oba znaczniki.
rule-F-1_3-09 = Znaczniki kładzie się tylko przy kandydatach, swoich lub cudzych.
rule-F-1_3-11 = Wszystkie znaczniki odkrywa się jednocześnie.
rule-F-1_3-13 = Znacznik Przeciw niczego nie dodaje ani nie odejmuje.
rule-F-1_3-15 = Jeśli nikt nie spełnia warunku, tytuł pozostaje w tej turze wolny.
rule-F-1_3-16 = Zwycięzca wyborów otrzymuje tytuł.
rule-F-1_3-24 = Ekskomunikowani nie kandydują ani nie głosują.
rule-F-1_4-04 = Biskup musi być mężczyzną.
rule-F-1_4-05 = Biskup nie może być żonaty.
rule-F-1_4-06 = Nikt nie jest biskupem dwóch biskupstw.
rule-F-1_4-07 = Więzień nie może zostać biskupem.
rule-F-1_4-08 = Ekskomunikowany nie może zostać biskupem.
rule-F-1_4-09 = Król nie może zostać biskupem.
rule-F-1_4B-08 = Biskup uspokaja bunty tylko w swoim biskupstwie.
rule-F-1_4B-09 = Czy uwięziony biskup może uspokajać lud, zależy od wydania.
rule-F-1_4B-11 = Jeśli lud zostaje uspokojony, bunt nie wybucha.
rule-F-1_4B-12 = Biskup, który nie uspokoi ludu, zostaje ukamienowany, a bunt wybucha.
rule-F-1_4B-17 = Lud można uspokajać po zagraniu Buntu, a przed rzutem kośćmi.
rule-F-1_5-06 = Kartami można mianować naraz tylko trzech kardynałów.
rule-F-1_5-09 = Dopóki jest papież, nikt nie zostaje kardynałem bez jego zgody.
rule-F-1_5-10 = Bez zgody papieża karta zostaje na ręce albo pieniędzy się nie płaci.
rule-F-1_5B-08 = Kardynał za 3 denary uspokaja bunt gdziekolwiek.
rule-F-1_5B-12 = Kardynał płaci 3 denary za każdą kartę Buntu, którą próbuje uspokoić.
rule-F-1_6-01 = Tytuł, którego nikt nie dziedziczy, wraca na planszę.
rule-F-1_7-04 = Na papieża kandydują tylko wolni biskupi i kardynałowie.
rule-F-1_7P-06 = Papież może unieważnić małżeństwo na prośbę jednego z rodów, ale nigdy nie musi.
rule-F-1_7P-07 = Papież nie unieważnia małżeństwa bez prośby jednego z rodów.
rule-F-1_7P-08 = Małżeństwa króla i królowej nie można unieważnić, odkąd mieli następcę tronu.
rule-F-1_7P-12 = Papież może w każdej turze ekskomunikować jednego Seniora.
rule-F-1_7P-13 = Papież może ekskomunikować w każdej chwili, ale nie gdy leżą zakryte głosy.
rule-F-1_7P-14 = Ekskomunikowany jest tylko jeden Senior naraz.
rule-F-1_7P-15 = Papież ekskomunikuje Seniora w grze, z dowolnego rodu, ale nie samego siebie.
rule-F-1_7P-18 = Ekskomunika trwa, aż papież ją zdejmie albo umrze.
rule-F-1_8-02 = Król musi być mężczyzną.
rule-F-1_8-03 = Kandydat na króla musi już mieć tytuł.
rule-F-1_8-04 = Duchowni nie kandydują na króla.
rule-F-1_8-05 = Więzień nie może zostać królem.
rule-F-1_8-06 = Ekskomunikowany nie może zostać królem.
rule-F-1_8_1-03 = Gdy król umiera bez następcy tronu, królowa rządzi jako regentka.
rule-F-1_8_2-01 = Gdy ród królowej wprowadza do gry mężczyznę, może on zostać następcą tronu.
rule-F-1_8_2-02 = Następcę tronu mianuje się tylko za życia króla.
rule-F-1_8_2-03 = Następcy tronu nie mianuje się, gdy królowa jest w niewoli.
rule-F-1_8_2-04 = Po śmierci króla następca tronu natychmiast zostaje królem.
rule-F-1_8_2-10 = Następcą tronu zostaje tylko nowy Senior z rodu królowej.
rule-F-1_8C-02 = Następca tronu jest tylko jeden.
rule-F-1_8C-06 = Czy zmarłego następcę tronu można zastąpić, zależy od wydania.
rule-F-1_8K-03 = Król może nadawać darmowe tytuły lenne, zależnie od wydania.
rule-F-1_8K-04 = Ród może odmówić przyjęcia królewskiego daru.
rule-F-10_0-02 = Karty Niespodzianki czekają na koniec rozpoczętego efektu.
rule-F-10_1-01 = Bunt wymaga wioski objętej podatkiem, dziesięciną albo głodem.
rule-F-10_1-04 = Nikt nie podburza wioski przeciw własnemu podatkowi.
rule-F-10_1-05 = Kto zagrywa Bunt, wskazuje wioskę i powód.
rule-F-10_1-06 = Bunt natychmiast atakuje wojska w wiosce jedną kością i jednym dodatkowym obrażeniem.
rule-F-10_1-08 = Jeśli stoją tam wojska kilku graczy, zagrywający decyduje, kto ucierpi pierwszy.
rule-F-10_1-11 = Bez kości bunt nic nie robi.
rule-F-10_1-13 = Kilka buntów może razem uderzyć w tę samą wioskę.
rule-F-10_1-14 = Bunty zagrane razem sumują kości.
rule-F-10_1-18 = Jeśli bunt zabije wszystkie wojska, giną obecni Seniorzy, a młyny i zamek zostają zniszczone.
rule-F-10_2-01 = Karta Tunel ma jedno z kilku zastosowań, po czym się ją odrzuca.
rule-F-10_2_1-01 = Tunel służy własnej grupie prowadzonej przez Seniora, w jej turze ruchu.
rule-F-10_2_1-07 = Tunel pozwala minąć przeciwnika bez zgody i bez walki.
rule-F-10_2_2-01 = Dzięki Tunelowi atakujący ignoruje mury przez jedną bitwę.
rule-F-10_2_2-02 = Tunel przeprowadza przez mury także bunt.
rule-F-10_2_2-03 = Tunelu przeciw murom używa tylko strona atakująca w trwającej bitwie.
rule-F-10_2_3-01 = W wydaniu angielskim Tunel ratuje Seniora przed zabójcą i zasadzką.
rule-F-10_2_3-03 = Tunelem więzień ucieka bez okupu.
rule-F-10_2_3-04 = Kto może uwolnić więźnia Tunelem, zależy od wydania.
rule-F-10_2_3-05 = Razem z nim mogą uciec inni więźniowie z tego samego miejsca.
rule-F-10_3-01 = Zabójca uderza w dowolnego Seniora innego rodu, nawet sojusznika.
rule-F-10_3-02 = Zabójca nigdy nie uderza we własnego Seniora.
rule-F-10_3-03 = Ofiara zabójcy ginie; w wydaniu angielskim ratuje ją wynik od 4 do 6.
rule-F-10_3-04 = Kto wynajmuje zabójcę, wskazuje własnego Seniora, który dostaje znacznik.
rule-F-10_4-01 = Sprawiedliwość zabija Seniora ze znacznikiem zabójcy.
rule-F-10_4-02 = Król, królowa, następca tronu i papież stoją ponad Sprawiedliwością.
rule-F-10_5-01 = Zasadzka wymaga własnego Seniora w trwającej bitwie.
rule-F-10_5-02 = Zasadzka pozwala pojmać Seniora walczącego w trwającej bitwie.
rule-F-10_5-03 = Kogo można złapać w zasadzkę, zależy od wydania.
rule-F-11_1-01 = Na każdej z pięciu głównych wiosek leży jedna relikwia.
rule-F-11_1-02 = Relikwię pierwszy zabiera obecny tam biskup tego biskupstwa, kardynał albo papież.
rule-F-11_1-04 = Relikwię z wioski innego gracza można wziąć tylko za jego zgodą.
rule-F-11_1-06 = Relikwia zostaje przy Seniorze, który ją niesie.
rule-F-11_1-07 = Relikwię można dać albo sprzedać innemu Seniorowi.
rule-F-11_1-08 = Relikwia w wiosce bez Seniorów należy do stojących tam wojsk.
rule-F-11_1-17 = Na koniec fazy Kart Oczy świętej Roseliny mogą przesunąć Brzydką pogodę.
rule-F-11_1-18 = Kość wskazuje, dokąd idzie deszcz; 6 albo obecny numer zostawia go na miejscu.
rule-F-11_1-20 = Raz na grę Zęby świętego Géronce’a cofają śmierć.
rule-F-11_1-27 = Kość świętej Radegundy usuwa Głód przy wyniku od 4 do 6.
rule-F-12_3-01 = Podatek zbiera się tylko, dopóki nie przepadnie tytuł, który do niego uprawnia.
rule-F-2_1-01 = Każdy gracz po kolei odrzuca i dobiera.
rule-F-2_1-02 = Przed dobieraniem możesz odrzucić dowolne karty.
rule-F-2_1-03 = Odrzucane karty pokazuje się wszystkim.
rule-F-2_1-05 = Po pierwszym dobraniu nie odrzuca się już kart.
rule-F-2_1-06 = Dobierasz do dwóch kart, w tym najwyżej jedną Postać.
rule-F-2_1-07 = W turze dobiera się tylko jedną kartę Postaci.
rule-F-2_1-12 = Na ręce nigdy nie ma więcej niż trzech kart.
rule-F-2_1-16 = Dobrana plaga czeka zakryta na torze.
rule-F-2_1-17 = Gdy czekają trzy plagi, każdą następną się odrzuca.
rule-F-2_1-22 = Gdy ktoś dobiera, nikt nie zagrywa Niespodzianek.
rule-F-2_2-01 = Gdy talia jest pusta, a ktoś chce dobrać, tasuje się jej odrzucone karty.
rule-F-2_2-05 = Talia i stos odrzuconych są puste.
rule-F-2_3-03 = Kość decyduje, na które biskupstwo spada plaga.
rule-F-2_3-04 = Wynik 6 to fałszywy alarm.
rule-F-2_3-07 = Plaga zostaje na biskupstwie do końca tury.
rule-F-2_3_1-04 = Udanych zbiorów nie zagrywa się na biskupstwo z Brzydką pogodą.
rule-F-2_3_1-M01 = W Brzydką pogodę nikt nie wchodzi, nie wychodzi ani nie przechodzi.
rule-F-2_3_1-M02 = W Brzydką pogodę nie toczy się bitew.
rule-F-2_3_1-M05 = Brzydka pogoda wstrzymuje ruch i bitwy; oblężenia i reszta trwają.
rule-F-2_3_2-03 = Pięknej pogody nie zagrywa się na biskupstwo z Głodem.
rule-F-2_3_3-02 = Każdy Senior w biskupstwie z zarazą ginie przy wyniku od 1 do 3.
rule-F-2_3_3-05 = Każdy gracz wybiera kolejność, w jakiej jego Seniorzy mierzą się z zarazą.
rule-F-2_3_3-06 = Zaraza zabiera połowę wojsk w każdej wiosce, zaokrągloną w dół.
rule-F-2_3_3-08 = Właściciel wybiera, które wojska zabiera zaraza.
rule-F-2_4-01 = Po plagach każdy gracz po kolei może zagrać dowolną liczbę kart.
rule-F-2_4-M01 = Postacie, Udane zbiory, Piękną pogodę i Podatek zagrywa się tylko w czasie zagrywania kart.
rule-F-2_4-M02 = Gdy gracz dobiera, nie zagrywa się Niespodzianek.
rule-F-2_4_1-01 = Karta Postaci wprowadza Seniora do twojego rodu.
rule-F-2_4_1-02 = Ród ma najwyżej czterech Seniorów.
rule-F-2_4_1-05 = Nowy Senior idzie do zamku lub miasta swojego rodu; gdy go brak, do innego swojego Seniora, a potem do innej wioski rodu.
rule-F-2_4_2-01 = Udane zbiory zagrywa się na dowolne biskupstwo bez Brzydkiej pogody, Piękną pogodę na dowolne bez Głodu.
rule-F-2_4_2-02 = Udane zbiory usuwają Głód, a Piękna pogoda Brzydką pogodę; obie karty się odrzuca.
rule-F-2_4_2-03 = Udane zbiory i Piękna pogoda dodają po 1 denarze każdemu młynowi biskupstwa.
rule-F-2_4_4-01 = Karta Podatek to podatek ziemski w lennie albo dziesięcina w biskupstwach.
rule-F-2_4_4-03 = Każdy podatek wymaga jednego z trzech znaczników podatku.
rule-F-2_4_4-05 = Podatek wymaga Seniora, który ma do niego prawo.
rule-F-2_4_5-01 = Posiadacz tytułu lennego może pobrać w tym lennie podatek ziemski.
rule-F-2_4_5-02 = W lennie bez posiadacza podatek ziemski pobiera tylko król albo królowa regentka.
rule-F-2_4_5-08 = Ten sam gracz opodatkowuje lenno tylko raz w turze.
rule-F-2_4_6-01 = Biskup może pobrać dziesięcinę w swoim biskupstwie.
rule-F-2_4_6-02 = Kardynał może pobrać dziesięcinę w dowolnym zarządzanym biskupstwie.
rule-F-2_4_6-03 = Papież może pobrać dziesięcinę we wszystkich zarządzanych biskupstwach.
rule-F-2_4_6-04 = Z biskupstwa bez biskupa nie pobiera się dziesięciny.
rule-F-2_4_7-02 = Ta sama karta liczy się dla biskupstwa tylko raz w turze.
rule-F-2_4_7-03 = Na biskupstwo nie zagrywa się drugiej karty tego samego rodzaju.
rule-F-3_0-01 = Każda kontrolowana wioska daje 1 denar.
rule-F-3_0-04 = Każdy młyn w kontrolowanej wiosce daje 2 denary.
rule-F-3_0-08 = Podatek ziemski daje dodatkowe 2 denary za każdą wioskę lenna.
rule-F-3_0-09 = Dziesięcina daje dochód ze wszystkich młynów biskupstwa.
rule-F-3_0-10 = Królowa daje swojemu rodowi 2 denary.
rule-F-3_0-14 = Po dochodach usuwa się znaczniki podatków, Udane zbiory i Piękną pogodę.
rule-F-4_0-01 = Każdy gracz po kolei kupuje wszystko, czego chce i na co go stać.
rule-F-4_0-03 = Czego brak w zasobach, tego nie można kupić.
rule-F-4_0-07 = Bez Seniora i wojsk na planszy nie kupuje się wojsk ani budynków.
rule-F-4_1-01 = Zbrojny kosztuje 1 denar.
rule-F-4_1-02 = Rycerz kosztuje 3 denary.
rule-F-4_1-06 = Nowe wojska nie wchodzą do oblężonej fortyfikacji.
rule-F-4_1-07 = Najwyżej cztery nowe żetony na wioskę w turze.
rule-F-4_1-09 = Nowe wojska wymagają własnej fortyfikacji albo wolnego Seniora w wiosce.
rule-F-4_1-12 = Co nowe wojska robią samotnemu obcemu Seniorowi w ich wiosce, zależy od wydania.
rule-F-4_2-01 = Zamek kosztuje 10 denarów i staje w kontrolowanej wiosce.
rule-F-4_2-02 = W wiosce mieści się jedna fortyfikacja.
rule-F-4_2-05 = Młyn kosztuje 3 denary i staje w kontrolowanej wiosce.
rule-F-4_2-06 = W wiosce mieszczą się dwa młyny.
rule-F-4_2-07 = Buduje się tylko w kontrolowanych wioskach.
rule-F-4_3-01 = Tytuł lenny wymaga kontroli nad każdą wioską lenna.
rule-F-4_3-02 = Tytuł lenny wymaga zamku w lennie.
rule-F-4_3-03 = Ten tytuł ma już posiadacza.
rule-F-4_3-04 = Senior ma najwyżej dwa tytuły lenne.
rule-F-4_3-10 = Kupujący oddaje tytuł jednemu ze swoich Seniorów.
rule-F-4_3-16 = Senior ma najwyżej dwa tytuły lenne.
rule-F-4_3-05 = Tytuł lenny kosztuje 2 denary za każdą wioskę lenna.
rule-F-4_3-12 = Wraz z tytułem jeden zamek lenna staje się miastem warownym.
rule-F-4_3-19 = Kto przejmuje kontrolę nad miastem warownym, przejmuje tytuł lenny.
rule-F-4_3-22 = Senior z dwoma tytułami lennymi może jeden przekazać w swoim rodzie.
rule-F-4_3-23 = Kto przekazuje tytuł, zachowuje tytuł większego lenna.
rule-F-4_3-24 = Jedynego tytułu lennego nie można przekazać.
rule-F-4_3-25 = Kiedy można przekazać tytuł, zależy od wydania.
rule-F-4_3-26 = Tytuły przekazuje się tylko w obrębie rodu.
rule-F-4_3-27 = Tytułu lenna z miastem się nie kupuje: idzie za kontrolą nad miastem.
rule-F-4_3_1-02 = Tytuły lenne zmarłego przechodzą na jego ród.
rule-F-4_3_1-05 = Ostatni Senior rodu zostawia swoje tytuły lenne małżonkowi.
rule-F-4_3_1-10 = Małżonek z dwoma tytułami lennymi dziedziczy dopiero, gdy przekaże jeden swojemu rodowi.
rule-F-4_3_1-06 = Gdy ród wygasa, wojska w mieście przejmuje ród małżonka.
rule-F-4_3_1-08 = Ród, który wciąż kontroluje miasto, odzyskuje tytuł wraz z następnym Seniorem.
rule-F-4_3_1-13 = Kartę zmarłego Seniora się odrzuca.
rule-F-4_4-01 = Tytuł kardynalski na sprzedaż kosztuje 5 denarów.
rule-F-4_4-02 = Na sprzedaż jest tylko jeden tytuł kardynalski.
rule-F-4_4-03 = Kupiony tytuł kardynalski trafia od razu do biskupa.
rule-F-4_4-05 = Ten biskup jest już kardynałem.
rule-F-5_0-01 = Gracz wykonuje wszystkie ruchy, zanim zacznie następny.
rule-F-5_0-02 = Porusza się wolnych Seniorów i swoje wojska; więźniowie idą ze strażą.
rule-F-5_0-03 = Jeden ruch prowadzi drogą do sąsiedniej wioski.
rule-F-5_0-04 = Senior wykonuje najwyżej dwa ruchy w turze, z d’Arc trzy.
rule-F-5_0-07 = Wojska poruszają się tylko z wolnym Seniorem.
rule-F-5_0-09 = Senior może zabierać i zostawiać wojska w każdej wiosce na trasie.
rule-F-5_0-11 = Wojska nie zajdą dalej, zmieniając Seniora.
rule-F-5_0-13 = Twoi Seniorzy ruszają w dowolnej kolejności, ale ten, którego grupa nigdzie nie poszła, prowadzi znowu dopiero po innym ruchu.
rule-F-5_0-15 = Puste wioski przechodzi się swobodnie.
rule-F-5_0-17 = Aby przejść przez zajętą wioskę, trzeba zgody, nawet od sojusznika.
rule-F-5_0-18 = Aby iść dalej, trzeba zgody pana wioski i tych, którzy stoją na drodze.
rule-F-5_0-19 = Grupa najpierw wchodzi do wioski, potem prosi o zgodę.
rule-F-5_0-20 = Za zgodą grupa może iść dalej, jeśli ma jeszcze ruch.
rule-F-5_0-21 = Bez zgody grupa zostaje albo wraca tam, skąd przyszła.
rule-F-5_0-22 = Kto wraca po odmowie, zabiera wszystkie swoje wojska.
rule-F-5_0-26 = Po odmowie wciąż możliwa jest kawalkada.
rule-F-5_0-40 = Z oblężonego miejsca nie wychodzi się bez zgody oblegającego, tunelu albo kawalkady.
rule-F-5_0-43 = Grupa, której odmówiono, nie prosi w tej turze o to samo.
rule-F-5_1-02 = Kto pierwszy wejdzie do wolnej wioski, ten ją kontroluje.
rule-F-5_1-03 = Kto nie ma już nikogo w wiosce, traci ją, chyba że ma tytuł jej lenna.
rule-F-5_1-08 = Kontrolę można oddać innemu obecnemu graczowi.
rule-F-5_1-09 = Kiedy można oddać kontrolę, zależy od wydania.
rule-F-5_1-11 = Kto opuszcza wioskę, w której zostaje kilku innych, wskazuje nowego pana.
rule-F-5_2-03 = Kawalkada przebija się tam, gdzie drogę zagradza przeciwnik.
rule-F-5_2-05 = Kawalkada nie przejedzie obok fortyfikacji.
rule-F-5_2-06 = W kawalkadzie jadą tylko Seniorzy i rycerze.
rule-F-5_2-07 = Kawalkadę ogłasza się przed wyruszeniem.
rule-F-5_2-08 = Kawalkadę prowadzi wolny Senior.
rule-F-5_2-09 = Kawalkadzie musi zostać ruch po bitwie.
rule-F-5_2-12 = Bitwę kawalkady rozgrywa się natychmiast.
rule-F-5_2-13 = Kto stoi na drodze, może przepuścić kawalkadę bez walki.
rule-F-5_2-14 = Przepuszczona kawalkada może mimo to walczyć.
rule-F-5_2-15 = Kto może mieć pomocników w kawalkadzie, zależy od wydania.
rule-F-5_2-16 = Pomocnicy przeciw kawalkadzie mogą tylko opuścić walkę.
rule-F-5_2-19 = Zwycięska kawalkada musi jechać dalej.
rule-F-5_2-21 = Część zwycięskiej kawalkady może zostać, by trzymać wioskę.
rule-F-5_2-22 = Kawalkada, która nie zwycięży, kończy się.
rule-F-5_2-32 = W Brzydką pogodę nie ma kawalkad.
rule-F-6_0-01 = W swojej turze możesz wypowiedzieć bitwę wszędzie, gdzie spotykasz innych.
rule-F-6_0-05 = Wojska bez wolnego Seniora nie rozpoczynają bitwy.
rule-F-6_0-06 = Senior bez wojsk nie rozpoczyna bitwy.
rule-F-6_0-07 = Atakujący wskazuje wioskę i jednego przeciwnika.
rule-F-6_0-08 = Tę samą bitwę wypowiada się tylko raz w turze.
rule-F-6_0-10 = Inni obecni gracze mogą walczyć po jednej ze stron.
rule-F-6_0-12 = Kiedy można dołączyć do bitwy, zależy od wydania.
rule-F-6_0-14 = Przywódca strony decyduje, kto pilnuje jeńców.
rule-F-6_0-15 = O poddaniu decyduje przywódca strony.
rule-F-6_0-16 = Pomocnicy mogą między rzutami zmienić stronę.
rule-F-6_0-17 = Pomocnicy mogą opuścić bitwę, ale już nie wrócą.
rule-F-6_0-18 = Pomocnik za murami, który zmienia stronę, otwiera bramy.
rule-F-6_0-22 = Przywódca strony przyjmuje pomoc albo ją odrzuca.
rule-F-6_0-23 = Wojska bez Seniora pomagają tylko obrońcy.
rule-F-6_0-24 = Gdy przywódca traci wszystko, zastępuje go najsilniejszy pomocnik.
rule-F-6_0-31 = Wojska bez Seniora nikogo nie pojmują.
rule-F-6_0-32 = Zaatakowany Senior bez wojsk trafia do niewoli.
rule-F-6_1-01 = Bitwa to seria rzutów, aż coś ją zakończy.
rule-F-6_1-04 = Bitwa kończy się, gdy wszyscy walczący zgodzą się na rozejm.
rule-F-6_1-05 = Trzy rzuty z rzędu bez strat kończą bitwę.
rule-F-6_1-06 = W otwartym polu nikt sam nie przerywa bitwy.
rule-F-6_1-07 = Atakujący fortyfikację może przerwać po każdym rzucie.
rule-F-6_1-08 = Obrońca, od którego odstąpiono, może wyjść i walczyć bez murów.
rule-F-6_2-12 = Obie strony rzucają jednocześnie, z siłą sprzed strat.
rule-F-6_2-14 = Strona bez kości nie zadaje obrażeń.
rule-F-6_2_2-02 = Właściciel sam wybiera swoje straty.
rule-F-6_2_2-03 = Straty muszą pochłonąć jak najwięcej obrażeń.
rule-F-6_2_2-07 = Gdy zginą wszystkie wojska, każde kolejne obrażenie zabija Seniora.
rule-F-6_2_2-08 = Seniorów, którzy zostali bez wojsk, pojmuje druga strona.
rule-F-6_2_2-12 = Utracone wojska wracają do zasobów właściciela.
rule-F-6_2_2-15 = Przywódca koalicji rozdziela straty.
rule-F-6_2_2-16 = Zwycięzca może zostawić Seniorów wolnymi, zamiast ich pojmać.
rule-F-6_2_3-03 = Więzień porusza się z grupą strażnika.
rule-F-6_2_3-04 = Więzień bez straży jest wolny.
rule-F-6_2_3-06 = Więźnia można przekazać innemu graczowi, który ma w tej wiosce wojska.
rule-F-6_2_3-08 = Więźnia uwalnia tylko ten, kto go trzyma.
rule-F-6_2_3-10 = Gdy straż zostaje pokonana, więzień jest wolny, chyba że przejmie go zwycięzca.
rule-F-6_2_3-12 = Nowy lub uwolniony Senior idzie do własnej fortyfikacji, potem do swojego Seniora, potem do własnej wioski.
rule-F-6_2_3-13 = Senior bez własnego miejsca potrzebuje wolnej wioski albo gospodarza.
rule-F-6_2_4-01 = Okupy reguluje się przed zakupami.
rule-F-6_2_4-02 = Okup to 2 denary i jeszcze 2 za każdy tytuł.
rule-F-6_2_4-05 = Kogo stać na pełny okup, ten musi go zapłacić.
rule-F-6_2_4-07 = Gdy brakuje na wszystkie okupy, wydanie mówi, czyj jest pierwszy.
rule-F-6_2_4-09 = Można zaproponować mniej, ale strażnik może odmówić.
rule-F-6_2_4-11 = Za kilku więźniów można zaproponować jedną cenę.
rule-F-6_3-01 = Kto się poddaje, traci tam wszystkie wojska, a jego Seniorzy idą do niewoli.
rule-F-6_3-02 = Poddać się można tylko, póki obie strony mają wojska.
rule-F-6_3-03 = Poddać się można między rzutami, a w niektórych wydaniach także przed pierwszym.
rule-F-6_3-04 = Po rozejmie wszyscy zostają, a kontrola się nie zmienia.
rule-F-6_3-07 = Gdy po obu stronach zostają sami Seniorzy, bitwa się kończy i wszyscy są wolni.
rule-F-6_3-08 = Bez Seniora atak się kończy.
rule-F-6_3-11 = Gdy obie strony giną, wioska przypada posiadaczowi lenna albo nikomu.
rule-F-6_3-12 = Zwycięzca kontroluje wioskę, chyba że ktoś był w niej wcześniej.
rule-F-6_4-01 = Po bitwach gracz może oblegać cudzą fortyfikację, przy której ma wojska.
rule-F-6_4-02 = Czy oblężenie wymaga Seniora, zależy od wydania.
rule-F-6_4-03 = Oblężenie zaczyna się z machiną o jednej kości.
rule-F-6_4-04 = W następnej turze kontynuowane oblężenie obraca machinę na dwie kości.
rule-F-6_4-05 = Każdy gracz ma dwie machiny, więc najwyżej dwa oblężenia.
rule-F-6_4-06 = Jedna machina na gracza i oblężenie.
rule-F-6_4-08 = Każdy oblegający decyduje o własnym oblężeniu.
rule-F-6_4-11 = W każdej turze oblężenie się kontynuuje albo kończy.
rule-F-6_4_1-05 = Odsiecz wchodzi prosto do oblężonego miejsca z sąsiedniej wioski.
rule-F-6_4_1-06 = Odsiecz wchodzi do oblężonych murów za zgodą oblężonego.
rule-F-6_4_1-13 = Oblegający może w każdej chwili zakończyć oblężenie.
rule-F-6_4_2-08 = Gdy oblężenie się kończy, machinę się usuwa.
rule-F-6_5-01 = Młyny plądruje się po wszystkich bitwach.
rule-F-6_5-02 = Plądruje się tylko w kontrolowanych wioskach; oblężone plądruje oblegający.
rule-F-6_5-04 = Oblężony nie może plądrować, oblegający może.
rule-F-6_5-05 = Splądrowany młyn znika i daje 1 denar.
rule-F-6_5-07 = Możesz splądrować część albo wszystkie młyny wioski.
rule-F-7_0-01 = Na koniec tury plagi schodzą z planszy.
rule-F-7_1-01 = Gracz bez sojusznika wygrywa z 3 punktami zwycięstwa.
rule-F-7_2-01 = Dwaj sojusznicy wygrywają razem z 4 punktami zwycięstwa.
rule-F-7_3-02 = Remis rozstrzygają kolejno: król, papież, regentka, tytuły lenne, biskupi, wioski.
rule-F-7_3-05 = Jeśli nic nie rozstrzyga remisu, gra toczy się dalej.
rule-F-8_0-01 = Każdy ród ma trzy znaczniki Dyplomacji; użyty przepada.
rule-F-8_0-03 = Ile pieniędzy może zmienić właściciela, zależy od wydania.
rule-F-8_0-04 = Karty zmieniają właściciela tylko za znacznik Dyplomacji.
rule-F-8_0-05 = Żadna wymiana nie może zostawić na ręce więcej niż trzech kart.
rule-F-8_0-06 = W rozmowie na osobności pieniądze i karty mogą potajemnie zmienić właściciela.
rule-F-8_0-07 = Każdy znacznik to trzy minuty rozmowy.
rule-F-8_0-09 = Nikt nie musi przyjąć zaproszenia na rozmowę.
rule-F-8_0-10 = Bez znacznika Dyplomacji nie ma rozmowy na osobności.
rule-F-8_0-14 = Obietnice nikogo nie wiążą; pewna jest tylko natychmiastowa wymiana.
rule-F-9_1-01 = d’Arc zagrywa się na niezamężną damę dowolnego rodu.
rule-F-9_1-04 = Znak d’Arc otrzymuje tylko niezamężna dama.
rule-F-9_2-01 = Karta Kardynał natychmiast czyni kardynałem dowolnego biskupa.
rule-F-9_2-02 = Dopóki jest papież, karta Kardynał wymaga jego zgody.
rule-F-9_2-03 = Karta Kardynał, na którą papież się nie zgodził, zostaje na ręce.
rule-F-9_2-05 = Nikt nie jest kardynałem podwójnie.
rule-F-R-01 = Gra toczy się tura za turą, aż ktoś zwycięży.
rule-F-R-02 = Tura ma siedem faz: Słuchajcie, Karty, Dochody, Zakupy, Ruch, Bitwy, Koniec.
rule-F-S-11 = Każdy ród zaczyna z jednym wylosowanym Seniorem.
rule-F-S-14 = Pierwszego gracza się losuje, chyba że stół umówi się inaczej.
rule-F-S-15 = Każdy ród po kolei wybiera wioskę, która jest jeszcze wolna.
rule-F-S-16 = Ród zaczyna w swojej wiosce z Seniorem, 1 rycerzem, 3 zbrojnymi i zamkiem.
rule-F-1_4-13 = Kontrola głównej wioski daje 2 głosy w wyborze jej biskupa.
rule-F-1_4-14 = Każda inna wioska biskupstwa daje temu, kto ją kontroluje, 1 głos.
rule-F-1_4-15 = Każdy wolny biskup wybrany przed tą turą daje 2 głosy.
rule-F-1_4-17 = Każdy wolny kardynał daje 3 głosy, podobnie papież.
rule-F-1_4_1-01 = Biskupem zostaje kandydat, który ma więcej głosów niż każdy inny.
rule-F-1_4B-16 = Każda karta Buntu pozwala na jedną próbę uspokojenia.
rule-F-1_7-06 = Przy wyborze papieża każdy wolny kardynał ma 1 głos, nikt inny nie głosuje.
rule-F-1_7_1-01 = Papież potrzebuje ponad połowy oddanych głosów.
rule-F-1_8-08 = Przy wyborze króla każdy utytułowany Senior ma 1 głos, niezależnie od liczby tytułów.
rule-F-1_8-12 = Król potrzebuje co najmniej 3 głosów.
rule-F-1_8-13 = Wśród głosów na króla są głosy dwóch biskupów, kardynała albo papieża.
rule-F-10_0-08 = Znaczniki Dyplomacji można wydać nawet podczas rozstrzygania karty; przechodzą wtedy tylko pieniądze, karty i słowa.
rule-F-10_1-10 = Tunel otwiera mury zbuntowanym, ktokolwiek go zagra.
rule-F-11_1-03 = Biskup bierze tylko relikwię własnego biskupstwa.
rule-F-11_1-14 = Święty Graal w obronie zmniejsza każdą kość ataku o 1.
rule-F-11_1-25 = Święta Włócznia dodaje 1 obrażenie do każdego rzutu swojej strony.
rule-F-11_1-28 = Kość działa z daleka; Oczy i Kość próbują każdej karty tylko raz w turze.
rule-F-12_2-02 = Zagraną kartę rozstrzyga się w całości, zanim można zagrać następną.
rule-F-5_2-17 = Przeciw kawalkadzie obrońca dodaje 1 obrażenie za każdą rzuconą kość.
rule-F-6_2-07 = Od 1 do 6 punktów siły: 1 kość, od 7 do 12: 2 kości, 13 i więcej: 3 kości.
rule-F-6_2-08 = d’Arc dodaje swojej stronie 1 kość; tylko tak można rzucać czterema.
rule-F-6_2_1-01 = Zamek odbiera atakowi 1 kość.
rule-F-6_2_1-02 = Miasto warowne odbiera atakowi 2 kości.
rule-F-6_2_1-03 = Machiny oblężnicze zwracają do 2 kości odebranych przez mury.
