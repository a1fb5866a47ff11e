"""The page of records: every finished match, and what they add up to."""
