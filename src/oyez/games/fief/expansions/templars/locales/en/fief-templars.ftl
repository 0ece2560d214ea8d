## Templars

title-templar-grand-master = Grand Master of the Templars
piece-5 = Templar Knights
count-templar-knights = { $number ->
    [one] { $number } Templar Knight
   *[other] { $number } Templar Knights
}

## Choices

verb-join-templars = Templar title for { $noun }, in place of a card
verb-with-templar-knights = { $noun ->
    [0] No Templar Knights
    [one] { $noun } Templar Knight
   *[other] { $noun } Templar Knights
}
verb-lose-templar-knights = { $noun ->
    [0] Lose no Templar Knight
    [one] Lose { $noun } Templar Knight
   *[other] Lose { $noun } Templar Knights
}
verb-bury-templar-knights = { $noun ->
    [0] Lose no Templar Knight
    [one] Lose { $noun } Templar Knight
   *[other] Lose { $noun } Templar Knights
}
verb-commandery = Commandery in { $noun }
verb-pillage-commandery = Pillage the Commandery in { $noun }
verb-hide-treasure = Hide the treasure: { $noun }
verb-enact = Enact the Edict against the Templars
verb-confer = Talk with { $noun } as Templars, without a marker

## Questions

prompt-choose-treasure-lords = Templars of yours stand together. Choose those who try to hide the treasure, or pass.
waits-choose-treasure-lords = { $seat } may try to hide the treasure
prompt-agree-to-hide = A Templar asks yours to hide the treasure together. Do you agree?
waits-agree-to-hide = { $seat } is asked to help hide the treasure
prompt-consider-edict = The King may enact the Edict against the Templars.
waits-consider-edict = { $seat } considers the Edict against the Templars
prompt-support-edict = The King wants to outlaw the Templars. Does the Pope support the Edict?
waits-support-edict = { $seat } answers for the Pope

## What happened

fact-became-templar = { $lord } ({ $seat }) becomes a Templar.
fact-templar-knight-given = A Templar Knight joins { $lord } ({ $seat }).
fact-built-commandery = { $seat } founds a Commandery in { $village }.
fact-commandery-income = { $seat } receives { deniers } from Commanderies.
fact-commandery-pillaged = { $seat } pillages the Commandery in { $village }.
fact-treasure-proposed = { $lord } ({ $seat }) asks { $other } to hide the treasure with him.
fact-treasure-declined = { $seat } will not hide the treasure.
fact-treasure-hidden = { $seat } rolls { $die }: the treasure of the Templars is hidden for ever.
fact-treasure-not-hidden = { $seat } rolls { $die }: the treasure is not hidden yet.
fact-edict-sought = { $seat } asks the Pope to support an Edict against the Templars.
fact-edict-refused = { $seat } refuses: the Pope does not support the Edict.
fact-edict-enacted = { $seat } enacts the Edict: the Templars are outlawed.
fact-left-templars = { $lord } ({ $seat }) is a Templar no more.
fact-commanderies-seized = { $seat } receives { deniers } for the Commanderies that were dissolved ({ $number }).
fact-curse-fell = The curse of the Grand Master strikes { $lord } ({ $seat }): { $die }.
fact-curse-passed = The curse of the Grand Master spares { $lord } ({ $seat }): { $die }.
fact-conferred = { $seat } calls { $guest } aside, one Templar to another.

## Rules

rule-X-TEM-03 = A Templar attacks no Christians: he defends, and breaks out of a siege.
rule-X-TEM-04 = A Templar fights for an attack only to break out of a siege: in a sortie, or in a Cavalcade out of the besieged place.
rule-X-TEM-08 = A Templar never sponsors an Assassination.
rule-X-TEM-09 = With the title comes one Templar Knight, who always stays with his Lord.
rule-X-TEM-11 = Players who both have a free Templar may talk without spending a Diplomacy marker.
rule-X-TEM-12 = Each player begins one such talk a round; with open diplomacy it means nothing.
rule-X-TEM-15 = A Commandery costs 3 deniers.
rule-X-TEM-17 = A Commandery needs a Village of the buyer with a free Templar of his, at most one in each.
rule-X-TEM-18 = A Commandery yields 2 deniers, and 1 more each for a Bountiful Harvest and for Good Weather.
rule-X-TEM-22 = A Commandery protects its Village from the Plague.
rule-X-TEM-24 = No Uprising can be played on a Village with a Commandery.
rule-X-TEM-25 = A Commandery can be pillaged like a Mill, for 1 denier.
rule-X-TEM-27 = To hide the treasure two free Templars must stand in the same Village, and both owners agree.
rule-X-TEM-28 = After the moves players with such Templars are asked in turn order; there is one attempt a round.
rule-X-TEM-29 = A roll of 4 to 6 hides the treasure for the rest of the game.
rule-X-TEM-31 = The King may enact the Edict against the Templars before the marriages.
rule-X-TEM-32 = With a Grand Master of the Templars in play the Edict needs the Pope’s support.
rule-X-TEM-33 = With a Grand Master in play and no Pope the Edict is impossible.
rule-X-TEM-34 = Only the King enacts it, and only if there is a Templar or a Commandery.
rule-X-TEM-36 = By the Edict all Templars become ordinary Lords without their Knights.
rule-X-TEM-37 = The King gets 2 deniers for each Commandery, or King and Pope 1 each; nothing if the treasure is hidden.
rule-X-TEM-38 = After the Edict there are no Templar titles, Commanderies or treasure attempts any more.
rule-X-TEM-39 = If a Grand Master died, King and Pope each roll a die and die on a 1.
rule-X-TEM-51 = The King’s player is asked whether he enacts the Edict.
rule-X-TEM-52 = The Pope’s player is asked for his support only if there is a Grand Master.
rule-X-TEM-54 = A player names the Templars who try; the other owner agrees or refuses.
