"""The set-up of a game: one screen for all of them, with a part that each game adds."""
