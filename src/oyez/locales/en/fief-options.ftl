## The fine print of the editions: a title, what changes in play, and the choices

## Set-up

option-setup_special_lord_card = Special cards as starting Lords
option-setup_special_lord_card-about = A Cardinal or d’Arc drawn as starting Lord is replaced; this is when the card returns to the deck.
option-setup_special_lord_card-reshuffle_immediately = At once
option-setup_special_lord_card-set_aside = When all have a Lord
option-first_player_selection = The very first player
option-first_player_selection-about = How the First Player card finds its first owner.
option-first_player_selection-random = By lot
option-first_player_selection-table_choice = Chosen at the table

## Diplomacy

option-three_player_marriage = Marriage among three players
option-three_player_marriage-about = Three players never win as a pair; an alliance then only helps to find shelter and bring relief.
option-three_player_marriage-no_alliance = No alliance
option-three_player_marriage-alliance_without_team_win = Alliance without joint victory
option-money_transfer = Giving money
option-money_transfer-about = Whether money passes freely between players, or costs the receiver Diplomacy markers.
option-money_transfer-marker_up_to_3 = 3 deniers per Diplomacy marker
option-money_transfer-free = Freely
option-diplomacy_cards = Cards for a Diplomacy marker
option-diplomacy_cards-about = What one marker is good for: cards that its owner receives, or cards in both directions.
option-diplomacy_cards-receive = Receiving cards
option-diplomacy_cards-exchange = A whole exchange

## Titles and elections

option-darc_is_title = d’Arc counts as a title
option-darc_is_title-about = As a title she gives a vote for the King and makes the ransom 2 deniers dearer.
option-fief_title_requirement = Villages for a fief title
option-fief_title_requirement-about = What the buyer needs in every Village of the fief.
option-fief_title_requirement-control = Control
option-fief_title_requirement-occupy = Control and a piece there
option-act_between_candidacy_and_vote = Between candidacy and vote
option-act_between_candidacy_and_vote-about = Whether Surprise cards and Diplomacy markers may be used once the candidates are known.
option-act_between_candidacy_and_vote-allowed = Allowed
option-act_between_candidacy_and_vote-forbidden = Forbidden
option-bishop_election_trigger = When a Bishop is elected
option-bishop_election_trigger-about = What must be true of all Villages of the Bishopric before it elects its Bishop.
option-bishop_election_trigger-all_controlled = All are controlled
option-bishop_election_trigger-all_occupied = All are occupied
option-new_bishop_cardinal_vote = Votes of a brand-new Cardinal
option-new_bishop_cardinal_vote-about = Whether a Bishop of this round who becomes Cardinal at once gives 3 votes for the Bishops still to be elected.
option-new_bishop_cardinal_vote-counts = They count
option-new_bishop_cardinal_vote-excluded = They do not count
option-captive_bishop_can_calm = Captive Bishops calm Uprisings
option-captive_bishop_can_calm-about = A Bishop in captivity may still try to calm the people of his Bishopric.
option-uprising_calm_roll = Die that calms an Uprising
option-uprising_calm_roll-about = Either way four faces out of six calm the people.
option-uprising_calm_roll-low_succeeds = 1 to 4
option-uprising_calm_roll-high_succeeds = 3 to 6
option-uprising_calm_scope = Calming several Uprising cards
option-uprising_calm_scope-about = Whether each Uprising card played on a Village has to be calmed on its own.
option-uprising_calm_scope-one_roll_per_card = One roll per card
option-uprising_calm_scope-one_roll_per_village = One roll for all
option-royal_annulment_block = Annulment of the royal marriage
option-royal_annulment_block-about = Which Crown Prince keeps the Pope from annulling the marriage of King and Queen.
option-royal_annulment_block-cp_ever_placed_for_couple = Any they ever had
option-royal_annulment_block-living_cp_only = Only a living one
option-king_candidate_requires_title = Candidates for King need titles
option-king_candidate_requires_title-about = Only a Lord who already holds a title may stand for King.
option-king_free_title = Fief titles from the King
option-king_free_title-about = How the King lets somebody have a fief title free of charge.
option-king_free_title-king_turn_gift = Gift in the King’s turn
option-king_free_title-waive_price_in_buyer_turn = Request in the buyer’s turn
option-regent_replaced_loses = Queen Regent and new King
option-regent_replaced_loses-about = What the Queen Regent gives up when a new King is elected.
option-regent_replaced_loses-regent_and_queen = Regency and Queen’s title
option-regent_replaced_loses-regent_only = Only the regency
option-crown_prince_inherits_fief_titles = Crown Prince inherits fief titles
option-crown_prince_inherits_fief_titles-about = With the crown he takes over the fief titles of the dead King, as far as he has room.
option-crown_prince_replacement = After a Crown Prince’s death
option-crown_prince_replacement-about = Whether the Queen’s family may name another Crown Prince.
option-crown_prince_replacement-allowed = Another may follow
option-crown_prince_replacement-forbidden = No other follows

## Cards and Disasters

option-disaster_draw_must_continue = Drawing on after a Disaster
option-disaster_draw_must_continue-about = Whoever meets a Disaster must go on until a Fortune card comes; without this rule he may stop.
option-disaster_duplicate = Same Disaster twice
option-disaster_duplicate-about = What happens when the die sends a Disaster to a Bishopric that already has one of its kind.
option-disaster_duplicate-reroll = Roll again
option-disaster_duplicate-discard = Discard the new one
option-plague_lord_retest = Lords who travel in Plague
option-plague_lord_retest-about = How often a Lord on the move rolls for his life.
option-plague_lord_retest-per_zone = In each separate plagued area
option-plague_lord_retest-once_per_round = Once per round
option-plague_troops_retest = Troops that travel in Plague
option-plague_troops_retest-about = How often troops on the move are halved.
option-plague_troops_retest-every_entry = On every entry
option-plague_troops_retest-once_per_round = Once per round
option-lord_placement_steps = Own Villages for a Lord
option-lord_placement_steps-about = Where a new or freed Lord stands if his family has neither a fortification nor another Lord.
option-lord_placement_steps-four = Own Village before others
option-lord_placement_steps-three_merged = Own, empty or foreign Village
option-lord_placement_last_resort = Lord without a home
option-lord_placement_last_resort-about = Where a Lord stands if his family has no fortification, no other Lord and no Village.
option-lord_placement_last_resort-empty_or_ally = Empty Village or the ally’s
option-lord_placement_last_resort-empty_or_any_consenting = Empty Village or willing host

## Income, ransoms and purchases

option-tallage_besieged_village = Tallage on a besieged Village
option-tallage_besieged_village-about = Whether a besieged Village still adds its 2 deniers to the tallage of its fief.
option-tallage_besieged_village-pays = It pays
option-tallage_besieged_village-not_paid = It pays nothing
option-papal_tithe_marker = Marker of the Pope’s tithe
option-papal_tithe_marker-about = Only where the Tax marker lies at a real table; nothing changes in play.
option-papal_tithe_marker-board_centre = Centre of the board
option-papal_tithe_marker-on_mitre = On a mitre
option-tax_after_title_loss = Tallage on a lost fief
option-tax_after_title_loss-about = Who collects a tallage if the fief title passes to another family before the income.
option-tax_after_title_loss-follows_title = The new holder
option-tax_after_title_loss-stays_in_family_only = Nobody
option-captive_income = Income through captives
option-captive_income-about = Whether a captive’s taxes and the Queen’s 2 deniers still reach the family.
option-captive_income-kept = The family receives it
option-captive_income-lost = It is lost
option-ransom_priority = Order of the ransoms
option-ransom_priority-about = Who is ransomed first when the money is not enough for all captives.
option-ransom_priority-owner_choice = As the family chooses
option-ransom_priority-highest_first = The dearest first
option-lone_lord_capture = Capture of a lone Lord
option-lone_lord_capture-about = Whether troops just bought beside a Lord without troops may capture him at once.
option-lone_lord_capture-immediate = Also with bought troops
option-lone_lord_capture-on_attack = Only by an attack
option-stronghold_destroyed_by_uprising = Uprisings destroy Strongholds
option-stronghold_destroyed_by_uprising-about = If an Uprising kills all troops of a Village, its Stronghold falls too.
option-fief_title_transfer_timing = Passing on a fief title
option-fief_title_transfer_timing-about = When a Lord with two fief titles may pass one to his family.
option-fief_title_transfer_timing-purchase_phase = During the purchases
option-fief_title_transfer_timing-any_time = At any time
option-vacant_title_recovery = Recovery of a vacant title
option-vacant_title_recovery-about = Whether a family that still controls the Fortified City can decline the title for its new Lord.
option-vacant_title_recovery-optional = It may decline
option-vacant_title_recovery-mandatory = It must recover it
option-spouse_inheritance_cap = Spouse with two fief titles
option-spouse_inheritance_cap-about = What becomes of inherited fief titles for which the spouse has no room.
option-spouse_inheritance_cap-personal_max2_only = They stay vacant
option-spouse_inheritance_cap-spouse_family_may_take = To the spouse’s family

## Control and movement

option-village_cession_timing = Handing over a Village
option-village_cession_timing-about = When control of a Village may be handed to another player.
option-village_cession_timing-any_time_unlimited = At any time
option-village_cession_timing-own_turn_only = Only in one’s own turn
option-cede_to = Receiving a Village
option-cede_to-about = What the new controller must have in a Village that is handed to him.
option-cede_to-lord_or_troops = A Lord or troops
option-cede_to-troops = Troops
option-vacated_control = Village left to several players
option-vacated_control-about = Who controls a Village when its controller goes and several others stay.
option-vacated_control-next_in_arrival_order = Who came first
option-vacated_control-leaver_chooses = Whom the leaver names
option-pass_roads = Leave to pass a Village
option-pass_roads-about = Whose leave is needed besides the controller’s: that of the players who stand on these roads.
option-pass_roads-exit_only = The road out
option-pass_roads-entry_and_exit = The roads in and out
option-cohabitation_free_exit = Neighbours leave freely
option-cohabitation_free_exit-about = Pieces that stood together before the movement need no leave from each other to go.
option-cavalcade_declared = Declaring a cavalcade
option-cavalcade_declared-about = When a group must say that it rides as a cavalcade, and leave its Men-at-Arms behind.
option-cavalcade_declared-at_contact = On meeting an opponent
option-cavalcade_declared-group_start = Before it sets out
option-cavalcade_fort_ban = Cavalcades past fortifications
option-cavalcade_fort_ban-about = Which fortification bars a cavalcade from crossing its Village.
option-cavalcade_fort_ban-any_fort = Any
option-cavalcade_fort_ban-use3_only = Only the opponent’s own
option-cavalcade_may_force_fight = Cavalcades may fight anyway
option-cavalcade_may_force_fight-about = A cavalcade that is let through may choose battle all the same.
option-cavalcade_coalition = Helpers in a cavalcade battle
option-cavalcade_coalition-about = Which side may have helpers; if only the defender, they cannot change sides.
option-cavalcade_coalition-any = Both sides
option-cavalcade_coalition-defender_only = Only the defender
option-cavalcade_fail_stops = Failed cavalcades stop
option-cavalcade_fail_stops-about = The Lords and Knights of a failed cavalcade do not move again this round.
option-breakout_costs_move = Breaking out of a siege
option-breakout_costs_move-about = How many Moves the battle of a besieged cavalcade costs it.
option-breakout_costs_move-0 = None
option-breakout_costs_move-1 = One Move

## Battles

option-coalition_member_needs = What helpers need
option-coalition_member_needs-about = What a third player must have in the Village to help a side.
option-coalition_member_needs-troops = Troops
option-coalition_member_needs-presence = A Lord or troops
option-coalition_join = When helpers join
option-coalition_join-about = Whether a third player may still join a battle that has begun.
option-coalition_join-any_time = Also between rolls
option-coalition_join-start_only = Only at the start
option-coalition_losses_by = Who decides for a side
option-coalition_losses_by-about = Who settles the losses, captives and surrender of a side with helpers.
option-coalition_losses_by-strongest = Its strongest member
option-coalition_losses_by-principal = The attacker or attacked player
option-coalition_switch = Helpers who change sides
option-coalition_switch-about = Whether troops without a Lord may go over to the defender between two rolls.
option-coalition_switch-any_time = All helpers
option-coalition_switch-end_of_roll_non_principals = Only helpers with a Lord
option-coalition_leave = Helpers may leave
option-coalition_leave-about = After a roll a helper may leave the battle, and does not come back.
option-traitor_opens_gates = Traitors open the gates
option-traitor_opens_gates-about = If a helper inside the walls goes over to the attacker, they protect nobody for the rest of the battle.
option-calloff_reaction = After an assault is called off
option-calloff_reaction-about = What the defender of a fortification may do when the attacker stops.
option-calloff_reaction-continue_now = Come out and fight on
option-calloff_reaction-sortie_own_turn = Attack in his own turn
option-zero_dice_attack = Attacks without dice
option-zero_dice_attack-about = Whether a battle may be declared although the walls leave the attack no die.
option-zero_dice_attack-allowed = Allowed
option-zero_dice_attack-forbidden = Forbidden
option-surrender_window = When to surrender
option-surrender_window-about = Whether a side may surrender before a die is rolled.
option-surrender_window-after_roll = Only after a roll
option-surrender_window-any = Even before the first roll
option-ends_if_attacker_lordless = Attacks end without a Lord
option-ends_if_attacker_lordless-about = When no Lord is left on the attacking side, the battle is over.
option-ambush_target = Victim of an Ambush
option-ambush_target-about = Which Lord in the battle the card may capture.
option-ambush_target-opponent = An opponent’s
option-ambush_target-any_in_battle = Even a comrade’s

## Captives

option-capture_optional = Beaten Lords may stay free
option-capture_optional-about = The winner need not take the Lords of the losing side captive.
option-captive_handover = Handing over captives
option-captive_handover-about = Whether a captive may go to another player who has troops in the Village.
option-captive_handover-forbidden = Forbidden
option-captive_handover-to_player_with_troops_present = Allowed
option-captive_on_guard_defeat = Captives of a beaten guard
option-captive_on_guard_defeat-about = What becomes of a captive whose guards are beaten.
option-captive_on_guard_defeat-free = He goes free
option-captive_on_guard_defeat-winner_may_take = The winner may keep him
option-escape_card_by = Escape by Secret Passage
option-escape_card_by-about = Who may play the card that frees a captive.
option-escape_card_by-owner = His own family
option-escape_card_by-any = Any player
option-uprising_kills_captives = Uprisings kill captives
option-uprising_kills_captives-about = If an Uprising kills all troops of a Village, captives die like the other Lords.

## Sieges and pillage

option-siege_needs_lord = Sieges need a Lord
option-siege_needs_lord-about = A siege begins and lasts only where the besieger has a Lord.
option-joint_siege = Engines of several besiegers
option-joint_siege-about = Whose siege engines work together against the same walls.
option-joint_siege-any = All besiegers who attack
option-joint_siege-marriage_allies = Only allies by marriage
option-siege_relief = Relief for the besieged
option-siege_relief-about = Who may enter a besieged place.
option-siege_relief-owner_and_allies = The besieged and his ally
option-siege_relief-anyone_with_consent = Whoever the besieged lets in
option-engine_lost_on_defeat = Loss of a siege engine
option-engine_lost_on_defeat-about = When a battle costs the besieger his engine.
option-engine_lost_on_defeat-only_if_wiped_out = When his troops are destroyed
option-engine_lost_on_defeat-on_defeat = When he is beaten
option-besieged_may_pillage = The besieged may pillage
option-besieged_may_pillage-about = Mills of a besieged Village can be pillaged by its controller too, not only by the besieger.

## Surprise cards

option-surprise_interrupt = Answer to a Surprise card
option-surprise_interrupt-about = Whether a Secret Passage saves a Lord from Assassination and Ambush.
option-surprise_interrupt-secret_passage_may_answer = By Secret Passage
option-surprise_interrupt-none = None
option-assassination = Success of an Assassination
option-assassination-about = Whether the victim has a chance to survive.
option-assassination-roll_1_3_dies = Death on 1 to 3
option-assassination-automatic = Certain death

## Victory

option-unbreakable_tie = Ties that nothing breaks
option-unbreakable_tie-about = What happens when even the number of Villages leaves several winners.
option-unbreakable_tie-continue_game = Another round is played
option-unbreakable_tie-shared_victory = They share the victory

## Relics and fog of war

option-relic_setup_timing = Laying out the relics
option-relic_setup_timing-about = Whether families know where the relics lie when they choose their first Village.
option-relic_setup_timing-before_placement = Before the families settle
option-relic_setup_timing-after_placement = After the families settle
option-relic_permission = Leave to take a relic
option-relic_permission-about = When another player must allow a relic to be taken from a Village.
option-relic_permission-and = He controls and occupies it
option-relic_permission-or = He controls or occupies it
option-relic_transfer = Giving a relic away
option-relic_transfer-about = What it takes for a relic to pass to another family.
option-relic_transfer-marker = A Diplomacy marker
option-relic_transfer-same_village = Both Lords in one Village
option-relic_transfer-same_village_and_marker = One Village and a marker
option-relic_lost = Relics without a bearer
option-relic_lost-about = Whether a relic lying alone is taken by choice or goes to the first Lord who comes.
option-relic_lost-may_take = A Lord may take it
option-relic_lost-first_lord_gets = The first Lord gets it
option-spear = Power of the Holy Spear
option-spear-about = When it adds 1 hit to the rolls of its side.
option-spear-attack_only = Only in attack
option-spear-always = In every battle
option-fog_placement = New troops in the fog
option-fog_placement-about = How secretly bought counters are placed; as every Village shows how many lie there, nothing changes in play.
option-fog_placement-hidden = Place not disclosed
option-fog_placement-face_down = Openly, face down
