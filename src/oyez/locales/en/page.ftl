## The frame of every page

brand = Oyez
tagline = A table for Fief and Middle-Ages, with friends or bots
skip-to-content = Skip to the content
skip-to-text = Skip to the board in words
to-lobby = Back to the lobby
menu-rules = Rules
menu-preferences = Preferences
menu-keys = Keys
close = Close
cancel = Cancel
confirm = Confirm
copy = Copy
copied = Copied
error-unreachable = The server cannot be reached. Please try again in a moment.
error-title = That did not work

## Preferences

preferences-language = Language
preferences-theme = Light
theme-system = As on this device
theme-day = Day
theme-candle = Candle
preferences-confirm = Confirm each choice
preferences-confirm-about = A first click selects, a second one plays.
preferences-motion = Show movements
preferences-motion-about = Lords ride, coins fly. Off, or when your device asks for less motion, everything stands still.
preferences-moments = Show great moments as a page
preferences-moments-about = Coronations, sieges, deaths and the like turn up over the map for a moment; any key or click skips them.
preferences-hints = Show what choices are worth
preferences-hints-about = Coins that the effect and the income would bring as the table stands now.

## Lobby

new-game = New game
new-game-lead = Oyez! Who sits at the table?
choose-game = Game
seats-title = Seats
seat-kind = Who sits on seat { $number }
seat-name = Name on seat { $number }
seat-kind-me = Me
seat-kind-open = Open seat
seat-kind-bot = Bot
bot-named = { $bot ->
    [page] Bot: page boy
    [steward] Bot: steward
    [seneschal] Bot: seneschal
    [chancellor] Bot: chancellor
    [search] Bot: searching
    [greedy] Bot: greedy
    [random] Bot: random
   *[other] Bot: { $bot }
}
bot-rated = { bot-named } ({ $rating })
bots-rated = Opponents
bots-others = For study
bot-rated-about = In brackets: the rating that a bot has earned against the others; 25 is the middle.
add-seat = Add a seat
remove-seat = Remove seat { $number }
player-name = Name
bot-pace = Pace of the bots
pace-quick = Quick
pace-calm = Calm
pace-slow = Slow
preset-title = Preset
preset-printed = As printed
preset-custom = Custom
preset-save = Save as a preset
preset-name = Name of the preset
preset-keep = Save
preset-here = It is kept in this browser; if you sign in first, in your account.
preset-account = It is kept in your account.
preset-delete = Delete the preset “{ $name }”
preset-file = The file of the preset
options-title = Options
file-chosen = { $name } is chosen.
file-refused = Line { $line } of the file: { $reason }
start-game = Open the table
starting = Opening the table
name-needed = Every player needs a name.
yes = Yes
no = No
seat-arms = Coat of arms of seat { $number }
family-0 = Lion, blue
family-1 = Eagle, black and gold
family-2 = Tower, vermilion
family-3 = Stag, green
family-4 = Boar, purple
family-5 = Ship, orange
learn-game = Learn { $game }
learn-about = A guided first round of about ten minutes; you learn by doing.
learner = Learner
respond-title = Time to answer with a card
respond-seconds = { $seconds ->
    [0] No silence, no limit
   *[other] { $seconds } seconds
}
respond-about = Wherever somebody could play a card the table is silent for so long, so that nobody can tell who was asked.
talk-title = Length of a private talk
talk-minutes = { $minutes ->
    [one] { $minutes } minute
    [60] 1 hour
    [720] 12 hours
   *[other] { $minutes } minutes
}
talk-about = Three minutes suit a live game; take hours when you play by mail.
as-in-edition = As in the edition: { $value }
fine-print = Every single difference ({ $count })
fine-print-about = The printed rulebooks differ in these points. Leave them alone to play an edition as it is printed.
fine-print-search = Search the differences
your-games = Your games
your-games-empty = The games you sit at will be listed here.
open-tables = Tables with open seats
open-tables-empty = No table is waiting for players.
running-tables = Games to watch
running-tables-empty = Nobody is playing right now.
finished-tables = Games to replay
finished-tables-empty = No game is finished yet.
your-turn = Your turn
their-turn = { $name } { $number ->
    [one] decides
   *[other] decide
}
table-round = Round { $round }
table-open-seats = { $seats ->
    [one] { $seats } open seat
   *[other] { $seats } open seats
}
table-won-by = Won by { $names }
table-ended = Ended before anybody won
table-own = { $what }: from a file
table-fine = { $count ->
    [one] { $count } point of the fine print
   *[other] { $count } points of the fine print
}
go-play = Play
go-continue = Continue
go-join = Join
go-watch = Watch
go-replay = Replay
go-results = Results

## Waiting for players

waiting-title = The table is set
waiting-lead = The game begins as soon as every seat is taken.
take-seat = Take this seat
seat-free = Open seat
seat-taken = { $name } sits here
seat-bot = { $name }, a bot
invite = Invite by this link
invite-about = Whoever opens it can take an open seat or watch.
your-link = Your own link
your-link-about = It is the key to your seat: keep it, and give it to nobody. It also opens your seat on another device.
your-name = Your name

## Table

status-label = What happens now
you-are = You are { $name }
you-watch = You are watching
your-turn-title = Your turn
title-your-turn = Your turn! { $game }
title-waiting = { $game }: { $name } decides
link-connecting = Connecting
link-waiting = The line is broken. Trying again by itself; nothing is lost.
late-notice = The table had already moved on. Here is how it stands now.
hushed-notice = The table is silent for a moment: somebody may play a card. Choose again when you see where it stands.
letters-notice = Too many letters were asked for. Look into the letters you have, or try again later.
bots-wait-notice = There are bots alone at this table, and as many such tables play as may at once. These bots go on when another table is over or nobody watches it.
refused-wrong-key = This link opens no seat at this table. You can still watch.
refused-unknown-table = There is no such table.
watch-instead = Watch instead
undo = Undo
undo-about = Take back your last choice
choices-title = Your choices
choices-wait = Others are deciding.
choices-over = The game is over.
choices-sending = Sending your choice
choices-selected = Chosen: { $choice }. Confirm or cancel.
tab-choices = Choices
tab-replay = Replay
tab-boards = Boards
tab-court = Players
tab-log = Chronicle
tab-talk = Talk
tab-beside = Table
tab-new = , something new
panels-label = Parts of the table
log-title = Chronicle
log-filter = Show
log-everybody = Everybody
log-subject = What about
log-everything = Everything
log-since = Since your last turn
log-empty = Nothing has happened yet.
log-rule = Rule { $rule }
gloss-title = In the margin
gloss-empty = Point at anything on the table to read its rule here.
text-board = The board in words
see-results = See the results
seat-switch = Play as
table-menu = This table

## Rules drawer

rules-title = Rules
rules-search = Search the rules
rules-search-hint = A word or a number such as { $row }
rules-none = No rule speaks of that.
rules-more = More rules are found: { $rows }. Search for a word to see fewer.
rules-loading = Looking it up
rules-status = { $status ->
    [book] from the rulebook
    [arith] follows by counting
    [ruling] our ruling
    [design] our design
   *[other] { $status }
}

## Keys

keys-title = Keys
keys-about = Everything on the table can be reached with the keyboard.
key-arrows = Move between tiles, tabs and choices
key-enter = Choose what has the focus
key-escape = Cancel a selection, close a window
key-choices = Go to your choices
key-rows = Go to the rows
key-boards = Go to the boards
key-log = Go to the chronicle
key-talk = Go to the talk at the table
key-status = Say again what is asked
key-undo = Undo
key-rules = Rules
key-help = This list

## Results

results-title = Results
results-winner = { $names } wins
results-shared = { $names } share the victory
results-ended = The game was ended; nobody has won
results-rank = Rank
results-player = Player
results-coins = Coins
results-chart = { $measure } over the rounds
measure-coins = Coins
measure-victory_points = Victory points
measure-villages = Villages
measure-deniers = Deniers
measure-income = Income
measure-strength = Strength
results-chart-about = Every line is a player; the table below has the same numbers.
results-table = The same as a table
results-round = Round
results-plays = { $plays ->
    [one] { $plays } choice
   *[other] { $plays } choices
}
download-record = Download the record
rematch = Rematch with the same seats
watch-replay = Watch the replay
back-to-table = Back to the table

dice-title = Fair dice
dice-open = Fair dice: { $sign }
dice-more = What does this mean?
dice-sign-none = nothing is promised
dice-sign-promised = promised
dice-sign-kept = everything fits so far
dice-sign-late = without your contribution
dice-sign-older = promised in the older way
dice-sign-proven = proven
dice-sign-part = proven as far as you saw
dice-sign-unseen = consistent with itself
dice-sign-wrong = something does not fit

proof-title = Fair dice
proof-about = The commitment was fixed before the first die fell. Seed and salt open it now, so that anybody can check that no die was changed.
proof-commitment = Commitment
proof-seed = Seed
proof-salt = Salt
proof-verify = To check it, download the record and run:

## Replay

replay-title = Replay
replay-position = Play { $at } of { $total }
replay-round = Round { $round }
replay-start = To the start
replay-back = One play back
replay-forward = One play forward
replay-end = To the end
replay-round-back = One round back
replay-round-forward = One round forward
replay-run = Let it run
replay-stop = Stop
replay-setup = The table is laid
replay-loading = Fetching the game
