"""The board of Command Core as it is drawn: cells, walls, mechs, arcs, lines of fire.

`grid` is the control, `camera` how it lies on the screen, `field` what stands on it from back to front;
`ground*`, `walls`, `overlay` and `labels` paint it, `way` a program's path over it.
"""
