## Rama każdej strony

brand = Oyez
tagline = Stół do gier Fief i Middle-Ages, z przyjaciółmi lub botami
skip-to-content = Przejdź do treści
skip-to-text = Przejdź do planszy opisanej słowami
to-lobby = Wróć do sali
menu-rules = Zasady
menu-preferences = Ustawienia
menu-keys = Klawisze
close = Zamknij
cancel = Anuluj
confirm = Potwierdź
copy = Kopiuj
copied = Skopiowano
error-unreachable = Nie ma połączenia z serwerem. Spróbuj ponownie za chwilę.
error-title = To się nie udało

## Ustawienia

preferences-language = Język
preferences-theme = Światło
theme-system = Jak w urządzeniu
theme-day = Dzień
theme-candle = Świeca
preferences-confirm = Potwierdzaj każdy wybór
preferences-confirm-about = Pierwsze kliknięcie zaznacza, drugie gra.
preferences-motion = Pokazuj ruch
preferences-motion-about = Lordowie jadą, monety lecą. Bez tego, lub gdy prosi o to urządzenie, wszystko stoi w miejscu.
preferences-moments = Pokazuj wielkie chwile na osobnej karcie
preferences-moments-about = Koronacje, oblężenia, zgony i tym podobne pojawiają się na chwilę nad mapą; dowolny klawisz lub kliknięcie je pomija.
preferences-hints = Pokazuj wartość wyborów
preferences-hints-about = Monety, które efekt i dochód dałyby przy obecnym stanie stołu.

## Sala

new-game = Nowa gra
new-game-lead = Oyez! Kto zasiada przy stole?
choose-game = Gra
seats-title = Miejsca
seat-kind = Kto zajmuje miejsce { $number }
seat-name = Imię na miejscu { $number }
seat-kind-me = Ja
seat-kind-open = Wolne miejsce
seat-kind-bot = Bot
bot-named = { $bot ->
    [page] Bot: paź
    [steward] Bot: rządca
    [seneschal] Bot: seneszal
    [chancellor] Bot: kanclerz
    [search] Bot: szukający
    [greedy] Bot: chciwy
    [random] Bot: losowy
   *[other] Bot: { $bot }
}
bot-rated = { bot-named } ({ $rating })
bots-rated = Przeciwnicy
bots-others = Do badań
bot-rated-about = W nawiasie: ranking zdobyty w grach z innymi botami; 25 to środek.
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $number }
player-name = Imię
bot-pace = Tempo botów
pace-quick = Szybko
pace-calm = Spokojnie
pace-slow = Powoli
preset-title = Zestaw ustawień
preset-printed = Jak w druku
preset-custom = Własny wybór
preset-save = Zapisz jako zestaw
preset-name = Nazwa zestawu
preset-keep = Zapisz
preset-here = Zostanie w tej przeglądarce; jeśli najpierw się zalogujesz, na twoim koncie.
preset-account = Zostanie na twoim koncie.
preset-delete = Usuń zestaw „{ $name }”
preset-file = Plik zestawu
options-title = Opcje
file-chosen = Wybrano { $name }.
file-refused = Wiersz { $line } pliku: { $reason }
start-game = Otwórz stół
starting = Otwieram stół
name-needed = Każdy gracz potrzebuje imienia.
yes = Tak
no = Nie
seat-arms = Herb miejsca { $number }
family-0 = Lew, niebieski
family-1 = Orzeł, czarny ze złotem
family-2 = Wieża, cynobrowa
family-3 = Jeleń, zielony
family-4 = Dzik, purpurowy
family-5 = Okręt, pomarańczowy
learn-game = Naucz się: { $game }
learn-about = Prowadzona pierwsza runda, około dziesięciu minut; nauka przez granie.
learner = Uczeń
respond-title = Czas na odpowiedź kartą
respond-seconds = { $seconds ->
    [0] Bez ciszy i bez limitu
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
respond-about = Gdy ktoś mógłby zagrać kartę, przy stole zapada cisza na tyle długo, by nikt nie poznał, kogo zapytano.
talk-title = Długość prywatnej rozmowy
talk-minutes = { $minutes ->
    [60] 1 godzina
    [720] 12 godzin
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
talk-about = Trzy minuty pasują do gry na żywo; przy grze korespondencyjnej lepsze są godziny.
as-in-edition = Jak w edycji: { $value }
fine-print = Wszystkie różnice po kolei ({ $count })
fine-print-about = W tych punktach drukowane instrukcje różnią się od siebie. Zostaw je, aby grać edycję tak, jak ją wydrukowano.
fine-print-search = Szukaj wśród różnic
your-games = Twoje gry
your-games-empty = Tu pojawią się gry, w których masz miejsce.
open-tables = Stoły z wolnymi miejscami
open-tables-empty = Żaden stół nie czeka na graczy.
running-tables = Gry do oglądania
running-tables-empty = Nikt teraz nie gra.
finished-tables = Gry do odtworzenia
finished-tables-empty = Żadna gra nie jest jeszcze skończona.
your-turn = Twój ruch
their-turn = { $number ->
    [one] Decyduje { $name }
   *[other] Decydują: { $name }
}
table-round = { $id ->
    [fief] Tura { $round }
   *[other] Runda { $round }
}
table-open-seats = { $seats ->
    [one] { $seats } wolne miejsce
    [few] { $seats } wolne miejsca
   *[many] { $seats } wolnych miejsc
}
table-won-by = Zwycięstwo: { $names }
table-ended = Zakończona bez zwycięzcy
table-own = { $what }: z pliku
table-fine = { $count ->
    [one] { $count } szczegół
    [few] { $count } szczegóły
   *[many] { $count } szczegółów
}
go-play = Graj
go-continue = Graj dalej
go-join = Dołącz
go-watch = Oglądaj
go-replay = Odtwórz
go-results = Wyniki

## Czekanie na graczy

waiting-title = Stół nakryty
waiting-lead = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
take-seat = Zajmij to miejsce
seat-free = Wolne miejsce
seat-taken = Tu siedzi { $name }
seat-bot = { $name }, bot
invite = Zaproś tym linkiem
invite-about = Kto go otworzy, może zająć wolne miejsce albo oglądać.
your-link = Twój własny link
your-link-about = To klucz do twojego miejsca: zachowaj go i nikomu nie dawaj. Otwiera je też na innym urządzeniu.
your-name = Twoje imię

## Stół

status-label = Co się dzieje
you-are = Grasz jako { $name }
you-watch = Oglądasz
your-turn-title = Twój ruch
title-your-turn = Twój ruch! { $game }
title-waiting = { $game }: decyduje { $name }
link-connecting = Łączenie
link-waiting = Połączenie zerwane. Ponawiam próbę; nic nie ginie.
late-notice = Stół poszedł już dalej. Oto jego obecny stan.
hushed-notice = Przy stole zapadła cisza: ktoś może zagrać kartę. Wybierz ponownie, gdy zobaczysz, jak wygląda sytuacja.
letters-notice = Poproszono o zbyt wiele listów. Sprawdź te, które już przyszły, albo spróbuj później.
bots-wait-notice = Przy tym stole są same boty, a takich stołów gra już tyle, ile może naraz. Te boty zagrają dalej, gdy inny stół skończy albo nikt nie będzie go oglądał.
refused-wrong-key = Ten link nie otwiera żadnego miejsca przy tym stole. Nadal możesz oglądać.
refused-unknown-table = Nie ma takiego stołu.
watch-instead = Oglądaj
undo = Cofnij
undo-about = Cofnij swój ostatni wybór
choices-title = Twoje wybory
choices-wait = Decydują inni.
choices-over = Gra skończona.
choices-sending = Wysyłam twój wybór
choices-selected = Wybrano: { $choice }. Potwierdź lub anuluj.
tab-choices = Wybory
tab-replay = Ruch
tab-boards = Plansze
tab-court = Gracze
tab-log = Kronika
tab-talk = Rozmowy
tab-beside = Stół
tab-new = , coś nowego
panels-label = Części stołu
log-title = Kronika
log-filter = Pokaż
log-everybody = Wszyscy
log-subject = O czym
log-everything = Wszystko
log-since = Od twojej ostatniej tury
log-empty = Jeszcze nic się nie wydarzyło.
log-rule = Zasada { $rule }
gloss-title = Na marginesie
gloss-empty = Wskaż cokolwiek na stole, aby przeczytać tu zasadę.
text-board = Plansza słowami
see-results = Zobacz wyniki
seat-switch = Graj jako
table-menu = Ten stół

## Szuflada z zasadami

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-search-hint = Słowo lub numer, np. { $row }
rules-none = Żadna zasada o tym nie mówi.
rules-more = Znaleziono więcej zasad: { $rows }. Wpisz słowo, aby zawęzić listę.
rules-loading = Szukam
rules-status = { $status ->
    [book] z instrukcji
    [arith] wynika z rachunku
    [ruling] nasze rozstrzygnięcie
    [design] nasz projekt
   *[other] { $status }
}

## Klawisze

keys-title = Klawisze
keys-about = Wszystko na stole jest dostępne z klawiatury.
key-arrows = Przechodź między płytkami, kartami i wyborami
key-enter = Wybierz to, co zaznaczone
key-escape = Anuluj wybór, zamknij okno
key-choices = Przejdź do wyborów
key-rows = Przejdź do rzędów
key-boards = Przejdź do plansz
key-log = Przejdź do kroniki
key-talk = Przejdź do rozmów
key-status = Powtórz, co trzeba zrobić
key-undo = Cofnij
key-rules = Zasady
key-help = Ta lista

## Wyniki

results-title = Wyniki
results-winner = Zwycięstwo: { $names }
results-shared = Wspólne zwycięstwo: { $names }
results-ended = Gra przerwana; nikt nie wygrał
results-rank = Lokata
results-player = Gracz
results-coins = Monety
results-chart = { $measure } w trakcie gry
measure-coins = Monety
measure-victory_points = Punkty zwycięstwa
measure-villages = Wioski
measure-deniers = Denary
measure-income = Dochód
measure-strength = Siła
results-chart-about = Każda linia to jedna osoba; tabela poniżej podaje te same liczby.
results-table = To samo w tabeli
results-round = { $id ->
    [fief] Tura
   *[other] Runda
}
results-plays = { $plays ->
    [one] { $plays } wybór
    [few] { $plays } wybory
   *[many] { $plays } wyborów
}
download-record = Pobierz zapis
rematch = Rewanż na tych samych miejscach
watch-replay = Obejrzyj powtórkę
back-to-table = Wróć do stołu

dice-title = Uczciwe kości
dice-open = Uczciwe kości: { $sign }
dice-more = Co to znaczy?
dice-sign-none = niczego nie obiecano
dice-sign-promised = obiecane
dice-sign-kept = jak dotąd wszystko się zgadza
dice-sign-late = bez twojego udziału
dice-sign-older = obiecane po staremu
dice-sign-proven = dowiedzione
dice-sign-part = dowiedzione w tym, co widać było tutaj
dice-sign-unseen = zgodne samo ze sobą
dice-sign-wrong = coś się nie zgadza

proof-title = Uczciwe kości
proof-about = Zobowiązanie ustalono przed pierwszym rzutem. Ziarno i sól teraz je odsłaniają, więc każdy może sprawdzić, że żadnej kości nie zmieniono.
proof-commitment = Zobowiązanie
proof-seed = Ziarno
proof-salt = Sól
proof-verify = Aby sprawdzić, pobierz zapis i uruchom:

## Powtórka

replay-title = Powtórka
replay-position = Ruch { $at } z { $total }
replay-round = { $id ->
    [fief] Tura { $round }
   *[other] Runda { $round }
}
replay-start = Na początek
replay-back = Jeden ruch wstecz
replay-forward = Jeden ruch naprzód
replay-end = Na koniec
replay-round-back = Jedna runda wstecz
replay-round-forward = Jedna runda naprzód
replay-run = Odtwarzaj
replay-stop = Zatrzymaj
replay-setup = Stół jest wyłożony
replay-loading = Wczytuję grę
