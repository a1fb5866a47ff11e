title = Arcs and dice
line = Where you stand decides what you throw.

mech_four_arcs-say = A mech has four *arcs*: front, left, right and rear. The Scout is at your *left*.

shoot_scout_left-say = A weapon fires into its *own* arcs only: the *orange* parts of the sign on its row.
shoot_scout_left-prompt = Shoot at the Scout at your left.
shoot_scout_left-nudge = The Autocannon fires to the front only. Is the other weapon picked?
shoot_scout_left-why = The Repeater fires to the front, left and right. Click its target, the Scout.
shoot_scout_left-instead-repeater-note = 2 dice, front and both sides, and 1 Surge.
shoot_scout_left-instead-autocannon-note = 4 dice, but to the front only.
shoot_scout_left-mistake-other-say = You held fire, with a Scout within the arc of your *Repeater*.
shoot_scout_left-mistake-other-note = No shot.

shoot_mech_defend-say = The target defends with the armor of the side that is *hit*. A Scout's rear has *none*.
shoot_mech_defend-prompt = Shoot at the mech that can defend itself least.
shoot_mech_defend-nudge = One of them shows you its back. Compare the odds of the two rows.
shoot_mech_defend-why = The Scout throws no armor dice at its rear. The Trooper throws 2 in front.
shoot_mech_defend-instead-scout-note = At its rear all 3 hits come through.
shoot_mech_defend-mistake-no_shot-say = Nobody was hit. Both stood in front of you, in reach.
shoot_mech_defend-mistake-no_shot-note = No shot.
shoot_mech_defend-mistake-other-say = The Trooper looks *at you*: its front has 2 armor dice. The Scout has none.
shoot_mech_defend-mistake-other-note = 2 of 3 hits were stopped.

shoot_trooper_far-say = A *range* has two ends. A Railgun cannot hit what is *near*: 3 to 8 cells.
shoot_trooper_far-prompt = Shoot at the Trooper far ahead, with the gun that reaches it.
shoot_trooper_far-nudge = The Trooper is 5 cells away. Each row says which distances it reaches.
shoot_trooper_far-aside-dice-say = It is fired. With Surge left, a *blank* can be thrown again. Else *Keep*.
shoot_trooper_far-why = Click the Railgun: 3 to 8. Firing it costs 2, which your Surge pays.
shoot_trooper_far-instead-railgun-note = 6 dice at 3 to 8. Costs 2: Flux, then Surge.
shoot_trooper_far-instead-scattergun-note = 6 dice at 1 or 2. Costs 1.
shoot_trooper_far-mistake-no_shot-say = You held fire. The *Railgun* reaches the Trooper at 5.
shoot_trooper_far-mistake-no_shot-note = No shot.
shoot_trooper_far-mistake-other-say = The *Scattergun* fires at what is near. You wanted the Trooper *far ahead*.
shoot_trooper_far-mistake-other-note = The other target.

lose_1_structure-say = *Shields* stop a *6*, a crit, first, then hits. *Dodges* stop hits first. The rest is damage.
lose_1_structure-prompt = Lose 1 structure at most, with 1 Flux and 1 Surge.
lose_1_structure-nudge = Your shield stops the crit. Two hits are left, and you may throw two dice.
lose_1_structure-why = Flux for the blank armor die, Surge for one evade die. Leave the shield.
lose_1_structure-instead-trooper-name = Throw again
lose_1_structure-instead-trooper-note = The blank armor die and one evade die.
lose_1_structure-mistake-flux_shield-say = That die was a *shield* already. The blank beside it wanted the Flux.
lose_1_structure-mistake-flux_shield-note = A Flux on a shield.
lose_1_structure-mistake-other-say = More could have been stopped: 1 Flux and 1 Surge are *two* dice.
lose_1_structure-mistake-other-note = You kept too early.

end_marked_cell-say = Now on your own: get *behind* the Trooper. Its rear has 1 armor die, its front 2.
end_marked_cell-prompt = End on a marked cell, its rear arc, and shoot at it from there.
end_marked_cell-nudge = You look past it, to the upper left. Drive first, then turn left towards it.
end_marked_cell-aside-shot-say = You stand behind it, and look at it: now *fire*.
end_marked_cell-aside-dice-say = With Surge left, a *blank* can be thrown again. Else *Keep*.
end_marked_cell-why = Two Advances, then Wheel: it lies in front of you, 2 cells away. Hold pays the shot.
end_marked_cell-instead-wheel-name = Advance ×2, Wheel
end_marked_cell-instead-wheel-note = Past it, then 90° to the left, and Hold.
end_marked_cell-instead-pivot-name = Advance, Wheel
end_marked_cell-instead-pivot-note = Then Pivot, Hold: 1 ahead is enough, too.
end_marked_cell-mistake-chance_filled-say = A slot was left to *chance*. Fill all four of them.
end_marked_cell-mistake-chance_filled-note = Chance filled it.
end_marked_cell-mistake-chance_filled-name = Empty slot
end_marked_cell-mistake-behind-say = You shot, but not at its *rear*: that is only on the marked cells.
end_marked_cell-mistake-behind-note = Not behind it.
end_marked_cell-mistake-behind_front-say = You are behind it, but did not shoot. It must lie in *front* of you: turn *left*.
end_marked_cell-mistake-behind_front-note = Behind it, but it is not in front of you.
end_marked_cell-mistake-behind_front-name = No shot
end_marked_cell-mistake-other-say = You are not in its *rear*, the marked cells: it looks down, so that is above it.
end_marked_cell-mistake-other-note = Not behind it.
