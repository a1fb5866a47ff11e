title = Make it your own
line = Build a deck and play a match with it.

copy-say = This is a *copy* of Quicksilver. Every change is kept, and the ready deck stays as it is.

limits-say = A deck has *60* cards: at least four Dinosaurs, three copies of a card at most, any number of Combat Cards.

curves-say = Your Dinosaurs by their numbers, with the averages in gold. These evade well and bear little.

hand-say = How often your first six cards hold a *Dinosaur*: 68 of 100 times. Else the hand goes back.

take_out-say = Let us mend that. First make room: minus takes a copy of a card out.
take_out-prompt = Take out two cards, but no Dinosaur.

dinosaurs-say = *Point* at a card: the bars show what it would change. Press it, and one copy is in.
dinosaurs-prompt = Add two Dinosaurs.

better-say = You see the difference: more first hands can begin at once. The averages changed too.

open-say = Now take out two more cards that you do not need.
open-prompt = Take out two cards.

suggest-say = *Fill it up* adds what goes well with your cards, up to 60.
suggest-prompt = Press it, or add two cards yourself.

name-say = The deck is complete. Now it needs a name of its own.
name-prompt = Type a name, then press Enter.

match-say = It lies in the *Workshop* now. Next it meets *Colossus*, played by an easy computer.
match-begin = *Your* deck against Colossus: large, slow, and bad at evading.
