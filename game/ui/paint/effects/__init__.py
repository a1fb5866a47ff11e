"""Painters of effects: the frames of a blow, made of the parts that its family names."""
