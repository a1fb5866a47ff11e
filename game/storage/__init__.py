"""Settings, saves and progress in the player's folders. Disk errors are returned as sentences, not raised.

Begin with `saves.py` (the list, and the newest of each match) and `save_file.py` (one of them, checked).
`settings` and `progress` are small files of their own; nothing is ever written half.
"""
