"""The tables: how each game is laid out, shown and played on screen.

Begin with `game_ui.py`, the record that a game registers, then `table_scene.py` (what a table does) and
`chooser.py` (how clicks become an action). `session` holds the match, `shows` is what moves, `overlays`
what lies over the table, `setup` the set-up; `plain` is the table of a simple game. A folder a game has its
own.
"""
