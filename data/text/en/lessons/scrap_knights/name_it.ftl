title = Name it
line = Twelve HP, one round, one word.

seen_six_acts-say = You have seen all his six ACTs. They stand at the right, each with its heat.

puzzle-say = *Crash, Scorpion Spear, Siphon Drill, Stab, Step, Taunt*: 12 HP, and *6 heat*.
puzzle-prompt = Win this round. Brunel means to live.
puzzle-nudge = One of your ACTs deals 1001, if you guess right. What can he play at 6 heat?
puzzle-why = Every ACT of his costs heat but Taunt. So Taunt is what he plays.
puzzle-mistake-named_wrongly_overheated-say = He did not play that. *Machina Deus* did nothing, and 7 heat is too hot.
puzzle-mistake-named_wrongly_overheated-note = Named wrongly, and overheated.
puzzle-mistake-other-say = No blow of yours takes 12 HP in one round. One *name* would.
puzzle-mistake-other-note = No win this round.
