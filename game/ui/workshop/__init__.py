"""The workshop: where sides are built, tried and shared.

Begin with `builder.py`, the frame that all builders share; `pool_builder.py` adds a pool of cards to it.
`history.py` holds the versions of a side, `pool.py` finds cards, `hangar.py` shows all sides. What one game
alone builds with lies in `game/ui/tables/<game>/builder/`.
"""
