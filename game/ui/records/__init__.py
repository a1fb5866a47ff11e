"""Finished matches and what they add up to. `scene` is the page, `history` the list of matches, `bars` the
rows of figures beside it.
"""
