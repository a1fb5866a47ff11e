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
