## What several expansions have in common: pieces beside Men-at-Arms and Knights, and their rules

fact-others-marched = With them go: { $piece }, { $number }.
fact-others-lost = { $seat } loses { $village-at }: { $piece }, { $number }.
fact-others-buried = The plague takes from { $seat } { $village-at }: { $piece }, { $number }.
fact-others-bought = { $seat } recruits { $village-at }: { $piece }, { $number }.
fact-others-raised = { $seat } recruits: { $piece }, { $number }.
fact-others-passed = { $seat } takes over { $village-at }: { $piece }, { $number }.
prompt-choose-worth-lost = How many Knights of any kind are among your losses? The rest are troops that one hit removes.
waits-choose-worth-lost = { $seat } chooses losses
prompt-choose-kind-lost = How many of these are among your losses? Others that take as many hits make up the rest.
waits-choose-kind-lost = { $seat } chooses losses
board-numbers = Numbers of this table that differ from the rules as told: { $numbers }

## General rows

rule-X-GEN-12 = Each piece and building has its price, which must be paid in full.
rule-X-GEN-13 = New units come where an own free Lord stands or into an own fortification, at most 4 in a Village.
rule-X-GEN-15 = A piece without a counter left in its supply cannot be bought or taken.
rule-X-GEN-43 = Archers, Royal Guards, Knights of the orders and committed Mercenaries are troops; Bombards are not.
rule-X-GEN-44 = Losses take as many hits as possible; Lords fall only after all troops of their side.
rule-X-GEN-50 = In place of one card a player may take a title of an order and place it at once.
rule-X-GEN-51 = Nobody takes more than one title of an order in a round.
rule-X-GEN-68 = Under fog of war pieces of the expansions lie face down like other troops; what is bought is announced, not where it goes.
rule-X-GEN-73 = Only Lords and mounted troops ride in a cavalcade.
