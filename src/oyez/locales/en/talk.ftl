## What is said at any table

said = What was said at the table
chat-empty = Nothing has been said so far. Greet the table!
you = You
say-to-all = To everybody …
send = Say
news = , { $news } new
spectators = Spectators listen here; among themselves they talk beside the chronicle.
visitors = Whoever has a seat may speak here.

## Who is not heard

mute = Mute somebody
mute-seat = Mute { $seat }
muted-lines = { $lines ->
    [one] { $lines } line of muted players
   *[other] { $lines } lines of muted players
}
