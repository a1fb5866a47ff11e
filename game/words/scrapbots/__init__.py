"""Scrapbots in words. `log_text` has the log and the prompts, `card_text` the cards, `recap`, `belt` and
`changes` the turn that the other player saw nothing of, `explain` and `hints` what a control would do.
"""
