title = The three answers
line = Strike back, dodge, or hold your ground.

attack_deals_die-say = An attack deals a *die plus ATK*. Brunel's Compsognathus has ATK *7*.

answer_combat_card-say = You answer with a *Combat Card*: Attack, Evade or Defend. Or you *take it*, for no card.

brunel_attacks_knock-say = It has *10 HP* left. Your ATK is *10*. Strike back.
brunel_attacks_knock-prompt = Brunel attacks. Knock Compsognathus out with your answer.
brunel_attacks_knock-nudge = Which answer costs the attacker HP whatever the dice say?
brunel_attacks_knock-why = A counterattack deals your die plus 10. It has 10 HP.
brunel_attacks_knock-praise = Knocked out!
brunel_attacks_knock-instead-attack-name = Counterattack
brunel_attacks_knock-instead-attack-note = You lose some HP, it is knocked out.
brunel_attacks_knock-mistake-hp_lost_nothing-say = You kept your cards, and paid for it. Compsognathus is still there.
brunel_attacks_knock-mistake-hp_lost_nothing-note = HP lost, nothing gained.
brunel_attacks_knock-mistake-other-say = You may have lost little. But your Attack deals *11* at least, and it had *10 HP*.
brunel_attacks_knock-mistake-other-note = Compsognathus is still there.

attack_next_compsognathus-say = The right to move goes *to and fro*. Now you may attack.
attack_next_compsognathus-prompt = Attack the next Compsognathus.
attack_next_compsognathus-nudge = Attack costs one Attack card. Each is one from its stack.
attack_next_compsognathus-why = Brunel has no Evade and no Defend. Each attack hits.
attack_next_compsognathus-praise = A hit!
attack_next_compsognathus-instead-attack-name = Attack
attack_next_compsognathus-instead-attack-note = Your die plus 10, and no answer.
attack_next_compsognathus-mistake-other-say = Passing keeps your cards. But it gives Brunel the move.
attack_next_compsognathus-mistake-other-note = No blow of yours.

brunel_attacks_lose-say = To *evade*, your die plus EVA *12* must be *higher* than the attack.
brunel_attacks_lose-prompt = Brunel attacks. Lose no HP.
brunel_attacks_lose-nudge = Two answers can cost you nothing: look at their odds.
brunel_attacks_lose-why = Evade compares 12 with 7. If it works, you also strike first, with a bonus.
brunel_attacks_lose-praise = No HP lost!
brunel_attacks_lose-instead-evade-name = Evade
brunel_attacks_lose-instead-evade-note = Nothing hits, and your next attack has a bonus.
brunel_attacks_lose-instead-defend-name = Defend
brunel_attacks_lose-instead-defend-note = 7 against 7: the lower one loses the rest.
brunel_attacks_lose-mistake-both_lose_hp-say = It lost HP, and so did you. The task was to lose *none*.
brunel_attacks_lose-mistake-both_lose_hp-note = Both lose HP.
brunel_attacks_lose-mistake-other-say = Nobody answered the attack, and all of it hit you.
brunel_attacks_lose-mistake-other-note = You lost the whole attack.

attack_once_more-say = Your turn to move. Use what you have: *ATK 10*, and a bonus if you evaded.
attack_once_more-prompt = Attack once more.
attack_once_more-nudge = The bonus is lost when combat ends.
attack_once_more-why = Attack now: the bonus counts for your next attack only.
attack_once_more-praise = Another hit!
attack_once_more-instead-attack-name = Attack
attack_once_more-instead-attack-note = The bonus is added.
attack_once_more-mistake-other-say = Passing keeps the bonus for a while. But nothing hit Compsognathus.
attack_once_more-mistake-other-note = No blow of yours.

brunel_attacks_lose_2-say = To *defend* you throw a die plus DEF *7*. Who is *lower* loses the difference.
brunel_attacks_lose_2-prompt = Brunel attacks. Lose 5 HP at most.
brunel_attacks_lose_2-nudge = The worst case counts: read the ranges on the answers.
brunel_attacks_lose_2-why = With 7 against 7 a Defend costs 5 at the very worst.
brunel_attacks_lose_2-praise = Your guard holds!
brunel_attacks_lose_2-instead-defend-name = Defend
brunel_attacks_lose_2-instead-defend-note = At worst 5, at best it loses 5.
brunel_attacks_lose_2-mistake-other-say = That costs the whole attack. *Defend* costs the difference alone.
brunel_attacks_lose_2-mistake-other-note = You lost the whole attack.

knock_compsognathus_out-say = Now end it: knock this Compsognathus out *before combat ends*.
knock_compsognathus_out-prompt = Knock Compsognathus out in this combat.
knock_compsognathus_out-nudge = How much HP is left? How much do you deal?
knock_compsognathus_out-why = It has no Evade and no Defend. Each blow deals 11 at least.
knock_compsognathus_out-instead-attack-name = Attack
knock_compsognathus_out-instead-attack-note = Each one hits for 11 or more.
knock_compsognathus_out-mistake-other-say = Combat is over, and Compsognathus stands. Spend your *Attack* cards.
knock_compsognathus_out-mistake-other-note = It is still there.
