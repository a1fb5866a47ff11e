title = No rest
line = Six Wounds, and one Scrapbot to deal them.

puzzle-say = *6 Wounds* are left: you have 8, Brunel has 6. You have *one Scout*.
puzzle-prompt = Win this turn.
puzzle-nudge = Three attacks: 9 Energy. Which card is fuel, and which readies the Scout?
puzzle-why = Chainsaw is 5 Energy. Attack, then Fusion Cell: it is the other 4. Servomotor last.
puzzle-instead-fusion_cell-name = After the first attack
puzzle-instead-fusion_cell-note = 4 Energy, and the Scout is ready.
puzzle-instead-servomotor-name = Then Servomotor
puzzle-instead-servomotor-note = Two more attacks.
puzzle-mistake-two_attacks_three-say = Two attacks, 4 Wounds. *Three* are possible: look at the order.
puzzle-mistake-two_attacks_three-note = Two attacks of three.
puzzle-mistake-three_attacks-say = An *exhausted* Scout activates nothing, and a ready one needs no Fusion Cell.
puzzle-mistake-three_attacks-note = Not three attacks.
puzzle-mistake-other-say = The turn is over, and 6 Wounds are left. Three attacks cost *9 Energy*.
puzzle-mistake-other-note = No attack.
