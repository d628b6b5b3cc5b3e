#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Writes the pages of the manual that follow from the programs: symptoms, rules, views, keys, options, formats, and
the C++ and Python interfaces. build.py calls it."""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import tempfile

from interfaces import cpp_page, python_page

ROOT = pathlib.Path(__file__).resolve().parents[2]
VIEW_SIZE = '480x300'
# What shows best what a view is for; of all others, the orca with its planted faults from its left.
VIEW_OPTIONS = {
    'weight': ['--joint', 'FlukeTip.L'],
    'joint-colors': ['--animation', 'Swim', '--time', '0.6'],
    'stretch': ['--worst', '--animation', 'Swim'],
    'displacement': ['--compare-with', 'four', '--animation', 'Swim', '--time', '0.25'],
    'skinning-difference': ['--animation', 'Breach', '--time', '3.5'],
    'morph': ['--morph', 'Puff=1'],
    'difference': ['--animation', 'Swim', '--time', '0.6'],
}
UNWEIGHTED_SIDE = {'unweighted'}


def text_of(program, *arguments):
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=True,
                          env=dict(os.environ, QT_QPA_PLATFORM='offscreen', NO_COLOR='1'))
    return done.stdout


def cell(text):
    """Text in a cell of a table, where nothing of it is markup."""
    return plain(text).replace('|', '\\|').replace('\n', ' ')


def plain(text):
    return re.sub(r'([\\`*_{}\[\]<>#$~])', r'\\\1', text)


def table(head, rows):
    lines = ['| ' + ' | '.join(head) + ' |', '| ' + ' | '.join('---' for _ in head) + ' |']
    return '\n'.join(lines + ['| ' + ' | '.join(row) + ' |' for row in rows]) + '\n'


def rule_link(code):
    return '[`%s`](rules.md#%s)' % (code, code.lower())


# Rules

def rule_section(rule):
    severity = rule['severity'] if rule['severity'] == rule['leastSeverity'] else \
        '%s, or %s' % (rule['severity'], rule['leastSeverity'])
    lines = ['### ' + rule['code'], '', plain(rule['meaning']), '']
    facts = [('Severity', severity + (', violates the specification' if rule['violation'] else ''))]
    facts += [(name, plain(rule[key])) for name, key in [('Why', 'why'), ('Blender', 'fixBlender'), ('Maya', 'fixMaya')]
              if rule.get(key)]
    facts += [('`%s`' % parameter['name'], '%s %s. %s' % (parameter['default'], plain(parameter['unit']), plain(parameter['meaning'])))
              for parameter in rule['parameters']]
    for name, words in facts:
        lines += [name, ': ' + words, '']
    return lines


def rules_page(cli):
    rules = json.loads(text_of(cli, 'check', '--list-rules', '--json'))['rules']
    lines = ['# Rules', '', 'What `sinew-cli check` and the panel Problems report: %d rules. A number in the list of a rule is a '
             'threshold and its default. `sinew-cli check --list-rules` prints the same.' % len(rules), '']
    titles = {'check': 'Skins, weights and animations', 'load': 'Files'}
    for source in sorted({rule['source'] for rule in rules}, key=lambda name: (name not in titles, name)):
        lines += ['## ' + titles.get(source, source.capitalize()), '']
        for rule in rules:
            if rule['source'] == source:
                lines += rule_section(rule)
    return '\n'.join(lines)


# Symptoms

def symptoms_page(tables):
    lines = ['# Index by symptom', '', 'Look for what you see. `sinew-cli diagnose FILE --symptom NAME` and "What Do I See?" of the window '
             'find which of the causes a file has, the likeliest first, and say how to fix it.', '']
    lines.append(table(['what you see', 'name'], [['[%s](symptom-%s)' % (cell(row['title']), row['name']), '`%s`' % row['name']]
                                                  for row in tables['symptoms']]))
    for row in tables['symptoms']:
        lines += ['(symptom-%s)=' % row['name'], '## ' + plain(row['title']), '']
        if row['words']:
            lines += ['Also called: ' + plain(row['words']) + '.', '']
        lines += ['```console', '$ sinew-cli diagnose FILE --symptom ' + row['name'], '```', '']
        if row['causes']:
            lines += ['Causes, the likeliest first: ' + ', '.join(rule_link(code) for code in row['causes']) + '.', '']
        if row['violations']:
            lines += ['Every violation of the specification can be the cause, too.', '']
        if row['elsewhere']:
            lines += ['If it is none of these: ' + plain(row['elsewhere']), '']
    return '\n'.join(lines)


# Views

def view_pictures(names, cli, folder, cache):
    """Renders a picture of every view; of those that compare two files, too."""
    with tempfile.TemporaryDirectory(prefix='sinew-manual-views-') as place:
        flawed, good = (os.path.join(place, name) for name in ['flawed.glb', 'orca.glb'])
        subprocess.run([cli, 'demo', '--flawed', '-o', flawed], check=True)
        subprocess.run([cli, 'demo', '-o', good], check=True)

        environment = dict(os.environ, XDG_CACHE_HOME=str(cache))

        def picture(name):
            out = folder / ('view-%s.png' % name)
            side = 'orbit:-60,20,2.1' if name in UNWEIGHTED_SIDE else 'orbit:50,20,2.1'
            command = [cli, 'render', flawed, '-o', str(out), '--view', name, '--size', VIEW_SIZE, '--legend', '--no-state', '--quiet',
                       '--camera', side, *VIEW_OPTIONS.get(name, [])]
            done = subprocess.run(command, capture_output=True, text=True, env=environment)
            if done.returncode and not out.exists():
                subprocess.run([cli, 'compare', flawed, good, '--picture', str(out)], check=False, capture_output=True, env=environment)
            return out.exists()

        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            return dict(zip(names, pool.map(picture, names)))


def views_page(tables, cli, folder, cache):
    names = [row['name'] for row in tables['views']]
    made = view_pictures(names, cli, folder, cache)
    lines = ['# Views', '', 'What a picture shows: `--view NAME` of `sinew-cli render`, and the first list of the toolbar of the window. The pictures '
             'show the demonstration asset with its planted faults (`sinew-cli demo --flawed`).', '']
    for row in tables['views']:
        lines += ['(view-%s)=' % row['name'], '## ' + plain(row['label']), '', '%s. `--view %s`' % (plain(row['summary']), row['name']), '']
        if made[row['name']]:
            lines += ['![%s](/pictures/view-%s.png)' % (plain(row['label']), row['name']), '']
    return '\n'.join(lines)


# Keys

def keys_page(tables):
    lines = ['# Keys and gestures', '', 'The keys of the first start. Help > Keyboard and Mouse shows the present ones and changes them.', '']
    section, rows = None, []
    for row in tables['keys'] + [{'section': None}]:
        if row['section'] != section:
            if rows:
                lines += ['## ' + plain(section.replace('&', '')), '', table(['', 'keys'], rows)]
            section, rows = row['section'], []
        if section and row['keys']:
            rows.append([cell(row['meaning']), cell(row['keys'])])
    return '\n'.join(lines)


# Options

OPTION_LINE = re.compile(r'^  (\S.*?)(?:\s{2,}(\S.*))?$')


def options_section(help_text, level):
    """-> Markdown of a --help text: tables of its groups under headings of `level`, all else as it is."""
    lines, group, rows, before = [], None, [], []

    def flush():
        if group and rows:
            lines.extend(['#' * level + ' ' + plain(group), '', table(['', ''], [['`%s`' % name.replace('|', '\\|'), cell(' '.join(words))]
                                                                      for name, words in rows])])

    for line in help_text.splitlines():
        if re.match(r'^[A-Z][\w -]*:$', line):
            flush()
            group, rows = line[:-1], []
        elif group and OPTION_LINE.match(line) and not line.startswith('   '):
            name, words = OPTION_LINE.match(line).groups()
            rows.append((name, [words] if words else []))
        elif group and line.startswith('   ') and rows:
            rows[-1][1].append(line.strip())
        elif line.strip():
            if group:
                flush()
                group, rows = None, []
            (before if not lines else lines).append(line)
    flush()
    usage = [line for line in before if line.startswith('Usage:')]
    words = [line for line in before if not line.startswith('Usage:')]
    head = [plain(line) for line in words] + ['']
    if usage:
        head += ['```', usage[0].replace('Usage: ', '').strip(), '```', '']
    tail = []
    while lines and not lines[-1].startswith(('|', '#')) and '|' not in lines[-1] and lines[-1].strip():
        tail.insert(0, plain(lines.pop()))
    return '\n'.join(head + lines + [''] + tail) + '\n'


def commands_of(help_text):
    found = re.search(r'^Commands:\n((?:  .*\n)+)', help_text, re.MULTILINE)
    return [line.split()[0] for line in found.group(1).splitlines() if re.match(r'  \S', line)] if found else []


def options_pages(binaries, folder):
    """Writes a page for each program; -> their names"""
    for program in ['sinew-cli', 'sinew-bench', 'sinew']:
        path = str(binaries / program)
        overall = text_of(path, '--help').replace(str(binaries) + '/', '')
        lines = ['# ' + program, '', options_section(overall, 2)]
        for command in commands_of(overall):
            lines += ['## %s %s' % (program, command), '', options_section(text_of(path, command, '--help'), 3)]
        (folder / ('%s.md' % program)).write_text('\n'.join(lines))
    return ['sinew', 'sinew-cli', 'sinew-bench']


# Formats

def type_words(schema):
    if 'const' in schema:
        return '`%s`' % json.dumps(schema['const']).strip('"')
    if 'enum' in schema:
        return 'one of ' + ', '.join('`%s`' % json.dumps(value).strip('"') for value in schema['enum'])
    if '$ref' in schema:
        return schema['$ref'].rsplit('/', 1)[-1]
    for key in ('anyOf', 'oneOf'):
        if key in schema:
            return ' or '.join(dict.fromkeys(type_words(part) for part in schema[key]))
    kind = schema.get('type', 'any')
    if kind == 'array':
        return 'array of ' + type_words(schema.get('items', {})) if isinstance(schema.get('items'), dict) else 'array'
    return ' or '.join(kind) if isinstance(kind, list) else kind


def members(schema, prefix=''):
    """yields (path, type, may be missing, meaning)"""
    for part in [schema, *schema.get('anyOf', []), *schema.get('oneOf', [])]:
        required = set(part.get('required', []))
        named = part.get('properties', {})
        references = {member.get('$ref') for member in named.values()}
        if len(named) > 1 and len(references) == 1 and None not in references:  # one for each rule
            named = {'NAME': {'$ref': references.pop()}}
        for name, member in named.items():
            yield prefix + name, type_words(member), name not in required, member.get('description', '')
            yield from members(member, prefix + name + '.')
        items = part.get('items')
        if isinstance(items, dict):
            yield from members(items, prefix.rstrip('.') + '[].')
        others = part.get('additionalProperties')
        if isinstance(others, dict):
            yield prefix + 'NAME', type_words(others), True, others.get('description', '')
            yield from members(others, prefix + 'NAME.')


def format_section(schema):
    """-> Markdown of a table of all members"""
    rows = {}
    for definition, part in [('', schema)] + list(schema.get('$defs', {}).items()):
        for path, kind, optional, meaning in members(part, definition + '.' if definition else ''):
            rows.setdefault(path, ('`%s`' % path, cell(kind).replace('\\`', '`') + (', may be absent' if optional else ''), cell(meaning)))
    # A block of sinew.json holds the settings of the whole file again.
    again = {'overrides[].' + path for path in rows}
    rows = {path: row for path, row in rows.items() if path not in again}
    explained = any(meaning for _, _, meaning in rows.values())
    head = ['member', 'type', 'meaning'] if explained else ['member', 'type']
    return table(head, [row[:len(head)] for row in rows.values()])


def formats_page(cli, folder):
    names = text_of(cli, 'schema').split()
    lines = ['# Formats', '', 'What the programs write and read as JSON. The number after the slash grows when the meaning of a member '
             'changes; new members may come without that. `sinew-cli schema NAME` prints the JSON Schema.', '']
    (folder / 'schemas').mkdir(exist_ok=True)
    for name in names:
        schema = text_of(cli, 'schema', name)
        file = name.replace('/', '-') + '.schema.json'
        (folder / 'schemas' / file).write_text(schema)
        lines += ['## ' + name, '', '{download}`%s <schemas/%s>`' % (file, file), '', format_section(json.loads(schema))]
    return '\n'.join(lines)


def write_pages(source, binaries, tables_program, cache):
    """Into the folder of pages `source`, with its pictures."""
    cli = str(binaries / 'sinew-cli')
    tables = json.loads(text_of(str(tables_program)))
    folder = source / 'reference'
    options_pages(binaries, folder)
    pages = {'symptoms': symptoms_page(tables), 'rules': rules_page(cli), 'keys': keys_page(tables),
             'views': views_page(tables, cli, source / 'pictures', cache), 'formats': formats_page(cli, folder),
             'cpp': cpp_page(ROOT), 'python': python_page(ROOT)}
    for name, text in pages.items():
        (folder / (name + '.md')).write_text(text.rstrip() + '\n')
    (source / 'pictures' / 'tables.json').write_text(json.dumps(tables))
