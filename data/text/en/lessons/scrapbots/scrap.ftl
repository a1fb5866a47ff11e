title = The market
line = Cards pay for better cards.

ada_20_wounds-say = You are *Ada*. When all *20 Wounds* are dealt, whoever has *fewer* wins.

play_spare_parts-say = *Scrapbots* deal Wounds, and *Scrap* buys them. Discard *Spare Parts* for *2*.
play_spare_parts-prompt = Play Spare Parts for Scrap.
play_spare_parts-nudge = Click Spare Parts, or drag it to the Scrap tank.
play_spare_parts-why = A card's Scrap value is at its upper left. That of Spare Parts is 2.
play_spare_parts-instead-spare_parts-note = Gives 2 Scrap.
play_spare_parts-mistake-energy_buys_nothing-say = That is *Energy*. It pays for attacks and buys nothing.
play_spare_parts-mistake-energy_buys_nothing-note = Energy buys nothing.
play_spare_parts-mistake-scrap_1-say = *Circuitry* gives *1* Scrap only. Spare Parts give *2*.
play_spare_parts-mistake-scrap_1-note = 1 Scrap only.
play_spare_parts-mistake-other-say = Nothing gained: your turn is over, and your hand is *discarded*.
play_spare_parts-mistake-other-note = A turn without Scrap.

gather_scrap_buy-say = A *Drone* costs *4*, a *Scout 5*. Gather what you need and buy one.
gather_scrap_buy-prompt = Gather Scrap and buy a Drone or a Scout.
gather_scrap_buy-nudge = Count your Scrap: what is in the tank, and what is still in your hand.
gather_scrap_buy-why = Both Spare Parts make 4 Scrap: enough for the Drone. Circuitry makes it 5.
gather_scrap_buy-instead-drone-note = 4 Scrap: your other Spare Parts are enough.
gather_scrap_buy-instead-scout-note = 5 Scrap: the Circuitry as well.
gather_scrap_buy-mistake-no_scrapbot_turn-say = Bought. But you need a *Scrapbot* first, and too little Scrap is left.
gather_scrap_buy-mistake-no_scrapbot_turn-note = No Scrapbot this turn.
gather_scrap_buy-mistake-other-say = The turn is over. *Unspent Scrap* is lost, and nothing is bought.
gather_scrap_buy-mistake-other-note = Scrap is lost, nothing bought.

end_turn-say = Your new card waits in the *discard pile*. *End your turn* and draw *5*.
end_turn-prompt = End your turn.
end_turn-nudge = The button at the lower right, or E.
end_turn-why = You have too little Scrap for anything else. Next turn brings 5 new cards.
end_turn-instead-drone-name = End your turn
end_turn-instead-drone-note = Five new cards, five new chances.
end_turn-mistake-other-say = Allowed, but it buys nothing, and what you gain is *lost* at the end.
end_turn-mistake-other-note = Lost as the turn ends.

end_turn_see-say = Some turns later: you own a *Drone* and a *Scout*, and your *deck is empty*. *End your turn.*
end_turn_see-prompt = End your turn, and see where new cards come from.
end_turn_see-nudge = Only one thing can be done here: end your turn (E).
end_turn_see-why = What you discard and buy comes back to you in this way.
end_turn_see-mistake-other-say = *End your turn.* Then you see where new cards come from.

discard_pile_shuffled-say = Your discard pile was *shuffled* into a new deck. A *Drone* has come up.

buy_two_scrapbots-say = Now on your own: buy *two Scrapbots*, cards with health :hp:. Keep your Drone.
buy_two_scrapbots-prompt = Buy two Scrapbots this turn. Do not play your Drone for Scrap.
buy_two_scrapbots-nudge = How much Scrap is in your hand without the Drone? Which two prices fit?
buy_two_scrapbots-why = All but the Drone make 7 Scrap. A Sentry Gun costs 3, a Drone 4.
buy_two_scrapbots-instead-sentry_gun-name = Sentry Gun and Drone
buy_two_scrapbots-instead-sentry_gun-note = 3 and 4: all of your 7 Scrap.
buy_two_scrapbots-instead-sentry_gun_2-name = Two Sentry Guns
buy_two_scrapbots-instead-sentry_gun_2-note = A second one comes into the market.
buy_two_scrapbots-mistake-scrap_drone_gone-say = A Scrapbot pays too. But your *Drone* is in the discard pile now.
buy_two_scrapbots-mistake-scrap_drone_gone-note = 4 Scrap, and the Drone is gone for now.
buy_two_scrapbots-mistake-scrap_5_7-say = The *Scout* costs 5. What is left of your 7 buys no other Scrapbot.
buy_two_scrapbots-mistake-scrap_5_7-note = 5 of 7 Scrap.
buy_two_scrapbots-mistake-card_no_scrapbot-say = Not a *Scrapbot*. Look for the ones with health: Sentry Gun, Drone.
buy_two_scrapbots-mistake-card_no_scrapbot-note = A card, but no Scrapbot.
buy_two_scrapbots-mistake-other-say = The turn is over with fewer than *two* new Scrapbots. Count to *7*.
buy_two_scrapbots-mistake-other-note = Unspent Scrap is lost.

build_drone-say = Both come up later. Now *build* your *Drone* in lane 2: building costs *nothing*.
build_drone-prompt = Build the Drone in lane 2.
build_drone-nudge = Drag the Drone from your hand to your lane 2, or click it and then the lane.
build_drone-why = A Scrapbot attacks only from a lane. The Drone in your hand costs nothing to build.
build_drone-instead-drone-name = Drone in lane 2
build_drone-instead-drone-note = It attacks from your next turn on.
build_drone-mistake-scrap_instead-say = You took its *Scrap*, and the Drone is in your *discard pile*. It guards nothing there.
build_drone-mistake-scrap_instead-note = 4 Scrap instead of a Scrapbot.
build_drone-mistake-other-say = The turn is over: your Drone was *discarded* with your hand.
build_drone-mistake-other-note = Discarded, not built.

drone_sleeps-say = A new Scrapbot is *exhausted*, and *ready* when your turn ends. *End your turn.*
drone_sleeps-prompt = End your turn.
drone_sleeps-nudge = The button at the lower right, or E.
drone_sleeps-why = Your own Scrapbots are readied at the end of your own turn.
drone_sleeps-mistake-other-say = Allowed, but the Drone is still *exhausted*. Only the end of your turn readies it.
drone_sleeps-mistake-other-note = It readies nobody.

first_shot-say = Nobody is *opposite*: a shot deals *Wounds*. It costs *2 Energy*; each *Circuitry* gives 1. *Fire!*
first_shot-prompt = Gather 2 Energy and attack with your Drone.
first_shot-nudge = Play two Circuitry for Energy. Then click the attack beside lane 2.
first_shot-why = 10 damage in an empty lane deal 1 Wound.
first_shot-instead-drone-note = 2 Energy, 10 damage: 1 Wound.
first_shot-mistake-scrap_fires_nothing-say = That is *Scrap*. It buys cards; attacks cost *Energy*.
first_shot-mistake-scrap_fires_nothing-note = Scrap pays for no attack.
first_shot-mistake-other-say = The turn is over and the Drone *did not fire*.
first_shot-mistake-other-note = No Wound dealt.

wounds_dealt-say = *1 Wound!* It is a *card*, now in Brunel's discard pile. It cannot be played.
wounds_are_cards-say = Drawn, a Wound is discarded and *2 cards* drawn for it. It still *counts*: *fewest win*.
