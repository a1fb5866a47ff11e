title = Last round
line = Win this round. You will not see another.

puzzle-say = Brunel plays *Stonewall*. You have *6 heat*: win now, or overheat.
puzzle-prompt = Win this round.
puzzle-nudge = A Block works at its own priority, and at no other.
puzzle-why = One of your Attacks has a higher priority than Stonewall.
puzzle-mistake-duel_lost-say = The Block held, and with *7 heat* you overheated.
puzzle-mistake-duel_lost-note = The duel is lost.
puzzle-mistake-other-say = You live on. But the round is over, and Brunel still stands.
puzzle-mistake-other-note = No win this round.
