"""Command Core in words. `log_text` has the log and the prompts, `card_text` the cards, `recap` the round so
far, `table_text` headings, buttons and notes of the table.
"""
