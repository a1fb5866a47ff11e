"""Iron & Scale: a desktop table for four two-player duels.

A choice goes through `ui` (what a click means), `engine/match.py` (the record), `rules` (what it does) and
back as events and views. `content` reads the cards, `words` has the sentences, `ai` chooses for computers,
`lessons` teaches, `storage` keeps. Begin with README.md beside this file, which follows one click.
"""

__version__ = "0.1.0"
