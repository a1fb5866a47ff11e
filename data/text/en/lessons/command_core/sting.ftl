title = Sting and hide
line = Shoot where nobody shoots back.

puzzle-say = The Trooper fires to its front and *both sides*. Your Scattergun reaches *2*.
puzzle-prompt = End where you can shoot at it, and it cannot shoot at you.
puzzle-nudge = Only its rear is blind. It looks down, so its rear is above it.
puzzle-why = Go up past it, end 1 or 2 cells above it, and turn back to it: left, and left.
puzzle-instead-pivot-note = Left, and left once more when you are past it.
puzzle-mistake-shoot_back-say = You can shoot, but so can *it*. Its Repeater covers both sides.
puzzle-mistake-shoot_back-note = It can shoot back.
puzzle-mistake-wrong_way_round-say = It can shoot at you, and you *cannot* shoot at it.
puzzle-mistake-wrong_way_round-note = The wrong way round.
puzzle-mistake-other-say = It cannot reach you, but you cannot reach it either.
puzzle-mistake-other-note = No shot.
