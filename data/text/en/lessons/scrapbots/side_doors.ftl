title = Side doors
line = Splash only wounds where nobody stands.

puzzle-say = *5 Wounds* are left: you have 9, Brunel has 6. Win *this turn*.
puzzle-prompt = Win this turn.
puzzle-nudge = Splash deals Wounds in empty lanes. Who stands in its way?
puzzle-why = Chainsaw first: lane 1 falls, lane 3 takes 1. Then splash 20 to both, for 7.
puzzle-instead-chainsaw-name = Chainsaw first
puzzle-instead-chainsaw-note = Opens lane 1, and deals 1 Wound in lane 3.
puzzle-mistake-wounds_left-say = A strong attack. But splash deals more once *lane 1* is empty.
puzzle-mistake-wounds_left-note = Wounds are left.
puzzle-mistake-wounds_left_2-say = The attack for *7* Energy splashes 20, and needs no coin.
puzzle-mistake-wounds_left_2-note = Wounds are left.
puzzle-mistake-other-say = The turn is over with Wounds left. All of them had to be dealt *now*.
puzzle-mistake-other-note = Wounds are left.
