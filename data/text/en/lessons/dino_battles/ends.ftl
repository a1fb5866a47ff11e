title = How it ends
line = What a loss brings, and three ways it ends.

compsognathus_5_hp-say = Your Compsognathus has *5 HP*, and you have no Combat Cards. Brunel will attack.

brunel_attack_again-say = It is out: Brunel has *1 of 3*. You got *two Comp Cards*, and choose who steps in.
brunel_attack_again-prompt = Brunel can attack again for 15 to 20. Choose who can take it.
brunel_attack_again-nudge = Look at the HP of both on your bench.
brunel_attack_again-why = Utahraptor has 10 HP left, and the next bite deals 15 at least.
brunel_attack_again-instead-triceratops-note = 110 HP and spikes.
brunel_attack_again-mistake-other-say = Utahraptor had *10 HP*. One bite was enough: Brunel has *2 of 3*.
brunel_attack_again-mistake-other-note = Knocked out at once.

two_get_third-say = *Third knock-out*: the battle ends at once, whatever else you have lost.
two_get_third-prompt = You have two. Get the third in this combat.
two_get_third-nudge = A counterattack hits even if its own Dinosaur is knocked out.
two_get_third-why = The whole exchange is scored. You have 3 knock-outs then, Brunel 2.
two_get_third-instead-attack-name = Counterattack
two_get_third-instead-attack-note = Both are out, and you have three.
two_get_third-mistake-other-say = Compsognathus had *10 HP*. A counterattack would have won at once.
two_get_third-mistake-other-note = No third knock-out.

last_turn_win-say = When a *deck* is empty at the end of a turn, more knock-outs win. Yours has *one card*.
last_turn_win-prompt = It is 1 to 1, and this is the last turn. Win.
last_turn_win-nudge = With equal knock-outs the one whose deck ran out loses.
last_turn_win-why = It has 12 HP, and you deal 12 at least. Then it is 2 to 1.
last_turn_win-instead-attack-name = Attack
last_turn_win-instead-attack-note = 2 to 1 when your deck runs out.
last_turn_win-mistake-other-say = Your deck ran out at *1 to 1*, so you lost. It had only 12 HP.
last_turn_win-mistake-other-note = The battle is lost.

no_dinosaur_left-say = *No Dinosaur left* in play: that side has lost, however few knock-outs there are.

whole_match_against-say = Now a whole match against Brunel. I speak when something *new* comes up.

coach-tip-keep_hand_dinosaurs-say = Keep a hand with *Dinosaurs* and a few *Combat Cards*.
coach-tip-one_active_others-say = One *active*, the others on the bench. Upgrades can only be attached *there*.
coach-tip-before_combat_load-say = Before combat: *load* Combat Cards, attach, set Items. When both *pass*, combat begins.
coach-tip-attacked_numbers_buttons-say = You are attacked. The numbers on the buttons say what each *answer* costs.
coach-tip-move_count_brunel-say = You have the move. *Count* Brunel's Combat Cards: what can he answer with?
coach-tip-evasion_declared_hold-say = Your evasion is declared, and you hold a card that *helps* it.
coach-tip-dice_lie_table-say = The *dice* lie on the table. Would four more change anything? If not, keep it.
coach-tip-brunel_uses_card-say = Brunel uses a card. You *may* answer it. Yours works first.
coach-tip-retreat_cost_discard-say = The *Retreat Cost*: discard what you need least.
coach-tip-got_two_comp-say = You got two *Comp Cards*. Who stands the next attack?
coach-tip-evaded_next_attack-say = Evaded. Your *next attack* has a bonus until combat ends: use it.
coach-tip-brunel_evaded_next-say = Brunel evaded. His next attack has a *bonus*: think of Defend.
coach-tip-paralyzed_odd_die-say = *Paralyzed*: an odd die, and the move fails with its card spent.
coach-tip-poisoned_10_hp-say = *Poisoned*: 10 HP at the start of each turn, on the bench too.
coach-tip-wound_takes_5-say = A *wound* takes 5 HP at the start of every turn.
coach-tip-knock_out_three-say = A *knock-out* for you. Three of them win.
coach-tip-combat_over_load-say = Combat is over. You can *load* and attach for the next one, then pass.
coach-tip-hands_filled_six-say = Hands are filled to *six*. The *initiative*, the gold coin, passes over: it acts first.
