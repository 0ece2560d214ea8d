## Names

game-name = Nine Men’s Morris
game-blurb = Place nine men, move them along the lines, and close mills: each takes a man of your rival.

phase-0 = Placing
phase-1 = Moving
phase-2 = Flying
phase-3 = The game is over

# The head of a line or column of the board, and what stands on a point: the sign, and how it is read out.
rank-0 = 7
rank-1 = 6
rank-2 = 5
rank-3 = 4
rank-4 = 3
rank-5 = 2
rank-6 = 1
file-0 = a
file-1 = b
file-2 = c
file-3 = d
file-4 = e
file-5 = f
file-6 = g
man-0 = ·
man-1 = ○
man-2 = ●
man-0-said = empty
man-1-said = white
man-2-said = black

view-round = Round
view-phase = Phase
view-board = Board
view-hand = Men in hand
view-men = Men on the board
view-quiet = Moves without a mill
view-winners = Winners
measure-men = Men
board-men = { $men } on the board, { $hand } in hand, { $lost } lost

option-flying = Flying
option-flying-about = Whether a player with three men left may move to any empty point.
option-flying-yes = Yes: three men fly
option-flying-no = No: men keep to the lines

## Choices

verb-place = Place a man on { $noun }
verb-move = Move { $noun }
verb-take = Take the man on { $noun }
group-place = Place a man
group-move = Move a man
group-take = Take a man

## Questions: to you, and as the others read them

prompt-place-man = Place a man on an empty point.
prompt-move-man = Move a man along a line to the next point.
prompt-fly-man = You have three men: move one of them to any empty point.
prompt-take-man = You have closed a mill: take a man of your rival.

waits-place-man = { $seat } places a man
waits-move-man = { $seat } moves a man
waits-fly-man = { $seat } moves a man, over the lines if need be
waits-take-man = { $seat } takes a man

## The log

fact-placed = { $seat } places a man on { $point }.
fact-moved = { $seat } moves from { $from } to { $to }.
fact-flew = { $seat } flies from { $from } to { $to }.
fact-closed = { $seat } closes a mill.
fact-took = { $seat } takes the man of { $owner } on { $point }.
fact-too-few = { $seat } has only two men left.
fact-blocked = { $seat } has no move left.
fact-repeated = The same position for the third time: a draw.
fact-quiet = { $moves ->
    [one] { $moves } move without a mill: a draw.
   *[other] { $moves } moves without a mill: a draw.
}
fact-won = { $seat } wins.

## The rules in short

rule-letters = N
rule-example = N-3.1-01
rule-N-2_1-01 = Men in hand are placed on empty points, one a turn.
rule-N-2_2-01 = When all are placed, a man moves along a line to the next point.
rule-N-2_2-02 = You move your own men, to empty points.
rule-N-2_3-01 = A player with three men left moves to any empty point.
rule-N-3_1-01 = Three men in a row on a line are a mill.
rule-N-3_1-02 = A mill takes one man of the rival.
rule-N-3_2-01 = Men in mills are safe while another man stands in none.
rule-N-4_1-01 = Fewer than three men: lost.
rule-N-4_1-02 = No move: lost.
rule-N-4_1-03 = The rival of the loser wins.
rule-N-4_2-01 = The same position for the third time: a draw.
rule-N-4_2-02 = A hundred moves without a mill: a draw.
