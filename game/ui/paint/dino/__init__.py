"""Dinosaurs, drawn as SVG from data/art/dinos.yaml. Start at `figures.figure` (pixels) or `animal.animal_svg` (SVG)."""
