title = By morning
line = It stands now. It must not stand next turn.

puzzle-say = Tyrannosaurus has *23 HP*, and Brunel no cards. It must be out when the next turn begins.
puzzle-prompt = Make that certain before combat ends, whatever the die says.
puzzle-nudge = Whose hit still works when combat is over?
puzzle-why = Dilophosaurus with claws deals 13 at least, and its poison 10.
puzzle-instead-dilophosaurus-name = Claws and poison
puzzle-instead-dilophosaurus-note = 9 + 3 + a die, and 10 next turn.
puzzle-mistake-too_little_worst-say = Poisoned, but it lives on. It must lose *13* now, and 10 to poison then.
puzzle-mistake-too_little_worst-note = Too little with the worst die.
puzzle-mistake-too_little_worst-row-damage_120-text = Damage of 120
puzzle-mistake-other-say = It is not poisoned, and keeps HP enough for the *next turn*.
puzzle-mistake-other-note = Tyrannosaurus stays.
puzzle-mistake-other-row-damage_120-text = Damage of 120
