"""The builder of decks.

Begin with `scene.py`; `columns` are the cards that are in, by kind, `pool` where they come from,
`measures` what they add up to.
"""
