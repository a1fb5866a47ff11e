title = Sixty degrees
line = On hexes a turn is wider.

puzzle-say = On *hexes* Pivot turns 60°. Get out of the Trooper's front, and into *your* range of 2.
puzzle-prompt = Be able to shoot at the Trooper, but not at its front.
puzzle-nudge = Its front is the wide fan below it. The row above it is its side.
puzzle-why = Go straight up past its front, and turn to the right at the end.
puzzle-instead-pivot-note = At the end, flipped: towards the Trooper.
puzzle-mistake-front_arc-say = You can shoot, but at its *front*: that is where its armor is thick.
puzzle-mistake-front_arc-note = In its front arc.
puzzle-mistake-other-say = You cannot shoot from there: *2 cells* at most, and it in *front* of you.
puzzle-mistake-other-note = No shot.
