"""The lanes in the arena: `lane` is the control of a side of one, `figure_plate` the plate beside it with the
attacks (`cost_chip`); `targets` and `preview` say what a card or an attack would do there.
"""
