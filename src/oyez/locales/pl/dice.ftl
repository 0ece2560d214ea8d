# Dice that can be proved: the details of the sign at the table, and the end of a game. See docs/fair-dice.md.

about-none = O kościach tego stołu niczego nie obiecano: to lekcja albo stół starszy niż obietnica.
about-promised = Serwer ustalił swoją część kości i ogłosił zobowiązanie. Ta strona je zachowuje i odtąd sama porównuje.
about-kept = Kości wynikają z tajemnicy serwera i z tego, co dołożyło urządzenie każdego gracza; nikt nie rozstrzyga o nich sam. Każda wiadomość niesie głowę dziennika, liczbę, która wiąże wszystko, co zagrano wcześniej. Ta strona zachowuje głowy, które widzi, i sama je porównuje. Jak dotąd wszystko się zgadza.
about-late = Gra zaczęła się, zanim udział twojego urządzenia dotarł do serwera, więc dla twojego miejsca przyjęto udział jawny. Kości nadal są ustalone obietnicą serwera i tym, co dołożyli inni, a ta strona sama wszystko porównuje. Jak dotąd reszta się zgadza.
about-older = Ten stół powstał, zanim urządzenia mogły dokładać swój udział. Jego zobowiązanie ustala kości; nie ma głów, które ustalałyby, co zagrano. Ta strona zachowała zobowiązanie.
about-proven = Serwer otworzył swoją tajemnicę. Jest tą, którą obiecał, udziały są tymi, które ta strona widziała, a zapis jest tą grą, którą ta strona widziała, ruch po ruchu. Aby także rzucić ponownie każdą kością, użyj oyez verify.
about-proven-seed = Serwer otworzył ziarno i sól, i są to te, które obiecał przy otwarciu stołu. Aby także rzucić ponownie każdą kością, użyj oyez verify.
about-part = Serwer otworzył swoją tajemnicę. Jest tą, którą obiecał, a zapis jest tą grą, którą ta strona widziała, aż do { $play ->
    [0] przygotowania gry
   *[other] ruchu { $play }
}. Tego, co było potem, ta strona nie widziała w trakcie gry; jest tylko zgodne samo ze sobą.
about-unseen = To, co serwer otworzył, jest zgodne samo ze sobą. To urządzenie nie widziało gry w jej trakcie, więc nie ma z czym porównać.
about-wrong = { $place } To nie powinno się zdarzyć. Może to błąd albo serwer przywrócony ze starej kopii; może też serwer, który zmienił grę.
about-wrong-do = Pobierz to, co ta strona zachowała, poproś o to samo innych przy stole i porównaj z zapisem za pomocą oyez verify.
late-too = Udział twojego urządzenia przyszedł za późno; dla twojego miejsca przyjęto udział jawny.
not-lasting = Ta przeglądarka nie pozwala stronie niczego zachować: to, co widziała, przepadnie po jej zamknięciu. Pobierz to wcześniej.

misfit-commitment = Serwer pokazuje inne zobowiązanie niż wcześniej.
misfit-pledges = Serwer pokazuje inny zastaw gracza { $name } niż wcześniej.
misfit-contributions = Serwer pokazuje udział gracza { $name }, który nie jest ani zastawiony, ani jawny, albo inny niż wcześniej.
misfit-mine = Serwer pokazuje dla twojego miejsca zastaw, którego twoje urządzenie nie złożyło.
misfit-head = Serwer pokazuje przy wiadomości { $number } inną głowę niż wcześniej: coś z tego, co dotąd zagrano, nie jest już tym, czym było.
misfit-order = Serwer pokazuje przy wiadomości { $number } głowę, którą dziennik już zostawił za sobą.
misfit-secret = To, co serwer otworzył, nie jest tym, co obiecał.
misfit-seed = Ziarno kości nie wynika z tajemnicy i udziałów.
misfit-setup = Przygotowanie gry w dzienniku nie jest przygotowaniem tego stołu.
misfit-record = Zapis nie jest grą, którą ta strona widziała: rozchodzi się z nią najpóźniej przy wiadomości { $number }.
misfit-unopened = Gra się skończyła, a serwer nie otwiera swojej obietnicy.

dice-commitment = Zobowiązanie
dice-secret = Tajemnica
dice-seed = Ziarno
dice-mine = Twój udział
dice-head = Ostatnia głowa
dice-heads = Zachowane głowy
dice-contributions = Udziały
dice-public = { $name } (jawny)
dice-none-yet = jeszcze nie ma
dice-download = Pobierz to, co zachowano
dice-verify = Aby sprawdzić wszystko samodzielnie, pobierz zapis i to, co zachowano, i uruchom:
dice-verify-alone = Aby sprawdzić to samodzielnie, pobierz zapis i uruchom:

drawing-title = Kości są właśnie ustalane
drawing = Każde urządzenie dokłada swój udział. Gra zacznie się, gdy zrobią to urządzenia graczy: { $names }, a o { $time } bez spóźnionych.
