title = Hot air
line = Let him overheat, and stay below 7 yourself.

puzzle-say = He has *12 HP*, but *6 heat*, and plays *Meditation*: Block 2, vent 1.
puzzle-prompt = Let Brunel overheat: win as round 2 begins.
puzzle-nudge = Heat can be given away. But the giver must stand close, and grows hot too.
puzzle-why = Flamethrower misses from 1, so MD-Close answers. At 7 heat DD-Soothe does too.
puzzle-mistake-overheated_together-say = Both begin the round at *7 heat* or more: a draw.
puzzle-mistake-overheated_together-note = Overheated together.
puzzle-mistake-overheated-say = You overheated, and he did not.
puzzle-mistake-overheated-note = Overheated.
puzzle-mistake-miss-say = From *1* the flames do not reach. He goes on with less than 7 heat.
puzzle-mistake-miss-note = A miss.
puzzle-mistake-other-say = He lives on below *7 heat*, and 12 HP are too many for one round.
puzzle-mistake-other-note = No win this round.
