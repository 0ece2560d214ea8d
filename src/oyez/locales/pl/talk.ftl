## What is said at any table

said = Co powiedziano przy stole
chat-empty = Nikt się jeszcze nie odezwał. Przywitaj się!
you = Ty
say-to-all = Do wszystkich…
send = Powiedz
news = , nowe: { $news }
spectators = Tutaj widzowie słuchają; między sobą rozmawiają obok kroniki.
visitors = Kto zajmie miejsce, może tu mówić.

## Who is not heard

mute = Wycisz kogoś
mute-seat = Wycisz: { $seat }
muted-lines = { $lines ->
    [one] { $lines } wypowiedź wyciszonych graczy
    [few] { $lines } wypowiedzi wyciszonych graczy
   *[many] { $lines } wypowiedzi wyciszonych graczy
}
