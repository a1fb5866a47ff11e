title = The spear
line = Survive a Scorpion Spear with 2 HP.

puzzle-say = Brunel plays *Scorpion Spear*: 5 damage at distance *2*. You have *2 HP*.
puzzle-prompt = Live through this round.
puzzle-nudge = No Block of yours takes off enough. What else does the spear need?
puzzle-why = It strikes at 0 and only at distance 2. One move of yours comes before that.
puzzle-mistake-spear_came_first-say = Both come at *0*, and an *Attack* goes before a *Movement*.
puzzle-mistake-spear_came_first-note = The spear came first.
puzzle-mistake-enough_blocked-say = The Block took some of the *5*, but not enough for your 2 HP.
puzzle-mistake-enough_blocked-note = Not enough blocked.
puzzle-mistake-other-say = Nothing of that came between you and the *5* damage. You are down.
puzzle-mistake-other-note = Nothing stopped the spear.
