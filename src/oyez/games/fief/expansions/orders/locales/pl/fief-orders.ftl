## Zasady obu zakonów

rule-X-GEN-52 = Do zakonu wstępują tylko mężczyźni; Senior zakonny nigdy się nie żeni i nie nosi tytułu lenna ani kościelnego.
rule-X-GEN-53 = Tytuł dostaje własny wolny Senior na mapie, nieżonaty, bez tytułu, nieobłożony ekskomuniką, nierenegat i spoza zakonów.
rule-X-GEN-54 = Senior zakonny nie dostaje tytułów królewskich ani zamorskich i nie kandyduje na inne urzędy.
rule-X-GEN-56 = Ród nie ma jednocześnie Seniorów obu zakonów.
rule-X-GEN-62 = Na wielkiego mistrza kandydują wolni Seniorzy zakonu, ani ekskomunikowani, ani renegaci.
rule-X-GEN-63 = Każdy wolny Senior zakonu daje 1 głos na wielkiego mistrza; nikt inny nie głosuje.
rule-X-GEN-64 = Wybrany jest, kto ma co najmniej 2 głosy i więcej niż każdy inny kandydat; inaczej urząd w tej turze wakuje.
