title = The weak spot
line = Win this round, if every die falls on 4.

puzzle-say = Every die falls on *4*: hits, shields, no dodges. Firing costs *1*, and you have 1 structure.
puzzle-prompt = Destroy the Trooper in this round. It has 5 structure.
puzzle-nudge = 6 dice, 6 hits. Its front has 2 armor dice, its sides and its rear 1.
puzzle-why = From its side 5 hits come through. And you need 1 Surge to pay for the shot.
puzzle-instead-scattergun-note = From its side or rear, with 1 Surge to pay.
puzzle-mistake-destroyed_own_delta-say = You could not *pay*, threw that at yourself, and were destroyed.
puzzle-mistake-destroyed_own_delta-note = Destroyed by your own delta.
puzzle-mistake-structure_4_5-say = Too many *shields*: at its front it throws 2 armor dice.
puzzle-mistake-structure_4_5-note = 4 of 5 structure.
puzzle-mistake-other-say = You did not shoot. 2 cells at most, and in *front* of you.
puzzle-mistake-other-note = No shot.
