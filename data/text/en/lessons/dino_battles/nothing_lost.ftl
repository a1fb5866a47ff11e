title = Nothing lost
line = Get away from a bite, whatever falls.

puzzle-say = Tyrannosaurus bites for *15 to 20*. You are about to lose Utahraptor.
puzzle-prompt = Lose no HP to this attack, whatever the dice say.
puzzle-nudge = What do both your cards add to?
puzzle-why = EVA 12 + 4 + 4 and a die: 21 at least, against 20 at most.
puzzle-instead-evade-name = Evade
puzzle-instead-evade-note = Smoke before the dice, Adrenaline after.
puzzle-mistake-utahraptor_knocked_out-say = It was close, but *not higher*. Use all that you have.
puzzle-mistake-utahraptor_knocked_out-note = Utahraptor is knocked out.
puzzle-mistake-other-say = That way HP are lost. *Only an evasion* loses none for sure.
puzzle-mistake-other-note = Utahraptor was hit.
