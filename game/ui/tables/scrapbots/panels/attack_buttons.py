"""The buttons of a Scrapbot's attacks: each says what it costs and what comes of it, the best one is gold."""

from collections.abc import Sequence
from typing import Any

from game.content.scrapbots.cards import LANES
from game.engine.seats import opponent
from game.rules.scrapbots.preview import Preview
from game.ui.tables.scrapbots.lanes.preview import told_in_short
from game.ui.tables.scrapbots.panels.prompt import ChoiceButton
from game.ui.tables.scrapbots.panels.rich_button import RichButton
from game.words.lists import joined
from game.words.scrapbots.card_text import gains_text


def tell_attacks(scene: Any, buttons: Sequence[RichButton]) -> None:
    """Words of one size; gold is the only attack, or the one that clearly does most."""
    action: Any
    done: dict[RichButton, tuple[int, int, int]] = {}
    texts = scene.words.texts
    for one in buttons:
        one.peers = buttons
        action = one.action if isinstance(one, ChoiceButton) else None
        foreseen = scene.foresee(action)
        if foreseen is None:
            continue
        others = [scene.board.lane_widget(opponent(scene.bottom), lane) for lane in range(LANES)]
        result = told_in_short(scene.words, foreseen, others, action.lane)
        card = scene.words.cards_of.cards[_card(scene, action.lane)]
        energy, gains = card.attacks[action.number].energy, gains_text(card, texts, action.number)
        result = joined(texts, [result, gains]) if gains else result
        if any(_worth(foreseen)):
            one.words = texts.say("buttons", "attack_for", energy=energy, result=result)
        done[one] = _worth(foreseen)
    best = max(done.values(), default=None)
    first = [one for one, worth in done.items() if worth == best]
    if len(first) == 1 and best is not None and any(best):
        first[0].primary = True


def _card(scene: Any, lane: int) -> str:
    """The card of one's own Scrapbot in a lane."""
    return str(scene.view.players[scene.bottom].lanes[lane].card)


def _worth(preview: Preview) -> tuple[int, int, int]:
    """Scrapbots destroyed and Wounds dealt together, then damage, on both sides of a coin."""
    every = [*preview.tails, *preview.heads]
    felled, wounds = sum(one.destroyed for one in every), sum(one.wounds for one in every)
    return 2 * felled + wounds, felled, sum(one.damage for one in every)
