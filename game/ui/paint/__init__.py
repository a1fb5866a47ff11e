"""Painters: text, icons, cards and skins at true pixel size, cached."""
