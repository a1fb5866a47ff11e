"""The cards and mechs of Scrap Knights, typed."""

from game.content.scrap_knights.cards import Act, Bot, Card, Line, Link, Mech, Ult
from game.content.scrap_knights.library import Library, load_library, shipped_library

__all__ = ["Act", "Bot", "Card", "Library", "Line", "Link", "Mech", "Ult", "load_library", "shipped_library"]
