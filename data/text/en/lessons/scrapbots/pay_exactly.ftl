title = Pay exactly
line = Golem costs 12. Find a Wound in the change.

puzzle-say = Buy *Golem* and deal Brunel a *Wound*: both in this turn.
puzzle-prompt = Buy Golem and deal a Wound, both this turn.
puzzle-nudge = All your cards are 15 Scrap. Which of them can you spare?
puzzle-why = All but Plasma Dart make 12 Scrap. Plasma Dart alone can deal the Wound.
puzzle-instead-plasma_dart-name = Activate Plasma Dart
puzzle-instead-plasma_dart-note = A Wound. The other cards are 12 Scrap.
puzzle-mistake-no_wound_dealt-say = Golem is yours, but no *Wound* is dealt. You paid with 15 Scrap, not 12.
puzzle-mistake-no_wound_dealt-note = No Wound dealt.
puzzle-mistake-golem_bought-say = A Wound is dealt. But Golem's *12 Scrap* are no longer in your hand.
puzzle-mistake-golem_bought-note = Golem was not bought.
puzzle-mistake-other-say = The turn is over with neither. *12 Scrap* must be left for Golem.
puzzle-mistake-other-note = Neither of the two.
