"""What surrounds the lanes: `side_widgets` makes the players' plates, tanks and piles and the dealer's shelf,
`well` the rows in the console, `prompt` what is asked, `foretold` what a hint comes to; `recap` and `belt`
show the other's turn.
"""
