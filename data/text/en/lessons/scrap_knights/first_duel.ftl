title = Your first duel
line = Step into reach and win your first duel.

left_brunel_right-say = You are at the left, *Brunel* at the right. Bring him to *0 HP* before he does it to you.

cards_below_acts-say = The cards below are your *ACTs*. Each round you both pick one in *secret*. Then both are turned over.

two_share_one-say = You two share one number: the *distance*. It is *3* now.

pick_dash_go-say = *Slash* reaches *1*: the number at its foot. Brunel stands at *3*. So move closer first.
pick_dash_go-prompt = Pick *Dash* and go closer.
pick_dash_go-nudge = Which of your cards moves your mech?
pick_dash_go-why = Dash moves 2. From 3 that brings you to 1, where Slash reaches.
pick_dash_go-instead-dash-note = Stab misses at 3, and Slash is in reach next round.
pick_dash_go-mistake-farther_away_before-say = Allowed, but *farther* leads away. Your next move only brings you back to 3.
pick_dash_go-mistake-farther_away_before-note = Farther away than before.
pick_dash_go-mistake-farther_away_before-row-distance-text = Distance now
pick_dash_go-mistake-out_reach_spent-say = Allowed, but it stops short of *3*. It hit nothing.
pick_dash_go-mistake-out_reach_spent-note = Out of reach: spent for nothing.
pick_dash_go-mistake-out_reach_spent-row-still_too_far-text = Still too far
pick_dash_go-mistake-other-say = Nothing hit you. But nothing of yours reaches *3* either.
pick_dash_go-mistake-other-note = Safe, but no closer.
pick_dash_go-mistake-other-row-still_too_far-text = Still too far

strike_brunel_act-say = *Attacks* come before *moves*: his *Stab* missed you at 3. At *1* your *Slash* deals *3*. Strike now.
strike_brunel_act-prompt = Strike Brunel with an ACT that reaches 1.
strike_brunel_act-nudge = The number at the foot of an Attack says how far it reaches.
strike_brunel_act-why = Slash deals 3 at a distance of 1 or less. Shock Palm deals 1.
strike_brunel_act-instead-slash-note = Deals 3. Stab hits you for 2 all the same.
strike_brunel_act-instead-shock_palm-note = Costs no heat, deals 1.
strike_brunel_act-mistake-out_reach_stab-say = *Dagger Jab* reaches *0* only. You stand at *1*.
strike_brunel_act-mistake-out_reach_stab-note = Out of reach, and Stab hits you.
strike_brunel_act-mistake-no_blow_yours-say = You moved, and Brunel lost nothing. He was in reach before.
strike_brunel_act-mistake-no_blow_yours-note = No blow of yours.
strike_brunel_act-mistake-other-say = You blocked. That is fine, but a duel is won by *hits*.
strike_brunel_act-mistake-other-note = Brunel lost nothing.

play_act_blocks-say = He plays *Stab* again. *Defends* come before *Attacks*, and their *Block* takes damage off. Lose no HP.
play_act_blocks-prompt = Play an ACT that blocks Stab's 2 damage.
play_act_blocks-nudge = Which of your cards have a shield on them?
play_act_blocks-why = Stab deals 2. Meditation takes 2 off, Stonewall takes 3 off.
play_act_blocks-instead-meditation-note = Blocks 2, and cools you by 1.
play_act_blocks-instead-stonewall-note = Blocks up to 3.
play_act_blocks-mistake-stab_hit_first-say = You got away, but too late: his *Stab* came before your move.
play_act_blocks-mistake-stab_hit_first-note = Stab hit you first.
play_act_blocks-mistake-stab_hit_first-row-distance-text = Distance now
play_act_blocks-mistake-stab_hit-say = You passed each other and stand at *1* again. *Stab* hit you.
play_act_blocks-mistake-stab_hit-note = Stab hit you.
play_act_blocks-mistake-hit_him_hit-say = A fair trade of blows. But a *Block* would have cost you nothing.
play_act_blocks-mistake-hit_him_hit-note = You hit him, and he hit you.
play_act_blocks-mistake-other-say = It stopped short, and *Stab* hit you. Block it this time.
play_act_blocks-mistake-other-note = Out of reach, and Stab hit you.

bring_brunel_0-say = Now you choose: *Attack* while he is in reach, *Defend* when he strikes. Win before round *8*.
bring_brunel_0-prompt = Bring Brunel to 0 HP before round 8.
bring_brunel_0-nudge = Look at the distance. Which of your Attacks reach that far?
bring_brunel_0-why = Two Slashes are enough, or three if one of them is blocked.
bring_brunel_0-instead-slash-note = Every round it reaches, until he is down.
bring_brunel_0-instead-shock_palm-note = For the last point: it costs no heat.
bring_brunel_0-mistake-too_far_away-say = Four rounds are over. At this *distance* little of yours reaches.
bring_brunel_0-mistake-too_far_away-note = Too far away, too long.
bring_brunel_0-mistake-too_far_away-row-distance-text = Distance now
bring_brunel_0-mistake-other-say = Four rounds are over, and he still stands. *Attack* more often.
bring_brunel_0-mistake-other-note = Too slow.
