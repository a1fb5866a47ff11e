title = To the muzzle
line = Four HP in two rounds, from three away.

puzzle-say = He plays *Siphon Drill*, then *Stab*; both reach 2. He has *4 HP*. Win in *2 rounds*.
puzzle-prompt = Bring Brunel to 0 HP before round 3.
puzzle-nudge = One of your Attacks deals 4. Only at a distance of 0, though.
puzzle-why = The Drill misses at 3, so Warp takes you to 0 unhurt. Then the Cannon deals 4.
puzzle-mistake-overheated-say = Too hot: *7* or more as the next round began.
puzzle-mistake-overheated-note = Overheated.
puzzle-mistake-damage_4-say = *Warp* was a start. But from there the second round was not enough.
puzzle-mistake-damage_4-note = Not 4 damage.
puzzle-mistake-damage_4_2-say = You came nearer, but not near enough for *4* in one blow.
puzzle-mistake-damage_4_2-note = Not 4 damage.
puzzle-mistake-other-say = Two rounds are over, and he still stands.
puzzle-mistake-other-note = No win in two rounds.
