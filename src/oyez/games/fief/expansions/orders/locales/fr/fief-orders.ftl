## Règles des deux ordres

rule-X-GEN-52 = Seuls des hommes entrent dans un ordre ; un seigneur d’un ordre ne se marie jamais et ne porte ni titre de fief ni titre d’Église.
rule-X-GEN-53 = Le titre va à un seigneur à soi, libre, célibataire, sans titre, présent sur la carte, ni excommunié, ni renégat, ni membre d’un ordre.
rule-X-GEN-54 = Un seigneur d’un ordre ne reçoit ni titre royal ni titre d’Outremer et ne brigue aucune autre charge.
rule-X-GEN-56 = Une famille n’a jamais à la fois des seigneurs des deux ordres.
rule-X-GEN-62 = Les candidats à la grande maîtrise sont les seigneurs libres de l’ordre, ni excommuniés ni renégats.
rule-X-GEN-63 = Chaque seigneur libre de l’ordre donne 1 voix pour son grand maître ; nul autre ne vote.
rule-X-GEN-64 = Est élu qui a au moins 2 voix et plus que tout autre candidat ; sinon la charge reste vacante ce tour.
