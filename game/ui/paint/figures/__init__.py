"""Whoever fights, as pictures: `figures` mechs, `robots`, `squads` of mechs.

Begin with `rig`, which puts a figure together from its parts and a pose, and `figures`, which lights it.
`tokens` are mechs from above; `art`, `portraits` and `thumbnails` are pictures with a figure in them.
"""
