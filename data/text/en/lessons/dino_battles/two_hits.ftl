title = Two hits
line = Spikes let you hit twice, and no more.

puzzle-say = Triceratops has *38 HP*, you *11*. Spikes take *5* for each hit.
puzzle-prompt = Win in this combat, and lose no Dinosaur.
puzzle-nudge = How much do two hits deal at least?
puzzle-why = Crushing Bite deals 23 at least, an attack 15. That is 38.
puzzle-instead-tyrannosaurus-name = Bite and attack
puzzle-instead-tyrannosaurus-note = 23 + 15 at least, in any order.
puzzle-mistake-spikes_knocked_out-say = Three hits cost *15 HP*, and you had 11. It must take *two*.
puzzle-mistake-spikes_knocked_out-note = The spikes knocked you out.
puzzle-mistake-other-say = Triceratops is still there. Two hits must deal *38*.
puzzle-mistake-other-note = Too little.
