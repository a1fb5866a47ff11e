# What has changed by a mistake in a lesson of Dino Battles, by `count`: at most 24 letters.

own_dinos_0_damage-rises = { $count } damage on yours
own_dinos_0_damage-falls = Less damage in front
enemy_dinos_0_damage-rises = { $count } damage on them
enemy_dinos_0_damage-falls = Another stands there
own_combat_deck_attack-rises = { $count } Attack gained
own_combat_deck_attack-falls = { $count } Attack spent
own_combat_deck_evade-rises = { $count } Evade gained
own_combat_deck_evade-falls = { $count } Evade spent
own_combat_deck_defend-rises = { $count } Defend gained
own_combat_deck_defend-falls = { $count } Defend spent
own_knockouts-rises = { $count } K.O. for you
own_knockouts-falls = { $count } K.O. less
enemy_knockouts-rises = { $count } K.O. for them
enemy_knockouts-falls = { $count } K.O. less
