## What is said at any table

said = Ce qui s’est dit à la table
chat-empty = Rien n’a encore été dit. Saluez la table !
you = Vous
say-to-all = À tous…
send = Dire
news = , { $news } de plus
spectators = Ici, les spectateurs écoutent ; entre eux, ils parlent à côté de la chronique.
visitors = Qui a pris place peut parler ici.

## Who is not heard

mute = Ne plus entendre quelqu’un
mute-seat = Ne plus entendre { $seat }
muted-lines = { $lines ->
    [one] { $lines } ligne de joueurs que vous n’entendez plus
   *[other] { $lines } lignes de joueurs que vous n’entendez plus
}
