"""What events of Command Core look like: `walks` of mechs, `gunfire`, dice (`throws`), `sums` of programs.
`battlefield` is what they use of the table; `../choreography.py` says which event plays which.
"""
