title = Going down
line = One answer wins, whatever the dice say.

puzzle-say = Utahraptor has *21 HP*, you have *10*. You need *one* knock-out more.
puzzle-prompt = Utahraptor attacks. Win with your answer, whatever the dice say.
puzzle-nudge = Who hits Triceratops is hit twice.
puzzle-why = Horn Charge deals 16 at least, and spikes 5, even as it falls.
puzzle-instead-triceratops-name = Horn Charge
puzzle-instead-triceratops-note = 16 at least, and 5 from spikes: 21.
puzzle-mistake-utahraptor_still-say = 9, a die and spikes: *20* at the most. One too few.
puzzle-mistake-utahraptor_still-note = Utahraptor is still there.
puzzle-mistake-other-say = Utahraptor lost far less than *21*. What is your hardest blow?
puzzle-mistake-other-note = Utahraptor is still there.
