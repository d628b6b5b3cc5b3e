#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Compares the tables of findings with the sources that report them.

usage: check_ledger.py ROOT

Every code that the product reports, from whichever folder, is in one of the tables of model/check
(meaning, why, fixes), every code in a table is reported somewhere, none is listed twice, and none of
the texts is empty. Every parameter of a rule is read by its name, and every parameter that is read
is in the row of its rule.
Prints one line per problem; exit code 1 if there are any.
"""
import collections
import pathlib
import re
import sys

CODE = r'"([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)"'
# A finding is made with `.code =`, and that must be a code.
NO_CODE = re.compile(r'\.code\s*=\s*"(?![A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+")([^"]*)"')
FOLDERS = ('model', 'viewport', 'ui', 'app')
SOURCES = ('.h', '.cpp')
# What looks like a code: words of glTF and of its extensions, variables of the environment.
WORDS = re.compile(r'^(TEXCOORD|JOINTS|WEIGHTS|COLOR)_\d+$|^(KHR|EXT|VRMC|MSFT|UNSIGNED)_'
                   r'|^(DBUS|FONTCONFIG|QT|XDG|VK|WAYLAND|SINEW)_|^(NO_COLOR|CLICOLOR_FORCE)$')
# The demonstration asset names its planted faults by lint codes; the validator of Khronos and the public interfaces
# have codes of their own.
NOT_REPORTING = ('model/demo/', 'model/check/khronos_codes.cpp', 'model/sinew.', 'app/python/module.cpp')


def is_table(path):
    name = path.rsplit('/', 1)[-1]
    return path.startswith('model/check/') and (name.endswith('_table.cpp') or
                                                name.startswith('ledger_'))


def listed_codes(text):
    """yields (code, whether all of its texts say something)"""
    for entry in re.split(r'\bRule\{', text)[1:]:
        code = re.search(r'\.code\s*=\s*' + CODE, entry)
        if code:
            says = {field: re.search(r'\.%s\s*=\s*("[^"]|k[A-Z])' % field, entry)
                    for field in ('meaning', 'why', 'fixBlender', 'fixMaya')}
            same = '.fixMaya' not in entry  # as in Blender
            yield code.group(1), all(says[field] or same and field == 'fixMaya' for field in says)


def parameters(text):
    """yields (code, name) of every parameter of the rules of a table"""
    named = {array: re.findall(r'RuleParameter\{\s*"(\w+)"', body) for array, body in re.findall(
        r'constexpr std::array (\w+)\{\s*(?=RuleParameter)(.*?)\n\};', text, re.S)}
    for entry in re.split(r'\bRule\{', text)[1:]:
        code = re.search(r'\.code\s*=\s*' + CODE, entry)
        array = re.search(r'\.parameters\s*=\s*(\w+)', entry)
        if code and array:
            yield from ((code.group(1), name) for name in named.get(array.group(1), []))


def unlike_parameters(files):
    """yields what is wrong between the parameters of the tables and those that are read"""
    listed = {each for path, text in files.items() if is_table(path) for each in parameters(text)}
    read = {each for path, text in files.items() if not is_table(path)
            for each in re.findall(r'\bparameter\(\s*' + CODE + r',\s*"(\w+)"\)', text)}
    yield from ('%s has no parameter %s, which is read' % each for each in sorted(read - listed))
    yield from ('nothing reads the parameter %s of %s' % each[::-1]
                for each in sorted(listed - read))


def check(files):
    """files: {path: text} -> list of problems"""
    listed, reported, problems = collections.Counter(), {}, []
    for path, text in sorted(files.items()):
        if is_table(path):
            for code, whole in listed_codes(text):
                listed[code] += 1
                if not whole:
                    problems.append('%s: %s lacks one of its texts' % (path, code))
        elif not path.startswith(NOT_REPORTING):
            for number, line in enumerate(text.splitlines(), 1):
                problems += ['%s:%d: "%s" is no code: codes are UPPER_SNAKE_CASE'
                             % (path, number, word) for word in NO_CODE.findall(line)]
                for code in re.findall(CODE, line):
                    if not WORDS.match(code):
                        reported.setdefault(code, '%s:%d' % (path, number))
    problems += ['%s: %s is in no table of model/check' % (place, code)
                 for code, place in sorted(reported.items()) if code not in listed]
    problems += ['%s is listed and never reported' % code
                 for code in sorted(listed) if code not in reported]
    problems += ['%s is listed %d times' % (code, count)
                 for code, count in sorted(listed.items()) if count > 1]
    problems += unlike_parameters(files)
    return problems, len(listed)


def product_files(root):
    """-> {path: text} of every source of the product"""
    return {path.relative_to(root).as_posix(): path.read_text(encoding='utf-8')
            for folder in FOLDERS for path in (root / folder).rglob('*')
            if path.suffix in SOURCES}


def main():
    files = product_files(pathlib.Path(sys.argv[1]))
    problems, count = check(files)
    print('\n'.join(problems + ['%d files read, %d codes listed, %d problems'
                                % (len(files), count, len(problems))]))
    return 1 if problems or count == 0 else 0


if __name__ == '__main__':
    sys.exit(main())
