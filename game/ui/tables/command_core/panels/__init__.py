"""What surrounds the board of Command Core: the ladder of mechs, the panel of each phase, the prompt.

One module a phase: `drafting`, `waiting`, `running`, `fighting`, `tray`, `losing`, `over`; the others are
their parts.
"""
