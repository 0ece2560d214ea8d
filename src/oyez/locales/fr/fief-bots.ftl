## Pourquoi un robot refuse. Tous ceux qui ont entendu la question l’entendent.

offer-near-victory = Vous êtes trop près de la victoire pour le moindre marché.
offer-cards = Je garde mes cartes pour moi.
offer-unwilling = Cela ne me tente pas.
offer-too-far = Ce que vous demandez vaut plus pour moi que vous ne pouvez payer.
offer-too-little = { $deniers ->
    [one] Un écu de plus, et c’est entendu.
   *[other] { $deniers } écus de plus, et c’est entendu.
}
offer-grudge = { $deniers ->
    [one] Après ce que vous m’avez fait, il faudra un écu de plus.
   *[other] Après ce que vous m’avez fait, il faudra { $deniers } écus de plus.
}
suit-few-players = À si peu de joueurs, un mariage ne rapproche personne de la victoire.
suit-near-victory = Je peux presque gagner sans allié, et il me faudrait partager.
suit-grudge = Après ce que vous m’avez fait, point de noces.
suit-no-points = Apportez un point de victoire, et j’y songerai.
suit-no-gain = À deux, nous ne serions guère plus près de la victoire que chacun de son côté.
leave-near-victory = Pas de passage pour qui est si près de la victoire.
leave-grudge = Après ce que vous m’avez fait, aucun des vôtres ne passe ici.
leave-own-land = Pas de passage : votre chemin mène sur nos propres terres.
leave-free-land = Pas de passage : ce qui est au-delà, je le veux pour moi.
leave-unwilling = Personne ne passe ici.
ransom-too-low = { $deniers ->
    [one] Pour un écu, j’accepterais.
   *[other] Pour { $deniers } écus, j’accepterais.
}
petition-no-gift = La couronne ne donne pas de titre pour rien.
hat-for-friends = Je ne consens qu’aux chapeaux de ma maison et de mon allié.
annulment-no-gain = Ce mariage peut bien durer.
truce-mean-to-win = Pas de trêve : j’entends gagner ici.
help-no-quarrel = Ce n’est pas ma querelle.
help-grudge = Après ce que vous m’avez fait, battez-vous sans moi.

## Voix : rien n’oblige à tenir parole

vote-wanted = { $deniers ->
    [one] Un écu pour vos voix, si elles vont à mon candidat.
   *[other] { $deniers } écus pour vos voix, si elles vont à mon candidat.
}
vote-promised = Entendu : mes voix iront à votre candidat.
vote-price = { $deniers ->
    [one] Pour un écu, mes voix iront à votre candidat.
   *[other] Pour { $deniers } écus, mes voix iront à votre candidat.
}
vote-not-for-sale = Mes voix ne sont pas à vendre dans cette élection.
vote-near-victory = Vous êtes trop près de la victoire pour avoir mes voix.
