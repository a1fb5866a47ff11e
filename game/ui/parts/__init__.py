"""Drawn pieces and widgets that all tables share: each takes plain values and knows no game."""
