title = Not a draw
line = Both would fall. Who has somebody left?

puzzle-say = Triceratops is Brunel's *last*: 12 HP. Your last has *5*, and spikes take *5*.
puzzle-prompt = Win in this combat.
puzzle-nudge = If both last Dinosaurs fall at once it is a draw.
puzzle-why = With another Dinosaur in play only Brunel has none left.
puzzle-instead-compsognathus-name = Bench it first
puzzle-instead-compsognathus-note = Then attack with Pachycephalosaurus.
puzzle-mistake-nobody_stood_bench-say = Both last Dinosaurs fell in one exchange. That is a *draw*.
puzzle-mistake-nobody_stood_bench-note = Nobody stood on your bench.
puzzle-mistake-triceratops_still-say = Compsognathus bites for 8 to 13. That was *not enough*.
puzzle-mistake-triceratops_still-note = Triceratops is still there.
puzzle-mistake-other-say = Triceratops is still there. An *Attack* of Pachycephalosaurus deals 12 at least.
puzzle-mistake-other-note = No blow of yours.
