## Names

game-name = Fief: France 1429
game-blurb = Three to six families of medieval France marry, vote, plot and fight for crowns, mitres and fiefs.
card-18 = Cardinal
card-19 = d’Arc
card-20 = Bountiful Harvest
card-21 = Good Weather
card-22 = Tax
card-23 = Uprising
card-24 = Secret Passage
card-25 = Assassination
card-26 = Justice
card-27 = Ambush
card-28 = Heavy Rain
card-29 = Famine
card-30 = Plague
card-unknown = unknown card
deck-0 = Lord deck
deck-1 = Fortune and Disaster deck
# A Village with its preposition, where a language melts the two into one word.
place-at = in { $village }
place-of = of { $village }
title-fief-blaye = Duchy of Blaye
title-fief-l-epervier = County of L'Épervier
title-fief-mazilles = Barony of Mazilles
title-fief-tournus = County of Tournus
title-fief-st-gerome = County of St Gérôme
title-fief-bourg = Duchy of Bourg
title-fief-les-essarts = Barony of Les Essarts
title-fief-sigy = County of Sigy
title-bishop = Bishop of Bishopric { $number }
title-cardinal = Cardinal
title-pope = Pope
title-king = King
title-queen = Queen
title-regent = Queen Regent
title-prince = Crown Prince
relic-0 = Holy Grail
relic-1 = Eyes of St Roseline
relic-2 = Teeth of St Geronce
relic-3 = Holy Spear
relic-4 = Bone of St Radegund
cause-0 = famine
cause-1 = tallage
cause-2 = tithe
tiebreak-0 = the King
tiebreak-1 = the Pope
tiebreak-2 = the Queen Regent
tiebreak-3 = most fief titles
tiebreak-4 = most Bishops
tiebreak-5 = most Villages
phase-setup = Set-up
phase-hear-ye = Hear ye!
phase-cards = Cards
phase-income = Income
phase-purchases = Purchases
phase-movement = Movement
phase-battles = Battles
phase-crusades = Crusades
phase-closing = End of the round
phase-over = The game is over
round-of = Round { $round }

## What is agreed before the game

option-edition = Edition
option-edition-about = Whose printed rules are played; they differ in more than a hundred points.
option-edition-en2014 = English 2014
option-edition-fr2015 = French 2015
option-edition-pl2015 = Polish
option-edition-en2014-about = Markers are needed to receive money or cards; the rulebook of the first English printing.
option-edition-fr2015-about = The revised rules: money passes freely, a marker is needed to exchange cards. The default.
option-edition-pl2015-about = The French revision with the points where the Polish rulebook deliberately differs.
option-round_limit = Last round
option-round_limit-about = The game ends after this round, and the tie-break decides. Empty: it ends by victory alone.
option-round_limit-none = No limit
preset-expansions = All five expansions
preset-expansions-about = Tactics, Politics, Templars, Teutonic Knights and Crusades, by the rules of the edition that is chosen.
preset-summary = As in the summary
preset-summary-about = The English rules with all five expansions, as the summary tells them: a tallage is lost with its title, and no alliance at a table of three.

option-tactics = Tactics
option-tactics-about = Archers, Bombards, hired Mercenaries and the Royal Guard.
option-tactics-off = Without
option-tactics-on = With Tactics
option-politics = Politics
option-politics-about = Toll collectors at the five bridges: 1 denier for each bridge beside an own Village.
option-politics-off = Without
option-politics-on = With Politics
option-templars = Templars
option-templars-about = An order of Lords who never attack: Commanderies, a treasure, a Grand Master, the King’s Edict.
option-templars-off = Without
option-templars-on = With Templars
option-teutonic = Teutonic Knights
option-teutonic-about = An order that fights: its own Knights and strongholds, and a Grand Master.
option-teutonic-off = Without
option-teutonic-on = With Teutonic Knights
option-crusades = Crusades
option-crusades-about = Two rounds in Outremer against Saladin for titles and money; allies then need 5 victory points.
option-crusades-off = Without
option-crusades-on = With Crusades
option-numbers = Numbers of the expansions
option-numbers-about = Owners of the boxes can play with the prices and counts of their own.
option-numbers-default = The numbers of Oyez
option-numbers-own = My own numbers (TOML file)
option-battle_die = Battle die
option-battle_die-about = The faces of the die; the other one is gentler and may miss.
option-battle_die-112233 = 1 1 2 2 3 3
option-battle_die-011223 = 0 1 1 2 2 3
option-hidden_money = Hidden money
option-hidden_money-about = Nobody sees what the others own.
option-beginner_round1_no_disasters = No Disasters in the first round
option-beginner_round1_no_disasters-about = Disasters drawn in round 1 are discarded: kinder to beginners.
option-holy_relics = Holy relics
option-holy_relics-about = Five relics lie in the Villages; each gives its bearer a power.
option-fog_of_war = Fog of war
option-fog_of_war-about = Troops lie face down: others see how many counters, not which.
option-open_diplomacy = Open diplomacy
option-open_diplomacy-about = No Diplomacy markers: money, cards and private talks are free.

## Amounts

deniers = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
men = { $men ->
    [one] { $men } Man-at-Arms
   *[other] { $men } Men-at-Arms
}
knights = { $knights ->
    [one] { $knights } Knight
   *[other] { $knights } Knights
}
army = { $men ->
    [0] { $knights ->
        [0] no troops
       *[other] { knights }
    }
   *[other] { $knights ->
        [0] { men }
       *[other] { men } and { knights }
    }
}
votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
hint-price = { $price ->
    [one] costs { $price } denier
   *[other] costs { $price } deniers
}

## Choices

verb-pass = Pass
verb-done = Done
verb-all = All
verb-accept = Accept
verb-refuse = Refuse
verb-back = Back
verb-stand = Stand in { $noun }
verb-bequeath = The title goes to { $noun }
verb-recover = Recover the fief title of { $noun }
verb-save = Use the Teeth: the death is undone
verb-first = { $noun } begins
verb-settle = Settle in { $noun }
verb-court = Seek a spouse for { $noun }
verb-woo = Ask for { $noun } in marriage
verb-nominate = Name { $noun } as candidate
verb-favour = FOR marker on { $noun }
verb-decoy = DECOY marker on { $noun }
verb-abstain = No FOR marker
verb-excommunicate = Excommunicate { $noun }
verb-pardon = Lift the excommunication
verb-seek-annulment = Ask the Pope to annul the marriage
verb-play = Play { $noun }
verb-discard = Discard { $noun }
verb-draw = Draw: { $noun }
verb-expose = { $noun } rolls next
verb-bury = { $noun ->
    [0] Lose no Knight
    [one] Lose { $noun } Knight
   *[other] Lose { $noun } Knights
}
verb-bless = Lay it on Bishopric { $noun }
verb-tallage = Tallage on the fief of { $noun }
verb-tithe = Tithe of Bishopric { $noun }, as its Bishop
verb-cardinal-tithe = Tithe of Bishopric { $noun }, as Cardinal
verb-papal-tithe = Tithe of all governed Bishoprics, as Pope
verb-tax-through = { $noun } raises the tithe
verb-ransom = Pay the full ransom of { $noun }
verb-haggle = Offer less for { $noun }
verb-lump = Offer { $noun } one price for all captives
verb-bid = { $noun ->
    [0] Nothing
    [one] { $noun } denier
   *[other] { $noun } deniers
}
verb-recruit = Man-at-Arms in { $noun }
verb-knight = Knight in { $noun }
verb-mill = Mill in { $noun }
verb-stronghold = Stronghold in { $noun }
verb-buy-title = Buy the fief title of { $noun }
verb-petition = Ask the King for the fief of { $noun }
verb-grant = Grant the fief of { $noun } as King
verb-charter = { $noun } becomes the Fortified City
verb-buy-cardinal = Buy the Cardinal’s title for { $noun }
verb-pass-title = Pass on the fief title of { $noun }
verb-seize = Capture { $noun }
verb-lead = March with { $noun } alone
verb-muster = March with { $noun } and all who can follow
verb-join = { $noun } joins the group
verb-detach = { $noun } stays here
verb-escort = Take the captive { $noun } along
verb-confine = Leave the captive { $noun } here
verb-with-men = { $noun ->
    [0] No Men-at-Arms
    [one] { $noun } Man-at-Arms
   *[other] { $noun } Men-at-Arms
}
verb-with-knights = { $noun ->
    [0] No Knights
    [one] { $noun } Knight
   *[other] { $noun } Knights
}
verb-march = Move to { $noun }
verb-ask = Ask leave to go on to { $noun }
verb-relieve = Enter the besieged walls of { $noun }
verb-tunnel = Secret Passage to { $noun }
verb-ride = Declare a cavalcade
verb-charge = Charge { $noun }
verb-halt = Stop here
verb-entrust = Leave the Village to { $noun }
verb-attack = Battle in { $noun }
verb-target = Attack { $noun }
verb-help = Help { $noun }
verb-fight = Fight on
verb-truce = Offer a truce
verb-surrender = Surrender
verb-call-off = Call off the attack
verb-come-out = Come out into the open
verb-stay-inside = Stay inside the walls
verb-stay = Stay on this side
verb-change-sides = Change sides
verb-leave = Leave the battle
verb-lose-knights = { $noun ->
    [0] Lose no Knight
    [one] Lose { $noun } Knight
   *[other] Lose { $noun } Knights
}
verb-loss-of = A loss of { $noun }
verb-fall = { $noun } falls
verb-capture = Take { $noun } captive
verb-guard = { $noun } guards the captive
verb-besiege = Besiege { $noun }
verb-continue = Continue the siege of { $noun }
verb-lift = Lift the siege of { $noun }
verb-pillage = Pillage a Mill in { $noun }
verb-cede = Hand over control of { $noun }
verb-to = To { $noun }
verb-free = Free the captive { $noun }
verb-hand-over = Hand over the captive { $noun }
verb-lift-siege = Lift the siege of { $noun }
verb-propose = Make { $noun } an offer
verb-invite = Invite { $noun } to a private talk
verb-prolong = Prolong the talk
verb-give-deniers = { $noun ->
    [0] Give no money
    [one] Give { $noun } denier
   *[other] Give { $noun } deniers
}
verb-give-card = Give the card { $noun }
verb-give-village = Give control of { $noun }
verb-give-captive = Give the captive { $noun }
verb-give-freedom = Set { $noun } free
verb-give-relic = Give the relic { $noun }
verb-want-deniers = { $noun ->
    [0] Ask for no money
    [one] Ask for { $noun } denier
   *[other] Ask for { $noun } deniers
}
verb-want-card = Ask for the card { $noun }
verb-want-village = Ask for control of { $noun }
verb-want-captive = Ask for the captive { $noun }
verb-want-freedom = Ask for the freedom of { $noun }
verb-want-relic = Ask for the relic { $noun }
verb-submit = Make this offer
verb-counter = Make another offer
verb-rise = Uprising in { $noun }
verb-cause = Because of: { $noun }
verb-calm = { $noun } tries to calm the people at the risk of his life
verb-buy-calm = { $noun } tries to calm the people for 3 deniers
verb-victim = Strike { $noun } first
verb-breach = Use it to breach the walls
verb-escape = { $noun } escapes
verb-strike = Strike at { $noun }
verb-sponsor = { $noun } hired the assassin
verb-judge = Justice on { $noun }
verb-waylay = Ambush { $noun }
verb-inspire = d’Arc joins { $noun }
verb-elevate = { $noun } becomes Cardinal
verb-take-relic = Take the relic: { $noun }
verb-bearer = { $noun } carries it
verb-shift-rain = Try to move the Heavy Rain of Bishopric { $noun }
verb-end-famine = Try to end the Famine of Bishopric { $noun }
verb-pass-relic = Pass on the relic: { $noun }

## Questions: to you, and as the others read them

prompt-place-lord = Choose the Village where your Lord stands.
prompt-host-lord = A Lord without a home asks to stand in your Village. Do you take him in?
prompt-assign-title = Choose which of your Lords receives the title.
prompt-inherit = There is no room for every fief title of the dead: choose which to keep.
prompt-choose-first = Which family has the First Player card?
prompt-choose-village = Choose your first Village: your Lord, 3 Men-at-Arms, 1 Knight and a Stronghold go there.
prompt-before-marriages = Before the marriages: play a card, or pass.
prompt-before-election = Before the election: play a card, or pass.
prompt-before-vote = The candidates are known. Before the vote: play a card, or pass.
prompt-before-discard = Before the discards: play a card, or pass.
prompt-before-draw = Before the draw: play a card, or pass.
prompt-before-disasters = Before the Disasters: play a card, or pass.
prompt-before-income = Before the income: play a card, or pass.
prompt-before-purchase = Before the purchases: play a card, or pass.
prompt-before-march = Before the next group moves: play a card, or pass.
prompt-after-move = A Move was made: play a card, or pass.
prompt-after-permission = Leave was given or refused: play a card, or pass.
prompt-after-movement = The movement is over: play a card, or pass.
prompt-before-battle = Before the battle: play a card, or pass.
prompt-between-rolls = Before the next battle roll: play a card, or pass.
prompt-after-battle = After the battle: play a card, or pass.
prompt-after-sieges = After the sieges: play a card, or pass.
prompt-after-pillage = After the pillaging: play a card, or pass.
prompt-before-closing = Before the end of the round: play a card, or pass.
prompt-before-victory = Before victory is checked: play a card, or pass.
prompt-seek-spouse = You may seek a marriage for one of your Lords: it makes the other family your ally.
prompt-choose-spouse = Choose whom you ask for in marriage.
prompt-answer-suit = You are asked for a marriage, which makes the two families allies. Do you accept?
prompt-name-candidate = You may name one of your Lords as candidate.
prompt-place-for = Place your FOR marker face down on a candidate, or keep it.
prompt-place-decoy = You may place your DECOY marker as well: it counts for nothing, but nobody can tell.
prompt-answer-annulment = As Pope you are asked to annul a marriage. Do you?
prompt-discard-cards = Discard any cards you do not want; afterwards you draw.
prompt-draw-cards = Draw up to two cards, at most one of them from the Lord deck; you never hold more than three.
prompt-play-cards = Play any cards you like.
prompt-plague-order = Plague: choose which of your Lords rolls next; 1 to 3 is death.
prompt-plague-losses = The plague takes half of your troops here. How many of the dead are Knights?
prompt-choose-bishopric = Choose the Bishopric for the card.
prompt-choose-tax = Choose what to tax: a fief, or the Mills of Bishoprics.
prompt-choose-taxer = Choose which of your Cardinals raises the tithe.
prompt-name-prince = The Queen is of your family: does the new Lord become Crown Prince?
prompt-recover-title = Choose a vacant fief title whose Fortified City your family controls.
prompt-settle-ransoms = Settle the ransoms of your captive Lords.
prompt-name-price = How much do you offer?
prompt-answer-price = Less than the full ransom is offered. Do you accept?
prompt-buy = Buy troops, buildings and titles.
prompt-choose-city = Choose the Stronghold of the fief that becomes its Fortified City.
prompt-answer-petition = As King you are asked to give a fief title free of charge. Do you?
prompt-answer-grant = The King offers you a fief title free of charge. Do you accept?
prompt-consent-cardinal = As Pope you are asked to consent to a new Cardinal. Do you?
prompt-seize-lone-lord = A Lord without troops stands beside yours. Do you take him captive?
prompt-choose-leader = Choose the Lord who leads the next group, or end your movement.
prompt-on-the-way = Choose who goes along, and where.
prompt-must-go-on = The cavalcade has won and must ride on.
prompt-give-leave = A group asks your leave to go on. Do you let it pass?
prompt-admit-relief = Relief asks to enter your besieged walls. Do you open?
prompt-let-cavalcade-pass = A cavalcade comes: do you let it pass, or fight?
prompt-name-controller = You leave the Village: who controls it from now on?
prompt-declare-battle = Declare a battle, or go on.
prompt-choose-target = Whom do you attack?
prompt-join-battle = Do you help a side in this battle?
prompt-accept-helper = Somebody wants to fight on your side. Do you accept?
prompt-before-first-roll = The battle begins: fight, or surrender.
prompt-end-of-roll = The roll is over: fight on, offer a truce, or end the battle otherwise.
prompt-answer-truce = A truce is offered: all survivors stay where they are. Do you accept?
prompt-choose-sortie = The attackers stop. Do you come out and fight on without walls?
prompt-choose-side = You help a side: stay, change sides, or leave.
prompt-choose-losses = How many Knights are among your losses? The rest are Men-at-Arms.
prompt-whose-knight = Whose Knight falls?
prompt-whose-man-at-arms = Whose Man-at-Arms falls?
prompt-choose-fallen = All troops are dead, and a hit is left: which Lord falls?
prompt-take-captives = Lords of the losing side are left over: take them captive, or leave them free.
prompt-take-over-captives = The guards are gone: do you take over their captives?
prompt-choose-guard = Who of your side holds the captive?
prompt-continue-siege = Continue your sieges, or lift them.
prompt-declare-siege = Besiege a fortification, or go on.
prompt-choose-pillage = Pillage Mills: each is destroyed and brings 1 denier.
prompt-cede-to = Who receives control of the Village?
prompt-hand-over-to = Who receives the captive?
prompt-take-captive = A captive is handed to you. Do you take him?
prompt-compose = Put together your offer: what you give and what you ask for.
prompt-answer-offer = An offer is made to you. All of it changes hands at once, or nothing does.
prompt-invite-others = Invite others to the talk as well, or begin.
prompt-answer-invitation = You are invited to a private talk. Do you come?
prompt-talk = In private: make offers that nobody else hears, or end the talk.
prompt-choose-rising = Choose the Village that rises: it must be taxed or starving.
prompt-choose-cause = Choose the cause of the Uprising.
prompt-join-rising = A Village rises: add an Uprising or a Secret Passage, or pass.
prompt-calm-rising = Do you try to calm the people? Whoever fails may pay for it with his life.
prompt-choose-victim = Whose troops are struck first?
prompt-use-passage = Choose the use of the Secret Passage.
prompt-escape-too = Who escapes through the same passage?
prompt-choose-prey = Choose the victim of the assassin.
prompt-choose-sponsor = Choose which of your Lords hired the assassin: he bears the marker.
prompt-evade = One of your Lords is in danger: a Secret Passage would save him.
prompt-choose-culprit = Choose the assassin’s patron whom justice reaches.
prompt-choose-ambushed = Choose the Lord who falls into the ambush.
prompt-choose-maid = Choose the unmarried lady who becomes d’Arc.
prompt-choose-cardinal = Choose the Bishop who becomes Cardinal.
prompt-consent-to-hat = As Pope you are asked to consent to a new Cardinal. Do you?
prompt-use-teeth = A Lord has just died. Do you use the Teeth of St Geronce to undo it?
prompt-use-eyes = The Eyes of St Roseline may move Heavy Rain.
prompt-use-bone = The Bone of St Radegund may end a Famine.
prompt-choose-bearer = Choose which Lord carries the relic.
prompt-permit-relic = A relic is to be taken from your Village. Do you permit it?
prompt-before-the-vote = The candidates are known: act as Pope now if you wish, or pass.
prompt-last-request = Victory is about to be checked, and unmarried you would win alone: ask the Pope to annul the marriage, or pass.

waits-place-lord = { $seat } chooses where a Lord stands
waits-host-lord = { $seat } may take in a Lord
waits-assign-title = { $seat } chooses who receives a title
waits-inherit = { $seat } settles a legacy
waits-choose-first = { $seat } says who begins
waits-choose-village = { $seat } chooses a first Village
waits-before-marriages = { $seat } may play a card
waits-before-election = { $seat } may play a card
waits-before-vote = { $seat } may play a card
waits-before-discard = { $seat } may play a card
waits-before-draw = { $seat } may play a card
waits-before-disasters = { $seat } may play a card
waits-before-income = { $seat } may play a card
waits-before-purchase = { $seat } may play a card
waits-before-march = { $seat } may play a card
waits-after-move = { $seat } may play a card
waits-after-permission = { $seat } may play a card
waits-after-movement = { $seat } may play a card
waits-before-battle = { $seat } may play a card
waits-between-rolls = { $seat } may play a card
waits-after-battle = { $seat } may play a card
waits-after-sieges = { $seat } may play a card
waits-after-pillage = { $seat } may play a card
waits-before-closing = { $seat } may play a card
waits-before-victory = { $seat } may play a card
waits-seek-spouse = { $seat } may seek a marriage
waits-choose-spouse = { $seat } chooses whom to ask in marriage
waits-answer-suit = { $seat } answers a proposal of marriage
waits-name-candidate = { $seat } may name a candidate
waits-place-for = { $seat } places vote markers
waits-place-decoy = { $seat } places vote markers
waits-answer-annulment = { $seat } answers for the Pope
waits-discard-cards = { $seat } discards
waits-draw-cards = { $seat } draws cards
waits-play-cards = { $seat } plays cards
waits-plague-order = { $seat } faces the plague
waits-plague-losses = { $seat } loses troops to the plague
waits-choose-bishopric = { $seat } chooses a Bishopric
waits-choose-tax = { $seat } raises a tax
waits-choose-taxer = { $seat } raises a tithe
waits-name-prince = { $seat } may name a Crown Prince
waits-recover-title = { $seat } may recover a fief title
waits-settle-ransoms = { $seat } settles ransoms
waits-name-price = { $seat } names a price
waits-answer-price = { $seat } answers an offer of ransom
waits-buy = { $seat } makes purchases
waits-choose-city = { $seat } chooses the seat of the fief
waits-answer-petition = { $seat } answers for the King
waits-answer-grant = { $seat } answers the King
waits-consent-cardinal = { $seat } answers for the Pope
waits-seize-lone-lord = { $seat } may capture a lone Lord
waits-choose-leader = { $seat } moves
waits-on-the-way = { $seat } moves a group
waits-must-go-on = { $seat } rides on
waits-give-leave = { $seat } gives or refuses leave
waits-admit-relief = { $seat } may admit relief
waits-let-cavalcade-pass = { $seat } faces a cavalcade
waits-name-controller = { $seat } names the new controller of a Village
waits-declare-battle = { $seat } may declare a battle
waits-choose-target = { $seat } chooses whom to attack
waits-join-battle = { $seat } may join the battle
waits-accept-helper = { $seat } may accept help
waits-before-first-roll = { $seat } is about to fight
waits-end-of-roll = { $seat } decides about the battle
waits-answer-truce = { $seat } answers an offer of truce
waits-choose-sortie = { $seat } may come out
waits-choose-side = { $seat } may change sides
waits-choose-losses = { $seat } chooses losses
waits-whose-knight = { $seat } shares out the losses
waits-whose-man-at-arms = { $seat } shares out the losses
waits-choose-fallen = { $seat } chooses who falls
waits-take-captives = { $seat } may take captives
waits-take-over-captives = { $seat } may take over captives
waits-choose-guard = { $seat } chooses who guards a captive
waits-continue-siege = { $seat } decides about sieges
waits-declare-siege = { $seat } may begin a siege
waits-choose-pillage = { $seat } may pillage
waits-cede-to = { $seat } hands over a Village
waits-hand-over-to = { $seat } hands over a captive
waits-take-captive = { $seat } may take a captive
waits-compose = { $seat } puts together an offer
waits-answer-offer = { $seat } answers an offer
waits-invite-others = { $seat } calls others aside
waits-answer-invitation = { $seat } is invited to a talk
waits-talk = { $seat } is in a private talk
waits-choose-rising = { $seat } stirs up a Village
waits-choose-cause = { $seat } names the cause of the Uprising
waits-join-rising = { $seat } may join the Uprising
waits-calm-rising = { $seat } may calm the Uprising
waits-choose-victim = { $seat } chooses whom the people strike
waits-use-passage = { $seat } uses a Secret Passage
waits-escape-too = { $seat } frees captives
waits-choose-prey = { $seat } hires an assassin
waits-choose-sponsor = { $seat } names who hired the assassin
waits-evade = { $seat } may answer with a Secret Passage
waits-choose-culprit = { $seat } calls for justice
waits-choose-ambushed = { $seat } lays an ambush
waits-choose-maid = { $seat } plays d’Arc
waits-choose-cardinal = { $seat } makes a Cardinal
waits-consent-to-hat = { $seat } answers for the Pope
waits-use-teeth = { $seat } may undo a death
waits-use-eyes = { $seat } may move Heavy Rain
waits-use-bone = { $seat } may end a Famine
waits-choose-bearer = { $seat } takes a relic
waits-permit-relic = { $seat } is asked for a relic
waits-before-the-vote = { $seat } may act before the vote
waits-last-request = { $seat } may speak before victory is checked

## The log

fact-controlled = { $seat } controls { $village }.
fact-uncontrolled = Nobody controls { $village } any more.
fact-siege-ended = The siege of { $village } by { $seat } is over.
fact-died = { $lord } ({ $seat }) dies.
fact-title-fell = A title falls to { $seat }: { $title }.
fact-title-granted = { $lord } ({ $seat }) receives the title { $title }.
fact-title-vacant = The title { $title } is vacant.
fact-widowed = The marriage of { $lord } is over.
fact-became-regent = { $lord } reigns as Queen Regent.
fact-succeeded = { $lord }, the Crown Prince, is the new King.
fact-captured = { $lord } ({ $seat }) is now a captive of { $by }.
fact-freed = { $lord } ({ $seat }) is free.
fact-asked-host = { $lord } ({ $seat }) asks to stand in { $village }.
fact-host-refused = { $seat } does not take { $lord } in at { $village }.
fact-stood = { $lord } ({ $seat }) stands in { $village }.
fact-pardoned = { $lord } is no longer excommunicated.
fact-troops-passed = { $to } inherits { army } in { $village } from { $seat }.
fact-became-first = { $seat } takes the First Player card.
fact-joined-family = { $lord } belongs to the family of { $seat }.
fact-settled = { $seat } settles in { $village }.
fact-relic-laid = A relic lies in { $village }: { $relic }.
fact-round-began = Round { $round } begins.
fact-wooed = { $seat } asks for a marriage of { $lord } and { $spouse }.
fact-suit-refused = { $seat } refuses to marry { $spouse } to { $lord }.
fact-married = { $lord } and { $spouse } marry, which binds their families.
fact-election-called = An election is called: { $title }.
fact-stood-for = { $seat } names { $lord } as candidate: { $title }.
fact-struck-off = { $lord } ({ $seat }) may no longer stand and is struck off.
fact-voted = { $seat } votes for { $lord }: { votes }.
fact-bluffed = A marker of { $seat } on { $lord } is a DECOY.
fact-not-elected = Nobody is elected: { $title }.
fact-elected = { $lord } ({ $seat }) is elected with { votes }: { $title }.
fact-excommunicated = The Pope of { $seat } excommunicates { $lord }.
fact-annulment-sought = { $seat } asks the Pope to annul the marriage of { $lord } and { $spouse }.
fact-annulment-refused = The Pope of { $seat } does not annul the marriage.
fact-annulled = The marriage of { $lord } and { $spouse } is annulled.
fact-deck-renewed = A deck is shuffled anew: { $deck }.
fact-discarded = { $seat } discards { $card }.
fact-drew-lord = { $seat } draws a Lord card: { $card }.
fact-drew-lord-hidden = { $seat } draws a Lord card.
fact-drew-fortune = { $seat } draws a Fortune card: { $card }.
fact-drew-fortune-hidden = { $seat } draws a Fortune card.
fact-disaster-laid = { $seat } meets a Disaster; it waits face down on space { $space }.
fact-disaster-dropped = The track is full: { $card } is discarded.
fact-disaster-rolled = Disaster { $card }: the die shows { $die }.
fact-disaster-struck = { $card } strikes Bishopric { $bishopric }.
fact-disaster-averted = { $card } does no harm and is discarded.
fact-disaster-ended = { $card } leaves Bishopric { $bishopric }.
fact-plague-rolled = { $lord } ({ $seat }) faces the plague: { $die }.
fact-plague-spread = { $losses ->
    [0] The plague takes no troops of { $seat } in { $village }.
    [one] The plague takes { $losses } counter of { $seat } in { $village }.
   *[other] The plague takes { $losses } counters of { $seat } in { $village }.
}
fact-plague-killed = { $seat } loses { army } to the plague in { $village }.
fact-lord-came = { $lord } joins the family of { $seat }.
fact-fortune-laid = { $seat } lays { $card } on Bishopric { $bishopric }.
fact-tallaged = { $lord } ({ $seat }) raises a tallage on the fief of { $fief }.
fact-tithed = { $lord } ({ $seat }) raises the tithe of Bishopric { $bishopric }.
fact-tithed-as-cardinal = Cardinal { $lord } ({ $seat }) raises the tithe of Bishopric { $bishopric }.
fact-tithed-as-pope = Pope { $lord } ({ $seat }) raises the tithe of all governed Bishoprics.
fact-ransomed = { $seat } pays { $to } { deniers } for { $lord }.
fact-price-offered = { $seat } offers { $to } { deniers } for { $lord }.
fact-lump-offered = { $seat } offers { $to } { deniers } for all captives together.
fact-price-refused = { $seat } refuses { deniers } of { $of }.
fact-bought-man = { $seat } buys a Man-at-Arms in { $village }.
fact-bought-knight = { $seat } buys a Knight in { $village }.
fact-built-mill = { $seat } builds a Mill in { $village }.
fact-built-stronghold = { $seat } builds a Stronghold in { $village }.
fact-bought-title = { $deniers ->
    [0] { $seat } receives the fief title of { $fief } free of charge.
    [one] { $seat } buys the fief title of { $fief } for { $deniers } denier.
   *[other] { $seat } buys the fief title of { $fief } for { $deniers } deniers.
}
fact-price-waived = The King of { $seat } gives { $to } the fief of { $fief }.
fact-petition-refused = The King of { $seat } refuses { $to } the fief of { $fief }.
fact-grant-refused = { $seat } does not accept the fief of { $fief }.
fact-city-chartered = { $village } becomes a Fortified City of { $seat }.
fact-petitioned = { $seat } asks the King for the fief of { $fief } free of charge.
fact-grant-offered = The King of { $seat } offers { $to } the fief of { $fief }.
fact-bought-cardinal = { $seat } buys the Cardinal’s title for { $lord }.
fact-cardinal-refused = The Pope of { $seat } refuses to make { $lord } Cardinal.
fact-title-passed = { $seat } passes the fief title of { $fief } to { $lord }.
fact-village-income = { $seat } receives { deniers } from Villages.
fact-mill-income = { $seat } receives { deniers } from Mills.
fact-tallage-income = { $seat } receives { deniers } of tallage from the fief of { $fief }.
fact-tithe-income = { $seat } receives { deniers } of tithe from Bishopric { $bishopric }.
fact-queen-income = { $seat } receives { deniers } for the Queen.
fact-tax-lapsed = A tax of { $seat } lapses: its title is gone.
fact-income-ended = The income is collected: Tax markers, Harvest and Weather cards are removed.
fact-marched = { $troops ->
    [0] { $lord } ({ $seat }) goes from { $from } to { $village }.
    [one] { $lord } ({ $seat }) goes from { $from } to { $village } with { $troops } counter.
   *[other] { $lord } ({ $seat }) goes from { $from } to { $village } with { $troops } counters.
}
fact-marched-with = { $seat } takes along { army }.
fact-marched-with-hidden = { $seat } takes along troops.
fact-went-along = { $lord } ({ $seat }) goes along.
fact-asked-leave = { $lord } ({ $seat }) asks in { $village } for leave to go on to { $to }.
fact-gave-leave = { $seat } lets { $to } pass through { $village }.
fact-refused-leave = { $seat } does not let { $to } pass through { $village }.
fact-asked-relief = { $lord } ({ $seat }) asks to enter { $village } as relief.
fact-admitted-relief = { $seat } opens { $village } to the relief of { $of }.
fact-turned-away-relief = { $seat } turns away the relief of { $of } at { $village }.
fact-used-passage = { $seat } uses a Secret Passage to { $village }.
fact-declared-cavalcade = { $lord } ({ $seat }) declares a cavalcade in { $village } with { knights }.
fact-charged = { $seat } charges { $target } in { $village } with { knights }.
fact-let-cavalcade-through = { $seat } lets the cavalcade of { $of } pass through { $village }.
fact-cavalcade-won = The cavalcade of { $seat } wins in { $village } and rides on.
fact-cavalcade-failed = The cavalcade of { $seat } ends in { $village }.
fact-entrusted = { $seat } leaves { $village } to { $to }.
fact-battle-declared = { $seat } attacks { $against } in { $village }.
fact-offered-help = { $seat } offers to fight on the side of { $whom }.
fact-helped = { $seat } fights on the side of { $whom }.
fact-help-declined = { $seat } declines the help of { $whom }.
fact-rolled = { $seat } rolls { dice }: { hits } ({ $faces }).
fact-troops-lost = { $seat } loses { army } in { $village }.
fact-changed-sides = { $seat } goes over to { $whom }.
fact-left-battle = { $seat } leaves the battle.
fact-gates-opened = { $seat } opens the gates of { $village } from within.
fact-new-principal = { $seat } leads the battle in { $village } from now on.
fact-truce-offered = { $seat } offers a truce.
fact-truce-refused = { $seat } refuses the truce.
fact-truce-made = A truce ends the battle in { $village }; { $seat } had offered it.
fact-surrendered = { $seat } surrenders in { $village }.
fact-called-off = { $seat } calls off the attack on { $village }.
fact-came-out = { $seat } comes out of the walls of { $village }.
fact-no-dice = { $seat } has no die to roll in { $village }.
fact-three-empty-rolls = Three rolls without a loss: the battle in { $village } ends.
fact-only-lords-left = Only Lords are left in { $village }: the battle ends.
fact-no-lord-to-attack = The attackers of { $village } have no Lord left: the battle ends.
fact-all-destroyed = Nobody is left of the battle in { $village }.
fact-left-free = { $lord } ({ $seat }) is not taken captive and stays free.
fact-battle-won = { $seat } wins the battle in { $village }.
fact-besieged = { $seat } besieges { $village }.
fact-siege-continued = { $seat } continues the siege of { $village }.
fact-pillaged = { $seat } pillages a Mill in { $village }.
fact-disasters-discarded = { $cards ->
    [0] No Disaster is left on the map.
    [one] { $cards } Disaster card leaves the map.
   *[other] { $cards } Disaster cards leave the map.
}
fact-won-alone = { $seat } wins with { points }.
fact-won-allied = { $seat } and { $with } win together with { points }.
fact-won-at-limit = The last round is over: { $seat } wins with { points }.
fact-shared = { $seat } shares the victory with { points }.
fact-tie-broken = The tie goes to { $seat }: { $by }.
fact-tie-stands = Nothing breaks the tie: the game goes on.
fact-ceded = { $seat } hands over { $village } to { $to }.
fact-captive-offered = { $seat } offers { $to } the captive { $lord }.
fact-captive-declined = { $seat } does not take the captive { $lord }.
fact-handed-over = { $seat } hands over the captive { $lord } to { $to }.
fact-siege-lifted = { $seat } lifts the siege of { $village }.
fact-offered = { $seat } makes { $to } an offer.
fact-offered-hidden = { $seat } makes an offer.
fact-offer-withdrawn = { $seat } withdraws the offer.
fact-offer-refused = { $seat } refuses the offer of { $of }.
fact-offer-refused-hidden = { $seat } refuses an offer.
fact-deal-made = { $seat } and { $with } make a deal.
fact-deal-made-hidden = { $seat } makes a deal.
fact-gave-deniers = { $seat } gives { $to } { deniers }.
fact-gave-deniers-hidden = { $seat } gives money in private.
fact-gave-card = { $seat } gives { $to } the card { $card }.
fact-gave-card-hidden = { $seat } gives a card in private.
fact-gave-relic = { $seat } gives { $to } a relic: { $relic }.
fact-marker-spent = { $seat } spends a Diplomacy marker.
fact-invited = { $seat } invites { $guest } to a private talk.
fact-declined = { $seat } declines the talk.
fact-talk-began = { $seat } goes aside for a private talk.
fact-talk-prolonged = { $seat } prolongs the talk.
fact-talk-ended = The private talk of { $seat } is over.
fact-rose = { $seat } stirs up { $village }: { $cause }.
fact-joined-rising = { $seat } fans the Uprising in { $village }.
fact-opened-walls = { $seat } leads the people through a Secret Passage into { $village }.
fact-calmed = { $lord } ({ $seat }) calms the people: { $die }.
fact-not-calmed = { $lord } ({ $seat }) cannot calm the people: { $die }.
fact-rising-failed = The Uprising in { $village } comes to nothing.
fact-rising-struck = The Uprising in { $village } strikes: { hits }.
fact-village-sacked = { $mills ->
    [0] The people sack { $village }.
    [one] The people sack { $village }; { $mills } Mill is destroyed.
   *[other] The people sack { $village }; { $mills } Mills are destroyed.
}
fact-stronghold-razed = The Stronghold of { $village } is destroyed.
fact-breached = { $seat } finds a Secret Passage under the walls of { $village }.
fact-escaped = { $lord } ({ $seat }) escapes through a Secret Passage.
fact-struck = { $sponsor } ({ $seat }) sends an assassin to { $lord }.
fact-evaded = { $lord } ({ $seat }) gets away through a Secret Passage.
fact-survived = { $lord } ({ $seat }) survives the assassin: { $die }.
fact-slain = { $lord } ({ $seat }) does not survive the assassin: { $die }.
fact-judged = { $seat } calls for justice on { $lord }.
fact-waylaid = { $lord } falls into an ambush of { $seat }.
fact-inspired = { $seat } plays d’Arc: { $lord } bears the mark from now on.
fact-elevated = { $seat } makes { $lord } a Cardinal.
fact-hat-sought = { $seat } asks the Pope to let { $lord } become Cardinal.
fact-hat-refused = The Pope of { $seat } refuses to make { $lord } Cardinal.
fact-dying = { $lord } ({ $seat }) is dying; only the Teeth of St Geronce could help.
fact-saved = The Teeth of St Geronce undo the death of { $lord }.
fact-relic-sought = { $seat } asks to take the relic { $relic } from { $village }.
fact-relic-withheld = { $seat } does not let { $from } take the relic { $relic }.
fact-took-relic = { $lord } ({ $seat }) takes the relic { $relic }.
fact-relic-left = A relic is left in { $village }: { $relic }.
fact-rain-shifted = The Eyes of St Roseline try to move the Heavy Rain of Bishopric { $bishopric }: { $die }.
fact-famine-tried = The Bone of St Radegund is held against the Famine of Bishopric { $bishopric }: { $die }.
fact-bought-man-hidden = { $seat } buys a Man-at-Arms.
fact-bought-knight-hidden = { $seat } buys a Knight.
fact-marked = A vote marker of { $seat } lies on { $lord }.

## Why not

why-over = The game is over.
why-rule = A rule forbids it now.
why-effect = Wait until the effect that has begun is finished.
why-otherwise = You are asked something else now.
why-not-asked = You are not asked now.

## The board in a terminal

board-turn = { $seat } to act
board-first = First Player: { $seat }
board-held = { $lord } ({ $seat })
board-vacant = vacant
board-empty = Nobody: { $villages }
board-bishopric = Bishopric { $number }
board-no-bishop = no Bishop
board-bishop = Bishop { $lord } ({ $seat })
board-money-hidden = money hidden
board-points = { $points } VP
board-hand = hand { $lords } + { $fortunes }
board-markers = diplomacy { $markers }
board-stock = stock { $men } + { $knights }
board-lord-deck = Lord deck { $cards }, discards { $discards }
board-fortune-deck = Fortune deck { $cards }, discards { $discards }
board-top = { $back ->
    [disaster] a Disaster on top
   *[fortune] a Fortune card on top
}
board-track = Disasters waiting: { $cards }
board-supply = Left: { $strongholds } Strongholds, { $mills } Mills
board-captive = captive of { $seat }
board-captive-saracens = captive of the Saracens
board-married = married to { $lord }
board-excommunicated = excommunicated
board-assassin = assassin’s patron
board-battle = Battle in { $village }: { $attacker } against { $defender }
board-candidates = Candidates: { $lords }
board-legend = { $lord } Lord · ( ) captive · { $man } Man-at-Arms { $knight } Knight · { $stronghold } Stronghold { $city } Fortified City · { $mill } Mill · { $engine } siege · * Principal Village · small number: Bishopric

## Rules in one sentence

# What the ids of its rules begin with, and one to look for.
rule-letters = FX
rule-example = F-5.2-03
rule-F-1_1-02 = A marriage joins a man and a lady of two different families.
rule-F-1_1-03 = The groom must be unmarried.
rule-F-1_1-04 = Bishops, Cardinals and the Pope do not marry.
rule-F-1_1-05 = The bride must be unmarried.
rule-F-1_1-06 = The lady who bears d’Arc never marries.
rule-F-1_1-07 = Each family has at most one marriage at a time.
rule-F-1_1-08 = Both players must agree to a marriage, and everybody learns of it.
rule-F-1_1-10 = A marriage binds the two families: they exchange their Marriage markers.
rule-F-1_1_1-02 = The death of a spouse ends the marriage, whatever its cause.
rule-F-1_2-13 = The counter of a title lies with the Lord who holds it.
rule-F-1_2-14 = A fief title needs control of all its Villages and a Stronghold.
rule-F-1_3-02 = In each election a player may name one eligible Lord of his own family.
rule-F-1_3-05 = A candidate cannot be withdrawn, but one who is no longer eligible is struck off.
rule-F-1_3-07 = Whoever has at least one vote places vote markers face down on candidates.
rule-F-1_3-08 = A voter places no marker, one or both.
rule-F-1_3-09 = Vote markers go only on candidates, own or foreign.
rule-F-1_3-11 = All vote markers are turned up together.
rule-F-1_3-13 = A DECOY marker adds nothing and takes nothing away.
rule-F-1_3-15 = If nobody meets the condition, the title stays vacant in this round.
rule-F-1_3-16 = The winner of an election receives the title.
rule-F-1_3-24 = The excommunicated neither stand nor vote.
rule-F-1_4-04 = A Bishop must be a man.
rule-F-1_4-05 = A Bishop must be unmarried.
rule-F-1_4-06 = Nobody is Bishop of two Bishoprics.
rule-F-1_4-07 = A captive cannot be elected Bishop.
rule-F-1_4-08 = An excommunicated Lord cannot be elected Bishop.
rule-F-1_4-09 = The King cannot be elected Bishop.
rule-F-1_4B-08 = A Bishop calms Uprisings only in his own Bishopric.
rule-F-1_4B-09 = Whether a captive Bishop may calm the people depends on the edition.
rule-F-1_4B-11 = If the people are calmed, the Uprising does not happen.
rule-F-1_4B-12 = A Bishop who fails to calm the people is stoned, and the Uprising happens.
rule-F-1_4B-17 = The people can be calmed after the Uprising card is played and before its dice are rolled.
rule-F-1_5-06 = Only three Cardinals can be made by card at the same time.
rule-F-1_5-09 = While there is a Pope, nobody becomes Cardinal without his consent.
rule-F-1_5-10 = Without the Pope’s consent the card stays in hand, or no money is paid.
rule-F-1_5B-08 = A Cardinal calms an Uprising anywhere for 3 deniers.
rule-F-1_5B-12 = A Cardinal pays 3 deniers for each Uprising card he tries to calm.
rule-F-1_6-01 = A title that nobody may inherit returns to the board.
rule-F-1_7-04 = Only free Bishops and Cardinals stand for Pope.
rule-F-1_7P-06 = The Pope may annul a marriage if one of the two families asks for it; he never has to.
rule-F-1_7P-07 = The Pope annuls no marriage unless one of the families asks for it.
rule-F-1_7P-08 = The marriage of King and Queen cannot be annulled once they have had a Crown Prince.
rule-F-1_7P-12 = The Pope may excommunicate one Lord per round.
rule-F-1_7P-13 = The Pope may excommunicate at any time, but not while votes lie face down.
rule-F-1_7P-14 = Only one Lord is excommunicated at a time.
rule-F-1_7P-15 = The Pope excommunicates a Lord in play, of any family, but not himself.
rule-F-1_7P-18 = An excommunication lasts until the Pope lifts it or dies.
rule-F-1_8-02 = A King must be a man.
rule-F-1_8-03 = A candidate for King must already have a title.
rule-F-1_8-04 = The clergy does not stand for King.
rule-F-1_8-05 = A captive cannot be elected King.
rule-F-1_8-06 = An excommunicated Lord cannot be elected King.
rule-F-1_8_1-03 = When the King dies without a Crown Prince, the Queen reigns as Queen Regent.
rule-F-1_8_2-01 = When the Queen’s family brings a man into play, he may become Crown Prince.
rule-F-1_8_2-02 = There is a Crown Prince only while the King lives.
rule-F-1_8_2-03 = No Crown Prince is named while the Queen is a captive.
rule-F-1_8_2-04 = When the King dies, the Crown Prince is King at once.
rule-F-1_8_2-10 = Only a new Lord of the Queen’s family becomes Crown Prince.
rule-F-1_8C-02 = There is only one Crown Prince at a time.
rule-F-1_8C-06 = Whether a dead Crown Prince is replaced depends on the edition.
rule-F-1_8K-03 = The King may give fief titles free of charge, as his edition allows.
rule-F-1_8K-04 = A family may refuse what the King gives.
rule-F-10_0-02 = Cards that strike at any time wait until the effect that has begun is finished.
rule-F-10_1-01 = An Uprising needs a Village under a tallage, a tithe or a Famine.
rule-F-10_1-04 = Nobody stirs up a Village over a tax of his own.
rule-F-10_1-05 = Whoever plays an Uprising names the Village and the cause.
rule-F-10_1-06 = An Uprising attacks the troops in the Village at once with one die and one hit more.
rule-F-10_1-08 = If several players have troops there, whoever played the card decides who is struck first.
rule-F-10_1-11 = Without dice an Uprising does nothing.
rule-F-10_1-13 = Several Uprisings may strike the same Village together.
rule-F-10_1-14 = Uprisings played together add up their dice.
rule-F-10_1-18 = If an Uprising kills all troops, the Lords there die, and the Mills and a Stronghold are destroyed.
rule-F-10_2-01 = A Secret Passage card has one of several uses, then it is discarded.
rule-F-10_2_1-01 = A Secret Passage serves an own group led by a Lord, in its own turn to move.
rule-F-10_2_1-07 = A Secret Passage leads past an opponent without leave and without a fight.
rule-F-10_2_2-01 = With a Secret Passage the attacker ignores the walls for one battle.
rule-F-10_2_2-02 = A Secret Passage also leads an Uprising past the walls.
rule-F-10_2_2-03 = Only the attacking side of a running battle uses a Secret Passage against the walls.
rule-F-10_2_3-01 = In the English edition a Secret Passage saves a Lord from an assassin or an ambush.
rule-F-10_2_3-03 = Through a Secret Passage a captive escapes without ransom.
rule-F-10_2_3-04 = Who may free a captive with a Secret Passage depends on the edition.
rule-F-10_2_3-05 = Other captives at the same place may escape with him.
rule-F-10_3-01 = An assassin strikes any Lord of another family, even of an ally.
rule-F-10_3-02 = An assassin never strikes an own Lord.
rule-F-10_3-03 = The victim of an assassin dies; in the English edition a die of 4 to 6 saves him.
rule-F-10_3-04 = Whoever hires an assassin names one of his own Lords, who bears the marker.
rule-F-10_4-01 = Justice kills a Lord who bears an Assassin marker.
rule-F-10_4-02 = King, Queen, Crown Prince and Pope are above Justice.
rule-F-10_5-01 = An Ambush needs an own Lord in the running battle.
rule-F-10_5-02 = An Ambush captures one Lord who fights in the running battle.
rule-F-10_5-03 = Whom an Ambush may take depends on the edition.
rule-F-11_1-01 = One relic lies on each of the five Principal Villages.
rule-F-11_1-02 = A relic is first taken by the Bishop of its Bishopric, a Cardinal or the Pope who stands there.
rule-F-11_1-04 = A relic in another player’s Village is taken only with his permission.
rule-F-11_1-06 = A relic stays with the Lord who carries it.
rule-F-11_1-07 = A relic may be given or sold to another Lord.
rule-F-11_1-08 = A relic in a Village without Lords belongs to the troops there.
rule-F-11_1-17 = At the end of the Cards phase the Eyes of St Roseline may move Heavy Rain.
rule-F-11_1-18 = The die says where the rain goes; a 6 or the present number leaves it there.
rule-F-11_1-20 = Once per game the Teeth of St Geronce undo a death.
rule-F-11_1-27 = The Bone of St Radegund ends a Famine on a die of 4 to 6.
rule-F-12_3-01 = A tax is collected only while the title behind it is not lost.
rule-F-2_1-01 = In turn order each player discards and draws.
rule-F-2_1-02 = Before drawing you may discard any cards.
rule-F-2_1-03 = Discarded cards are shown to all.
rule-F-2_1-05 = After the first draw nothing is discarded.
rule-F-2_1-06 = You draw up to two cards, at most one of them from the Lord deck.
rule-F-2_1-07 = Only one Lord card is drawn per round.
rule-F-2_1-12 = A hand never holds more than three cards.
rule-F-2_1-16 = A Disaster that is drawn waits face down on the track.
rule-F-2_1-17 = When three Disasters wait, any further one is discarded.
rule-F-2_1-22 = While somebody draws, nobody plays a Surprise card.
rule-F-2_2-01 = When a deck is empty and a card is wanted from it, its discards are shuffled.
rule-F-2_2-05 = Deck and discard pile are both empty.
rule-F-2_3-03 = A die decides which Bishopric a Disaster strikes.
rule-F-2_3-04 = A 6 is a false alarm.
rule-F-2_3-07 = A Disaster stays with its Bishopric until the end of the round.
rule-F-2_3_1-04 = No Harvest card on a Bishopric with Heavy Rain.
rule-F-2_3_1-M01 = In Heavy Rain nobody moves in, out or through.
rule-F-2_3_1-M02 = In Heavy Rain no battle is fought.
rule-F-2_3_1-M05 = Heavy Rain stops movement and battles; sieges and the rest go on.
rule-F-2_3_2-03 = No Good Weather card on a Bishopric with Famine.
rule-F-2_3_3-02 = Each Lord in a plagued Bishopric dies on a die of 1 to 3.
rule-F-2_3_3-05 = Each player chooses the order in which his Lords face the plague.
rule-F-2_3_3-06 = The plague takes half of the troops in each Village, rounded down.
rule-F-2_3_3-08 = The owner chooses which troops the plague takes.
rule-F-2_4-01 = After the Disasters each player in turn may play any number of cards.
rule-F-2_4-M01 = Lords, Harvest, Good Weather and Tax are played only when it is time to play cards.
rule-F-2_4-M02 = While a player draws, no Surprise card is played.
rule-F-2_4_1-01 = A Lord card brings that Lord into your family.
rule-F-2_4_1-02 = A family has at most four Lords.
rule-F-2_4_1-05 = A new Lord goes to a Stronghold or City of his family; only without one beside another Lord of it, then to another of its Villages.
rule-F-2_4_2-01 = A Harvest card goes to any Bishopric without Heavy Rain, Good Weather to any without Famine.
rule-F-2_4_2-02 = Harvest ends a Famine, Good Weather ends Heavy Rain; both cards are discarded.
rule-F-2_4_2-03 = Harvest and Good Weather each add 1 denier to every Mill of the Bishopric.
rule-F-2_4_4-01 = A Tax card is a tallage on a fief or a tithe on Bishoprics.
rule-F-2_4_4-03 = Each tax needs one of your three Tax markers.
rule-F-2_4_4-05 = A tax needs a Lord with the right to it.
rule-F-2_4_5-01 = The holder of a fief title may raise a tallage on that fief.
rule-F-2_4_5-02 = A fief without a holder is tallaged only by the King or the Queen Regent.
rule-F-2_4_5-08 = A fief is tallaged only once per round by the same player.
rule-F-2_4_6-01 = A Bishop may raise the tithe of his own Bishopric.
rule-F-2_4_6-02 = A Cardinal may raise the tithe of any governed Bishopric.
rule-F-2_4_6-03 = The Pope may raise the tithe of all governed Bishoprics.
rule-F-2_4_6-04 = A Bishopric without a Bishop cannot be tithed.
rule-F-2_4_7-02 = The same card counts only once for a Bishopric in a round.
rule-F-2_4_7-03 = No second card of the same kind on a Bishopric.
rule-F-3_0-01 = Each Village you control brings 1 denier.
rule-F-3_0-04 = Each Mill in a Village you control brings 2 deniers.
rule-F-3_0-08 = A tallage brings 2 deniers more per Village of the fief.
rule-F-3_0-09 = A tithe brings the income of all Mills of the Bishopric.
rule-F-3_0-10 = The Queen brings her family 2 deniers.
rule-F-3_0-14 = After the income Tax markers, Harvest and Good Weather cards are removed.
rule-F-4_0-01 = In turn order each player buys all that he wants and can pay.
rule-F-4_0-03 = What is used up in the supply cannot be bought.
rule-F-4_0-07 = Without a Lord or troop on the map you buy no troops and no buildings.
rule-F-4_1-01 = A Man-at-Arms costs 1 denier.
rule-F-4_1-02 = A Knight costs 3 deniers.
rule-F-4_1-06 = New troops cannot enter a besieged fortification.
rule-F-4_1-07 = At most four new counters per Village and round.
rule-F-4_1-09 = New troops need an own fortification or a free Lord in the Village.
rule-F-4_1-12 = What new troops do to a foreign Lord who is alone in their Village depends on the edition.
rule-F-4_2-01 = A Stronghold costs 10 deniers and stands in a Village you control.
rule-F-4_2-02 = Each Village has room for one fortification.
rule-F-4_2-05 = A Mill costs 3 deniers and stands in a Village you control.
rule-F-4_2-06 = Each Village has room for two Mills.
rule-F-4_2-07 = You build only in Villages you control.
rule-F-4_3-01 = A fief title needs control of every Village of the fief.
rule-F-4_3-02 = A fief title needs a Stronghold in the fief.
rule-F-4_3-03 = This title already has a holder.
rule-F-4_3-04 = A Lord holds at most two fief titles.
rule-F-4_3-10 = The buyer gives the title to one of his own Lords.
rule-F-4_3-16 = A Lord holds at most two fief titles.
rule-F-4_3-05 = A fief title costs 2 deniers per Village of the fief.
rule-F-4_3-12 = With the title one Stronghold of the fief becomes its Fortified City.
rule-F-4_3-19 = Whoever takes control of the Fortified City takes the fief title.
rule-F-4_3-22 = A Lord with two fief titles may pass one to another Lord of his family.
rule-F-4_3-23 = Who passes on a title keeps that of the larger fief.
rule-F-4_3-24 = A Lord’s only fief title cannot be passed on.
rule-F-4_3-25 = When titles may be passed on depends on the edition.
rule-F-4_3-26 = Titles are passed on only inside the family.
rule-F-4_3-27 = The title of a fief with a City is not for sale: it goes with control of the City.
rule-F-4_3_1-02 = The fief titles of a dead Lord pass to his family.
rule-F-4_3_1-05 = The last Lord of a family leaves his fief titles to his spouse.
rule-F-4_3_1-10 = A spouse with two fief titles inherits only after passing one on to the own family.
rule-F-4_3_1-06 = If the family dies out, the spouse’s family takes over the troops in the City.
rule-F-4_3_1-08 = A family that still controls the City regains the title with its next Lord.
rule-F-4_3_1-13 = The card of a dead Lord is discarded.
rule-F-4_4-01 = The Cardinal’s title for sale costs 5 deniers.
rule-F-4_4-02 = Only one Cardinal’s title is for sale.
rule-F-4_4-03 = The Cardinal’s title that is for sale goes to a Bishop at once.
rule-F-4_4-05 = This Bishop is already Cardinal.
rule-F-5_0-01 = A player makes all his moves before the next one begins.
rule-F-5_0-02 = You move your free Lords and your troops; captives go with their captor.
rule-F-5_0-03 = One Move leads along a road to the next Village.
rule-F-5_0-04 = A Lord makes at most two Moves per round, with d’Arc three.
rule-F-5_0-07 = Troops move only together with a free Lord.
rule-F-5_0-09 = A Lord may take troops along and leave them in any Village on his way.
rule-F-5_0-11 = Troops do not travel farther by changing their Lord.
rule-F-5_0-13 = Your Lords move in any order, but one whose group went nowhere leads again only after another Move.
rule-F-5_0-15 = Empty Villages are crossed freely.
rule-F-5_0-17 = To go on through an occupied Village you need leave, even from an ally.
rule-F-5_0-18 = To go on you need the leave of whoever controls the Village, and of those who stand on the road.
rule-F-5_0-19 = The group first moves to the Village, then asks for leave.
rule-F-5_0-20 = With leave the group may go on if it has a Move left.
rule-F-5_0-21 = Without leave the group stays, or goes back where it came from.
rule-F-5_0-22 = Who goes back after a refusal takes all his troops along.
rule-F-5_0-26 = After a refusal a cavalcade is still possible.
rule-F-5_0-40 = Nobody leaves a besieged place without the besieger’s leave, a passage or a cavalcade.
rule-F-5_0-43 = A refused group does not ask the same thing again in this turn.
rule-F-5_1-02 = The first to enter an uncontrolled Village controls it.
rule-F-5_1-03 = Whoever has no piece left in a Village loses it, unless he holds its fief.
rule-F-5_1-08 = Control may be handed to another player who is present.
rule-F-5_1-09 = When control may be handed over depends on the edition.
rule-F-5_1-11 = Who leaves a Village to several others names the next controller.
rule-F-5_2-03 = A cavalcade breaks through where an opponent bars the road.
rule-F-5_2-05 = No cavalcade past a fortification.
rule-F-5_2-06 = Only Lords and Knights ride in a cavalcade.
rule-F-5_2-07 = A cavalcade is declared before its riders move.
rule-F-5_2-08 = A free Lord leads a cavalcade.
rule-F-5_2-09 = A cavalcade needs a Move left after its battle.
rule-F-5_2-12 = The battle of a cavalcade is fought at once.
rule-F-5_2-13 = Whoever bars the way may let a cavalcade pass without a fight.
rule-F-5_2-14 = A cavalcade that is let through may still fight.
rule-F-5_2-15 = Who may have helpers against a cavalcade depends on the edition.
rule-F-5_2-16 = Helpers against a cavalcade may only leave the fight.
rule-F-5_2-19 = A cavalcade that wins must ride on.
rule-F-5_2-21 = Part of a victorious cavalcade may stay to hold the Village.
rule-F-5_2-22 = A cavalcade that does not win is over.
rule-F-5_2-32 = No cavalcade in Heavy Rain.
rule-F-6_0-01 = In your turn you may declare a battle wherever you meet others.
rule-F-6_0-05 = Troops without a free Lord start no battle.
rule-F-6_0-06 = A Lord without troops starts no battle.
rule-F-6_0-07 = The attacker names the Village and one opponent.
rule-F-6_0-08 = The same battle is declared only once per turn.
rule-F-6_0-10 = Third players who are present may fight on either side.
rule-F-6_0-12 = When helpers may join a battle depends on the edition.
rule-F-6_0-14 = The leader of a side decides who guards its captives.
rule-F-6_0-15 = The leader of a side decides on surrender.
rule-F-6_0-16 = Helpers may change sides between two rolls.
rule-F-6_0-17 = Helpers may leave the battle and cannot come back.
rule-F-6_0-18 = A helper inside the walls who changes sides opens the gates.
rule-F-6_0-22 = The leader of a side accepts or declines help.
rule-F-6_0-23 = Troops without a Lord help only the defender.
rule-F-6_0-24 = If a leader has nothing left, the strongest helper takes over.
rule-F-6_0-31 = Troops without a Lord capture nobody.
rule-F-6_0-32 = A Lord without troops who is attacked is captured.
rule-F-6_1-01 = A battle is a series of rolls until something ends it.
rule-F-6_1-04 = A battle ends when all involved agree on a truce.
rule-F-6_1-05 = Three rolls in a row without a loss end the battle.
rule-F-6_1-06 = In the open nobody stops a battle alone.
rule-F-6_1-07 = The attacker of a fortification may stop after any roll.
rule-F-6_1-08 = A defender who is left alone may come out and fight on without walls.
rule-F-6_2-12 = Both sides roll at the same time with the strength they had before the losses.
rule-F-6_2-14 = A side without dice makes no hits.
rule-F-6_2_2-02 = The owner chooses which of his troops are lost.
rule-F-6_2_2-03 = The losses must use up as many of the hits as possible.
rule-F-6_2_2-07 = When all troops are dead, each further hit kills a Lord.
rule-F-6_2_2-08 = Lords who are left without troops are captured by the other side.
rule-F-6_2_2-12 = Troops that are lost return to their owner’s stock.
rule-F-6_2_2-15 = The leader of a coalition shares out its losses.
rule-F-6_2_2-16 = The winner may leave Lords free instead of capturing them.
rule-F-6_2_3-03 = A captive moves with his captor’s group.
rule-F-6_2_3-04 = A captive without a guard is free.
rule-F-6_2_3-06 = A captive may be handed to another player with troops in the same Village.
rule-F-6_2_3-08 = Only his captor frees a captive.
rule-F-6_2_3-10 = If the guards are beaten, the captive is free unless the winner takes him.
rule-F-6_2_3-12 = A new or freed Lord goes to an own fortification, else beside an own Lord, else to an own Village.
rule-F-6_2_3-13 = A Lord without any place of his own needs a free Village or a host.
rule-F-6_2_4-01 = Ransoms are settled before the purchases.
rule-F-6_2_4-02 = The ransom is 2 deniers and 2 more per title.
rule-F-6_2_4-05 = Who can pay the full ransom must pay it.
rule-F-6_2_4-07 = With too little money for all, the edition says whose ransom comes first.
rule-F-6_2_4-09 = Less may be offered, but the captor may refuse.
rule-F-6_2_4-11 = One price may be offered for several captives.
rule-F-6_3-01 = Who surrenders loses all troops there, and his Lords become captives.
rule-F-6_3-02 = One may surrender only while both sides have troops.
rule-F-6_3-03 = Surrender is declared between two rolls; some editions allow it before the first.
rule-F-6_3-04 = After a truce everybody stays, and control does not change.
rule-F-6_3-07 = If only Lords are left on both sides, the battle ends and all stay free.
rule-F-6_3-08 = Without a Lord the attack ends.
rule-F-6_3-11 = If both sides are destroyed, the Village falls to the holder of its fief, or to nobody.
rule-F-6_3-12 = The winner controls the Village unless somebody was there before him.
rule-F-6_4-01 = After his battles a player may besiege a foreign fortification where he has troops.
rule-F-6_4-02 = Whether a siege needs a Lord depends on the edition.
rule-F-6_4-03 = A siege begins with an engine that shows one die.
rule-F-6_4-04 = In the next round a continued siege turns the engine to two dice.
rule-F-6_4-05 = Each player has two engines, so two sieges at most.
rule-F-6_4-06 = One engine per player and siege.
rule-F-6_4-08 = Each besieger decides about his own siege.
rule-F-6_4-11 = In each round a siege is continued or lifted.
rule-F-6_4_1-05 = Relief goes straight into the besieged place from a neighbouring Village.
rule-F-6_4_1-06 = Relief enters besieged walls with the consent of the besieged.
rule-F-6_4_1-13 = The besieger may lift the siege at any time.
rule-F-6_4_2-08 = When a siege ends, its engine is removed.
rule-F-6_5-01 = Mills are pillaged when all battles are over.
rule-F-6_5-02 = You pillage only in Villages you control; a besieged one is the besieger’s to pillage.
rule-F-6_5-04 = The besieged cannot pillage; the besieger can.
rule-F-6_5-05 = A pillaged Mill is removed and brings 1 denier.
rule-F-6_5-07 = You may pillage some or all Mills of a Village.
rule-F-7_0-01 = At the end of the round the Disasters leave the map.
rule-F-7_1-01 = A player without an ally wins with 3 victory points.
rule-F-7_2-01 = Two allies win together with 4 victory points.
rule-F-7_3-02 = A tie is broken by King, Pope, Queen Regent, fief titles, Bishops, then Villages.
rule-F-7_3-05 = If nothing breaks the tie, the game goes on.
rule-F-8_0-01 = Each family has three Diplomacy markers; using one spends it.
rule-F-8_0-03 = How much money may change hands depends on the edition.
rule-F-8_0-04 = Cards change hands only with a Diplomacy marker.
rule-F-8_0-05 = No exchange may leave a hand with more than three cards.
rule-F-8_0-06 = In a private talk money and cards may change hands in secret.
rule-F-8_0-07 = Each marker buys a talk of three minutes.
rule-F-8_0-09 = Nobody has to join a private talk.
rule-F-8_0-10 = Without a Diplomacy marker there is no private talk.
rule-F-8_0-14 = Promises bind nobody; only what changes hands at once is certain.
rule-F-9_1-01 = d’Arc is played on an unmarried lady of any family.
rule-F-9_1-04 = d’Arc joins only an unmarried lady.
rule-F-9_2-01 = A Cardinal card makes any Bishop a Cardinal at once.
rule-F-9_2-02 = While there is a Pope, a Cardinal card needs his consent.
rule-F-9_2-03 = A Cardinal card that the Pope refuses stays in hand.
rule-F-9_2-05 = Nobody is Cardinal twice.
rule-F-R-01 = The game goes on round by round until somebody wins.
rule-F-R-02 = A round has seven phases: Hear ye, Cards, Income, Purchases, Movement, Battles, End.
rule-F-S-11 = Each family begins with one Lord drawn from the deck.
rule-F-S-14 = The First Player is drawn by lot unless the table agrees otherwise.
rule-F-S-15 = In turn order each family chooses a Village that is still unoccupied.
rule-F-S-16 = A family begins with its Lord, 1 Knight, 3 Men-at-Arms and a Stronghold in its Village.
rule-F-1_4-13 = Control of the Principal Village gives 2 votes in the election of its Bishop.
rule-F-1_4-14 = Each other Village of the Bishopric gives whoever controls it 1 vote.
rule-F-1_4-15 = Each free Bishop who was one before this round gives 2 votes.
rule-F-1_4-17 = Each free Cardinal gives 3 votes, and so does the Pope.
rule-F-1_4_1-01 = Bishop becomes the candidate with more votes than every other.
rule-F-1_4B-16 = Each Uprising card allows one attempt to calm it.
rule-F-1_7-06 = For the Pope each free Cardinal has 1 vote, and nobody else votes.
rule-F-1_7_1-01 = A Pope needs more than half of the votes cast.
rule-F-1_8-08 = For the King each titled Lord has 1 vote, whatever the number of his titles.
rule-F-1_8-12 = A King needs at least 3 votes.
rule-F-1_8-13 = Among the votes for a King are those of two Bishops, of one Cardinal or of the Pope.
rule-F-10_0-08 = Diplomacy markers may be spent even while a card is being resolved; only money, cards and talk move then.
rule-F-10_1-10 = A Secret Passage opens the walls to those who have risen, whoever plays it.
rule-F-11_1-03 = A Bishop takes only the relic of his own Bishopric.
rule-F-11_1-14 = With the Holy Grail in defence every die of the attack counts 1 less.
rule-F-11_1-25 = The Holy Spear adds 1 hit to each roll of its side.
rule-F-11_1-28 = The Bone works from afar; Eyes and Bone try each card only once a round.
rule-F-12_2-02 = A card that was played is resolved completely before another may be played.
rule-F-5_2-17 = Against a cavalcade the defender adds 1 hit for each die he rolls.
rule-F-6_2-07 = 1 to 6 strength points give 1 die, 7 to 12 give 2, 13 or more give 3.
rule-F-6_2-08 = d’Arc adds 1 die to her side; only so can a side roll four.
rule-F-6_2_1-01 = A Stronghold costs the attack 1 die.
rule-F-6_2_1-02 = A Fortified City costs the attack 2 dice.
rule-F-6_2_1-03 = Siege engines give back up to 2 dice that walls cost.
