"""The settings: tabs, a page of paper, and a monitor that shows what a change does.

Begin with `scene`. `pages` says what each page holds, `tree` makes nodes of it; `scheme_choice` is a control.
`key_list` is the page of controls. `preview` and `monitor` draw what stands beside the page.
"""
