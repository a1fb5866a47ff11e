"""Settings and saves on the player's disk. Nothing here raises because of a disk: it says what is wrong."""
