title = Wounds as fuel
line = Golem needs 6 Energy. Win this turn.

puzzle-say = *4 Wounds* are left: you have 7, Brunel 9. In your deck: 2, and Spare Parts.
puzzle-prompt = Win this turn.
puzzle-nudge = Logic Bomb draws your whole deck. What is in your hand then?
puzzle-why = 3 Wounds: 1 Energy each. Played for Energy, Logic Bomb gives 3 more.
puzzle-instead-logic_bomb-name = Energy and its text
puzzle-instead-logic_bomb-note = 3 Energy, and 3 for the Wounds.
puzzle-mistake-three_energy_fewer-say = For *Scrap* it gives none of its own 3 Energy. Golem needs *6*.
puzzle-mistake-three_energy_fewer-note = Three Energy fewer.
puzzle-mistake-text_followed-say = You left its *text*: the Wounds in your hand and deck were Energy.
puzzle-mistake-text_followed-note = The text was not followed.
puzzle-mistake-other-say = The turn is over, and 4 Wounds are left. Golem needs *6 Energy*.
puzzle-mistake-other-note = Golem did not attack.
