title = The wave
line = Ten HP in one round, without a scratch.

puzzle-say = *Wavedash Crash* has 2 tokens. He has *10 HP* and plays *Stab*. Win this round.
puzzle-prompt = Win this round.
puzzle-nudge = A Movement wakes the wave at once. It deals 5. Who adds the other 5?
puzzle-why = AD-Chain copies Springlock as the wave hits, if Stab has not hurt you before.
puzzle-mistake-prevented-say = *DD-Burst* stopped all effects of the round, your own blows too.
puzzle-mistake-prevented-note = All was prevented.
puzzle-mistake-interrupted-say = *Home Base* took you back to 1, where *Stab* hit you. No Springlock then.
puzzle-mistake-interrupted-note = Interrupted.
puzzle-mistake-enough-say = The BOT answered, but the two blows did not add up to *10*.
puzzle-mistake-enough-note = Not enough.
puzzle-mistake-enough_2-say = The wave came and dealt *5*. The other 5 were missing.
puzzle-mistake-enough_2-note = Not enough.
puzzle-mistake-other-say = Without a *Movement* the wave did not come.
puzzle-mistake-other-note = No wave.
