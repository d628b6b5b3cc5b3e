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
html_favicon = '_static/sinew.svg'
html_logo = '_static/sinew.svg'
html_copy_source = False
html_show_sourcelink = False
html_use_index = False
html_last_updated_fmt = None
pygments_style = 'friendly'
pygments_dark_style = 'native'
highlight_language = 'none'
html_theme_options = {'sidebar_hide_name': False}
