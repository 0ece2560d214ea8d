## Ce que plusieurs extensions ont en commun : les pions autres que sergents et chevaliers, et leurs règles

fact-others-marched = Les accompagnent : { $piece }, { $number }.
fact-others-lost = { $seat } perd { $village-at } : { $piece }, { $number }.
fact-others-buried = La peste prend à { $seat } { $village-at } : { $piece }, { $number }.
fact-others-bought = { $seat } recrute { $village-at } : { $piece }, { $number }.
fact-others-raised = { $seat } recrute : { $piece }, { $number }.
fact-others-passed = { $seat } reçoit { $village-at } : { $piece }, { $number }.
prompt-choose-worth-lost = Combien de Chevaliers, de toute sorte, parmi vos pertes ? Le reste sont des troupes qu’un seul dégât retire.
waits-choose-worth-lost = { $seat } choisit les pertes
prompt-choose-kind-lost = Combien de ceux-ci parmi vos pertes ? D’autres de même valeur font le reste.
waits-choose-kind-lost = { $seat } choisit les pertes
board-numbers = Nombres de cette table qui diffèrent des règles citées : { $numbers }

## Lignes générales

rule-X-GEN-12 = Chaque pion et chaque bâtiment a son prix, à payer en entier.
rule-X-GEN-13 = Les nouvelles unités viennent près d’un seigneur libre ou dans une fortification à soi, au plus 4 par village.
rule-X-GEN-15 = Sans pion en réserve, rien ne peut être acheté ni pris.
rule-X-GEN-43 = Archers, gardes royaux, chevaliers des ordres et mercenaires engagés sont des troupes ; les bombardes non.
rule-X-GEN-44 = Les pertes absorbent le plus de touches possible ; les seigneurs ne tombent qu’après toutes les troupes de leur camp.
rule-X-GEN-50 = À la place d’une carte, un joueur peut prendre un titre d’un ordre et le placer aussitôt.
rule-X-GEN-51 = Nul ne prend plus d’un titre d’ordre par tour.
rule-X-GEN-68 = Dans le brouillard de guerre, les pions des extensions sont face cachée comme les autres troupes ; on annonce ce qui est acheté, non sa place.
rule-X-GEN-73 = Seuls les seigneurs et les troupes montées chevauchent dans une cavalcade.
