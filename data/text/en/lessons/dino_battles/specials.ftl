title = Specials
line = What some Dinosaurs can do, and others cannot.

many_dinosaurs_special-say = Many Dinosaurs have a *special attack*. Point at Utahraptor to read it on its card.

knock_pachycephalosaurus_out-say = *Leaping Slash* costs Attack and Evade and adds *4*. Brunel has *15 HP* and no cards.
knock_pachycephalosaurus_out-prompt = Knock Pachycephalosaurus out, whatever the die says.
knock_pachycephalosaurus_out-nudge = What does each deal with a 1? The special has a small button on Attack.
knock_pachycephalosaurus_out-why = The special deals 15 at least, a regular attack 11.
knock_pachycephalosaurus_out-instead-utahraptor-name = Leaping Slash
knock_pachycephalosaurus_out-instead-utahraptor-note = 15 at least: certain.
knock_pachycephalosaurus_out-mistake-still-say = The die was low. A *special* would have been enough even so.
knock_pachycephalosaurus_out-mistake-still-note = It is still there.
knock_pachycephalosaurus_out-mistake-other-say = You kept both cards, but combat is over.
knock_pachycephalosaurus_out-mistake-other-note = No blow of yours.

tyrannosaurus_must_out-say = *Dilophosaurus* poisons what it hits: *10 HP* at the start of each of the next two turns.
tyrannosaurus_must_out-prompt = Tyrannosaurus must be out when the next turn begins.
tyrannosaurus_must_out-nudge = It has 20 HP. What does it lose in combat, and what after it?
tyrannosaurus_must_out-why = Your attack deals 10 at least, and poison takes 10 more.
tyrannosaurus_must_out-instead-dilophosaurus-name = Attack
tyrannosaurus_must_out-instead-dilophosaurus-note = The hit poisons: 10 HP next turn.
tyrannosaurus_must_out-mistake-other-say = Without a hit there is no *poison*. It was within your reach.
tyrannosaurus_must_out-mistake-other-note = Tyrannosaurus has all its 20 HP.

tyrannosaurus_wounds_each-say = Tyrannosaurus *wounds*: each Wound token costs *5 HP* at the start of every turn, for good.

hp_left_stop-say = *Pachycephalosaurus* paralyzes what it hits: on an *odd* die each of its moves fails.
hp_left_stop-prompt = You have 15 HP left. Stop Brunel's next attack.
hp_left_stop-nudge = Your EVA 8 is higher than 7, so you move first. Use it.
hp_left_stop-why = A hit paralyzes at once. Brunel's attack then fails on an odd die.
hp_left_stop-instead-pachycephalosaurus-name = Attack
hp_left_stop-instead-pachycephalosaurus-note = It is paralyzed before it can bite.
hp_left_stop-mistake-other-say = You let Tyrannosaurus move *freely*: 15 to 20, and you have 15 HP.
hp_left_stop-mistake-other-note = It is not paralyzed.

keep_pachycephalosaurus_play-say = *Spiked 5*, the white pill: whoever hits Triceratops loses 5. Count that before you attack.
keep_pachycephalosaurus_play-prompt = Keep Pachycephalosaurus in play.
keep_pachycephalosaurus_play-nudge = It has 5 HP left. What does a hit cost it?
keep_pachycephalosaurus_play-why = Spikes take 5, and 5 is all it has. Brunel has no card to attack with.
keep_pachycephalosaurus_play-instead-pachycephalosaurus-name = Pass
keep_pachycephalosaurus_play-instead-pachycephalosaurus-note = Brunel has no cards: combat ends.
keep_pachycephalosaurus_play-mistake-other-say = You hit, the *spikes* hit back, and 5 HP were all you had.
keep_pachycephalosaurus_play-mistake-other-note = Your own attack knocked it out.

leaf_means_camouflaged-say = The leaf means *camouflaged*: your cards cannot target it, but you can attack it.

knock_triceratops_out-say = On your own: Triceratops has *41 HP*, you have *16*. Its spikes take 5 for each hit.
knock_triceratops_out-prompt = Knock Triceratops out in this combat.
knock_triceratops_out-nudge = Three Attacks, three hits. How much do they deal with the worst dice?
knock_triceratops_out-why = Two specials and an attack deal 15 + 15 + 11 at least.
knock_triceratops_out-instead-utahraptor-name = Leaping Slash
knock_triceratops_out-instead-utahraptor-note = Twice, and one attack: 41 at least.
knock_triceratops_out-mistake-other-say = Combat is over. Brunel had no cards: your *Evade* cards were free to spend.
knock_triceratops_out-mistake-other-note = Triceratops is still there.
