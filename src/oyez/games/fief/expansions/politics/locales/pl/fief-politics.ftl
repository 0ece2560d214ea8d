## Polityka

fact-toll-income = { $seat } dostaje { deniers } myta na mostach.
fact-toll-collector = { $seat } ma jedynego poborcę myta.
rule-X-POL-02 = W fazie dochodów gracz zbiera 1 denar za każdy most przy wiosce, którą kontroluje, najwyżej 5.
rule-X-POL-05 = Każdy gracz ma poborcę myta, chyba że ustalono, iż ma go tylko jeden, wylosowany.
