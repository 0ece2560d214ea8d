## Playing

play-welcome = { $game } · seed { $seed } · type h for help
play-commands = number or notation · u undo · s save · b board · l log · ? rule · h help · q quit
play-help =
    A number or the words at the end of its line choose, such as 2 or move 2-3; 2-3 alone will do.
    u takes your last choice back while it revealed nothing, and the bots' answers with it
    s saves, s FILE saves a copy to a file
    b shows the board, l the whole log, ? the rule of the question
    q leaves the table and offers to keep the game
play-not-understood = "{ $line }" is no choice now: type a number from 1 to { $most }, or h for help.
play-curtain = { $name }, take the screen, then press Enter:
play-exists = { $file } exists already; name another file.
play-saved = Saved to { $file }.
play-no-undo = Only your own last choice can be taken back, and only while it revealed nothing.
play-undone = Taken back.
play-keep = Keep the game in { $file }? [Y/n]
play-no = n no
play-gone = The game is not kept. Farewell!
play-kept = The game is kept; go on with: oyez play --load { $file }
play-over = The game is over. See it again with: oyez replay { $file }
play-result = Result
play-player = Player

## Replaying

replay-commands = play { $at } of { $last } · Enter or n next · p previous · number jump · r next round · r5 round 5 · e end · l log · q quit
replay-not-understood = "{ $line }" leads nowhere: type n, p, r, e, l, q, or a number from 0 to { $last }.

## The board of Middle-Ages

board-order = order:
board-person = person
board-symbols = Symbols
board-cemetery = Cemetery
board-coins = Coins
board-legend = 3 =12 + &{ $short }: 3 tiles, income 12, Extra Coin, Plot token · { $farmer } Farmer · { $chest } Chest · { $lord } Lord · { $scout } Scout
board-pile = { $tiles ->
    [one] Pile: { $tiles } tile, number { $number } { $colour }
   *[other] Pile: { $tiles } tiles, the top one { $number } { $colour }
}
board-no-pile = Pile: empty
board-back-blue = blue
board-back-orange = orange
board-second-pile = second pile: { $tiles }
board-discards = discards: { $tiles }
board-extra-coins = Extra Coins: { $coins }
board-plots = Plot tokens: { $plots }
board-events = Events:
board-after = round { $round }
