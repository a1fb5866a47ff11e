# What has changed by a mistake in a lesson of Scrapbots, by `count`: at most 24 letters.

turn-rises = Your turn is lost: turn
turn-falls = Turns back: { $count }
wounds_left-rises = Wounds returned: { $count }
wounds_left-falls = Wounds dealt: { $count }
own_scrap-rises = { $count } Scrap more
own_scrap-falls = { $count } Scrap less
own_energy-rises = { $count } Energy more
own_energy-falls = { $count } Energy less
own_lanes_0_damage-rises = { $count } damage, lane 1
own_lanes_0_damage-falls = { $count } repaired, lane 1
own_lanes_1_damage-rises = { $count } damage, lane 2
own_lanes_1_damage-falls = { $count } repaired, lane 2
own_lanes_2_damage-rises = { $count } damage, lane 3
own_lanes_2_damage-falls = { $count } repaired, lane 3
enemy_lanes_0_damage-rises = { $count } to enemy lane 1
enemy_lanes_0_damage-falls = { $count } repaired there
enemy_lanes_1_damage-rises = { $count } to enemy lane 2
enemy_lanes_1_damage-falls = { $count } repaired there
enemy_lanes_2_damage-rises = { $count } to enemy lane 3
enemy_lanes_2_damage-falls = { $count } repaired there
