## The second map
map-outremer = Outremer
map-outremer-label = Map of Outremer, the east on top
stage-none = No Crusade is running
stage-first = Crusade, first round
stage-second = Crusade, second round
at-sea = At sea
on-cyprus = Waiting for the return
damascus = Damascus
cyprus = Cyprus
captives = Captives of the Saracens
menu-title = { $place }: what will you do?

## Places
site-objective = Objective { $number }: { $name }.
site-drawn = { $name }.
site-not-drawn = It is no objective now.
site-won = Conquered: it has left the game.
site-won-by = Its title belongs to { $lord } of { $family }.
fort-0 = Without walls.
fort-1 = Stronghold.
fort-2 = Fortified City.
defenders =
    { $number ->
        [one] { $number } Saracen Defender, { $points } strength points.
       *[other] { $number } Saracen Defenders, { $points } strength points.
    }
no-defenders = No Saracens left.
brings-title = Brings the title “{ $title }”, worth a victory point.
brings-deniers = Pays { $deniers } at once.
reinforcement =
    { $number ->
        [one] Here { $number } Defender more joins Saladin.
       *[other] Here { $number } Defenders more join Saladin.
    }
held-by = Held by the crusaders; { $family } commands.
before-it = { $family } commands the crusaders here.
besieged-with =
    { $dice ->
        [one] Besieged; engines for { $dice } die.
       *[other] Besieged; engines for { $dice } dice.
    }
fighting = A battle is fought here.
army-here = { $family }: { $army }.
army-at-sea = At sea, { $family }: { $army }.
army-waiting = Waiting for the return, { $family }: { $army }.
engine =
    { $dice ->
        [one] a siege engine of { $dice } die
       *[other] a siege engine of { $dice } dice
    }
choices = You can: { $choices }.
rank = rank { $rank }

## Saladin
saladin = Saladin
saladin-far = Saladin is far off. In the second round he comes with his Knights.
saladin-near = Saladin gathers his host: he goes from objective to objective in rising number, wherever crusaders are.
saladin-rides = Saladin rides: Knights { $knights }, Defenders { $defenders }.
saladin-stands = Saladin stands before objective { $number }: Knights { $knights }, Defenders { $defenders }.
saladin-dead = Saladin has fallen.
captive-of = { $lord } of { $family } is a captive of the Saracens.

## What is asked
about-place = Objective { $number }: { $name }
question-company = The company of { $lord }
question-objective = { $lord } seeks an objective
question-home = { $lord } comes home
question-home-troops = Troops without a Lord come home
question-spoils = { $name }: { $deniers } to share
question-title = The title “{ $title }”
hierarchy = Order of the crusaders
hierarchy-about = The higher chooses first, and the highest at an objective commands there.

## A battle
battle = Battle for { $name }
battle-saladin = Saladin before { $name }
side-crusaders = Crusaders
side-saracens = Saracens
side-commander = { $family } commands
dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
behind-walls =
    { $dice ->
        [one] Walls stand between them: the walls cost { $dice } die
       *[other] Walls stand between them: the walls cost { $dice } dice
    }
in-the-open = In the open
roll-number = Roll { $roll }
count-defenders =
    { $number ->
        [one] { $number } Defender
       *[other] { $number } Defenders
    }
count-knights =
    { $number ->
        [one] { $number } Knight
       *[other] { $number } Knights
    }
saracens-rolled = The Saracens rolled { $faces }
saracens-lose = Fallen: { $what }
saracens-lose-nothing = Nobody falls

## A family
away-title = On the Crusade
away-company = { $lord }: { $troops }
away-alone = { $lord }, alone
away-troops = Without a Lord: { $troops }
away-at = at { $name }
away-sea = at sea
away-waiting = waits for the return
away-captive = { $lord }: captive of the Saracens, ransom { $deniers }
alliance = With { $ally }: { $points } of { $needed } victory points
protected = The Church protects its Villages
village-protected = Under the protection of the Church
renegade = Renegade
guilty = Will be marked as a Renegade
is-away = on the Crusade
is-captive = captive of the Saracens

## Great moments
moment-crusade = A Crusade!
moment-departure = They take the cross
moment-crusade-over = The end of the Crusade
moment-objectives = Objectives in Outremer
moment-conquest = The cross over the walls
moment-outremer-siege = Siege in Outremer
moment-disaster = Defeat in Outremer
moment-saladin = Saladin comes
moment-saladin-fell = The fall of Saladin
moment-renegade = Renegades

## In words
told-hierarchy = Order of the crusaders: { $lords }.
told-protected = Protected by the Church: { $seats }.
told-renegades = Renegades: { $lords }.
told-guilty = To be marked as Renegades after the battles: { $lords }.
