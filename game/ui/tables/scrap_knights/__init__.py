"""The table of Scrap Knights."""
