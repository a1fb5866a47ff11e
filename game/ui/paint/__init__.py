"""Painters: text, icons, cards and skins at true pixel size, cached.

Begin with `text.line` and `svg.rasterise`. `cards` and `gallery` paint cards, `figures` mechs, `dino`
animals, `stages` places, `effects` blows. `memory` caches pictures, `ahead` has a helper thread paint
before they are needed.
"""
