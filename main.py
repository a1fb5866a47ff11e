"""`python main.py`: the window; with words behind it, the command line."""

from game.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
