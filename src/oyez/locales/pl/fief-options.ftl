## Drobny druk edycji: nazwa, co zmienia w grze, i możliwości

## Przygotowanie gry

option-setup_special_lord_card = Karty specjalne wylosowane na początku
option-setup_special_lord_card-about = Kardynała lub d’Arc, wylosowanych jako pierwszy Senior, zastępuje inna karta; oto kiedy wracają do talii.
option-setup_special_lord_card-reshuffle_immediately = Natychmiast
option-setup_special_lord_card-set_aside = Gdy każdy ma Seniora
option-first_player_selection = Gracz zaczynający grę
option-first_player_selection-about = Kto jako pierwszy dostaje kartę pierwszego gracza.
option-first_player_selection-random = Losowanie
option-first_player_selection-table_choice = Wybór przy stole

## Dyplomacja

option-three_player_marriage = Małżeństwo przy trzech graczach
option-three_player_marriage-about = Przy trzech graczach nie wygrywa się w parze; sojusz pomaga tylko znaleźć schronienie i wejść z odsieczą.
option-three_player_marriage-no_alliance = Bez sojuszu
option-three_player_marriage-alliance_without_team_win = Sojusz bez wspólnego zwycięstwa
option-money_transfer = Przekazywanie pieniędzy
option-money_transfer-about = Pieniądze przechodzą swobodnie albo kosztują odbiorcę znaczniki Dyplomacji.
option-money_transfer-marker_up_to_3 = 3 denary za znacznik Dyplomacji
option-money_transfer-free = Swobodnie
option-diplomacy_cards = Karty za znacznik Dyplomacji
option-diplomacy_cards-about = Co daje jeden znacznik: otrzymanie kart czy wymianę w obie strony.
option-diplomacy_cards-receive = Otrzymanie kart
option-diplomacy_cards-exchange = Całą wymianę

## Tytuły i wybory

option-darc_is_title = d’Arc liczy się jako tytuł
option-darc_is_title-about = Jako tytuł daje głos w wyborze króla i podnosi okup o 2 denary.
option-fief_title_requirement = Wioski do tytułu lennego
option-fief_title_requirement-about = Co kupujący musi mieć w każdej wiosce lenna.
option-fief_title_requirement-control = Kontrolę
option-fief_title_requirement-occupy = Kontrolę i własny żeton
option-act_between_candidacy_and_vote = Między kandydaturami a głosowaniem
option-act_between_candidacy_and_vote-about = Czy można użyć Niespodzianek i znaczników Dyplomacji, gdy kandydaci są już znani.
option-act_between_candidacy_and_vote-allowed = Można
option-act_between_candidacy_and_vote-forbidden = Nie można
option-bishop_election_trigger = Kiedy wybiera się biskupa
option-bishop_election_trigger-about = Jakie muszą być wszystkie wioski biskupstwa, by wybrało ono biskupa.
option-bishop_election_trigger-all_controlled = Kontrolowane
option-bishop_election_trigger-all_occupied = Zajęte
option-new_bishop_cardinal_vote = Głosy świeżego kardynała
option-new_bishop_cardinal_vote-about = Czy biskup z tej tury, od razu mianowany kardynałem, daje 3 głosy w kolejnych wyborach biskupów.
option-new_bishop_cardinal_vote-counts = Liczą się
option-new_bishop_cardinal_vote-excluded = Nie liczą się
option-captive_bishop_can_calm = Uwięziony biskup uspokaja bunt
option-captive_bishop_can_calm-about = Biskup w niewoli nadal może próbować uspokoić lud swojego biskupstwa.
option-uprising_calm_roll = Rzut uspokajający Bunt
option-uprising_calm_roll-about = W obu przypadkach lud uspokajają cztery wyniki na sześć.
option-uprising_calm_roll-low_succeeds = Od 1 do 4
option-uprising_calm_roll-high_succeeds = Od 3 do 6
option-uprising_calm_scope = Uspokajanie kilku kart Buntu
option-uprising_calm_scope-about = Czy każdą kartę Buntu zagraną na wioskę trzeba uspokoić osobno.
option-uprising_calm_scope-one_roll_per_card = Rzut na każdą kartę
option-uprising_calm_scope-one_roll_per_village = Jeden rzut na wszystkie
option-royal_annulment_block = Unieważnienie małżeństwa królewskiego
option-royal_annulment_block-about = Jaki następca tronu chroni małżeństwo króla i królowej przed unieważnieniem.
option-royal_annulment_block-cp_ever_placed_for_couple = Żywy albo zmarły
option-royal_annulment_block-living_cp_only = Tylko żywy
option-king_candidate_requires_title = Kandydat na króla z tytułem
option-king_candidate_requires_title-about = Na króla może kandydować tylko Senior, który ma już tytuł.
option-king_free_title = Tytuły lenne od króla
option-king_free_title-about = Jak król nadaje tytuł lenny za darmo.
option-king_free_title-king_turn_gift = Dar w kolejce króla
option-king_free_title-waive_price_in_buyer_turn = Prośba w kolejce kupującego
option-regent_replaced_loses = Regentka i nowy król
option-regent_replaced_loses-about = Co traci królowa regentka, gdy wybrano nowego króla.
option-regent_replaced_loses-regent_and_queen = Regencję i tytuł królowej
option-regent_replaced_loses-regent_only = Tylko regencję
option-crown_prince_inherits_fief_titles = Następca dziedziczy tytuły lenne
option-crown_prince_inherits_fief_titles-about = Wraz z koroną następca tronu przejmuje tytuły lenne zmarłego króla, o ile ma na nie miejsce.
option-crown_prince_replacement = Śmierć następcy tronu
option-crown_prince_replacement-about = Czy ród królowej może wskazać kolejnego.
option-crown_prince_replacement-allowed = Może być kolejny
option-crown_prince_replacement-forbidden = Kolejnego nie będzie

## Karty i Plagi

option-disaster_draw_must_continue = Dalsze dobieranie po Pladze
option-disaster_draw_must_continue-about = Kto trafi na Plagę, musi dobierać aż do karty Wydarzenia; bez tej zasady może przestać.
option-disaster_duplicate = Dwie takie same Plagi
option-disaster_duplicate-about = Co się dzieje, gdy kość wskaże dla Plagi biskupstwo, w którym jest już taka sama.
option-disaster_duplicate-reroll = Ponowny rzut
option-disaster_duplicate-discard = Nowa zostaje odrzucona
option-plague_lord_retest = Zaraza a podróż Seniora
option-plague_lord_retest-about = Jak często Senior w drodze rzuca o życie.
option-plague_lord_retest-per_zone = W każdym osobnym obszarze zarazy
option-plague_lord_retest-once_per_round = Raz na turę
option-plague_troops_retest = Zaraza a marsz wojsk
option-plague_troops_retest-about = Jak często wojska w drodze tracą połowę.
option-plague_troops_retest-every_entry = Przy każdym wejściu
option-plague_troops_retest-once_per_round = Raz na turę
option-lord_placement_steps = Własne wioski dla Seniora
option-lord_placement_steps-about = Gdzie staje nowy lub uwolniony Senior, którego ród nie ma fortyfikacji ani innego Seniora.
option-lord_placement_steps-four = Najpierw we własnej wiosce
option-lord_placement_steps-three_merged = We własnej, pustej lub cudzej
option-lord_placement_last_resort = Senior bez schronienia
option-lord_placement_last_resort-about = Gdzie staje Senior, którego ród nie ma fortyfikacji, innego Seniora ani wioski.
option-lord_placement_last_resort-empty_or_ally = Pusta wioska lub wioska sojusznika
option-lord_placement_last_resort-empty_or_any_consenting = Pusta wioska lub chętny gospodarz

## Dochody, okupy i zakupy

option-tallage_besieged_village = Podatek ziemski z oblężonej wioski
option-tallage_besieged_village-about = Czy oblężona wioska nadal dodaje 2 denary do podatku ziemskiego swojego lenna.
option-tallage_besieged_village-pays = Płaci
option-tallage_besieged_village-not_paid = Nie płaci
option-papal_tithe_marker = Znacznik papieskiej dziesięciny
option-papal_tithe_marker-about = Tylko miejsce znacznika podatku na prawdziwym stole; w grze nic się nie zmienia.
option-papal_tithe_marker-board_centre = Na środku planszy
option-papal_tithe_marker-on_mitre = Na mitrze
option-tax_after_title_loss = Podatek z utraconego lenna
option-tax_after_title_loss-about = Kto pobiera podatek ziemski, gdy tytuł lenny przejdzie przed dochodami na inny ród.
option-tax_after_title_loss-follows_title = Nowy posiadacz
option-tax_after_title_loss-stays_in_family_only = Nikt
option-captive_income = Dochody dzięki więźniom
option-captive_income-about = Czy podatki więźnia i 2 denary królowej nadal trafiają do rodu.
option-captive_income-kept = Trafiają do rodu
option-captive_income-lost = Przepadają
option-ransom_priority = Kolejność okupów
option-ransom_priority-about = Kogo wykupuje się najpierw, gdy nie stać rodu na wszystkich więźniów.
option-ransom_priority-owner_choice = Wybiera ród
option-ransom_priority-highest_first = Najpierw najdroższy
option-lone_lord_capture = Pojmanie samotnego Seniora
option-lone_lord_capture-about = Czy wojska kupione obok Seniora bez wojsk mogą go od razu pojmać.
option-lone_lord_capture-immediate = Także przy zakupie wojsk
option-lone_lord_capture-on_attack = Tylko atakiem
option-stronghold_destroyed_by_uprising = Bunt niszczy zamek
option-stronghold_destroyed_by_uprising-about = Gdy Bunt zabija w wiosce wszystkie wojska, upada też jej zamek.
option-fief_title_transfer_timing = Przekazanie tytułu lennego
option-fief_title_transfer_timing-about = Kiedy Senior z dwoma tytułami lennymi może jeden przekazać w swoim rodzie.
option-fief_title_transfer_timing-purchase_phase = Podczas zakupów
option-fief_title_transfer_timing-any_time = W każdej chwili
option-vacant_title_recovery = Odzyskanie wolnego tytułu
option-vacant_title_recovery-about = Czy ród, który wciąż kontroluje miasto warowne, może nie przyjąć tytułu dla nowego Seniora.
option-vacant_title_recovery-optional = Może odmówić
option-vacant_title_recovery-mandatory = Musi go odzyskać
option-spouse_inheritance_cap = Małżonek z dwoma tytułami
option-spouse_inheritance_cap-about = Co z odziedziczonymi tytułami lennymi, na które małżonek nie ma już miejsca.
option-spouse_inheritance_cap-personal_max2_only = Pozostają wolne
option-spouse_inheritance_cap-spouse_family_may_take = Przejmuje je ród małżonka

## Kontrola i ruch

option-village_cession_timing = Oddanie wioski
option-village_cession_timing-about = Kiedy można oddać innemu graczowi kontrolę nad wioską.
option-village_cession_timing-any_time_unlimited = W każdej chwili
option-village_cession_timing-own_turn_only = Tylko we własnej kolejce
option-cede_to = Przejęcie wioski
option-cede_to-about = Co nowy pan musi mieć w wiosce, którą dostaje.
option-cede_to-lord_or_troops = Seniora lub wojska
option-cede_to-troops = Wojska
option-vacated_control = Wioska zostawiona kilku graczom
option-vacated_control-about = Kto kontroluje wioskę, gdy jej pan odchodzi, a zostaje kilku innych.
option-vacated_control-next_in_arrival_order = Kto przybył pierwszy
option-vacated_control-leaver_chooses = Kogo wskaże odchodzący
option-pass_roads = Zgoda na przejście
option-pass_roads-about = Czyjej zgody trzeba poza panem wioski: graczy, którzy stoją na tych drogach.
option-pass_roads-exit_only = Droga wyjścia
option-pass_roads-entry_and_exit = Drogi wejścia i wyjścia
option-cohabitation_free_exit = Sąsiedzi odchodzą swobodnie
option-cohabitation_free_exit-about = Kto stał razem z innymi przed ruchem, odchodzi bez pytania ich o zgodę.
option-cavalcade_declared = Ogłoszenie kawalkady
option-cavalcade_declared-about = Kiedy grupa musi ogłosić, że jedzie jako kawalkada, i zostawić zbrojnych.
option-cavalcade_declared-at_contact = Przy spotkaniu przeciwnika
option-cavalcade_declared-group_start = Przed wyruszeniem
option-cavalcade_fort_ban = Kawalkada a fortyfikacje
option-cavalcade_fort_ban-about = Jaka fortyfikacja nie pozwala kawalkadzie przejechać przez wioskę.
option-cavalcade_fort_ban-any_fort = Każda
option-cavalcade_fort_ban-use3_only = Tylko należąca do przeciwnika
option-cavalcade_may_force_fight = Kawalkada może mimo to walczyć
option-cavalcade_may_force_fight-about = Przepuszczona kawalkada i tak może wybrać bitwę.
option-cavalcade_coalition = Pomocnicy w bitwie kawalkady
option-cavalcade_coalition-about = Która strona może mieć pomocników; jeśli tylko obrońca, nie zmieniają oni strony.
option-cavalcade_coalition-any = Obie strony
option-cavalcade_coalition-defender_only = Tylko obrońca
option-cavalcade_fail_stops = Nieudana kawalkada staje
option-cavalcade_fail_stops-about = Seniorzy i rycerze z nieudanej kawalkady nie ruszą się już w tej turze.
option-breakout_costs_move = Wyrwanie się z oblężenia
option-breakout_costs_move-about = Ile ruchów kosztuje oblężoną kawalkadę jej bitwa.
option-breakout_costs_move-0 = Żadnego
option-breakout_costs_move-1 = Jeden ruch

## Bitwy

option-coalition_member_needs = Czego potrzebuje pomocnik
option-coalition_member_needs-about = Co inny gracz musi mieć w wiosce, by pomóc jednej ze stron.
option-coalition_member_needs-troops = Wojsk
option-coalition_member_needs-presence = Seniora lub wojsk
option-coalition_join = Kiedy dołączają pomocnicy
option-coalition_join-about = Czy inny gracz może dołączyć do bitwy, która już trwa.
option-coalition_join-any_time = Także między rzutami
option-coalition_join-start_only = Tylko na początku
option-coalition_losses_by = Kto decyduje za stronę
option-coalition_losses_by-about = Kto rozstrzyga o stratach, więźniach i poddaniu strony, która ma pomocników.
option-coalition_losses_by-strongest = Najsilniejszy po tej stronie
option-coalition_losses_by-principal = Atakujący albo zaatakowany
option-coalition_switch = Pomocnicy zmieniający stronę
option-coalition_switch-about = Czy wojska bez Seniora mogą między rzutami przejść na stronę obrońcy.
option-coalition_switch-any_time = Wszyscy pomocnicy
option-coalition_switch-end_of_roll_non_principals = Tylko pomocnicy z Seniorem
option-coalition_leave = Pomocnicy mogą odejść
option-coalition_leave-about = Po rzucie pomocnik może opuścić bitwę, ale już nie wróci.
option-traitor_opens_gates = Zdrajca otwiera bramy
option-traitor_opens_gates-about = Gdy pomocnik zza murów przejdzie do atakującego, mury do końca bitwy nikogo nie chronią.
option-calloff_reaction = Po przerwanym szturmie
option-calloff_reaction-about = Co może zrobić obrońca fortyfikacji, gdy atakujący przerywa.
option-calloff_reaction-continue_now = Wyjść i walczyć dalej
option-calloff_reaction-sortie_own_turn = Zaatakować w swojej kolejce
option-zero_dice_attack = Atak bez kości
option-zero_dice_attack-about = Czy można wypowiedzieć bitwę, gdy mury nie zostawiają atakowi żadnej kości.
option-zero_dice_attack-allowed = Można
option-zero_dice_attack-forbidden = Nie można
option-surrender_window = Kiedy można się poddać
option-surrender_window-about = Czy strona może się poddać, zanim padnie pierwszy rzut.
option-surrender_window-after_roll = Dopiero po rzucie
option-surrender_window-any = Nawet przed pierwszym rzutem
option-ends_if_attacker_lordless = Bez Seniora atak ustaje
option-ends_if_attacker_lordless-about = Gdy po stronie atakującej nie ma już Seniora, bitwa się kończy.
option-ambush_target = Ofiara Zasadzki
option-ambush_target-about = Którego Seniora z bitwy można pojmać tą kartą.
option-ambush_target-opponent = Seniora przeciwnika
option-ambush_target-any_in_battle = Nawet Seniora towarzysza broni

## Więźniowie

option-capture_optional = Pokonany może pozostać wolny
option-capture_optional-about = Zwycięzca nie musi brać do niewoli Seniorów pokonanej strony.
option-captive_handover = Przekazanie więźnia
option-captive_handover-about = Czy więźnia może przejąć inny gracz, który ma w wiosce wojska.
option-captive_handover-forbidden = Nie może
option-captive_handover-to_player_with_troops_present = Może
option-captive_on_guard_defeat = Więzień pokonanej straży
option-captive_on_guard_defeat-about = Co dzieje się z więźniem, którego straż została pokonana.
option-captive_on_guard_defeat-free = Jest wolny
option-captive_on_guard_defeat-winner_may_take = Zwycięzca może go przejąć
option-escape_card_by = Ucieczka Tunelem
option-escape_card_by-about = Kto może zagrać kartę, która uwalnia więźnia.
option-escape_card_by-owner = Jego ród
option-escape_card_by-any = Każdy gracz
option-uprising_kills_captives = Bunt zabija więźniów
option-uprising_kills_captives-about = Gdy Bunt zabija w wiosce wszystkie wojska, więźniowie giną jak inni Seniorzy.

## Oblężenia i plądrowanie

option-siege_needs_lord = Oblężenie wymaga Seniora
option-siege_needs_lord-about = Oblężenie zaczyna się i trwa tylko tam, gdzie oblegający ma Seniora.
option-joint_siege = Machiny kilku oblegających
option-joint_siege-about = Czyje machiny działają razem przeciw tym samym murom.
option-joint_siege-any = Wszystkich, którzy atakują
option-joint_siege-marriage_allies = Tylko rodów złączonych małżeństwem
option-siege_relief = Odsiecz dla oblężonego
option-siege_relief-about = Kto może wejść do oblężonego miejsca.
option-siege_relief-owner_and_allies = Oblężony i jego sojusznik
option-siege_relief-anyone_with_consent = Każdy za zgodą oblężonego
option-engine_lost_on_defeat = Utrata machiny oblężniczej
option-engine_lost_on_defeat-about = Kiedy bitwa kosztuje oblegającego machinę.
option-engine_lost_on_defeat-only_if_wiped_out = Gdy zginą jego wojska
option-engine_lost_on_defeat-on_defeat = Gdy przegra
option-besieged_may_pillage = Oblężony może plądrować
option-besieged_may_pillage-about = Młyny oblężonej wioski może plądrować także jej pan, nie tylko oblegający.

## Niespodzianki

option-surprise_interrupt = Odpowiedź na Niespodziankę
option-surprise_interrupt-about = Czy Tunel ratuje Seniora przed Zabójstwem i Zasadzką.
option-surprise_interrupt-secret_passage_may_answer = Tunelem
option-surprise_interrupt-none = Żadna
option-assassination = Skuteczność Zabójstwa
option-assassination-about = Czy ofiara ma szansę przeżyć.
option-assassination-roll_1_3_dies = Śmierć przy wyniku 1–3
option-assassination-automatic = Pewna śmierć

## Zwycięstwo

option-unbreakable_tie = Remis nie do rozstrzygnięcia
option-unbreakable_tie-about = Co się dzieje, gdy nawet liczba wiosek zostawia kilku zwycięzców.
option-unbreakable_tie-continue_game = Następuje kolejna tura
option-unbreakable_tie-shared_victory = Dzielą się zwycięstwem

## Relikwie i mgła wojny

option-relic_setup_timing = Rozłożenie relikwii
option-relic_setup_timing-about = Czy rody wiedzą, gdzie leżą relikwie, gdy wybierają pierwszą wioskę.
option-relic_setup_timing-before_placement = Przed wyborem wiosek
option-relic_setup_timing-after_placement = Po wyborze wiosek
option-relic_permission = Zgoda na zabranie relikwii
option-relic_permission-about = Kiedy inny gracz musi pozwolić na zabranie relikwii z wioski.
option-relic_permission-and = Kontroluje ją i zajmuje
option-relic_permission-or = Kontroluje ją lub zajmuje
option-relic_transfer = Oddanie relikwii
option-relic_transfer-about = Czego trzeba, by relikwia przeszła do innego rodu.
option-relic_transfer-marker = Znacznika Dyplomacji
option-relic_transfer-same_village = Spotkania w jednej wiosce
option-relic_transfer-same_village_and_marker = Jednej wioski i znacznika
option-relic_lost = Relikwia bez właściciela
option-relic_lost-about = Czy porzuconą relikwię bierze się z wyboru, czy dostaje ją pierwszy przybyły Senior.
option-relic_lost-may_take = Senior może ją wziąć
option-relic_lost-first_lord_gets = Dostaje ją pierwszy Senior
option-spear = Moc Świętej Włóczni
option-spear-about = Kiedy dodaje 1 obrażenie do rzutów swojej strony.
option-spear-attack_only = Tylko w ataku
option-spear-always = W każdej bitwie
option-fog_placement = Nowe wojska we mgle
option-fog_placement-about = Jak skrycie kładzie się kupione żetony; ich liczbę w wiosce i tak widać, więc w grze nic się nie zmienia.
option-fog_placement-hidden = Bez wskazania miejsca
option-fog_placement-face_down = Jawnie, ale zakryte
