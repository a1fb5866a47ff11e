"""Screens as trees: a panel is a function from plain values to nodes; the engine measures and places them.

Begin with `nodes` (rows, columns, boxes) and `leaves` (words, pictures, widgets). A `host.Host` lays a
tree out and returns its widgets (there is an example); a `tree_widget.TreeWidget` is a control that a
tree stands on, a `plate.Plate` one that lives on while its values change. `tiles` holds cells of one
shape, `theme` the styles and colours by role; `engine` measures and places, `sharing` divides room.
"""
