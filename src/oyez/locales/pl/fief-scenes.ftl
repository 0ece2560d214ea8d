## Elections

election = Wybory: { $title }
stage-candidacies = Zgłaszanie kandydatów
stage-votes = Głosowanie
candidates = Kandydaci
candidate-of = { $lord }, kandydat gracza { $seat }
no-candidate = Nikt jeszcze nie kandyduje.
may-stand = Możesz zgłosić:
voters = Głosy i skąd pochodzą
votes-of = { $seat }: { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
}
no-votes = Bez głosu: { $seats }
to-win = Aby wygrać, trzeba:
need-most = więcej głosów niż każdy inny kandydat
need-enough = dość głosów i więcej niż każdy inny kandydat
need-half = ponad połowy oddanych głosów
need-three = co najmniej 3 głosów, więcej niż każdy inny kandydat
need-church = w tym głosów dwóch biskupów, kardynała albo papieża
token-for = ZA
token-decoy = PRZECIW
my-for = Twój znacznik Za
my-decoy = Twój znacznik Przeciw
marker-of = Zakryty znacznik gracza { $seat }
turned-for = { $seat }: { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
}
turned-decoy = { $seat }: znacznik Przeciw, bez głosu
vacant = Nikt

## Battles

battle = Bitwa: { $village }
cavalcade = Kawalkada
in-the-open = w otwartym polu
before-walls-1 = pod murami zamku
before-walls-2 = pod murami miasta warownego
before-walls-3 = pod murami twierdzy krzyżackiej
roll-number = Rzut { $roll }
attack = Atak
defence = Obrona
strength = Siła { $points }
strength-of = siła { $points }
dice-next = { $dice ->
    [0] brak kości
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
dice-why = Ile kości i dlaczego
because-strength = Siła { $noun }
because-darc = d’Arc
because-fort = { $noun ->
    [1] Zamek
    [3] Twierdza krzyżacka
   *[other] Miasto warowne
}
because-engines = Machiny oblężnicze
because-passage = Tunel
because-grail = Święty Graal, każda kość
because-spear = Święta Włócznia, obrażenia
because-cavalcade = Kawalkada, każda kość
because-royal-guard = Gwardia Królewska, obrażenia
because-teutonic = Rycerze krzyżaccy, obrażenia
rolled = { $seat } wyrzuca { $faces }
bonus = { $points } więcej
shield = { $points } mniej
hits = { $hits ->
    [one] { $hits } obrażenie
    [few] { $hits } obrażenia
   *[many] { $hits } obrażeń
}
loses = Strata: { $what }
loses-nothing = Bez strat
falls = Ginie { $lord }
taken = Do niewoli trafia { $lord }
helper = pomaga
mine-now = Twój wybór
next = Teraz
battle-over = Bitwa skończona
lose = Twoje straty

## Moments

skip = Pomiń
turn-page = Odwróć stronę
skip-all = { $count ->
    [2] Pomiń obie
   *[other] Pomiń wszystkie ({ $count })
}
fold = Zwiń
unfold = Rozwiń
close = Zamknij
die = Kość pokazuje { $die }
and-more = { $count ->
    [one] i jeszcze { $count } wiersz w kronice
    [few] i jeszcze { $count } wiersze w kronice
   *[many] i jeszcze { $count } wierszy w kronice
}
moment-election = Wybory
moment-no-election = Brak większości
moment-coronation = Niech żyje król
moment-pope = Habemus papam
moment-queen = Królowa
moment-siege = Oblężenie
moment-siege-over = Koniec oblężenia
moment-gates = Bramy otwarte
moment-plague = Zaraza
moment-uprising = Bunt
moment-assassination = Skrytobójca
moment-ambush = Zasadzka
moment-justice = Sprawiedliwość
moment-death = Śmierć
moment-marriage = Ślub
moment-annulment = Małżeństwo unieważnione
moment-excommunication = Klątwa
moment-victory = Zwycięstwo
