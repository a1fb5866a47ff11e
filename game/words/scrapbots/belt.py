"""The steps of a turn as plates on a belt: a short title, and in a line or three what came of each."""

from collections.abc import Mapping, Sequence

from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.recap import Step, told_results

BELT: Mapping[str, tuple[str, ...]] = {
    "title": ("card",),
    "more": ("card", "count"),
    "activate": ("card", "bot"),
    "activate_alone": ("card",),
    "build": ("card",),
    "attack": ("card",),
    "buy": ("card",),
    "end": (),
    "scrap": ("amount",),
    "energy": ("amount",),
    "built": ("lane",),
    "bought": ("cost",),
    "drawn": ("count",),
    "destroyed": ("card",),
    "damaged": ("card", "before", "after"),
    "wounds": ("lane", "count_wounds"),
    "no_damage": (),
}
"""The words of the belt, with the facts that they are given."""


def belt_title(words: TableWords, step: Step, bot: str = "") -> str:
    """What was done; `bot` is the id of the Scrapbot that a Component was activated on."""
    say = words.texts.say
    if step.kind == "end":
        return say("belt", "end")
    card = words.card(step.cards[0])
    if step.kind in ("scrap", "energy"):
        more = len(step.cards) - 1
        return say("belt", "more", card=card, count=more) if more else say("belt", "title", card=card)
    if step.kind == "activate":
        key = "activate" if bot else "activate_alone"
        return say("belt", key, card=card, bot=words.card(bot) if bot else "")
    return say("belt", step.kind, card=card)


def belt_lines(words: TableWords, step: Step) -> list[str]:
    """What came of it, in lines of rich text; for an attack one for each lane that it struck."""
    say = words.texts.say
    lines = []
    if step.kind in ("scrap", "energy"):
        lines.append(say("belt", step.kind, amount=step.amount))
    elif step.kind == "build":
        lines.append(say("belt", "built", lane=step.lane + 1))
    elif step.kind == "buy":
        lines.append(say("belt", "bought", cost=step.cost))
    elif step.kind == "end":
        drawn = sum(event.facts["count"] for event in step.results if event.kind == "draw")
        return [say("belt", "drawn", count=drawn)] if drawn else []
    told = told_results(words, step)
    if told:
        lines.append(told)
    for lane in sorted(step.lanes):
        result = step.lanes[lane]
        if result.destroyed:
            lines.append(say("belt", "destroyed", card=words.card(result.card)))
        elif result.card:
            facts = {"card": words.card(result.card), "before": result.before, "after": result.after}
            lines.append(say("belt", "damaged", **facts))
        elif result.wounds:
            count = words.counted("wound", result.wounds)
            lines.append(say("belt", "wounds", lane=lane + 1, count_wounds=count))
    if step.kind in ("attack", "activate") and not step.lanes and not told:
        lines.append(say("belt", "no_damage"))
    return lines


def is_attack(step: Step) -> bool:
    """Whether a step struck something, and is worth a longer look."""
    return bool(step.lanes)


def did_something(steps: Sequence[Step]) -> bool:
    """Whether a turn was more than its end."""
    return any(step.kind != "end" for step in steps)
