## Druga mapa
map-outremer = Outremer
map-outremer-label = Mapa Outremer, wschód u góry
stage-none = Nie trwa żadna krucjata
stage-first = Krucjata, pierwsza tura
stage-second = Krucjata, druga tura
at-sea = Na morzu
on-cyprus = Czeka na powrót
damascus = Damaszek
cyprus = Cypr
captives = Jeńcy Saracenów
menu-title = { $place }: co zrobisz?

## Miejsca
site-objective = Cel { $number }: { $name }.
site-drawn = { $name }.
site-not-drawn = Teraz nie jest celem.
site-won = Zdobyte: opuściło grę.
site-won-by = Jego tytuł ma { $lord } ({ $family }).
fort-0 = Bez murów.
fort-1 = Zamek.
fort-2 = Miasto warowne.
defenders =
    { $number ->
        [one] { $number } obrońca saraceński, punkty siły: { $points }.
        [few] { $number } obrońców saraceńskich, punkty siły: { $points }.
       *[many] { $number } obrońców saraceńskich, punkty siły: { $points }.
    }
no-defenders = Nie ma już Saracenów.
brings-title = Daje tytuł „{ $title }”, wart punkt zwycięstwa.
brings-deniers = Od razu przynosi { $deniers }.
reinforcement =
    { $number ->
        [one] Tu do Saladyna dołącza jeszcze { $number } obrońca.
        [few] Tu do Saladyna dołącza jeszcze { $number } obrońców.
       *[many] Tu do Saladyna dołącza jeszcze { $number } obrońców.
    }
held-by = W rękach krzyżowców; dowodzi { $family }.
before-it = Krzyżowcami dowodzi tu { $family }.
besieged-with = Oblężone; kości za machiny: { $dice }.
fighting = Trwa tu bitwa.
army-here = { $family }: { $army }.
army-at-sea = Na morzu, { $family }: { $army }.
army-waiting = Czeka na powrót, { $family }: { $army }.
engine = machina oblężnicza, kości: { $dice }
choices = Możesz: { $choices }.
rank = ranga { $rank }

## Saladyn
saladin = Saladyn
saladin-far = Saladyn jest daleko. W drugiej turze przybędzie ze swoimi konnymi.
saladin-near = Saladyn zbiera wojsko: idzie od celu do celu w kolejności numerów, wszędzie tam, gdzie są krzyżowcy.
saladin-rides = Saladyn jest w drodze: konni { $knights }, obrońcy { $defenders }.
saladin-stands = Saladyn stoi pod celem { $number }: konni { $knights }, obrońcy { $defenders }.
saladin-dead = Saladyn poległ.
captive-of = { $lord } ({ $family }) jest w niewoli u Saracenów.

## O co chodzi
about-place = Cel { $number }: { $name }
question-company = Drużyna: { $lord }
question-objective = { $lord } szuka celu
question-home = { $lord } wraca do domu
question-home-troops = Wojsko bez Seniora wraca do domu
question-spoils = { $name }: do podziału { $deniers }
question-title = Tytuł „{ $title }”
hierarchy = Kolejność krzyżowców
hierarchy-about = Wyższy wybiera pierwszy, a najwyższy przy celu tam dowodzi.

## Bitwa
battle = Bitwa: { $name }
battle-saladin = Saladyn: { $name }
side-crusaders = Krzyżowcy
side-saracens = Saraceni
side-commander = Dowodzi { $family }
dice =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
behind-walls = Dzielą ich mury; kości stracone na murach: { $dice }
in-the-open = W polu
roll-number = Rzut { $roll }
count-defenders =
    { $number ->
        [one] { $number } obrońca
        [few] { $number } obrońców
       *[many] { $number } obrońców
    }
count-knights =
    { $number ->
        [one] { $number } konny
        [few] { $number } konnych
       *[many] { $number } konnych
    }
saracens-rolled = Saraceni wyrzucili { $faces }
saracens-lose = Polegli: { $what }
saracens-lose-nothing = Nikt nie ginie

## Rodzina
away-title = Na krucjacie
away-company = { $lord }: { $troops }
away-alone = { $lord }, bez wojska
away-troops = Bez Seniora: { $troops }
away-at = cel: { $name }
away-sea = na morzu
away-waiting = czeka na powrót
away-captive = { $lord }: w niewoli u Saracenów, okup { $deniers }
alliance = Razem z: { $ally }, punkty zwycięstwa: { $points } z { $needed }
protected = Kościół chroni jej wioski
village-protected = Pod opieką Kościoła
renegade = Renegat
guilty = Zostanie oznaczony jako renegat
is-away = na krucjacie
is-captive = w niewoli u Saracenów

## Wielkie chwile
moment-crusade = Krucjata!
moment-departure = Biorą krzyż
moment-crusade-over = Koniec krucjaty
moment-objectives = Cele w Outremer
moment-conquest = Krzyż nad murami
moment-outremer-siege = Oblężenie w Outremer
moment-disaster = Klęska w Outremer
moment-saladin = Nadciąga Saladyn
moment-saladin-fell = Upadek Saladyna
moment-renegade = Renegaci

## Słowami
told-hierarchy = Kolejność krzyżowców: { $lords }.
told-protected = Pod opieką Kościoła: { $seats }.
told-renegades = Renegaci: { $lords }.
told-guilty = Po bitwach zostaną renegatami: { $lords }.
