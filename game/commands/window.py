"""The window that `python main.py` opens."""

import argparse

from game.ai.worker_process import Worker
from game.commands.report import DONE, CommandFailed
from game.storage.log_file import keep_log
from game.storage.paths import cache_folder, saves_folder
from game.storage.saves import has_saves
from game.storage.seen_tips import SeenTips, tips_file
from game.storage.settings import has_settings, load_settings
from game.ui.app import App
from game.ui.context import Context
from game.ui.scenes.title import TitleScene
from game.ui.window import NoDisplay


def run_window(arguments: argparse.Namespace) -> int:
    # Asked before anything is written: the first resize of the window writes the settings.
    first_start = not has_settings() and not has_saves(saves_folder())
    keep_log()
    settings, problem = load_settings()
    context = Context(
        settings,
        saves_folder(),
        cards=cache_folder() / "cards",
        first_start=first_start,
        computer=Worker(),
        tips=SeenTips(tips_file()),
    )
    assert context.tips is not None
    context.tips.report = context.notify
    if problem:
        context.notify(problem)
    try:
        app = App(context)
    except NoDisplay as error:
        raise CommandFailed(error) from None
    app.run(TitleScene(context))
    return DONE
