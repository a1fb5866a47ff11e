"""What surrounds the lanes: `side_widgets` makes plates, tanks and piles of the players and the dealer's shelf,
`well` the rows in the console, `prompt` what is asked; `recap` and `step_plate` show the other's turn.
"""
