"""Screens as trees: a panel is a function from plain values to nodes; the engine measures and places them.

Begin with `nodes` (rows, columns) and `leaves` (words, pictures, widgets). A `host.Host` lays a tree out and
returns its widgets; `engine` measures and places, `sharing` divides room, `theme` has the styles.
"""
