title = Heat and venting
line = Strong ACTs are hot. At 7 heat you lose.

number_act_upper-say = The number in an ACT's upper left corner is its *heat*. You gain it when you play the ACT.

heat_5_begins-say = Your heat is *5*. Who begins a round with *7* or more has lost.

play_act_lowers-say = *Pirated Cannon* costs *2*: 5 and 2 is 7. First *vent*: that is to lose heat.
play_act_lowers-prompt = Play an ACT that lowers your heat.
play_act_lowers-nudge = Two of your Defends have a flame on them.
play_act_lowers-why = Vent takes off 3 heat. Meditation takes off 1 and blocks 2.
play_act_lowers-instead-vent-note = Heat 5 to 2. Stab hits you for 2.
play_act_lowers-instead-meditation-note = Heat 5 to 4, and Stab is blocked.
play_act_lowers-mistake-overheated-say = *7 heat* as the round begins: you overheated. The duel is lost.
play_act_lowers-mistake-overheated-note = Overheated.
play_act_lowers-mistake-one_more_heat-say = A hit. But now you are at *6*: any ACT that costs heat ends the duel.
play_act_lowers-mistake-one_more_heat-note = One more heat, none less.
play_act_lowers-mistake-one_heat_less-say = It costs no heat, and takes none off. You are still at *5*.
play_act_lowers-mistake-one_heat_less-note = Not one heat less.
play_act_lowers-mistake-other-say = Blocked. But you are still at *5*, and it takes heat to strike.
play_act_lowers-mistake-other-note = Not one heat less.

deal_3_more-say = Now there is room. *Pirated Cannon* deals *4* less the distance: 4 from here.
deal_3_more-prompt = Deal 3 or more, and stay below 7 heat.
deal_3_more-nudge = Add the number in the corner to your heat.
deal_3_more-why = From 2 or 4 heat both Pirated Cannon and Slash leave you below 7.
deal_3_more-instead-pirated_cannon-note = 4 damage for 2 heat.
deal_3_more-instead-slash-note = 3 damage for 1 heat.
deal_3_more-mistake-small_blow-say = It costs no heat, but deals only *1*. You have heat to spend.
deal_3_more-mistake-small_blow-note = A small blow.
deal_3_more-mistake-other-say = Cool enough, but Brunel lost nothing this round.
deal_3_more-mistake-other-note = No blow of yours.

brunel_same_limit-say = Brunel has the same limit. He too begins each round below *7*, or loses.

bring_brunel_0-say = Now on your own: win before the *rounds run out*, and mind your heat.
bring_brunel_0-prompt = Bring Brunel to 0 HP before round 8.
bring_brunel_0-nudge = Cool down once, in time. Strike in all other rounds.
bring_brunel_0-why = Slash deals 3 for 1 heat, the Cannon 4 for 2. Vent once you are at 5 or 6.
bring_brunel_0-instead-slash-note = 3 damage for 1 heat.
bring_brunel_0-instead-vent-note = When you are at 5 or 6.
bring_brunel_0-mistake-overheated-say = Too hot. *Vent* one round earlier, then strike.
bring_brunel_0-mistake-overheated-note = Overheated.
bring_brunel_0-mistake-other-say = The rounds are over. Cool down once, and *strike* in the others.
bring_brunel_0-mistake-other-note = Too slow.
