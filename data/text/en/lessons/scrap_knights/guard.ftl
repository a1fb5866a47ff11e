title = Through the guard
line = Three Blocks in a row, and this round to win.

puzzle-say = *Wide Guard* blocks 2 at *+1*, *0* and *−1*. He has *4 HP*. Win this round.
puzzle-prompt = Win this round.
puzzle-nudge = Each Block takes 2 off at its own priority. Where is there none?
puzzle-why = Two Frame Advantages lift Slash to +2. Blitz makes it 5.
puzzle-mistake-overheated-say = He still stands, and with *7 heat* you overheated.
puzzle-mistake-overheated-note = Overheated.
puzzle-mistake-enough-say = It hit, but for less than *4*: some was blocked, or more was needed.
puzzle-mistake-enough-note = Not enough.
puzzle-mistake-other-say = Nothing got past his guard.
puzzle-mistake-other-note = No win this round.
