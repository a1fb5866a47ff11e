title = Two Wounds left
line = Your Scout faces an empty lane. Win this turn.

puzzle-say = *2 Wounds* are left. You have 8, Brunel has 10. Win *this turn*.
puzzle-prompt = Win this turn.
puzzle-nudge = 20 damage in the empty lane are 2 Wounds. What do they cost?
puzzle-why = The Scout's attack costs 3 Energy. Only one card of yours gives so much.
puzzle-instead-plasma_dart-name = Plasma Dart for Energy
puzzle-instead-plasma_dart-note = 3 Energy: the Scout deals both Wounds.
puzzle-mistake-one_wound_two-say = One Wound, and one is left. *Both* have to be dealt in this turn.
puzzle-mistake-one_wound_two-note = One Wound of two.
puzzle-mistake-other-say = The turn is over, and Brunel still plays. The Scout needs *3 Energy*.
puzzle-mistake-other-note = No Wound dealt.
