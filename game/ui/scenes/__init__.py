"""The screens around the tables."""
