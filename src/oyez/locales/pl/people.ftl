## Signing in

sign-in = Zaloguj się
sign-in-title = Logowanie
sign-in-about = Twoje gry czekają na każdym urządzeniu. Bez konta też można grać: każde miejsce ma własny odnośnik.
claim = Zajmij tę nazwę
claim-title = Zajmij nazwę
claim-about = Nazwa i hasło, nic więcej. Twoje miejsca należą wtedy do twojej nazwy i znajdziesz je na każdym urządzeniu.
to-sign-in = Mam już nazwę
to-claim = Nie mam jeszcze nazwy
account-name = Nazwa
account-password = Hasło
password-about = Co najmniej { $shortest } znaków. Nowego nikt nie przyśle pocztą, więc dobrze go strzeż.
password-short = Hasło ma co najmniej { $shortest } znaków.
claim-seats-about = { $games ->
    [one] Ta przeglądarka trzyma miejsca przy { $games } stole dzięki odnośnikom; mogą też należeć do twojej nazwy.
    [few] Ta przeglądarka trzyma miejsca przy { $games } stołach dzięki odnośnikom; mogą też należeć do twojej nazwy.
   *[other] Ta przeglądarka trzyma miejsca przy { $games } stołach dzięki odnośnikom; mogą też należeć do twojej nazwy.
}
account-of = Twoje konto: { $name }
no-game-waits = Żadna inna gra nie czeka na ciebie.
key-next = Przejdź do następnej gry, która na ciebie czeka

## Account

account-title = Twoje konto
account-none = Nikt nie jest tu zalogowany.
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
filter-status = Pokaż
filter-game = Pokaż
status-all = Wszystko
status-playing = W toku
status-open = Z wolnymi miejscami
status-over = Zakończone
status-archived = Zarchiwizowane
no-games = Nie ma takich gier.
more = Pokaż więcej
claim-seats = Przejmij miejsca tej przeglądarki
claimed = { $seats ->
    [0] Nie było już czego przejąć.
    [one] Przejęto { $seats } miejsce.
    [few] Przejęto { $seats } miejsca.
   *[other] Przejęto { $seats } miejsc.
}
sessions = Gdzie jesteś zalogowany
session-unknown = Nieznana przeglądarka
session-since = od { $created }, ostatnio { $seen }
session-current = ta przeglądarka
password-change = Zmień hasło
password-change-about = Tu pozostaniesz zalogowany; wszystkie inne przeglądarki zostaną wylogowane.
password-changed = Hasło zostało zmienione.
password-old = Stare hasło
password-new = Nowe hasło
account-close = Usuń konto
account-close-about = Twoja nazwa będzie znów wolna. Gry pozostaną, jakie są; twoje miejsca zostaną przy tych, którzy mają ich odnośniki.

## Tables

archived = zarchiwizowany
private = prywatny
named = z nazwami
about-table = Tytuł, zaproszenie, nazwy
table-title = Tytuł stołu
table-title-none = Bez tytułu
private-table = Stół prywatny
private-table-about = Nie ma go na żadnej liście: znajdzie go tylko ten, kto ma odnośnik.
named-table = Tylko z nazwą
named-table-about = Miejsca są dla zalogowanych, pod zajętymi przez nich nazwami.
named-table-sign-in = Przy takim stole mogą siedzieć tylko zalogowani.
seat-named = zalogowany
leave = Odejdź
kick = Usuń
kick-name = Usuń gracza { $name } ze stołu
link-replaced = Gospodarz wymienił odnośniki graczy: { $names }.

## Host

host-title = Jako gospodarz
host-save = Zapisz
host-links = Odnośniki miejsc
host-links-about = Nowy odnośnik od razu wyłącza stary. Wszyscy widzą, że go zrobiłeś.
new-link = Nowy odnośnik
new-link-for = Nowy odnośnik dla gracza { $name }
link-same = Dla tej samej osoby
link-other = Oddaj miejsce komuś innemu
new-link-ready = Nowy odnośnik
new-link-about = Widać go tylko teraz. Daj go wyłącznie temu, kto ma tam usiąść.
export = Zapisz grę do pliku
export-about = Zapis po końcu gry i to, co mówiono.
delete-table = Usuń stół
delete-about = Gra, jej zapis i wszystko, co powiedziano, przepadnie dla wszystkich. Tego nie można cofnąć.
delete-consent = Grają tu też inni. Zostaną zapytani, a stół zniknie tylko wtedy, gdy wszyscy się zgodzą.
delete-ask = Zapytaj pozostałych
delete-asked = Pozostali zostali zapytani. Jeszcze nie odpowiedzieli: { $names }.
delete-withdraw = Już nie pytaj
delete-type = Wpisz { $word }, aby potwierdzić
delete-word = usuń

## Talk and notes

mute = Nie słuchaj
mute-about = Tego, co mówią, już nie dostaniesz. Nie dowiedzą się o tym.
notes = Twoje notatki
notes-about = Nikt inny nie może ich czytać.
notes-kept = Zapisane
notes-unsaved = Niezapisane
gallery = Rozmowy widzów
gallery-open = { $unread ->
    [0] Rozmowy widzów
    [one] Rozmowy widzów, { $unread } nowa wypowiedź
    [few] Rozmowy widzów, { $unread } nowe wypowiedzi
   *[other] Rozmowy widzów, { $unread } nowych wypowiedzi
}
gallery-title = Co mówili widzowie
gallery-lines = Wypowiedzi widzów
gallery-empty = Nikt jeszcze nic nie powiedział.
gallery-name = Twoje imię
gallery-say = Powiedz coś innym widzom
gallery-send = Powiedz
gallery-about = Podczas gry czytają to tylko widzowie, po jej końcu wszyscy.
gallery-over = Gra skończona: teraz czytają to wszyscy.

## Refusals

refused-wrong-password = Nazwa i hasło do siebie nie pasują.
refused-weak-password = To hasło jest jednym z pierwszych, które ktoś by wypróbował. Wybierz dłuższe albo mniej popularne.
refused-name-taken = Ta nazwa jest zajęta albo wygląda jak zajęta.
refused-too-many-presets = Twoje konto nie mieści więcej zestawów. Najpierw usuń jeden.
refused-too-many = Za dużo naraz. Poczekaj { $seconds } s.
refused-too-many-bots = Gra już tyle stołów samych botów, ile może naraz. Zajmij miejsce przy stole albo poczekaj, aż któryś z nich skończy.
refused-blocked = Osoba prowadząca ten serwer zablokowała twój adres.
refused-revoked = To miejsce nie jest już twoje: gospodarz wymienił jego odnośnik albo oddał je komuś innemu. Poproś o nowy odnośnik albo oglądaj.
refused-deleted = Ten stół został usunięty.
refused-sign-in = Nie jesteś zalogowany. Zaloguj się albo użyj odnośnika swojego miejsca.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-needs-consent = Grają tu inni: stół zostanie usunięty tylko wtedy, gdy wszyscy się zgodzą.
refused-needs-operator = Odnośnik innego miejsca został przez ciebie wymieniony, więc nie wiadomo, czy grający tam się zgadza. Ten stół może usunąć tylko administrator serwera.
refused-started = Gra się zaczęła.
refused-taken = Ktoś był szybszy: to miejsce jest zajęte.
