"""Computer players: they get what their seat may know, and choose.

Begin with `players.make_player` and `information_set.InformationSet`. `search` is what the levels share.
In the window players think in a process of their own: `worker_process` asks, `worker` answers. `simulate` and
`pairings` play many games; `review` looks back at one for the key moments, by the `judgement` of hints.
"""
