"""The set-up of a game: one screen for all of them, with a part that each game adds.

Begin with `scene.GameSetupScene`; `part.SetupPart` is what a game overrides. `roster_part` is the part of
games in which a side is chosen from a list; `seat`, `corner` and `options` are the rest of the screen.
"""
