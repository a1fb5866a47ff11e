# What has changed by a mistake in a lesson of Scrap Knights, by `count`: at most 24 letters.

own_hp-rises = { $count } HP gained
own_hp-falls = { $count } HP lost
own_heat-rises = { $count } heat gained
own_heat-falls = { $count } heat vented
enemy_hp-rises = They gain { $count } HP
enemy_hp-falls = They lose { $count } HP
