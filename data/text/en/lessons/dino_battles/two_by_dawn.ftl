title = Two by dawn
line = The turn ends, and the work goes on.

puzzle-say = Tyrannosaurus has *25 HP*, Utahraptor on the bench *10*. Brunel has no cards.
puzzle-prompt = Have both out when the next turn begins, whatever the die says.
puzzle-nudge = Whose hit goes on working after combat? And what is left for the bench?
puzzle-why = Dilophosaurus takes 10, its poison 10, a wound 5. The venom is for the bench.
puzzle-instead-dilophosaurus-name = Poison for both
puzzle-instead-dilophosaurus-note = Its own for the one, Spit Venom for the other.
puzzle-mistake-other-say = Poison takes *10*, a wound *5*, at the start of the turn. One of both was left.
puzzle-mistake-other-note = Not both are out.
