"""Content: data/*.yaml as typed, immutable objects; every error names file, entry and field.

Begin with `entries.read_entries` and a game's `library.py`. `game_library` is the content half of a game.
`art`, `effects`, `sounds`, `stages` are what it looks and sounds like, `rulebook` and `tips` what is
explained, with their words from data/text by `prose`; `check` holds all of it against each other. Imports
nothing else of game/.
"""
