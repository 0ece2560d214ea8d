## Templariusze

title-templar-grand-master = wielki mistrz templariuszy
piece-5 = rycerze templariuszy
count-templar-knights = { $number ->
    [one] { $number } rycerz templariuszy
    [few] { $number } rycerze templariuszy
   *[many] { $number } rycerzy templariuszy
}

## Wybory

verb-join-templars = Tytuł templariusza zamiast karty: { $noun }
verb-with-templar-knights = { $noun ->
    [0] Bez templariuszy
    [one] { $noun } templariusz
    [few] { $noun } templariuszy
   *[many] { $noun } templariuszy
}
verb-lose-templar-knights = { $noun ->
    [0] Nie trać templariuszy
    [one] Strać { $noun } templariusza
    [few] Strać { $noun } templariuszy
   *[many] Strać { $noun } templariuszy
}
verb-bury-templar-knights = { $noun ->
    [0] Nie trać templariuszy
    [one] Strać { $noun } templariusza
    [few] Strać { $noun } templariuszy
   *[many] Strać { $noun } templariuszy
}
verb-commandery = Komandoria w wiosce { $noun }
verb-pillage-commandery = Splądruj komandorię w wiosce { $noun }
verb-hide-treasure = Ukryj skarb: { $noun }
verb-enact = Ogłoś edykt przeciw templariuszom
verb-confer = Rozmowa templariuszy bez znacznika: { $noun }

## Pytania

prompt-choose-treasure-lords = Twoi templariusze są w jednej wiosce z innymi. Wskaż, kto próbuje ukryć skarb, albo spasuj.
waits-choose-treasure-lords = { $seat } może spróbować ukryć skarb
prompt-agree-to-hide = Templariusz chce wspólnie z twoim ukryć skarb. Zgadzasz się?
waits-agree-to-hide = { $seat } odpowiada, czy pomoże ukryć skarb
prompt-consider-edict = Król może ogłosić edykt przeciw templariuszom.
waits-consider-edict = { $seat } rozważa edykt przeciw templariuszom
prompt-support-edict = Król chce wyjąć templariuszy spod prawa. Czy papież popiera edykt?
waits-support-edict = { $seat } odpowiada w imieniu papieża

## Co się stało

fact-became-templar = { $lord } ({ $seat }) zostaje templariuszem.
fact-templar-knight-given = Do Seniora { $lord } ({ $seat }) dołącza rycerz templariuszy.
fact-built-commandery = { $seat } zakłada komandorię w wiosce { $village }.
fact-commandery-income = { $seat } dostaje { deniers } z komandorii.
fact-commandery-pillaged = { $seat } plądruje komandorię w wiosce { $village }.
fact-treasure-proposed = { $lord } ({ $seat }) proponuje wspólne ukrycie skarbu; drugi templariusz to { $other }.
fact-treasure-declined = { $seat } odmawia ukrycia skarbu.
fact-treasure-hidden = { $seat } wyrzuca { $die }: skarb templariuszy jest ukryty na zawsze.
fact-treasure-not-hidden = { $seat } wyrzuca { $die }: skarb nie jest jeszcze ukryty.
fact-edict-sought = { $seat } prosi papieża o poparcie edyktu przeciw templariuszom.
fact-edict-refused = { $seat } odmawia: papież nie popiera edyktu.
fact-edict-enacted = { $seat } ogłasza edykt: templariusze są wyjęci spod prawa.
fact-left-templars = { $lord } ({ $seat }) nie jest już templariuszem.
fact-commanderies-seized = { $seat } dostaje { deniers } za zniesione komandorie ({ $number }).
fact-curse-fell = Klątwa wielkiego mistrza dosięga Seniora { $lord } ({ $seat }): { $die }.
fact-curse-passed = Klątwa wielkiego mistrza omija Seniora { $lord } ({ $seat }): { $die }.
fact-conferred = { $seat } zaprasza jako templariusz na rozmowę; odpowiada { $guest }.

## Zasady

rule-X-TEM-03 = Templariusz nie atakuje chrześcijan: broni się i przebija z oblężenia.
rule-X-TEM-04 = Templariusz walczy po stronie ataku tylko wtedy, gdy przebija się z oblężenia: w wypadzie albo w przejeździe z obleganego miejsca.
rule-X-TEM-08 = Templariusz nigdy nie zleca zabójstwa.
rule-X-TEM-09 = Z tytułem przychodzi jeden rycerz templariuszy, który zawsze zostaje przy swoim Seniorze.
rule-X-TEM-11 = Gracze, którzy mają wolnych templariuszy, mogą rozmawiać bez zużycia znacznika dyplomacji.
rule-X-TEM-12 = Każdy gracz rozpoczyna jedną taką rozmowę w turze; przy otwartej dyplomacji nie ma ona znaczenia.
rule-X-TEM-15 = Komandoria kosztuje 3 denary.
rule-X-TEM-17 = Komandoria powstaje we własnej wiosce, w której stoi własny wolny templariusz; najwyżej jedna w wiosce.
rule-X-TEM-18 = Komandoria przynosi 2 denary oraz po 1 za obfite plony i za dobrą pogodę.
rule-X-TEM-22 = Komandoria chroni swoją wioskę przed zarazą.
rule-X-TEM-24 = W wiosce z komandorią nie można wywołać buntu.
rule-X-TEM-25 = Komandorię można splądrować jak młyn, za 1 denara.
rule-X-TEM-27 = Aby ukryć skarb, dwaj wolni templariusze muszą stać w jednej wiosce, a ich gracze się zgodzić.
rule-X-TEM-28 = Po ruchach pytani są gracze z takimi templariuszami, w kolejności; jest jedna próba w turze.
rule-X-TEM-29 = Wynik od 4 do 6 ukrywa skarb do końca gry.
rule-X-TEM-31 = Król może ogłosić edykt przeciw templariuszom przed małżeństwami.
rule-X-TEM-32 = Gdy w grze jest wielki mistrz templariuszy, edykt wymaga poparcia papieża.
rule-X-TEM-33 = Gdy jest wielki mistrz, a nie ma papieża, edykt jest niemożliwy.
rule-X-TEM-34 = Ogłasza go tylko król, jeśli jest jakiś templariusz albo komandoria.
rule-X-TEM-36 = Po edykcie wszyscy templariusze stają się zwykłymi Seniorami bez swoich rycerzy.
rule-X-TEM-37 = Król dostaje 2 denary za każdą komandorię albo król i papież po 1; nic, jeśli skarb jest ukryty.
rule-X-TEM-38 = Po edykcie nie ma już tytułów templariuszy, komandorii ani prób ukrycia skarbu.
rule-X-TEM-39 = Jeśli zginął wielki mistrz, król i papież rzucają kością i giną przy wyniku 1.
rule-X-TEM-51 = Gracz króla decyduje, czy ogłasza edykt.
rule-X-TEM-52 = Gracz papieża jest pytany o poparcie tylko wtedy, gdy jest wielki mistrz.
rule-X-TEM-54 = Gracz wskazuje templariuszy, którzy próbują; drugi gracz zgadza się albo odmawia.
