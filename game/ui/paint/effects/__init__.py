"""Painters of effects: the frames of a blow, made of the parts that its family names.

A family is an entry in data/art/effects.yaml. Begin with `frames.py`, which paints all frames of one; the
other modules are its parts.
"""
