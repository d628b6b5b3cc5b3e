#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Checks the rules of ARCHITECTURE.md that can be seen in a source file.

usage: check_source_rules.py ROOT

- Layers: what each folder may include, by its #include lines.
- Inside the model: which of its folders each folder may include.
- Third parties stay in the few files that wrap them, and expensive ones out of our headers.
- Every source file starts with the two SPDX lines and has at most 500 lines of code.
- Every body of an if, a loop or an else has braces.
- No name of a type is defined twice in the product, in anonymous namespaces neither.
- No text for users names a key of an action.
- No text for users is filled in by a chain of .arg() that a name with "%2" breaks.
- Tests wait for conditions, not for a time: `qWait(` is left to benchmarks, which measure what happens while time passes.
- A comment behind code is a sentence or a noun phrase: it does not begin with a bare preposition.
- Outside of the model, no std::exception is caught without a name: it becomes a warning or an error.
- Headers do not include each other in a circle; in the viewport neither files (a header with its
  source) nor folders need each other in a circle.

Prints FILE:LINE: MESSAGE for each violation; exit code 1 if there are any.
"""
import pathlib
import re
import sys

from braces import bare_bodies
from chained_args import chained_args
from include_circles import in_circles
from key_words import named_keys
from type_names import defined_twice

QT = r'(<Q\w+(/\w+)?>|<q\w+\.h>|"ui/|"viewport/window/)'
QT_WIDGETS = r'<(QtWidgets/|QWidget|QMainWindow|QDockWidget|QApplication|QAction>|QMenu|QToolBar|QDialog|QLabel|QTreeView|QListView|QAbstractItemView|QPushButton|QToolButton|QStatusBar|QFileDialog)'
VULKAN = r'(<vulkan|<QVulkan)'
CODEC = r'(tiny_gltf|<stb/|"stb|nlohmann|<CLI/|draco/|meshoptimizer|webp/)'

UI = [(VULKAN, 'ui knows no Vulkan'), (r'"(viewport|app|shaders)/', 'ui knows the model alone'),
      (CODEC, 'codecs belong to the model')]
# folder -> what it must not include: (pattern, the rule in words). The first folder that matches counts.
LAYERS = [
    ('model/', [(QT, 'model knows no Qt'), (VULKAN, 'model knows no Vulkan'),
                (r'"((viewport|ui|app)/|shaders/(?!views\.h"))', 'model knows no other layer but the list of views')]),
    ('shaders/', [(r'"(model|viewport|ui|app)/', 'shaders know no other layer'), (QT, 'shaders know no Qt')]),
    ('viewport/window/', [(QT_WIDGETS, 'viewport/window uses Qt Gui, not Widgets'),
                          (r'"(ui|app)/', 'the viewport knows neither ui nor app'),
                          (CODEC, 'codecs belong to the model')]),
    ('viewport/', [(QT, 'the renderer knows no Qt'), (r'"(ui|app)/', 'the viewport knows neither ui nor app'),
                   (r'(tiny_gltf|nlohmann|<CLI/)', 'the renderer parses no files')]),
    *(('ui/%s/' % folder, [(r'"ui/(window/|session/session\.h)', 'panels know the parts of the session that they show'),
                           *UI]) for folder in ('panels', 'timeline', 'models', 'properties')),
    ('ui/', UI),
    ('app/common/', [(QT, 'app/common knows no Qt'), (VULKAN, 'app/common knows no Vulkan'),
                     (r'"(app/(cli|gui)|viewport|ui)/', 'app/common knows the model alone'),
                     (CODEC, 'app/common parses no files')]),
    ('app/cli/', [(QT, 'sinew-cli knows no Qt'), (r'(tiny_gltf|<stb/)', 'codecs belong to the model')]),
    ('app/python/', [(QT, 'the Python module knows no Qt'), (CODEC, 'codecs belong to the model')]),
    ('app/gui/', [(r'(tiny_gltf|<stb/)', 'codecs belong to the model')]),
]
# Folder of the model -> the other folders of the model that it may include, lowest first.
MODEL = {
    'core': (),
    'asset': ('core',),
    'words': ('core', 'asset'),
    'facts': ('core', 'asset'),
    'image': ('core',),
    'codec': ('core', 'asset', 'image'),
    'film': ('core', 'image'),
    'tangent': ('core',),
    'light': ('core',),
    'load': ('core', 'asset', 'words', 'image', 'codec', 'tangent'),
    'evaluate': ('core', 'asset'),
    'weights': ('core', 'asset', 'evaluate'),
    'view': ('core', 'asset', 'evaluate', 'weights'),
    'check': ('core', 'asset', 'words', 'facts', 'load', 'evaluate', 'weights', 'view'),
    'engines': ('core', 'asset', 'words', 'facts', 'load', 'evaluate', 'weights', 'view', 'check'),
    'survey': ('core', 'asset', 'facts', 'load', 'evaluate', 'weights', 'view', 'check', 'engines'),
    'explain': ('core', 'asset', 'words', 'facts', 'evaluate', 'weights', 'check'),
    'values': ('core', 'asset', 'facts', 'evaluate', 'weights', 'view', 'check', 'survey'),
    'tracks': ('core', 'asset', 'facts', 'evaluate', 'weights', 'view', 'check'),
    'motion': ('core', 'asset', 'words', 'facts', 'evaluate', 'weights', 'view', 'check', 'tracks'),
    'diagnose': ('core', 'asset', 'words', 'evaluate', 'check', 'motion'),
    'project': ('core', 'asset', 'words', 'facts', 'load', 'evaluate', 'weights', 'view', 'check', 'engines',
                'tracks', 'motion'),
    'borrow': ('core', 'asset', 'words', 'facts', 'load', 'evaluate', 'weights', 'view'),
    'compare': ('core', 'asset', 'words', 'facts', 'evaluate', 'weights', 'view', 'survey', 'values', 'borrow'),
    'snapshot': ('core', 'asset', 'words', 'facts', 'load', 'evaluate', 'weights', 'view', 'check', 'compare'),
    'state': ('core', 'asset', 'facts', 'image', 'light', 'load', 'evaluate', 'weights', 'view', 'borrow', 'compare'),
    'picture': ('core', 'asset', 'facts', 'film', 'evaluate', 'view', 'check', 'values', 'tracks', 'motion'),
    'write': ('core', 'asset', 'words', 'facts', 'load', 'evaluate', 'view'),
    'demo': ('core', 'asset', 'image', 'write'),
}
# (third party, where alone it may be included)
HOMES = [
    (r'tiny_gltf', ('model/load/document/tinygltf_parse.cpp',)),
    (r'nlohmann', ('model/load/source/json_document.cpp', 'model/demo/glb_writer.cpp', 'app/cli/args/')),
    (r'<CLI/', ('app/cli/args/',)),
    (r'meshoptimizer\.h', ('model/codec/meshopt_library.cpp', 'tests/model/codec/meshopt_encoder.cpp')),
    (r'<draco/', ('model/codec/draco.cpp', 'tests/model/codec/draco_encoder.cpp')),
    (r'<webp/', ('model/codec/webp.cpp', 'model/film/webp_film.cpp', 'tests/')),
    (r'<zlib', ('model/image/deflate.cpp', 'tests/')),
    (r'<zstd', ('model/codec/zstandard.cpp', 'tests/')),
    (r'<hwy/', ('model/evaluate/',)),
    (r'<pybind11/', ('app/python/',)),
    (r'<sha2', ('app/cli/render/sha256.cpp',)),
]
# Highway compiles a file once per instruction set: only files that hold nothing but kernels.
KERNELS_ONLY = r'<hwy/(?!targets\.h)'
KERNEL_FILES = '_kernels.cpp'
EXPENSIVE_IN_HEADERS = r'(<QtWidgets>|<QtCore>|<QtGui>|<iostream>|nlohmann|tiny_gltf|<CLI/|<vulkan/vulkan\.hpp>)'
SOURCES = {'.h', '.cpp', '.glsl', '.vert', '.frag', '.comp'}
FOLDERS = ('app', 'viewport', 'model', 'ui', 'shaders', 'tests')
PRODUCT = ('app/', 'viewport/', 'model/', 'ui/')
MAX_CODE_LINES = 500
NAMELESS_CATCH = 'catch (const std::exception&)'
FIXED_WAIT = re.compile(r'\bqWait\(')
BARE_PREPOSITION = re.compile(r'[;,{)(] +// (after|as|at|before|by|for|from|in|into|of|on|over|per|than|to|under|until|up|while|with|without)\b')


def layer_rules(path):
    for folder, rules in LAYERS:
        if path.startswith(folder):
            return rules
    return []


def above_in_model(path, include):
    """-> what is wrong with this include between two folders of the model, or nothing."""
    here = re.match(r'model/(\w+)/', path)
    there = re.match(r'"model/(\w+)/', include)
    if not here or not there or here.group(1) == there.group(1):
        return None
    allowed = MODEL.get(here.group(1))
    if allowed is None:
        return 'model/%s has no place in the order of the model' % here.group(1)
    if there.group(1) not in allowed:
        return 'of the model, model/%s may include %s alone, but includes %s' % (
            here.group(1), ', '.join(allowed) or 'itself', include)
    return None


def check_file(path, text):
    """yields (line number, what is wrong)"""
    lines = text.splitlines()
    head = '\n'.join(lines[:4])
    if 'SPDX-FileCopyrightText:' not in head or 'SPDX-License-Identifier: MIT' not in head:
        yield 1, 'the two SPDX lines are missing'
    code = sum(1 for line in lines if line.strip() and not line.strip().startswith('//'))
    if code > MAX_CODE_LINES:
        yield len(lines), '%d lines of code, the ceiling is %d' % (code, MAX_CODE_LINES)
    if path.endswith(('.h', '.cpp')):
        for number, word in bare_bodies(text):
            yield number, 'the body of this %s has no braces' % word
    if path.startswith(PRODUCT) and not path.startswith('model/'):
        for number, line in enumerate(lines, 1):
            if NAMELESS_CATCH in line:
                yield number, 'what was caught is lost: warn() of model/core/warning.h writes a line'
    if path.startswith('tests/') and not pathlib.PurePath(path).name.startswith('bench_'):
        for number, line in enumerate(lines, 1):
            if FIXED_WAIT.search(line):
                yield number, 'waits for a time: settle() of tests/support/settle.h, QTRY_… or qWaitFor wait for a condition'
    for number, line in enumerate(lines, 1):
        if BARE_PREPOSITION.search(line):
            yield number, 'a comment behind code that begins with a preposition: say what it is ("size of the last frame")'
    yield from named_keys(path, text)
    yield from chained_args(path, text)
    rules = layer_rules(path)
    for number, line in enumerate(lines, 1):
        include = re.match(r'\s*#\s*include\s+([<"][^>"]*[>"])', line)
        if not include:
            continue
        for pattern, rule in rules:
            if re.match(pattern, include.group(1)) or re.search(pattern, include.group(1)):
                yield number, '%s, but includes %s' % (rule, include.group(1))
        if above_in_model(path, include.group(1)):
            yield number, above_in_model(path, include.group(1))
        for pattern, homes in HOMES:
            if re.search(pattern, include.group(1)) and not path.startswith(homes):
                yield number, '%s belongs to %s alone' % (include.group(1), ', '.join(homes))
        if re.search(KERNELS_ONLY, include.group(1)) and not path.endswith(KERNEL_FILES):
            yield number, '%s belongs to files named *%s' % (include.group(1), KERNEL_FILES)
        if path.endswith('.h') and re.search(EXPENSIVE_IN_HEADERS, include.group(1)):
            yield number, 'too expensive for a header: %s' % include.group(1)


def check_tree(root):
    """-> (list of 'file:line: message', number of files read)"""
    problems, count, product = [], 0, []
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob('*')):
            if file.suffix not in SOURCES or not file.is_file():
                continue
            count += 1
            path = file.relative_to(root).as_posix()
            text = file.read_text(encoding='utf-8')
            problems += ['%s:%d: %s' % (path, line, what) for line, what in check_file(path, text)]
            if path.startswith(PRODUCT):
                product.append((path, text))
    return problems + defined_twice(product) + in_circles(product), count


def main():
    problems, count = check_tree(pathlib.Path(sys.argv[1]))
    print('\n'.join(problems + ['%d files read, %d problems' % (count, len(problems))]))
    return 1 if problems or count == 0 else 0


if __name__ == '__main__':
    sys.exit(main())
