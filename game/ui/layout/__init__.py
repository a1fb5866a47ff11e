"""Screens as trees: a panel is a function from plain values to nodes; the engine measures and places them.

Begin with `nodes` (rows, columns, boxes) and `leaves` (words, pictures, widgets). A `host.Host` lays a
tree out and returns its widgets; a `tree_widget.TreeWidget` is a control that a tree stands on, a
`plate.Plate` one that lives on while its values change. `tiles` holds cells of one shape, `theme` the
styles and colours by role; `engine` measures and places, `sharing` divides room.

    >>> import pygame
    >>> from game.ui.layout.host import Host
    >>> from game.ui.layout.leaves import Icon, Text
    >>> from game.ui.layout.nodes import Column, Node, Row
    >>> def scores(title: str, points: dict[str, int]) -> Node:
    ...     rows = [
    ...         Row(Icon("hp", 20), Text(name, "name", grow=1), Text(str(count), "count"), gap=6, height=24)
    ...         for name, count in points.items()
    ...     ]
    ...     return Column(Text(title, "heading"), *rows, gap=4)
    >>> host = Host()
    >>> placed = host.lay(scores("Points", {"Ada": 12, "Bo": 8}), pygame.Rect(0, 0, 200, 100), scale=1.0)
    >>> [one.name for one in placed if one.name]
    ['Points', 'Ada', '12', 'Bo', '8']
    >>> host.flaws()
    []

A pixel is nowhere said: with another width, scale or more names the same function fits again.
"""
