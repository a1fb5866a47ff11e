"""Lessons on the screen: who teaches at a table, and the overview of all lessons."""
