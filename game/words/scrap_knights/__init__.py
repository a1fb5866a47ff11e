"""Scrap Knights in words. `log_text` has the log and the prompts, `card_text` the cards, `card_notes` the
notes of their keywords, `short_text` and `preview_text` what fits beside a card, `table_text` the rest.
"""
