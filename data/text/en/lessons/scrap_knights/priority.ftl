title = Priority and Block
line = High priority first. A Block has one of its own.

flipped_acts_form-say = Flipped ACTs form a *chain*. It runs by *priority*: high numbers first.

dagger_jab_says-say = *Dagger Jab* is at *+1*, *Springlock* at *−1*, others at *0*. If equal: Defend, Attack, then Movement.

deal_damage_brunel-say = Brunel plays *Stonewall*: Block 3, at *0* only. Strike before or after it.
deal_damage_brunel-prompt = Deal damage to Brunel.
deal_damage_brunel-nudge = A Block works at its own priority, and at no other.
deal_damage_brunel-why = Dagger Jab comes at +1, Springlock and Can Opener at −1. All miss the Block.
deal_damage_brunel-instead-dagger_jab-note = +1: it lands before the Block stands.
deal_damage_brunel-instead-springlock-note = −1: the Block is over, and nothing hurt you before.
deal_damage_brunel-mistake-blocked_down_0-say = *Slash* and *Stonewall* both come at *0*. The Block took all 3.
deal_damage_brunel-mistake-blocked_down_0-note = Blocked down to 0.
deal_damage_brunel-mistake-no_blow_yours-say = You moved past a Block, but dealt nothing. Use an *Attack*.
deal_damage_brunel-mistake-no_blow_yours-note = No blow of yours.
deal_damage_brunel-mistake-no_blow_yours-row-distance-text = Distance now
deal_damage_brunel-mistake-other-say = Two Blocks, and nobody struck. Use an *Attack* that is not at *0*.
deal_damage_brunel-mistake-other-note = No blow of yours.

interrupt_him_lose-say = Now he plays *Springlock*: 5 damage at *−1*, if nothing hurt him before.
interrupt_him_lose-prompt = Interrupt him: lose no HP this round.
interrupt_him_lose-nudge = Which of your Attacks come before −1?
interrupt_him_lose-why = Slash at 0 or Dagger Jab at +1 hurts him first. Then he is interrupted.
interrupt_him_lose-instead-slash-note = At 0: he is hurt, and Springlock does nothing.
interrupt_him_lose-instead-dash-name = Dash farther
interrupt_him_lose-instead-dash-note = At 0: you are out of reach before −1.
interrupt_him_lose-mistake-block_over_too-say = *Stonewall* blocks at *0* alone. *Springlock* came at *−1*.
interrupt_him_lose-mistake-block_over_too-note = The Block was over too soon.
interrupt_him_lose-mistake-before_1-say = Both at *−1*: chance said he goes first. Come in before that.
interrupt_him_lose-mistake-before_1-note = Not before −1.
interrupt_him_lose-mistake-other-say = He was not hurt, and you were in reach. *Springlock* dealt 5.
interrupt_him_lose-mistake-other-note = Nothing interrupted him.

hit_hits_damage-say = *On hit* is for what hits. Damage blocked down to *0* does not.

deal_3_more-say = Brunel plays *Meditation*: Block 2, at *0*. Which ACT gets most past it?
deal_3_more-prompt = Deal 3 or more this round.
deal_3_more-nudge = One of them brings another Attack along, on hit.
deal_3_more-why = Can Opener hits at −1, past the Block. Then Slash adds 3 at once.
deal_3_more-instead-can_opener-note = 1, and on hit Slash for 3 more: 4 in all.
deal_3_more-mistake-blocked_2_3-say = The Block took 2 of *Slash*'s 3. It hit, but only for *1*.
deal_3_more-mistake-blocked_2_3-note = 2 of 3 blocked.
deal_3_more-mistake-blocked_down_0-say = The Block took all *2*. No hit, so no Frame Advantage *on hit*.
deal_3_more-mistake-blocked_down_0-note = Blocked down to 0: no hit.
deal_3_more-mistake-damage_2-say = Past the Block at *+1*, but *2* is all that it deals.
deal_3_more-mistake-damage_2-note = 2 damage.
deal_3_more-mistake-other-say = No blow of yours. Use an *Attack* that is not at *0*.
deal_3_more-mistake-other-note = No blow of yours.

own_5_hp-say = Now on your own. You have *5 HP*: his *Springlock* would take all of them.

bring_brunel_0-say = Win before the *rounds run out*. He plays *Stonewall*, then *Springlock*, then *Stonewall*.
bring_brunel_0-prompt = Bring Brunel to 0 HP before round 4.
bring_brunel_0-nudge = At 0 he blocks in rounds 1 and 3. In round 2 he must be hurt before −1.
bring_brunel_0-why = Springlock deals 5 when nothing hurts you. Slash or Dagger Jab interrupts him.
bring_brunel_0-instead-springlock-note = In rounds 1 and 3: past his Block, for 5.
bring_brunel_0-instead-slash-note = In round 2: it interrupts him.
bring_brunel_0-mistake-down_first-say = *Springlock* came through in round 2. Hurt him before *−1*.
bring_brunel_0-mistake-down_first-note = You are down first.
bring_brunel_0-mistake-other-say = Three rounds are over. At *0* his Stonewall takes 3 off each time.
bring_brunel_0-mistake-other-note = Too slow.
