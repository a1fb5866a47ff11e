title = Behind its back
line = Five directives lead into a blind spot.

puzzle-say = The Trooper looks *down*. Its *rear arc* is the fan above it, 45° to each side.
puzzle-prompt = End the round in the rear arc of the Trooper.
puzzle-nudge = Straight up you stay at its side for long. The fan widens upwards.
puzzle-why = Two columns beside it you are behind it from two rows above it on: 4 cells up.
puzzle-instead-sprint-note = Up, past its row.
puzzle-mistake-stopped_way-say = Something *stopped* you, and the rest of the program was dropped.
puzzle-mistake-stopped_way-note = Stopped on the way.
puzzle-mistake-other-say = That is its *front* or its *side*. Behind it means above it.
puzzle-mistake-other-note = Not behind it.
