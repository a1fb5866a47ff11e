"""Painters: text, icons, cards, figures and places at true pixel size, cached.

Begin with `text.line` and `svg.rasterise`; `icons`, `pen` and `roles` are used by all, too.
Folders: `cards`, `figures` (mechs, robots), `dino` (animals), `effects` (blows), `scenery` (places),
`materials` (steel, paper, felt: what panels are made of), `cache` (what was painted, is kept).
"""
