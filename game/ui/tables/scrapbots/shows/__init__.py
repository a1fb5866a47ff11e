"""What events of Scrapbots look like: `battle` times an attack, `blows` are what it does, `card_motions` move
cards, `flips` turn coins and cards, `rain` deals Wounds. `../choreography.py` says which event plays which.
"""
