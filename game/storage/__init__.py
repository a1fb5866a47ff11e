"""Settings and saves. Disk errors are returned as sentences and not raised."""
