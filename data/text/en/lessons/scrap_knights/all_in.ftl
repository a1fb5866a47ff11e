title = All in
line = Nine HP in two rounds, with 1 HP of your own.

puzzle-say = He plays *Wait*, then *Slash*. He has *9 HP*, you have *1*. Win in *2 rounds*.
puzzle-prompt = Bring Brunel to 0 HP before round 3.
puzzle-nudge = Heat ends the duel as a round begins. The last round may be as hot as you like.
puzzle-why = Overcharged, Overclock makes it three Blitz. Scope Shot deals 4, and 2 for each.
puzzle-mistake-overheated-say = Too hot: *7* or more as the next round began.
puzzle-mistake-overheated-note = Overheated.
puzzle-mistake-damage_9-say = *Blitz* is what it takes, but this was not enough of it for *9*.
puzzle-mistake-damage_9-note = Not 9 damage.
puzzle-mistake-other-say = Two rounds are over, and he still stands.
puzzle-mistake-other-note = No win in two rounds.
