# The tips of Dino Battles. `:name:` is an icon, `*word*` is bold.

mulligan-title = Keep this hand?
mulligan-text = You may put it back for a new one. The first time is free; after that each new hand has one card fewer.

place-title = Active and bench
place-text = The active Dinosaur fights. Upgrades can only be attached on the bench, so a strong one may wait there first.

load-title = Load before you fight
load-text = Every attack and every answer but taking it costs a Combat Card: load some into your Combat Deck. Both players may count them.

answer-title = Four answers
answer-text = Counterattack, evade, defend, or take it. Each button shows its odds and what it would cost both sides.

switch-title = A bench switch
switch-text = Once in a main phase you may switch: discard as many cards as the active Dinosaur's Retreat Cost. Its damage stays with it.

window-title = A card may answer
window-text = It is the moment for a card that you hold. Use it now, or pass and keep it; the other side may answer it with one card.

promote-title = A knock-out
promote-text = Choose who steps in, free of cost. You draw two Comp Cards for your loss; three knock-outs lose the game.

poison-title = It hurts every turn
poison-text = Poison takes 10 HP at the start of a turn for as long as it lasts, each Wound token 5 HP for the whole game.

this_turn-title = Until the end of the turn
this_turn-text = What the card gave lasts until this turn ends: the stats of the Dinosaur show it already. Then it is over.

cost-title = A card with a cost
cost-text = You hold a card that is paid with a Combat Card from your hand. Who loads that one cannot pay any more.

search-title = Name a card
search-text = A card in your hand lets you name another one. If it is in your deck you take it; among your Comp Cards it is not found.

stay_or_switch-title = Stay or switch
stay_or_switch-text = *Steadfast* makes the first attack stronger if you did not switch. *Bolt*, *Shed* and *Burrow* pay a switch with HP, an Upgrade or the deck.
