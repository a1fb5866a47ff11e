"""Hands of cards: `hand_fan` and `fan` lay them out, `hand_card` and `fan_card` are their controls,
`played_card` is a card that has left the hand for the table.
"""
