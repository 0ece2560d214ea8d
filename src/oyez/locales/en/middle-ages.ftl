## Names

game-name = Middle-Ages
game-blurb = Sixteen rounds of claims and incomes: take a tile, use its effect, and let your estates pay.

estate-0 = Field
estate-1 = Mill
estate-2 = Village
estate-3 = Rampart
estate-4 = Market
estate-5 = Barracks
estate-6 = Church
estate-7 = Palace

event-0 = Skilled Trades
event-1 = Precious Goods
event-2 = Alliance
event-3 = Barbarian Invasion
event-4 = Black Plague
event-5 = New Defenses
event-6 = Triumphant Return
event-7 = Baby Boom
event-8 = Peasant Revolt
event-9 = Restoration
event-10 = Good Harvest
event-11 = Reconstruction Aid
event-12 = Vast Tracts of Land
event-13 = Expensive Ceremonies
event-14 = Earthquake

spot = row { $row }, place { $place }
tile-farmers = { $farmers ->
    [one] Farmer
   *[other] { $farmers } Farmers
}
tile-chests = { $chests ->
    [one] Chest
   *[other] { $chests } Chests
}
tile-name = { $farmers ->
    [0] { $chests ->
        [0] { $estate } { $number }
       *[other] { $estate } { $number } ({ tile-chests })
    }
   *[other] { $chests ->
        [0] { $estate } { $number } ({ tile-farmers })
       *[other] { $estate } { $number } ({ tile-farmers }, { tile-chests })
    }
}
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

phase-placing = Lords take their first places
phase-discard = Discard
phase-turns = Turns
phase-refill = Refill
phase-event = Event
phase-close = End of the round
phase-over = The game is over
round-of = Round { $round } of { $rounds }

option-allow_debt = Debts
option-allow_debt-about = Whether a player without enough coins pays in full and goes below zero.
option-allow_debt-no = No: pay what you have
option-allow_debt-yes = Yes: go below zero
option-tiles = Tile table
option-tiles-about = Owners of the box can play with the numbers and symbols of their own tiles.
option-tiles-default = The tiles of Oyez
option-tiles-own = My own table (CSV file)

## Choices

verb-place = Put your Lord on { $noun }
verb-move = Move your Lord to { $noun }
verb-scout = Send your Scout to { $noun }
verb-return = Bring back { $noun }
verb-lose = Give up { $noun }
verb-coin = Put the Extra Coin under { $noun }
verb-plot = Take the { $noun } Plot token
verb-under = Put the Plot token under { $noun }

hint-take = +{ $total }: effect { $effect }, income { $income }
hint-more = +{ $income } on each income

## Questions: to you, and as the others read them

prompt-first-lord = Put your Lord on a tile of the first row. The further left, the sooner you act.
prompt-move-lord = Move your Lord to a tile of the next row; then you take the tile you leave.
prompt-village-return = Choose a tile of your Cemetery to bring back to your board.
prompt-place-scout = Send your Scout to a tile of a later row: no rival may enter it.
prompt-place-coin = Choose the estate that gets the Extra Coin: each tile counted there pays 1 more.
prompt-choose-plot = Choose a Plot token from the supply.
prompt-place-plot = Choose the estate under which the Plot token goes: its income will count that type too.
prompt-lose-tile = Choose the tile you lose to the Event.
prompt-restore-tile = Restoration: choose a tile of your Cemetery to bring back.

waits-first-lord = { $seat } places a Lord in the first row
waits-move-lord = { $seat } moves to the next row
waits-village-return = { $seat } brings a tile back from the Cemetery
waits-place-scout = { $seat } sends out a Scout
waits-place-coin = { $seat } places an Extra Coin
waits-choose-plot = { $seat } chooses a Plot token
waits-place-plot = { $seat } places a Plot token
waits-lose-tile = { $seat } chooses a tile to lose
waits-restore-tile = { $seat } restores a tile

## The log

fact-round-began = Round { $round } begins.
fact-placed = { $seat } puts a Lord on { $tile } ({ $spot }).
fact-discarded = { $tile } stands without a Lord and is discarded.
fact-moved = { $seat } moves to { $tile } ({ $spot }).
fact-scout-came-home = The Scout of { $seat } comes home.
fact-took = { $seat } takes { $tile }.
fact-counted = { $coins ->
    [0] The effect of { $estate } brings { $seat } nothing.
    [one] The effect of { $estate } brings { $seat } { $coins } coin.
   *[other] The effect of { $estate } brings { $seat } { $coins } coins.
}
fact-paid = { $coins ->
    [0] { $seat } owes { $to } a payment but has no coins.
    [one] { $seat } pays { $to } { $coins } coin.
   *[other] { $seat } pays { $to } { $coins } coins.
}
fact-destroyed = { $by } attacks { $seat }: { $tile } goes to the Cemetery.
fact-returned = { $seat } brings { $tile } back from the Cemetery.
fact-scouted = { $seat } sends a Scout to { $tile } ({ $spot }).
fact-coined = { $seat } puts an Extra Coin under { $estate }.
fact-plotted = { $seat } puts the { $token } Plot token under { $estate }.
fact-without-effect = The effect of { $estate } finds nothing to do for { $seat }.
fact-earned = { $coins ->
    [0] { $seat } has no income from { $estate }.
    [one] { $seat } has an income of { $coins } coin from { $estate }.
   *[other] { $seat } has an income of { $coins } coins from { $estate }.
}
fact-orange-pile = The blue pile is empty: the orange pile is opened.
fact-reshuffled = { $tiles ->
    [one] The pile is empty: { $tiles } discarded tile becomes the new one.
   *[other] The pile is empty: { $tiles } discarded tiles are shuffled into a new one.
}
fact-refilled = Row { $row } is laid anew.
fact-event-applied = Event: { $event }.
fact-gained = { $coins ->
    [0] { $event } brings { $seat } nothing.
    [one] { $event } brings { $seat } { $coins } coin.
   *[other] { $event } brings { $seat } { $coins } coins.
}
fact-spent = { $coins ->
    [0] { $event } costs { $seat } nothing.
    [one] { $event } costs { $seat } { $coins } coin.
   *[other] { $event } costs { $seat } { $coins } coins.
}
fact-lost = { $event }: { $seat } loses { $tile } to the Cemetery.
fact-restored = { $seat } restores { $tile } from the Cemetery.
fact-empty-estates = { $estates ->
    [0] { $seat } has a tile in every estate and loses nothing.
    [one] { $seat } has { $estates } empty estate and loses { $coins } coins.
   *[other] { $seat } has { $estates } empty estates and loses { $coins } coins.
}
fact-won = { $coins ->
    [one] { $seat } wins with { $coins } coin.
   *[other] { $seat } wins with { $coins } coins.
}
fact-shared = { $coins ->
    [one] { $seat } shares the victory with { $coins } coin.
   *[other] { $seat } shares the victory with { $coins } coins.
}

## Labels for readers of the screen

label-spot = Row { $row }, place { $place }
label-empty = empty
label-lord = the Lord of { $seat } stands here
label-scout = the Scout of { $seat } reserves it
label-may = you may choose it
label-may-hint = you may choose it: { $hint }
label-event-done = Event of round { $round }, done
label-event-next = Next Event, after round { $round }
label-event-later = Event after round { $round }
label-row = Row { $row }
label-row-now = Row { $row }, played now
label-row-next = Row { $row }, the next row
row-now = now
row-next = next
rows-label = The four rows of tiles
events-label = Events
pile-label = Draw pile
pile-count = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
pile-top = Top of the pile: { $back ->
    [blue] blue back
   *[orange] orange back
}, number { $number }
pile-empty = The pile is empty
pile-orange = { $tiles ->
    [0] The orange pile is used up or not needed
    [one] Orange pile: { $tiles } tile waits
   *[other] Orange pile: { $tiles } tiles wait
}
discards-label = Discards
discards-none = No tile is discarded.
supply-label = Supply
supply-coins = { $coins ->
    [one] { $coins } Extra Coin
   *[other] { $coins } Extra Coins
}
board-of = Fiefdom of { $seat }
board-yours = Your fiefdom
column-label = { $tiles ->
    [0] { $estate }: no tile
    [one] { $estate }: { $tiles } tile
   *[other] { $estate }: { $tiles } tiles
}
column-income = Income { $coins } ({ $rate } × { $tiles })
column-coin = Extra Coin
column-plot = Plot token: { $estate }
cemetery-label = Cemetery
cemetery-count = { $tiles ->
    [0] Cemetery: empty
    [one] Cemetery: { $tiles } tile
   *[other] Cemetery: { $tiles } tiles
}
court-label = The players
court-order = Turn { $turn } of this round
court-farmers = Farmers
court-chests = Chests
score-gathered = Coins gathered
score-empty = Empty estates
score-tiles = Tiles

## Rules in one sentence

# What the ids of its rules begin with, and one to look for.
rule-letters = M
rule-example = M-3.1-01
rule-M-1_2-02 = The pile lies number side up: the number and colour on the back of its top tile are known, its face is not.
rule-M-1_2-03 = Each row has one tile more than there are players, sorted with the smallest number on the left.
rule-M-1_2-04 = Four of the fifteen Events are used in a game; they and their order are known from the start.
rule-M-1_2-05 = In a drawn order, each player puts a Lord on an empty tile of the first row.
rule-M-2_1-01 = There are 16 rounds; each is played on the row where all Lords stand.
rule-M-2_2-01 = The one tile of the current row without a Lord is discarded before the first turn.
rule-M-2_2-02 = Only tiles left without a Lord come to the discard pile.
rule-M-2_3-01 = The Lords of the current row set the turn order: leftmost first.
rule-M-2_3-02 = A Lord moves to any tile of the next row without a Lord and without a rival's Scout.
rule-M-2_3-04 = You take the tile that your Lord left and put it on top of its column.
rule-M-2_3-05 = The special effect of the tile's estate is carried out completely before its income.
rule-M-2_3-06 = After the effect you take the income of the tile's estate.
rule-M-2_3-07 = An effect that cannot be applied is skipped; the income is still taken.
rule-M-2_4-01 = After the turns of rounds 1 to 12 the emptied row is filled again.
rule-M-2_4-03 = When the pile is empty, the discards are shuffled into a new one.
rule-M-2_4-04 = When the blue pile is empty, the orange pile becomes the draw pile.
rule-M-2_5-01 = At the end of rounds 4, 8, 12 and 16 the next Event is applied.
rule-M-2_6-01 = Your first Lord goes to any empty tile of the first row.
rule-M-2_6-02 = Your Lord goes to any tile of the next row without a Lord and without a rival's Scout.
rule-M-2_6-03 = The Village brings back any one tile of your Cemetery.
rule-M-2_6-04 = The Scout goes to a free tile of a later row.
rule-M-2_6-05 = The Extra Coin goes under an estate of yours that has none.
rule-M-2_6-06 = A Plot token goes under an estate without one whose income does not count its type already.
rule-M-2_6-07 = If the tiles of the column differ in symbols, you choose which one an Event takes.
rule-M-2_6-08 = Restoration brings back any one tile of your Cemetery.
rule-M-3_1-01 = Field, effect: 1 coin for each Farmer on your board.
rule-M-3_1-02 = Field, income: 2 coins per Field.
rule-M-3_2-01 = Mill, effect: each rival with fewer Mills gives you 2 coins.
rule-M-3_2-02 = Mill, income: 2 coins per Mill.
rule-M-3_3-01 = Village, effect: bring one tile of your Cemetery back to its column, without using it.
rule-M-3_3-02 = Village, income: 2 coins per Village and Rampart.
rule-M-3_4-01 = Rampart, effect: your Scout reserves a tile of a later row; no rival may enter it.
rule-M-3_4-02 = When your Lord enters the Scout's row, the Scout comes home, used or not.
rule-M-3_4-03 = Rampart, income: 2 coins per Field and Rampart.
rule-M-3_5-01 = Market, effect: 1 coin for each Chest on your board.
rule-M-3_5-02 = Market, income: 2 coins per Mill and Market.
rule-M-3_6-01 = Barracks, effect: each rival with fewer Ramparts than you have Barracks loses the leftmost topmost tile and gives you 2 coins.
rule-M-3_6-02 = Barracks, income: 2 coins per Village and Barracks.
rule-M-3_7-01 = Church, effect: put an Extra Coin under an estate without one; each tile its income counts pays 1 more.
rule-M-3_7-02 = Church, income: 3 coins per Church.
rule-M-3_8-01 = Palace, effect: put a Plot token under an estate without one; its income then counts that type too.
rule-M-3_8-02 = Palace, income: 3 coins per Palace.
rule-M-3_9-01 = Income: the estate's rate, plus 1 with an Extra Coin, times all tiles of the types it counts.
rule-M-3_9-02 = A destroyed or lost tile goes to its owner's Cemetery; only a Village or Restoration brings it back.
rule-M-4_1-01 = An Event applies to every player.
rule-M-4_1-02 = A tile lost to an Event goes from the board to the Cemetery; without such a tile nothing happens.
rule-M-4_2-01 = Skilled Trades: 1 coin for each Farmer on your board.
rule-M-4_2-02 = Precious Goods: 1 coin for each Chest on your board.
rule-M-4_2-03 = Alliance: 3 coins per Church and per Palace.
rule-M-4_2-04 = Barbarian Invasion: everybody loses one Mill and one Field.
rule-M-4_2-05 = Black Plague: everybody loses one Village and one Barracks.
rule-M-4_2-06 = New Defenses: 3 coins per Rampart.
rule-M-4_2-07 = Triumphant Return: 2 coins per Market and per Barracks.
rule-M-4_2-08 = Baby Boom: 2 coins per Mill and per Village.
rule-M-4_2-09 = Peasant Revolt: everybody loses one Palace.
rule-M-4_2-10 = Restoration: everybody brings one tile back from the Cemetery, without using it.
rule-M-4_2-11 = Good Harvest: 2 coins per Field.
rule-M-4_2-12 = Reconstruction Aid: 3 coins per tile in your Cemetery.
rule-M-4_2-13 = Vast Tracts of Land: 2 coins per estate with at least one tile.
rule-M-4_2-14 = Expensive Ceremonies: lose 2 coins per Church and per Palace, as far as your coins go.
rule-M-4_2-15 = Earthquake: everybody loses one Rampart.
rule-M-5_1-01 = The game ends after the Event of round 16.
rule-M-5_1-02 = At the end each estate without a tile costs 10 coins.
rule-M-5_1-03 = The player with the most coins wins.
rule-M-5_2-01 = Tied players compare their tiles from Palace down to Field; the first difference decides.
rule-M-6_1-01 = Who cannot pay in full pays what there is.
rule-M-6_5-01 = There is one Plot token of each type and there are eight Extra Coins: first come, first served.
rule-M-6_6-03 = If all eight columns are equal too, the victory is shared.

## Why not

why-over = The game is over.
why-otherwise = You are asked something else now.
why-not-asked = You are not asked now.
