## Taktyka: łucznicy, bombardy, najemnicy i Gwardia Królewska

verb-archer = Łucznik w wiosce { $noun }
verb-bombard = Bombarda w wiosce { $noun }
verb-with-archers = { $noun ->
    [0] Bez łuczników
    [one] { $noun } łucznik
    [few] { $noun } łucznicy
   *[many] { $noun } łuczników
}
verb-with-bombards = { $noun ->
    [0] Bez bombard
    [one] { $noun } bombarda
    [few] { $noun } bombardy
   *[many] { $noun } bombard
}
verb-with-guard-knights = { $noun ->
    [0] Bez rycerzy gwardii
    [one] { $noun } rycerz gwardii
    [few] { $noun } rycerze gwardii
   *[many] { $noun } rycerzy gwardii
}
verb-with-guard-men = { $noun ->
    [0] Bez zbrojnych gwardii
    [one] { $noun } zbrojny gwardii
    [few] { $noun } zbrojni gwardii
   *[many] { $noun } zbrojnych gwardii
}
verb-lose-archers = { $noun ->
    [0] Nie trać łuczników
    [one] Strać { $noun } łucznika
    [few] Strać { $noun } łuczników
   *[many] Strać { $noun } łuczników
}
verb-lose-mercenaries = { $noun ->
    [0] Nie trać najemników
    [one] Strać { $noun } najemnika
    [few] Strać { $noun } najemników
   *[many] Strać { $noun } najemników
}
verb-lose-guard-knights = { $noun ->
    [0] Nie trać rycerzy gwardii
    [one] Strać { $noun } rycerza gwardii
    [few] Strać { $noun } rycerzy gwardii
   *[many] Strać { $noun } rycerzy gwardii
}
verb-lose-guard-men = { $noun ->
    [0] Nie trać zbrojnych gwardii
    [one] Strać { $noun } zbrojnego gwardii
    [few] Strać { $noun } zbrojnych gwardii
   *[many] Strać { $noun } zbrojnych gwardii
}
verb-fire = Strzelaj do wojsk
verb-snipe = Celuj: { $noun }
verb-re-roll = Rzuć ponownie kością { $noun }
verb-bid-mercenaries = { $noun ->
    [0] Nie licytuj
    [one] Zaoferuj { $noun } denar
    [few] Zaoferuj { $noun } denary
   *[many] Zaoferuj { $noun } denarów
}
verb-keep-mercenaries = { $noun ->
    [0] Nie zatrzymuj nikogo
    [one] Zatrzymaj { $noun } najemnika
    [few] Zatrzymaj { $noun } najemników
   *[many] Zatrzymaj { $noun } najemników
}
verb-commit = { $noun ->
    [0] Nie wysyłaj nikogo
    [one] Wyślij { $noun } najemnika
    [few] Wyślij { $noun } najemników
   *[many] Wyślij { $noun } najemników
}
verb-guard-knights = { $noun ->
    [0] Bez rycerzy do gwardii
    [one] { $noun } rycerz do gwardii
    [few] { $noun } rycerze do gwardii
   *[many] { $noun } rycerzy do gwardii
}
verb-guard-men = { $noun ->
    [0] Bez zbrojnych do gwardii
    [one] { $noun } zbrojny do gwardii
    [few] { $noun } zbrojni do gwardii
   *[many] { $noun } zbrojnych do gwardii
}
verb-rise-reserve = Przeciw najemnikom władającego wioską { $noun }

prompt-fire-or-snipe = Czy łucznicy strzelają do wojsk, czy jeden celuje w Seniora?
prompt-choose-re-roll = Bombarda pozwala ponownie rzucić jedną z twoich kości.
prompt-bid-for-mercenaries = Ile oferujesz w tajemnicy za wszystkich najemników z puli?
prompt-bid-again = Najwyższe oferty są równe: zaoferuj jeszcze raz, co najmniej tyle samo, albo zrezygnuj.
prompt-pay-mercenaries = Ilu dawnych najemników opłacasz i zatrzymujesz?
prompt-commit-mercenaries = Ilu najemników wysyłasz do tej bitwy?
prompt-raise-guard = Czy powołujesz teraz Gwardię Królewską? Najpierw rycerze, których zastąpi.
prompt-raise-foot-guard = Ilu zbrojnych zastąpi Gwardia Królewska?
prompt-choose-outbreak = Gdzie powstaje lud albo przeciw czyim najemnikom?
waits-fire-or-snipe = { $seat } kieruje łucznikami
waits-choose-re-roll = { $seat } może ponownie rzucić kością
waits-bid-for-mercenaries = { $seat } licytuje najemników
waits-bid-again = { $seat } licytuje jeszcze raz
waits-pay-mercenaries = { $seat } opłaca najemników
waits-commit-mercenaries = { $seat } może wysłać najemników
waits-raise-guard = { $seat } może powołać Gwardię Królewską
waits-raise-foot-guard = { $seat } powołuje Gwardię Królewską
waits-choose-outbreak = { $seat } wybiera, gdzie powstaje lud

fact-volley = { $seat }: strzelają łucznicy ({ $archers }): { hits } ({ $faces }).
fact-sniped = { $seat }: łucznik celuje i trafia ({ $faces }). Cel: { $lord }.
fact-snipe-missed = { $seat }: łucznik celuje i chybia ({ $faces }). Cel: { $lord }.
fact-dice-shown = { $seat }: kości pokazują { $faces }.
fact-die-re-rolled = Bombarda: { $seat } rzuca ponownie kością { $die }: { $faces }.
fact-bid-shown = { $seat } oferuje { deniers }.
fact-bids-tied = Równe oferty ({ deniers }): ci gracze licytują jeszcze raz.
fact-mercenaries-hired = { $seat } najmuje wszystkich najemników ({ $number }) za { deniers }.
fact-mercenaries-unsold = Najemnicy zostają w puli.
fact-mercenaries-kept = { $seat } płaci { deniers } za najemników: { $number }.
fact-mercenaries-left = { $seat } odsyła najemników do puli: { $number }.
fact-mercenaries-committed = { $seat } wysyła najemników do wioski { $village }: { $number }.
fact-mercenaries-home = { $seat }: najemnicy wracają z wioski { $village }: { $number }.
fact-guard-raised = { $seat } powołuje Gwardię Królewską w wiosce { $village }: rycerze { $knights }, zbrojni { $men }.
fact-guard-dismissed = { $seat }: gwardziści znów są zwykłym wojskiem: rycerze { $knights }, zbrojni { $men }.
fact-reserve-rose = { $seat } wznieca powstanie w wiosce { $village } przeciw najemnikom rodu { $whom }.
fact-reserve-struck = { $seat }: powstanie uderza w rezerwę: { hits }, straceni najemnicy { $number }.

rule-X-TAC-07 = Łucznicy rzucają 1 kością, a każdy łucznik ponad pierwszego dodaje 1 obrażenie.
rule-X-TAC-20 = Tylko obrońcy fortyfikacji, którzy mają łucznika, mogą celować w Seniora atakujących.
rule-X-TAC-21 = Celujący w Seniora rzuca 1 kością: zabija tylko 3.
rule-X-TAC-22 = Po tajnym przejściu atakujących nie można celować w ich Seniorów.
rule-X-TAC-25 = Bombarda pozwala swojej stronie ponownie rzucić jedną kością.
rule-X-TAC-27 = Bombardy pozwalają ponownie rzucać tylko kośćmi swojej strony i tylko w rzutach bitewnych.
rule-X-TAC-28 = Gdy obie strony rzuciły, najpierw atakujący rzuca ponownie, potem obrońca.
rule-X-TAC-33 = Bombarda zostaje tylko tam, gdzie jej właściciel ma wojsko albo wolnego Seniora.
rule-X-TAC-35 = Po okupach dający najwięcej bierze wszystkich najemników z puli.
rule-X-TAC-36 = Oferta jest tajna, od 0 do posiadanych pieniędzy; płaci tylko zwycięzca.
rule-X-TAC-37 = Przy remisie licytuje się jeszcze raz; drugi remis zostawia najemników w puli.
rule-X-TAC-38 = W drugiej licytacji trzeba zrezygnować albo dać co najmniej tyle samo.
rule-X-TAC-39 = Wysłać można tylko najemników z własnej rezerwy.
rule-X-TAC-40 = Każdy najemnik trzymany dłużej niż turę kosztuje 1 denar albo wraca do puli.
rule-X-TAC-42 = Na początku rzutu bitewnego można wysłać najemników do własnego Seniora lub wojsk.
rule-X-TAC-44 = Najemnicy wspierają tylko stronę, po której ich pan ma w tej wiosce wolnego Seniora lub wojsko.
rule-X-TAC-45 = Senior bez wojsk, który wypowiada bitwę, musi od razu wysłać najemników.
rule-X-TAC-46 = Wysłani najemnicy zostają w wiosce do końca bitew, potem wracają do rezerwy.
rule-X-TAC-49 = Najemnicy nie mogą dołączyć do ataku kawalkady.
rule-X-TAC-50 = Powstanie można zagrać przeciw najemnikom w rezerwie.
rule-X-TAC-51 = Przeciw rezerwie wskazuje się wioskę jej pana, w której możliwe jest powstanie.
rule-X-TAC-52 = Gwardia królewska dodaje łącznie 1 obrażenie do każdego rzutu swojej strony.
rule-X-TAC-54 = Król zastępuje gwardzistami najwyżej 2 rycerzy i 2 zbrojnych przy sobie.
rule-X-TAC-55 = Królowa zastępuje gwardzistami najwyżej 1 rycerza i 2 zbrojnych przy sobie.
rule-X-TAC-58 = Z końcem panowania gwardziści znów są zwykłym wojskiem.
rule-X-TAC-71 = Wszyscy licytują najemników jednocześnie i w tajemnicy.
rule-X-TAC-72 = Remisujący licytują jeszcze raz w tajemnicy.
rule-X-TAC-73 = Właściciele po kolei mówią, ilu dawnych najemników opłacają.
rule-X-TAC-74 = Przed łucznikami i przed każdym rzutem właściciele mogą wysłać najemników.
rule-X-TAC-75 = Obrońcy wybierają, czy strzelać, czy celować w Seniora.
rule-X-TAC-76 = Strona z bombardami wybiera, którymi swoimi kośćmi rzuca ponownie.
rule-X-TAC-77 = Na końcu pierwszej fazy król i królowa mogą powołać gwardię, raz w czasie panowania.
rule-X-TAC-79 = Posiadacz powstania może uderzyć w wioskę albo w rezerwę.

rule-X-TAC-68 = Żetony w ufortyfikowanym mieście przechodzą na małżonka rodzaj za rodzaj, o ile starcza zasobów.
piece-0 = łucznicy
piece-1 = bombardy
piece-2 = najemnicy
piece-3 = rycerze Gwardii Królewskiej
piece-4 = zbrojni Gwardii Królewskiej
count-archers = { $number ->
    [one] { $number } łucznik
    [few] { $number } łucznicy
   *[many] { $number } łuczników
}
count-bombards = { $number ->
    [one] { $number } bombarda
    [few] { $number } bombardy
   *[many] { $number } bombard
}
count-mercenaries = { $number ->
    [one] { $number } najemnik
    [few] { $number } najemnicy
   *[many] { $number } najemników
}
count-guard-knights = { $number ->
    [one] { $number } rycerz gwardii
    [few] { $number } rycerze gwardii
   *[many] { $number } rycerzy gwardii
}
count-guard-men = { $number ->
    [one] { $number } zbrojny gwardii
    [few] { $number } zbrojni gwardii
   *[many] { $number } zbrojnych gwardii
}
