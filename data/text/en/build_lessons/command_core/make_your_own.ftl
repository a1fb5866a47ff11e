title = Make it your own
line = Build a squad and lead it into a match.

copy-say = This is a *copy* of Brawlers. Every change is kept, and the ready squad stays as it is.

points-say = Chassis, weapons and upgrades cost *points*. Squads of 60 at most are usual.

mech-say = One to three mechs. Each has one to four *weapons*, up to four *upgrades*, and its *directives*.

reach-say = The cells that the first mech can shoot at, with its dice. Its *sides* and its *rear* are open.

take_off-say = Brawlers of 60 points have none to spare. The *Railgun* costs 12.
take_off-prompt = Press the Railgun to take it off.

rear-say = *Point* at a weapon: the board shows what it would reach. The small compass shows its side.
rear-prompt = Put on a weapon that reaches the rear.

covered-say = Nobody sneaks up behind it any more, and there are *points* to spare.

suggest-say = *Suggest the rest* spends them on what goes well with your squad. Nothing of yours is changed.
suggest-prompt = Press it, or put something on yourself.

name-say = The squad is ready. Now it needs a name of its own.
name-prompt = Type a name, then press Enter.

match-say = It stands in the *Workshop* now. Next it meets the *Tanks*, played by an easy computer.
match-begin = *Your* squad against the Tanks. They are slow: get behind them.
