# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Finds bodies of if, else, for, while and do that have no braces."""
import re

BLANKED = re.compile(
    r'//(?:[^\n\\]|\\.|\\\n)*'                       # a comment to the end of the line
    r'|/\*.*?\*/'
    r'|R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)"'  # a raw string
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|(?<![0-9a-fA-F])'(?:[^'\\\n]|\\.)+'"           # a character, no digit separator
    r'|^[ \t]*#(?:[^\n\\]|\\.|\\\n)*',                # a directive
    re.S | re.M)
KEYWORD = re.compile(r'\b(if|else|for|while|do)\b')


def blanked(text):
    """The text with comments, literals and directives as blanks; lines stay where they are."""
    return BLANKED.sub(lambda m: re.sub(r'[^\n]', ' ', m.group(0)), text)


def after_blanks(text, at):
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def after_parentheses(text, at):
    """-> position behind the pair that opens at `at`."""
    depth = 0
    while at < len(text):
        depth += {'(': 1, ')': -1}.get(text[at], 0)
        at += 1
        if depth == 0:
            break
    return at


def bare_bodies(text):
    """yields (line number, keyword) for each body without braces."""
    text = blanked(text)
    for match in KEYWORD.finditer(text):
        word = match.group(1)
        at = after_blanks(text, match.end())
        if word in ('else', 'do'):
            bare = text[at:at + 1] != '{' and not (word == 'else' and re.match(r'if\b', text[at:]))
        else:
            if text.startswith('constexpr', at):
                at = after_blanks(text, at + len('constexpr'))
            if text[at:at + 1] != '(':
                continue
            at = after_blanks(text, after_parentheses(text, at))
            ends_do = word == 'while' and text[at:at + 1] == ';' \
                and text[:match.start()].rstrip().endswith('}')
            bare = text[at:at + 1] != '{' and not ends_do
        if bare:
            yield text.count('\n', 0, match.start()) + 1, word
