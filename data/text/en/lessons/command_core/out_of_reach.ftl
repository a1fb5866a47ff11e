title = Out of reach
line = Survive this round, with one structure left.

puzzle-say = You have *1 structure*. End where *neither* of them can shoot at you. They stay put.
puzzle-prompt = Survive: no enemy may have you in its arc and range.
puzzle-nudge = The Autocannon reaches 4 cells in front, the Scattergun 2. Where do they look?
puzzle-why = Turn aside and drive past: neither of them looks to the upper right corner.
puzzle-instead-pivot-note = First aside, then as far as you can go.
puzzle-mistake-destroyed-say = They hit you, or you could not pay for the way. That was the last structure.
puzzle-mistake-destroyed-note = Destroyed.
puzzle-mistake-other-say = One of them has you in its *arc and range*. One hit is enough for you.
puzzle-mistake-other-note = In somebody's arc.
