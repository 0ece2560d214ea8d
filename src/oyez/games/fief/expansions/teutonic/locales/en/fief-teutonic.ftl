## Teutonic Knights

title-teutonic-grand-master = Grand Master of the Teutonic Knights
piece-6 = Teutonic Knights
count-teutonic-knights = { $number ->
    [one] { $number } Teutonic Knight
   *[other] { $number } Teutonic Knights
}

## Choices

verb-join-teutonic = Teutonic title for { $noun }, in place of a card
verb-with-teutonic-knights = { $noun ->
    [0] No Teutonic Knights
    [one] { $noun } Teutonic Knight
   *[other] { $noun } Teutonic Knights
}
verb-lose-teutonic-knights = { $noun ->
    [0] Lose no Teutonic Knight
    [one] Lose { $noun } Teutonic Knight
   *[other] Lose { $noun } Teutonic Knights
}
verb-bury-teutonic-knights = { $noun ->
    [0] Lose no Teutonic Knight
    [one] Lose { $noun } Teutonic Knight
   *[other] Lose { $noun } Teutonic Knights
}
verb-teutonic-knight = Teutonic Knight in { $noun }
verb-teutonic-stronghold = Teutonic Stronghold in { $noun }
verb-teutonic-upgrade = Make the Stronghold in { $noun } a Teutonic one

## What happened

fact-became-teutonic = { $lord } ({ $seat }) becomes a Teutonic Lord.
fact-teutonic-knight-given = { $number } Teutonic { $number ->
    [one] Knight joins
   *[other] Knights join
} { $lord } ({ $seat }).
fact-built-teutonic-stronghold = { $seat } builds a Teutonic Stronghold in { $village }.
fact-upgraded-stronghold = { $seat } makes the Stronghold in { $village } a Teutonic one.

## Rules

rule-X-TEU-03 = A new Teutonic Lord gets one Teutonic Knight, if any is left.
rule-X-TEU-05 = Teutonic Knights come where a free Teutonic Lord stands or into an own Teutonic Stronghold.
rule-X-TEU-09 = With a Teutonic Lord in the battle every 2 Teutonic Knights add 1 hit.
rule-X-TEU-13 = A Teutonic Stronghold costs 10 deniers, or 4 in place of a Stronghold.
rule-X-TEU-14 = It is built where a free Teutonic Lord stands in an own Village: new without fortification, or from a Stronghold.
rule-X-TEU-17 = A Teutonic Stronghold becomes a City only if a counter of the common pool is left.
