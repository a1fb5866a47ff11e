"""Dinosaurs, drawn as SVG from data/art/dinos.yaml.

What a table needs: `figures.figure(animal, pose, size, side, worn)` and `figures.fitted` for animals,
`arena.arena(size)` with `arena.FEET` and `arena.ground_shadow`, `marks.mark(name, pixels, count)`. Besides:
`animal.animal_svg` for drawings with more in them, and `cards.paint_back(width, "dinosaur")`.
"""
