# Everything that the screens say that belong to no game. `:name:` is an icon, `*word*` is bold, `{ $fact }` comes
# from the program.
