"""The builder of squads.

Begin with `scene.py`. `editing` makes new versions of a squad, `bays` are its mechs, `pool_panel` is where
their cards come from, `gear_row` a card in either; `points_bar` is what they cost, `measures` and `reach`
what a mech can do.
"""
