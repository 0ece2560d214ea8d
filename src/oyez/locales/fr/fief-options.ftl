## Le détail des éditions : un titre, ce qui change en jeu, et les choix

## Mise en place

option-setup_special_lord_card = Cartes spéciales piochées au départ
option-setup_special_lord_card-about = Un Cardinal ou d’Arc piochés comme premier seigneur sont remplacés ; voici quand la carte retourne à la pioche.
option-setup_special_lord_card-reshuffle_immediately = Aussitôt
option-setup_special_lord_card-set_aside = Quand chacun a son seigneur
option-first_player_selection = Le tout premier joueur
option-first_player_selection-about = À qui va d’abord la carte Premier joueur.
option-first_player_selection-random = Tirage au sort
option-first_player_selection-table_choice = Choix de la table

## Diplomatie

option-three_player_marriage = Mariage à trois joueurs
option-three_player_marriage-about = À trois, on ne gagne jamais à deux ; l’alliance ne sert alors qu’à trouver refuge et à porter secours.
option-three_player_marriage-no_alliance = Sans alliance
option-three_player_marriage-alliance_without_team_win = Alliance sans victoire commune
option-money_transfer = Donner de l’argent
option-money_transfer-about = L’argent passe librement d’un joueur à l’autre, ou coûte des marqueurs Ambassade à qui le reçoit.
option-money_transfer-marker_up_to_3 = 3 écus par marqueur Ambassade
option-money_transfer-free = Librement
option-diplomacy_cards = Cartes contre un marqueur Ambassade
option-diplomacy_cards-about = À quoi sert un marqueur : recevoir des cartes, ou en échanger dans les deux sens.
option-diplomacy_cards-receive = Recevoir des cartes
option-diplomacy_cards-exchange = Tout un échange

## Titres et élections

option-darc_is_title = d’Arc compte comme titre
option-darc_is_title-about = Comme titre, elle donne une voix pour le roi et renchérit la rançon de 2 écus.
option-fief_title_requirement = Villages d’un titre de fief
option-fief_title_requirement-about = Ce que l’acheteur doit avoir dans chaque village du fief.
option-fief_title_requirement-control = Le contrôle
option-fief_title_requirement-occupy = Le contrôle et un pion
option-act_between_candidacy_and_vote = Entre candidatures et vote
option-act_between_candidacy_and_vote-about = Peut-on jouer des cartes Surprise et des marqueurs Ambassade une fois les candidats connus ?
option-act_between_candidacy_and_vote-allowed = Permis
option-act_between_candidacy_and_vote-forbidden = Interdit
option-bishop_election_trigger = Quand on élit un évêque
option-bishop_election_trigger-about = Ce que doivent être tous les villages de l’évêché pour qu’il élise son évêque.
option-bishop_election_trigger-all_controlled = Tous contrôlés
option-bishop_election_trigger-all_occupied = Tous occupés
option-new_bishop_cardinal_vote = Voix d’un tout nouveau cardinal
option-new_bishop_cardinal_vote-about = Un évêque de ce tour aussitôt fait cardinal donne-t-il 3 voix pour les évêques encore à élire ?
option-new_bishop_cardinal_vote-counts = Elles comptent
option-new_bishop_cardinal_vote-excluded = Elles ne comptent pas
option-captive_bishop_can_calm = Un évêque prisonnier calme le peuple
option-captive_bishop_can_calm-about = Même prisonnier, un évêque peut tenter de calmer une Révolte dans son évêché.
option-uprising_calm_roll = Dé qui calme une Révolte
option-uprising_calm_roll-about = Dans les deux cas, quatre faces sur six calment le peuple.
option-uprising_calm_roll-low_succeeds = De 1 à 4
option-uprising_calm_roll-high_succeeds = De 3 à 6
option-uprising_calm_scope = Calmer plusieurs cartes Révolte
option-uprising_calm_scope-about = Chaque carte Révolte jouée sur un village doit-elle être calmée à part ?
option-uprising_calm_scope-one_roll_per_card = Un lancer par carte
option-uprising_calm_scope-one_roll_per_village = Un seul lancer
option-royal_annulment_block = Annulation du mariage royal
option-royal_annulment_block-about = Quel prince héritier empêche le pape d’annuler le mariage du roi et de la reine.
option-royal_annulment_block-cp_ever_placed_for_couple = Vivant ou mort
option-royal_annulment_block-living_cp_only = Seulement vivant
option-king_candidate_requires_title = Candidat au trône déjà titré
option-king_candidate_requires_title-about = Seul un seigneur qui porte déjà un titre peut se présenter comme roi.
option-king_free_title = Titres de fief du roi
option-king_free_title-about = Comment le roi accorde gratuitement un titre de fief.
option-king_free_title-king_turn_gift = Don au tour du roi
option-king_free_title-waive_price_in_buyer_turn = Demande au tour de l’acheteur
option-regent_replaced_loses = La régente et le nouveau roi
option-regent_replaced_loses-about = Ce que perd la reine régente quand un nouveau roi est élu.
option-regent_replaced_loses-regent_and_queen = Régence et titre de reine
option-regent_replaced_loses-regent_only = La régence seulement
option-crown_prince_inherits_fief_titles = Le prince hérite des fiefs
option-crown_prince_inherits_fief_titles-about = Avec la couronne, le prince héritier reprend les titres de fief du roi mort, tant qu’il a de la place.
option-crown_prince_replacement = Mort du prince héritier
option-crown_prince_replacement-about = La famille de la reine peut-elle en nommer un autre ?
option-crown_prince_replacement-allowed = Un autre peut suivre
option-crown_prince_replacement-forbidden = Pas d’autre prince

## Cartes et Calamités

option-disaster_draw_must_continue = Piocher encore après une Calamité
option-disaster_draw_must_continue-about = Qui tombe sur une Calamité pioche jusqu’à une carte Événement ; sans cette règle, il peut s’arrêter là.
option-disaster_duplicate = Deux fois la même Calamité
option-disaster_duplicate-about = Ce qui arrive quand le dé envoie une Calamité dans un évêché qui a déjà la même.
option-disaster_duplicate-reroll = On relance
option-disaster_duplicate-discard = La nouvelle est défaussée
option-plague_lord_retest = Seigneurs en route et Peste
option-plague_lord_retest-about = Combien de fois un seigneur en mouvement joue sa vie au dé.
option-plague_lord_retest-per_zone = À chaque zone distincte
option-plague_lord_retest-once_per_round = Une fois par tour
option-plague_troops_retest = Troupes en route et Peste
option-plague_troops_retest-about = Combien de fois des troupes en mouvement sont réduites de moitié.
option-plague_troops_retest-every_entry = À chaque entrée
option-plague_troops_retest-once_per_round = Une fois par tour
option-lord_placement_steps = Ses propres villages pour refuge
option-lord_placement_steps-about = Où se tient un seigneur nouveau ou libéré dont la famille n’a ni place forte ni autre seigneur.
option-lord_placement_steps-four = D’abord ses propres villages
option-lord_placement_steps-three_merged = Village à soi, vide ou étranger
option-lord_placement_last_resort = Seigneur sans refuge
option-lord_placement_last_resort-about = Où se tient un seigneur dont la famille n’a ni place forte, ni autre seigneur, ni village.
option-lord_placement_last_resort-empty_or_ally = Village vide ou de l’allié
option-lord_placement_last_resort-empty_or_any_consenting = Village vide ou hôte consentant

## Revenus, rançons et achats

option-tallage_besieged_village = Taille d’un village assiégé
option-tallage_besieged_village-about = Un village assiégé ajoute-t-il encore ses 2 écus à la taille de son fief ?
option-tallage_besieged_village-pays = Il paie
option-tallage_besieged_village-not_paid = Il ne paie rien
option-papal_tithe_marker = Marqueur de la dîme papale
option-papal_tithe_marker-about = Seulement l’endroit du marqueur Impôt sur une vraie table ; rien ne change en jeu.
option-papal_tithe_marker-board_centre = Au centre du plateau
option-papal_tithe_marker-on_mitre = Sur une mitre
option-tax_after_title_loss = Taille d’un fief perdu
option-tax_after_title_loss-about = Qui perçoit la taille si le titre de fief change de famille avant les revenus.
option-tax_after_title_loss-follows_title = Le nouveau titulaire
option-tax_after_title_loss-stays_in_family_only = Personne
option-captive_income = Revenus des prisonniers
option-captive_income-about = Les impôts d’un prisonnier et les 2 écus de la reine vont-ils encore à sa famille ?
option-captive_income-kept = La famille les garde
option-captive_income-lost = Ils sont perdus
option-ransom_priority = Ordre des rançons
option-ransom_priority-about = Qui est racheté d’abord quand l’argent ne suffit pas pour tous.
option-ransom_priority-owner_choice = Au choix de la famille
option-ransom_priority-highest_first = Le plus cher d’abord
option-lone_lord_capture = Capture d’un seigneur isolé
option-lone_lord_capture-about = Des troupes achetées près d’un seigneur sans troupes peuvent-elles le capturer aussitôt ?
option-lone_lord_capture-immediate = Dès l’achat de troupes
option-lone_lord_capture-on_attack = Seulement en l’attaquant
option-stronghold_destroyed_by_uprising = Une Révolte détruit les châteaux
option-stronghold_destroyed_by_uprising-about = Si une Révolte tue toutes les troupes d’un village, son château tombe aussi.
option-fief_title_transfer_timing = Transmettre un titre de fief
option-fief_title_transfer_timing-about = Quand un seigneur à deux titres de fief peut en transmettre un à sa famille.
option-fief_title_transfer_timing-purchase_phase = Pendant les achats
option-fief_title_transfer_timing-any_time = À tout moment
option-vacant_title_recovery = Reprise d’un titre vacant
option-vacant_title_recovery-about = La famille qui contrôle encore la cité fortifiée peut-elle refuser le titre à son nouveau seigneur ?
option-vacant_title_recovery-optional = Elle peut refuser
option-vacant_title_recovery-mandatory = Elle doit le reprendre
option-spouse_inheritance_cap = Époux à deux titres de fief
option-spouse_inheritance_cap-about = Ce que deviennent les titres hérités pour lesquels l’époux n’a plus de place.
option-spouse_inheritance_cap-personal_max2_only = Ils restent vacants
option-spouse_inheritance_cap-spouse_family_may_take = À la famille de l’époux

## Contrôle et mouvements

option-village_cession_timing = Céder un village
option-village_cession_timing-about = Quand le contrôle d’un village peut être cédé à un autre joueur.
option-village_cession_timing-any_time_unlimited = À tout moment
option-village_cession_timing-own_turn_only = Seulement à son tour
option-cede_to = Recevoir un village
option-cede_to-about = Ce que le nouveau maître doit avoir dans le village qu’on lui cède.
option-cede_to-lord_or_troops = Un seigneur ou des troupes
option-cede_to-troops = Des troupes
option-vacated_control = Village laissé à plusieurs
option-vacated_control-about = Qui contrôle un village que son maître quitte et où plusieurs autres restent.
option-vacated_control-next_in_arrival_order = Le premier arrivé
option-vacated_control-leaver_chooses = Celui que nomme le partant
option-pass_roads = Passage par un village
option-pass_roads-about = De qui il faut l’accord, outre le maître du village : de ceux qui tiennent ces routes.
option-pass_roads-exit_only = La route de sortie
option-pass_roads-entry_and_exit = Les routes d’entrée et de sortie
option-cohabitation_free_exit = Les voisins partent librement
option-cohabitation_free_exit-about = Ceux qui étaient ensemble avant les mouvements partent sans se demander le passage.
option-cavalcade_declared = Déclarer une chevauchée
option-cavalcade_declared-about = Quand un groupe doit se dire chevauchée et laisser ses Sergents.
option-cavalcade_declared-at_contact = Face à l’adversaire
option-cavalcade_declared-group_start = Avant de partir
option-cavalcade_fort_ban = Chevauchées et places fortes
option-cavalcade_fort_ban-about = Quelle place forte empêche une chevauchée de traverser son village.
option-cavalcade_fort_ban-any_fort = N’importe laquelle
option-cavalcade_fort_ban-use3_only = Celle de l’adversaire seulement
option-cavalcade_may_force_fight = Une chevauchée peut quand même combattre
option-cavalcade_may_force_fight-about = Une chevauchée qu’on laisse passer peut malgré tout choisir la bataille.
option-cavalcade_coalition = Aides lors d’une chevauchée
option-cavalcade_coalition-about = Quel camp peut avoir des aides ; si le défenseur seul en a, ils ne changent pas de camp.
option-cavalcade_coalition-any = Les deux camps
option-cavalcade_coalition-defender_only = Le défenseur seulement
option-cavalcade_fail_stops = Une chevauchée manquée s’arrête
option-cavalcade_fail_stops-about = Seigneurs et Chevaliers d’une chevauchée manquée ne bougent plus de ce tour.
option-breakout_costs_move = Sortie d’une place assiégée
option-breakout_costs_move-about = Combien d’étapes coûte sa bataille à une chevauchée assiégée.
option-breakout_costs_move-0 = Aucune
option-breakout_costs_move-1 = Une étape

## Batailles

option-coalition_member_needs = Ce qu’il faut pour aider
option-coalition_member_needs-about = Ce qu’un tiers doit avoir dans le village pour aider un camp.
option-coalition_member_needs-troops = Des troupes
option-coalition_member_needs-presence = Un seigneur ou des troupes
option-coalition_join = Quand rejoindre un camp
option-coalition_join-about = Un tiers peut-il encore rejoindre une bataille commencée ?
option-coalition_join-any_time = Aussi entre deux lancers
option-coalition_join-start_only = Seulement au début
option-coalition_losses_by = Qui décide pour un camp
option-coalition_losses_by-about = Qui règle les pertes, les prisonniers et la reddition d’un camp qui a des aides.
option-coalition_losses_by-strongest = Le plus fort du camp
option-coalition_losses_by-principal = L’attaquant ou l’attaqué
option-coalition_switch = Aides qui changent de camp
option-coalition_switch-about = Des troupes sans seigneur peuvent-elles passer au défenseur entre deux lancers ?
option-coalition_switch-any_time = Tous les aides
option-coalition_switch-end_of_roll_non_principals = Seulement avec un seigneur
option-coalition_leave = Les aides peuvent partir
option-coalition_leave-about = Après un lancer, un aide peut quitter la bataille, sans retour.
option-traitor_opens_gates = Les traîtres ouvrent les portes
option-traitor_opens_gates-about = Si un aide dans les murs passe à l’attaquant, ils ne protègent plus personne jusqu’à la fin de la bataille.
option-calloff_reaction = Après un assaut abandonné
option-calloff_reaction-about = Ce que peut faire le défenseur d’une place forte quand l’assaillant cesse.
option-calloff_reaction-continue_now = Sortir et combattre encore
option-calloff_reaction-sortie_own_turn = Attaquer à son tour
option-zero_dice_attack = Attaque sans dé
option-zero_dice_attack-about = Peut-on déclarer une bataille alors que les murs ne laissent aucun dé à l’attaque ?
option-zero_dice_attack-allowed = Permis
option-zero_dice_attack-forbidden = Interdit
option-surrender_window = Quand se rendre
option-surrender_window-about = Un camp peut-il se rendre avant que les dés soient lancés ?
option-surrender_window-after_roll = Seulement après un lancer
option-surrender_window-any = Même avant le premier lancer
option-ends_if_attacker_lordless = Pas d’attaque sans seigneur
option-ends_if_attacker_lordless-about = Quand le camp de l’attaquant n’a plus de seigneur, la bataille cesse.
option-ambush_target = Victime d’une Embuscade
option-ambush_target-about = Quel seigneur de la bataille la carte peut capturer.
option-ambush_target-opponent = Celui d’un adversaire
option-ambush_target-any_in_battle = Même celui d’un compagnon d’armes

## Prisonniers

option-capture_optional = Un vaincu peut rester libre
option-capture_optional-about = Le vainqueur n’est pas tenu de capturer les seigneurs de l’autre camp.
option-captive_handover = Remettre un prisonnier
option-captive_handover-about = Un prisonnier peut-il passer à un autre joueur qui a des troupes dans le village ?
option-captive_handover-forbidden = Interdit
option-captive_handover-to_player_with_troops_present = Permis
option-captive_on_guard_defeat = Prisonnier d’une garde battue
option-captive_on_guard_defeat-about = Ce que devient un prisonnier dont la garde est battue.
option-captive_on_guard_defeat-free = Il est libre
option-captive_on_guard_defeat-winner_may_take = Le vainqueur peut le garder
option-escape_card_by = Évasion par Souterrain
option-escape_card_by-about = Qui peut jouer la carte qui libère un prisonnier.
option-escape_card_by-owner = Sa famille
option-escape_card_by-any = N’importe quel joueur
option-uprising_kills_captives = Une Révolte tue les prisonniers
option-uprising_kills_captives-about = Si une Révolte tue toutes les troupes d’un village, les prisonniers meurent comme les autres seigneurs.

## Sièges et pillages

option-siege_needs_lord = Un siège exige un seigneur
option-siege_needs_lord-about = Un siège ne commence et ne dure que là où l’assiégeant a un seigneur.
option-joint_siege = Engins de plusieurs assiégeants
option-joint_siege-about = De qui les engins de siège s’ajoutent contre les mêmes murs.
option-joint_siege-any = De tous les assaillants
option-joint_siege-marriage_allies = Des seuls alliés par mariage
option-siege_relief = Renforts pour l’assiégé
option-siege_relief-about = Qui peut entrer dans une place assiégée.
option-siege_relief-owner_and_allies = L’assiégé et son allié
option-siege_relief-anyone_with_consent = Qui a l’accord de l’assiégé
option-engine_lost_on_defeat = Perte d’un engin de siège
option-engine_lost_on_defeat-about = Quand une bataille coûte son engin à l’assiégeant.
option-engine_lost_on_defeat-only_if_wiped_out = Ses troupes sont détruites
option-engine_lost_on_defeat-on_defeat = Il est vaincu
option-besieged_may_pillage = L’assiégé peut piller
option-besieged_may_pillage-about = Le maître d’un village assiégé peut en piller les moulins, comme l’assiégeant.

## Cartes Surprise

option-surprise_interrupt = Réponse à une carte Surprise
option-surprise_interrupt-about = Un Souterrain sauve-t-il un seigneur d’un Assassinat ou d’une Embuscade ?
option-surprise_interrupt-secret_passage_may_answer = Par un Souterrain
option-surprise_interrupt-none = Aucune
option-assassination = Réussite d’un Assassinat
option-assassination-about = La victime a-t-elle une chance de survivre ?
option-assassination-roll_1_3_dies = Mort sur 1, 2 ou 3
option-assassination-automatic = Mort certaine

## Victoire

option-unbreakable_tie = Égalité que rien ne départage
option-unbreakable_tie-about = Ce qui arrive quand même le nombre de villages laisse plusieurs vainqueurs.
option-unbreakable_tie-continue_game = On joue encore un tour
option-unbreakable_tie-shared_victory = Ils partagent la victoire

## Reliques et brouillard de guerre

option-relic_setup_timing = Mise en place des reliques
option-relic_setup_timing-about = Les familles savent-elles où sont les reliques quand elles choisissent leur premier village ?
option-relic_setup_timing-before_placement = Avant les premiers villages
option-relic_setup_timing-after_placement = Après les premiers villages
option-relic_permission = Accord pour prendre une relique
option-relic_permission-about = Quand un autre joueur doit permettre qu’on prenne la relique d’un village.
option-relic_permission-and = S’il le contrôle et l’occupe
option-relic_permission-or = S’il le contrôle ou l’occupe
option-relic_transfer = Céder une relique
option-relic_transfer-about = Ce qu’il faut pour qu’une relique passe à une autre famille.
option-relic_transfer-marker = Un marqueur Ambassade
option-relic_transfer-same_village = Être au même village
option-relic_transfer-same_village_and_marker = Même village et marqueur
option-relic_lost = Relique sans porteur
option-relic_lost-about = Une relique abandonnée se prend-elle au choix, ou va-t-elle au premier seigneur venu ?
option-relic_lost-may_take = Un seigneur peut la prendre
option-relic_lost-first_lord_gets = Au premier seigneur venu
option-spear = Pouvoir de la Sainte Lance
option-spear-about = Quand elle ajoute 1 dégât aux lancers de son camp.
option-spear-attack_only = En attaque seulement
option-spear-always = Dans toute bataille
option-fog_placement = Nouvelles troupes dans le brouillard
option-fog_placement-about = Avec quel secret on place les pions achetés ; chaque village montrant leur nombre, rien ne change en jeu.
option-fog_placement-hidden = Sans dire où
option-fog_placement-face_down = Au grand jour, face cachée
