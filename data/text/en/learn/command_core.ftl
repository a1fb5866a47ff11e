# What has changed by a mistake in a lesson of Command Core, by `count`: at most 24 letters.

own_structure-rises = { $count } structure gained
own_structure-falls = { $count } structure lost
enemy_structure-rises = They gain { $count }
enemy_structure-falls = They lose { $count }
own_lost-rises =
    { $count ->
        [one] 1 card lost
       *[other] { $count } cards lost
    }
own_lost-falls =
    { $count ->
        [one] 1 card back
       *[other] { $count } cards back
    }
enemy_lost-rises =
    { $count ->
        [one] They lose 1 card
       *[other] They lose { $count } cards
    }
enemy_lost-falls =
    { $count ->
        [one] 1 card back
       *[other] { $count } cards back
    }
own_surge-rises = { $count } Surge gained
own_surge-falls = { $count } Surge gone
own_flux-rises = { $count } Flux gained
own_flux-falls = { $count } Flux gone
own_targeting-rises =
    { $count ->
        [one] 1 token gained
       *[other] { $count } tokens gained
    }
own_targeting-falls =
    { $count ->
        [one] 1 token spent
       *[other] { $count } tokens spent
    }
nearest-rises = { $count } farther apart
nearest-falls = { $count } closer
