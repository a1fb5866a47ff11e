"""What stands around the duel. `hung` is the tree of plates, benches, phases and signs before the stage;
`pieces` makes the cards; `well` and `tickets` fill the console; `prompt` is what is asked.
"""
