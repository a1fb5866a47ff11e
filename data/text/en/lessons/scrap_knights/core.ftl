title = Open the core
line = Let all your heat out, and be the one left.

puzzle-say = You have *6 HP* and *6 heat*, he has *7 HP*. He plays *Step*, away from you. Win this round.
puzzle-prompt = Win this round.
puzzle-nudge = Meltdown deals all your heat at distance 0. To you as well.
puzzle-why = A Movement goes before a Special. And a Block works on your own damage too.
puzzle-mistake-down_together-say = *7* to each of you: both are down, a draw. You could have blocked 2.
puzzle-mistake-down_together-note = Down together.
puzzle-mistake-down-say = He had stepped back. All of *Meltdown* fell on you.
puzzle-mistake-down-note = You are down.
puzzle-mistake-any_more_0-say = You live, but he had stepped back before *Meltdown* came.
puzzle-mistake-any_more_0-note = He was not at 0 any more.
puzzle-mistake-overheated-say = He still stands, and with *7 heat* or more you overheated.
puzzle-mistake-overheated-note = Overheated.
puzzle-mistake-other-say = You live, but he still stands.
puzzle-mistake-other-note = No win this round.
