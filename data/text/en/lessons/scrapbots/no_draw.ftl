title = A draw is no win
line = Count the Wounds. Then win this turn.

puzzle-say = *2 Wounds* are left. You have 10, Brunel has 8. Win *this turn*.
puzzle-prompt = Win this turn.
puzzle-nudge = Deal both, and it is 10 to 10. What if there were 3?
puzzle-why = Med Pack: you have 9, and 3 are left. Scout and Drone deal 3 for 5 Energy.
puzzle-instead-med_pack-name = Med Pack with its text
puzzle-instead-med_pack-note = Then deal 3 Wounds: 9 to 11.
puzzle-mistake-wounds_each_draw-say = The last Wound is dealt: *10 to 10*. A draw is no win.
puzzle-mistake-wounds_each_draw-note = 10 Wounds each: a draw.
puzzle-mistake-wounds_dealt-say = The right card. But *3* must be dealt now: both attacks cost 5 Energy.
puzzle-mistake-wounds_dealt-note = Not all Wounds dealt.
puzzle-mistake-other-say = The turn is over without a win. *Count* again: who has how many?
puzzle-mistake-other-note = No win this turn.
