title = Mind games
line = Choose in secret, and guess what he must choose.

some_acts_ask-say = Some ACTs ask for a *secret*: a number, a way to go, *Overcharge*.

lose_no_hp-say = Brunel plays *Dagger Jab*, at *+1*. *Parry Shield* blocks where you say.
lose_no_hp-prompt = Lose no HP this round.
lose_no_hp-nudge = A Block works in its own priority step, and in no other.
lose_no_hp-why = With X = 1 the Parry Shield stands in the step in which Dagger Jab comes.
lose_no_hp-instead-parry_shield-name = Parry Shield, +1
lose_no_hp-instead-parry_shield-note = It blocks 2 just when the jab comes.
lose_no_hp-mistake-block_elsewhere-say = The shield stood, but at another priority. The jab came at *+1*.
lose_no_hp-mistake-block_elsewhere-note = The Block was elsewhere.
lose_no_hp-mistake-block_came_too-say = *Meditation* blocks at *0*. The jab came at *+1*, before it.
lose_no_hp-mistake-block_came_too-note = The Block came too late.
lose_no_hp-mistake-other-say = *Dagger Jab* hit you at *+1*. Only a Block at *+1* stands in its way.
lose_no_hp-mistake-other-note = Not blocked.

deal_3_round-say = *Overcharge*: pay more heat, and a card does more. This one then hits again at *−1*.
deal_3_round-prompt = Deal 3 this round.
deal_3_round-nudge = From 2 only one of your Attacks gets to him.
deal_3_round-why = Dolphin Crash deals 1 at +1. Its Overcharge deals 2 more at −1.
deal_3_round-instead-dolphin_crash-name = Dolphin Crash, overcharged
deal_3_round-instead-dolphin_crash-note = 1 and 2, both past his Block.
deal_3_round-mistake-overcharged-say = It hit for *1*. The other *2* come with the *Overcharge*.
deal_3_round-mistake-overcharged-note = Not overcharged.
deal_3_round-mistake-out_reach-say = From *2* it does not reach. *Dolphin Crash* brings you to him.
deal_3_round-mistake-out_reach-note = Out of reach.
deal_3_round-mistake-out_reach-row-too_far-text = Too far
deal_3_round-mistake-other-say = Brunel lost nothing this round. Use your *Dolphin Crash*.
deal_3_round-mistake-other-note = No blow of yours.

choice_secret_too-say = His choice is secret too, but you can *guess* it. His six ACTs stand at the right. And he has *6 heat*.

deal_2_more-say = One more heat would end it for him. So he can only *defend*, and all his Blocks are at *0*.
deal_2_more-prompt = Deal 2 or more to Brunel.
deal_2_more-nudge = His Blocks stand at 0. When do your Attacks come?
deal_2_more-why = Dagger Jab comes at +1. No Block of his stands there.
deal_2_more-instead-dagger_jab-note = +1: no Block of his is that early.
deal_2_more-mistake-blocked_down_0-say = *Slash* met the *Stonewall* at *0*. He had to defend, and did.
deal_2_more-mistake-blocked_down_0-note = Blocked down to 0.
deal_2_more-mistake-damage_1-say = A hit for *1*, and you crossed over to *2*. There is more to be had.
deal_2_more-mistake-damage_1-note = 1 damage.
deal_2_more-mistake-damage_1-row-distance-text = Distance now
deal_2_more-mistake-other-say = He could only defend. That was the round to *strike*.
deal_2_more-mistake-other-note = No blow of yours.

bring_brunel_0-say = Now on your own: win before the *rounds run out*. Each round ask what his *heat* lets him do.
bring_brunel_0-prompt = Bring Brunel to 0 HP before round 5.
bring_brunel_0-nudge = At 6 heat he can only defend. At 5 he can strike once.
bring_brunel_0-why = Dagger Jab passes every Block at 0. Slash hits best when he strikes himself.
bring_brunel_0-instead-dagger_jab-note = When he must defend.
bring_brunel_0-instead-slash-note = When he can afford to strike.
bring_brunel_0-mistake-overheated-say = Too hot: *7* as the round began. *Meditation* takes off 1.
bring_brunel_0-mistake-overheated-note = Overheated.
bring_brunel_0-mistake-other-say = Four rounds are over. At *6 heat* he defends: jab *before* his Block.
bring_brunel_0-mistake-other-note = Too slow.

whole_duel_brunel-say = Now a whole duel. Brunel plays for himself. I speak up when something is new.

coach-tip-pick_act_secret-say = Pick an ACT in secret. What is out of reach is marked. Point at a card to read it.
coach-tip-move_md_dash-say = You move, so *MD-Dash* may add a move of 2. Use it, or pass.
coach-tip-trigger_met_one-say = A trigger is met: one of your *BOTs* gets a gold edge. Click it to use it, once a duel. Or pass.
coach-tip-token_spend_act-say = You have a *token*. Spend it on your ACT, or pass and keep it.
coach-tip-heat_more_meditation-say = You are at *5 heat* or more. *Meditation* vents 1, and ACTs with a *0* add none.
coach-tip-brunel_runs_hot-say = Brunel runs hot. Soon he can only play ACTs that cost *no heat*.
coach-tip-ghostblade_worked_copy-say = *Ghostblade* worked: a copy of Slash joins you this round. Stay within *1*.
coach-tip-blow_fell_short-say = Your blow fell short. *Step* moves you by 1, and gains a token too.
coach-tip-blocked_dagger_jab-say = He blocked it all. *Dagger Jab* at +1, or Frame Advantage, gets past a Block at 0.
coach-tip-used_bot_come-say = He used a *BOT*: it will not come back. See which ones he has left.
coach-tip-two_link_tokens-say = Two link tokens. One more *hit* from 1 or less, and *1000 Cuts* joins the next chain.
coach-tip-cuts_joins_round-say = *1000 Cuts* joins this round, as the last. Be within *1* at the end.
coach-tip-copy_strikes_two-say = Its copy strikes for two more rounds. You gain *Blitz* each time. Stay close.
coach-tip-played_defend_meets-say = He played a *Defend*. If he meets your Attacks so round after round, *Orbital Lobotomy* gains tokens.
coach-tip-sd_terror_works-say = *SD-Terror* works now: no Attack or Defend of yours does anything this round.
coach-tip-hp_less_one-say = He has *3 HP* or less. One Slash that lands wins.
coach-tip-hp_low_meditation-say = Your HP are low. *Meditation* blocks 2. Or be faster than he is.
