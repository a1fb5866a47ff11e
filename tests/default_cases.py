"""Tests of many long cases: so many of them run by default, evenly chosen; the others are slow tests.

Each of them guards one law over all games, screens, sizes or cards. A change breaks most cases of it or none.
"""

from collections.abc import Sequence

DEFAULT_CASES = {
    "tests/ai/test_information_set.py::test_a_choice_does_not_depend_on_what_the_seat_cannot_know": 3,
    "tests/ai/test_information_set.py::test_a_player_chooses_the_same_in_a_child_process": 1,
    "tests/ai/test_players.py::test_greedy_beats_random_clearly": 1,
    "tests/ai/test_question.py::test_an_answer_is_legal_and_the_same_for_the_same_question": 6,
    "tests/ai/test_worker.py::test_no_orphan_is_left": 1,
    "tests/commands/test_any_files.py::test_a_pipe_is_refused_without_waiting": 1,
    "tests/commands/test_any_words.py::test_a_table_after_the_end_of_the_game_is_refused": 1,
    "tests/commands/test_cli.py::test_every_scene_can_be_drawn": 3,
    "tests/commands/test_headless.py::test_a_command_that_draws_nothing_imports_no_pygame": 2,
    "tests/commands/test_streams.py::test_a_closed_pipe_is_silent": 1,
    "tests/commands/test_streams.py::test_a_full_output_is_told": 1,
    "tests/conformance/test_ends.py::test_the_estimate_rises_towards_the_winner": 1,
    "tests/conformance/test_information_keys.py::test_keys_are_the_same_in_every_process": 1,
    "tests/conformance/test_knowledge.py::test_a_choice_of_a_scenario_that_tells_something_is_not_free": 1,
    "tests/conformance/test_knowledge.py::test_events_of_scenarios_tell_a_seat_what_its_view_tells": 1,
    "tests/conformance/test_moments.py::test_each_moment_shows_what_its_event_says": 3,
    "tests/conformance/test_moments.py::test_the_last_moment_shows_the_view_at_hand": 3,
    "tests/content/test_check.py::test_a_mistake_is_named": 14,
    "tests/lessons/test_scenario.py::test_any_values_anywhere_in_a_set_up": 1,
    "tests/lessons/test_scenario.py::test_each_odd_value_at_each_place_of_a_set_up": 1,
    "tests/rules/scrapbots/test_restore.py::test_a_game_that_ends_in_the_middle_of_an_attack_comes_back": 1,
    "tests/storage/test_kill.py::test_killed_at_random_moments": 0,
    "tests/storage/test_kill.py::test_killed_before_each_call_to_the_system": 13,
    "tests/ui/paint/test_art.py::test_every_card_has_a_picture_that_can_be_drawn": 18,
    "tests/ui/paint/test_figures.py::test_no_pose_leaves_the_sheet_that_it_is_drawn_on": 7,
    "tests/ui/paint/test_figures.py::test_nothing_of_a_figure_is_cut": 7,
    "tests/ui/paint/test_memory.py::test_dragging_the_window_edge_piles_nothing_up": 0,
    "tests/ui/paint/test_schemes.py::test_a_table_that_was_open_takes_new_colours_everywhere": 1,
    "tests/ui/paint/test_tokens.py::test_nothing_of_a_token_is_cut": 3,
    "tests/ui/test_battle_setup.py::test_every_squad_fits_into_both_corners": 2,
    "tests/ui/test_battle_shows.py::test_every_event_can_be_shown_from_its_beginning_to_its_end": 1,
    "tests/ui/test_board_layout.py::test_nothing_is_cut_and_nothing_overlaps": 4,
    "tests/ui/test_board_match.py::test_every_refusal_is_a_sentence": 1,
    "tests/ui/test_board_match.py::test_quit_and_continue_at_every_kind_of_question": 2,
    "tests/ui/test_board_match.py::test_the_log_tells_the_whole_game": 1,
    "tests/ui/test_board_match.py::test_the_screen_shows_nothing_that_the_seat_does_not_know": 1,
    "tests/ui/test_board_noise.py::test_noise_at_the_table_breaks_nothing": 1,
    "tests/ui/test_board_play.py::test_a_game_of_two_people_is_played_by_mouse": 1,
    "tests/ui/test_board_table.py::test_tab_reaches_every_control": 3,
    "tests/ui/test_books.py::test_every_page_of_a_rulebook_is_whole": 1,
    "tests/ui/test_concede.py::test_a_computer_that_is_thinking_makes_no_choice_any_more": 1,
    "tests/ui/test_concede.py::test_a_concession_can_be_taken_back_at_the_table": 2,
    "tests/ui/test_concede.py::test_between_two_people_the_one_who_concedes_is_named": 1,
    "tests/ui/test_concede.py::test_the_log_tells_it_and_a_finished_duel_has_nothing_to_concede": 1,
    "tests/ui/test_concede.py::test_whoever_concedes_loses": 2,
    "tests/ui/test_effects.py::test_a_blow_to_the_left_is_the_mirror_image": 6,
    "tests/ui/test_effects.py::test_all_frames_together_stay_small": 0,
    "tests/ui/test_effects.py::test_each_family_shows_something_and_leaves_nothing": 8,
    "tests/ui/test_endurance.py::test_noise_breaks_nothing": 1,
    "tests/ui/test_game_ui.py::test_a_box_of_the_shelf_leads_to_the_set_up_and_the_set_up_to_the_table": 1,
    "tests/ui/test_game_ui.py::test_the_result_leads_home": 1,
    "tests/ui/test_layer.py::test_a_table_looks_as_if_it_were_painted_whole": 1,
    "tests/lessons/test_check.py::test_a_mistake_is_named": 8,
    "tests/ui/test_lesson_tables.py::test_every_table_carries_a_lesson": 2,
    "tests/ui/test_lesson_tables.py::test_landmarks_without_a_blank_are_on_the_table": 1,
    "tests/ui/test_lessons.py::test_every_lesson_is_solved_from_its_hints_alone_and_seen_whole": 2,
    "tests/ui/test_learn_overview.py::test_nothing_of_the_overview_is_cut": 1,
    "tests/ui/test_odd_files.py::test_any_name_can_be_typed_and_played_under": 1,
    "tests/ui/test_odd_workers.py::test_a_hint_that_fails_is_a_sentence": 5,
    "tests/ui/test_odd_workers.py::test_a_look_back_that_fails_is_a_sentence": 1,
    "tests/ui/test_odd_workers.py::test_a_state_that_cannot_be_restored_ends_no_match": 1,
    "tests/ui/test_odd_workers.py::test_a_worker_that_hangs_is_ended_after_a_hurry_and_a_substitute_plays": 2,
    "tests/ui/test_odd_workers.py::test_one_that_breaks_is_not_waited_for": 4,
    "tests/ui/test_overlays.py::test_a_question_is_seen_whole_at_any_ui_scale": 1,
    "tests/ui/test_overlays.py::test_the_card_of_a_line_of_the_log_lies_beside_the_list": 1,
    "tests/ui/test_playback.py::test_after_the_show_the_table_is_as_if_it_were_opened_anew": 1,
    "tests/ui/test_playback.py::test_no_show_takes_more_than_six_seconds": 1,
    "tests/ui/test_playback.py::test_without_motion_the_same_is_shown": 1,
    "tests/ui/test_prompt_texts.py::test_the_prompt_line_of_scrapbots": 0,
    "tests/ui/test_result.py::test_both_mechs_are_whole": 2,
    "tests/ui/test_result.py::test_each_game_has_three_numbers_and_a_place": 1,
    "tests/ui/test_result.py::test_the_title_is_for_whoever_looks": 4,
    "tests/ui/test_scrapbots.py::test_a_game_between_two_people_can_be_played": 1,
    "tests/ui/test_scrapbots.py::test_the_screen_shows_nothing_that_the_seat_does_not_know": 1,
    "tests/ui/test_screens.py::test_nothing_is_cut_and_nothing_overlaps": 4,
    "tests/ui/test_screens.py::test_tab_reaches_every_control": 4,
    "tests/ui/test_secret_pictures.py::test_a_concession_that_can_be_taken_back_brings_nothing_to_light": 2,
    "tests/ui/test_secret_pictures.py::test_a_list_of_saves_shows_what_a_bystander_knows": 2,
    "tests/ui/test_secret_pictures.py::test_the_hint_test_would_notice_a_peek": 1,
    "tests/ui/test_secret_shows.py::test_the_test_would_notice_a_peek": 2,
    "tests/ui/test_secrets.py::test_who_comes_back_is_shown_what_happened": 1,
    "tests/ui/test_session.py::test_a_computer_players_choice_is_for_the_position_at_hand": 2,
    "tests/ui/test_setup.py::test_every_mech_can_be_picked_with_the_mouse": 1,
    "tests/ui/test_setup_screen.py::test_no_mech_is_cut_off_by_its_corner": 2,
    "tests/ui/test_setup.py::test_the_opponent_is_the_computer_unless_another_is_chosen": 1,
    "tests/ui/test_shows.py::test_most_of_what_happens_has_an_icon": 1,
    "tests/ui/test_sizes.py::test_no_figure_of_the_shelf_crosses_the_titles_line": 1,
    "tests/ui/test_sizes.py::test_no_words_are_too_small_to_read": 2,
    "tests/ui/test_sizes.py::test_nobody_who_drew_has_the_head_behind_the_numbers": 1,
    "tests/ui/test_sound.py::test_a_loop_runs_into_its_beginning": 1,
    "tests/ui/test_sound.py::test_an_effect_is_whole": 8,
    "tests/ui/test_table.py::test_a_duel_between_two_people_can_be_played": 1,
    "tests/ui/test_thinking.py::test_it_is_hurried_by_mouse_and_by_key_and_then_plays_on": 2,
    "tests/ui/test_thinking.py::test_nothing_is_cut_while_it_thinks": 2,
}


def late_ones(names: Sequence[str]) -> set[int]:
    """Which of the collected tests, by their ids, are left to the slow tests.

    >>> names = [f"tests/ui/test_result.py::test_both_mechs_are_whole[{case}]" for case in "abcdef"]
    >>> sorted(late_ones(names))
    [1, 3, 5]
    """
    cases: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        cases.setdefault(name.partition("[")[0], []).append(number)
    late: set[int] = set()
    for test, count in DEFAULT_CASES.items():
        numbers = cases.get(test, [])
        chosen = {numbers[index * len(numbers) // count] for index in range(min(count, len(numbers)))}
        late |= set(numbers) - chosen
    return late
