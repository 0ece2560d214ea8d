## Gra

play-welcome = { $game } · ziarno { $seed } · h wyświetla pomoc
play-commands = numer lub zapis · u cofnij · s zapisz · b plansza · l kronika · ? zasada · h pomoc · q koniec
play-help =
    Wybiera numer albo zapis z końca wiersza, na przykład 2 lub move 2-3; wystarczy samo 2-3.
    u cofa twój ostatni wybór, dopóki niczego nie odsłonił, razem z odpowiedziami botów
    s zapisuje, s PLIK zapisuje kopię do pliku
    b pokazuje planszę, l całą kronikę, ? zasadę pytania
    q odchodzi od stołu i proponuje zachować grę
play-not-understood = „{ $line }” nie jest teraz możliwym wyborem: wpisz numer od 1 do { $most } albo h, aby zobaczyć pomoc.
play-curtain = { $name }: podejdź do ekranu i naciśnij Enter:
play-exists = Plik { $file } już istnieje; podaj inny.
play-saved = Zapisano w pliku { $file }.
play-no-undo = Cofnąć można tylko własny ostatni wybór i tylko dopóki niczego nie odsłonił.
play-undone = Cofnięto.
play-keep = Zachować grę w pliku { $file }? [T/n]
play-no = n nie
play-gone = Gra nie została zachowana. Żegnaj!
play-kept = Gra jest zachowana; aby grać dalej: oyez play --load { $file }
play-over = Gra skończona. Aby obejrzeć ją ponownie: oyez replay { $file }
play-result = Wynik
play-player = Gracz

## Odtwarzanie

replay-commands = ruch { $at } z { $last } · Enter lub n dalej · p wstecz · numer skok · r następna runda · r5 runda 5 · e koniec · l kronika · q wyjście
replay-not-understood = „{ $line }” donikąd nie prowadzi: wpisz n, p, r, e, l, q albo numer od 0 do { $last }.

## Plansza Middle-Ages

board-order = kolejność:
board-person = człowiek
board-symbols = Symbole
board-cemetery = Cmentarz
board-coins = Monety
board-legend = 3 =12 + &{ $short }: 3 płytki, dochód 12, Dodatkowa Moneta, żeton Działki · { $farmer } Rolnik · { $chest } Skrzynia · { $lord } Lord · { $scout } Zwiadowca
board-pile = { $tiles ->
    [one] Stos: { $tiles } płytka, numer { $number } { $colour }
    [few] Stos: { $tiles } płytki, na wierzchu { $number } { $colour }
   *[many] Stos: { $tiles } płytek, na wierzchu { $number } { $colour }
}
board-no-pile = Stos: pusty
board-back-blue = niebieski
board-back-orange = pomarańczowy
board-second-pile = drugi stos: { $tiles }
board-discards = odrzucone: { $tiles }
board-extra-coins = Dodatkowe Monety: { $coins }
board-plots = żetony Działek: { $plots }
board-events = Wydarzenia:
board-after = runda { $round }
