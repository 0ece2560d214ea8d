## Taktyka na stronie: licytacja, salwa, rezerwy i gwardia

auction = Najemnicy do wynajęcia
auction-first = wszyscy licytują potajemnie
auction-again = druga oferta, co najmniej { $deniers }
auction-lot = { $number ->
    [one] { $number } najemnik za najwyższą ofertę
    [few] Wszyscy { $number } najemnicy za najwyższą ofertę
   *[many] Wszyscy najemnicy ({ $number }) za najwyższą ofertę
}
auction-rule = Wszystkie oferty odsłania się naraz; płaci tylko zwycięzca.
auction-rule-again = Zaoferuj co najmniej tyle co przedtem albo się wycofaj.
bidders = Kto licytuje
my-bid = Twoja oferta: { $deniers }
has-bid = Oferta złożona: { $seat }
thinks = namyśla się…
your-bid = Twoja oferta
turned-bid = { $seat }: { $deniers }
archers = { $archers ->
    [one] { $archers } łucznik
    [few] { $archers } łucznicy
   *[many] { $archers } łuczników
}
aimed-hit = cel: { $lord }, trafiony
aimed-missed = cel: { $lord }, chybiony
dice-lie = rzucone, jeszcze nie policzone
dice-mine = Wybierz kość do ponownego rzutu
reserve = Najemnicy w rezerwie
reserve-of = { $number ->
    [0] Brak najemników w rezerwie
    [one] { $number } najemnik w rezerwie
    [few] { $number } najemnicy w rezerwie
   *[many] { $number } najemników w rezerwie
}
reserve-owed = { $number ->
    [one] do opłacenia: { $number }
    [few] do opłacenia: { $number }
   *[many] do opłacenia: { $number }
}
pool-left = Najemnicy w puli: { $number }
told-reserve = Najemnicy w rezerwie gracza { $seat }: { $number }
guard-king-raised = Gwardia króla jest powołana
guard-king-open = Król może jeszcze powołać gwardię
guard-queen-raised = Gwardia królowej jest powołana
guard-queen-open = Królowa może jeszcze powołać gwardię
moment-auction = Oferty odsłonięte
moment-guard = Gwardia Królewska
