title = Build and fight
line = A Scrapbot fights and guards in its own lane.

three_lanes_build-say = There are *three lanes*. You build on the left, Brunel on the right.

build_drone_lane-say = Build your *Drone* from your hand. In *lane 2* nobody stands in its way.
build_drone_lane-prompt = Build the Drone in lane 2.
build_drone_lane-nudge = Drag the Drone into a lane of yours. Building costs nothing.
build_drone_lane-why = Brunel has no Scrapbot in lane 2: damage there deals him Wounds.
build_drone_lane-instead-drone-name = Drone in lane 2
build_drone_lane-instead-drone-note = Its attacks hit Brunel himself.
build_drone_lane-mistake-get_past_sentry-say = In lane 1 it faces the *Sentry Gun*. It can never move to another lane.
build_drone_lane-mistake-get_past_sentry-note = It has to get past the Sentry Gun.
build_drone_lane-mistake-get_past_drone-say = In lane 3 it faces Brunel's *Drone*. It can never move to another lane.
build_drone_lane-mistake-get_past_drone-note = It has to get past a Drone.
build_drone_lane-mistake-scrap_instead_scrapbot-say = You took its *Scrap*. The Drone lies in your discard pile now.
build_drone_lane-mistake-scrap_instead_scrapbot-note = 4 Scrap instead of a Scrapbot.
build_drone_lane-mistake-other-say = The turn is over, and your Drone was *discarded* with your hand.
build_drone_lane-mistake-other-note = Discarded, not built.

end_turn-say = It is *exhausted*: dark and asleep, and *ready* when your turn ends.
end_turn-prompt = End your turn.
end_turn-nudge = The button at the lower right, or E.
end_turn-why = Your own Scrapbots are readied at the end of your own turn.
end_turn-instead-drone-name = End your turn
end_turn-instead-drone-note = Readies your Drone, and brings 5 cards.
end_turn-mistake-lost_turn_ends-say = Energy for whom? The Drone is *exhausted*, and Energy is lost at the turn's end.
end_turn-mistake-lost_turn_ends-note = Lost as the turn ends.
end_turn-mistake-other-say = Allowed, but the Drone is still *exhausted*. Only the end of your turn readies it.
end_turn-mistake-other-note = It readies nobody.

brunel_sentry_gun-say = But see: Brunel's Sentry Gun hit your *empty lane 1*: 10 damage, *1 Wound*.

build_sentry_gun-say = Guard lane 1. A Scrapbot takes the damage for you, even *exhausted*.
build_sentry_gun-prompt = Build the Sentry Gun in lane 1.
build_sentry_gun-nudge = The Sentry Gun is in your hand.
build_sentry_gun-why = While a Scrapbot stands in lane 1, its damage deals you no Wounds.
build_sentry_gun-instead-sentry_gun-name = Sentry Gun in lane 1
build_sentry_gun-instead-sentry_gun-note = Takes the damage instead of you.
build_sentry_gun-mistake-scrap_lane_1-say = Building costs *nothing*. Keep Circuitry: your Drone needs its Energy.
build_sentry_gun-mistake-scrap_lane_1-note = 1 Scrap, and lane 1 is still empty.
build_sentry_gun-mistake-lane_1_still-say = Nobody attacks there: Brunel's Drone has no Energy. *Lane 1* is open.
build_sentry_gun-mistake-lane_1_still-note = Lane 1 is still empty.
build_sentry_gun-mistake-lane_1_still_2-say = A fine attack. But this step is about *lane 1*: build there first.
build_sentry_gun-mistake-lane_1_still_2-note = Lane 1 is still empty.
build_sentry_gun-mistake-other-say = Lane 1 stays *empty*: each 10 damage there is another Wound.
build_sentry_gun-mistake-other-note = Lane 1 is still empty.

gather_2_energy-say = Attacks cost *Energy*. Discard *Circuitry* for 1 each. The Drone needs *2*.
gather_2_energy-prompt = Gather 2 Energy, then click an attack on the Drone's plate.
gather_2_energy-nudge = Play two Circuitry for Energy. Then an attack on the plate turns gold.
gather_2_energy-why = 10 damage in Brunel's empty lane is 1 Wound for him.
gather_2_energy-instead-drone-name = Attack in lane 2
gather_2_energy-instead-drone-note = 2 Energy: 10 damage, 1 Wound.
gather_2_energy-mistake-scrap_powers_no-say = *Scrap* buys cards, but an attack needs *Energy*. The turn is over.
gather_2_energy-mistake-scrap_powers_no-note = Scrap powers no attack.
gather_2_energy-mistake-other-say = The turn is over, and the Drone has *not attacked*. Energy is lost.
gather_2_energy-mistake-other-note = No attack this turn.

end_turn_see-say = *1 Wound* for Brunel. The attack *exhausted* your Drone. End your turn.
end_turn_see-prompt = End your turn, and see what your guard does.
end_turn_see-nudge = Brunel's Sentry Gun will attack lane 1 again.
end_turn_see-why = Only the end of your turn readies the Drone.
end_turn_see-instead-drone-name = End your turn
end_turn_see-instead-drone-note = Readies the Drone.
end_turn_see-mistake-other-say = Nothing is left to pay for. What you gain now is *lost* at the end.
end_turn_see-mistake-other-note = Lost as the turn ends.

no_wound_guard-say = No Wound: your guard took *10*. Damage *stays*. Without health it falls.

destroy_sentry_gun-say = Now on your own: destroy the *Sentry Gun* and deal a *Wound* this turn.
destroy_sentry_gun-prompt = Destroy the Sentry Gun and deal a Wound this turn.
destroy_sentry_gun-nudge = Your cards make 4 Energy in all. What do the attacks cost?
destroy_sentry_gun-why = The Sentry Gun has 10 health left, and each Drone deals 10 damage for 2 Energy.
destroy_sentry_gun-instead-drone-name = Both attacks
destroy_sentry_gun-instead-drone-note = Each Drone for 2 Energy.
destroy_sentry_gun-mistake-no_wound_dealt-say = The Sentry Gun is gone. But *4 Energy* were enough for both attacks.
destroy_sentry_gun-mistake-no_wound_dealt-note = No Wound dealt.
destroy_sentry_gun-mistake-sentry_gun_still-say = A Wound dealt. But the *Sentry Gun* stands: the other Drone needs *2* Energy.
destroy_sentry_gun-mistake-sentry_gun_still-note = The Sentry Gun still stands.
destroy_sentry_gun-mistake-other-say = The turn is over. Turn your hand into *Energy*, then attack *twice*.
destroy_sentry_gun-mistake-other-note = Neither of the two.
