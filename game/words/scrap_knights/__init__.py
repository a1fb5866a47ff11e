"""Scrap Knights in words. `log_text` has the log and the prompts, `card_text` the cards, `card_notes` the
notes of their keywords, `short_text` and `preview_text` what fits beside a card, `table_text` the rest.
"""

from game.words.game_words import GameWords, Harm
from game.words.scrap_knights.action_text import ACTION_TEXTS, action_text, refusal_text, words_of
from game.words.scrap_knights.examples import recorded_messages

WORDS = GameWords(
    log_words=words_of,
    played={"flip": "card", "bot": "card"},
    harms={"damage": Harm("target", "amount"), "overheated": Harm(weight=20)},
    action_text=action_text,
    refusal_text=refusal_text,
    action_texts=ACTION_TEXTS,
    recorded_messages=recorded_messages,
)
