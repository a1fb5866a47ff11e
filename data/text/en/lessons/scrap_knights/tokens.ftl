title = Tokens and ULTs
line = Save up tokens, then strike with all of them.

three_tokens_keep-say = There are three *tokens*. You keep them until you spend them on an ACT.

gain_frame_advantage-say = *Frame Advantage* adds *1* to your ACT's priority. Gain one, and stay within *1*.
gain_frame_advantage-prompt = Gain a Frame Advantage and stay in Slash's reach.
gain_frame_advantage-nudge = Two of your cards have its blue sign on them.
gain_frame_advantage-why = Wait gains Frame Advantage and Armored. Step gains one as it moves you by 1.
gain_frame_advantage-instead-wait-note = Two tokens, and you stay where you are.
gain_frame_advantage-instead-step-name = Step closer
gain_frame_advantage-instead-step-note = One token, and the distance is 0.
gain_frame_advantage-mistake-too_far_away-say = You have the token. But from *2* your Slash does not reach.
gain_frame_advantage-mistake-too_far_away-note = Too far away to use it.
gain_frame_advantage-mistake-too_far_away-row-distance-text = Distance now
gain_frame_advantage-mistake-another_token-say = That gained *Blitz*, for more damage. This round is about *priority*.
gain_frame_advantage-mistake-another_token-note = Another token.
gain_frame_advantage-mistake-other-say = No token this round. Look for an ACT that says *Gain*.
gain_frame_advantage-mistake-other-note = No token gained.

play_slash_spend-say = Brunel plays *Stonewall*: Block 3 at *0*. Get your *Slash* past it.
play_slash_spend-prompt = Play Slash, then spend Frame Advantage on it.
play_slash_spend-nudge = Slash comes at 0, like the Block. One more would do.
play_slash_spend-why = With Frame Advantage Slash comes at +1, before the Block.
play_slash_spend-instead-slash-name = Slash, Frame Advantage
play_slash_spend-instead-slash-note = At +1 it hits for 3.
play_slash_spend-mistake-blocked_down_0-say = Still at *0*: the Block took it all. The token was yours to *spend*.
play_slash_spend-mistake-blocked_down_0-note = Blocked down to 0.
play_slash_spend-mistake-other-say = Brunel lost nothing. Play an *Attack*, and spend the token on it.
play_slash_spend-mistake-other-note = No blow of yours.

blitz_attack_deals-say = *Blitz*: an Attack deals 2 more, for 1 heat. *Armored*: your ACT also blocks 2.

win_round_keep-say = You have *2 HP*, he has *5*. He plays *Stab*, for 2. Win this round.
win_round_keep-prompt = Win this round and keep at least 1 HP.
win_round_keep-nudge = Slash deals 3. He has 5. And his Stab would take your last 2.
win_round_keep-why = Blitz makes it 5, and Armored blocks the Stab. You may spend both.
win_round_keep-instead-slash-name = Slash, both tokens
win_round_keep-instead-slash-note = 5 damage, and Stab is blocked.
win_round_keep-mistake-down_together-say = Both mechs are at *0 HP*: a draw. *Armored* would have blocked his Stab.
win_round_keep-mistake-down_together-note = Down together.
win_round_keep-mistake-down-say = His *Stab* took your last 2 HP. Slash needs *Blitz* to be enough.
win_round_keep-mistake-down-note = You are down.
win_round_keep-mistake-other-say = You live, but so does he. Strike, and spend what you have.
win_round_keep-mistake-other-note = No win this round.

last_ult_each-say = Last, your *ULT*. Each time its *link* is met, it gains a link token. It needs *3*.

gain_third_link-say = *1000 Cuts* is linked to each *hit* from 1 or less. It has *2* tokens. Add one.
gain_third_link-prompt = Gain the third link token.
gain_third_link-nudge = You stand at 1. All that is missing is a hit.
gain_third_link-why = Slash and Shock Palm reach 1, and Brunel does not block.
gain_third_link-instead-slash-note = A hit for 3, and the third token.
gain_third_link-instead-shock_palm-note = A hit for 1 counts as much.
gain_third_link-mistake-other-say = That was no *hit*, so the link was not met.
gain_third_link-mistake-other-note = Still 2 of 3.
gain_third_link-mistake-other-row-link_tokens-text = Link tokens

joins_chain_very-say = Now it joins the chain, as the very *last*: 2 damage, up to *1* away.

let_1000_cuts-say = But Brunel *steps back* this round, from 1 to 2. Keep him within reach.
let_1000_cuts-prompt = Let 1000 Cuts hit.
let_1000_cuts-nudge = He goes back 1. Which of your ACTs makes up for it?
let_1000_cuts-why = Step closer takes back his 1. The last effect then finds him at 1.
let_1000_cuts-instead-step-name = Step closer
let_1000_cuts-instead-step-note = Still at 1 at the end: it hits for 2.
let_1000_cuts-mistake-cuts_missed_1000-say = You hit him, then he stepped back. At the end he stood at *2*: a miss.
let_1000_cuts-mistake-cuts_missed_1000-note = 1000 Cuts missed.
let_1000_cuts-mistake-cuts_missed_1000-row-distance-text = Distance now
let_1000_cuts-mistake-other-say = At the end he stood out of reach. *1000 Cuts* missed.
let_1000_cuts-mistake-other-note = 1000 Cuts missed.
let_1000_cuts-mistake-other-row-distance-text = Distance now

gave_blitz_copy-say = It gave you *Blitz*, and its *copy* strikes in the next two rounds too.

bring_brunel_0-say = Now on your own: win before the *rounds run out*. Stay close, and spend your tokens.
bring_brunel_0-prompt = Bring Brunel to 0 HP before round 5.
bring_brunel_0-nudge = He blocks at 0 first. A token takes your Slash past that.
bring_brunel_0-why = Frame Advantage gets Slash past the Block, Blitz adds 2 to it.
bring_brunel_0-instead-slash-name = Slash, with tokens
bring_brunel_0-instead-slash-note = Frame Advantage against a Block, Blitz for damage.
bring_brunel_0-mistake-other-say = Two rounds are over. At *0* his Stonewall takes 3 off your blows.
bring_brunel_0-mistake-other-note = Too slow.
