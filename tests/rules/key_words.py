# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Finds texts for users that name a key of an action. The user changes keys, so texts take the present
one from the table (ui/keys/keyed_words.h). Keys of single widgets (Enter, Delete, F2) and gestures
(Ctrl+click, Shift: anywhere) may be named."""
import re

WHERE = ('ui/', 'app/gui/', 'model/view/look_rows')
TABLES = ('ui/keys/',)  # the table itself, and the names of keys
WIDGET_KEYS = ('Enter', 'Return', 'Delete', 'F2')
# Keys that are no English words, with or without modifiers.
NAMES = r'(?:Esc|Escape|Backspace|PgUp|PgDown|Page Up|Page Down|F\d{1,2})'
WITH_MODIFIERS = r'(?:(?:Ctrl|Shift|Alt)\s?\+\s?)+(?:[A-Z0-9]|Space|Tab|Left|Right|Up|Down|Home|End|%s)(?![a-z])' % NAMES
# "(Z)", "(P or Ctrl+click)": a key at the end of a tool tip.
IN_BRACKETS = r'\((?:[A-Z]|Space|Home|End|Tab|Left|Right|Up|Down)(?=\)|,| or )'
FOUND = re.compile(r'\b%s\b|%s|%s' % (NAMES, WITH_MODIFIERS, IN_BRACKETS))
STRINGS = re.compile(r'"((?:[^"\\]|\\.)*)"')
COMMENT = re.compile(r'^\s*(//|\*).*$|\s//\s.*$')
# Lines that are a key, not a text: of the tables of options, of settings.
NO_TEXT = re.compile(r'\.key\s*=|QKeySequence|Qt::|setObjectName|QStringLiteral\("[\w-]*"\)|#include')


def named_keys(path, text):
    """yields (line number, what is wrong)"""
    if not path.startswith(WHERE) or path.startswith(TABLES):
        return
    for number, line in enumerate(text.splitlines(), 1):
        if NO_TEXT.search(line):
            continue
        for literal in STRINGS.findall(COMMENT.sub('', line)):
            found = FOUND.search(literal)
            if found and found.group(0) not in WIDGET_KEYS:
                yield number, 'a text names the key "%s", which the user may change: see ui/keys/keyed_words.h' % \
                    found.group(0).lstrip('(')
