# Dice that can be proved: the details of the sign at the table, and the end of a game. See docs/fair-dice.md.

about-none = Nothing is promised about the dice of this table: it is a lesson, or older than the promise.
about-promised = The server has fixed its part of the dice and published a commitment to it. This page keeps the commitment and compares it by itself from now on.
about-kept = The dice follow from a secret of the server and from what the device of each player contributed; none of them decides alone. Every message carries the head of the log, a number that binds all that was played before. This page keeps the heads that it sees and compares them by itself. So far everything fits.
about-late = The game began before the contribution of your device came to the server, so the public one was taken for your seat. The dice are still fixed by the promise of the server and by what others contributed, and this page compares everything by itself. So far the rest fits.
about-older = This table began before devices could contribute. Its commitment fixes the dice; there are no heads that fix what was played. This page has kept the commitment.
about-proven = The server has opened its secret. It is the one that was promised, the contributions are those that this page saw, and the record is the game that this page saw, play by play. To have every die rolled again as well, use oyez verify.
about-proven-seed = The server has opened seed and salt, and they are those that were promised when the table was made. To have every die rolled again as well, use oyez verify.
about-part = The server has opened its secret. It is the one that was promised, and the record is the game that this page saw, up to { $play ->
    [0] the set-up
   *[other] play { $play }
}. What came after that this page did not see while it was played; it is only consistent with itself.
about-unseen = What the server has opened is consistent with itself. This device did not see the game while it was played, so it has nothing to compare with.
about-wrong = { $place } That must not happen. It may be a mistake, or a server that was set back to an old backup; it may also be a server that changed the game.
about-wrong-do = Download what this page kept, ask the others at the table to do the same, and compare it with the record by oyez verify.
late-too = The contribution of your device came too late; the public one was taken for your seat.
not-lasting = This browser lets the page keep nothing, so what it saw is forgotten when you close it. Download it before.

misfit-commitment = The server shows another commitment than before.
misfit-pledges = The server shows another pledge of { $name } than before.
misfit-contributions = The server shows a contribution of { $name } that is neither what was pledged nor the public one, or another one than before.
misfit-mine = The server shows a pledge for your seat that your device did not make.
misfit-head = The server shows another head at message { $number } than before: something that was played up to there is not what it was.
misfit-order = The server shows a head at message { $number } that the log had left behind.
misfit-secret = What the server has opened is not what it promised.
misfit-seed = The seed of the dice does not follow from the secret and the contributions.
misfit-setup = The set-up in the log is not that of this table.
misfit-record = The record is not the game that this page saw: it parts at message { $number } at the latest.
misfit-unopened = The game is over, and the server does not open its promise.

dice-commitment = Commitment
dice-secret = Secret
dice-seed = Seed
dice-mine = Your contribution
dice-head = Last head
dice-heads = Heads kept
dice-contributions = Contributions
dice-public = { $name } (public)
dice-none-yet = none yet
dice-download = Download what was kept
dice-verify = To check it all by yourself, download the record and what was kept, and run:
dice-verify-alone = To check it by yourself, download the record and run:

drawing-title = The dice are being drawn
drawing = Each device contributes to them. The game begins as soon as those of { $names } have done so, and at { $time } without whoever is late.
