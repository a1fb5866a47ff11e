title = Full battery
line = The best program that stays in reach.

puzzle-say = Gain *4 Surge* with one program, and keep the Scout in reach of your *Autocannon*.
puzzle-prompt = Gain 4 Surge, with the Scout within 4 cells and in front.
puzzle-nudge = Four slots, 4 Surge: each card has to bring 1. Read the combos.
puzzle-why = Lock On wants a yellow card before it, Wheel a green one, Strafe one behind it.
puzzle-instead-strafe-note = +1 right before a green card.
puzzle-instead-lock_on-note = +1 right after a yellow card.
puzzle-mistake-nothing_shoot-say = Four Surge, but the Scout is *not in front* of you any more.
puzzle-mistake-nothing_shoot-note = Nothing to shoot at.
puzzle-mistake-other-say = Each of the four cards has to bring *1*. One of yours did not.
puzzle-mistake-other-note = Less than 4 Surge.
