# The tips of every table. `:name:` is an icon, `*word*` is bold.

curtain-title = The curtain
curtain-text = It falls between two people's secret choices. Only whoever is named should lift it; what happened meanwhile is shown again.

rules-title = Point at anything
rules-text = A note says what it shows. *I* or the right button opens a card with its words, *F1* the rules of this very moment.

take_back-title = Taking back
take_back-text = *U* takes your last choice back, free of charge, until something hidden has come to light or chance has spoken.

hint-title = Need a hint?
hint-text = *H* tells what the strongest computer player would do in your place, and why. It knows only what you know.
