"""Players that choose actions."""
