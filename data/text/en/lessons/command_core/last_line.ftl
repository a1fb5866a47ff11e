title = The last line
line = Survive, with two rerolls and known dice.

puzzle-say = Stop every hit: armor dice need *4*, evade dice *5*. The next throws are *3*, then *6*.
puzzle-prompt = Survive this attack with 1 Flux and 1 Surge.
puzzle-nudge = The 3 helps nobody. Give it to a die that is blank already.
puzzle-why = First the 3 for one blank, then the 6 for a blank of the *other* kind.
puzzle-instead-trooper-name = Reroll
puzzle-instead-trooper-note = Two blanks, one of each kind.
puzzle-mistake-shield_dodge_lost-say = You threw a die again that *stopped* something already.
puzzle-mistake-shield_dodge_lost-note = A shield or a dodge lost.
puzzle-mistake-other-say = One hit came through. Two rerolls were there: *both* are needed.
puzzle-mistake-other-note = Destroyed.
