title = Make it your own
line = Build a mech and fight a duel with it.

copy-say = This is a *copy* of Ronin. Every change is kept, and the ready Ronin stays as it is.

places-say = A mech is six *ACTs*, one *ULT* and three *BOTs*. No two ACTs are alike, and no two BOTs.

damage-say = The most damage that *one* ACT deals at each distance. From *2* on, Ronin deals none.

sums-say = All ACTs played once: their *heat*, and what they block, move and vent. At *7 heat* a duel is lost.

take_out-say = Let us mend the reach. First make room: *Dagger Jab* reaches only 0.
take_out-prompt = Press Dagger Jab to take it out.

reach-say = *Point* at a card: the bars show what it would change. The chips find cards by range.
reach-prompt = Add an ACT that deals damage at 2.

reached-say = There: at *2* your mech strikes now. The bar says which ACT does it.

open-say = Now take out another card that you do not need.
open-prompt = Take an ACT out.

suggest-say = *Suggest the rest* fills what is open with what goes well with your ULT and your other cards.
suggest-prompt = Press it, or pick an ACT yourself.

name-say = Your mech is complete. It should not be called Ronin any more.
name-prompt = Type a name, then press Enter.

match-say = It stands in the *Workshop* now. Next it fights *Bulwark*, an easy opponent.
match-begin = At the left is *your* mech. Bulwark blocks a lot, and is played by an easy computer.
