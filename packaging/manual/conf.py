# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Settings of the manual; build.py says where it is built."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

project = 'Sinew'
author = 'The Sinew authors'
copyright = '2026 The Sinew authors'
version = release = os.environ['SINEW_VERSION']
language = 'en'
smartquotes = False  # options begin with two dashes

extensions = ['myst_parser', 'directives']
myst_enable_extensions = ['attrs_image', 'deflist', 'colon_fence']
myst_heading_anchors = 3
manual_commands = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'pictures', 'commands.json')

html_theme = 'furo'
html_title = 'Sinew %s' % version
html_static_path = ['_static']
html_css_files = ['manual.css']
html_js_files = ['theme.js']
html_favicon = '_static/sinew.svg'
html_logo = '_static/sinew.svg'
html_copy_source = False
html_show_sourcelink = False
html_use_index = False
html_last_updated_fmt = None
pygments_style = 'friendly'
pygments_dark_style = 'native'
highlight_language = 'none'
# Debian's build of Furo has the dark colours of code only.
DARK = {
    'foreground-primary': '#d9dce2', 'foreground-secondary': '#9ca3b0', 'foreground-muted': '#8d94a1',
    'foreground-border': '#666666', 'background-primary': '#1c1e22', 'background-secondary': '#26282d',
    'background-hover': '#2b2e34', 'background-hover--transparent': '#2b2e3400', 'background-border': '#3b3e46',
    'background-item': '#444444', 'brand-primary': '#4fb0c6', 'brand-content': '#4fb0c6',
    'highlighted-background': '#2b5f70', 'highlight-on-target': '#2b3f48', 'admonition-background': '#18181a',
    'code-background': '#15161a', 'code-foreground': '#d0d0d0', 'inline-code-background': '#26282d',
}
html_theme_options = {
    'light_css_variables': {'color-brand-primary': '#08667d', 'color-brand-content': '#08667d'},
    'dark_css_variables': {'color-' + name: value for name, value in DARK.items()},
}
