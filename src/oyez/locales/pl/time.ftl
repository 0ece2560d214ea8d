## Warunki nowego stołu

terms-title = Czas, nieobecność i widzowie
clock-title = Zegar
clock-none = Bez zegara
clock-none-about = Każdy ma tyle czasu, ile chce.
clock-brisk = Żwawo: dwie minuty na decyzję
clock-brisk-about = Na wspólny wieczór; każda decyzja ma własne dwie minuty.
clock-calm = Spokojnie: dwadzieścia minut w zapasie
clock-calm-about = Na wspólny wieczór; każda decyzja oddaje pół minuty, zapas mieści najwyżej trzydzieści minut.
clock-day = Jedna decyzja dziennie
clock-day-about = Korespondencyjnie; każda decyzja ma własny dzień.
clock-live = Na żywo: dzień w zapasie
clock-live-about = Korespondencyjnie wśród żwawych przyjaciół; każda decyzja oddaje cztery godziny, zapas mieści najwyżej trzy dni.
clock-fast = Szybko: trzy dni w zapasie
clock-fast-about = Korespondencyjnie; każda decyzja oddaje dwanaście godzin, zapas mieści najwyżej pięć dni.
clock-slow = Powoli: trzy dni w zapasie i dużo wraca
clock-slow-about = Korespondencyjnie w pracowitych tygodniach; każda decyzja oddaje półtora dnia, zapas mieści najwyżej dziesięć dni.
zero-title = Gdy czas się skończy
zero-once = Bot decyduje jeden raz
zero-once-about = Potem znowu gra gracz.
zero-takeover = Bot przejmuje miejsce
zero-takeover-about = Gra dalej, aż gracz wróci i to powie.
zero-vote = Pozostali głosują
zero-vote-about = Czekać, pozwolić botowi zdecydować raz albo oddać mu miejsce.
vacation-title = Dni urlopu w jednej grze
vacation-about = Tak długo można być nieobecnym z zatrzymanym zegarem; wszyscy to widzą.
vacation-days = { $days ->
    [0] Żadne
    [one] { $days } dzień
   *[other] { $days } dni
}
takebacks-allowed = Wybór można cofnąć, jeśli wszyscy pozostali się zgodzą
takebacks-allowed-about = Te same wybory dają te same kości; co pokazano, pozostaje znane.
delay-title = Widzowie widzą grę
delay-minutes = { $minutes ->
    [0] od razu
    [-1] gdy się skończy
    [one] { $minutes } minutę później
    [few] { $minutes } minuty później
   *[other] { $minutes } minut później
}

## Zegary przy stole

clocks-label = Zegary
clock-of = { $name }: pozostało { $time }{ $runs ->
    [yes] , zegar idzie
   *[no] {""}
}
clock-seconds = { $seconds } s
clock-days = { $days } d { $hours } h
clock-paused = Przerwa
clock-away = nieobecny do { $day }
clock-stand-in = gra bot
clock-once = bot decyduje raz
give-time = Więcej czasu
give-time-to = { $name }: daj więcej czasu
alarm = Kończy ci się czas: pozostało { $time }.
behind = { $minutes ->
    [-1] Zobaczysz tę grę, gdy się skończy.
    [one] Widzisz stół sprzed { $minutes } minuty.
   *[other] Widzisz stół sprzed { $minutes } minut.
}
archived-about = Ten stół jest zarchiwizowany: od dawna nie przyszedł tu nikt z grających. Gra potoczy się dalej, gdy ktoś z nich otworzy odnośnik swojego miejsca.
look-back = Obejrzyj przebieg
back-to-now = Wróć do stołu

## Prośby

vote-about = { $name } nie ma już czasu. Co ma się stać?
vote-waits = Pozostali decydują, co dalej.
vote-wait = Czekać
vote-once = Bot decyduje raz
vote-takeover = Bot przejmuje miejsce
vote-count = { $votes } z { $voters } oddało głos
takeback-asked = { $choices ->
    [one] { $name } prosi o cofnięcie { $choices } wyboru.
   *[other] { $name } prosi o cofnięcie { $choices } wyborów.
}
takeback-chance = Od tego czasu rzucono kośćmi albo coś pokazano: to pozostaje znane, a te same wybory dają te same kości.
takeback-yes = Zgadzam się
takeback-no = Odmawiam
takeback-withdraw = Wycofuję prośbę
takeback-waiting = Prosisz o cofnięcie wyboru; pozostali odpowiadają.
deletion-title = Usuń grę
deletion-question = Gospodarz pyta, czy usunąć tę grę ze wszystkim, co w niej jest, dla wszystkich. Stanie się to tylko wtedy, gdy zgodzą się wszyscy grający.
deletion-waiting = Gospodarz pyta, czy usunąć tę grę. Jeszcze nie odpowiedzieli: { $names }.
deletion-yes = Zgadzam się, usuń
deletion-no = Nie, zachowaj grę
pause-wanted = { $names }: prośba o zatrzymanie zegarów.
pause-agree = Też chcę przerwy
pause-resume = Grajmy dalej
stood-in = Gra za ciebie bot.
i-am-back = Już jestem

## Menu

time-menu = Czas i nieobecność
absence-title = Gdy nie możesz grać
stand-in = Niech bot gra za mnie, aż wrócę
away-title = Nie ma mnie przez
away-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
away-go = Powiedz pozostałym
away-left = { $days ->
    [one] Został ci { $days } dzień urlopu w tej grze.
   *[other] Zostało ci { $days } dni urlopu w tej grze.
}
away-home = Już wróciłem
pause-ask = Poproś o przerwę
takeback-title = Cofnij wybór
takeback-about = Zapytaj pozostałych; wszyscy muszą się zgodzić.
takeback-none = Teraz nie ma czego cofać.
takeback-forbidden = Przy tym stole umówiono się, że niczego się nie cofa.
takeback-ask = Zapytaj
takeback-last = twój ostatni wybór
takeback-before = twój wybór sprzed { $back } wyborów
notes-title = Co ustalono
notes-none = Jeszcze nic.

## Powiadomienia

notices-title = Powiadom mnie, gdy moja kolej
notices-browser = Powiadomienia tej przeglądarki
notices-browser-about = Dopóki ta strona jest otwarta w tle.
notices-refused = Twoja przeglądarka nie pozwala na powiadomienia z tej strony; można to zmienić w jej ustawieniach.
notices-sound = Krótki dźwięk
notices-sound-about = Dwa tony, gdy twoja kolej.
notices-mail = Pocztą
notices-webhook = Przez webhook
notices-address = Adres
notices-events = Kiedy
event-turn = Moja kolej
event-offer = Ktoś mnie o coś pyta
event-time = Kończy mi się czas
event-over = Koniec gry
event-digest = Raz dziennie, wszystkie gry, które na mnie czekają
notices-add = Wyślij mi list do potwierdzenia
notices-unconfirmed = List jest w drodze: otwórz jego odnośnik.
notices-confirmed = Potwierdzony
notices-remove = Usuń { $address }
notices-none = Ten serwer nie wysyła listów; gospodarz może to ustawić.
notice-turn = Twoja kolej: { $game }
notice-request = Pytanie do ciebie: { $game }
confirm-done = Twój adres jest potwierdzony. Będziesz otrzymywać wiadomości o grze.
confirm-failed = Ten odnośnik niczego już nie potwierdza. Poproś o nowy przy stole.
end-ask = Koniec z listami na ten adres o tej grze?
end-do = Koniec z listami
end-done = Gotowe: nic więcej nie przyjdzie.
to-the-table = Do stołu

## Co ustalono, dla wszystkich

note-time-given = { $by } daje więcej czasu: { $seat }.
note-ran-out = { $seat } nie ma już czasu; pozostali głosują.
note-decides-once = { $seat } nie ma już czasu; bot decyduje raz.
note-stands-in = { $why ->
    [self] { $seat } pozwala grać botowi do swego powrotu.
    [vote] Pozostali oddają botowi miejsce: { $seat }.
   *[zero] { $seat } nie ma już czasu; bot przejmuje miejsce.
}
note-back = { $seat } wraca i znowu gra.
note-away = Nieobecność do { $until }: { $seat }.
note-home = Powrót: { $seat }.
note-voted = { $by } głosuje w sprawie: { $seat }: { $ballot ->
    [once] niech bot zdecyduje raz.
    [takeover] niech bot przejmie miejsce.
   *[wait] czekać.
}
note-waits-on = Stół czeka: { $seat }.
note-wants-pause = Prośba o zatrzymanie zegarów: { $seat }.
note-wants-no-pause = Prośba, by grać dalej: { $seat }.
note-paused = Zegary stoją: wszyscy tego chcieli.
note-resumed = { $seat } uruchamia zegary.
note-asks-takeback = { $choices ->
    [one] { $seat } prosi o cofnięcie { $choices } wyboru.
   *[other] { $seat } prosi o cofnięcie { $choices } wyborów.
}
note-allows-takeback = { $by } się zgadza.
note-refuses-takeback = { $by } odmawia cofnięcia.
note-took-back = { $choices ->
    [one] { $seat } cofa { $choices } wybór; wszyscy się zgodzili.
    [few] { $seat } cofa { $choices } wybory; wszyscy się zgodzili.
   *[other] { $seat } cofa { $choices } wyborów; wszyscy się zgodzili.
}
note-takeback-lapsed = Prośba o cofnięcie ({ $seat }) bez odpowiedzi albo wycofana.
note-asks-deletion = Gospodarz pyta wszystkich, czy można usunąć grę.
note-allows-deletion = { $by } zgadza się na usunięcie.
note-refuses-deletion = { $by } się nie zgadza; gra zostaje.
note-deletion-withdrawn = Gospodarz już nie prosi o usunięcie gry.
note-ended = Administrator tego serwera zakończył grę.

## Urlop konta

holiday-title = Urlop
holiday-about = Powiedz raz, że cię nie będzie: dotyczy to wszystkich twoich stołów, przy każdym tak długo, jak na to pozwala, i wszyscy to tam widzą. Twoje zegary w tym czasie stoją.
holiday-last = Ostatni dzień nieobecności
holiday-go = Powiadom wszystkie moje stoły
holiday-change = Zmień datę
holiday-until = Nie będzie cię do { $day }.
holiday-tables = { $tables ->
    [0] Nie dotyczy to żadnej trwającej gry.
    [one] Wie o tym { $tables } trwająca gra.
    [few] Wiedzą o tym { $tables } trwające gry.
   *[other] Wie o tym { $tables } trwających gier.
}
holiday-not-there = bez urlopu; dni, na które pozwala ten stół, są wykorzystane
