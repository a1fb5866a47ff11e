"""The workshop: where sides are built, tried and shared.

Begin with `builder.py`, the frame that all builders share. `history.py` holds the versions of a side,
`pool.py` finds cards. What one game alone builds with lies in `game/ui/tables/<game>/builder/`.
"""
