"""The tables: how each game is laid out, shown and played on screen."""
