"""What events of Command Core look like: `walks` of mechs, `gunfire`, dice (`throws`), `sums` of programs.
`show_board` is what they ask of the board; `../choreography.py` says which event plays which.
"""
