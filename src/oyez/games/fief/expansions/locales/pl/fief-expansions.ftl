## Co łączy dodatki: żetony inne niż zbrojni i rycerze oraz ich zasady

fact-others-marched = Razem z nimi idą: { $piece }, { $number }.
fact-others-lost = { $seat } traci w wiosce { $village }: { $piece }, { $number }.
fact-others-buried = Zaraza zabiera w wiosce { $village } graczowi { $seat }: { $piece }, { $number }.
fact-others-bought = { $seat } werbuje w wiosce { $village }: { $piece }, { $number }.
fact-others-raised = { $seat } werbuje: { $piece }, { $number }.
fact-others-passed = { $seat } przejmuje w wiosce { $village }: { $piece }, { $number }.
prompt-choose-worth-lost = Ilu rycerzy wszelkiego rodzaju wśród strat? Reszta to wojska, które usuwa jedno obrażenie.
waits-choose-worth-lost = { $seat } wybiera straty
prompt-choose-kind-lost = Ile z tych żetonów wśród strat? Resztę stanowią inne o tej samej wartości.
waits-choose-kind-lost = { $seat } wybiera straty
board-numbers = Liczby tego stołu inne niż w podanych zasadach: { $numbers }

## Zasady ogólne

rule-X-GEN-12 = Każdy żeton i budynek ma swoją cenę, którą trzeba zapłacić w całości.
rule-X-GEN-13 = Nowe jednostki stają przy własnym wolnym Seniorze albo we własnej fortyfikacji, najwyżej 4 w wiosce.
rule-X-GEN-15 = Bez żetonu w zasobach niczego nie można kupić ani wziąć.
rule-X-GEN-43 = Łucznicy, gwardziści, rycerze zakonów i rzuceni do walki najemnicy to wojska; bombardy nie.
rule-X-GEN-44 = Straty pochłaniają jak najwięcej obrażeń; Seniorzy giną dopiero po wszystkich wojskach swojej strony.
rule-X-GEN-50 = Zamiast jednej karty gracz może wziąć tytuł zakonny i od razu go położyć.
rule-X-GEN-51 = Nikt nie bierze w turze więcej niż jednego tytułu zakonnego.
rule-X-GEN-68 = We mgle wojny żetony z dodatków leżą zakryte jak inne wojska; ogłasza się, co kupiono, lecz nie gdzie.
rule-X-GEN-73 = W kawalkadzie jadą tylko Seniorzy i wojska konne.
