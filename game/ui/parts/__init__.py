"""Drawn pieces and widgets that all tables share: each takes plain values and knows no game.

Dice, gauges, plates, marks, rows of cards, the pages of the rulebook. `python main.py shot gallery` draws
each in all of its states.
"""
