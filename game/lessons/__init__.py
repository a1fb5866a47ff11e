"""Scenarios: the one format behind lessons, puzzles and scripted tests.

Begin with `scenario.py`: a set-up, moves, and what must hold. `lesson` adds steps and words, `run` judges a
lesson while it is played, `conditions` are what it asks; `check` and `figures` hold lessons and rulebooks
against the rules.
"""
