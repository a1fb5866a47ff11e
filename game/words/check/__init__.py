"""The check of messages: `call_sites` reads what the code asks for, `recorder` what it asks for when it runs.

A key that stands in the code is found by reading; one that is put together from a card's verb or an event's
kind is found by running the code on an example of each (`game/words/<game>/examples.py`). `compare` holds
both against the messages: missing and unused ones, unknown facts, icons and references, plural forms.
"""
