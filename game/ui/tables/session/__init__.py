"""A match at the table: `session` holds it with its seats, its record and its computer players.

`sitting` says who is at the screen, `launch` begins and resumes matches, `playback` shows moments one after
another, `handover` and `outcome` are what the curtain and the result are told.
"""
