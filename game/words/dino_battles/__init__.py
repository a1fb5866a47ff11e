"""Biomechanic Dino Battles in words. `log_text` has the log and the prompts, `card_text` the cards,
`fight_text` dice and answers to an attack, `changes` what a card would change, `recap` the turn so far.
"""
