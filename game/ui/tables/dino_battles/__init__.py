"""Biomechanic Dino Battles at the table."""
