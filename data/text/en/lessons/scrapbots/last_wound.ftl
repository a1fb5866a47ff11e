title = The last Wound
line = How a match ends. Then a whole match.

end_turn-say = One of your *Wounds* waits in your deck. End your turn and draw it.
end_turn-prompt = End your turn.
end_turn-nudge = The button at the lower right, or E.
end_turn-why = You draw 5 cards. One of them is the Wound: see what it does.
end_turn-instead-brain_damage-name = End your turn
end_turn-instead-brain_damage-note = The Wound comes up, and goes again.
end_turn-mistake-other-say = That helps nobody now. See first what a drawn *Wound* does.
end_turn-mistake-other-note = Lost as the turn ends.

wound_discarded_once-say = The Wound is discarded at once, and *2 cards* drawn for it: now you hold *6*.

deal_last_wounds-say = But it still *counts*. *2 Wounds* are left, and you have 9 each. Deal both.
deal_last_wounds-prompt = Deal the last Wounds and win.
deal_last_wounds-nudge = Brunel's lane 2 is empty. What does your Scout's attack cost?
deal_last_wounds-why = 20 damage in the empty lane: the last 2 Wounds. 9 against 11, you win.
deal_last_wounds-instead-scout-name = Attack in lane 2
deal_last_wounds-instead-scout-note = The last 2 Wounds: 9 against 11.
deal_last_wounds-mistake-other-say = Brunel dealt the rest to *you*. Both Wounds were yours to deal first.
deal_last_wounds-mistake-other-note = Brunel dealt the last Wound.

win_turn-say = *Count first*: you have 10, Brunel 9, and 1 is left. A draw is no win.
win_turn-prompt = Win this turn.
win_turn-nudge = What if one of your Wounds were on the stack again?
win_turn-why = Med Pack: you have 9, and 2 are left. Deal both: 9 against 11.
win_turn-instead-med_pack-name = Med Pack first
win_turn-instead-med_pack-note = Then 2 Wounds: 9 against 11.
win_turn-mistake-wounds_each_draw-say = The last Wound is dealt: *10* against *10*. That is a draw.
win_turn-mistake-wounds_each_draw-note = 10 Wounds each: a draw.
win_turn-mistake-other-say = No win this turn, and Brunel's Scout dealt the last Wound to *you*.
win_turn-mistake-other-note = No win this turn.

activate_circuitry_enforcer-say = So far: *Revised* edition. In the *First*, Circuitry *activated* gives *4 Energy*.
activate_circuitry_enforcer-prompt = Activate Circuitry on your Enforcer.
activate_circuitry_enforcer-nudge = Drag Circuitry onto your Enforcer, which stays ready.
activate_circuitry_enforcer-why = It gives 4 instead of 1, but leaves the game. So weak cards leave your deck.
activate_circuitry_enforcer-instead-circuitry-name = Activate Circuitry
activate_circuitry_enforcer-instead-circuitry-note = 4 Energy, and it leaves the game.
activate_circuitry_enforcer-mistake-far_less_4-say = That is its plain number. *Activated* it gives *4* Energy.
activate_circuitry_enforcer-mistake-far_less_4-note = Far less than 4 Energy.
activate_circuitry_enforcer-mistake-scrap_energy-say = Spare Parts are removed too, for *3 Scrap*. But here you want Energy.
activate_circuitry_enforcer-mistake-scrap_energy-note = Scrap, not Energy.
activate_circuitry_enforcer-mistake-other-say = *Circuitry* comes first: activate it on your Enforcer.
activate_circuitry_enforcer-mistake-other-note = Not this one yet.

repair_enforcer-say = There, Resources have their text for *Energy* only. *Repair Kit* takes 20 damage off.
repair_enforcer-prompt = Repair your Enforcer.
repair_enforcer-nudge = Play Repair Kit for Energy, with its text, on lane 2.
repair_enforcer-why = 3 Energy, and 20 of the 30 damage are gone.
repair_enforcer-instead-repair_kit-name = Energy and its text
repair_enforcer-instead-repair_kit-note = 3 Energy, and 20 damage repaired.
repair_enforcer-mistake-scrap_no_repair-say = For *Scrap* there is no text in this edition. Nothing was repaired.
repair_enforcer-mistake-scrap_no_repair-note = 5 Scrap, no repair.
repair_enforcer-mistake-other-say = Nothing was repaired. Use its *text* as well: it costs nothing.
repair_enforcer-mistake-other-note = No repair.

last_first_edition-say = Last: in the First edition *splash* deals no Wounds in an empty lane.

whole_match_against-say = Now a *whole match* against Brunel, in the Revised edition. I help you.

coach-tip-go_first_3-say = You go first, with 3 cards. Gather *Scrap* and buy what you can.
coach-tip-discard_pile_new-say = Your discard pile is your new *deck*: what you bought comes up now.
coach-tip-scrapbot_hand_build-say = A *Scrapbot* in your hand: build it in an empty lane. It is ready next turn.
coach-tip-scrapbot_yours_ready-say = A Scrapbot of yours is *ready*. Gather Energy and attack.
coach-tip-brunel_built_scrapbot-say = Brunel has built. A Scrapbot of yours in the *same lane* keeps Wounds away.
coach-tip-wound_lane_empty-say = A Wound for you. Which lane was *empty*? A Scrapbot there would help.
coach-tip-wound_brunel_empty-say = A Wound for Brunel. *Empty* lanes are where your attacks count.
coach-tip-drew_wound_discarded-say = You drew a Wound: discarded at once, and *2 cards* more for it.
coach-tip-scrapbot_down_lane-say = His Scrapbot is down. Its lane is *open* until he builds again.
coach-tip-scrapbot_discard_pile-say = Your Scrapbot is in your *discard pile*: you can draw and build it again.
coach-tip-resource_hand_follow-say = A *Resource* in your hand. Follow its text when you play it: it is free.
coach-tip-component_hand_activate-say = A *Component* in your hand. Activate it *before* your Scrapbot attacks.
coach-tip-coin_effects_card-say = A *coin*: all effects on the card that depend on it share this flip.
coach-tip-half_wounds_dealt-say = Half of the Wounds are dealt. Compare: whoever has *fewer* is ahead.
coach-tip-end_near_count-say = The end is near. *Count* before you deal the last ones.
