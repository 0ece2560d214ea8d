## Letters to players: plain text, a subject and a body each

mail-hello = Hello { $name },
mail-link = To the table: { $link }
mail-keeper = The link opens your seat on devices that you have played on, or where you are signed in.
mail-end = You asked to be told of this game. To stop these messages: { $link }
mail-table = { $title ->
    [none] { $game }
   *[other] { $title } ({ $game })
}

mail-confirm-subject = Oyez: is this your address?
mail-confirm-body = Somebody who plays { $game } on { $site } wants to be told of the game here. If that is you, open this link within two days: { $link }
mail-confirm-ignore = If it is not you, do nothing: no further message will come.

mail-turn-subject = Oyez: your turn in { $table }
mail-turn-body = The table waits for you: { $asked }
mail-turn-secret = somebody could want to play a card now.
mail-offer-subject = Oyez: an offer for you in { $table }
mail-offer-body = You are asked: { $asked }
mail-offer-takeback = { $name } asks to take a choice back.
mail-offer-vote = { $name } is out of time; what shall happen?
mail-offer-deletion = The host asks whether the game may be deleted.
mail-time-subject = Oyez: your time runs out in { $table }
mail-time-body = You have { $time } left. What happens at zero: { $zero ->
    [takeover] a bot takes over your seat until you are back.
    [vote] the others decide.
   *[once] a bot decides this once.
}
mail-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
mail-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
mail-over-subject = Oyez: { $table } is over
mail-over-body = The game is over. { $names ->
    [none] Nobody has won.
   *[other] Won by { $names }.
}
mail-digest-subject = Oyez: { $games ->
    [one] a game waits for you
   *[other] { $games } games wait for you
}
mail-digest-body = These games wait for you:
