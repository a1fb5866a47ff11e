title = One bite
line = One hit is all that you can afford.

puzzle-say = Triceratops has *26 HP* and Spikes of *5*. Your Tyrannosaurus has *6 HP*: one hit is all.
puzzle-prompt = Win in this combat, and lose no Dinosaur.
puzzle-nudge = A Crushing Bite costs two Attacks. Where is the second one?
puzzle-why = Claws on Tyrannosaurus, two Attacks, switch for Defend: 17 + 8 and a die.
puzzle-instead-tyrannosaurus-name = Crushing Bite
puzzle-instead-tyrannosaurus-note = With claws and both Attacks: 26 at least.
puzzle-mistake-lost_dinosaur-say = The *spikes* took one of yours. One hit must be enough.
puzzle-mistake-lost_dinosaur-note = You lost a Dinosaur.
puzzle-mistake-other-say = Triceratops is still there. It takes *26* in one hit.
puzzle-mistake-other-note = Too little.
