"""The command line: one module for each of its words, called by `game/cli.py`.

`games` has `simulate` and `options`, `files` what reads saves and scenarios, `check` the check of all
content (with `halves`: every game is whole), `shot` pictures of screens, `bench*` the project's own
figures. `report` says how commands print and fail.
"""
