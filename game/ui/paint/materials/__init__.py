"""What panels and controls are made of. Begin with `steel` (plates, rims, wells) and `skins` (their grounds).

`pages` is paper, `felt` cloth; `slider`, `hexagon`, `stars` and `seat_mark` are parts of controls.
`spotlight` lights what a lesson speaks of; `slices` makes grounds of any width from a narrow picture.
"""
