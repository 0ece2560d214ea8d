## Terms of a new table

terms-title = Time, absence and spectators
clock-title = Clock
clock-none = No clock
clock-none-about = Everybody takes as long as he likes.
clock-brisk = Brisk: two minutes a decision
clock-brisk-about = For an evening together; every decision has its own two minutes.
clock-calm = Calm: twenty minutes in the bank
clock-calm-about = For an evening together; each decision puts back half a minute, the bank holds thirty minutes at most.
clock-day = One decision a day
clock-day-about = By mail; every decision has a day of its own.
clock-live = Live: a day in the bank
clock-live-about = By mail with lively friends; each decision puts back four hours, the bank holds three days at most.
clock-fast = Fast: three days in the bank
clock-fast-about = By mail; each decision puts back twelve hours, the bank holds five days at most.
clock-slow = Slow: three days in the bank, and much comes back
clock-slow-about = By mail in busy weeks; each decision puts back a day and a half, the bank holds ten days at most.
zero-title = Out of time
zero-once = A bot decides once
zero-once-about = Then it is the player's game again.
zero-takeover = A bot takes over
zero-takeover-about = It plays on until the player is back and says so.
zero-vote = The others vote
zero-vote-about = Wait, let a bot decide once, or let it take over.
vacation-title = Days of holidays in a game
vacation-about = So long somebody may be away with his clock stopped; everybody sees it.
vacation-days = { $days ->
    [0] None
    [one] { $days } day
   *[other] { $days } days
}
takebacks-allowed = Choices can be taken back if all others agree
takebacks-allowed-about = The same choices bring the same dice again; what was shown stays known.
delay-title = Spectators see the game
delay-minutes = { $minutes ->
    [0] at once
    [-1] when it is over
    [one] { $minutes } minute later
   *[other] { $minutes } minutes later
}

## Clocks at the table

clocks-label = Clocks
clock-of = { $name }: { $time } left{ $runs ->
    [yes] , running
   *[no] {""}
}
clock-seconds = { $seconds } s
clock-days = { $days } d { $hours } h
clock-paused = Paused
clock-away = away until { $day }
clock-stand-in = a bot plays
clock-once = a bot decides once
give-time = More time
give-time-to = Give { $name } more time
alarm = Your time runs out: { $time } left.
behind = { $minutes ->
    [-1] You see this game when it is over.
    [one] You see the table as it was { $minutes } minute ago.
   *[other] You see the table as it was { $minutes } minutes ago.
}
archived-about = This table is archived: nobody who plays here has come for a long time. It goes on as soon as one of them opens the link of their seat.
look-back = Look back
back-to-now = Back to the table

## Requests

vote-about = { $name } is out of time. What shall happen?
vote-waits = The others decide what happens.
vote-wait = Wait
vote-once = A bot decides once
vote-takeover = A bot takes over
vote-count = { $votes } of { $voters } have voted
takeback-asked = { $choices ->
    [one] { $name } asks to take { $choices } choice back.
   *[other] { $name } asks to take { $choices } choices back.
}
takeback-chance = Dice fell or something was shown since: it stays known, and the same choices bring the same dice.
takeback-yes = Allow it
takeback-no = Refuse
takeback-withdraw = Withdraw
takeback-waiting = You ask to take a choice back; the others are answering.
deletion-title = Delete the game
deletion-question = The host asks to delete this game with everything in it, for everybody. It happens only if all who play agree.
deletion-waiting = The host asks to delete this game. Still to answer: { $names }.
deletion-yes = I agree, delete it
deletion-no = No, keep the game
pause-wanted = { $names } would like to pause the clocks.
pause-agree = Pause, too
pause-resume = Go on
stood-in = A bot plays for you.
i-am-back = I am back

## The menu

time-menu = Time and absence
absence-title = When you cannot play
stand-in = Let a bot play for me until I am back
away-title = I am away for
away-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
away-go = Tell the others
away-left = { $days ->
    [one] You have { $days } day of holidays left in this game.
   *[other] You have { $days } days of holidays left in this game.
}
away-home = I am home again
pause-ask = Ask for a pause
takeback-title = Take a choice back
takeback-about = Ask the others; all of them have to agree.
takeback-none = There is nothing to ask back now.
takeback-forbidden = At this table it was agreed that nothing is taken back.
takeback-ask = Ask
takeback-last = your last choice
takeback-before = your choice { $back } choices ago
notes-title = What was settled
notes-none = Nothing yet.

## Notices

notices-title = Tell me when it is my turn
notices-browser = Notices of this browser
notices-browser-about = While this page is open in the background.
notices-refused = Your browser does not allow notices from this page; its settings can change that.
notices-sound = A short sound
notices-sound-about = Two notes when it is your turn.
notices-mail = By mail
notices-webhook = By webhook
notices-address = Address
notices-events = When
event-turn = It is my turn
event-offer = Somebody asks me something
event-time = My time runs out
event-over = The game is over
event-digest = Once a day, all games that wait for me
notices-add = Send me a letter to confirm
notices-unconfirmed = A letter is on its way: open its link.
notices-confirmed = Confirmed
notices-remove = Remove { $address }
notices-none = This server sends no letters; its host can set that up.
notice-turn = Your turn: { $game }
notice-request = You are asked something: { $game }
confirm-done = Your address is confirmed. You will be told of your game.
confirm-failed = This link confirms nothing any more. Ask for a new one at the table.
end-ask = No more letters to this address about this game?
end-do = No more letters
end-done = Done: nothing more will be sent.
to-the-table = To the table

## What was settled, for everybody

note-time-given = { $by } gives { $seat } more time.
note-ran-out = { $seat } is out of time; the others vote.
note-decides-once = { $seat } is out of time; a bot decides once.
note-stands-in = { $why ->
    [self] { $seat } lets a bot play until he is back.
    [vote] The others let a bot play for { $seat }.
   *[zero] { $seat } is out of time; a bot takes over.
}
note-back = { $seat } is back and plays again.
note-away = { $seat } is away until { $until }.
note-home = { $seat } is home again.
note-voted = { $by } votes about { $seat }: { $ballot ->
    [once] a bot shall decide once.
    [takeover] a bot shall take over.
   *[wait] wait.
}
note-waits-on = The table waits for { $seat }.
note-wants-pause = { $seat } would like to pause the clocks.
note-wants-no-pause = { $seat } would like to go on.
note-paused = The clocks are stopped: everybody wanted it.
note-resumed = { $seat } lets the clocks run again.
note-asks-takeback = { $choices ->
    [one] { $seat } asks to take { $choices } choice back.
   *[other] { $seat } asks to take { $choices } choices back.
}
note-allows-takeback = { $by } allows it.
note-refuses-takeback = { $by } refuses the takeback.
note-took-back = { $choices ->
    [one] { $seat } takes { $choices } choice back; all have agreed.
   *[other] { $seat } takes { $choices } choices back; all have agreed.
}
note-takeback-lapsed = The takeback of { $seat } was not answered, or withdrawn.
note-asks-deletion = The host asks everybody whether the game may be deleted.
note-allows-deletion = { $by } agrees to the deletion.
note-refuses-deletion = { $by } does not agree; the game stays.
note-deletion-withdrawn = The host no longer asks to delete the game.
note-ended = The operator of this server has ended the game.

## Holidays of an account

holiday-title = Holidays
holiday-about = Say once that you are away: it holds at all of your tables, at each for as long as it allows, and everybody there sees it. Your clocks stand still meanwhile.
holiday-last = My last day away
holiday-go = Tell all my tables
holiday-change = Change the date
holiday-until = You are away until { $day }.
holiday-tables = { $tables ->
    [0] No game that goes on is concerned.
    [one] { $tables } game that goes on knows it.
   *[other] { $tables } games that go on know it.
}
holiday-not-there = not away; the holidays that this table allows are used up
