"""Samples of everything that is drawn, for `shot` and for tests; nothing a player meets.

`pictures` draws every screen at a given moment, `moments` brings tables to one. `scene` is the sheet of all
parts in all states, which `parts` and `exhibits` fill: a new part is one function there.
"""
