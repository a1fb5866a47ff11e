"""What events of Dino Battles look like: cards, blows, dice, health. `../choreography.py` says which event
plays which.
"""
