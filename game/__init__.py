"""Iron & Scale: a desktop table for four two-player duels."""

__version__ = "0.1.0"
