title = Old parts
line = First edition: deal four Wounds in one turn.

puzzle-say = *First edition.* *4 Wounds* are left, and you have 8 each.
puzzle-prompt = Win this turn.
puzzle-nudge = What can Circuitry do in this edition that it cannot do in the other?
puzzle-why = Activated, each Circuitry gives 4 Energy. Both attacks together cost 7.
puzzle-instead-circuitry-name = Activate both
puzzle-instead-circuitry-note = 8 Energy: enough for both attacks.
puzzle-mistake-too_little_energy-say = Played for Energy, Circuitry gives only *1*. Both attacks cost 7.
puzzle-mistake-too_little_energy-note = Too little Energy.
puzzle-mistake-one_attack_missing-say = Only a *ready* Scrapbot activates cards. Gather first, then attack.
puzzle-mistake-one_attack_missing-note = One attack is missing.
puzzle-mistake-other-say = The turn is over, and 4 Wounds are left. Both attacks cost *7 Energy*.
puzzle-mistake-other-note = No Wound dealt.
