title = One after another
line = Ten HP behind a Block, in one round.

puzzle-say = He has *10 HP* and plays *Stonewall*: Block 3 at *0*. Win this round.
puzzle-prompt = Win this round.
puzzle-nudge = One of your Attacks brings another along. So does a copy of it.
puzzle-why = Springlock 5, a copy of Can Opener 1, Can Opener itself 1, Slash 3. That is 10.
puzzle-mistake-blocked_down_0-say = *Stab* reaches 2, but at *0*: the Block took all of it.
puzzle-mistake-blocked_down_0-note = Blocked down to 0.
puzzle-mistake-no_blow_yours-say = A Movement deals nothing, and nothing follows a blow that is not there.
puzzle-mistake-no_blow_yours-note = No blow of yours.
puzzle-mistake-miss-say = From *2* it did not reach. *MD-Close* answers a miss.
puzzle-mistake-miss-note = A miss.
puzzle-mistake-no_win_round-say = MD-Close brought you to *0*, but too few blows got through.
puzzle-mistake-no_win_round-note = No win this round.
puzzle-mistake-other-say = One blow led to another, but they did not add up to *10*.
puzzle-mistake-other-note = Not 10 damage.
