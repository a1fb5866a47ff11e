"""Content: data/*.yaml as typed, immutable objects; every error names file, entry and field."""
