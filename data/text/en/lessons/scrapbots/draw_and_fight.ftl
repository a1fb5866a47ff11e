title = Draw and fight
line = One card is in your deck. Win this turn.

puzzle-say = *3 Wounds* are left: you have 8, Brunel 9. Your deck is one *Plasma Dart*.
puzzle-prompt = Win this turn.
puzzle-nudge = 4 Energy are in your hand, but both attacks cost 5. Where is more?
puzzle-why = The Drone's second attack draws a card: a Plasma Dart for the Scout.
puzzle-instead-drone-name = The Drone for 4 Energy
puzzle-instead-drone-note = 1 Wound, and a Plasma Dart for the Scout.
puzzle-mistake-one_wound_missing-say = Two of three. Your *hand* alone pays for no more: what else is there?
puzzle-mistake-one_wound_missing-note = One Wound is missing.
puzzle-mistake-two_wounds_missing-say = One of three. The *Scout* alone deals two: what pays for it?
puzzle-mistake-two_wounds_missing-note = Two Wounds are missing.
puzzle-mistake-other-say = The turn is over, and 3 Wounds are left. Both attacks cost *5 Energy*.
puzzle-mistake-other-note = No Wound dealt.
