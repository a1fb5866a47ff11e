# The tips of Command Core. `:name:` is an icon, `*word*` is bold.

place-title = Placing
place-text = Place your mechs in the outer two rings of your half, then choose where each looks. Weapons fire in the arcs that they name.

order-title = High or low?
order-text = A low number moves early: first to a good cell, before the way is blocked. A high number moves late, when the others stand, and shoots first.

program-title = Your first program
program-text = One directive a slot, from left to right, in secret. The board shows where it would lead; an empty slot is filled by chance.

surge-title = Surge
surge-text = A thrifty program has earned Surge :surge:. It rerolls attack and evade dice now, and becomes Flux at the end of the round.

flux-title = Flux
flux-text = Surge has become Flux :flux:. It rerolls armor dice and pays for hasty programs, and is lost at the end of this round.

attack-title = One attack a mech
attack-text = A target must be in one of the weapon's arcs, in range and in sight. Its delta is paid first. You may also hold fire.

blocked-title = Stopped
blocked-text = An edge, a wall or another mech was in the way: the mech keeps the steps it made, and the rest of its program is not run.

crit-title = A crit costs a card
crit-text = Three cards of the mech are shown, and one of them is depleted: out of play for the rest of the game.

combo-title = Colours that pay
combo-text = A combo's arrow asks for a colour on the card before or after. If it is there and completed, the combo's delta counts instead.

free_reroll-title = A free reroll
free_reroll-text = An Upgrade gives this mech a reroll each round that costs nothing. It is used first; after it each one costs Surge.

drag-title = A slower program
drag-text = A Sequencer gives a slot more, and each program of its mech costs 1. The number beside the slots counts that already.
