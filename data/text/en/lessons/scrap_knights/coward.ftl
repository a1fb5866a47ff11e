title = A coward's blow
line = Gather strength first, and strike once.

puzzle-say = He plays *Fishslap*, then *Home Base*. He has *7 HP*. Win in *2 rounds*.
puzzle-prompt = Bring Brunel to 0 HP before round 3.
puzzle-nudge = Your best Attack deals 2. Each Blitz adds 2, and the BOT adds 1.
puzzle-why = Coward Call gains Blitz. AD-Pester 1, Siphon Drill 2 and two Blitz 4 make 7.
puzzle-mistake-damage_7-say = *AD-Pester* gave you 1. The rest wants more *Blitz*.
puzzle-mistake-damage_7-note = Not 7 damage.
puzzle-mistake-damage_7_2-say = *AD-Pester* stayed unused. It answers only when he would not be hurt.
puzzle-mistake-damage_7_2-note = Not 7 damage.
puzzle-mistake-other-say = Two rounds are over, and he still stands.
puzzle-mistake-other-note = No win in two rounds.
