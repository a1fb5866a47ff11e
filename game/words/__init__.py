"""Sentences for people: what happened, what is asked, what a card does and why something cannot be chosen.

Imports rules and content, never pygame: rules emit facts and keys, this room makes words of them. One package
a game; `action_text` says a choice in words for any game. Begin with `<game>/log_text.py`: an event in a
sentence; `card_text` is what stands on a card, `table_text` what the table says beside the log.

Prose of rulebooks, lessons and tips is in data/text, too, but has no facts: `content/prose.py` puts it into
the entries that it belongs to, and `check/prose.py` checks it together with the messages.
"""
