title = The shield bites
line = A knock-out without a single Attack card.

puzzle-say = Compsognathus has *8 HP*, and attacks. You have *no Attack* card.
puzzle-prompt = Win with your answer, whatever the dice say.
puzzle-nudge = The lower one of attack and defence loses the difference.
puzzle-why = DEF 16 against ATK 7: 4 at least. Adrenaline makes it 8.
puzzle-instead-defend-name = Defend
puzzle-instead-defend-note = Then Adrenaline: it loses 8 at least.
puzzle-mistake-adrenaline_stayed_hand-say = It lost a few HP, but not all *8*. Four more would have done.
puzzle-mistake-adrenaline_stayed_hand-note = Adrenaline stayed in your hand.
puzzle-mistake-other-say = Spikes take *5* at best. It had *8*.
puzzle-mistake-other-note = Compsognathus is still there.
