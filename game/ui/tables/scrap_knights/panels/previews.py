"""What each card of the hand, BOT and token would come to, worked out once a view."""

from dataclasses import replace
from typing import Any

from game.engine.refusals import Pick
from game.engine.rules import Action
from game.engine.seats import SEATS, Seat, opponent
from game.rules.scrap_knights import picks
from game.rules.scrap_knights.actions import ChooseCard, Manoeuvre, PlayActs, SpendToken, UseBot
from game.rules.scrap_knights.catalogue import Catalogue
from game.rules.scrap_knights.chain_preview import PREVIEWED, ChainPreview, Extra, chain_preview
from game.rules.scrap_knights.preview import Preview, Span, preview, shortest
from game.rules.scrap_knights.view import DuelView
from game.ui.tables.hands.hand_card import HandCard
from game.ui.tables.table_scene import TableScene
from game.words.scrap_knights.chain_text import price_text
from game.words.scrap_knights.fate_text import RANKS, Fate, fate_of, reason, verdict
from game.words.scrap_knights.preview_text import (
    CardTag,
    fells_itself,
    numbers_text,
    pick_text,
    tag_of,
    vain_tag,
    wins,
)
from game.words.scrap_knights.table_text import TableWords

_TWO = 2
_AT_ONCE = ("copy", "play")
"""The kinds of decisions about a card of the hand that resolves at once."""


class Previews:
    """The previews of one table."""

    def __init__(self, scene: TableScene, catalogue: Catalogue, words: TableWords) -> None:
        self.scene = scene
        self.catalogue = catalogue
        self.words = words
        self.hinted: Action | None = None
        """The choice of a hint that is pointed at."""
        self._view: DuelView | None = None
        self._known: dict[Any, Preview | None] = {}

    def of(self, card: str) -> Preview | None:
        """What a card of the hand would come to, while an ACT is chosen by whoever sees the hand, or a card
        that is copied or played at once.
        """
        return self._at_once(card) or self._of_part(picks.card(card))

    def _at_once(self, card: str) -> Preview | None:
        """What a card would come to in the middle of the chain, if it hits; a copy costs no heat."""
        asked, view = self.scene.asked, self.scene.view
        mine = asked is not None and asked.seat == self.scene.sitting.viewer
        if self.scene.playing or asked is None or asked.kind not in _AT_ONCE or not mine:
            return None
        ways = [one for one in asked.actions if isinstance(one, ChooseCard) and one.manoeuvre.card == card]
        if not ways:
            return None
        choices = tuple(PlayActs((one.manoeuvre,)) for one in ways)
        found = preview(self.catalogue, view, asked.seat, choices)
        if asked.kind == "play":
            return found
        free = self.words.library.acts[card].heat
        low, high = found.heat
        return replace(found, heat=(max(0, low - free), high - free), links=(0, 0), answers=())

    def vain(self, card: str) -> CardTag | None:
        """Why a card of the hand would do nothing that is about to be copied or played at once."""
        asked, view = self.scene.asked, self.scene.view
        if self.scene.playing or asked is None or asked.kind not in _AT_ONCE:
            return None
        return vain_tag(self.words.library.acts[card], view, asked.seat, self.words)

    def dress(self, widget: HandCard, card: str, seat: Seat) -> None:
        """Says on a card of a hand what it would come to, and whether it is picked or only looked at."""
        widget.tag = self.vain(card)
        found = self.of(card)
        if found is not None:
            anyway = self.wins_anyway
            widget.tag = tag_of(found, self.scene.view, seat, self.words, wins_anyway=anyway)
            if widget.pickable:
                widget.picked_tab, widget.look_tab = self.words.tag("picked"), self.words.tag("look")
        widget.hint = widget.tag[2] if widget.tag is not None else ""

    @property
    def look(self) -> str:
        """The ACT of the hand that is looked at and not picked; "" for none."""
        looked, asked = self.scene.form.looked_at, self.scene.asked
        if asked is None or asked.kind != "act" or not isinstance(looked, HandCard) or looked.picked:
            return ""
        card, chooser = looked.name.rpartition("/")[2], self.scene.chooser
        # A card that the pointer rests on may be laid anew before it is looked at again.
        picked = chooser is not None and card in chooser.picked("card")
        return card if looked.look_tab and not picked else ""

    @property
    def wins_anyway(self) -> bool:
        """Whether what is still to come of earlier rounds destroys the other mech, whatever is chosen."""
        asked = self.scene.asked
        if asked is None or asked.kind != "act":
            return False
        return wins(preview(self.catalogue, self.scene.view, asked.seat, (PlayActs(()),)))

    def answer(self) -> Preview | None:
        """What the answer would come to that is looked at, a direction or a number, or the ACTs of a hint."""
        asked, hinted = self.scene.asked, self.hinted
        if asked is not None and isinstance(hinted, PlayActs) and hinted in asked.actions:
            return preview(self.catalogue, self.scene.view, asked.seat, (hinted,))
        chooser, looked = self.scene.chooser, self.scene.form.looked_at
        about = looked.about if looked is not None else None
        if chooser is None or not chooser.given or not isinstance(about, Pick):
            return None
        return self._of_part(about) if about in chooser.answers else None

    def harms(self, answer: Pick) -> bool:
        """Whether an answer about an ACT ends the duel for whoever gives it, if nothing else happens."""
        found = self._of_part(answer)
        return found is not None and self._loses(found)

    def heat_of(self, answer: Pick) -> int | None:
        """The heat that an answer about an ACT leads to, where it changes that and is certain."""
        found = self._of_part(answer)
        if found is None or found.heat[0] != found.heat[1]:
            return None
        answers = self.scene.chooser.answers if self.scene.chooser is not None else ()
        heats = {one.heat for other in answers if (one := self._of_part(other)) is not None}
        return found.heat[0] if len(heats) > 1 else None

    @staticmethod
    def _loses(found: Preview) -> bool:
        return fells_itself(found) or (found.overheats and not found.cooling and not wins(found))

    def moves(self, answer: Pick) -> tuple[int, int] | None:
        """The distance now and after an answer by itself; None where that is not certain."""
        found = self._of_part(answer)
        extras = self.meant_by(answer) if found is None else ()
        chain = self.chain(extras) if extras else None
        after = found.distances if found is not None else chain.distances if chain is not None else None
        if after is None or len(after) > 1 or (found is not None and found.prevented):
            return None
        answers = self.scene.chooser.answers if self.scene.chooser is not None else ()
        ways = [one for other in answers if other.slot == answer.slot and (one := self._of_part(other))]
        if len(ways) > 1 and all(one.distances == after for one in ways):
            # A ULT that sets the distance afterwards leaves nothing of the way.
            return None
        return self.scene.view.distance, after[0]

    def _of_part(self, part: Pick) -> Preview | None:
        """What the ACTs come to that a pick can still mean, for whoever chooses them."""
        scene, view = self.scene, self.scene.view
        asked, chooser = scene.asked, scene.chooser
        private = asked is not None and asked.kind == "act" and asked.seat == scene.sitting.viewer
        if scene.playing or asked is None or chooser is None or not private:
            return None
        if view != self._view:
            self._view, self._known = view, {}
        key = part, chooser.given
        if key not in self._known:
            ways = chooser.left_by((part,)) or [one for one in asked.actions if part in picks.parts(one)]
            choices = shortest(ways)
            self._known[key] = preview(self.catalogue, view, asked.seat, choices) if choices else None
        return self._known[key]

    def told_pick(self) -> str:
        """What the picked card would do, in a sentence, and how to go on; "" where nothing is picked."""
        chooser = self.scene.chooser
        cards = chooser.picked("card") if chooser is not None else ()
        if chooser is None or not cards:
            return ""
        found = self.of(cards[-1])
        if found is None:
            return self.price()
        action = chooser.action
        acts = action.manoeuvres if isinstance(action, PlayActs) else tuple(map(Manoeuvre, cards))
        seat = chooser.decision.seat
        how = {"ready": action is not None, "wins_anyway": self.wins_anyway}
        return pick_text(acts, found, self.scene.view, seat, self.words, **how)

    def means(self, action: Action) -> str:
        """What a choice comes to in numbers, in a sentence; "" where they say nothing."""
        asked, view = self.scene.asked, self.scene.view
        if asked is None:
            return ""
        if isinstance(action, PlayActs) and asked.kind == "act":
            found = preview(self.catalogue, view, asked.seat, (action,))
            numbers = numbers_text(found, view, asked.seat, self.words, wins_anyway=self.wins_anyway)
            return self.words.texts.say("pick", "means", numbers=numbers[:1].upper() + numbers[1:])
        before = self.chain()
        if not isinstance(action, UseBot | SpendToken) or before is None:
            return ""
        chains = [before, after] if (after := self.chain((action,))) is not None else []
        return price_text(self.words, self._name((action,)), chains, view, self.watcher) if chains else ""

    @property
    def watcher(self) -> Seat:
        """The seat that a chain is foretold for: whoever is asked, else whoever looks on."""
        scene = self.scene
        return scene.asked.seat if scene.asked is not None else scene.bottom

    @property
    def extras(self) -> tuple[Extra, ...]:
        """The BOT or token that is looked at, or else picked: each way in which it can still be used."""
        looked, chooser = self.scene.form.looked_at, self.scene.chooser
        if self.scene.playing or chooser is None or self.scene.view.phase not in PREVIEWED:
            return ()
        abouts = (looked.about if looked is not None else None, *chooser.picks[-1:])
        return next((found for one in abouts if (found := self.meant_by(one))), ())

    def meant_by(self, about: object) -> tuple[Extra, ...]:
        """The BOTs and tokens that a pick can still mean, while a chain lies open."""
        asked, chooser = self.scene.asked, self.scene.chooser
        if asked is None or chooser is None or not isinstance(about, Pick):
            return ()
        ways = chooser.left_by((about,)) or [one for one in asked.actions if about in picks.parts(one)]
        return tuple(one for one in ways if isinstance(one, UseBot | SpendToken))

    def chain(self, extras: tuple[Extra, ...] = ()) -> ChainPreview | None:
        """What the open chain comes to, or with one of these; None where there is none, or it resolves."""
        view = self.scene.view
        if self.scene.playing or view.phase not in PREVIEWED:
            return None
        return chain_preview(self.catalogue, view, self.watcher, extras)

    def verdict(self, chain: ChainPreview) -> tuple[str, Fate]:
        """How a chain ends the duel for whom it is foretold, in a sentence; "" where it goes on."""
        mine = self.scene.asked is not None or self.scene.sitting.viewer is not None
        return verdict(self.words, chain, self.watcher, you=mine)

    def fate(self, about: object = None) -> Fate:
        """How the duel ends for whoever is asked as the chain stands, or with what a pick means."""
        extras = self.meant_by(about) if about is not None else ()
        chain = self.chain(extras) if self.scene.asked is not None else None
        if chain is None or (about is not None and not extras):
            return ""
        return fate_of(chain, self.watcher)

    @property
    def locks_a_loss(self) -> bool:
        """Whether what is picked ends the duel badly: ACTs that destroy the own mech, or overheat it with
        nothing to cool it, and a BOT that loses what was not lost.
        """
        chooser = self.scene.chooser
        action = chooser.action if chooser is not None and chooser.locks else None
        if isinstance(action, UseBot):
            return self.fate_with(action) == "loses" and self.fate() != "loses"
        if chooser is None or not isinstance(action, PlayActs) or self.scene.view.phase != "act":
            return False
        found = preview(self.catalogue, self.scene.view, chooser.decision.seat, (action,))
        return self._loses(found)

    @property
    def warning(self) -> str:
        """What to pass would lead to, where that ends the duel or may end it; else ""."""
        chain, fate = self.chain(), self.fate()
        if chain is None or fate in ("", "wins"):
            return ""
        better = self._better()
        facts = {} if fate == "draws" else {"reason": reason(self.words, chain, self.watcher)}
        say = self.words.texts.say
        told = say("chain_preview", f"pass_{fate}", **facts)
        if better is None:
            return f"{told} {say('chain_preview', 'lost_anyway')}" if fate == "loses" else told
        end = self.fate_with(better) or "goes_on"
        if end == "may_lose":
            return told
        return f"{told} {say('chain_preview', f'better_{end}', choice=self._name((better,)))}"

    def fate_with(self, extra: Extra) -> Fate:
        """How the duel ends with one more BOT or token, for whoever is asked."""
        chain = self.chain((extra,))
        return fate_of(chain, self.watcher) if chain is not None else ""

    def _better(self) -> Extra | None:
        """The BOT or token that ends the duel better than to pass does, the best of them; None for none."""
        asked = self.scene.asked
        extras = [one for one in asked.actions if isinstance(one, UseBot | SpendToken)] if asked else []
        best = max(extras, key=lambda one: RANKS[self.fate_with(one)], default=None)
        return best if best is not None and RANKS[self.fate_with(best)] > RANKS[self.fate()] else None

    def price(self, about: object = None) -> str:
        """What the BOT or token changes that is looked at, or that a pick means."""
        extras = self.meant_by(about) if about is not None else self.extras
        before, after = self.chain(), self.chain(extras)
        if not extras or before is None or after is None:
            return ""
        chains = [before, after, *self._again(extras)]
        return price_text(self.words, self._name(extras), chains, self.scene.view, self.watcher)

    def _again(self, extras: tuple[Extra, ...]) -> list[ChainPreview]:
        """The chain with two of the same token, where so many can be spent."""
        first, tokens = extras[0], self.scene.view.players[self.watcher].tokens
        if not isinstance(first, SpendToken) or len(extras) > 1 or getattr(tokens, first.token) < _TWO:
            return []
        return [chain_preview(self.catalogue, self.scene.view, self.watcher, extras, _TWO)]

    def links(self) -> dict[Seat, int]:
        """The link tokens on a ULT after the chain, where the BOT or token that is looked at changes them."""
        before, after = self.chain(), self.chain(self.extras)
        if not self.extras or before is None or after is None:
            return {}
        return {one: after.links[one][0] for one in SEATS if before.links[one] != after.links[one]}

    def spared(self, seat: Seat) -> Span | None:
        """The HP to which the chain brings a side without the BOT or token that is looked at, where it
        loses none with it; None where it loses none anyway, or some all the same.
        """
        hp = self.scene.view.players[seat].hp
        before, after = self.chain(), self.chain(self.extras)
        if not self.extras or before is None or after is None or before.hp[seat] == (hp, hp):
            return None
        return before.hp[seat] if after.hp[seat] == (hp, hp) else None

    @property
    def with_choice(self) -> str:
        """What the chain is foretold with: "with Blitz", or "a look: with Blitz"; "" as it stands."""
        extras, chooser = self.extras, self.scene.chooser
        key = "with" if chooser is not None and chooser.picks else "with_look"
        return self.words.texts.say("chain_preview", key, choice=self._name(extras)) if extras else ""

    def _name(self, extras: tuple[Extra, ...]) -> str:
        """A BOT or token, with what is chosen for it where only one way is left."""
        if len(extras) == 1:
            return self.words.action(extras[0])
        first = extras[0]
        return self.words.card(first.bot) if isinstance(first, UseBot) else self.words.token(first.token)

    def extra(self) -> Preview | None:
        """What the BOT or token that is looked at would come to, for the plates and the target."""
        extras = self.extras
        after = self.chain(extras)
        if not extras or after is None:
            return None
        own, other = self.watcher, opponent(self.watcher)
        return Preview(
            heat=after.heat[own],
            hp=after.hp[own],
            other_hp=after.hp[other],
            other_heat=after.heat[other],
            distances=after.distances,
            reach=None,
            out_of_range=None,
            too_far=False,
            prevented=False,
            answers=after.answers,
            cooling=(),
        )
