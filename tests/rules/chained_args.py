# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Finds texts that are filled in twice: in tr("%1 in %2").arg(name).arg(folder), a name that contains
"%2" moves the folder into the name. .arg(name, folder) is safe, with numbers as QString::number(…).
A chain is allowed where every link but the last is seen to be a number."""
import re

from braces import after_parentheses, blanked

WHERE = ('ui/', 'app/gui/')
LINK = re.compile(r'\.\s*arg\s*(?=\()')
NEXT = re.compile(r'\s*\.\s*arg\s*\(')
NUMBER = re.compile(
    r"^(.*,\s*\w+,\s+,\s*\w+"  # value, width, 'f', precision; literals are blank
    r'|.*(\b(size|count|width|height|row|column|pass|repeats)\(\)|\.value)( [+-] \d+)?'
    r'|(int|double|static_cast<\w+>|QString::number|std::lround)[({].*[)}]'
    r'|k[A-Z]\w*|\d+)$', re.S)


def chained_args(path, text):
    """yields (line number, what is wrong)"""
    if not path.startswith(WHERE):
        return
    text = blanked(text)
    for link in LINK.finditer(text):
        end = after_parentheses(text, link.end())
        if NEXT.match(text, end) and not NUMBER.match(text[link.end() + 1:end - 1].strip()):
            yield (text.count('\n', 0, link.start()) + 1,
                   'a name with "%2" breaks this chain: .arg(a, b) takes all texts at once')
