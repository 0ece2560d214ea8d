## Elections

election = Election: { $title }
stage-candidacies = Candidacies
stage-votes = The vote
candidates = Candidates
candidate-of = { $lord }, candidate of { $seat }
no-candidate = Nobody stands yet.
may-stand = You may name:
voters = Votes and where they come from
votes-of = { $seat }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
no-votes = Without a vote: { $seats }
to-win = To be elected:
need-most = more votes than every other candidate
need-enough = enough votes, and more than every other candidate
need-half = more than half of the votes cast
need-three = at least 3 votes, more than every other candidate
need-church = among them two Bishops, one Cardinal or the Pope
token-for = FOR
token-decoy = DECOY
my-for = Your FOR marker
my-decoy = Your DECOY marker
marker-of = A marker of { $seat }, face down
turned-for = { $seat }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
turned-decoy = { $seat }: a decoy, no votes
vacant = Nobody

## Battles

battle = Battle in { $village }
cavalcade = Cavalcade
in-the-open = in the open
before-walls-1 = before a Stronghold
before-walls-2 = before a Fortified City
before-walls-3 = before a Teutonic Stronghold
roll-number = Roll { $roll }
attack = Attack
defence = Defence
strength = Strength { $points }
strength-of = strength { $points }
dice-next = { $dice ->
    [0] no die
    [one] { $dice } die
   *[other] { $dice } dice
}
dice-why = Dice allowed, and why
because-strength = Strength { $noun }
because-darc = d’Arc
because-fort = { $noun ->
    [1] Stronghold
    [3] Teutonic Stronghold
   *[other] Fortified City
}
because-engines = Siege engines
because-passage = Secret Passage
because-grail = Holy Grail, each die
because-spear = Holy Spear, hits
because-cavalcade = Cavalcade, each die
because-royal-guard = Royal Guards, hits
because-teutonic = Teutonic Knights, hits
rolled = { $seat } rolled { $faces }
bonus = { $points } more
shield = { $points } fewer
hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
loses = Loses { $what }
loses-nothing = No loss
falls = { $lord } falls
taken = { $lord } is captured
helper = helps
mine-now = Your choice
next = Next
battle-over = The battle is over
lose = Your losses

## Moments

skip = Skip
turn-page = Turn the page
skip-all = { $count ->
    [2] Skip both
   *[other] Skip all { $count }
}
fold = Fold away
unfold = Unfold
close = Close
die = The die shows { $die }
and-more = { $count ->
    [one] and { $count } more line in the chronicle
   *[other] and { $count } more lines in the chronicle
}
moment-election = An election
moment-no-election = No majority
moment-coronation = Long live the King
moment-pope = Habemus papam
moment-queen = The Queen
moment-siege = A siege
moment-siege-over = The siege is over
moment-gates = The gates open
moment-plague = Plague
moment-uprising = Uprising
moment-assassination = An assassin
moment-ambush = Ambush
moment-justice = Justice
moment-death = A death
moment-marriage = A wedding
moment-annulment = A marriage annulled
moment-excommunication = Anathema
moment-victory = Victory
