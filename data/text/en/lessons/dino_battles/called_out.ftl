title = Called out
line = The one to knock out waits on the bench.

puzzle-say = Brunel has no cards, and *23* and *27 HP* on his bench.
puzzle-prompt = Win in this combat, whatever the die says.
puzzle-nudge = A bonus is lost with a switch, and claws go to the bench. What comes first?
puzzle-why = Claws, switch, then War Cry: 10 + 3 + 5 + 4 and a die are 23 at least.
puzzle-instead-utahraptor-name = Leaping Slash
puzzle-instead-utahraptor-note = With claws and War Cry on the lured one: 23.
puzzle-mistake-nobody_called_out-say = Triceratops still stands in front, with far *too many HP*.
puzzle-mistake-nobody_called_out-note = Nobody was called out.
puzzle-mistake-wrong_one_called-say = Dilophosaurus has *27 HP*. That is more than all you have can deal for sure.
puzzle-mistake-wrong_one_called-note = The wrong one was called out.
puzzle-mistake-other-say = It takes *23* for sure, in one attack. Something of yours did not count.
puzzle-mistake-other-note = Too little.
