title = Items and windows
line = The right card at the right moment.

strip_card_foot-say = The strip at a card's foot says *when* it may be used. *Main*: before or after combat.

set_both_items-say = *Items* are first set *face down*, five at most. Brunel cannot see them.
set_both_items-prompt = Set both Items.
set_both_items-nudge = Click Nanite Gel in your hand, then Smoke Screen.
set_both_items-why = An Item in your hand cannot be used.
set_both_items-instead-nanite_gel-name = Set both
set_both_items-instead-nanite_gel-note = They can be used from now on.
set_both_items-mistake-other-say = All that will come. First set *both* Items, while it costs nothing.
set_both_items-mistake-other-note = An Item is not set yet.

use_nanite_gel-say = Now use an Item. *Nanite Gel* gives 20 HP back, never more than were lost.
use_nanite_gel-prompt = Use Nanite Gel where it helps most.
use_nanite_gel-nudge = Who has lost 20 HP or more? Click the gel, then that Dinosaur.
use_nanite_gel-why = Utahraptor has lost 30. Triceratops has lost 5 only.
use_nanite_gel-instead-nanite_gel-note = On Utahraptor: all 20 HP.
use_nanite_gel-mistake-hp_wasted_15-say = Triceratops had lost *5*. The other 15 HP are wasted.
use_nanite_gel-mistake-hp_wasted_15-note = 15 HP wasted.
use_nanite_gel-mistake-other-say = Not wrong. But *first* use the gel, while Utahraptor needs it.
use_nanite_gel-mistake-other-note = Nobody was healed.

bring_tyrannosaurus_back-say = *Actions* are played from the hand. Rust Bomb destroys an *Upgrade*.
bring_tyrannosaurus_back-prompt = Bring Tyrannosaurus back to ATK 14.
bring_tyrannosaurus_back-nudge = Steel Claws give ATK +3, Servo Legs EVA +3.
bring_tyrannosaurus_back-why = Without the claws each bite deals 3 less.
bring_tyrannosaurus_back-instead-steel_claws-name = Rust Bomb
bring_tyrannosaurus_back-instead-steel_claws-note = On the claws: ATK 14 again.
bring_tyrannosaurus_back-mistake-claws_still-say = EVA fell from 10 to 7. But it still bites with *ATK 17*.
bring_tyrannosaurus_back-mistake-claws_still-note = The claws are still there.
bring_tyrannosaurus_back-mistake-other-say = The *claws* are still there. Rust Bomb is for the main phase.
bring_tyrannosaurus_back-mistake-other-note = ATK 17 remains.

evade_card_combat-say = *Scavenge* takes a Combat Card from your *Junk* into your hand.
evade_card_combat-prompt = Have an Evade card in your Combat Deck.
evade_card_combat-nudge = An Evade card lies in your Junk. Then load it.
evade_card_combat-why = Smoke Screen is worth nothing without an evasion.
evade_card_combat-instead-evade-name = Evade
evade_card_combat-instead-evade-note = Take it from the Junk, then load it.
evade_card_combat-mistake-evade_card_still-say = One more Attack. But *Smoke Screen* waits for an evasion.
evade_card_combat-mistake-evade_card_still-note = The Evade card is still in the Junk.
evade_card_combat-mistake-other-say = No *Evade* card is in your Combat Deck.
evade_card_combat-mistake-other-note = You could not evade now.

window_moment_card-say = A *window* is the moment for a card. Smoke Screen's opens when *you evade*: EVA +4.

brunel_attacks_lose-say = Tyrannosaurus has ATK *14*, you have EVA *12* and *15 HP*.
brunel_attacks_lose-prompt = Brunel attacks. Lose no HP.
brunel_attacks_lose-nudge = First choose Evade. Then the window opens, and you click Smoke Screen.
brunel_attacks_lose-why = EVA 12 + 4 against ATK 14: with equal dice you get away.
brunel_attacks_lose-instead-smoke_screen-name = Smoke Screen
brunel_attacks_lose-instead-smoke_screen-note = 16 against 14, before the dice.
brunel_attacks_lose-mistake-item_stayed_face-say = 12 against 14 was *not enough*. Smoke Screen would have made it 16.
brunel_attacks_lose-mistake-item_stayed_face-note = The Item stayed face down.
brunel_attacks_lose-mistake-other-say = All of it hit you. You had an *Evade* card and a Smoke Screen.
brunel_attacks_lose-mistake-other-note = Utahraptor is knocked out.

pachycephalosaurus_16_hp-say = *Adrenaline*'s window opens after the *dice*: see them first, then add 4.
pachycephalosaurus_16_hp-prompt = Pachycephalosaurus has 16 HP. Knock it out.
pachycephalosaurus_16_hp-nudge = Attack, and look at the die before you decide.
pachycephalosaurus_16_hp-why = 3 + 10 is 13. With Adrenaline it is 17.
pachycephalosaurus_16_hp-instead-adrenaline-note = After the dice: 13 becomes 17.
pachycephalosaurus_16_hp-mistake-still-say = *13* were dealt, 16 were needed. The window was the time for Adrenaline.
pachycephalosaurus_16_hp-mistake-still-note = It is still there.
pachycephalosaurus_16_hp-mistake-other-say = Nothing hit it. Attack first: the *dice* window comes after.
pachycephalosaurus_16_hp-mistake-other-note = No blow of yours.

card_used_other-say = When a card is used, the other side may *answer* with one. That one works *first*.

knock_out_combat-say = On your own: Tyrannosaurus has *28 HP*, and will strike back. You have *20*.
knock_out_combat-prompt = Knock it out this combat, and keep Pachycephalosaurus.
knock_out_combat-nudge = How hard does it strike back? What can you do about it before combat?
knock_out_combat-why = Make its blow weaker or yourself healthier. Adrenaline makes two hits enough.
knock_out_combat-instead-nanite_gel-name = Before combat
knock_out_combat-instead-nanite_gel-note = Gel or Rust Bomb: each is enough.
knock_out_combat-instead-adrenaline-note = After the dice of either attack.
knock_out_combat-mistake-pachycephalosaurus_lost-say = Its answer knocked you out. *Before combat* you could have done something.
knock_out_combat-mistake-pachycephalosaurus_lost-note = Pachycephalosaurus is lost.
knock_out_combat-mistake-other-say = Two hits were *not enough*. Did you use Adrenaline, and both Attacks?
knock_out_combat-mistake-other-note = Tyrannosaurus is still there.
