"""The steps of a turn as plates on a belt: a short title, and in a line or three what came of each."""

from collections.abc import Sequence

from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.recap import Step, told_results

_WITH_A_LINE = ("scrap", "energy", "build", "buy")
"""Steps that say in a line of their own how much, where, or for how much."""


def belt_title(words: TableWords, step: Step, bot: str = "") -> str:
    """What was done; `bot` is the id of the Scrapbot that a Component was activated on."""
    return words.texts.say(
        "belt",
        step.kind,
        card=words.card(step.cards[0]) if step.cards else "",
        more=len(step.cards) - 1,
        aimed=bool(bot),
        bot=words.card(bot) if bot else "",
    )


def belt_lines(words: TableWords, step: Step) -> list[str]:
    """What came of it, in lines of rich text; for an attack one for each lane that it struck."""
    say = words.texts.say
    if step.kind == "end":
        drawn = sum(event.facts["count"] for event in step.results if event.kind == "draw")
        return [say("belt_lines", "drawn", count=drawn)] if drawn else []
    lines = []
    if step.kind in _WITH_A_LINE:
        lines.append(say("belt_lines", step.kind, amount=step.amount, lane=step.lane + 1, cost=step.cost))
    told = told_results(words, step)
    if told:
        lines.append(told)
    for lane in sorted(step.lanes):
        hit = step.lanes[lane]
        if hit.destroyed:
            lines.append(say("belt_lines", "destroyed", card=words.card(hit.card)))
        elif hit.card:
            card = words.card(hit.card)
            lines.append(say("belt_lines", "damaged", card=card, before=hit.before, after=hit.after))
        elif hit.wounds:
            lines.append(say("belt_lines", "wounds", lane=lane + 1, count=hit.wounds))
    if step.kind in ("attack", "activate") and not step.lanes and not told:
        lines.append(say("belt_lines", "no_damage"))
    return lines


def is_attack(step: Step) -> bool:
    """Whether a step struck something, and is worth a longer look."""
    return bool(step.lanes)


def did_something(steps: Sequence[Step]) -> bool:
    """Whether a turn was more than its end."""
    return any(step.kind != "end" for step in steps)
