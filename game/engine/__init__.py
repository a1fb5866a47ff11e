"""What all games share; imports nothing else of game/.

Begin with `rules.py`, the interface of every game, then `match.py`, which plays by it. `events` and
`moments` are what happened and what each seat saw of it; `dice` all chance; `record` a match as a file;
`refusals` why a choice is none; `thinking` what a search asks of a game; `registry` the lists of games;
`plain_rules` defaults for simple ones.
"""
