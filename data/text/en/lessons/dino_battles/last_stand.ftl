title = Last stand
line = Live through the hardest bite there is.

puzzle-say = Brunel needs *one* knock-out more. His Tyrannosaurus bites once, for *18 to 23*.
puzzle-prompt = Lose no Dinosaur in this combat, whatever the die says.
puzzle-nudge = Two things must be true: enough HP, and a weaker bite.
puzzle-why = 2 + 20 HP against 20 at the most: the gel, and the claws destroyed.
puzzle-instead-nanite_gel-name = Gel and bomb
puzzle-instead-nanite_gel-note = 22 HP against 20 at the most.
puzzle-mistake-one_two_missing-say = *22 HP* are not enough for 23, nor if the other one is in front.
puzzle-mistake-one_two_missing-note = One of the two was missing.
puzzle-mistake-did_heal-say = Weaker, but *2 HP* are gone with any bite.
puzzle-mistake-did_heal-note = You did not heal.
puzzle-mistake-other-say = Two HP are lost to any bite. Use what you hold *before* combat.
puzzle-mistake-other-note = The third knock-out for Brunel.
