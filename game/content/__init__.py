"""Reads data/*.yaml into typed, immutable objects; every error names file, entry and field."""
