title = BOTs and triggers
line = A BOT answers what is about to happen, once.

bots_lie_open-say = These are your *BOTs*. They lie open, and each can be used *once*.

beside_eye_stands-say = Beside the eye stands the *trigger*: what must be about to happen.

play_attack-say = Brunel plays *Slash*, at your last *3 HP*. Strike back. Then your BOTs are asked.
play_attack-prompt = Play an Attack.
play_attack-nudge = Any Attack that reaches 1 will do.
play_attack-why = BOTs are asked after the flip, when both ACTs are known.
play_attack-instead-slash-note = Both ACTs are open, then the BOTs are asked.
play_attack-mistake-other-say = *Stonewall* took it all. Nobody would be hurt, so no BOT was asked.
play_attack-mistake-other-note = Safe, but no trigger was met.

use_bot_live-say = His Slash would deal 3: *you would be hurt*. *DD-Burst* waits for that.
use_bot_live-prompt = Use a BOT and live through this round.
use_bot_live-nudge = Which trigger speaks of you, and of damage?
use_bot_live-why = DD-Burst comes first in the chain, and prevents all damage of this round.
use_bot_live-instead-dd_burst-note = The round ends without damage.
use_bot_live-mistake-more_damage_none-say = *AD-Chain* hit him once more. But his *Slash* took your last 3 HP.
use_bot_live-mistake-more_damage_none-note = More damage, none prevented.
use_bot_live-mistake-other-say = You passed, and his *Slash* took your last 3 HP.
use_bot_live-mistake-other-note = The BOT was not used.

stopped_effects_yours-say = It stopped *all* effects, yours too. Now it is used up.

hit_brunel_round-say = At *3* your Slash would *miss*. *MD-Close* waits for a miss and sets the distance to *0*.
hit_brunel_round-prompt = Hit Brunel this round.
hit_brunel_round-nudge = Play an Attack that falls short. That is the trigger.
hit_brunel_round-why = MD-Close comes first in the chain. Then Slash strikes from 0 and hits.
hit_brunel_round-instead-slash-name = Slash, then MD-Close
hit_brunel_round-instead-slash-note = From 0 it hits for 3.
hit_brunel_round-mistake-no_miss_no-say = A *Movement* cannot miss. So MD-Close was not asked.
hit_brunel_round-mistake-no_miss_no-note = No miss, no trigger.
hit_brunel_round-mistake-no_miss_no-row-distance-text = Distance now
hit_brunel_round-mistake-no_miss_no_2-say = A *Defend* cannot miss. So MD-Close was not asked.
hit_brunel_round-mistake-no_miss_no_2-note = No miss, no trigger.
hit_brunel_round-mistake-other-say = You passed, and the blow fell short. *MD-Close* would have mended that.
hit_brunel_round-mistake-other-note = A miss.

deal_5_round-say = *AD-Chain* answers when he would be hurt. Right after that it *copies* an Attack of your hand.
deal_5_round-prompt = Deal 5 this round.
deal_5_round-nudge = Your two best Attacks make 5. One is played, the other copied.
deal_5_round-why = The copy costs no heat, and the card stays in your hand.
deal_5_round-instead-slash-name = Slash and AD-Chain
deal_5_round-instead-slash-note = 3, then a copy of Stab: 2 more.
deal_5_round-instead-stab-name = Stab and AD-Chain
deal_5_round-instead-stab-note = 2, then a copy of Slash: 3 more.
deal_5_round-mistake-less_5-say = *Shock Palm* adds only 1. Take the two Attacks that deal most.
deal_5_round-mistake-less_5-note = Less than 5.
deal_5_round-mistake-no_damage_no-say = He was not hurt, so *AD-Chain* was not asked. Begin with an Attack.
deal_5_round-mistake-no_damage_no-note = No damage, no trigger.
deal_5_round-mistake-other-say = One Attack alone is too little. Use *AD-Chain* after the flip.
deal_5_round-mistake-other-note = Less than 5.

read_bots_too-say = Read his BOTs too. Brunel has a *DD-Burst*: it will spoil your first blow.

bring_brunel_0-say = Now on your own: win before the *rounds run out*. Let his BOT go before you spend yours.
bring_brunel_0-prompt = Bring Brunel to 0 HP before round 5.
bring_brunel_0-nudge = A cheap blow makes him use it. Then strike with all you have.
bring_brunel_0-why = Come closer, strike, lose that blow to DD-Burst, then Slash and AD-Chain.
bring_brunel_0-instead-dash-note = First come into reach.
bring_brunel_0-instead-slash-note = One for DD-Burst, one with AD-Chain.
bring_brunel_0-mistake-down_first-say = Brunel was faster. Look at both *HP* and try another order.
bring_brunel_0-mistake-down_first-note = You are down first.
bring_brunel_0-mistake-too_slow-say = He still has his *DD-Burst*. Only a blow that would land draws it out.
bring_brunel_0-mistake-too_slow-note = Too slow.
bring_brunel_0-mistake-other-say = Four rounds are over. Keep a *BOT* for the round after his.
bring_brunel_0-mistake-other-note = Too slow.
