## Politique

fact-toll-income = { $seat } reçoit { deniers } de péage aux ponts.
fact-toll-collector = { $seat } a le seul péager.
rule-X-POL-02 = Aux revenus, chacun perçoit 1 écu par pont voisin d’un village qu’il contrôle, au plus 5.
rule-X-POL-05 = Chaque joueur a un péager, sauf s’il est convenu qu’un seul l’a, tiré au sort.
