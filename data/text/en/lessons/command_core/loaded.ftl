title = Loaded dice
line = You know what falls. Count before you throw.

puzzle-say = Loaded dice: *5 1 4 1*, then *3 2 4 1 3 5 1*. What you throw again shifts the rest.
puzzle-prompt = Destroy the Scout: 3 structure. Hit 3+, shield 4+, dodge 5+.
puzzle-nudge = It throws 1 armor die and 3 evade dice, right after your last reroll.
puzzle-why = One reroll of a blank: a 3 hits. Its dice are then 2 and 4 1 3, all too low.
puzzle-instead-autocannon-note = One blank thrown again, then keep.
puzzle-mistake-no_shot-say = You held fire. Then the dice fall for nobody.
puzzle-mistake-no_shot-note = No shot.
puzzle-mistake-two_dice-say = The *Repeater* has 2 dice: it cannot take 3 structure.
puzzle-mistake-two_dice-note = Two dice only.
puzzle-mistake-other-say = Each reroll *shifts* the dice that the Scout throws. Count them.
puzzle-mistake-other-note = It still stands.
