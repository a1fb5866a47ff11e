"""Scenarios: the one format behind lessons, puzzles and scripted tests."""
