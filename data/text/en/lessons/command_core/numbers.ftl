title = By the numbers
line = Two against two, and nobody moves.

puzzle-say = Every die falls on *4*: hits, shields, no dodges. Nobody moves; high numbers shoot first.
puzzle-prompt = Destroy both enemies in this round, and lose no mech.
puzzle-nudge = Which of the two enemies could destroy one of yours with one shot?
puzzle-why = Their Scout deals 5 to your Scout, which has 3. Your Scout must shoot before it.
puzzle-instead-scout-name = Scout first
puzzle-instead-scout-note = Number 4: it shoots before everybody else.
puzzle-mistake-too_late-say = They shot first. Compare what each shot *takes* with what you have left.
puzzle-mistake-too_late-note = Too late.
puzzle-mistake-one_yours_gone-say = You lost a mech before it could fire. Give *that* one the high number.
puzzle-mistake-one_yours_gone-note = One of yours is gone.
puzzle-mistake-no_shot-say = You held fire with both. They stood in front of you, in reach.
puzzle-mistake-no_shot-note = No shot.
puzzle-mistake-other-say = One of them still stands. Who can take *whom* with one shot?
puzzle-mistake-other-note = Not both destroyed.
