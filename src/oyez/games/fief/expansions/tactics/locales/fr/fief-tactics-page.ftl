## La Tactique sur la page : l’enchère, la volée, les réserves et la garde

auction = Mercenaires à louer
auction-first = chacun mise en secret
auction-again = seconde mise, au moins { $deniers }
auction-lot = { $number ->
    [one] { $number } mercenaire au plus offrant
   *[other] Les { $number } mercenaires au plus offrant
}
auction-rule = Toutes les mises sont révélées ensemble ; seul le gagnant paie.
auction-rule-again = Misez au moins autant qu’avant, ou retirez-vous.
bidders = Qui mise
my-bid = Votre mise : { $deniers }
has-bid = { $seat } a misé
thinks = réfléchit…
your-bid = Votre mise
turned-bid = { $seat } : { $deniers }
archers = { $archers ->
    [one] { $archers } archer
   *[other] { $archers } archers
}
aimed-hit = a visé { $lord } : touché
aimed-missed = a visé { $lord } : manqué
dice-lie = lancés, pas encore comptés
dice-mine = Choisissez un dé à relancer
reserve = Mercenaires en réserve
reserve-of = { $number ->
    [0] Aucun mercenaire en réserve
    [one] { $number } mercenaire en réserve
   *[other] { $number } mercenaires en réserve
}
reserve-owed = { $number ->
    [one] dont { $number } à payer
   *[other] dont { $number } à payer
}
pool-left = Mercenaires à louer : { $number }
told-reserve = Mercenaires en réserve chez { $seat } : { $number }
guard-king-raised = La garde du roi est levée
guard-king-open = Le roi peut encore lever sa garde
guard-queen-raised = La garde de la reine est levée
guard-queen-open = La reine peut encore lever sa garde
moment-auction = Les mises sont révélées
moment-guard = La garde royale
