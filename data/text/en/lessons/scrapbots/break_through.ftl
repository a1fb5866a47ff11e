title = Break through
line = Golem faces Golem. Win this turn.

puzzle-say = *4 Wounds* are left, and you have 8 each. Every lane is *guarded*.
puzzle-prompt = Win this turn.
puzzle-nudge = 4 Wounds are 40 damage in an empty lane. Which lane can you empty?
puzzle-why = Rocket Pod destroys the enemy Golem. Then Golem's attack costs 6 Energy.
puzzle-instead-rocket_pod-name = Rocket Pod in lane 1
puzzle-instead-rocket_pod-note = Golem's 40 damage then deals 4 Wounds.
puzzle-mistake-wrong_lane-say = Lane 3 is open. But the Scout deals 20 at a time: *4 Wounds* are too many.
puzzle-mistake-wrong_lane-note = The wrong lane.
puzzle-mistake-no_lane_open-say = 8 Energy for your Golem. But Brunel's *Golem* still stands in its way.
puzzle-mistake-no_lane_open-note = No lane is open.
puzzle-mistake-other-say = The turn is over, and 4 Wounds are left. Every lane is *guarded*.
puzzle-mistake-other-note = No win this turn.
