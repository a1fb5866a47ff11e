# The tips of Scrap Knights. `:name:` is an icon, `*word*` is bold.

choose-title = Both choose in secret
choose-text = Pick an ACT and lock it in. Your opponent does the same; then both are flipped, and all effects resolve in one chain.

heat-title = It is getting hot
heat-text = You have 4 :heat: heat or more. Begin a round with 7 and you lose. What vents cools you down, and an ACT that costs 0 adds nothing.

miss-title = A miss
miss-text = Your card did not reach. If the distance is greater than the range when an effect resolves, it does nothing; its heat is paid all the same.

bots-title = A BOT may answer
bots-text = Its trigger would be met this round. Each BOT works once in the whole duel: use it now, or pass and keep it.

tokens-title = Your first token
tokens-text = You keep a token until you spend it on the ACT that you have face up. Passing costs nothing.

link-title = A link token
link-text = Your ULT has gained one. With three of them :link: it joins the chain at the end of the flip, and all are gone again.

block-title = Your Block
block-text = It takes damage off its whole priority step, in total as much as it says. Damage blocked down to 0 is no hit and interrupts nobody.

crossing-title = Distance 0
crossing-text = Nothing is closer. Another step forward crosses over: the mechs change sides, and the distance grows again.
