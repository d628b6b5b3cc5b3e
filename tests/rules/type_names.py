# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Which types a source file defines, read without a compiler.

One type name, one type: two classes of one name, linked into one program, are one class to the linker, and the
wrong member functions run wherever one was not inlined. Two in anonymous namespaces are two to the linker, but not
to a reader, nor to a build that compiles a folder at once.
"""
import re

NOT_CODE = re.compile(r'R"\((?:.|\n)*?\)"|//[^\n]*|/\*(?:.|\n)*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'')
PREPROCESSOR = re.compile(r'^[ \t]*#(?:\\\n|[^\n])*', re.M)
TEMPLATE = re.compile(r'\btemplate\s*<[^{};]*?>(?=\s*(?:class|struct|using|union|requires)\b)')
SPECIALISED = re.compile(r'\b(?:class|struct)\s+\w+\s*<')
TYPE = re.compile(r'\b(?:enum\s+class|enum\s+struct|enum|class|struct|union)\s+'
                  r'(?:\[\[[^\]]*\]\]\s*|alignas\s*\([^)]*\)\s*)*([A-Za-z_]\w*(?:::\w+)*)[^;{}()=]*$')
NAMESPACE = re.compile(r'\bnamespace\s*([\w:]*)\s*$')
ALIAS = re.compile(r'\busing\s+(\w+)\s*=')


def blank(match):
    """Keeps the lines, so that line numbers stay."""
    return re.sub(r'[^\n]', ' ', match.group(0))


def defined_types(text):
    """yields (line number, name) of the types that the text defines outside of functions; those inside of a class as
    Class::Name. A file's own alias is a short form of another type, not one more."""
    for pattern in (NOT_CODE, PREPROCESSOR, TEMPLATE):
        text = pattern.sub(blank, text)
    scopes, head = [], 0

    def named(name, start):
        outer = [scope for kind, scope in scopes if kind == 'type']
        return text.count('\n', 0, start) + 1, '::'.join(outer + [name])

    for mark in re.finditer(r'[{};]', text):
        words, start = text[head:mark.start()], head
        head = mark.end()
        visible = all(kind != 'function' for kind, _ in scopes)
        if mark.group(0) == '}':
            if scopes:
                scopes.pop()
        elif mark.group(0) == ';':
            alias = ALIAS.search(words)
            if alias and visible and ('namespace', '') not in scopes:
                yield named(alias.group(1), start + alias.start())
        else:
            namespace, definition = NAMESPACE.search(words), TYPE.search(words)
            if namespace:
                scopes.append(('namespace', namespace.group(1)))
            elif definition:
                if visible and not SPECIALISED.search(words):
                    yield named(definition.group(1), start + definition.start())
                scopes.append(('type', definition.group(1)))
            else:
                scopes.append(('function', ''))


def defined_twice(files):
    """files: (path, text) -> list of 'file:line: message' for each type whose name an earlier file took."""
    first, problems = {}, []
    for path, text in files:
        for line, name in defined_types(text):
            where = '%s:%d' % (path, line)
            if name in first:
                problems.append('%s: the type %s is defined in %s too' % (where, name, first[name]))
            else:
                first[name] = where
    return problems
