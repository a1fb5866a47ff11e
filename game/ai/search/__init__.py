"""Search over states that look the same to a seat: trees, secret choices as matrices, plans.

Begin with `player.py`, which chooses the kind of search for a decision. `tree` searches choices in turn,
`secret` and `matrix` those that both seats make at once, `plans` what is built in several choices; `judge`
and `settle` say how a position looks, `budget` when to stop.
"""
