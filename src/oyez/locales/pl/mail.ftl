## Listy do graczy: zwykły tekst, każdy z tematem i treścią

mail-hello = Witaj, { $name },
mail-link = Do stołu: { $link }
mail-keeper = Ten odnośnik otwiera twoje miejsce na urządzeniach, na których już grałeś, albo tam, gdzie jesteś zalogowany.
mail-end = Prosiłeś o wiadomości o tej grze. Aby je zakończyć: { $link }
mail-table = { $title ->
    [none] { $game }
   *[other] { $title } ({ $game })
}

mail-confirm-subject = Oyez: czy to twój adres?
mail-confirm-body = Ktoś, kto gra w { $game } na { $site }, chce otrzymywać tutaj wiadomości o grze. Jeśli to ty, otwórz ten odnośnik w ciągu dwóch dni: { $link }
mail-confirm-ignore = Jeśli to nie ty, nic nie rób: żadna następna wiadomość nie przyjdzie.

mail-turn-subject = Oyez: twoja kolej w { $table }
mail-turn-body = Stół czeka na ciebie: { $asked }
mail-turn-secret = ktoś mógłby teraz zagrać kartę.
mail-offer-subject = Oyez: propozycja dla ciebie w { $table }
mail-offer-body = Pytanie do ciebie: { $asked }
mail-offer-takeback = { $name } prosi o cofnięcie wyboru.
mail-offer-vote = { $name } nie ma już czasu; co ma się stać?
mail-offer-deletion = Gospodarz pyta, czy można usunąć grę.
mail-time-subject = Oyez: kończy ci się czas w { $table }
mail-time-body = Pozostało ci { $time }. Gdy czas się skończy: { $zero ->
    [takeover] bot przejmie twoje miejsce do twojego powrotu.
    [vote] zdecydują pozostali.
   *[once] bot zdecyduje ten jeden raz.
}
mail-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
mail-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}
mail-over-subject = Oyez: koniec gry { $table }
mail-over-body = Gra skończona. { $names ->
    [none] Nikt nie wygrał.
   *[other] Wygrywa: { $names }.
}
mail-digest-subject = Oyez: { $games ->
    [one] jedna gra czeka na ciebie
    [few] { $games } gry czekają na ciebie
   *[other] { $games } gier czeka na ciebie
}
mail-digest-body = Te gry czekają na ciebie:
