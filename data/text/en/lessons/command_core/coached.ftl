title = A whole match
line = What a crit takes, then a match against Chip.

crit_gets_through-say = A *crit* that gets through takes a card as well. Three of the target's are revealed.

fire_autocannon_scout-say = *Lock On* has given you 2 *targeting tokens*. Fire, and see what a crit reveals.
fire_autocannon_scout-prompt = Fire the Autocannon at the Scout.
fire_autocannon_scout-nudge = The weapon is picked already. Click its target.
fire_autocannon_scout-why = The dice show a crit, and the Scout has only 1 armor die.
fire_autocannon_scout-instead-autocannon-note = 4 dice, distance 1 to 4, in front.
fire_autocannon_scout-mistake-other-say = You held fire. Tokens are of use only when *you* deal a crit.
fire_autocannon_scout-mistake-other-note = No shot.

put_cards_back-say = Brunel loses *one* of these, and he picks it. A token puts *one* back: that is safe.
put_cards_back-prompt = Put cards back until only his gun is left to be lost.
put_cards_back-nudge = He would rather lose a directive. Take those out of his choice.
put_cards_back-why = Put both directives back. Then only the Scattergun is left.
put_cards_back-instead-advance-name = Put back
put_cards_back-instead-advance-note = A token each for both directives.
put_cards_back-mistake-gun_safe-say = You put back the very card that he would have *missed most*.
put_cards_back-mistake-gun_safe-note = His gun is safe.
put_cards_back-mistake-other-say = He had a choice left, and gave the card that he needs *least*.
put_cards_back-mistake-other-note = Only a directive was lost.

lose_one_three-say = Now you are hit. *You* pick what is lost for the rest of the match.
lose_one_three-prompt = Lose one of the three, but not your only gun.
lose_one_three-nudge = What can you do without? Below each card stands what its loss means.
lose_one_three-why = Without a gun a mech only drives. A directive is missed least.
lose_one_three-instead-hold-note = One directive of nine.
lose_one_three-instead-gyro-note = One evade die less from now on.
lose_one_three-mistake-other-say = Allowed, but now it has *no gun* for the rest of the match.
lose_one_three-mistake-other-note = It can never shoot again.

both_stand_still-say = Before programs you deal out *numbers*. Low ones *move* first, high ones *shoot* first.
both_stand_still-prompt = You both stand still. Take the number that shoots first.
both_stand_still-nudge = With two mechs there are two numbers. The higher one shoots first.
both_stand_still-why = With 2 you shoot before the Scout, which has 1 structure left.
both_stand_still-instead-trooper-name = Number 2
both_stand_still-instead-trooper-note = Moves last, and shoots before the Scout does.
both_stand_still-mistake-other-say = With 1 you *move* first, but the Scout *shot* first. You had 2 structure.
both_stand_still-mistake-other-note = Number 1: the Scout shot first.

match_against_chip-say = Now a match against *Chip*, 8 rounds. *Destroy* both enemies, or lose less *structure*.

coach-tip-coin_chose_places-say = A coin chose you. Who places *second* has seen where the others stand.
coach-tip-place_mech_outer-say = Place a mech in your *outer two* rings. A Trooper can stand in front.
coach-tip-facing_towards_other-say = Now its *facing*. Towards the other side is never wrong. *F* keeps it.
coach-tip-numbers_low_moves-say = Numbers: *low* moves first, *high* shoots first. Who wants to shoot first?
coach-tip-write_both_programs-say = Write *both* programs: M leads from mech to mech. Below stand targets and threats.
coach-tip-stopped_others_move-say = You were *stopped*. Others move too: leave room, or let low numbers go first.
coach-tip-could_pay_hurt-say = You could not *pay*, and hurt yourself. Watch the sum below the slots.
coach-tip-chance_filled_slot-say = Chance filled a slot of yours. *Hold* is safer, and gives 1.
coach-tip-compare_odds_rear-say = Compare the *odds*: a rear has less armor than a front. You may also hold fire.
coach-tip-throw_blanks_again-say = Throw *blanks* again, as long as it is worth it. What you keep becomes *Flux*.
coach-tip-flux_lost_round-say = *Flux* is lost at the round's end: use it now. Surge you may still need to shoot.
coach-tip-crit_tokens_put-say = A crit, and you have *tokens*: put back what Brunel would give away gladly.
coach-tip-crit_keep_guns-say = A crit on you. Keep your *guns*; give a directive that you have twice.
coach-tip-one_theirs_gone-say = One of theirs is gone. From now on you have *more numbers* than Brunel.
coach-tip-lost_mech_keep-say = You have lost a mech. Keep the other one where *few* can shoot at it.
coach-tip-last_round_larger-say = The *last* round. The larger share of structure wins: save yours, or take theirs.
