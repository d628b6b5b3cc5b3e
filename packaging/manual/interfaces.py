# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Pages of the C++ and Python interfaces, from the comments of the public header and the typed stubs."""
import ast
import re

HEADER = 'model/sinew.h'
STUBS = ('app/python/sinew/__init__.pyi', 'app/python/sinew/_sinew.pyi')
COMMENT = re.compile(r'^\s*///? ?(.*)$')


def declarations(text):
    """yields (comment, declaration) of a header: what follows a block of /// up to its ; or {"""
    comment, code = [], []
    for line in text.splitlines():
        found = re.match(r'^\s*/// ?(.*)$', line)
        if found and not code:
            comment.append(found.group(1))
        elif comment and line.strip():
            code.append(line.rstrip())
            if re.search(r'[;{]\s*(//.*)?$', line):
                yield comment, code
                comment, code = [], []
        elif not line.strip():
            comment = []


def struct_bodies(text):
    """-> {name: whole text of the struct}, for those that are plain data"""
    return {found.group(1): found.group(0) for found in re.finditer(r'^(?:struct|class) (\w+)[^;{]*\{.*?^\};', text, re.MULTILINE | re.DOTALL)}


def cpp_page(root):
    lines = ['# C++', '']
    header = root / HEADER
    if not header.exists():
        return '\n'.join(lines + ['This version has no public header.'])
    text = header.read_text()
    lines += ['The public header `sinew/model.h`. All names are in the namespace `sinew`.', '']
    bodies = struct_bodies(text)
    for comment, code in declarations(text):
        name = re.search(r'(?:struct|class|enum class) (\w+)|(\w+)\(', ' '.join(code))
        if not name or code[0].startswith(('    ', '#', 'namespace')):
            continue
        shown = bodies.get(name.group(1) or '', '\n'.join(code))
        lines += ['## ' + (name.group(1) or name.group(2)), '', '```cpp', shown, '```', '', '\n'.join(comment).replace('<', '\\<'), '']
    return '\n'.join(lines)


def signature(node):
    return '%s(%s)%s' % (node.name, ast.unparse(node.args), ' -> ' + ast.unparse(node.returns) if node.returns else '')


def documented(node, level):
    words = (ast.get_docstring(node) or '').strip()
    lines = ['#' * level + ' ' + node.name, '']
    if isinstance(node, ast.FunctionDef):
        property_like = any(getattr(each, 'id', '') == 'property' for each in node.decorator_list)
        lines += ['```python', (node.name + (': ' + ast.unparse(node.returns) if node.returns else '')) if property_like
                  else 'def ' + signature(node), '```', '']
    if words:
        lines += ['```text', words, '```', '']
    if isinstance(node, ast.ClassDef):
        fields = [ast.unparse(each) for each in node.body if isinstance(each, ast.AnnAssign)]
        if fields:
            lines += ['```python', *fields, '```', '']
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and not each.name.startswith('_'):
                lines += documented(each, level + 1)
    return lines


def python_page(root):
    lines = ['# Python', '']
    stubs = [root / name for name in STUBS if (root / name).exists()]
    if not stubs:
        return '\n'.join(lines + ['This version has no Python module.'])
    lines += ['`import sinew`, of the package `python3-sinew`.', '']
    for stub in stubs:
        tree = ast.parse(stub.read_text())
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith('_'):
                lines += documented(node, 2)
    return '\n'.join(lines)
